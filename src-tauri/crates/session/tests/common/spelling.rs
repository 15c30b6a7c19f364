//! Writes a legal move in many notations, by other means than those that read it.

use scoresheet_rules::notation::{san, uci};
use scoresheet_rules::{File, Move, MoveKind, Position, Role, Side, Square, Variant};

use super::dice::Dice;

/// A way of writing moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    San,
    Decorated,
    Long,
    Reversible,
    Uci,
    Iccf,
    Smith,
    Descriptive,
    Figurine,
    German,
    French,
    Words,
}

pub const STYLES: [Style; 12] = [
    Style::San,
    Style::Decorated,
    Style::Long,
    Style::Reversible,
    Style::Uci,
    Style::Iccf,
    Style::Smith,
    Style::Descriptive,
    Style::Figurine,
    Style::German,
    Style::French,
    Style::Words,
];

/// The move in this style, or nothing if the style cannot tell it (a French king looks like an English rook).
pub fn spell(position: &Position, mv: Move, style: Style, dice: &mut Dice) -> Option<String> {
    let role = position.board().role_at(mv.from)?;
    Some(match style {
        Style::San => san::write(position, mv),
        Style::Decorated => decorated(position, mv, dice),
        Style::Long => long(position, mv, dice, false),
        Style::Reversible => long(position, mv, dice, true),
        Style::Uci => uci::write(position, mv),
        Style::Iccf => numbers(position, mv),
        Style::Smith => smith(position, mv),
        Style::Descriptive => descriptive(position, mv, dice),
        Style::Figurine => {
            let glyphs = if dice.one_in(2) { "♔♕♖♗♘♙" } else { "♚♛♜♝♞♟" };
            translated(&san::write(position, mv), glyphs, dice)
        }
        Style::German => translated(&san::write(position, mv), "KDTLSB", dice),
        Style::French if role == Role::King => return None,
        Style::French => translated(&san::write(position, mv), "RDTFCP", dice),
        Style::Words => words(position, mv, dice),
    })
}

fn decorated(position: &Position, mv: Move, dice: &mut Dice) -> String {
    let before = dice.of(&["", "1.", "12. ", "1... ", "3) ", "7 ", "… ", "2.. ", "{so} ", "999... ", "1. 1. "]);
    let after = dice.of(&[
        "",
        "!",
        "??",
        "!?",
        " $14",
        "$1",
        " {good}",
        " (0:05)",
        " ; why",
        " ±",
        "⩲",
        " +-",
        "+=",
        " N",
        " TN",
        "!! {[%clk 0:01]}",
        ".",
        ",",
        " □",
        "⌓",
        " (=)",
        " [%eval 0.3]",
        " ∞",
        " (D)",
        "(N)",
        "! [D]",
        "?? a blunder",
        "!? interesting",
    ]);
    let mut text = san::write(position, mv);
    if dice.one_in(3) {
        text = text.trim_end_matches(['+', '#']).to_owned();
    }
    if dice.one_in(4) {
        text = text.replace("O-O-O", "0-0-0").replace("O-O", "0–0").replace('x', "×").replace('+', "†");
    }
    let is_pawn = position.board().role_at(mv.from) == Some(Role::Pawn);
    // A letter behind a pawn's move would be its promotion; a number needs no space in front of noughts.
    let after = if is_pawn && after == "(N)" || mv.promotion().is_some() && after == " N" { "" } else { after };
    let text = if dice.one_in(12) { format!("({text})") } else { text };
    let text = format!("{before}{text}{after}");
    if dice.one_in(5) { format!(" \u{200B}“{text}”\t") } else { text }
}

fn letter(role: Role) -> String {
    if role == Role::Pawn { String::new() } else { role.letter().to_string() }
}

fn takes(position: &Position, mv: Move) -> bool {
    mv.kind == MoveKind::EnPassant || (mv.castling_side().is_none() && position.board().occupied().has(mv.to))
}

