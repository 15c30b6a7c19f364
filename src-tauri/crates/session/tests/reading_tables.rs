//! What the rules of reading come to, spelling by spelling: `tests/fixtures/reading/*.txt`.
//!
//! A line is `entry | how it is read`, with `— illegal: why` or `unreadable: why`; `fen …` sets the position
//! (`fen 960 …` in Chess960), `fen start` the usual start.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test stops at what it does not expect")]
#![allow(clippy::disallowed_methods, reason = "a test reads its fixtures")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use scoresheet_rules::notation::fen;
use scoresheet_rules::{Position, Variant};
use scoresheet_session::reading::{IllegalReason, Reading, UnreadableReason, read};

fn position(text: &str) -> Position {
    match text.strip_prefix("960 ") {
        _ if text == "start" => Position::standard(),
        Some(text) => fen::read(text).expect(text).0.with_variant(Variant::Chess960),
        None => fen::read(text).expect(text).0,
    }
}

fn shown(position: &Position, entry: &str, said: &mut BTreeSet<usize>) -> String {
    match read(position, entry) {
        Reading::Blank => "blank".into(),
        Reading::Unreadable(why) => {
            said.insert(unreadable(&why));
            format!("unreadable: {why}")
        }
        Reading::Play(play) => match play.illegal {
            Some(why) => {
                said.insert(UNREADABLE + illegal(&why));
                format!("{} — illegal: {why}", play.how)
            }
            None => play.how.to_string(),
        },
    }
}

const UNREADABLE: usize = 17;

/// A number below `UNREADABLE` for each reason.
const fn unreadable(why: &UnreadableReason) -> usize {
    match why {
        UnreadableReason::NoMove => 0,
        UnreadableReason::OnlyRemark => 1,
        UnreadableReason::OnlyNumber => 2,
        UnreadableReason::OnlySign => 3,
        UnreadableReason::Result => 4,
        UnreadableReason::NoSuchSquare => 5,
        UnreadableReason::NoSquare => 6,
        UnreadableReason::SeveralSquares(_) => 7,
        UnreadableReason::NoneGoesThere => 8,
        UnreadableReason::NoPiece(..) => 9,
        UnreadableReason::NothingThere(_) => 10,
        UnreadableReason::NothingToTake => 11,
        UnreadableReason::CastlingSide => 12,
        UnreadableReason::NoCastlingRook(_) => 13,
        UnreadableReason::TwoMoves => 14,
        UnreadableReason::ResultBehind => 15,
        UnreadableReason::Remainder => 16,
    }
}

const ILLEGAL: usize = 19;

/// A number below `ILLEGAL` for each reason.
const fn illegal(why: &IllegalReason) -> usize {
    match why {
        IllegalReason::Null => 0,
        IllegalReason::Stays(..) => 1,
        IllegalReason::Drop => 2,
        IllegalReason::OpponentsPiece(_) => 3,
        IllegalReason::CapturesKing => 4,
        IllegalReason::CapturesOwn(..) => 5,
        IllegalReason::OnlyPawnsPromote => 6,
        IllegalReason::PromotesEarly => 7,
        IllegalReason::PromotesTo(_) => 8,
        IllegalReason::LateEnPassant => 9,
        IllegalReason::Blocked(..) => 10,
        IllegalReason::PawnTakesNothing => 11,
        IllegalReason::NotItsMove(_) => 12,
        IllegalReason::LeavesKingInCheck => 13,
        IllegalReason::NoCastlingRight => 14,
        IllegalReason::CastlesThroughPiece(_) => 15,
        IllegalReason::CastlesOutOfCheck => 16,
        IllegalReason::CastlesThroughCheck => 17,
        IllegalReason::CastlesIntoCheck => 18,
    }
}

#[test]
fn every_spelling_is_read_as_its_table_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures/reading");
    let mut wrong = Vec::new();
    let mut said = BTreeSet::new();
    let mut count = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let mut at = Position::standard();
        for line in fs::read_to_string(&path).unwrap().lines() {
            if let Some(text) = line.strip_prefix("fen ") {
                at = position(text);
            } else if let Some((entry, wanted)) = line.rsplit_once(" | ") {
                count += 1;
                let got = shown(&at, entry, &mut said);
                if got != wanted {
                    wrong.push(format!("{}: {entry:?}\n  wanted {wanted}\n  got    {got}", path.display()));
                }
            }
        }
    }
    assert!(count > 800, "the tables are in place: {count}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(said, (0..UNREADABLE + ILLEGAL).collect(), "every reason is said of some entry");
}
