//! The commands that change the game.

use scoresheet_rules::variants::chess960::StartNumber;
use scoresheet_rules::{Role, Square};
use scoresheet_session::{Effects, GameRecord, Input, Refusal, StartChoice};

use crate::commands::{DetailsArgs, MoveArgs, NewGameArgs};
use crate::dto::{Details, StartArgs};
use crate::wire::{Leaving, Now, Wire};
use crate::{ErrorCode, WireError};

/// The longest of the details, in characters.
const LONGEST_DETAIL: usize = 255;

impl Wire {
    /// Puts an input to the session and shows what came of it.
    pub(crate) fn put(&mut self, now: Now, input: Input) -> Result<(), WireError> {
        let before = self.session.game_number();
        let effects = self.session.handle(now.monotonic, input).map_err(refused)?;
        let goes_on = self.session.game_number() == before;
        self.take_effect(now, effects, goes_on)
    }

    /// Notes what is to be archived and saved, and shows the change. `goes_on` is whether it is still the same game.
    pub(crate) fn take_effect(&mut self, now: Now, effects: Effects, goes_on: bool) -> Result<(), WireError> {
        let Effects { changed, first_row, archive } = effects;
        if let Some(record) = archive {
            self.leaving.push(Leaving { record, wall_ms: now.wall_ms, goes_on });
            self.unsaved.archive = true;
        }
        if !goes_on {
            self.leaves_game();
        }
        if !changed {
            return Ok(());
        }
        self.unsaved.game = true;
        self.unsaved.is_new = true;
        self.show(now, first_row)
    }

    pub(crate) fn play(&mut self, now: Now, arguments: MoveArgs) -> Result<(), WireError> {
        let MoveArgs { from, to, promotion } = arguments;
        let promotion = promotion.as_deref().map(promotion_piece).transpose()?;
        self.put(now, Input::Move { from: square("from", &from)?, to: square("to", &to)?, promotion })
    }

    pub(crate) fn new_game(&mut self, now: Now, arguments: NewGameArgs) -> Result<(), WireError> {
        let NewGameArgs { edition, start } = arguments;
        let (edition, start) = (edition.unwrap_or_default(), start.unwrap_or_default());
        let choice = start_choice(&start)?;
        let draw = self.random.draw();
        self.put(now, Input::NewGame { edition: edition.into(), start: choice, draw })?;
        self.remember_choice(edition, start)
    }

    pub(crate) fn new_game_alike(&mut self, now: Now) -> Result<(), WireError> {
        let draw = self.random.draw();
        self.put(now, Input::NewGameAlike { draw })
    }

    /// Leaves the game for this one.
    pub(crate) fn open_game(&mut self, now: Now, record: GameRecord) -> Result<(), WireError> {
        self.put(now, Input::Open { record: Box::new(record) })
    }

    pub(crate) fn page_loaded(&mut self, now: Now) -> Result<(), WireError> {
        let draw = self.random.draw();
        self.put(now, Input::PageLoaded { draw })
    }

    pub(crate) fn set_details(&mut self, now: Now, arguments: DetailsArgs) -> Result<(), WireError> {
        let line = |text: String| text.trim().chars().filter(|c| !c.is_control()).take(LONGEST_DETAIL).collect();
        let DetailsArgs { details: Details { white, black, event, site, date, round, result } } = arguments;
        let details = Details {
            white: line(white),
            black: line(black),
            event: line(event),
            site: line(site),
            date: line(date),
            round: line(round),
            result: result.map(line).filter(|result: &String| !result.is_empty()),
        };
        self.put(now, Input::SetDetails(details.into()))
    }
}

/// An index as the session counts. Beyond the longest list there is no entry either way.
pub(crate) fn index(ply: u32) -> usize {
    usize::try_from(ply).unwrap_or(usize::MAX)
}

pub(crate) fn square(argument: &'static str, text: &str) -> Result<Square, WireError> {
    text.parse().map_err(|_| {
        WireError::argument(ErrorCode::BadSquare, argument, format!("the argument “{argument}” is not a square"))
    })
}

/// The piece that a pawn becomes.
pub(crate) fn promotion_piece(text: &str) -> Result<Role, WireError> {
    match text {
        "q" => Ok(Role::Queen),
        "r" => Ok(Role::Rook),
        "b" => Ok(Role::Bishop),
        "n" => Ok(Role::Knight),
        _ => Err(WireError::argument(
            ErrorCode::BadSquare,
            "promotion",
            "the argument “promotion” is none of q, r, b and n",
        )),
    }
}

/// A Chess960 number, or the complaint that it is none.
pub(crate) fn start_number(argument: &'static str, number: u32) -> Result<StartNumber, WireError> {
    let number = u16::try_from(number).ok().and_then(StartNumber::new);
    number.ok_or_else(|| WireError::argument(ErrorCode::BadNumber, argument, "Chess960 numbers go from 0 to 959"))
}

fn start_choice(start: &StartArgs) -> Result<StartChoice, WireError> {
    let number = |number: Option<u32>| number.map(|number| start_number("start", number)).transpose();
    Ok(match start {
        StartArgs::Standard => StartChoice::Standard,
        StartArgs::Chess960 { number: one } => StartChoice::Chess960(number(*one)?),
        StartArgs::Chess960Apart { white, black } => {
            StartChoice::Chess960Apart { white: number(*white)?, black: number(*black)? }
        }
        StartArgs::Fen { fen } => StartChoice::Fen(fen.clone()),
    })
}

/// A refusal of the session as the other side sees it.
pub(crate) fn refused(refusal: Refusal) -> WireError {
    let (code, argument) = match &refusal {
        Refusal::IllegalMove => (ErrorCode::IllegalMove, None),
        Refusal::GameOver => (ErrorCode::GameOver, None),
        Refusal::NoSuchEntry { .. } => (ErrorCode::NoSuchEntry, Some("ply")),
        Refusal::Stale => (ErrorCode::Stale, Some("revision")),
        Refusal::NothingToUndo => (ErrorCode::NothingToUndo, None),
        Refusal::NothingToRedo => (ErrorCode::NothingToRedo, None),
        Refusal::NothingToRevert => (ErrorCode::NothingToRevert, None),
        Refusal::NothingToPutBack => (ErrorCode::NothingToPutBack, None),
        Refusal::NothingToBringBack => (ErrorCode::NothingToBringBack, None),
        Refusal::TextTooLong => (ErrorCode::TextTooLong, Some("text")),
        Refusal::ReadOnly => (ErrorCode::ReadOnly, None),
        Refusal::BadFen(_) => (ErrorCode::BadFen, Some("start")),
    };
    WireError { code, message: refusal.to_string(), argument: argument.map(str::to_owned) }
}
