//! The desktop program: hands over to the library at once, which phones start by an entry point of their own.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() {
    scoresheet_lib::run();
}
