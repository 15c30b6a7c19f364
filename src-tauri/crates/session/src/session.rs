//! The session: one game in play, the games left behind, the clock of forced moves.

use std::collections::VecDeque;

use scoresheet_rules::{Action, Move, Role, Square};

use crate::entry::clean;
use crate::forced::ForcedClock;
use crate::game::Change;
use crate::record::{Deleted, Inverse};
use crate::{
    Details, Draw, Edition, Effects, Entry, Game, GameRecord, Input, Line, Millis, Notation, Refusal, Revision, Start,
};

/// How many games left behind can be brought back. Older ones are in the archive, if they were legal.
const MOST_LEFT: usize = 8;

/// Everything behind one screen. Pure: time and random numbers are arguments, what is to be saved or woken for is
/// data.
///
/// ```
/// use scoresheet_session::{Input, Millis, Session};
///
/// let mut session = Session::new(Millis(0));
/// session.handle(Millis(5), Input::EditEntry { ply: 0, text: "Nf3".into() })?;
/// assert_eq!(session.game().replay().reached(), 1);
/// # Ok::<(), scoresheet_session::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    revision: Revision,
    game: Game,
    game_number: u32,
    /// The last left at the end.
    left: VecDeque<Game>,
    /// The entry just deleted, until the next change that is no forced move.
    deleted: Option<Deleted>,
    clock: ForcedClock,
    notation: Notation,
}

/// What a store should hold of the session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept<'a> {
    /// This game.
    Game(&'a GameRecord),
    /// No game, since its list holds an illegal entry: a restart starts a fresh one of this kind.
    Fresh {
        /// The play options.
        edition: Edition,
        /// The kind of start; a Chess960 number is drawn anew.
        start: &'a Start,
    },
}

/// What a store held.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Restored {
    /// Nothing of use.
    #[default]
    Nothing,
    /// A game.
    Game(Box<GameRecord>),
    /// The wish for a fresh game.
    Fresh {
        /// The play options.
        edition: Edition,
        /// The start that was played from; a Chess960 number is drawn anew.
        start: Start,
    },
}

impl Session {
    /// A session with a standard game.
    #[must_use]
    pub fn new(now: Millis) -> Self {
        Self::with(now, GameRecord::default())
    }

    /// A session with what a store held. Positions are judged anew; a game that is illegal by today's rules is
    /// replaced by a fresh one, as after any start.
    #[must_use]
    pub fn restore(now: Millis, restored: Restored, draw: Draw) -> Self {
        match restored {
            Restored::Nothing => Self::new(now),
            Restored::Game(record) => {
                let session = Self::with(now, *record);
                if session.game.is_legal() { session } else { Self::with(now, session.fresh(draw)) }
            }
            Restored::Fresh { edition, start } => Self::with(now, GameRecord::new(edition, start.anew(draw))),
        }
    }

    fn with(now: Millis, record: GameRecord) -> Self {
        let mut session = Self {
            revision: Revision::default(),
            game: Game::new(record),
            game_number: 0,
            left: VecDeque::new(),
            deleted: None,
            clock: ForcedClock::default(),
            notation: Notation::default(),
        };
        session.clock.arm(now, session.game.forced_move().is_some());
        session
    }

    /// The number of the present state.
    #[must_use]
    pub const fn revision(&self) -> Revision {
        self.revision
    }

    /// The game in play.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Counts the games that have been in play, from 0: while it stays, it is the same game whatever became of its list.
    #[must_use]
    pub const fn game_number(&self) -> u32 {
        self.game_number
    }

    /// The list in play and what belongs to it.
    #[must_use]
    pub const fn record(&self) -> &GameRecord {
        self.game.record()
    }

