//! A game as it is kept: the list with everything that Undo, Redo and put-back need. No position is in it.
//!
//! This is both the live game's list and the saved game; what it *means* is always derived by a
//! [`Replay`](crate::Replay).

use crate::entry::{flatten, unflatten};
use crate::pgn::{Annotation, Tag};
use crate::{Entry, Line, Start};

/// A named set of play options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// Rules version v005: forced moves are played, the list is editable.
    #[default]
    Editable,
    /// Rules version v001: plain chess with a read-only list.
    Classic,
}

impl Edition {
    /// Whether forced moves are played by themselves.
    #[must_use]
    pub const fn plays_forced_moves(self) -> bool {
        match self {
            Self::Editable => true,
            Self::Classic => false,
        }
    }

    /// Whether entries may be edited.
    #[must_use]
    pub const fn is_editable(self) -> bool {
        match self {
            Self::Editable => true,
            Self::Classic => false,
        }
    }
}

/// Who plays, where and when; free text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct Details {
    pub white: String,
    pub black: String,
    pub event: String,
    pub site: String,
    pub date: String,
    pub round: String,
    /// A result that the board does not show: resignation, time, agreement.
    pub result: Option<String>,
}

/// A move that Undo took, ready to be put back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Redo {
    /// The line.
    pub line: Line,
    /// How many lines at the end of the list it takes the place of.
    pub displaces: usize,
}

/// A game: where it starts, its list, and what Undo and Redo need.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameRecord {
    /// The play options.
    pub edition: Edition,
    /// The position it begins from.
    pub start: Start,
    /// The list.
    pub entries: Vec<Entry>,
    /// What Undo took, the last taken at the end.
    pub redo: Vec<Redo>,
    /// Players and the like.
    pub details: Details,
    /// What the file it came from says beyond the details, such as ratings and opening.
    pub tags: Vec<Tag>,
    /// What that file says before the first entry.
    pub preface: Option<Box<Annotation>>,
}

/// How to take a change of the list back: what a change returns. It makes the state before a change known without
/// a copy of the whole list at each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Inverse {
    /// So many times [`GameRecord::redo`].
    Redo(usize),
    /// So many times [`GameRecord::undo`].
    Undo(usize),
    /// This line stood at `ply`.
    Line { ply: usize, line: Line, redo: Vec<Redo> },
    /// The last entry was not there, and what it displaced was.
    Unplay { redo: Vec<Redo> },
    /// The entry at `ply` was not there, and these stood at the end.
    Remove { ply: usize, tail: Vec<Entry>, redo: Vec<Redo> },
    /// This entry stood at `ply`.
    Insert { ply: usize, entry: Entry, redo: Vec<Redo> },
}

/// An entry that was deleted, and what it takes to put it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deleted {
    /// Where it stood.
    pub(crate) ply: usize,
    /// The entry.
    pub(crate) entry: Entry,
    /// What Redo held.
    pub(crate) redo: Vec<Redo>,
    /// How many forced moves have played themselves since.
    pub(crate) forced: usize,
}

impl GameRecord {
    /// A game with an empty list.
    #[must_use]
    pub fn new(edition: Edition, start: Start) -> Self {
        Self { edition, start, ..Self::default() }
    }

    /// A game with these entry texts, which must be [cleaned](crate::clean).
    #[must_use]
    pub fn with_entries(edition: Edition, start: Start, texts: impl IntoIterator<Item = Box<str>>) -> Self {
        Self { entries: texts.into_iter().map(Entry::new).collect(), ..Self::new(edition, start) }
    }