fn long(position: &Position, mv: Move, dice: &mut Dice, reversible: bool) -> String {
    if let Some(side) = mv.castling_side() {
        return dice
            .of(match side {
                Side::King => &["O-O", "0-0", "o-o", "OO"],
                Side::Queen => &["O-O-O", "0-0-0", "ooo", "O–O–O"],
            })
            .into();
    }
    let role = position.board().role_at(mv.from).expect("a piece moves");
    let taken = position.board().role_at(mv.to).unwrap_or(Role::Pawn);
    let link = match (takes(position, mv), reversible) {
        (true, true) => format!("x{}", taken.letter()),
        (true, false) => dice.of(&["x", ":", " x ", "×"]).into(),
        (false, true) => "-".into(),
        (false, false) => dice.of(&["-", "", "–", " - ", "→", " "]).into(),
    };
    let promotion = mv.promotion().map_or_else(String::new, |role| format!("={}", role.letter()));
    format!("{}{}{link}{}{promotion}", letter(role), mv.from, mv.to)
}

/// Where the king or rook goes by numbers and in Smith notation.
fn written_target(position: &Position, mv: Move) -> Square {
    match (mv.castling_side(), position.variant()) {
        (Some(side), Variant::Standard) => side.king_to(position.turn()),
        (Some(_), Variant::Chess960) | (None, _) => mv.to,
    }
}

fn numbers(position: &Position, mv: Move) -> String {
    let digits = |square: Square| format!("{}{}", square.file().index() + 1, square.rank().digit());
    let promotion = match mv.promotion() {
        Some(Role::Queen) => "1",
        Some(Role::Rook) => "2",
        Some(Role::Bishop) => "3",
        Some(_) => "4",
        None => "",
    };
    format!("{}{}{promotion}", digits(mv.from), digits(written_target(position, mv)))
}

fn smith(position: &Position, mv: Move) -> String {
    let to = written_target(position, mv);
    let taken = match mv.kind {
        MoveKind::EnPassant => "E".into(),
        MoveKind::Castle(_) if position.variant() == Variant::Chess960 => String::new(),
        MoveKind::Castle(Side::King) => "c".into(),
        MoveKind::Castle(Side::Queen) => "C".into(),
        MoveKind::Normal | MoveKind::Promote(_) => position
            .board()
            .role_at(mv.to)
            .map_or_else(String::new, |role| role.letter().to_ascii_lowercase().to_string()),
    };
    let promotion = mv.promotion().map_or_else(String::new, |role| role.letter().to_string());
    format!("{}{to}{taken}{promotion}", mv.from)
}

/// The six letters are king, queen, rook, bishop, knight, pawn.
fn translated(san: &str, letters: &str, dice: &mut Dice) -> String {
    if san.starts_with('O') {
        return san.into();
    }
    let letters: Vec<char> = letters.chars().collect();
    let text: String = san.chars().map(|c| "KQRBN".find(c).map_or(c, |place| letters[place])).collect();
    if dice.one_in(3) { text.replace('=', "") } else { text }
}

fn name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

fn words(position: &Position, mv: Move, dice: &mut Dice) -> String {
    if let Some(side) = mv.castling_side() {
        return dice
            .of(match side {
                Side::King => &["castles king's side", "castle short", "kingside castling", "Castles KR"],
                Side::Queen => &["castles queen's side", "long castle", "castle queen-side", "Castles Q"],
            })
            .into();
    }
    let role = name(position.board().role_at(mv.from).expect("a piece moves"));
    let from = match dice.below(3) {
        0 => format!(" from {}", mv.from),
        1 => format!(" {}", spoken(mv.from)),
        _ => format!(" on {}", mv.from),
    };
    let link = match (takes(position, mv), dice.one_in(2)) {
        (true, true) => "takes",
        (true, false) => "captures on",
        (false, true) => "to",
        (false, false) => "goes to",
    };
    let promotion = mv.promotion().map_or_else(String::new, |role| match dice.below(3) {
        0 => format!(" promotes to {}", name(role)),
        1 => format!(", becomes a {}", name(role)),
        _ => format!(" = {}", name(role)),
    });
    let check = if position.play(mv).is_check() && dice.one_in(2) { " check" } else { "" };
    let text = format!("{role}{from} {link} {}{promotion}{check}", mv.to);
    match dice.below(4) {
        0 => text.to_uppercase(),
        1 => format!("{}.", text.replacen(role, &format!("{}{}", role[..1].to_uppercase(), &role[1..]), 1)),
        _ => text,
    }
}

