//! Lets Tauri read its configuration and capabilities while the shell is compiled.

fn main() {
    tauri_build::build();
}
