//! Whether what was found is a game at all.

use super::scan::Scan;
use super::span::Span;
use super::{tag, token};

/// Whether what was found is a game: it has tags or a position, or its words look like moves.
pub(super) fn is_plausible(bytes: &[u8], found: &Scan) -> bool {
    const LOOKED_AT: usize = 16;
    if found.fen.is_some() {
        return true;
    }
    if !found.tags.is_empty() {
        let is_known = |&(name, _): &(Span, Span)| tag::is_known(name.of(bytes));
        return !found.tokens.is_empty() || found.tags.iter().any(is_known);
    }
    let words = found.tokens.iter().take(LOOKED_AT).map(|token| token::looks_like_move(token.of(bytes)));
    let moves = words.clone().filter(|&is_move| is_move).count();
    // Numbered lines may be a shopping list; with a move or a result among them they are not.
    let is_numbered_game = found.is_numbered() && (moves > 0 || found.result.is_some() && words.len() > 0);
    is_numbered_game || words.clone().next() == Some(true) || moves * 2 >= words.len().max(1)
}
