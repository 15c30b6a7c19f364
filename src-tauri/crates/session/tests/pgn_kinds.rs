//! What collections, pages and programs really write between the moves: numbers, results, marks, words.

#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "a test stops at what it does not expect")]

use scoresheet_rules::notation::fen;
use scoresheet_session::Replay;
use scoresheet_session::pgn::{self, GameResult, NoteKind, PgnGame, Reader};

/// A game as one line: entries, result where it is known, notes behind the entry they stand on.
fn show(game: &PgnGame) -> String {
    let mut words = Vec::new();
    for ply in 0..=game.entries.len() {
        for note in game.notes.iter().filter(|note| note.ply == ply) {
            words.push(match &note.kind {
                NoteKind::Comment(text) => format!("{{{text}}}"),
                NoteKind::Glyph(number) => format!("${number}"),
                NoteKind::Variation(text) => format!("({text})"),
            });
        }
        words.extend(game.entries.get(ply).map(|entry| entry.to_string()));
    }
    words.extend(game.result.map(|result| format!("→ {}", result.text())));
    words.join(" ")
}

/// The games of a text, read as a whole; read from a stream in pieces of any size they must be the same.
fn games(text: &str) -> Vec<PgnGame> {
    let mut whole = Vec::new();
    while let Ok(game) = pgn::import(text, whole.len()) {
        whole.push(game);
    }
    for piece in [1, 3, 7, 1_000] {
        let mut reader = Reader::new();
        let mut streamed = Vec::new();
        for part in text.as_bytes().chunks(piece) {
            reader.feed(part).unwrap();
            while let Some(game) = reader.next_game() {
                streamed.push(game.to_game());
            }
        }
        reader.finish();
        while let Some(game) = reader.next_game() {
            streamed.push(game.to_game());
        }
        assert_eq!(streamed, whole, "in pieces of {piece}: {text:?}");
    }
    whole
}

fn check(text: &str, expected: &str) {
    let games = games(text);
    assert_eq!(games.iter().map(show).collect::<Vec<_>>().join(" | "), expected, "{text:?}");
    for game in games {
        let again = pgn::import(&pgn::write(&game), 0).unwrap();
        assert_eq!((&again.entries, &again.notes), (&game.entries, &game.notes), "written and read again: {text:?}");
    }
}

#[test]
fn numbers_may_begin_with_zeros() {
    for (text, expected) in [
        ("0. e4 e5 1. Nf3 *", "e4 e5 Nf3"),
        ("00. e4 e5 01. Nf3 *", "e4 e5 Nf3"),
        ("001. e4 e5 002. Nf3 *", "e4 e5 Nf3"),
        ("0.e4 e5 1.Nf3", "e4 e5 Nf3"),
        ("01.e4 e5 02.Nf3", "e4 e5 Nf3"),
        ("1. e4 01... e5 *", "e4 e5"),
        ("1.e4 1...e5 2.Nf3", "e4 e5 Nf3"),
        ("0... h6 1. e4", "h6 e4"),
        ("0...h6 1.e4", "h6 e4"),
        ("0… h6 1. e4", "h6 e4"),
        ("0 e4 e5 1 Nf3", "e4 e5 Nf3"),
        ("01 e4 e5 02 Nf3", "e4 e5 Nf3"),
        ("0) e4 e5 1) Nf3", "e4 e5 Nf3"),
        ("0: e4 e5", "e4 e5"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 00 Nf6", "e4 e5 Nf3 Nc6 Bc4 Bc5 00 Nf6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 00. Nf6", "e4 e5 Nf3 Nc6 Bc4 Bc5 00 Nf6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4.0-0 Nf6", "e4 e5 Nf3 Nc6 Bc4 Bc5 0-0 Nf6"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0 - 0 Nf6", "e4 e5 Nf3 Nc6 Bc4 Bc5 0 - 0 Nf6"),
        ("1. e4 0000 2. d4 000 3. Nf3", "e4 0000 d4 000 Nf3"),
        ("1. O - O - O 0 - 0 - 0", "O - O - O 0 - 0 - 0"),
    ] {
        check(text, expected);
    }
}

