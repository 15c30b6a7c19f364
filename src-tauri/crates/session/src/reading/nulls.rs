//! The null move: an entry by which nothing moves (rule G1).

/// Whether the characters are a null move.
pub(super) fn is_null(chars: &[char]) -> bool {
    match chars {
        ['-', ' ', '-'] | ['-', ' ', '-', ' ', '-'] => return true,
        ['-'] | ['-', '-'] | ['-', '-', '-'] => return true,
        ['Z' | 'z', '0'] | ['0', '0', '0', '0'] | ['@', '@', '@', '@'] | ['<', '>'] => return true,
        _ => {}
    }
    const WORDS: &[&str] =
        &["null", "null move", "nullmove", "null-move", "pass", "passes", "skip", "skips", "no move"];
    chars.len() <= 9 && WORDS.iter().any(|word| word.chars().eq(chars.iter().map(char::to_ascii_lowercase)))
}
