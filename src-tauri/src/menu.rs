//! The menu bar of desktop systems. An item sends its name to the page as a `menu` event, and the page does what its button
//! of that name does; only editing of text is the platform's own. Items carry no shortcut: the page hears the keys itself, and
//! must, because in an open editor they belong to the text.

use tauri::menu::{Menu, MenuBuilder, MenuEvent, SubmenuBuilder};
use tauri::{AppHandle, Manager, Result, Wry};

use crate::{MAIN_WINDOW, page};

/// The item that closes the window, where the platform does not do it.
#[cfg(target_os = "linux")]
const QUIT: &str = "quit";

/// Puts the menu on the app and answers it.
pub fn install(app: &AppHandle) -> Result<()> {
    app.set_menu(menu(app)?)?;
    app.on_menu_event(on_menu_event);
    Ok(())
}

fn menu(app: &AppHandle) -> Result<Menu<Wry>> {
    let bar = MenuBuilder::new(app);
    #[cfg(target_os = "macos")]
    let bar = {
        let own = SubmenuBuilder::new(app, "Scoresheet")
            .text("about", "About Scoresheet")
            .separator()
            .text("settings", "Settings…")
            .separator()
            .services()
            .separator()
            .hide()
            .hide_others()
            .show_all()
            .separator()
            .quit()
            .build()?;
        bar.item(&own)
    };
    let file = SubmenuBuilder::new(app, "File")
        .text("new_game", "New game…")
        .text("open", "Open…")
        .text("save", "Save as…")
        .separator()
        .text("copy_pgn", "Copy PGN")
        .text("copy_fen", "Copy FEN")
        .text("paste", "Paste a game")
        .separator()
        .text("copy_picture", "Copy picture")
        .text("save_picture", "Save picture…")
        .separator()
        .text("archive", "Archive…");
    #[cfg(windows)]
    let file = file.separator().quit();
    // GTK has no such item of its own.
    #[cfg(target_os = "linux")]
    let file = file.separator().text(QUIT, "Quit");
    let game = SubmenuBuilder::new(app, "Game")
        .text("undo", "Undo move")
        .text("redo", "Redo move")
        .separator()
        .text("bring_back", "Bring back the game before")
        .text("details", "Details…");
    let view = SubmenuBuilder::new(app, "View").text("flip", "Flip board");
    #[cfg(target_os = "macos")]
    let view = view.separator().fullscreen();
    #[cfg(not(target_os = "macos"))]
    let view = view.separator().text("settings", "Settings…");
    let help =
        SubmenuBuilder::new(app, "Help").text("guide", "Guide").text("rules", "Rules").text("shortcuts", "Shortcuts");
    #[cfg(not(target_os = "macos"))]
    let help = help.separator().text("about", "About Scoresheet");
    bar.item(&file.build()?)
        .item(&edit_menu(app)?)
        .item(&game.build()?)
        .item(&view.build()?)
        .item(&help.build()?)
        .build()
}

/// Cut, copy and paste as the platform knows them; on macOS they work by the keyboard only if a menu has them.
#[cfg(not(target_os = "linux"))]
fn edit_menu(app: &AppHandle) -> Result<tauri::menu::Submenu<Wry>> {
    SubmenuBuilder::new(app, "Edit").undo().redo().separator().cut().copy().paste().select_all().build()
}

/// GTK has no such items of its own that would reach a web view: these name the web view's editing commands.
#[cfg(target_os = "linux")]
fn edit_menu(app: &AppHandle) -> Result<tauri::menu::Submenu<Wry>> {
    SubmenuBuilder::new(app, "Edit")
        .text("edit:Undo", "Undo typing")
        .text("edit:Redo", "Redo typing")
        .separator()
        .text("edit:Cut", "Cut")
        .text("edit:Copy", "Copy")
        .text("edit:Paste", "Paste")
        .text("edit:SelectAll", "Select all")
        .build()
}

fn on_menu_event(app: &AppHandle, event: MenuEvent) {
    let name = event.id().as_ref();
    #[cfg(target_os = "linux")]
    if name == QUIT {
        quit(app);
        return;
    } else if let Some(command) = name.strip_prefix("edit:") {
        edit(app, command.to_owned());
        return;
    }
    page::tell(app, "menu", &name);
}

#[cfg(target_os = "linux")]
fn edit(app: &AppHandle, command: String) {
    use webkit2gtk::WebViewExt;
    let Some(window) = app.get_webview_window(MAIN_WINDOW) else { return };
    let done = window.with_webview(move |view| view.inner().execute_editing_command(&command));
    if let Err(error) = done {
        log::error!("editing command failed: {error}");
    }
}

/// Closes the window as its own button does, and with it the app.
#[cfg(target_os = "linux")]
fn quit(app: &AppHandle) {
    let closed = app.get_webview_window(MAIN_WINDOW).map(|window| window.close());
    if let Some(Err(error)) = closed {
        log::error!("the window could not be closed: {error}");
    }
}

/// Shows the window that is already open, to somebody who started the program again.
pub fn bring_to_front(app: &AppHandle) {
    let Some(window) = app.get_webview_window(MAIN_WINDOW) else { return };
    let shown = window.unminimize().and_then(|()| window.show()).and_then(|()| window.set_focus());
    if let Err(error) = shown {
        log::warn!("the window could not be brought to the front: {error}");
    }
}
