//! Where a game of a file begins: the tags `FEN`, `SetUp` and `Variant`.

use std::borrow::Cow;

use scoresheet_rules::variants::chess960::{self, StartNumber};
use scoresheet_rules::{Color, Fault, FenError, File, Position, Rank, Role, Square, Variant};

use super::position::begins_moves;
use super::scan::Scan;
use super::{tag, text};
use crate::Start;

/// How a game of a file begins.
#[derive(Default)]
pub(super) struct Opening {
    /// Where it begins; the array of its variant, if its FEN could not be used.
    pub start: Start,
    /// What is wrong with the FEN, if it could not be used.
    pub fault: Option<FenError>,
    /// Moves that stand behind the FEN in its tag.
    pub moves: String,
    /// The variant, if it is one that is not played here.
    pub other_variant: Option<String>,
}

/// How the game begins that was found in these bytes.
pub(super) fn of_game(bytes: &[u8], found: &Scan) -> Opening {
    of_tags(|name| {
        let mut tags = found.tags.iter();
        let tag = tags.find(|(known, _)| tag::is_name(known.of(bytes), name));
        let value = tag.map(|(_, value)| tag::value(value.of(bytes)));
        // A FEN in front of the moves is as good as one in a tag.
        value.or_else(|| found.fen.filter(|_| name == "FEN").map(|fen| text::decode(fen.of(bytes))))
    })
}

/// How a game begins by the tags that `tag` looks up. One whose FEN cannot be used begins from the array of its variant,
/// rather than not at all.
fn of_tags<'a>(tag: impl Fn(&str) -> Option<Cow<'a, str>>) -> Opening {
    let name = tag("Variant");
    let is_chess960 = name.as_deref().is_some_and(is_chess960);
    let variant = if is_chess960 { Variant::Chess960 } else { Variant::Standard };
    let start = match variant {
        Variant::Standard => Start::Standard,
        Variant::Chess960 => Start::Chess960(StartNumber::STANDARD),
    };
    let other_variant = name.filter(|name| !is_chess960 && !is_standard(name)).map(Cow::into_owned);
    let opening = Opening { start, other_variant, ..Opening::default() };
    // `SetUp "0"` says that the game begins from the array, whatever the FEN.
    let is_set_up = tag("SetUp").is_none_or(|value| value != "0");
    let Some(fen) = tag("FEN").filter(|fen| is_set_up && !matches!(fen.as_ref(), "" | "?" | "startpos")) else {
        return opening;
    };
    match of_fen(&fen, variant) {
        Ok((start, moves)) => Opening { start, moves, ..opening },
        Err(error) => Opening { fault: Some(error), ..opening },
    }
}

/// Whether the value of a `Variant` tag says that the game is one of chess, from whatever position.
fn is_standard(name: &str) -> bool {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    const NAMES: [&str; 12] = [
        "",
        "standard",
        "standardchess",
        "normal",
        "chess",
        "classical",
        "classicalchess",
        "orthodox",
        "regular",
        "fromposition",
        "setup",
        "western",
    ];
    NAMES.contains(&plain.as_str())
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

/// A start from a FEN, and the moves that stand behind it.
///
/// # Errors
/// The text is not a FEN.
pub(super) fn of_fen(text: &str, variant: Variant) -> Result<(Start, String), FenError> {
    let mut start = Start::from_fen_as(text, variant)?;
    let moves = start.dropped().iter().find_map(|fault| match fault {
        Fault::Unread(tail) if begins_moves(tail) => Some(tail.to_string()),
        _ => None,
    });
    // What was read is named no more.
    if let Some((head, _)) = moves.as_deref().and_then(|moves| text.rsplit_once(moves)) {
        start = Start::from_fen_as(head, variant)?;
    }
    Ok((named(&start).unwrap_or(start), moves.unwrap_or_default()))
}

/// The array or the Chess960 number that a position is the start of.
fn named(start: &Start) -> Option<Start> {
    // What is to be said of a FEN is kept with it.
    if !start.dropped().is_empty() {
        return None;
    }
    let position = &start.position();
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
        let Opening { start, fault, .. } = of_tags(tag);
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
