//! Lets Tauri read its configuration while the window is compiled.

fn main() {
    tauri_build::build();
}
