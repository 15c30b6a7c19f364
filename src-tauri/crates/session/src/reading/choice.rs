//! The choice among readings (rules P2, P4, P6, P7).

use scoresheet_rules::{Action, Bitboard, Position};

use super::illegal;
use super::legal::{self, Found};
use super::pattern::{Becomes, Hints, Pattern};
use super::reason::UnreadableReason;

/// What the readings of an entry come to. `readings` is not empty.
pub(super) fn choose(
    position: &Position,
    mut readings: Vec<Pattern>,
    hints: Hints,
) -> Result<Action, UnreadableReason> {
    for pattern in readings.iter_mut().filter(|pattern| pattern.becomes == Becomes::Unsaid) {
        pattern.becomes = hints.becomes;
    }
    let unbound = readings.iter().filter_map(|pattern| without_origin(position, pattern));
    for pattern in readings.iter().copied().chain(unbound) {
        match legal::find(position, &pattern, hints) {
            Found::Move(mv) => return Ok(Action::Move(mv)),
            Found::Several(squares) => return Err(UnreadableReason::SeveralSquares(squares)),
            Found::Nothing => {}
        }
    }
    let mut reason = UnreadableReason::NoMove;
    for pattern in readings.iter().filter(|pattern| !pattern.legal_only) {
        match illegal::carry_out(position, pattern, hints) {
            Ok(action) => return Ok(legal::recognise(position, action)),
            // The first reading is the likeliest, and so is its reason.
            Err(why) if reason == UnreadableReason::NoMove => reason = why,
            Err(_) => {}
        }
    }
    Err(reason)
}

/// The reading without its origin, if that fits none of the mover's pieces of the kind (rule P6). From and to
/// with a space between stay what they are: else they are two moves.
fn without_origin(position: &Position, pattern: &Pattern) -> Option<Pattern> {
    let role = pattern.role.filter(|_| pattern.has_origin() && !pattern.spaced)?;
    let fits = !(position.board().of(position.turn(), role) & pattern.from).is_empty();
    (!fits).then_some(Pattern { from: Bitboard::ALL, from_to: false, ..*pattern })
}
