//! Any texts as entries of a list: each has one meaning, and what is legal can be written and read again.
//!
//! The first line says where the list begins: nothing for the standard array, a number for a Chess960 start, or a FEN.
//! Every other line is an entry.

use scoresheet_rules::notation::{fen, san, uci};
use scoresheet_rules::variants::chess960::{self, StartNumber};
use scoresheet_rules::{Action, Color, Move, Position, Rank};
use scoresheet_session::reading::{Play, Reading, read};
use scoresheet_session::{Replay, Start, clean};

/// The longest list that is read.
const MOST_ENTRIES: usize = 64;

/// Reads the list and holds each entry to the laws.
///
/// # Panics
/// One of them is broken.
pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (start, rest) = text.split_once('\n').unwrap_or(("", &text));
    let Some(start) = start_of(start.trim()) else { return };
    let texts: Vec<Box<str>> = rest.split('\n').take(MOST_ENTRIES).filter_map(|typed| clean(typed).ok()).collect();
    let mut position = start;
    let mut reached = 0;
    for text in &texts {
        assert_eq!(clean(text).as_ref(), Ok(text), "a text that is kept stays as it is");
        let reading = read(&position, text);
        assert_eq!(reading, read(&position, text), "the same text means the same");
        match reading {
            Reading::Play(play) => position = check(&position, &play, text),
            Reading::Blank => break,
            Reading::Unreadable(why) => {
                assert!(!why.to_string().is_empty());
                break;
            }
        }
        reached += 1;
    }
    let mut replay = Replay::new(start);
    replay.extend(texts.iter().map(|text| &**text));
    assert_eq!(replay.reached(), reached, "a list is read as its entries are");
    assert_eq!(replay.position(), &position);
    assert_eq!(replay.halt().is_some(), reached < texts.len());
    assert_eq!(&replay.position_after(reached), &position);
}

fn start_of(text: &str) -> Option<Position> {
    if text.is_empty() {
        return Some(Position::standard());
    }
    match text.parse() {
        Ok(number) => StartNumber::new(number).map(chess960::start),
        Err(_) => Start::from_fen(text).ok().map(|start| start.position()),
    }
}

/// An entry that is carried out, in the position before it. Answers the one after.
fn check(position: &Position, play: &Play, text: &str) -> Position {
    let about = || format!("{text:?} in {}", fen::write(position));
    assert!(!play.how.to_string().is_empty(), "{}", about());
    let next = position.apply(&play.action);
    let written = fen::write(&next);
    let (again, _) = fen::read(&written).expect("what was written is a FEN");
    if Color::ALL.into_iter().all(|color| has_one_king_at_home(&next, color)) {
        assert_eq!(fen::write(&again.with_variant(next.variant())), written, "{}", about());
    }
    match (&play.illegal, play.action) {
        (None, Action::Move(mv)) => {
            assert!(position.legal_moves().contains(&mv), "{}", about());
            for written in [san::write(position, mv), uci::write(position, mv)] {
                assert_eq!(legal(position, &written), Some(mv), "{written} for {}", about());
            }
        }
        (None, action) => panic!("{action:?} is no move: {}", about()),
        (Some(why), action) => {
            assert!(!why.to_string().is_empty(), "{}", about());
            let is_legal = matches!(action, Action::Move(mv) if position.is_legal(mv));
            assert!(!is_legal, "{action:?} is legal: {}", about());
        }
    }
    next
}

/// Whether a FEN can say whose king may castle: of several on the back rank it means the one nearest the a-file.
fn has_one_king_at_home(position: &Position, color: Color) -> bool {
    position.kings(color).into_iter().filter(|king| king.rank() == color.rank(Rank::First)).count() <= 1
}

/// The legal move that a text means.
fn legal(position: &Position, text: &str) -> Option<Move> {
    match read(position, text) {
        Reading::Play(Play { action: Action::Move(mv), illegal: None, .. }) => Some(mv),
        _ => None,
    }
}
