//! What a list means: its entries applied in order from the start.
//!
//! Memory for each applied entry: one [`Step`] (at most 32 bytes), what counts repetitions (some 110 bytes) and a
//! sixteenth of a [`Position`] (6 bytes). Positions between the kept ones are made again by applying at most 15 actions,
//! which reads nothing. The entry itself takes 80 bytes and its texts.

use scoresheet_rules::{Action, Color, Occurrences, Position, Role, Variant, Verdict};

use crate::check::Check;
use crate::reading::{self, How, IllegalReason, Reading, UnreadableReason};
use crate::short::ShortText;
use crate::written;

/// A position is kept after every so many entries.
const CHECKPOINT: usize = 16;

/// An entry that was applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What it did.
    pub action: Action,
    /// Why it is illegal; nothing for a legal move.
    pub illegal: Option<IllegalReason>,
    /// How it was read.
    pub how: How,
    /// A legal move as PGN writes it.
    pub san: Option<ShortText>,
    /// The kind of piece that moved, was dropped or castled.
    pub role: Option<Role>,
    /// The kind of piece that left the board.
    pub captured: Option<Role>,
    /// Whether it gave check.
    pub check: Check,
}

/// Why a replay stopped before the end of the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Halt {
    /// The entry is empty.
    Blank,
    /// The entry cannot be interpreted.
    Unreadable(UnreadableReason),
}

/// A list applied as far as it goes. Equal to the fold from the start, always; only what lies behind a change is
/// computed anew.
#[derive(Clone, Debug)]
pub struct Replay {
    start: Position,
    steps: Vec<Step>,
    checkpoints: Vec<Position>,
    /// Every position reached, the start's first.
    seen: Occurrences,
    position: Position,
    halt: Option<Halt>,
    first_illegal: Option<usize>,
}

impl Replay {
    /// The replay of an empty list.
    #[must_use]
    pub fn new(start: Position) -> Self {
        let mut seen = Occurrences::new();
        seen.push(&start);
        let position = start;
        Self { start, steps: Vec::new(), checkpoints: Vec::new(), seen, position, halt: None, first_illegal: None }
    }

    /// Applies the entries that follow, up to the first that halts.
    pub fn extend<'a>(&mut self, texts: impl IntoIterator<Item = &'a str>) {
        for text in texts {
            if !self.push(text) {
                break;
            }
        }
    }

    /// Applies one more entry. False if the list halts there, or already did.
    pub fn push(&mut self, text: &str) -> bool {
        if self.halt.is_some() {
            return false;
        }
        match reading::read(&self.position, text) {
            Reading::Play(play) => {
                let (step, next) = step(&self.position, play);
                if step.illegal.is_some() && self.first_illegal.is_none() {
                    self.first_illegal = Some(self.steps.len());
                }
                self.steps.push(step);
                self.seen.push(&next);
                if self.steps.len().is_multiple_of(CHECKPOINT) {
                    self.checkpoints.push(next);
                }
                self.position = next;
            }
            Reading::Blank => self.halt = Some(Halt::Blank),
            Reading::Unreadable(reason) => self.halt = Some(Halt::Unreadable(reason)),
        }
        self.halt.is_none()
    }

    /// Forgets everything from the entry at `ply` on, so that what is there now can be applied.
    pub fn truncate(&mut self, ply: usize) {
        if ply > self.steps.len() {
            return;
        }
        self.halt = None;
        if ply < self.steps.len() {
            self.position = self.position_after(ply);
            self.steps.truncate(ply);
            self.seen.truncate(ply + 1);
            self.checkpoints.truncate(ply / CHECKPOINT);
            self.first_illegal = self.first_illegal.filter(|&first| first < ply);
        }
    }

    /// How many entries were applied.
    #[must_use]
    pub fn reached(&self) -> usize {
        self.steps.len()
    }

    /// The entries applied.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Why it stopped, if it did before the end: the entry at [`Replay::reached`] is the halted one.
    #[must_use]
    pub const fn halt(&self) -> Option<Halt> {
        self.halt
    }

    /// The first illegal entry among those applied.
    #[must_use]
    pub const fn first_illegal(&self) -> Option<usize> {
        self.first_illegal
    }

    /// The position shown: after the last applied entry.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position the list starts from.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position after so many entries; after all that were applied, if there are fewer.
    #[must_use]
    pub fn position_after(&self, entries: usize) -> Position {
        let entries = entries.min(self.steps.len());
        if entries == self.steps.len() {
            return self.position;
        }
        let kept = entries / CHECKPOINT;
        let base = kept.checked_sub(1).and_then(|index| self.checkpoints.get(index)).unwrap_or(&self.start);
        let since = self.steps.iter().take(entries).skip(kept * CHECKPOINT);
        since.fold(*base, |position, step| position.apply(&step.action))
    }

    /// The verdict of the position shown.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        Verdict::of(&self.position, self.seen.last())
    }

    /// The verdict of the position after so many entries.
    #[must_use]
    pub fn verdict_after(&self, entries: usize) -> Verdict {
        let entries = entries.min(self.steps.len());
        Verdict::of(&self.position_after(entries), self.seen.get(entries).unwrap_or(1))
    }

    /// From and to of an applied entry as UCI writes them, wherever one piece moved.
    #[must_use]
    pub fn uci(&self, ply: usize) -> Option<ShortText> {
        written::uci(&self.steps.get(ply)?.action, self.mover(ply), self.variant())
    }

    /// Whose move the entry at `ply` is.
    #[must_use]
    pub fn mover(&self, ply: usize) -> Color {
        if ply.is_multiple_of(2) { self.start.turn() } else { !self.start.turn() }
    }

    /// Which game's conventions hold.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.start.variant()
    }
}

/// What an entry does to the position, and the position after it.
fn step(before: &Position, play: reading::Play) -> (Step, Position) {
    let reading::Play { action, illegal, how } = play;
    let next = before.apply(&action);
    let check = if !next.is_check() {
        Check::None
    } else if next.has_legal_move() {
        Check::Given
    } else {
        Check::Mate
    };
    let san = match (action, illegal) {
        (Action::Move(mv), None) => written::san(before, mv, check),
        _ => None,
    };
    let (role, captured) = written::pieces(before, &action);
    (Step { action, illegal, how, san, role, captured, check }, next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entry;

    #[test]
    fn an_entry_takes_no_more_memory_than_is_said() {
        assert!(size_of::<Step>() <= 32, "a step takes {}", size_of::<Step>());
        assert!(size_of::<Position>() <= 96, "a position takes {}", size_of::<Position>());
        assert!(size_of::<Entry>() <= 80, "an entry takes {}", size_of::<Entry>());
    }
}