#[test]
fn a_result_ends_its_game_however_it_is_written() {
    const NEXT: &str = "1. d4 d5";
    for result in ["1-0", "1 - 0", "1- 0", "1 -0", "1\n-\n0", "1–0", "1 — 0", "1:0", "1 : 0", "1-O", "1--0", "1-0."]
    {
        for between in [" ", "\n", "\n\n"] {
            check(&format!("1. e4 e5 {result}{between}{NEXT}"), "e4 e5 → 1-0 | d4 d5");
            check(&format!("1. e4 {{x}}{result}{between}{NEXT}"), "e4 {x} → 1-0 | d4 d5");
        }
        check(&format!("1. e4 e5 {result}[Event \"x\"]\n{NEXT}"), "e4 e5 → 1-0 | d4 d5");
        check(&format!("1. e4 e5 {result}{{x}} {NEXT}"), "e4 e5 {x} → 1-0 | d4 d5");
    }
    for result in ["½-½", "½ - ½", "1/2-1/2", "1/2 - 1/2", "1/2 -1/2", "1/2-\n1/2", "½", "1/2", "0.5-0.5", "½:½"]
    {
        check(&format!("1. e4 e5 {result} {NEXT} 0 - 1"), "e4 e5 → 1/2-1/2 | d4 d5 → 0-1");
    }
    for (text, expected) in [
        ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#1-0 1. d4", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7# → 1-0 | d4"),
        ("1. e4 e51-0\n1. d4 d5*", "e4 e5 → 1-0 | d4 d5"),
        ("1. e4 e50-1\n1. d4 d51/2-1/2", "e4 e5 → 0-1 | d4 d5 → 1/2-1/2"),
        ("1. e4 e5½-½\n1. d4 d5½", "e4 e5 → 1/2-1/2 | d4 d5 → 1/2-1/2"),
        ("1. e4 Nc6* 1. d4", "e4 Nc6 | d4"),
        ("1. e4 Nc6*1. d4", "e4 Nc6 | d4"),
        ("1. e4 Nc6*\n\nd4 d5", "e4 Nc6 | d4 d5"),
        ("1. e4 *1. d4 d5 1-0", "e4 | d4 d5 → 1-0"),
        ("1. e4 *1.d4 d5", "e4 | d4 d5"),
        ("1. e4 1-01. d4 0-11. c4", "e4 → 1-0 | d4 → 0-1 | c4"),
        ("1. e4 e5 2.1-0 1. d4", "e4 e5 → 1-0 | d4"),
        ("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O1-0 1. d4", "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O → 1-0 | d4"),
        ("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-00-1 1. d4", "Nf3 Nf6 g3 g6 Bg2 Bg7 0-0 0-0 → 0-1 | d4"),
        ("{x}1/2-1/2 1. d4", "{x} d4"),
        ("1. e4 {x}1/2-1/2 1. d4", "e4 {x} → 1/2-1/2 | d4"),
        ("1-0 1. e4 e5", "e4 e5"),
        ("[White \"x\"]\n1-0 1. e4 e5", "e4 e5"),
        // What the number that follows shows to be none.
        ("1. e4 e5 * 2. Nf3 Nc6 1-0", "e4 e5 Nf3 Nc6 → 1-0"),
        ("1. Nf3* Nf6 2. g3", "Nf3 {*} Nf6 g3"),
        ("1. e4 {1-0} e5 2. Nf3 {0-1 in the other game} Nc6", "e4 {1-0} e5 Nf3 {0-1 in the other game} Nc6"),
        ("1. e4 e5 {1-0} 1. d4", "e4 e5 {1-0} → 1-0 | d4"),
        ("1. e4 e5 (1-0) 1. d4", "e4 e5 (1-0) → 1-0 | d4"),
        // A queen by its shape.
        ("1. e4 e5 2. *h5 Nc6 3. Bc4", "e4 e5 *h5 Nc6 Bc4"),
    ] {
        check(text, expected);
    }
}

