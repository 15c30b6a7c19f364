//! The one dispatcher behind every host: commands in, events and answers out.

use std::panic::{AssertUnwindSafe, catch_unwind};

use scoresheet_keep::{Archive, Found, Keep, KeptGame, Port, PortError, Trouble};
use scoresheet_session::{GameRecord, Kept, Millis, Restored, Session};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::dto::{InitialState, Notice, Settings, Snapshot};
use crate::event::{Answered, Event, json};
use crate::random::Random;
use crate::settings;
use crate::{ErrorCode, WireError};

/// Twice the longest game of a master on record (269 moves, Nikolić–Arsović, Belgrade 1989), rounded down.
const MOST_INITIAL_ROWS: u32 = 1000;

/// The present moment, as the host has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// On a clock that never goes back: forced moves are timed by it.
    pub monotonic: Millis,
    /// Milliseconds since 1970, for the dates in the archive.
    pub wall_ms: u64,
}

/// What changed since it was last written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Unsaved {
    pub(crate) game: bool,
    pub(crate) archive: bool,
    pub(crate) settings: bool,
    /// Set by every change: a write that failed is tried again with the next, and not before.
    pub(crate) is_new: bool,
}

/// A game on its way into the archive. What the list shows of it is worked out after the reply, when nobody waits.
pub(crate) struct Leaving {
    pub(crate) record: GameRecord,
    pub(crate) wall_ms: u64,
    /// Whether the game goes on, and this is its last legal state.
    pub(crate) goes_on: bool,
}

/// A session with its settings, its archive and the place they are kept.
///
/// ```
/// use scoresheet_wire::{Millis, Now, Wire};
/// use serde_json::json;
///
/// let now = Now { monotonic: Millis(0), wall_ms: 0 };
/// let mut wire = Wire::open(None, now, 1);
/// let outcome = wire.dispatch(now, "move", json!({ "from": "g1", "to": "f3" }));
/// assert_eq!(outcome.events[0].name, "snapshot");
/// assert_eq!(outcome.reply?.get(), "null");
/// assert!(wire.save(now).is_empty());
/// # Ok::<(), scoresheet_wire::WireError>(())
/// ```
pub struct Wire {
    pub(crate) session: Session,
    pub(crate) settings: Settings,
    pub(crate) archive: Archive,
    pub(crate) leaving: Vec<Leaving>,
    /// The archive's copy of the game in play as it was before it became illegal.
    pub(crate) legal_copy: Option<u32>,
    pub(crate) random: Random,
    pub(crate) unsaved: Unsaved,
    keep: Keep,
    /// The number of the game whose state is on disk; nothing if that is no game of this session.
    on_disk: Option<u32>,
    /// Why nothing can be saved now; nothing if it can.
    trouble: Option<PortError>,
    events: Vec<Event>,
}

impl Wire {
    /// Goes on where the last process left off. Never fails: what cannot be read is set aside, and said with the events of
    /// the first command. Without a port nothing outlives the process. The seed is for Chess960 starts.
    #[must_use]
    pub fn open(port: Option<Box<dyn Port>>, now: Now, seed: u64) -> Self {
        let (keep, found) = match port {
            Some(port) => Keep::open(port),
            None => (Keep::nowhere(), Found::default()),
        };
        let Found { game, archive, settings, troubles } = found;
        let settings = settings.map(settings::from_saved).unwrap_or_default();
        let mut random = Random::new(seed);
        let (restored, found) = match game {
            None => (Restored::Nothing, None),
            Some(KeptGame::Game(record)) => (Restored::Game(record.clone()), Some(record)),
            Some(KeptGame::Fresh { edition, start }) => (Restored::Fresh { edition, start }, None),
        };
        // A game begun in place of one that was not to be kept is news to the disk: the next start would draw another.
        let is_begun = matches!(restored, Restored::Fresh { .. });
        let mut session = Session::restore(now.monotonic, restored, random.draw());
        session.set_notation(settings.notation.into());
        let mut wire = Self {
            session,
            settings,
            archive,
            leaving: Vec::new(),
            legal_copy: None,
            random,
            unsaved: Unsaved { game: is_begun, is_new: is_begun, ..Unsaved::default() },
            keep,
            on_disk: None,
            trouble: None,
            events: Vec::new(),
        };
        match found.filter(|record| **record != *wire.session.record()) {
            // A game that was legal when it was saved and is not by today's rules is not lost.
            Some(record) => {
                wire.leaving.push(Leaving { record: *record, wall_ms: now.wall_ms, goes_on: false });
                wire.unsaved = Unsaved { game: true, archive: true, is_new: true, ..Unsaved::default() };
            }
            None => wire.on_disk = Some(wire.session.game_number()),
        }
        for trouble in &troubles {
            wire.say(trouble);
            if let Trouble::NotWritten { error } = trouble {
                wire.trouble = Some(error.clone());
            }
        }
        // On disk before anybody sees it. A write that fails is tried again, and told, with the first command.
        if wire.unsaved.is_new {
            wire.unsaved.is_new = wire.write().is_err();
        }
        wire
    }

