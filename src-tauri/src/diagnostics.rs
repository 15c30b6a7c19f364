//! The log and what a report of a fault says. Neither holds any text that the players wrote.

use std::cell::Cell;
use std::panic;

use log::LevelFilter;
use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, Manager, Wry};
use tauri_plugin_log::{Builder, RotationStrategy, Target, TargetKind};

/// Size at which a log file is put away and a new one begun, in bytes.
const LOG_FILE_SIZE: u128 = 512 * 1024;

/// Log files kept beside the current one.
const OLD_LOG_FILES: usize = 2;

/// Logging into the platform's folder for logs, and to standard error for whoever started the program there.
pub fn log_plugin() -> TauriPlugin<Wry> {
    Builder::new()
        .clear_targets()
        .target(Target::new(TargetKind::Stderr))
        .target(Target::new(TargetKind::LogDir { file_name: Some("scoresheet".into()) }))
        .level(LevelFilter::Warn)
        .level_for("scoresheet_lib", LevelFilter::Info)
        .max_file_size(LOG_FILE_SIZE)
        .rotation_strategy(RotationStrategy::KeepSome(OLD_LOG_FILES))
        .build()
}

thread_local! {
    /// Whether a panic of this thread is told by whoever caught it.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Logs where each panic happened. Not its message, which may quote an entry.
pub fn log_panics() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if QUIET.get() {
            return;
        }
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        log::error!("panic at {place}");
        if cfg!(debug_assertions) {
            usual(info);
        }
    }));
}

/// Does a piece of work that catches its own panics and tells of them itself.
pub fn quietly<T>(work: impl FnOnce() -> T) -> T {
    let before = QUIET.replace(true);
    let done = work();
    QUIET.set(before);
    done
}

/// Version, system and where the log is, a line each.
pub fn describe(app: &AppHandle) -> String {
    let package = app.package_info();
    let web_view = tauri::webview_version().unwrap_or_else(|_| "unknown".into());
    let logs = app.path().app_log_dir().map_or_else(|_| "none".into(), |folder| folder.display().to_string());
    format!(
        "Scoresheet {}\nTauri {}\n{} {}\nweb view {web_view}\nlog {logs}\n",
        package.version,
        tauri::VERSION,
        std::env::consts::OS,
        std::env::consts::ARCH,
    )
}
