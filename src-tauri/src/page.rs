//! What is told to the page without its asking: files that the system opens, items of the native menu, the session's notices.
//! A page hears nothing before it listens, so until it says that it does, all of it waits here in its order. And the state
//! that a page begins with, before it can hear anything.

use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use tauri::{AppHandle, Emitter, Manager};

/// One thing to tell: the name of its event, and its data.
type News = (&'static str, Box<RawValue>);

/// The page as the shell speaks to it.
#[derive(Default)]
pub struct Page {
    waiting: Mutex<Waiting<News>>,
}

/// Tells the page, at once or as soon as it listens.
pub fn tell(app: &AppHandle, event: &'static str, data: &impl Serialize) {
    match to_raw_value(data) {
        Ok(data) => app.state::<Page>().with(|waiting| waiting.push((event, data)).for_each(|news| send(app, news))),
        Err(error) => log::error!("event {event} cannot be written: {error}"),
    }
}

/// The page listens from now on: it is told what has waited.
pub fn listens(app: &AppHandle) {
    app.state::<Page>().with(|waiting| waiting.listen().for_each(|news| send(app, news)));
}

/// Another page is being loaded in its place, and does not listen yet.
pub fn leaves(app: &AppHandle) {
    app.state::<Page>().with(|waiting| waiting.listening = false);
}

impl Page {
    /// News are sent while nobody else can add any, so that they stay in order.
    fn with(&self, act: impl FnOnce(&mut Waiting<News>)) {
        act(&mut self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

/// The script that gives a page its first state, before any script of its own runs.
pub fn initial_script(state: &RawValue) -> String {
    // Where a system's web view takes scripts as a part of the page, no text of a game may end the script's element. In JSON
    // the sign stands in strings only.
    let state = state.get().replace('<', "\\u003c");
    format!("globalThis.scoresheetInitialState = {state};")
}

fn send(app: &AppHandle, (event, data): News) {
    emit(app, event, &data);
}

/// Sends an event at once, as JSON in a string that the page reads. The platform's own way makes the data a part of a script,
/// and a snapshot of ten thousand rows takes the web view's engine several times as long so.
pub fn emit(app: &AppHandle, event: &str, data: &RawValue) {
    if let Err(error) = app.emit(event, data.get()) {
        log::error!("event {event} could not be told to the page: {error}");
    }
}

/// A queue that is passed through once somebody listens at its end.
struct Waiting<T> {
    listening: bool,
    news: Vec<T>,
}

impl<T> Default for Waiting<T> {
    fn default() -> Self {
        Self { listening: false, news: Vec::new() }
    }
}

impl<T> Waiting<T> {
    /// Adds one; what comes back is to be sent now.
    fn push(&mut self, one: T) -> impl Iterator<Item = T> + use<'_, T> {
        self.news.push(one);
        let ready = if self.listening { self.news.len() } else { 0 };
        self.news.drain(..ready)
    }

    /// Somebody listens; what comes back is to be sent now.
    fn listen(&mut self) -> impl Iterator<Item = T> + use<'_, T> {
        self.listening = true;
        self.news.drain(..)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_of_a_game_ends_the_script_that_carries_it() {
        let state = to_raw_value("</script><!-- \u{2028}").unwrap();
        assert_eq!(
            initial_script(&state),
            "globalThis.scoresheetInitialState = \"\\u003c/script>\\u003c!-- \u{2028}\";"
        );
    }

    #[test]
    fn news_wait_until_somebody_listens_and_keep_their_order() {
        let mut waiting = Waiting::default();
        assert_eq!(waiting.push("new_game").count(), 0);
        assert_eq!(waiting.push("settings").count(), 0);
        assert_eq!(waiting.listen().collect::<Vec<_>>(), ["new_game", "settings"]);
        assert_eq!(waiting.push("flip").collect::<Vec<_>>(), ["flip"]);
        waiting.listening = false;
        assert_eq!(waiting.push("undo").count(), 0);
        assert_eq!(waiting.listen().collect::<Vec<_>>(), ["undo"]);
    }
}
