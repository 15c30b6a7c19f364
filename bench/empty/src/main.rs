//! A Tauri window that shows a blank page and does nothing.

fn main() -> tauri::Result<()> {
    tauri::Builder::default().run(tauri::generate_context!())
}
