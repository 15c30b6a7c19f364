//! Practice boards and goals.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops at what it does not expect")]

use expect_test::{Expect, expect};
use scoresheet_rules::notation::{fen, san};
use scoresheet_rules::{Position, Verdict};
use scoresheet_session::practice::{Goal, GoalState, PracticeError, PracticeMove, PracticeView, view};

/// Plays moves in SAN and asks for the goal.
fn line(fen: &str, moves: &str, goal: &str) -> PracticeView {
    let start = fen::read(fen).unwrap().0;
    let mut position: Position = start;
    let mut made = Vec::new();
    for text in moves.split_whitespace() {
        let mv = san::read(&position, text).unwrap_or_else(|| panic!("{text} is not legal in {fen}"));
        made.push(PracticeMove { from: mv.from, to: mv.to, promotion: mv.promotion() });
        position = position.play(mv);
    }
    view(&start, &made, Some(&goal.parse::<Goal>().unwrap())).unwrap()
}

fn check(fen: &str, goal: &str, lines: &[&str], expected: &Expect) {
    let judged: Vec<String> = lines
        .iter()
        .map(|moves| match line(fen, moves, goal).goal {
            GoalState::Open => format!("{moves}: open"),
            GoalState::Met => format!("{moves}: met"),
            GoalState::Missed(missed) => format!("{moves}: {missed}"),
        })
        .collect();
    expected.assert_eq(&judged.join("\n"));
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn mates() {
    let two_rooks = "7k/R7/1R6/8/8/8/8/K7 w - - 0 1";
    check(
        two_rooks,
        "mate",
        &["", "Rb8#", "Rg6"],
        &expect![[r#"
        : open
        Rb8#: met
        Rg6: That is not checkmate."#]],
    );
    check(
        "7k/8/1R6/R7/8/8/8/K7 w - - 0 1",
        "mate@2",
        &["Ra7", "Ra7 Kg8", "Ra7 Kg8 Rb8#", "Ra7 Kg8 Rg6+", "Rh5+ Kg7 Rb7+"],
        &expect![[r#"
        Ra7: open
        Ra7 Kg8: open
        Ra7 Kg8 Rb8#: met
        Ra7 Kg8 Rg6+: That is not checkmate.
        Rh5+ Kg7 Rb7+: That is not checkmate."#]],
    );
    check("7k/5Q2/8/8/8/8/8/K7 w - - 0 1", "mate@3", &["Kb1"], &expect!["Kb1: The game ended before: Stalemate."]);
}

#[test]
fn the_mate_must_be_given_by_the_side_that_practises() {
    check(
        START,
        "mate@3",
        &["f3 e5 g4 Qh4#"],
        &expect!["f3 e5 g4 Qh4#: The game ended before: Checkmate — Black wins."],
    );
}

#[test]
fn deeds() {
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(
        castles,
        "castle_long",
        &["O-O-O", "O-O", "Kd1"],
        &expect![[r#"
        O-O-O: met
        O-O: That is not castling on the queen's side.
        Kd1: That is not castling on the queen's side."#]],
    );
    check(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
        "capture_en_passant",
        &["exd6", "e6"],
        &expect![[r#"
        exd6: met
        e6: That takes no pawn in passing."#]],
    );
    check(
        "8/P7/8/8/8/8/8/k1K5 w - - 0 1",
        "promote_to:knight",
        &["a8=N", "a8=Q", "Kc2"],
        &expect![[r#"
        a8=N: met
        a8=Q: No pawn became a knight.
        Kc2: No pawn became a knight."#]],
    );
    check(
        START,
        "double_step",
        &["e4", "e3"],
        &expect![[r#"
        e4: met
        e3: No pawn went two squares."#]],
    );
    check(
        START,
        "move:knight+to:f3",
        &["Nf3", "Nh3", "f3"],
        &expect![[r#"
        Nf3: met
        Nh3: That did not go to f3.
        f3: That was not a move of a knight."#]],
    );
}

#[test]
fn answers_to_check() {
    let checked = "4k3/8/8/8/1b6/8/3B4/4K2R w K - 0 1";
    let checked_by_rook = "4k3/8/8/8/4r3/8/6N1/3BK3 w - - 0 1";
    check(checked, "only_move", &["Ke2"], &expect!["Ke2: There was another legal move."]);
    check(
        checked_by_rook,
        "answer_by_block",
        &["Be2", "Ne3", "Kf1"],
        &expect![[r#"
        Be2: met
        Ne3: met
        Kf1: Nothing was put between the king and the piece giving check."#]],
    );
    check(
        checked_by_rook,
        "answer_without_king",
        &["Be2", "Kd2"],
        &expect![[r#"
        Be2: met
        Kd2: The king itself moved."#]],
    );
    check(
        "4k3/8/8/8/4r3/3P4/8/4K3 w - - 0 1",
        "answer_by_capture",
        &["dxe4", "Kf1"],
        &expect![[r#"
        dxe4: met
        Kf1: The piece giving check was not taken by another piece than the king."#]],
    );
    check("8/8/8/8/8/1k6/7r/K7 w - - 0 1", "only_move", &["Kb1"], &expect!["Kb1: met"]);
}

#[test]
fn draws() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    check(
        START,
        "threefold@4",
        &[shuffle, &format!("{shuffle} Ng8"), &format!("{shuffle} d5")],
        &expect![[r#"
        Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1: open
        Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8: met
        Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 d5: The position has not come up three times."#]],
    );
    check(
        "7k/4Q3/8/6K1/8/8/8/8 w - - 0 1",
        "stalemate",
        &["Kg6", "Qf7"],
        &expect![[r#"
        Kg6: That is not stalemate.
        Qf7: met"#]],
    );
    check("7k/8/8/8/8/8/8/K6r w - - 99 80", "fifty", &["Ka2"], &expect!["Ka2: met"]);
    check("7k/8/8/8/8/8/1r6/K7 w - - 0 1", "insufficient", &["Kxb2"], &expect!["Kxb2: met"]);
}

#[test]
fn goals_are_written_as_they_are_read() {
    let aims = "mate check stalemate insufficient threefold fifty castle_short castle_long capture_en_passant promote \
                promote_to:rook capture capture:queen move:king to:h8 double_step only_move answer_by_king \
                answer_by_capture answer_by_block answer_without_king promote_to:knight+mate mate@2 check+capture@60";
    for text in aims.split_whitespace() {
        assert_eq!(text.parse::<Goal>().map(|goal| goal.to_string()).as_deref(), Ok(text));
    }
    for text in [
        "",
        "win",
        "mate@0",
        "mate@61",
        "mate@x",
        "promote_to:king",
        "promote_to:pawn",
        "capture:king",
        "to:i9",
        "mate+",
    ] {
        assert!(text.parse::<Goal>().is_err(), "{text:?}");
    }
}

#[test]
fn illegal_moves_and_moves_after_the_end_are_refused() {
    let start = fen::read("7k/R7/1R6/8/8/8/8/K7 w - - 0 1").unwrap().0;
    let mv =
        |text: &str| PracticeMove { from: text[..2].parse().unwrap(), to: text[2..].parse().unwrap(), promotion: None };
    assert_eq!(view(&start, &[mv("b6b8"), mv("h8h7")], None), Err(PracticeError::GameOver(1)));
    assert_eq!(view(&start, &[mv("a7b6")], None), Err(PracticeError::IllegalMove(0)));
    let mated = view(&start, &[mv("b6b8")], None).unwrap();
    assert!(matches!(mated.verdict, Verdict::Checkmate { .. }));
    assert_eq!((mated.choices.destinations.len(), mated.goal), (0, GoalState::Open));
    assert_eq!(mated.san, ["Rb8#"]);
}