    /// What should be on disk now.
    #[must_use]
    pub fn kept(&self) -> Kept<'_> {
        let record = self.game.record();
        if self.game.is_legal() {
            Kept::Game(record)
        } else {
            Kept::Fresh { edition: record.edition, start: &record.start }
        }
    }

    /// Whether a game was left that can be brought back.
    #[must_use]
    pub fn can_bring_back(&self) -> bool {
        !self.left.is_empty()
    }

    /// The notation of moves made on the board from now on.
    pub const fn set_notation(&mut self, notation: Notation) {
        self.notation = notation;
    }

    /// The notation of moves made on the board.
    #[must_use]
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// When to call [`Session::tick`], if ever.
    #[must_use]
    pub const fn wake_at(&self) -> Option<Millis> {
        self.clock.due()
    }

    /// Judges the list anew from its start, for a host that cannot trust what was derived from it.
    pub fn rebuild(&mut self, now: Millis) {
        self.game = Game::new(self.game.record().clone());
        self.deleted = None;
        self.revision = self.revision.next();
        self.clock.arm(now, self.game.forced_move().is_some());
    }

    /// Plays the forced move that is due. At most one, however late it is.
    pub fn tick(&mut self, now: Millis) -> Option<Effects> {
        if !self.clock.is_due(now) {
            return None;
        }
        let Some(mv) = self.game.forced_move() else {
            self.clock.arm(now, false);
            return None;
        };
        let first = self.game.play_forced(Line { auto: true, ..self.line(mv) });
        if let Some(deleted) = &mut self.deleted {
            deleted.forced += 1;
        }
        self.revision = self.revision.next();
        self.clock.go_on(now, self.game.forced_move().is_some());
        Some(Effects { changed: true, first_row: first, archive: None })
    }

    /// Refuses what is meant for another state than the present one.
    ///
    /// # Errors
    /// [`Refusal::Stale`].
    pub fn expect(&self, revision: Revision) -> Result<(), Refusal> {
        if revision == self.revision { Ok(()) } else { Err(Refusal::Stale) }
    }

    /// Does what is asked, or refuses it and changes nothing.
    ///
    /// # Errors
    /// See [`Refusal`].
    pub fn handle(&mut self, now: Millis, input: Input) -> Result<Effects, Refusal> {
        let effects = match input {
            Input::NewGame { edition, start, draw } => {
                let start = start.settle(draw).map_err(Refusal::BadFen)?;
                self.leave_for(Game::new(GameRecord::new(edition, start)))
            }
            Input::NewGameAlike { draw } => self.leave_for(Game::new(self.fresh(draw))),
            Input::Open { record } => self.leave_for(Game::new(*record)),
            Input::BringBack => self.bring_back()?,
            Input::PageLoaded { draw } => self.reload(draw),
            Input::SetDetails(details) => return Ok(self.set_details(details)),
            Input::Move { .. }
            | Input::Undo
            | Input::Redo { .. }
            | Input::EditEntry { .. }
            | Input::RevertEdit { .. }
            | Input::InsertEntry { .. }
            | Input::DeleteEntry { .. }
            | Input::PutBack
            | Input::Cut { .. }
            | Input::RewriteNotation => match self.change_list(input)? {
                Some(effects) => effects,
                None => return Ok(Effects { first_row: self.game.len(), ..Effects::default() }),
            },
        };
        self.revision = self.revision.next();
        self.clock.arm(now, self.game.forced_move().is_some());
        Ok(effects)
    }

    /// Carries out an input that changes the list; nothing if it changes nothing.
    fn change_list(&mut self, input: Input) -> Result<Option<Effects>, Refusal> {
        let was_legal = self.game.is_legal();
        let change = match input {
            Input::Move { from, to, promotion } => Some(self.play(from, to, promotion)?),
            Input::Undo => Some(self.game.undo().ok_or(Refusal::NothingToUndo)?),
            Input::Redo { times } => Some(self.game.redo(times).ok_or(Refusal::NothingToRedo)?),
            Input::Cut { ply } => {
                self.existing(ply)?;
                self.game.cut(ply)
            }
            Input::EditEntry { ply, text } => self.edit(ply, &text)?,
            Input::RevertEdit { ply } => {
                self.existing(ply)?;
                Some(self.game.change(ply, Line::revert).ok_or(Refusal::NothingToRevert)?)
            }
            Input::InsertEntry { ply, text } => self.insert(ply, &text)?,
            Input::DeleteEntry { ply } => {
                self.existing(ply)?;
                self.game.delete(ply)
            }
            Input::PutBack => {
                self.editable()?;
                let deleted = self.deleted.take().ok_or(Refusal::NothingToPutBack)?;
                Some(self.game.put_back(deleted))
            }
            Input::RewriteNotation => self.rewrite_notation()?,
            Input::BringBack
            | Input::NewGame { .. }
            | Input::NewGameAlike { .. }
            | Input::Open { .. }
            | Input::PageLoaded { .. }
            | Input::SetDetails(_) => None,
        };
        let Some(Change { first, inverse }) = change else { return Ok(None) };
        self.deleted = match &inverse {
            Inverse::Insert { ply, entry, redo } => {
                Some(Deleted { ply: *ply, entry: entry.clone(), redo: redo.clone(), forced: 0 })
            }
            Inverse::Redo(_)
            | Inverse::Undo(_)
            | Inverse::Line { .. }
            | Inverse::Unplay { .. }
            | Inverse::Remove { .. } => None,
        };
        let archive = (was_legal && !self.game.is_legal())
            .then(|| {
                let mut before = self.game.record().clone();
                before.invert(inverse);
                before
            })
            .filter(|before| !before.entries.is_empty());
        Ok(Some(Effects { changed: true, first_row: first, archive }))
    }

    fn editable(&mut self) -> Result<&mut Game, Refusal> {
        if self.game.record().edition.is_editable() { Ok(&mut self.game) } else { Err(Refusal::ReadOnly) }
    }

    /// Checks that the list may be edited and has this entry.
    fn existing(&mut self, ply: usize) -> Result<(), Refusal> {
        let len = self.editable()?.len();
        if ply < len { Ok(()) } else { Err(Refusal::NoSuchEntry { ply, len }) }
    }

    /// The line for a legal move in the notation chosen.
    fn line(&self, mv: Move) -> Line {
        Line::new(self.notation.write(self.game.replay().position(), mv).into())
    }

    fn play(&mut self, from: Square, to: Square, promotion: Option<Role>) -> Result<Change, Refusal> {
        if self.game.verdict().is_over() {
            return Err(Refusal::GameOver);
        }
        let turn = self.game.replay().position().turn();
        let mv = crate::board_move::find(self.game.legal_moves(), turn, from, to, promotion);
        let line = self.line(mv.ok_or(Refusal::IllegalMove)?);
        Ok(self.game.play(line))
    }

    fn edit(&mut self, ply: usize, text: &str) -> Result<Option<Change>, Refusal> {
        let len = self.editable()?.len();
        if ply > len {
            return Err(Refusal::NoSuchEntry { ply, len });
        }
        let text = clean(text)?;
        if ply == len {
            return Ok((!text.is_empty()).then(|| self.game.append(Line::new(text))));
        }
        Ok(self.game.change(ply, |line| {
            let differs = line.text != text;
            if differs {
                line.rewrite(text);
            }
            differs
        }))
    }

    fn insert(&mut self, ply: usize, text: &str) -> Result<Option<Change>, Refusal> {
        let len = self.editable()?.len();
        if ply > len {
            return Err(Refusal::NoSuchEntry { ply, len });
        }
        let text = clean(text)?;
        if ply == len && text.is_empty() {
            return Ok(None);
        }
        Ok(Some(self.game.insert(ply, Entry::new(text))))
    }

    fn rewrite_notation(&mut self) -> Result<Option<Change>, Refusal> {
        let notation = self.notation;
        let game = self.editable()?;
        let replay = game.replay();
        let mut position = *replay.start();
        let mut texts = Vec::new();
        for (ply, (step, entry)) in replay.steps().iter().zip(&game.record().entries).enumerate() {
            if let (Action::Move(mv), None) = (step.action, step.illegal) {
                let text = notation.write(&position, mv);
                if *text != *entry.line.text {
                    texts.push((ply, text.into()));
                }
            }
            position = position.apply(&step.action);
        }
        Ok(game.rewrite(texts))
    }

    /// Changes the details. The list stays as it is, and with it a forced move that is waiting.
    fn set_details(&mut self, details: Details) -> Effects {
        let changed = self.game.record().details != details;
        if changed {
            *self.game.details_mut() = details;
            self.revision = self.revision.next();
        }
        Effects { changed, first_row: self.game.len(), archive: None }
    }

    /// Puts another game in the place of this one, which is left behind.
    fn leave_for(&mut self, game: Game) -> Effects {
        let left = self.take_up(game);
        let archive = for_archive(&left);
        self.left.push_back(left);
        if self.left.len() > MOST_LEFT {
            self.left.pop_front();
        }
        Effects { changed: true, first_row: 0, archive }
    }

    /// Puts a game in play and answers the one that was.
    fn take_up(&mut self, game: Game) -> Game {
        self.game_number = self.game_number.wrapping_add(1);
        self.deleted = None;
        std::mem::replace(&mut self.game, game)
    }

    /// Returns to the game left last. The one in play goes behind all others that were left, so that doing this
    /// again and again comes round to each of them.
    fn bring_back(&mut self) -> Result<Effects, Refusal> {
        let back = self.left.pop_back().ok_or(Refusal::NothingToBringBack)?;
        let left = self.take_up(back);
        let archive = for_archive(&left);
        if !left.record().is_blank() {
            self.left.push_front(left);
        }
        Ok(Effects { changed: true, first_row: 0, archive })
    }

    /// What a reload of the page does: a legal game stays, an illegal one gives way to a fresh one, and games left
    /// behind are gone with the page.
    fn reload(&mut self, draw: Draw) -> Effects {
        if !self.game.is_legal() {
            self.take_up(Game::new(self.fresh(draw)));
        }
        self.left.clear();
        self.deleted = None;
        Effects { changed: true, first_row: 0, archive: None }
    }

    /// An empty game of the same edition and kind of start.
    fn fresh(&self, draw: Draw) -> GameRecord {
        let record = self.game.record();
        GameRecord::new(record.edition, record.start.anew(draw))
    }
}

/// A game that is left, if the archive should have it.
fn for_archive(left: &Game) -> Option<GameRecord> {
    (left.is_legal() && !left.is_empty()).then(|| left.record().clone())
}