    /// What a page can draw before it has asked for anything, as JSON: an [`InitialState`]. Nothing is changed by it, and
    /// what is to be said once waits for the first command all the same. Of a list with more rows than
    /// [`MOST_INITIAL_ROWS`] there is none: it would keep the page waiting that it is to hasten.
    #[must_use]
    pub fn initial_state(&self, now: Now) -> Option<Box<RawValue>> {
        let snapshot = self.snapshot(now, 0);
        if snapshot.row_count > MOST_INITIAL_ROWS {
            return None;
        }
        json(&InitialState { settings: self.settings.clone(), snapshot }).ok()
    }

    /// Carries out a command. Send the events, then the reply, then call [`Wire::save`].
    pub fn dispatch(&mut self, now: Now, command: &str, arguments: Value) -> Answered {
        let reply = self.guarded(now, |wire| wire.carry_out(now, command, arguments));
        Answered { events: std::mem::take(&mut self.events), reply }
    }

    /// Plays the forced move that is due, at most one. Send the events, then call [`Wire::save`].
    pub fn tick(&mut self, now: Now) -> Vec<Event> {
        let played = self.guarded(now, |wire| match wire.session.tick(now.monotonic) {
            Some(effects) => wire.take_effect(now, effects, true),
            None => Ok(()),
        });
        if let Err(error) = played {
            self.say_failure(&error);
        }
        std::mem::take(&mut self.events)
    }

    /// When [`Wire::tick`] is wanted next, if at all. Ask again after every command and tick.
    #[must_use]
    pub const fn wake_at(&self) -> Option<Millis> {
        self.session.wake_at()
    }

    /// Writes what has changed. Meant for when events and reply have been sent, so that no disk stands between a move and
    /// the screen; a process that ends in between restarts with the last state but one. Send the events.
    pub fn save(&mut self, now: Now) -> Vec<Event> {
        if self.unsaved.is_new {
            let saved = self.guarded(now, |wire| {
                wire.unsaved.is_new = false;
                let written = wire.keep.claim().and_then(|found| {
                    if let Some(found) = found {
                        wire.take_over(now, found);
                    }
                    wire.write()
                });
                wire.report(now, written)
            });
            if let Err(error) = saved {
                self.say_failure(&error);
            }
        }
        std::mem::take(&mut self.events)
    }

    /// Tries once more to write what could not be written, since the process is about to end and no change will come.
    pub fn finish(&mut self, now: Now) -> Vec<Event> {
        let Unsaved { game, archive, settings, is_new } = self.unsaved;
        self.unsaved.is_new = is_new || game || archive || settings;
        self.save(now)
    }

    /// The place has become free. The game that its last owner left there gives way to the one in play and is archived.
    fn take_over(&mut self, now: Now, found: Found) {
        let Found { game, archive, settings, troubles } = found;
        if let Some(settings) = settings {
            self.settings = settings::from_saved(settings);
            self.session.set_notation(self.settings.notation.into());
            let chosen = self.settings.clone();
            // Settings that cannot be shown are none to stop for.
            let _ = self.emit("settings", &chosen);
        }
        for trouble in &troubles {
            self.say(trouble);
        }
        self.take_in(game, archive, now.wall_ms);
        self.on_disk = None;
        self.unsaved.game = true;
        self.unsaved.archive = true;
    }

    fn write(&mut self) -> Result<(), PortError> {
        self.put_away();
        let mut result = Ok(());
        if self.unsaved.archive {
            result = self.keep.save_archive(&self.archive);
            self.unsaved.archive = result.is_err();
        }
        if self.unsaved.game {
            let game_number = self.session.game_number();
            let kept = self.session.kept();
            // The last state of a game gives way to another, or to the wish for a fresh one, only when the archive has it.
            let gives_way = self.on_disk != Some(game_number) || matches!(kept, Kept::Fresh { .. });
            if !(gives_way && self.unsaved.archive) {
                let written = match kept {
                    Kept::Game(record) => self.keep.save_game(record),
                    Kept::Fresh { edition, start } => self.keep.save_kind(edition, start),
                };
                self.unsaved.game = written.is_err();
                if written.is_ok() {
                    self.on_disk = Some(game_number);
                }
                result = result.and(written);
            }
        }
        if self.unsaved.settings {
            let written = self.keep.save_settings(&self.settings);
            self.unsaved.settings = written.is_err();
            result = result.and(written);
        }
        result
    }

    /// Says once that saving fails, and shows when it fails and when it works again.
    fn report(&mut self, now: Now, written: Result<(), PortError>) -> Result<(), WireError> {
        let trouble = written.err();
        if trouble == self.trouble {
            return Ok(());
        }
        self.trouble = trouble;
        if let Some(error) = self.trouble.clone() {
            self.say(&Trouble::NotWritten { error });
        }
        self.show(now, 0)
    }

