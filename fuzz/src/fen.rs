//! Any text as a FEN: an error whose place is in the text, or a position that comes back from its own FEN, answers
//! every question and takes every legal move.

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Variant, Verdict};
use scoresheet_session::Start;

/// Reads the text and holds what comes of it to the laws.
///
/// # Panics
/// One of them is broken.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (position, dropped) = match fen::read(text) {
        Ok(read) => read,
        Err(error) => {
            let end = text.chars().count() + 1;
            assert!(error.column >= 1 && error.column <= end, "{error} in {text:?}");
            assert_eq!(text.chars().nth(error.column - 1), error.found, "{error} in {text:?}");
            assert!(Start::from_fen(text).is_err());
            return;
        }
    };
    assert!(dropped.iter().chain(&position.faults()).all(|fault| !fault.to_string().is_empty()));
    let written = fen::write(&position);
    let (again, dropped) = fen::read(&written).expect("what is written can be read");
    assert!(dropped.is_empty(), "{written}: {dropped:?}");
    assert_eq!(fen::write(&again.with_variant(position.variant())), written);
    assert_eq!(again.repetition_key(), position.repetition_key(), "{written}");
    assert_eq!(Verdict::of(&again, 1), Verdict::given(&position, position.survey(), 1), "{written}");
    for variant in [Variant::Standard, Variant::Chess960] {
        let start = Start::from_fen_as(text, variant).expect("the variant changes nothing about the text");
        assert_eq!(start.position().board(), position.board());
    }
}
