//! Results: `1-0`, `½-½`, `*`, `resigns`. They are no moves; known only to say so (rule G4).

/// Whether the characters, as folded and before anything was cut from them, are a result.
pub(super) fn is_result(chars: &[char]) -> bool {
    let plain: String =
        chars.iter().filter(|&&c| !matches!(c, ' ' | '.' | '!' | '?')).flat_map(|c| c.to_lowercase()).collect();
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
        "checkmate",
        "checkmated",
        "mate",
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
        "gameover",
    ];
    if SIGNS.contains(&plain.as_str()) || WORDS.contains(&plain.as_str()) {
        return true;
    }
    let is_word = |c: &char| c.is_alphabetic();
    let mut words = chars.split(|c| !is_word(c)).filter(|word| !word.is_empty());
    words.any(|word| {
        let word: String = word.iter().flat_map(|c| c.to_lowercase()).collect();
        !matches!(word.as_str(), "mate" | "checkmate") && WORDS.contains(&word.as_str())
    })
}
