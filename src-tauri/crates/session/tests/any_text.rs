//! Every text has a reading in every position, and what is read can be applied. Nothing panics.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test stops at what it does not expect")]

#[path = "common/dice.rs"]
mod dice;
#[path = "common/near.rs"]
mod near;
#[path = "common/spelling.rs"]
mod spelling;

use dice::Dice;
use scoresheet_rules::{Action, Position};
use scoresheet_session::reading::{Reading, read};
use spelling::{STYLES, spell};

/// A text made of a legal move's spelling, or near to one.
fn near_move(position: &Position, dice: &mut Dice) -> String {
    let moves = position.legal_moves();
    let model = if moves.is_empty() {
        None
    } else {
        let mv = moves[dice.below(moves.len())];
        let style = STYLES[dice.below(STYLES.len())];
        spell(position, mv, style, dice)
    };
    near::text(dice, &model.unwrap_or_default())
}

fn check(texts: usize, seed: u64) {
    let mut dice = Dice(seed);
    let mut position = Position::standard();
    let mut counts = [0_usize; 4];
    for _ in 0..texts {
        if dice.one_in(40) {
            position = if dice.one_in(2) { Position::standard() } else { near::position(&mut dice) };
        }
        let text = near_move(&position, &mut dice);
        let kind = match read(&position, &text) {
            Reading::Play(play) => {
                assert_eq!(
                    play.illegal.is_none(),
                    matches!(play.action, Action::Move(mv) if position.is_legal(mv)),
                    "{text:?}"
                );
                let shown = format!("{} {}", play.how, play.illegal.map_or_else(String::new, |why| why.to_string()));
                assert!(!shown.trim().is_empty());
                let next = position.apply(&play.action);
                assert_eq!(next.turn(), !position.turn());
                if dice.one_in(3) {
                    position = next;
                }
                usize::from(play.illegal.is_some())
            }
            Reading::Blank => 2,
            Reading::Unreadable(why) => {
                assert!(!why.to_string().is_empty());
                3
            }
        };
        counts[kind] += 1;
    }
    println!("seed {seed}: legal, illegal, blank, unreadable: {counts:?}");
    assert!(
        counts[0] > texts / 50 && counts[1] > texts / 50 && counts[3] > texts / 50,
        "texts of every kind: {counts:?}"
    );
}

#[test]
fn twenty_thousand_texts_have_a_reading() {
    check(20_000, 7);
}

#[test]
#[ignore = "long: part of the deep tests"]
fn a_million_texts_have_a_reading() {
    check(1_000_000, 8);
}
