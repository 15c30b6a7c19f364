//! Entries letter for letter, in a comment that other programs pass over.
//!
//! Movetext is SAN and stops before the first entry that is no legal move. What it cannot say stands behind it, as
//! a command in a comment in the manner of `[%clk 0:05:00]`:
//!
//! ```text
//! 1. e4 e5 2. Nf3 {[%scoresheet 2:knight_f3 3:Qxe9 O-O-O-O ~~]} *
//! ```
//!
//! `2:` is the entry that the next text belongs to, counted from 0; texts without such a number follow one another.
//! Entry 2 is in the movetext as `Nf3` and was typed `knight f3`; entries 3 to 5 are not in it at all, and the last
//! is empty. A note on an entry that is not in the movetext stands right behind the comment that has the entry; those
//! after it come in another. A text is plain ASCII without white space: `_` is a space, `~` and a hexadecimal code
//! point and `~` any other character that is not itself, `~~` nothing. A text too long for a line goes on behind `\`
//! and white space.

use std::borrow::Cow;

use scoresheet_rules::{Action, Position};

use crate::Start;
use crate::reading::{self, Play, Reading};

/// What the comment begins with.
const COMMAND: &str = "[%scoresheet";

/// The longest word written, in characters.
const MAX_WORD: usize = 70;

/// The words of the comment that holds these texts, braces included, to be set with white space between them. The
/// texts come with the numbers of their entries, in order.
pub(super) fn encode<'a>(texts: impl Iterator<Item = (usize, &'a str)>) -> Vec<String> {
    let mut words = vec![format!("{{{COMMAND}")];
    let mut expected = None;
    for (ply, text) in texts {
        let marker = if expected == Some(ply) { String::new() } else { format!("{ply}:") };
        expected = Some(ply + 1);
        let mut rest = marker + &escape(text);
        while let Some((word, more)) = rest.split_at_checked(MAX_WORD).filter(|(_, more)| !more.is_empty()) {
            words.push(format!("{word}\\"));
            rest = more.into();
        }
        words.push(rest);
    }
    if let Some(last) = words.last_mut() {
        last.push_str("]}");
    }
    words
}

fn escape(text: &str) -> String {
    if text.is_empty() {
        return "~~".into();
    }
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' ' => escaped.push('_'),
            '~' | '_' | '\\' | ':' | '{' | '}' | '[' | ']' | '(' | ')' | '%' | ';' | '"' => push_code(&mut escaped, c),
            c if c.is_ascii_graphic() => escaped.push(c),
            c => push_code(&mut escaped, c),
        }
    }
    escaped
}

fn push_code(escaped: &mut String, c: char) {
    escaped.push_str(&format!("~{:x}~", u32::from(c)));
}

fn unescape(word: &str) -> Option<Box<str>> {
    let mut text = String::with_capacity(word.len());
    // Every second part stands between two `~`.
    let mut parts = word.split('~');
    loop {
        let plain = parts.next().filter(|part| !part.contains(char::is_control))?;
        text.extend(plain.chars().map(|c| if c == '_' { ' ' } else { c }));
        let Some(code) = parts.next() else { return Some(text.into()) };
        if !code.is_empty() {
            text.push(u32::from_str_radix(code, 16).ok().and_then(char::from_u32).filter(|c| !c.is_control())?);
        }
    }
}

/// A comment as it can be written among the moves: one that looks like ours and was not read as such, being damaged,
/// must not be taken for ours when the file is read again.
pub(super) fn disarm(comment: &str) -> Cow<'_, str> {
    match comment.trim_start().strip_prefix(COMMAND) {
        Some(rest) => Cow::Owned(format!("[%damaged{rest}")),
        None => Cow::Borrowed(comment),
    }
}

/// Whether a comment begins as those that hold texts do.
pub(super) fn is_ours(comment: &[u8]) -> bool {
    comment.trim_ascii_start().starts_with(COMMAND.as_bytes())
}

/// The texts that a comment holds, with the numbers of their entries; nothing if it is one in words, or was damaged.
pub(super) fn decode(comment: &str) -> Option<Vec<(usize, Box<str>)>> {
    let inside = comment.trim().strip_prefix(COMMAND)?.strip_suffix(']')?;
    let mut texts = Vec::new();
    let mut next: Option<usize> = None;
    let mut unfinished = String::new();
    for word in inside.split_ascii_whitespace() {
        if let Some(beginning) = word.strip_suffix('\\') {
            unfinished.push_str(beginning);
            continue;
        }
        let whole = std::mem::take(&mut unfinished) + word;
        let (ply, text) = match whole.split_once(':') {
            Some((ply, text)) => (ply.parse().ok()?, text),
            None => (next?, whole.as_str()),
        };
        texts.push((ply, unescape(text)?));
        next = ply.checked_add(1);
    }
    unfinished.is_empty().then_some(texts)
}

/// Puts texts in place of what the movetext has for them and behind it, where both still fit together: another
/// program may have changed the moves and kept the comment.
pub(super) struct Restorer {
    /// The position before the entry at `ply`. Texts come in order, so that one walk through the game serves them all.
    position: Position,
    ply: usize,
}

impl Restorer {
    /// For the entries of a game that begins here.
    pub(super) fn new(start: &Start) -> Self {
        Self { position: start.position(), ply: 0 }
    }

    /// Restores the texts of one comment.
    pub(super) fn restore(&mut self, entries: &mut Vec<Box<str>>, texts: Vec<(usize, Box<str>)>) {
        for (at, text) in texts {
            // A file may have been changed by hand: what no entry could hold is none.
            let Ok(text) = crate::clean(&text) else { continue };
            if at == entries.len() {
                entries.push(text);
                continue;
            }
            while self.ply < at {
                let Some(mv) = entries.get(self.ply).and_then(|token| legal(&self.position, token)) else { return };
                self.position = self.position.apply(&mv);
                self.ply += 1;
            }
            if let Some(token) = entries.get_mut(at).filter(|_| self.ply == at)
                && let Some(mv) = legal(&self.position, &text)
                && legal(&self.position, token) == Some(mv)
            {
                *token = text;
            }
        }
    }
}

/// The legal move that a text is read as.
fn legal(position: &Position, text: &str) -> Option<Action> {
    match reading::read(position, text) {
        Reading::Play(Play { action, illegal: None, .. }) => Some(action),
        Reading::Play(_) | Reading::Blank | Reading::Unreadable(_) => None,
    }
}
