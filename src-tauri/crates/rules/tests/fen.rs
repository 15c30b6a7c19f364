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
        // The character is that of the whole text.
        ("FEN: 8/8/8/8/8/8/8/8 x - - 0 1", "side to move, character 22 (“x”): “w” or “b” alone was expected"),
        (
            "https://lichess.org/editor?fen=8%2F8%2F8%2F8%2F8%2F8%2F8%2F8%20x",
            "side to move, character 64 (“x”): “w” or “b” alone was expected",
        ),
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

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The position, and what is said of the text.
fn check(text: &str, expected: &str, said: &[&str]) {
    let (position, dropped) = fen::read(text).expect("it is a FEN");
    assert_eq!(fen::write(&position), expected, "{text}");
    assert_eq!(dropped.iter().map(ToString::to_string).collect::<Vec<_>>(), said, "{text}");
}

#[test]
fn a_fen_is_read_however_it_is_handed_on() {
    const AFTER: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 2 3";
    for text in [
        AFTER.to_owned(),
        AFTER.replace(' ', "_"),
        AFTER.replace(' ', "  "),
        format!("FEN: {AFTER}"),
        format!("fen={AFTER}"),
        format!("FEN {AFTER}\n"),
        format!("position fen {AFTER}"),
        format!("\"{AFTER}\""),
        format!("“{AFTER}”"),
        format!("'{AFTER}',"),
        format!("[FEN \"{AFTER}\"]"),
        format!("\"fen\": \"{AFTER}\","),
        format!("\u{feff}{AFTER}\0\0"),
        format!("{AFTER};"),
        format!("{AFTER}."),
        format!("https://lichess.org/analysis/standard/{}", AFTER.replace(' ', "_")),
        format!("https://lichess.org/analysis/{}?color=black", AFTER.replace(' ', "_")),
        format!("https://lichess.org/editor?fen={}&color=white", AFTER.replace(' ', "+")),
        format!("https://lichess.org/editor/{}", AFTER.replace(' ', "%20")),
        format!("https://www.chess.com/analysis?fen={}&flip=false#tab", AFTER.replace(' ', "%20").replace('/', "%2F")),
        format!("www.chess.com/dynboard?fen={}&board=green", AFTER.replace(' ', "%20").replace('/', "%2f")),
    ] {
        check(&text, AFTER, &[]);
    }
}

#[test]
fn what_stands_behind_a_fen_is_named_and_its_counts_are_kept() {
    const ROOK: &str = "8/8/8/4k3/8/8/4R3/4K3 w - - 99 80";
    check(&format!("{ROOK};"), ROOK, &[]);
    check(&format!("{ROOK} 1. Bb5 a6"), ROOK, &["“1. Bb5 a6” was not read"]);
    check(&format!("{ROOK} bm Kd2;"), ROOK, &["“bm Kd2” was not read"]);
    check(&format!("White to move: {ROOK}"), ROOK, &["“White to move” was not read"]);
    check("8/8/8/4k3/8/8/4R3/4K3 w - - hmvc 99; fmvn 80;", ROOK, &[]);
    check("8/8/8/4k3/8/8/4R3/4K3 w - - bm Kd2; fmvn 80; hmvc 99; id \"x\";", ROOK, &["“bm Kd2; id \"x” was not read"]);
    let few = |halfmove, number| format!("the FEN does not give all counts: half-move clock {halfmove}, move {number}");
    check("8/8/8/4k3/8/8/4R3/4K3 w - -", "8/8/8/4k3/8/8/4R3/4K3 w - - 0 1", &[&few(0, 1)]);
    check("8/8/8/4k3/8/8/4R3/4K3 w - - 7", "8/8/8/4k3/8/8/4R3/4K3 w - - 7 1", &[&few(7, 1)]);
    check("8/8/8/4k3/8/8/4R3/4K3 w 7 3", "8/8/8/4k3/8/8/4R3/4K3 w - - 7 3", &[]);
    check("8/8/8/4k3/8/8/4R3/4K3 w - - x 1", "8/8/8/4k3/8/8/4R3/4K3 w - - 0 1", &[&few(0, 1), "“x 1” was not read"]);
    check(
        "8/8/8/4k3/8/8/4R3/4K3 w - - 1. Kd2+",
        "8/8/8/4k3/8/8/4R3/4K3 w - - 0 1",
        &[&few(0, 1), "“1. Kd2+” was not read"],
    );
}

#[test]
fn a_bare_placement_is_a_fen() {
    let placement = |fen: &'static str| fen.split(' ').next().expect("the first field");
    let turn = "the FEN does not say who is to move: White, it was taken";
    let rights =
        |letters| format!("the FEN does not give castling rights: those of kings and rooks at home, {letters}");
    check(placement(ARRAY), ARRAY, &[turn, &rights("KQkq")]);
    check("r3k3/8/8/8/8/8/8/4K2R", "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", &[turn, &rights("Kq")]);
    check(
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR",
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
        &[turn, &rights("KQkq")],
    );
    let none = "the FEN does not give castling rights: there are none, for no king and rook are at home";
    check("8/8/8/4k3/8/8/4R3/4K3", "8/8/8/4k3/8/8/4R3/4K3 w - - 0 1", &[turn, none]);
    check(
        "https://www.chess.com/dynboard?fen=8/8/8/4k3/8/8/4R3/4K3&board=green",
        "8/8/8/4k3/8/8/4R3/4K3 w - - 0 1",
        &[turn, none],
    );
}

#[test]
fn other_variants_are_opened_and_named() {
    let is = |name| format!("a position of {name}, which is not played here: the rules of chess hold");
    let array = ARRAY.split(' ').next().expect("the first field");
    for pocket in ["[Qn]", "/Qn"] {
        check(
            &format!("{array}{pocket} w KQkq - 0 1"),
            ARRAY,
            &[&is("crazyhouse"), "the pieces in hand (Qn) are left out"],
        );
    }
    check(&format!("{array}[] w KQkq - 0 1"), ARRAY, &[&is("crazyhouse")]);
    check("3k4/8/8/8/8/8/8/3KQ~3 w - - 0 1", "3k4/8/8/8/8/8/8/3KQ3 w - - 0 1", &[&is("crazyhouse")]);
    check(&format!("{array} w KQkq - 3+3 0 1"), ARRAY, &[&is("three-check")]);
    check(&format!("{ARRAY} +0+0"), ARRAY, &[&is("three-check")]);
    let racing = "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1";
    check(racing, racing, &[&is("racing kings")]);
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
