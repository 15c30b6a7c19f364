//! A game as PGN in export format (standard, section 8): the seven tags, SAN, lines of less than 80 columns.

use std::fmt::Write as _;

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Color, Position, Variant};

use super::annotation::NoteKind;
use super::game::{GameResult, Note, PgnGame};
use super::lines::Lines;
use super::tag::Tag;
use super::word::bracket_in_word;
use super::{exact, start};
use crate::{Game, Replay, Start};

/// The tags that every game has, in their order, with their values where nothing is known (standard, section 8.1.1).
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Writes a game. Any reader of PGN gets its moves as far as they are legal; entries that the movetext cannot give
/// back letter for letter follow in a comment that [`import`](super::import) reads. The result is the verdict's, if
/// the list ends in one, or else the game's own.
///
/// ```
/// # use scoresheet_session::{Start, pgn};
/// let game = pgn::PgnGame::new(Start::Standard, ["e4", "e5", "Ke3"].map(Into::into).to_vec());
/// let text = pgn::write(&game);
/// assert!(text.ends_with("\n\n1. e4 e5 {[%scoresheet 2:Ke3]} *\n"));
/// assert_eq!(pgn::import(&text, 0)?.entries, game.entries);
/// # Ok::<(), pgn::ImportError>(())
/// ```
#[must_use]
pub fn write(game: &PgnGame) -> String {
    let mut replay = Replay::new(game.start.position());
    replay.extend(game.entries.iter().map(|text| &**text));
    write_replayed(game, &replay)
}

/// Writes the game of a session, which has been replayed already.
#[must_use]
pub fn export(game: &Game) -> String {
    write_replayed(&PgnGame::of_record(game.record()), game.replay())
}

fn write_replayed(game: &PgnGame, replay: &Replay) -> String {
    // Up to the first entry that is no legal move, in SAN.
    let moves: Vec<&str> = replay.steps().iter().map_while(|step| Some(step.san.as_ref()?.as_str())).collect();
    let result = told_result(replay).or(game.result.map(GameResult::text)).unwrap_or("*");
    let mut text = tags(game, replay.start(), moves.len(), result);
    text.push('\n');
    text.push_str(&movetext(game, replay.start(), &moves, result));
    text
}

/// The result that follows from a list, whatever its game says of it. Behind an illegal entry the position shown is not the one
/// that the movetext reaches.
pub(super) fn told_result(replay: &Replay) -> Option<&'static str> {
    replay.first_illegal().is_none().then(|| replay.verdict().score()).flatten()
}

fn tags(game: &PgnGame, start: &Position, plies: usize, result: &str) -> String {
    let mut text = String::new();
    let plies = plies.to_string();
    for (name, unknown) in ROSTER {
        // What is only blanks and control characters would be written as nothing at all.
        let is_said = |value: &&str| value.chars().any(|c| !c.is_control() && !c.is_whitespace());
        let value = game.tag(name).filter(is_said).unwrap_or(unknown);
        push_tag(&mut text, name, if name == "Result" { result } else { value });
    }
    let is_chess960 = start.variant() == Variant::Chess960;
    let is_ours = |tag: &Tag| {
        let is = |known: &str| tag.name.eq_ignore_ascii_case(known);
        let is_variant = is("Variant") && (is_chess960 || start::is_chess960(&tag.value));
        ROSTER.iter().any(|(known, _)| is(known)) || is("SetUp") || is("FEN") || is_variant
    };
    for tag in game.tags.iter().filter(|tag| !is_ours(tag)) {
        // The list may have changed since somebody counted.
        let is_count = tag.name.eq_ignore_ascii_case("PlyCount");
        push_tag(&mut text, &tag.name, if is_count { &plies } else { &tag.value });
    }
    if is_chess960 {
        push_tag(&mut text, "Variant", "Chess960");
    }
    if game.start != Start::Standard {
        push_tag(&mut text, "SetUp", "1");
        push_tag(&mut text, "FEN", &fen::write(start));
    }
    text
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    let mut escaped = String::with_capacity(value.len());
    for c in value.chars().filter(|c| !c.is_control()) {
        if matches!(c, '"' | '\\') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    // Writing to a string cannot fail.
    let _ = writeln!(text, "[{name} \"{}\"]", escaped.trim());
}

fn movetext(game: &PgnGame, start: &Position, moves: &[&str], result: &str) -> String {
    let mut lines = Lines::default();
    let mut notes = game.notes.iter().peekable();
    let mut number = start.fullmove_number();
    let mut turn = start.turn();
    // Black's move gets a number where none stands right before White's.
    let mut is_numbered = true;
    for (ply, san) in moves.iter().enumerate() {
        while let Some(note) = notes.next_if(|note| note.ply <= ply) {
            is_numbered |= set_note(&mut lines, note);
        }
        match turn {
            Color::White => lines.word(&format!("{number}.")),
            Color::Black if is_numbered => lines.word(&format!("{number}...")),
            Color::Black => {}
        }
        lines.word(san);
        is_numbered = false;
        number = number.saturating_add(u32::from(turn == Color::Black));
        turn = !turn;
    }
    // Behind the movetext: the entries that it does not give back, each with the notes on it.
    let texts = game.entries.iter().map(|text| &**text).enumerate();
    let mut texts = texts.filter(|(ply, text)| moves.get(*ply) != Some(text)).peekable();
    let mut set = moves.len();
    loop {
        while let Some(note) = notes.next_if(|note| note.ply <= set || texts.peek().is_none()) {
            set_note(&mut lines, note);
        }
        if texts.peek().is_none() {
            break;
        }
        set = notes.peek().map_or(usize::MAX, |note| note.ply);
        let until_note = std::iter::from_fn(|| texts.next_if(|(ply, _)| *ply < set));
        exact::encode(until_note).iter().for_each(|word| lines.word(word));
    }
    lines.word(result);
    lines.finish()
}

/// Sets a note. True if Black's next move needs its number after it.
fn set_note(lines: &mut Lines, note: &Note) -> bool {
    let (open, text, close) = match note.kind.clone().clean() {
        None => return false,
        Some(NoteKind::Glyph(number)) => {
            lines.word(&format!("${number}"));
            return false;
        }
        Some(NoteKind::Comment(text)) => ("{", text, "}"),
        Some(NoteKind::Variation(text)) => ("(", text, ")"),
    };
    let mut words = text.split_whitespace().peekable();
    let mut before = open;
    while let Some(word) = words.next() {
        let after = if words.peek().is_none() { close } else { "" };
        let written = format!("{before}{word}{after}");
        // A variation such as `(Q)` would be read as a part of the move before it.
        if open == "(" && bracket_in_word(written.as_bytes()) > 0 {
            lines.word(&format!("{before}{word}"));
            lines.word(after);
        } else {
            lines.word(&written);
        }
        before = "";
    }
    true
}
