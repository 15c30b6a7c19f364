//! The start of the program up to its window. What goes wrong there is said in one plain line to whoever started the program,
//! and the program ends with 1, whatever the toolkit would have made of it.

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::diagnostics;

/// Does a part of the start. If it fails, or panics, so does the start.
pub fn attempt<T, E: Display>(work: impl FnOnce() -> Result<T, E>) -> T {
    match diagnostics::quietly(|| catch_unwind(AssertUnwindSafe(work))) {
        Ok(Ok(done)) => done,
        Ok(Err(error)) => give_up(error),
        Err(panic) => {
            let words = panic.downcast_ref::<&str>().copied();
            give_up(words.or(panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("for a reason unknown"))
        }
    }
}

/// Says why the program cannot start, and ends it.
pub fn give_up(why: impl Display) -> ! {
    let line = in_one_line(&format!("Scoresheet cannot start: {why}"));
    eprintln!("{line}");
    // A program with a window has no standard error there.
    #[cfg(windows)]
    log::error!("{line}");
    std::process::exit(1)
}

/// A text as one line: a toolkit's reasons may be several.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Ends the program unless there is a screen that it can reach. To be asked before anything else is asked of the toolkit, which
/// would panic without one.
#[cfg(target_os = "linux")]
pub fn need_screen() {
    if !muted(|| gtk::init().is_ok()) {
        give_up(
            "there is no screen to open a window on. In the project's folder, `npm run dev:web` plays in a browser.",
        );
    }
}

/// Does a piece of work during which nothing comes out at standard error: libraries below the toolkit write there by themselves.
#[cfg(target_os = "linux")]
fn muted<T>(work: impl FnOnce() -> T) -> T {
    use std::os::fd::AsFd;
    let kept = std::io::stderr().as_fd().try_clone_to_owned();
    let nowhere = std::fs::OpenOptions::new().write(true).open("/dev/null");
    let (Ok(kept), Ok(nowhere)) = (kept, nowhere) else { return work() };
    // If it cannot be changed, too much is said.
    let _ = rustix::stdio::dup2_stderr(nowhere);
    let done = work();
    let _ = rustix::stdio::dup2_stderr(kept);
    done
}

/// Why the program cannot start, as people say it; in the platform's words where there are no better ones.
pub fn in_words(error: &tauri::Error) -> String {
    match error {
        tauri::Error::PluginInitialization(plugin, _) if plugin == "single-instance" => {
            "a window of it is open already, but does not answer. Close that window, or try again.".into()
        }
        other => other.to_string(),
    }
}

#[cfg(desktop)]
pub use plugins::{ask_for_first, step};

/// Steps of the start that have their place among the plugins.
#[cfg(desktop)]
mod plugins {
    use std::error::Error;
    use std::sync::mpsc::{RecvTimeoutError, channel};
    use std::time::Duration;

    use tauri::plugin::{self, TauriPlugin};
    use tauri::{AppHandle, Builder, Wry};

    use super::give_up;

    /// How long a start waits for a window that is open already to take what the start was given.
    const PATIENCE: Duration = Duration::from_secs(10);

    /// A plugin that does something at the start, after the plugins before it and before those behind it.
    pub fn step<F>(name: &'static str, work: F) -> TauriPlugin<Wry>
    where
        F: FnOnce(&AppHandle) -> Result<(), Box<dyn Error>> + Send + 'static,
    {
        plugin::Builder::<Wry>::new(name).setup(|app, _| work(app)).build()
    }

    /// Adds the plugin that hands over to a window that is open already, but no longer than somebody waits for that. It is to
    /// be the first: it may end the program at once.
    pub fn ask_for_first(builder: Builder<Wry>, single_instance: TauriPlugin<Wry>) -> Builder<Wry> {
        let (answered, answer) = channel::<()>();
        let ask = step("ask-for-first", move |_| {
            std::thread::Builder::new().name("patience".into()).spawn(move || {
                if answer.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                    give_up(
                        "a window of it may be open already, but nothing answers. Close that window, or try again.",
                    );
                }
            })?;
            Ok(())
        });
        let answered = step("is-first", move |_| {
            drop(answered);
            Ok(())
        });
        builder.plugin(ask).plugin(single_instance).plugin(answered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_of_several_lines_is_said_in_one() {
        assert_eq!(in_one_line("it panicked:\n\tno  web view\n"), "it panicked: no web view");
    }

    #[test]
    fn what_can_be_done_is_done() {
        assert_eq!(attempt(|| Ok::<_, String>(1)), 1);
    }
}
