//! Where a game of a file begins: the tags `FEN`, `SetUp` and `Variant`.

use std::borrow::Cow;

use scoresheet_rules::variants::chess960::{self, StartNumber};
use scoresheet_rules::{Color, FenError, File, Position, Rank, Role, Square, Variant};

use crate::Start;

/// The start by the tags that `tag` looks up, and what is wrong with a FEN that could not be used: the game then
/// begins from the array of its variant, rather than not at all.
pub(super) fn of_tags<'a>(tag: impl Fn(&str) -> Option<Cow<'a, str>>) -> (Start, Option<FenError>) {
    let is_chess960 = tag("Variant").is_some_and(|name| is_chess960(&name));
    let variant = if is_chess960 { Variant::Chess960 } else { Variant::Standard };
    let array = || match variant {
        Variant::Standard => Start::Standard,
        Variant::Chess960 => Start::Chess960(StartNumber::STANDARD),
    };
    // `SetUp "0"` says that the game begins from the array, whatever the FEN.
    let is_set_up = tag("SetUp").is_none_or(|value| value != "0");
    let Some(fen) = tag("FEN").filter(|fen| is_set_up && !matches!(fen.as_ref(), "" | "?" | "startpos")) else {
        return (array(), None);
    };
    match of_fen(&fen, variant) {
        Ok(start) => (start, None),
        Err(error) => (array(), Some(error)),
    }
}

/// Whether the value of a `Variant` tag says Chess960, in any of the names that the game has had: Fischer random
/// with one s or two, freestyle, the number itself, the short names of servers and engines.
pub(super) fn is_chess960(name: &str) -> bool {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    plain.contains("960")
        || plain.contains("fischer") && plain.contains("rand")
        || plain.contains("freestyle")
        // Wild/fr is FICS's name, 9LX that of the tournaments.
        || matches!(plain.as_str(), "frc" | "chess9lx" | "9lx" | "wildfr" | "fischerchess")
}

/// A start from a FEN in a file: one that lacks its last fields, or has them wrong, gets the usual ones.
///
/// # Errors
/// Not even its first fields are those of a FEN.
pub(super) fn of_fen(text: &str, variant: Variant) -> Result<Start, FenError> {
    let start = Start::from_fen_as(text, variant).or_else(|error| {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let shorter = match fields.as_slice() {
            [placement] => format!("{placement} w"),
            [placement, turn, castling, en_passant, ..] => format!("{placement} {turn} {castling} {en_passant}"),
            _ => return Err(error),
        };
        Start::from_fen_as(&shorter, variant).map_err(|_| error)
    })?;
    Ok(named(&start.position()).unwrap_or(start))
}

/// The array or the Chess960 number that a position is the start of.
fn named(position: &Position) -> Option<Start> {
    if *position == Position::standard() {
        return Some(Start::Standard);
    }
    let [white, black] =
        Color::ALL.map(|color| back_rank(position, color).and_then(|rank| StartNumber::of_back_rank(&rank)));
    let (white, black) = (white?, black?);
    if *position != chess960::start_apart(white, black) {
        return None;
    }
    Some(if white == black { Start::Chess960(white) } else { Start::Chess960Apart { white, black } })
}

fn back_rank(position: &Position, color: Color) -> Option<[Role; 8]> {
    let mut rank = [Role::Pawn; 8];
    for (role, file) in rank.iter_mut().zip(File::ALL) {
        *role = position.board().role_at(Square::new(file, color.rank(Rank::First)))?;
    }
    Some(rank)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(tags: &[(&str, &str)], expected: &str) {
        let tag = |name: &str| tags.iter().find(|(known, _)| *known == name).map(|(_, value)| Cow::Borrowed(*value));
        let (start, fault) = of_tags(tag);
        let number = |number: Option<StartNumber>| number.map_or_else(String::new, |n| format!(" {}", n.get()));
        let shown = format!(
            "{} {}{}{}{}",
            start.position().variant().name(),
            start.kind(),
            number(start.number()),
            number(start.black_number()),
            if fault.is_some() { " fault" } else { "" }
        );
        assert_eq!(shown, expected, "{tags:?}");
    }

    #[test]
    fn tags_tell_the_start() {
        const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        const NUMBER_0: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w";
        check(&[], "standard standard");
        check(&[("FEN", ARRAY)], "standard standard");
        check(&[("FEN", ARRAY), ("Variant", "Chess960")], "chess960 chess960 518");
        check(&[("Variant", "fischerandom")], "chess960 chess960 518");
        check(&[("FEN", &format!("{NUMBER_0} KQkq - 0 1"))], "chess960 chess960 0");
        check(&[("FEN", &format!("{NUMBER_0} HFhf - 0 1")), ("Variant", "Chess 960")], "chess960 chess960 0");
        check(&[("FEN", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1")], "chess960 chess960_apart 0 518");
        check(&[("FEN", &format!("{NUMBER_0} - - 0 1"))], "standard fen");
        check(&[("FEN", "8/8/8/4k3/8/8/8/4K3")], "standard fen");
        check(&[("FEN", "8/8/8/4k3/8/8/8/4K3 b - - x y z")], "standard fen");
        check(&[("FEN", "8/8/8/4k3/8/8/8/4K3 b - - 3 40"), ("SetUp", "0")], "standard standard");
        check(&[("FEN", "nonsense")], "standard standard fault");
        check(&[("FEN", "?")], "standard standard");
    }

    #[test]
    fn the_variant_has_many_names() {
        for name in [
            "Chess960",
            "chess 960",
            "960",
            "Fischerandom",
            "FischerRandom",
            "Fischer Random",
            "fischer-random chess",
            "Freestyle Chess",
            "FRC",
            "wild/fr",
            "Chess 9LX",
            "Chess960 (Fischer Random)",
        ] {
            assert!(is_chess960(name), "{name}");
        }
        for name in ["Standard", "From Position", "Crazyhouse", "", "?"] {
            assert!(!is_chess960(name), "{name}");
        }
    }
}
