//! Any text as a FEN: an error whose place is in the text, or a position that comes back from its own FEN, answers
//! every question and takes every legal move.
#![no_main]

use libfuzzer_sys::fuzz_target;
use scoresheet_rules::Verdict;
use scoresheet_rules::notation::fen;

fuzz_target!(|text: &str| {
    let (position, dropped) = match fen::read(text) {
        Ok(read) => read,
        Err(error) => {
            let end = text.chars().count() + 1;
            assert!(error.column >= 1 && error.column <= end, "{error} in {text:?}");
            assert_eq!(text.chars().nth(error.column - 1), error.found, "{error} in {text:?}");
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
});
