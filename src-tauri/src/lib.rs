//! The Tauri shell: a window, a thread that owns the session, and what only a program on a machine can do.
//!
//! Nothing here knows chess. Commands of the page go to [`driver`] and from there to `scoresheet-wire`; files,
//! clipboard and menu are answered here and reach the game only as texts that the page sends back as commands.

mod commands;
mod diagnostics;
mod driver;
mod files;
mod former;
mod guard;
#[cfg(desktop)]
mod menu;
mod page;
mod start;
mod store;
mod updates;

use driver::Driver;
use tauri::webview::{PageLoadEvent, WebviewWindowBuilder};
use tauri::{App, AppHandle, Builder, Manager, RunEvent, Wry};

/// Label of the only window, as in `tauri.conf.json` and the capabilities.
#[cfg(desktop)]
const MAIN_WINDOW: &str = "main";

/// Starts the app and returns when its window is closed.
///
/// A system without a display or a web view cannot show it: the reason goes to standard error and the program ends with 1.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    diagnostics::log_panics();
    #[cfg(target_os = "linux")]
    start::need_screen();
    let app = start::attempt(build);
    app.run(on_run_event);
}

fn build() -> Result<App, String> {
    plugins(Builder::default())
        .invoke_handler(commands::handler())
        .setup(|app| {
            start::attempt(|| setup(app));
            Ok(())
        })
        .on_window_event(|window, event| files::on_window_event(window.app_handle(), event))
        .on_page_load(|view, load| {
            if load.event() == PageLoadEvent::Started {
                page::leaves(view.app_handle());
            }
        })
        .build(tauri::generate_context!())
        .map_err(|error| start::in_words(&error))
}

/// The plugins that this system has a use for.
fn plugins(builder: Builder<Wry>) -> Builder<Wry> {
    #[cfg(desktop)]
    let builder = {
        let single_instance = tauri_plugin_single_instance::init(|app, arguments, folder| {
            files::open_arguments(app, arguments.into_iter().skip(1), folder.as_ref());
            menu::bring_to_front(app);
        });
        // The window's place is read by its plugin when that starts.
        let former = start::step("former-identifier", |app| {
            former::move_window_state(app);
            Ok(())
        });
        start::ask_for_first(builder, single_instance)
            .plugin(former)
            .plugin(tauri_plugin_window_state::Builder::default().build())
    };
    builder
        .plugin(diagnostics::log_plugin())
        .plugin(tauri_plugin_store::Builder::default().build())
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_fs::init())
        .plugin(tauri_plugin_clipboard_manager::init())
}

fn setup(app: &mut App) -> tauri::Result<()> {
    let handle = app.handle();
    app.manage(page::Page::default());
    app.manage(start_session(handle)?);
    // Without a key and an address in the configuration the plugin would not start, and neither would the program.
    #[cfg(all(desktop, feature = "updater"))]
    if updates::update_possible(handle.clone()) {
        handle.plugin(tauri_plugin_updater::Builder::new().build())?;
    }
    #[cfg(desktop)]
    {
        menu::install(handle)?;
        let folder = std::env::current_dir().unwrap_or_default();
        files::open_arguments(handle, std::env::args_os().skip(1), &folder);
    }
    open_windows(handle)
}

/// Opens the windows of the configuration, with the game in them from the first picture on. What the page calls itself is
/// what its window is called, and so what a switcher of windows says.
fn open_windows(app: &AppHandle) -> tauri::Result<()> {
    for window in &app.config().app.windows {
        let builder = WebviewWindowBuilder::from_config(app, window)?;
        let builder = match app.state::<Driver>().initial_state() {
            Some(state) => builder.initialization_script(page::initial_script(&state)),
            None => builder,
        };
        #[cfg(desktop)]
        let builder = builder.on_document_title_changed(|window, title| {
            if let Err(error) = window.set_title(&title) {
                log::warn!("the window could not be named: {error}");
            }
        });
        builder.build()?;
    }
    Ok(())
}

/// The session over the app's data folder, its events sent to the page as they are. A state that a page has missed it asks
/// for; a notice comes only once, and waits for a page that listens.
fn start_session(app: &AppHandle) -> std::io::Result<Driver> {
    let stored = store::DataFolder::new(app.clone());
    let page = app.clone();
    Driver::start(Some(Box::new(stored)), move |event| match event.name {
        "notice" => page::tell(&page, event.name, &event.data),
        name => page::emit(&page, name, &event.data),
    })
}

fn on_run_event(app: &AppHandle, event: RunEvent) {
    match event {
        RunEvent::Exit => app.state::<Driver>().finish(),
        // Elsewhere the system hands files over as arguments.
        #[cfg(any(target_os = "macos", target_os = "ios", target_os = "android"))]
        RunEvent::Opened { urls } => files::open_urls(app, urls),
        _ => {}
    }
}