    /// Whether there is nothing in it that somebody could miss.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.entries.is_empty() && self.redo.is_empty() && self.preface.is_none()
    }

    /// Writes a line at `ply`; whatever stood there and after it is displaced.
    pub(crate) fn play(&mut self, ply: usize, line: Line) -> Inverse {
        let redo = std::mem::take(&mut self.redo);
        let at = ply.min(self.entries.len());
        let displaced = flatten(self.entries.drain(at..));
        self.entries.push(Entry { line, displaced });
        Inverse::Unplay { redo }
    }

    /// Writes a line that nobody asked for at the end. Redo keeps all it has: what Undo took last stands in the new line's
    /// place once it is put back.
    pub(crate) fn play_forced(&mut self, line: Line) {
        if let Some(next) = self.redo.last_mut() {
            next.displaces += 1;
        }
        self.entries.push(Entry { line, displaced: Vec::new() });
    }

    /// Takes the last entry off and brings back what it had displaced. Nothing if the list is empty.
    pub(crate) fn undo(&mut self) -> Option<Inverse> {
        let Entry { line, displaced } = self.entries.pop()?;
        let tail = unflatten(displaced);
        self.redo.push(Redo { line, displaces: tail.len() });
        self.entries.extend(tail);
        Some(Inverse::Redo(1))
    }

    /// Puts back what Undo took last. Nothing if there is nothing to put back.
    pub(crate) fn redo(&mut self) -> Option<Inverse> {
        let Redo { line, displaces } = self.redo.pop()?;
        let at = self.entries.len().saturating_sub(displaces);
        let displaced = flatten(self.entries.drain(at..));
        self.entries.push(Entry { line, displaced });
        Some(Inverse::Undo(1))
    }

    /// Where the list would end if Redo put its next entry back: the number of that entry.
    pub(crate) fn redo_ply(&self) -> Option<usize> {
        self.redo.last().map(|redo| self.entries.len().saturating_sub(redo.displaces))
    }

    /// Changes the line at `ply` by `change`, which says whether it did anything.
    pub(crate) fn change(&mut self, ply: usize, change: impl FnOnce(&mut Line) -> bool) -> Option<Inverse> {
        let line = &mut self.entries.get_mut(ply)?.line;
        let before = line.clone();
        change(line).then(|| Inverse::Line { ply, line: before, redo: std::mem::take(&mut self.redo) })
    }

    /// Puts an entry before the one at `ply`, or at the end.
    pub(crate) fn insert(&mut self, ply: usize, entry: Entry) -> Inverse {
        let redo = std::mem::take(&mut self.redo);
        let ply = ply.min(self.entries.len());
        self.entries.insert(ply, entry);
        Inverse::Remove { ply, tail: Vec::new(), redo }
    }

    /// Puts a deleted entry back where it stood, and with it what Redo held then. The `forced` moves at the end go: they
    /// played themselves because it was missing.
    pub(crate) fn put_back(&mut self, deleted: Deleted) -> Inverse {
        let Deleted { ply, entry, redo, forced } = deleted;
        let tail = self.entries.split_off(self.entries.len().saturating_sub(forced));
        let ply = ply.min(self.entries.len());
        self.entries.insert(ply, entry);
        Inverse::Remove { ply, tail, redo: std::mem::replace(&mut self.redo, redo) }
    }

    /// Takes the entry at `ply` out, with what it had displaced.
    pub(crate) fn delete(&mut self, ply: usize) -> Option<Inverse> {
        if ply >= self.entries.len() {
            return None;
        }
        let entry = self.entries.remove(ply);
        Some(Inverse::Insert { ply, entry, redo: std::mem::take(&mut self.redo) })
    }

    /// Takes the last change back. Meant for a copy: see [`Inverse`].
    pub(crate) fn invert(&mut self, inverse: Inverse) {
        match inverse {
            Inverse::Redo(times) => {
                for _ in 0..times {
                    self.redo();
                }
            }
            Inverse::Undo(times) => {
                for _ in 0..times {
                    self.undo();
                }
            }
            Inverse::Line { ply, line, redo } => {
                if let Some(entry) = self.entries.get_mut(ply) {
                    entry.line = line;
                }
                self.redo = redo;
            }
            Inverse::Unplay { redo } => {
                if let Some(entry) = self.entries.pop() {
                    self.entries.extend(unflatten(entry.displaced));
                }
                self.redo = redo;
            }
            Inverse::Remove { ply, tail, redo } => {
                if ply < self.entries.len() {
                    self.entries.remove(ply);
                }
                self.entries.extend(tail);
                self.redo = redo;
            }
            Inverse::Insert { ply, entry, redo } => {
                self.entries.insert(ply.min(self.entries.len()), entry);
                self.redo = redo;
            }
        }
    }
}
