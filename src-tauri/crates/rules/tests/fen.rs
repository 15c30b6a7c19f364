//! FENs: errors that name field and character, claims that are dropped, and texts that come back.

#![allow(clippy::expect_used, clippy::disallowed_methods, reason = "a test reads its fixtures")]

use proptest::prelude::*;
use scoresheet_rules::notation::fen;

#[test]
fn errors_name_field_and_character() {
    for (text, expected) in [
        ("", "piece placement, character 1 (the end): a piece letter, a digit 1 to 8 or “/” was expected"),
        ("8/8/8", "piece placement, character 6 (the end): a piece letter, a digit 1 to 8 or “/” was expected"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "side to move, character 44 (the end): “w” or “b” alone was expected",
        ),
        (
            "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "piece placement, character 14 (“x”): a piece letter, a digit 1 to 8 or “/” was expected",
        ),
        (
            "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "piece placement, character 17 (“/”): the rank has fewer than eight squares",
        ),
        (
            "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "piece placement, character 18 (“p”): the rank has eight squares already: “/” was expected",
        ),
        (
            "rnbqkbnr/pppp5/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "piece placement, character 14 (“5”): the rank has more than eight squares",
        ),
        (
            "rnbqkbnr/9/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "piece placement, character 10 (“9”): a piece letter, a digit 1 to 8 or “/” was expected",
        ),
        (
            "8/8/8/8/8/8/8/7 w - - 0 1",
            "piece placement, character 16 (a space): a piece letter, a digit 1 to 8 or “/” was expected",
        ),
        ("8/8/8/8/8/8/8/8/8 w - - 0 1", "piece placement, character 16 (“/”): there are eight ranks already"),
        ("8/8/8/8/8/8/8/8 x - - 0 1", "side to move, character 17 (“x”): “w” or “b” alone was expected"),
        ("8/8/8/8/8/8/8/8 white - - 0 1", "side to move, character 18 (“h”): “w” or “b” alone was expected"),
        (
            "8/8/8/8/8/8/8/8 w KQxq - 0 1",
            "castling rights, character 21 (“x”): “K”, “Q”, “k”, “q”, a file letter or “-” was expected",
        ),
        (
            "8/8/8/8/8/8/8/8 w - i3 0 1",
            "en-passant square, character 21 (“i”): a square such as “e3”, or “-” was expected",
        ),
        (
            "8/8/8/8/8/8/8/8 w - e 0 1",
            "en-passant square, character 22 (a space): a square such as “e3”, or “-” was expected",
        ),
        (
            "8/8/8/8/8/8/8/8 w - e33 0 1",
            "en-passant square, character 23 (“3”): a square such as “e3”, or “-” was expected",
        ),
        ("8/8/8/8/8/8/8/8 w - - x 1", "half-move clock, character 23 (“x”): a digit was expected"),
        ("8/8/8/8/8/8/8/8 w - - 0 -1", "move number, character 25 (“-”): a digit was expected"),
        ("8/8/8/8/8/8/8/8 w - - 12345678901 1", "half-move clock, character 32 (“0”): the number is too large"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 more", "end, character 27 (“m”): a FEN has six fields"),
        ("Nf3", "piece placement, character 2 (“f”): a piece letter, a digit 1 to 8 or “/” was expected"),
    ] {
        assert_eq!(fen::read(text).expect_err("it is no FEN").to_string(), expected, "{text}");
    }
}

#[test]
fn what_may_be_missing_is_filled_in() {
    for (text, full) in [
        ("8/8/8/8/8/8/8/8 w", "8/8/8/8/8/8/8/8 w - - 0 1"),
        ("  4k3/8/8/8/8/8/8/4K2R   w K  ", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 B - - 7", "4k3/8/8/8/8/8/8/4K3 b - - 7 1"),
        ("4k3/8/8/8/8/8/8/4K3 b - - 7 0", "4k3/8/8/8/8/8/8/4K3 b - - 7 1"),
    ] {
        assert_eq!(fen::write(&fen::read(text).expect("it is a FEN").0), full);
    }
}

#[test]
fn a_target_that_cannot_be_is_dropped_and_named() {
    for (text, dropped) in [
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", None),
        // Wrong side to move, no pawn, something on the target, something behind it.
        ("4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1", Some("no pawn can have passed d3")),
        ("4k3/8/8/8/4p3/8/8/4K3 b - d3 0 1", Some("no pawn can have passed d3")),
        ("4k3/8/8/8/3Pp3/3N4/8/4K3 b - d3 0 1", Some("no pawn can have passed d3")),
        ("4k3/8/8/8/3Pp3/8/3N4/4K3 b - d3 0 1", Some("no pawn can have passed d3")),
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d4 0 1", Some("no pawn can have passed d4")),
    ] {
        let faults = fen::read(text).expect("it is a FEN").1;
        assert_eq!(faults.first().map(ToString::to_string).as_deref(), dropped, "{text}");
    }
}

proptest! {
    #[test]
    fn no_text_is_too_odd(text in ".{0,120}") {
        let _ = fen::read(&text);
    }

    #[test]
    fn nearly_fens_are_read_or_refused(text in "[1-8pnbrqkPNBRQK/]{8,30} [wbx]? ?[-KQkqA-Ha-h]{0,5} ?[-a-i1-9]{0,2} ?[0-9]{0,4}") {
        if let Ok((position, _)) = fen::read(&text) {
            let written = fen::write(&position);
            let (read, dropped) = fen::read(&written).expect("what is written is a FEN");
            prop_assert_eq!(dropped, []);
            prop_assert_eq!(fen::write(&read.with_variant(position.variant())), written);
        }
    }
}
