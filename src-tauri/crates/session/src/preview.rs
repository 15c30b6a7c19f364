//! Questions to a session that change nothing: how a text would be read, and earlier positions.

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Color, Square, Verdict};

use crate::entry::clean;
use crate::reading::How;
use crate::{Game, Outcome, Refusal, Replay, Session, ShortText, Why, label, written};

/// What would become of a text, were it committed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// What would become of the entry.
    pub outcome: Outcome,
    /// A legal move as PGN writes it.
    pub san: Option<ShortText>,
    /// From and to, wherever one piece moves.
    pub uci: Option<ShortText>,
    /// Why it would be illegal or halt.
    pub why: Option<Why>,
    /// How it would be read.
    pub reading: Option<How>,
    /// How many entries the list would then reach.
    pub reached: usize,
    /// The entry at which the list would then halt.
    pub stops_at: Option<usize>,
}

/// An earlier position of the game, to be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionView {
    /// How many entries lead to it.
    pub ply: usize,
    /// Its FEN.
    pub fen: String,
    /// The side to move.
    pub turn: Color,
    /// Its verdict, with the repetitions until then.
    pub verdict: Verdict,
    /// The attacked kings of the side to move.
    pub checked_kings: Vec<Square>,
    /// From and to of the entry that led to it.
    pub last_move: Option<(Square, Square)>,
    /// That entry's label: `12… Qe7`; nothing for the start.
    pub label: Option<String>,
}

impl Session {
    /// How a text at `ply` would be read, and how far the list would then go.
    ///
    /// # Errors
    /// [`Refusal::NoSuchEntry`] beyond the blank line after the last entry, [`Refusal::TextTooLong`].
    pub fn preview(&self, ply: usize, text: &str) -> Result<Preview, Refusal> {
        let game = self.game();
        let len = game.len();
        if ply > len {
            return Err(Refusal::NoSuchEntry { ply, len });
        }
        let text = clean(text)?;
        let now = game.replay();
        let unchanged = |outcome| Preview {
            outcome,
            san: None,
            uci: None,
            why: None,
            reading: None,
            reached: now.reached(),
            stops_at: game.halted().map(|(ply, _)| ply),
        };
        if ply > now.reached() {
            return Ok(unchanged(Outcome::Unreachable));
        }
        if ply == len && text.is_empty() {
            return Ok(unchanged(Outcome::Blank));
        }
        Ok(preview(game, ply, &text))
    }

    /// The position after so many entries.
    ///
    /// # Errors
    /// [`Refusal::NoSuchEntry`] if fewer were reached.
    pub fn position_at(&self, ply: usize) -> Result<PositionView, Refusal> {
        let replay = self.game().replay();
        if ply > replay.reached() {
            return Err(Refusal::NoSuchEntry { ply, len: replay.reached() });
        }
        let position = replay.position_after(ply);
        let last = ply.checked_sub(1);
        let entry = last.and_then(|last| self.record().entries.get(last));
        Ok(PositionView {
            ply,
            fen: fen::write(&position),
            turn: position.turn(),
            verdict: replay.verdict_after(ply),
            checked_kings: position.checked_kings(position.turn()).collect(),
            last_move: last.and_then(|last| written::marks(&replay.steps().get(last)?.action, replay.mover(last))),
            label: last.zip(entry).map(|(last, entry)| label::label(replay.start(), last, &entry.line.text)),
        })
    }
}

/// Replays the list from `ply` on with another text there. `ply` is at most what was reached.
fn preview(game: &Game, ply: usize, text: &str) -> Preview {
    let mut then = Replay::new(game.replay().position_after(ply));
    let rest = game.record().entries.iter().skip(ply + 1).map(|entry| &*entry.line.text);
    then.extend(std::iter::once(text).chain(rest));
    let reached = ply + then.reached();
    let step = then.steps().first();
    Preview {
        outcome: then.outcome(0),
        san: step.and_then(|step| step.san),
        uci: then.uci(0),
        why: then.why(0),
        reading: step.map(|step| step.how),
        reached,
        stops_at: then.halt().map(|_| reached),
    }
}
