//! Any text as a FEN: it is one or is refused in a sentence; one that is read has a written form that stays the same.

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Variant, Verdict};
use scoresheet_session::Start;

/// Reads the text and holds what comes of it to the laws.
///
/// # Panics
/// One of them is broken.
pub fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match fen::read(text) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(error.column >= 1 && error.column <= text.chars().count() + 1, "{error}");
            assert!(Start::from_fen(text).is_err());
        }
        Ok((position, faults)) => {
            assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
            let written = fen::write(&position);
            let (again, _) = fen::read(&written).expect("what was written is a FEN");
            assert_eq!(fen::write(&again.with_variant(position.variant())), written, "written and read: {text:?}");
            assert_eq!(again.board(), position.board());
            assert_eq!(again.turn(), position.turn());
            // An en-passant target that nobody can use is not written; everything else is the same.
            assert_eq!(
                again.with_variant(position.variant()).legal_moves().as_slice(),
                position.legal_moves().as_slice()
            );
            assert_eq!(position.legal_moves().len(), position.survey().legal_moves as usize);
            assert!(!Verdict::of(&position, 1).text().is_empty());
            for variant in [Variant::Standard, Variant::Chess960] {
                let start = Start::from_fen_as(text, variant).expect("the variant changes nothing about the text");
                assert_eq!(start.position().board(), position.board());
            }
        }
    }
}
