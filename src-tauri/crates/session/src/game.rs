//! A game in play: the record, and what it means.

use scoresheet_rules::{Action, Move, MoveList, Verdict};

use crate::reading::{self, Play, Reading};
use crate::record::{Deleted, Inverse};
use crate::replay::Halt;
use crate::{Entry, GameRecord, Line, Replay};

/// A record with its replay, always in step with each other.
#[derive(Clone, Debug)]
pub struct Game {
    record: GameRecord,
    replay: Replay,
    verdict: Verdict,
    legal: MoveList,
}

/// What a change of the list touched, and how to take it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    /// The first entry that is not what it was.
    pub(crate) first: usize,
    /// How to take it back on a copy of the record.
    pub(crate) inverse: Inverse,
}

impl Game {
    /// Judges a record: applies its entries as far as they go.
    #[must_use]
    pub fn new(record: GameRecord) -> Self {
        let mut replay = Replay::new(record.start.position());
        replay.extend(texts(&record.entries));
        let verdict = replay.verdict();
        let legal = replay.position().legal_moves();
        Self { record, replay, verdict, legal }
    }

    /// The list and what belongs to it.
    #[must_use]
    pub const fn record(&self) -> &GameRecord {
        &self.record
    }

    /// What the list means.
    #[must_use]
    pub const fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The verdict of the position shown.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// The legal moves of the position shown, whether or not the game goes on.
    #[must_use]
    pub fn legal_moves(&self) -> &[Move] {
        &self.legal
    }

    /// How many entries the list has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.record.entries.len()
    }

    /// Whether the list is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.record.entries.is_empty()
    }

    /// The number of the halted entry and why it halts.
    #[must_use]
    pub fn halted(&self) -> Option<(usize, Halt)> {
        self.replay.halt().map(|halt| (self.replay.reached(), halt))
    }

    /// Whether every entry that was reached is a legal move: only such a game is saved.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        self.replay.first_illegal().is_none()
    }

    /// The move that plays itself: the only legal one, where the game goes on and nothing is struck through.
    #[must_use]
    pub fn forced_move(&self) -> Option<Move> {
        let waits = self.verdict.is_over() || self.halted().is_some() || !self.record.edition.plays_forced_moves();
        match *self.legal_moves() {
            [only] if !waits => Some(only),
            _ => None,
        }
    }

    pub(crate) fn details_mut(&mut self) -> &mut crate::Details {
        &mut self.record.details
    }

    /// Writes a line where the list was reached; a struck-through tail leaves the list with it.
    pub(crate) fn play(&mut self, line: Line) -> Change {
        let first = self.replay.reached();
        let inverse = self.record.play(first, line);
        self.settle(first, inverse)
    }

    /// Lets the forced move play itself. If it is what Undo took last, that very entry comes back. Answers the first entry
    /// that is not what it was.
    pub(crate) fn play_forced(&mut self, line: Line) -> usize {
        let first = self.len();
        if self.is_redone_by_force() {
            self.record.redo();
        } else {
            self.record.play_forced(line);
        }
        self.judge_from(first);
        first
    }

    /// Whether Redo would play the forced move: the only legal one there is.
    fn is_redone_by_force(&self) -> bool {
        let Some(redo) = self.record.redo.last() else { return false };
        let reading = reading::read(self.replay.position(), &redo.line.text);
        redo.displaces == 0 && matches!(reading, Reading::Play(Play { action: Action::Move(_), illegal: None, .. }))
    }

    /// Writes a line at the end of the list.
    pub(crate) fn append(&mut self, line: Line) -> Change {
        let first = self.len();
        let inverse = self.record.play(first, line);
        self.settle(first, inverse)
    }

    pub(crate) fn undo(&mut self) -> Option<Change> {
        let first = self.len().checked_sub(1)?;
        let inverse = self.record.undo()?;
        Some(self.settle(first, inverse))
    }

    /// Puts back so many entries that Undo took, or as many as there are; nothing if there are none.
    pub(crate) fn redo(&mut self, times: usize) -> Option<Change> {
        let times = times.min(self.record.redo.len());
        let mut first = self.record.redo_ply().filter(|_| times > 0)?;
        for _ in 0..times {
            first = first.min(self.record.redo_ply()?);
            self.record.redo()?;
        }
        Some(self.settle(first, Inverse::Undo(times)))
    }

    /// Takes the entry at `ply` and all after it off, as that many Undos do.
    pub(crate) fn cut(&mut self, ply: usize) -> Option<Change> {
        let times = self.len().checked_sub(ply).filter(|&times| times > 0)?;
        let mut first = self.len();
        for _ in 0..times {
            first = first.min(self.len().saturating_sub(1));
            self.record.undo()?;
        }
        Some(self.settle(first, Inverse::Redo(times)))
    }

    pub(crate) fn change(&mut self, ply: usize, change: impl FnOnce(&mut Line) -> bool) -> Option<Change> {
        let inverse = self.record.change(ply, change)?;
        Some(self.settle(ply, inverse))
    }

    pub(crate) fn insert(&mut self, ply: usize, entry: Entry) -> Change {
        let inverse = self.record.insert(ply, entry);
        self.settle(ply, inverse)
    }

    pub(crate) fn delete(&mut self, ply: usize) -> Option<Change> {
        let inverse = self.record.delete(ply)?;
        Some(self.settle(ply, inverse))
    }

    pub(crate) fn put_back(&mut self, deleted: Deleted) -> Change {
        let ply = deleted.ply;
        let inverse = self.record.put_back(deleted);
        self.settle(ply, inverse)
    }

    /// Gives each of these entries the text beside it. They must mean what they meant: what is returned takes back
    /// only the first of them, since the positions stay as they are.
    pub(crate) fn rewrite(&mut self, texts: Vec<(usize, Box<str>)>) -> Option<Change> {
        let first = texts.first()?.0;
        let mut inverse = None;
        for (ply, text) in texts {
            let changed = self.record.change(ply, |line| {
                line.rewrite(text);
                true
            });
            inverse = inverse.or(changed);
        }
        Some(self.settle(first, inverse?))
    }

    fn settle(&mut self, first: usize, inverse: Inverse) -> Change {
        self.judge_from(first);
        Change { first, inverse }
    }

    /// Replays from the first changed entry on.
    fn judge_from(&mut self, first: usize) {
        if first <= self.replay.reached() {
            self.replay.truncate(first);
            let reached = self.replay.reached();
            self.replay.extend(texts(self.record.entries.get(reached..).unwrap_or_default()));
            self.verdict = self.replay.verdict();
            self.legal = self.replay.position().legal_moves();
        }
    }
}

fn texts(entries: &[Entry]) -> impl Iterator<Item = &str> {
    entries.iter().map(|entry| &*entry.line.text)
}