    /// Emits a snapshot with the rows from `first_row` on.
    pub(crate) fn show(&mut self, now: Now, first_row: usize) -> Result<(), WireError> {
        let data = json(&self.snapshot(now, first_row))?;
        self.events.push(Event { name: "snapshot", data });
        Ok(())
    }

    fn snapshot(&self, now: Now, first_row: usize) -> Snapshot<'_> {
        let mut snapshot = Snapshot::from(self.session.snapshot(now.monotonic, first_row));
        if let Some(trouble) = &self.trouble {
            snapshot.saved = false;
            snapshot.unsaved_why.get_or_insert_with(|| trouble.to_string());
        }
        snapshot
    }

    /// Emits an event.
    pub(crate) fn emit(&mut self, name: &'static str, data: &impl Serialize) -> Result<(), WireError> {
        let data = json(data)?;
        self.events.push(Event { name, data });
        Ok(())
    }

    fn say(&mut self, trouble: &Trouble) {
        self.notice(trouble.code(), trouble.to_string());
    }

    pub(crate) fn notice(&mut self, code: &str, message: String) {
        // A notice that cannot be written as JSON cannot be said either.
        let _ = self.emit("notice", &Notice { code: code.to_owned(), message });
    }

    /// A failure outside any command has nobody to answer to. A panic has been told already.
    fn say_failure(&mut self, error: &WireError) {
        if error.code != ErrorCode::Internal {
            self.notice("internal", error.message.clone());
        }
    }

    /// Runs a part of the work so that a panic in it costs neither the process nor the game: the list is judged anew, and
    /// the players are told.
    fn guarded<T>(&mut self, now: Now, work: impl FnOnce(&mut Self) -> Result<T, WireError>) -> Result<T, WireError> {
        let done = catch_unwind(AssertUnwindSafe(|| work(self)));
        done.unwrap_or_else(|_| {
            self.events.clear();
            let rebuilt = catch_unwind(AssertUnwindSafe(|| {
                self.session.rebuild(now.monotonic);
                self.show(now, 0).is_ok()
            }));
            if rebuilt.is_err() {
                let mut session = Session::new(now.monotonic);
                session.set_notation(self.settings.notation.into());
                self.session = session;
            }
            self.notice("internal", "Something went wrong inside the app. The game goes on as it was.".to_owned());
            Err(WireError::internal())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Now = Now { monotonic: Millis(0), wall_ms: 0 };

    #[test]
    fn the_initial_state_is_what_would_be_answered_and_answers_nothing() {
        let mut wire = Wire::open(None, NOW, 1);
        let write = |wire: &mut Wire, ply: u32| {
            let text = ["Nf3", "Nf6", "Ng1", "Ng8"][ply as usize % 4];
            wire.dispatch(NOW, "edit_entry", serde_json::json!({ "ply": ply, "text": text })).reply.unwrap();
        };
        write(&mut wire, 0);
        wire.notice("unreadable", "A file was set aside.".to_owned());
        let state: Value = serde_json::from_str(wire.initial_state(NOW).unwrap().get()).unwrap();
        let settings = wire.dispatch(NOW, "get_settings", serde_json::json!({}));
        let [notice] = settings.events.as_slice() else { panic!("the notice waits: {:?}", settings.events) };
        assert_eq!(notice.name, "notice");
        let snapshot = wire.dispatch(NOW, "status", serde_json::json!({})).events.remove(0);
        let json = |text: &RawValue| serde_json::from_str::<Value>(text.get()).unwrap();
        assert_eq!(state["settings"], json(&settings.reply.unwrap()));
        assert_eq!(state["snapshot"], json(&snapshot.data));
        for ply in 1..MOST_INITIAL_ROWS {
            write(&mut wire, ply);
        }
        assert!(wire.initial_state(NOW).is_some());
        write(&mut wire, MOST_INITIAL_ROWS);
        assert!(wire.initial_state(NOW).is_none());
    }

    #[test]
    fn a_panic_costs_neither_the_process_nor_the_game() {
        let mut wire = Wire::open(None, NOW, 1);
        let edit = serde_json::json!({ "ply": 0, "text": "e4" });
        wire.dispatch(NOW, "edit_entry", edit).reply.unwrap();
        let revision = wire.session.revision();
        let outcome: Result<(), WireError> = wire.guarded(NOW, |_| panic!("a fault"));
        assert_eq!(outcome.unwrap_err().code, ErrorCode::Internal);
        let names: Vec<&str> = std::mem::take(&mut wire.events).iter().map(|event| event.name).collect();
        assert_eq!(names, ["snapshot", "notice"]);
        assert!(wire.session.revision() > revision);
        assert_eq!(wire.session.game().replay().reached(), 1);
        assert!(!wire.session.can_bring_back(), "it is no other game");
    }
}