#[test]
fn what_is_said_of_an_end_stops_nothing() {
    for (text, expected) in [
        ("1. e4 e5 White resigns 0-1 1. d4", "e4 e5 {White resigns} → 0-1 | d4"),
        ("1. e4 e5 White resigns. 0-1", "e4 e5 {White resigns.} → 0-1"),
        ("1. e4 e5 White resigns0-1", "e4 e5 {White resigns} → 0-1"),
        ("1. e4 e5 draw agreed", "e4 e5 {draw agreed}"),
        ("1. e4 e5 draw agreed\n\n1. d4", "e4 e5 {draw agreed} | d4"),
        ("1. e4 e5 Draw by repetition 1/2-1/2", "e4 e5 {Draw by repetition} → 1/2-1/2"),
        ("1. e4 e5 resigns 2. Nf3", "e4 e5 {resigns} Nf3"),
        ("1. e4 e5 1-0 Black lost on time 1. d4", "e4 e5 {Black lost on time} → 1-0 | d4"),
        ("1. e4 e5 1-0 (time) 1. d4", "e4 e5 (time) → 1-0 | d4"),
        ("1. e4 e5 1-0F\n1. d4", "e4 e5 {1-0F} → 1-0 | d4"),
        ("1. e4 e5 +/- 1. d4", "e4 e5 $16 d4"),
        ("1. e4 e5 -/+", "e4 e5 $17"),
        ("[Result \"1-0F\"]\n\n1. e4 e5", "e4 e5 {1-0F} → 1-0"),
        ("[Result \"1-0 (time)\"]\n\n1. e4 e5 1-0", "e4 e5 {1-0 (time)} → 1-0"),
        ("[Result \"+/-\"]\n\n1. e4 e5", "e4 e5 {+/-} → 1-0"),
        ("[Result \"-/+\"]\n\n1. e4 e5 *", "e4 e5 {-/+} → 0-1"),
        ("[Result \"1 - 0\"]\n\n1. e4 e5", "e4 e5 → 1-0"),
        ("White: Smith Black: Jones 1. e4 e5", "{White:} {Smith Black: Jones} e4 e5"),
        ("Smith-Jones, Leeds\n1. e4 e5 1-0\nGame 2\n1. d4", "{Smith-Jones, Leeds} e4 e5 → 1-0 | {Game} d4"),
        // An entry that is no move is shown where it stands.
        ("1. e4 blunder 2. d4", "e4 blunder d4"),
    ] {
        check(text, expected);
    }
}

#[test]
fn a_letter_in_brackets_is_a_mark_unless_it_promotes() {
    for (text, expected) in [
        ("1. Nf3 (D) d6 2. c4! (D) e6", "Nf3 {(D)} d6 c4! {(D)} e6"),
        ("1. Nf3(D) d6", "Nf3 {(D)} d6"),
        ("1. g3 (N) d6", "g3 {(N)} d6"),
        ("1. g3 [D] d6 2. c4[D]", "g3 {[D]} d6 c4 {[D]}"),
        ("1. c4 $14 (D) e5 {x} (D)", "c4 $14 {(D)} e5 {x} {(D)}"),
        ("1. O-O (D) Nf8 (Q)", "O-O {(D)} Nf8 {(Q)}"),
        ("1. e8 (Q) b1(N) 2. gxh8 (R)+ c1 [B]", "e8 (Q) b1(N) gxh8 (R) {+} c1 [B]"),
        ("1. e8 (D) a7a8(Q)", "e8 (D) a7a8(Q)"),
        ("1. e4 (=) e5(=)", "e4 (=) e5(=)"),
        ("1. R(1)e2 N(b)d2", "R(1)e2 N(b)d2"),
        ("1. P-K8(Q) PxR(Q) 2. P-Q4 (D)", "P-K8(Q) PxR(Q) P-Q4 {(D)}"),
        ("1. e4 (d4) e5 (N f6)", "e4 (d4) e5 (N f6)"),
    ] {
        check(text, expected);
    }
    let game = pgn::import("1. e4 c5 2. Nf3 (D) d6", 0).unwrap();
    assert!(pgn::write(&game).contains("2. Nf3 {(D)} 2... d6"));
}

#[test]
fn braces_inside_a_comment_belong_to_it() {
    for (text, expected) in [
        ("1. e4 {a {b} c} e5", "e4 {a (b) c} e5"),
        ("1. e4 {a {b}} e5", "e4 {a (b)} e5"),
        ("1. e4 {a} b} e5", "e4 {a) b} e5"),
        ("1. e4 {a {b} c {d} e} e5", "e4 {a (b) c (d) e} e5"),
        ("1. e4 {a {b}, but Nf3 wins} e5", "e4 {a (b), but Nf3 wins} e5"),
        // No move is swallowed.
        ("1. e4 {a {b} e5 2. Nf3} Nc6", "e4 {a {b} e5 Nf3 Nc6"),
        ("1. e4 {a {b} 1... e5 2. Nf3 {c} Nc6", "e4 {a {b} e5 Nf3 {c} Nc6"),
        ("1. e4 {a {b} wow 1... e5 2. Nf3 } Nc6", "e4 {a {b} wow e5 Nf3 Nc6"),
        ("1. e4 {a} e5 {b} 2. Nf3", "e4 {a} e5 {b} Nf3"),
        ("1. e4 {a {b} 1-0 1. d4 {c}} d5", "e4 {a {b} → 1-0 | d4 {c)} d5"),
    ] {
        check(text, expected);
    }
}