fn spoken(square: Square) -> String {
    const FILES: [&str; 8] = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"];
    const RANKS: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
    format!("{} {}", FILES[square.file() as usize], RANKS[square.rank() as usize])
}

/// The file's name by the pieces that begin there, and whether short names of two files are alike.
fn file_names(file: File) -> (&'static str, &'static str) {
    match file {
        File::A => ("QR", "R"),
        File::B => ("QN", "N"),
        File::C => ("QB", "B"),
        File::D => ("Q", "Q"),
        File::E => ("K", "K"),
        File::F => ("KB", "B"),
        File::G => ("KN", "N"),
        File::H => ("KR", "R"),
    }
}

/// Names of a move from the shortest to the fullest; which belong together from move to move by their places.
fn descriptive_names(position: &Position, mv: Move) -> Vec<String> {
    let role = position.board().role_at(mv.from).expect("a piece moves");
    let mover = position.turn();
    let square = |square: Square, full: bool| {
        let (long, short) = file_names(square.file());
        format!("{}{}", if full { long } else { short }, mover.rank(square.rank()).digit())
    };
    let piece = role.letter();
    let origin = format!("{piece}({})", square(mv.from, true));
    let targets = if takes(position, mv) {
        let taken = position.board().role_at(mv.to).unwrap_or(Role::Pawn).letter();
        vec![format!("x{taken}"), format!("x{taken}({})", square(mv.to, true))]
    } else {
        vec![format!("-{}", square(mv.to, false)), format!("-{}", square(mv.to, true))]
    };
    let mut names: Vec<String> = targets.iter().map(|target| format!("{piece}{target}")).collect();
    names.extend(targets.iter().map(|target| format!("{origin}{target}")));
    names
}

/// The shortest name that no other legal move has, or a fuller one.
fn descriptive(position: &Position, mv: Move, dice: &mut Dice) -> String {
    if let Some(side) = mv.castling_side() {
        return dice
            .of(match side {
                Side::King => &["O-O", "Castles", "Castles K", "Castles KR"],
                Side::Queen => &["O-O-O", "Castles Q", "Castles QR"],
            })
            .replace("Castles", if both_castlings(position) && side == Side::King { "Castles K" } else { "Castles" })
            .replace("Castles K K", "Castles K");
    }
    let own = descriptive_names(position, mv);
    let others: Vec<Vec<String>> = position
        .legal_moves()
        .iter()
        .filter(|other| other.castling_side().is_none() && (other.from, other.to) != (mv.from, mv.to))
        .map(|&other| descriptive_names(position, other))
        .collect();
    let unique: Vec<&String> = own
        .iter()
        .enumerate()
        .filter(|(at, name)| others.iter().all(|names| names[*at] != **name))
        .map(|(_, name)| name)
        .collect();
    let name = if dice.one_in(3) { unique.last() } else { unique.first() }.expect("the fullest name is unique");
    let promotion = mv.promotion().map_or_else(String::new, |role| match dice.below(3) {
        0 => format!("={}", role.letter()),
        1 => format!("({})", role.letter()),
        _ => format!("/{}", role.letter()),
    });
    let text = format!("{name}{promotion}");
    match dice.below(4) {
        0 => text.replace('N', "Kt"),
        1 => text.replace('-', "—").replace('x', "×"),
        2 if position.play(mv).is_check() => format!("{text} ch"),
        _ => text,
    }
}

fn both_castlings(position: &Position) -> bool {
    Side::ALL.iter().all(|&side| position.legal_castling(side).is_some())
}
