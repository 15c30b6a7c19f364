//! Undo, Cut and the forced moves that answer them may come in any order: Redo leads back to the list as it was.

#![allow(clippy::unwrap_used, reason = "a test stops at what it does not expect")]

use proptest::prelude::*;
use scoresheet_rules::variants::chess960::StartNumber;
use scoresheet_session::{Draw, Edition, Input, Line, Millis, Session, StartChoice};

/// Here every move is forced until the game is drawn by repetition.
const FORCED: &str = "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1";
const DRAW: Draw = Draw { first: StartNumber::STANDARD, second: StartNumber::STANDARD };

#[derive(Clone, Debug)]
enum Step {
    /// The forced move plays itself, if there is one.
    Wait,
    /// The only legal move is played by hand, where the board allows it.
    Play,
    /// Entries in any spelling, illegal, unreadable and empty ones too.
    Append(&'static str),
    Undo,
    Cut(usize),
    Redo,
}

fn growing() -> impl Strategy<Value = Vec<Step>> {
    let text = prop::sample::select(&["Ka4", "Kh5", "Ka3!", "h5h6", "g5", "--", "", "what?"][..]);
    let step = prop_oneof![Just(Step::Wait), Just(Step::Play), text.prop_map(Step::Append), Just(Step::Undo)];
    prop::collection::vec(step, 0..10)
}

fn to_and_fro() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![3 => Just(Step::Wait), 3 => Just(Step::Undo), 1 => (0..4_usize).prop_map(Step::Cut),
        1 => Just(Step::Redo)];
    prop::collection::vec(step, 0..16)
}

/// Takes a step; one that is refused does nothing.
fn take(session: &mut Session, step: &Step) {
    let len = session.game().len();
    let input = match step {
        Step::Wait => {
            if let Some(due) = session.wake_at() {
                session.tick(due);
            }
            return;
        }
        Step::Play => {
            let Some(mv) = session.game().legal_moves().first() else { return };
            Input::Move { from: mv.from, to: mv.to, promotion: None }
        }
        Step::Append(text) => Input::InsertEntry { ply: len, text: (*text).to_owned() },
        Step::Undo => Input::Undo,
        Step::Cut(entries) => Input::Cut { ply: len.saturating_sub(*entries) },
        Step::Redo => Input::Redo { times: 1 },
    };
    let _ = session.handle(Millis(0), input);
}

fn lines(session: &Session) -> Vec<Line> {
    session.record().entries.iter().map(|entry| entry.line.clone()).collect()
}

/// The list when Redo has put back all it has.
fn redone(session: &Session) -> Vec<Line> {
    let mut session = session.clone();
    let _ = session.handle(Millis(0), Input::Redo { times: usize::MAX });
    lines(&session)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn redo_leads_back_over_forced_moves(list in growing(), then in to_and_fro()) {
        let mut session = Session::new(Millis(0));
        let start = StartChoice::Fen(FORCED.to_owned());
        session.handle(Millis(0), Input::NewGame { edition: Edition::Editable, start, draw: DRAW }).unwrap();
        for step in &list {
            take(&mut session, step);
        }
        let whole = redone(&session);
        for step in &then {
            take(&mut session, step);
            let now = redone(&session);
            prop_assert_eq!(now.get(..whole.len()), Some(&whole[..]), "{:?}", now);
            // A list that was whole again may have gone on by itself.
            prop_assert!(now[whole.len()..].iter().all(|line| line.auto), "{:?}", now);
        }
    }
}
