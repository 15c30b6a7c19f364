//! Words that are said about the end of a game, beside its result or in place of it: `White resigns`, `draw agreed`.

use super::text::decode;
use super::token::is_suffix;

/// What a word says of the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// That it has ended, or how.
    End,
    /// Nothing by itself, but more behind such a word.
    More,
}

/// Words that say that a game has ended, in the languages of the great collections.
const ENDS: &str = "resigns resign resigned resignation draw drawn draws agreed agree agrees wins won loses lost forfeit \
    forfeits forfeited adjourned adjudicated adjudication unfinished abandoned aborted terminated timeout flagged stalemate \
    stalemated checkmated mated disconnected disconnects default walkover remis remise aufgegeben nulle tablas patta empate \
    abandonne abandona abbandona ничья сдались";

/// Words that stand beside those, and are no moves in any notation.
const WITH_ENDS: &str = "white black time on by and the in of to due threefold repetition perpetual fifty move moves rule \
    agreement mutual consent insufficient material both players player flag clock out run ran fell has was is gibt \
    auf checkmate";

/// What a word says of the end of a game, if that is what it is about.
pub(super) fn said(word: &[u8]) -> Option<Said> {
    const LONGEST: usize = 20;
    let first = word.first()?;
    if word.len() > LONGEST || !(first.is_ascii_alphabetic() || *first >= 0x80) {
        return None;
    }
    let text = decode(word);
    let plain = text.trim_end_matches(['.', ',', '!', ':', ';', '?']);
    let lower = plain.to_lowercase();
    let is_among = |words: &str| words.split(' ').any(|known| known == lower);
    if is_among(ENDS) {
        Some(Said::End)
    } else if is_among(WITH_ENDS) {
        Some(Said::More)
    } else {
        None
    }
}

/// Whether a word that only stands beside others can begin what is said of an end: a side's name.
pub(super) fn begins_said(word: &[u8]) -> bool {
    !is_suffix(word) && matches!(word.to_ascii_lowercase().as_slice(), b"white" | b"black" | b"white:" | b"black:")
}
