//! From the session's views to the shapes of the boundary.

use scoresheet_rules::{Color, Verdict};
use scoresheet_session as session;

use super::board::{CastlingView, Destinations, Promotion, SquarePair, squares};
use super::snapshot::{Details, Halted, Outcome, PositionView, Preview, Row, Rows, Score, Snapshot, VerdictCode};
use super::start::{Edition, Side, StartKind, StartView, Variant};
use crate::shown::{Each, Shown};

/// Counts of entries are far below what a number of the other side can hold; more would be shown as the most.
pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl<'a> From<session::Snapshot<'a>> for Snapshot<'a> {
    fn from(from: session::Snapshot<'a>) -> Self {
        Self {
            revision: from.revision.0,
            game_number: from.game_number,
            edition: from.edition.into(),
            variant: from.variant.into(),
            fen: from.fen.clone(),
            turn: from.turn.into(),
            verdict: Shown(from.verdict),
            verdict_code: from.verdict.into(),
            in_check: from.in_check,
            score: Score::of(from.verdict),
            over: from.verdict.is_over(),
            checked_kings: squares(&from.checked_kings),
            faults: from.faults.iter().cloned().map(Shown).collect(),
            reached: count(from.reached),
            first_row: count(from.first_row),
            row_count: count(from.row_count),
            rows: Each(Rows(from.rows())),
            first_number: from.first_number,
            first_turn: from.first_turn.into(),
            promotions: from.choices.promotions.iter().copied().map(Promotion::from).collect(),
            castlings: from.choices.castlings.iter().copied().map(CastlingView::from).collect(),
            forced_in_ms: from.forced_in.map(|span| u32::try_from(span.0).unwrap_or(u32::MAX)),
            can_undo: from.can_undo,
            can_redo: from.can_redo,
            saved: from.saved,
            last_move: from.last_move.map(SquarePair::from),
            halted: from.halted.as_ref().map(Halted::from),
            can_bring_back: from.can_bring_back,
            details: from.details.into(),
            start: StartView::new(from.start, from.start_fen),
            destinations: Destinations(from.choices.destinations),
            undo_label: from.undo_label,
            redo_label: from.redo_label,
            unsaved_why: from.unsaved_why,
        }
    }
}

impl From<Verdict> for VerdictCode {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Checkmate { .. } => Self::Checkmate,
            Verdict::Stalemate => Self::Stalemate,
            Verdict::InsufficientMaterial => Self::Insufficient,
            Verdict::Threefold => Self::Threefold,
            Verdict::FiftyMoves => Self::Fifty,
            Verdict::Ongoing { .. } => Self::Ongoing,
        }
    }
}

impl Score {
    /// The score that a verdict gives, if it ends the game.
    #[must_use]
    pub const fn of(verdict: Verdict) -> Option<Self> {
        match verdict {
            Verdict::Checkmate { winner: Color::White } => Some(Self::WhiteWins),
            Verdict::Checkmate { winner: Color::Black } => Some(Self::BlackWins),
            Verdict::Stalemate | Verdict::InsufficientMaterial | Verdict::Threefold | Verdict::FiftyMoves => {
                Some(Self::Draw)
            }
            Verdict::Ongoing { .. } => None,
        }
    }
}

impl From<session::Outcome> for Outcome {
    fn from(outcome: session::Outcome) -> Self {
        match outcome {
            session::Outcome::Legal => Self::Legal,
            session::Outcome::Illegal => Self::Illegal,
            session::Outcome::Blank => Self::Blank,
            session::Outcome::Unreadable => Self::Unreadable,
            session::Outcome::Unreachable => Self::Unreachable,
        }
    }
}

impl<'a> From<session::Row<'a>> for Row<'a> {
    fn from(row: session::Row<'a>) -> Self {
        Self {
            ply: count(row.ply),
            text: row.text,
            outcome: row.outcome.into(),
            san: row.san.map(Shown),
            uci: row.uci.map(Shown),
            why: row.why.map(Shown),
            reading: row.reading.map(Shown),
            words: row.words.map(Shown),
            edited: row.edited,
            earlier: row.earlier,
            auto: row.auto,
            note: row.note.map(Shown),
        }
    }
}

impl From<&session::HaltView> for Halted {
    fn from(halt: &session::HaltView) -> Self {
        Self { ply: count(halt.ply), why: Shown(halt.why), label: halt.label.clone() }
    }
}

impl From<session::Preview> for Preview {
    fn from(preview: session::Preview) -> Self {
        Self {
            outcome: preview.outcome.into(),
            san: preview.san.map(Shown),
            uci: preview.uci.map(Shown),
            why: preview.why.map(Shown),
            reading: preview.reading.map(Shown),
            reached: count(preview.reached),
            stops_at: preview.stops_at.map(count),
        }
    }
}

impl From<session::PositionView> for PositionView {
    fn from(view: session::PositionView) -> Self {
        Self {
            ply: count(view.ply),
            fen: view.fen,
            turn: view.turn.into(),
            verdict: Shown(view.verdict),
            checked_kings: squares(&view.checked_kings),
            last_move: view.last_move.map(SquarePair::from),
            label: view.label,
        }
    }
}

impl From<&session::Details> for Details {
    fn from(details: &session::Details) -> Self {
        let session::Details { white, black, event, site, date, round, result } = details.clone();
        Self { white, black, event, site, date, round, result }
    }
}

impl From<Details> for session::Details {
    fn from(details: Details) -> Self {
        let Details { white, black, event, site, date, round, result } = details;
        Self { white, black, event, site, date, round, result }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<scoresheet_rules::Variant> for Variant {
    fn from(variant: scoresheet_rules::Variant) -> Self {
        match variant {
            scoresheet_rules::Variant::Standard => Self::Standard,
            scoresheet_rules::Variant::Chess960 => Self::Chess960,
        }
    }
}

impl From<Variant> for scoresheet_rules::Variant {
    fn from(variant: Variant) -> Self {
        match variant {
            Variant::Standard => Self::Standard,
            Variant::Chess960 => Self::Chess960,
        }
    }
}

impl From<session::Edition> for Edition {
    fn from(edition: session::Edition) -> Self {
        match edition {
            session::Edition::Editable => Self::Editable,
            session::Edition::Classic => Self::Classic,
        }
    }
}

impl From<Edition> for session::Edition {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Editable => Self::Editable,
            Edition::Classic => Self::Classic,
        }
    }
}

impl StartView {
    /// The view of a start with this FEN.
    pub(crate) fn new(start: &session::Start, fen: String) -> Self {
        let kind = match start {
            session::Start::Standard => StartKind::Standard,
            session::Start::Chess960(_) => StartKind::Chess960,
            session::Start::Chess960Apart { .. } => StartKind::Chess960Apart,
            session::Start::Fen(_) => StartKind::Fen,
        };
        let number = start.number().map(|number| number.get());
        Self { kind, fen, number, black_number: start.black_number().map(|number| number.get()) }
    }
}
