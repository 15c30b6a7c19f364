//! The plain view of everything that a screen needs.

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Color, Fault, Move, Square, Variant, Verdict};

use crate::pgn::Remarks;
use crate::reading::How;
use crate::{
    Details, Edition, Game, Line, Millis, Outcome, Revision, Session, ShortText, Start, Why, Words, label, written,
};

/// One line of the list as the screen shows it. Borrows; its texts are made when they are written.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// Which entry.
    pub ply: usize,
    /// The text as typed.
    pub text: &'a str,
    /// What became of it.
    pub outcome: Outcome,
    /// A legal move as PGN writes it.
    pub san: Option<ShortText>,
    /// From and to, wherever one piece moves.
    pub uci: Option<ShortText>,
    /// Why it is illegal or halts.
    pub why: Option<Why>,
    /// How it was read.
    pub reading: Option<&'a How>,
    /// For the live region.
    pub words: Option<Words<'a>>,
    /// Whether it was edited.
    pub edited: bool,
    /// What stood there before the last edit.
    pub earlier: Option<&'a str>,
    /// Whether it was played by itself.
    pub auto: bool,
    /// What the file it came from says of it.
    pub note: Option<Remarks<'a>>,
}

/// The rows from one on to the last.
#[derive(Clone, Debug)]
pub struct Rows<'a> {
    game: &'a Game,
    next: usize,
}

impl<'a> Iterator for Rows<'a> {
    type Item = Row<'a>;

    fn next(&mut self) -> Option<Row<'a>> {
        let row = row(self.game, self.next)?;
        self.next += 1;
        Some(row)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.game.len().saturating_sub(self.next);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Rows<'_> {}

fn row(game: &Game, ply: usize) -> Option<Row<'_>> {
    let Line { text, earlier, auto, annotation: _ } = &game.record().entries.get(ply)?.line;
    let replay = game.replay();
    let step = replay.steps().get(ply);
    Some(Row {
        ply,
        text,
        outcome: replay.outcome(ply),
        san: step.and_then(|step| step.san),
        uci: replay.uci(ply),
        why: replay.why(ply),
        reading: step.map(|step| &step.how),
        words: step.map(Words::of),
        edited: !earlier.is_empty(),
        earlier: earlier.last().map(|text| &**text),
        auto: *auto && earlier.is_empty(),
        note: Remarks::of(game.record(), ply),
    })
}

/// A castling that may be made on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CastlingView {
    /// Where the king stands.
    pub king_from: Square,
    /// Where the rook stands.
    pub rook_from: Square,
    /// Where the king ends.
    pub king_to: Square,
    /// Where the rook ends.
    pub rook_to: Square,
    /// Whether `king_to` is an ordinary king move too: castling is then asked for by the rook's square.
    pub shared: bool,
}

/// What stopped the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HaltView {
    /// The halted entry.
    pub ply: usize,
    /// Why it halts.
    pub why: Why,
    /// `14… Qxz9`.
    pub label: String,
}

/// What may be clicked on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// For each square with a piece that can move, where to.
    pub destinations: Vec<(Square, Vec<Square>)>,
    /// From and to of moves that ask for a promotion piece.
    pub promotions: Vec<(Square, Square)>,
    /// The legal castlings.
    pub castlings: Vec<CastlingView>,
}

impl Choices {
    /// Sorts legal moves of this side by square. A castling stands there by the king's final square, if the king
    /// moves, and by its own rook's square.
    #[must_use]
    pub fn of(legal: &[Move], turn: Color) -> Self {
        let mut choices = Self::default();
        for mv in legal {
            if let Some(side) = mv.castling_side() {
                let king_to = side.king_to(turn);
                let shared = legal
                    .iter()
                    .any(|other| other.from == mv.from && other.to == king_to && other.castling_side().is_none());
                choices.castlings.push(CastlingView {
                    king_from: mv.from,
                    rook_from: mv.to,
                    king_to,
                    rook_to: side.rook_to(turn),
                    shared,
                });
                if king_to != mv.from {
                    choices.add(mv.from, king_to);
                }
            }
            choices.add(mv.from, mv.to);
            if mv.promotion().is_some() && !choices.promotions.contains(&(mv.from, mv.to)) {
                choices.promotions.push((mv.from, mv.to));
            }
        }
        for (_, targets) in &mut choices.destinations {
            targets.sort_unstable();
        }
        choices.destinations.sort_unstable();
        choices
    }