#[test]
fn glyphs_of_any_number_are_kept() {
    check("1. e4 $1 e5 $256 2. Nf3 $4711 Nc6 $ 3. Bb5 $99999", "e4 $1 e5 $256 Nf3 $4711 Nc6 Bb5 {$99999}");
}

#[test]
fn positions_are_the_right_ones() {
    for (text, expected) in [
        (
            "[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 0\"]\n\n0... h6 1. Rd8+ Kh7 1/2-1/2",
            "3R4/5ppk/7p/8/8/8/5PPP/6K1 w - - 2 3",
        ),
        ("1. e4 e5 2. Nf3 Nc6 1 - 0", "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"),
    ] {
        let game = &games(text)[0];
        let mut replay = Replay::new(game.start.position());
        replay.extend(game.entries.iter().map(|entry| &**entry));
        assert_eq!(fen::write(replay.position()), expected, "{text}");
    }
    assert_eq!(GameResult::read("1 – 0"), Some(GameResult::White));
}

#[test]
fn positions_in_a_text_are_games() {
    const AFTER: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 2 3";
    const ROOK: &str = "8/8/8/4k3/8/8/4R3/4K3 w - - 99 80";
    let shown = |text: &str| {
        let games = games(text);
        let game = |game: &PgnGame| format!("{} {}", fen::write(&game.start.position()), show(game)).trim().to_owned();
        games.iter().map(game).collect::<Vec<_>>()
    };
    assert_eq!(shown(&format!("{ROOK}\n{AFTER}")), [ROOK, AFTER]);
    assert_eq!(shown(&format!("FEN: {ROOK}\nFEN: {AFTER}\n")), [ROOK, AFTER]);
    assert_eq!(shown(&format!("{ROOK} bm Kd2; id \"a\";\n{AFTER} bm Nf3;\n")), [ROOK, AFTER]);
    for text in [
        format!("{AFTER} 1. Nf3 Nc6"),
        format!("{AFTER}\n3. Nf3 Nc6"),
        format!("FEN: {AFTER}\n\n3. Nf3 Nc6"),
        format!("position fen {AFTER} moves Nf3 Nc6"),
        format!("[FEN \"{AFTER} 1. Nf3 Nc6\"]\n\n*"),
        format!("https://lichess.org/analysis/{} 3. Nf3 Nc6", AFTER.replace(' ', "_")),
    ] {
        assert_eq!(shown(&text), [format!("{AFTER} Nf3 Nc6")], "{text}");
    }
    for text in [AFTER.replace(' ', "_"), format!("\"{AFTER}\""), format!("<div data-fen=\"{AFTER}\"></div>")] {
        assert_eq!(fen::write(&pgn::import(&text, 0).unwrap().start.position()), AFTER, "{text}");
    }
    // After another game a position begins the next.
    assert_eq!(games(&format!("1. e4 e5 *\n{ROOK}\n80. Kd2+")).len(), 2);
}

#[test]
fn a_game_of_another_variant_is_opened_and_named() {
    for (tags, name) in [
        ("[Variant \"Racing Kings\"]\n[FEN \"8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1\"]", Some("Racing Kings")),
        ("[Variant \"Atomic\"]", Some("Atomic")),
        ("[Variant \"Crazyhouse\"]", Some("Crazyhouse")),
        ("[Variant \"From Position\"]", None),
        ("[Variant \"Standard\"]", None),
        ("[Variant \"Chess960\"]", None),
    ] {
        let game = pgn::import(&format!("{tags}\n\n1. Kh3 Ka3 *"), 0).unwrap();
        assert_eq!((game.other_variant.as_deref(), game.entries.len()), (name, 2), "{tags}");
    }
}
