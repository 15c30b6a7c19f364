//! Moves written into the list are read back as the very move, in every notation, and words say what happened.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops at what it does not expect")]

use expect_test::{Expect, expect};
use scoresheet_rules::notation::{fen, san};
use scoresheet_rules::variants::chess960::{self, StartNumber};
use scoresheet_rules::{Action, Position};
use scoresheet_session::reading::{self, Reading};
use scoresheet_session::{Notation, Replay, Words, label};

fn check(fen: &str, text: &str, expected: &Expect) {
    let position = fen::read(fen).unwrap().0;
    let mv = san::read(&position, text).unwrap();
    let all: Vec<String> = Notation::ALL.iter().map(|notation| notation.write(&position, mv)).collect();
    let mut replay = Replay::new(position);
    replay.push(text);
    expected.assert_eq(&format!("{} — {}", all.join(" | "), Words::of(&replay.steps()[0])));
}

#[test]
fn notations_and_words() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    check(start, "e4", &expect!["e4 | e4 | e2-e4 | e2e4 | e4 | e4 | e4 — pawn to e4"]);
    check(start, "Nf3", &expect!["Nf3 | Nf3 | Ng1-f3 | g1f3 | ♘f3 | Nf3 | Nf3 — knight to f3"]);
    check(
        "4k3/8/3p4/8/2B1R3/8/8/4K2R w K - 0 1",
        "Re6+",
        &expect!["Re6+ | Re6+ | Re4-e6+ | e4e6 | ♖e6+ | □e6+ | Re6+ — rook to e6, check"],
    );
    check(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
        "exd6",
        &expect!["exd6 | exd6 | e5xd6 | e5d6 | exd6 | exd6 | exd6 e.p. — pawn takes d6 en passant"],
    );
    check(
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "axb8=Q+",
        &expect![
            "axb8=Q+ | axb8=Q+ | a7xb8=Q+ | a7b8q | axb8=♕+ | axb8=✱+ | axb8=Q+ — pawn takes b8, promotes to queen, check"
        ],
    );
    check(
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "axb8=N",
        &expect!["axb8=N | axb8=N | a7xb8=N | a7b8n | axb8=♘ | axb8=N | axb8=N — pawn takes b8, promotes to knight"],
    );
    check(
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "O-O-O",
        &expect!["O-O-O | O-O-O | O-O-O | e1c1 | O-O-O | O-O-O | 0-0-0 — castles queen's side"],
    );
    check(
        "7k/6pp/8/8/8/8/8/R3K3 w - - 0 1",
        "Ra8#",
        &expect!["Ra8# | Ra8# | Ra1-a8# | a1a8 | ♖a8# | □a8# | Ra8# — rook to a8, checkmate"],
    );
    check(
        "4k3/8/8/8/8/8/8/RK6 w A - 0 1",
        "O-O-O",
        &expect!["0-0-0 | O-O-O | O-O-O | b1a1 | O-O-O | O-O-O | 0-0-0 — castles queen's side"],
    );
    check(
        "4k3/8/8/3pP3/8/8/8/1K1R4 w D d6 0 2",
        "exd6",
        &expect!["exd6 e.p. | exd6 | e5xd6 | e5d6 | exd6 | exd6 | exd6 e.p. — pawn takes d6 en passant"],
    );
    check(
        "7k/8/8/8/Q6Q/8/8/1K5Q w - - 0 1",
        "Qh4e4",
        &expect!["Qh4e4+ | Qh4e4+ | Qh4-e4+ | h4e4 | ♕h4e4+ | ✱h4e4+ | Qh4e4+ — queen to e4, check"],
    );
}

#[test]
fn illegal_moves_in_words() {
    let texts = ["Ke2", "e7e5", "Qxe8", "--", "N@e4", "e5e5", "Kxe2", "O-O", "e4=Q"];
    let words: Vec<String> = texts
        .iter()
        .map(|text| {
            let mut replay = Replay::new(Position::standard());
            replay.push(text);
            replay.steps().first().map_or(format!("{text}: not read"), |step| format!("{text}: {}", Words::of(step)))
        })
        .collect();
    expect![[r#"
        Ke2: king takes e2, illegal
        e7e5: black pawn to e5, illegal
        Qxe8: queen takes e8, illegal
        --: no move, illegal
        N@e4: knight put on e4, illegal
        e5e5: not read
        Kxe2: king takes e2, illegal
        O-O: castles king's side, illegal
        e4=Q: pawn to e4, becomes a queen, illegal"#]]
    .assert_eq(&words.join("\n"));
}

/// Positions met in random games from many starts.
fn walk(seed: u64, games: u64, mut visit: impl FnMut(&Position)) {
    let mut state = seed;
    let mut next = move |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    for game in 0..games {
        let mut position = if game % 2 == 0 {
            Position::standard()
        } else {
            let mut number = || StartNumber::new(next(960) as u16).unwrap();
            chess960::start_apart(number(), number())
        };
        for _ in 0..80 {
            visit(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[next(moves.len())]);
        }
    }
}

#[test]
fn every_notation_is_read_back_as_the_move_it_was_made_from() {
    let (mut moves, mut fallbacks) = (0, 0);
    walk(20_240_229, 24, |position| {
        for &mv in &position.legal_moves() {
            for notation in Notation::ALL {
                let text = notation.write(position, mv);
                moves += 1;
                fallbacks += usize::from(
                    notation == Notation::Long && text == san::write(position, mv) && mv.castling_side().is_none(),
                );
                let read = reading::read(position, &text);
                let is_same =
                    matches!(&read, Reading::Play(play) if play.action == Action::Move(mv) && play.illegal.is_none());
                assert!(is_same, "{text} ({notation:?}) in {} was read as {read:?}", fen::write(position));
            }
        }
    });
    assert!(moves > 100_000, "{moves} moves");
    assert_eq!(fallbacks, 0, "long notation gave way to SAN");
}

#[test]
fn labels() {
    let standard = Position::standard();
    let black = fen::read("4k3/8/8/8/8/8/8/4K3 b - - 0 12").unwrap().0;
    let long = "x".repeat(60);
    let all = [
        label(&standard, 0, "e4"),
        label(&standard, 23, "Qe7"),
        label(&standard, 1, ""),
        label(&black, 0, "Qe7"),
        label(&black, 1, "Nf3"),
        label(&black, 1, &long),
        label(&standard, 0, "\u{202E}4e\u{2066} abc\u{200F}"),
    ];
    expect![[r#"
        1. e4
        12… Qe7
        1…
        12… Qe7
        13. Nf3
        13. xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
        1. 4e abc"#]]
    .assert_eq(&all.join("\n"));
}