    fn add(&mut self, from: Square, to: Square) {
        match self.destinations.iter_mut().find(|(square, _)| *square == from) {
            Some((_, targets)) => {
                if !targets.contains(&to) {
                    targets.push(to);
                }
            }
            None => self.destinations.push((from, vec![to])),
        }
    }
}

/// Everything a screen shows. Rows are made while they are iterated: see [`Snapshot::rows`].
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Snapshot<'a> {
    pub revision: Revision,
    /// Another number, another game.
    pub game_number: u32,
    pub edition: Edition,
    pub variant: Variant,
    pub start: &'a Start,
    /// The start's FEN.
    pub start_fen: String,
    /// The FEN of the position shown: after the last reached entry.
    pub fen: String,
    pub turn: Color,
    pub verdict: Verdict,
    pub in_check: bool,
    /// The attacked kings of the side to move.
    pub checked_kings: Vec<Square>,
    /// What is odd about the position shown; at the start also what its FEN claimed and could not be.
    pub faults: Vec<Fault>,
    pub reached: usize,
    pub first_row: usize,
    pub row_count: usize,
    /// Move number and side of entry 0.
    pub first_number: u32,
    pub first_turn: Color,
    /// What may be clicked: nothing once the game is over.
    pub choices: Choices,
    /// How long until the forced move plays itself.
    pub forced_in: Option<Millis>,
    pub can_undo: bool,
    pub can_redo: bool,
    /// What Undo takes back: `12… Qe7`.
    pub undo_label: Option<String>,
    pub redo_label: Option<String>,
    /// Whether the game outlives a reload.
    pub saved: bool,
    /// Why not: `27… Ne3+ is illegal`.
    pub unsaved_why: Option<String>,
    /// From and to of the last reached entry.
    pub last_move: Option<(Square, Square)>,
    pub halted: Option<HaltView>,
    pub can_bring_back: bool,
    pub details: &'a Details,
    game: &'a Game,
}

impl<'a> Snapshot<'a> {
    /// The rows from `first_row` on.
    #[must_use]
    pub const fn rows(&self) -> Rows<'a> {
        Rows { game: self.game, next: self.first_row }
    }
}

impl Session {
    /// The view of the present state, with the rows from `first_row` on.
    #[must_use]
    pub fn snapshot(&self, now: Millis, first_row: usize) -> Snapshot<'_> {
        let game = self.game();
        let (record, replay) = (game.record(), game.replay());
        let position = replay.position();
        let reached = replay.reached();
        let verdict = game.verdict();
        let text = |ply: usize| record.entries.get(ply).map_or("", |entry| &*entry.line.text);
        let label_of = |ply: usize| label::label(replay.start(), ply, text(ply));
        let mut faults = position.faults();
        if reached == 0 {
            faults.extend_from_slice(record.start.dropped());
        }
        let (first_number, first_turn) = label::number(replay.start(), 0);
        let last = reached.checked_sub(1);
        Snapshot {
            revision: self.revision(),
            game_number: self.game_number(),
            edition: record.edition,
            variant: replay.variant(),
            start: &record.start,
            start_fen: fen::write(replay.start()),
            fen: fen::write(position),
            turn: position.turn(),
            verdict,
            in_check: position.is_check(),
            checked_kings: position.checked_kings(position.turn()).collect(),
            faults,
            reached,
            first_row: first_row.min(game.len()),
            row_count: game.len(),
            first_number,
            first_turn,
            choices: if verdict.is_over() {
                Choices::default()
            } else {
                Choices::of(game.legal_moves(), position.turn())
            },
            forced_in: self.wake_at().map(|due| due.since(now)),
            can_undo: !game.is_empty(),
            can_redo: !record.redo.is_empty(),
            undo_label: game.len().checked_sub(1).map(label_of),
            redo_label: record
                .redo_ply()
                .zip(record.redo.last())
                .map(|(ply, redo)| label::label(replay.start(), ply, &redo.line.text)),
            saved: game.is_legal(),
            unsaved_why: replay.first_illegal().map(|ply| format!("{} is illegal", label_of(ply))),
            last_move: last.and_then(|ply| written::marks(&replay.steps().get(ply)?.action, replay.mover(ply))),
            halted: game.halted().map(|(ply, halt)| HaltView { ply, why: halt.into(), label: label_of(ply) }),
            can_bring_back: self.can_bring_back(),
            details: &record.details,
            game,
        }
    }
}
