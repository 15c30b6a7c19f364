//! Results: `1-0`, `½-½`, `*`, `resigns`. They are no moves; known only to say so (rule G4).

const SIGNS: &[&str] = &[
    "*",
    "1-0",
    "0-1",
    "1:0",
    "0:1",
    "1/2-1/2",
    "1/2:1/2",
    "1/2",
    "1\u{2044}2",
    "1\u{2044}2-1\u{2044}2",
    "0.5-0.5",
    "1-1",
    "0-0.5",
    "=-=",
    "05-05",
];

const WORDS: &[&str] = &[
    "resigns",
    "resigned",
    "resign",
    "resignation",
    "draw",
    "drawn",
    "draws",
    "agreed",
    "stalemate",
    "stalemated",
    "wins",
    "won",
    "win",
    "loses",
    "lost",
    "time",
    "timeout",
    "flag",
    "forfeit",
    "forfeits",
    "adjourned",
    "abandoned",
    "over",
];

/// Words that stand beside those of a result and change nothing: `White resigns`, `draw by agreement`.
const BESIDE: &[&str] = &[
    "white",
    "black",
    "game",
    "a",
    "the",
    "by",
    "on",
    "in",
    "is",
    "was",
    "has",
    "and",
    "to",
    "out",
    "of",
    "mate",
    "checkmate",
    "checkmated",
    "agreement",
    "repetition",
    "falls",
    "fell",
    "i",
    "we",
    "he",
    "she",
    "his",
    "her",
];

/// Whether the characters are a result, in signs or in words. `chars` are as folded, with no more than remarks cut
/// from them.
pub(super) fn is_result(chars: &[char]) -> bool {
    is_sign(chars)
        || is_said(chars)
        || matches!(lower(chars).as_str(), "mate" | "checkmate" | "checkmated" | "gameover")
}

/// A result in signs: `1-0`, `½-½`, `*`.
pub(super) fn is_sign(chars: &[char]) -> bool {
    SIGNS.contains(&lower(chars).as_str())
}

/// Words of a result, with nothing else between them than what belongs to it.
fn is_said(chars: &[char]) -> bool {
    let mut said = false;
    let mut words = chars.split(|c| matches!(c, ' ' | '.' | ',' | '!' | '?' | ';' | '\''));
    let all = words.all(|word| {
        let word = lower(word);
        let names = is_word(&word);
        said |= names;
        names || word.is_empty() || BESIDE.contains(&word.as_str()) || SIGNS.contains(&word.as_str())
    });
    said && all
}

/// Whether a word in lower case is one of a result.
pub(super) fn is_word(word: &str) -> bool {
    WORDS.contains(&word)
}

/// In lower case, without spaces and signs that say nothing.
fn lower(chars: &[char]) -> String {
    chars.iter().filter(|&&c| !matches!(c, ' ' | '.' | '!' | '?')).flat_map(|c| c.to_lowercase()).collect()
}
