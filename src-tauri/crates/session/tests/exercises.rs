//! Every exercise can be solved, can be missed, and differs from all others.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::collections::BTreeSet;

use scoresheet_rules::notation::{fen, uci};
use scoresheet_session::practice::{Exercise, Goal, GoalState, PracticeMove, exercises, view};

/// One solution for each exercise, in UCI with king takes rook for castling.
const SOLUTIONS: &[(&str, &str)] = &[
    ("rook-line", "a1a5"),
    ("bishop-diagonal", "b2g7"),
    ("queen-lines", "d1h5"),
    ("knight-jump", "d3e5"),
    ("king-takes", "e1f2"),
    ("pawn-takes", "e4d5"),
    ("pawn-guards", "d5e4"),
    ("flee", "e1f1"),
    ("take-attacker", "d3e4"),
    ("block", "c3e1"),
    ("double-step-block", "e2e4"),
    ("double-check", "e1f1"),
    ("pin", "f3g5"),
    ("give-check", "d5f6"),
    ("castle-short", "e1g1"),
    ("castle-long", "e1c1"),
    ("castle-allowed", "e1c1"),
    ("castle-rook-attacked", "e1c1"),
    ("castle-check", "e1g1"),
    ("in-passing", "e5d6"),
    ("in-passing-check", "f4e3"),
    ("promote-queen", "b7b8q"),
    ("knight-not-queen", "f7f8n"),
    ("promote-rook", "c7c8r"),
    ("back-rank", "e1e8"),
    ("smothered", "g5f7"),
    ("supported", "h5f7"),
    ("ladder", "a2a7 h8g8 b1b8"),
    ("stalemate", "g8g3 h3g3"),
    ("bare-kings", "e1e2"),
    ("threefold", "b1c1 a2b2 c1b1 b2a2 b1c1 a2b2 c1b1 b2a2"),
    ("fifty", "d1d2"),
    ("only-move", "a3a4"),
    ("960-short", "b1c1"),
    ("960-long", "g1f1"),
    ("960-in-place", "g1h1"),
    ("960-swap", "f1g1"),
    ("960-step-or-castle", "b1a1"),
    ("960-clear", "e1c3 b8a8 b1h1"),
];

fn moves(line: &str) -> Vec<PracticeMove> {
    line.split_whitespace()
        .map(|mv| PracticeMove {
            from: mv[0..2].parse().unwrap(),
            to: mv[2..4].parse().unwrap(),
            promotion: mv.chars().nth(4).and_then(scoresheet_rules::Role::from_letter),
        })
        .collect()
}

fn state(exercise: &Exercise, line: &[PracticeMove]) -> GoalState {
    let (position, dropped) = fen::read(exercise.fen).unwrap();
    assert_eq!(dropped, [], "{}: the FEN claims what cannot be", exercise.id);
    let goal: Goal = exercise.goal.parse().unwrap();
    view(&position, line, Some(&goal)).unwrap_or_else(|error| panic!("{}: {error}", exercise.id)).goal
}

#[test]
fn every_exercise_is_solved_by_its_solution_and_not_before() {
    let solved: BTreeSet<&str> = SOLUTIONS.iter().map(|(id, _)| *id).collect();
    let offered: BTreeSet<&str> = exercises().map(|exercise| exercise.id).collect();
    assert_eq!(solved, offered);
    for exercise in exercises() {
        let (_, line) = SOLUTIONS.iter().find(|(id, _)| *id == exercise.id).unwrap();
        let line = moves(line);
        for length in 0..line.len() {
            assert_eq!(state(exercise, &line[..length]), GoalState::Open, "{} after {length}", exercise.id);
        }
        assert_eq!(state(exercise, &line), GoalState::Met, "{}", exercise.id);
    }
}

#[test]
fn exercises_of_one_move_with_a_choice_can_be_missed() {
    for exercise in exercises().filter(|exercise| !exercise.goal.contains('@')) {
        let (position, _) = fen::read(exercise.fen).unwrap();
        let legal = position.legal_moves();
        let states = legal.iter().map(|&mv| state(exercise, &moves(&uci::write(&position, mv))));
        let met = states.clone().filter(|state| *state == GoalState::Met).count();
        let missed = states.filter(|state| matches!(state, GoalState::Missed(_))).count();
        assert!(met >= 1, "{}", exercise.id);
        assert!(missed >= 1 || legal.len() == 1, "{}: every move solves it", exercise.id);
    }
}

#[test]
fn no_two_exercises_are_alike() {
    let count = exercises().count();
    assert!(count >= 24);
    for key in [|e: &Exercise| e.id, |e: &Exercise| e.title, |e: &Exercise| e.fen, |e: &Exercise| e.task] {
        assert_eq!(exercises().map(key).collect::<BTreeSet<_>>().len(), count);
    }
}

#[test]
fn every_rule_and_ending_is_practised() {
    let goals: Vec<&str> = exercises().map(|exercise| exercise.goal).collect();
    let wanted = [
        "move:rook",
        "move:bishop",
        "move:queen",
        "move:knight",
        "move:king",
        "move:pawn",
        "double_step",
        "answer_by_king",
        "answer_by_capture",
        "answer_by_block",
        "castle_short",
        "castle_long",
        "capture_en_passant",
        "promote_to:queen",
        "promote_to:rook",
        "promote_to:knight",
        "mate",
        "stalemate",
        "insufficient",
        "threefold",
        "fifty",
        "only_move",
    ];
    for aim in wanted {
        assert!(goals.iter().any(|goal| goal.split(['+', '@']).any(|part| part == aim)), "no exercise asks for {aim}");
    }
}
