//! Why an entry is unreadable or illegal, with the texts in this one place.

use std::fmt;

use scoresheet_rules::{Bitboard, Color, Role, Side, Square};

use crate::names::{color_name, role_name, side_name};

/// Why an entry cannot be interpreted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnreadableReason {
    /// No form of any notation fits.
    NoMove,
    /// A comment or another remark is all there is.
    OnlyRemark,
    /// A move number is all there is.
    OnlyNumber,
    /// Signs are all there is: of an annotator, a check, a full stop.
    OnlySign,
    /// A result, a resignation, an agreement.
    Result,
    /// A square off the board is named.
    NoSuchSquare,
    /// A piece is named, or that something is taken, but not where.
    NoSquare,
    /// Moves to several squares fit what is written.
    SeveralSquares(Bitboard),
    /// Files alone are written, and no legal move fits them.
    NoneGoesThere,
    /// The mover has no such piece.
    NoPiece(Color, Role),
    /// From-and-to begins on an empty square.
    NothingThere(Square),
    /// The piece that is said to be taken does not exist.
    NothingToTake,
    /// Castling without a side, and both or none are possible.
    CastlingSide,
    /// There is no rook to castle with on this side.
    NoCastlingRook(Side),
    /// Two moves stand in one entry.
    TwoMoves,
    /// It begins with a move, and a result follows.
    ResultBehind,
    /// It begins with a move, but what follows is not understood.
    Remainder,
}

impl fmt::Display for UnreadableReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoMove => f.write_str("not a move"),
            Self::OnlyRemark => f.write_str("empty but for a remark"),
            Self::OnlyNumber => f.write_str("a move number and no move"),
            Self::OnlySign => f.write_str("a sign and no move"),
            Self::Result => f.write_str("a result is no move"),
            Self::NoSuchSquare => f.write_str("no such square"),
            Self::NoSquare => f.write_str("no square is named"),
            Self::SeveralSquares(squares) => several(f, squares),
            Self::NoneGoesThere => f.write_str("no move goes there, and no square is named"),
            Self::NoPiece(color, role) => write!(f, "no {} {} is left", color_name(color), role_name(role)),
            Self::NothingThere(square) => write!(f, "nothing stands on {square}"),
            Self::NothingToTake => f.write_str("no such piece can be taken"),
            Self::CastlingSide => f.write_str("which side to castle to is not said"),
            Self::NoCastlingRook(side) => write!(f, "no rook to castle with on the {} side", side_name(side)),
            Self::TwoMoves => f.write_str("two moves in one entry"),
            Self::ResultBehind => f.write_str("a result stands behind the move"),
            Self::Remainder => f.write_str("what follows the move is not understood"),
        }
    }
}

fn several(f: &mut fmt::Formatter<'_>, squares: Bitboard) -> fmt::Result {
    let count = squares.len();
    let number = match count {
        2 => "two squares",
        3 => "three squares",
        4 => "four squares",
        _ => "several squares",
    };
    write!(f, "{number} possible: ")?;
    let mut sorted: Vec<Square> = squares.collect();
    sorted.sort_unstable_by_key(|square| (square.file(), square.rank()));
    for (place, square) in sorted.iter().enumerate() {
        let between = match place {
            0 => "",
            place if place + 1 == sorted.len() => " or ",
            _ => ", ",
        };
        write!(f, "{between}{square}")?;
    }
    Ok(())
}

/// Why a move that was carried out is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalReason {
    /// Nothing moves: the turn is passed.
    Null,
    /// The piece stays where it is.
    Stays(Role, Square),
    /// A new piece is put on the board.
    Drop,
    /// The piece is the opponent's.
    OpponentsPiece(Role),
    /// A king is taken.
    CapturesKing,
    /// An own piece is taken.
    CapturesOwn(Role, Square),
    /// A piece that is no pawn becomes another.
    OnlyPawnsPromote,
    /// A pawn becomes another piece before its last rank.
    PromotesEarly,
    /// A pawn becomes a king or stays a pawn.
    PromotesTo(Role),
    /// The right to take in passing is gone.
    LateEnPassant,
    /// Something stands in the way, or for a pawn on the target.
    Blocked(Role, Square),
    /// A pawn steps aside without taking.
    PawnTakesNothing,
    /// The piece does not move so.
    NotItsMove(Role),
    /// The mover's king is attacked afterwards.
    LeavesKingInCheck,
    /// The right to castle is gone.
    NoCastlingRight,
    /// Something stands between king and rook or on their way.
    CastlesThroughPiece(Square),
    /// The king is in check.
    CastlesOutOfCheck,
    /// The king crosses or reaches an attacked square.
    CastlesThroughCheck,
    /// The king is attacked once both stand.
    CastlesIntoCheck,
}

impl fmt::Display for IllegalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Null => f.write_str("passes the turn"),
            Self::Stays(role, square) => write!(f, "the {} stays on {square}", role_name(role)),
            Self::Drop => f.write_str("puts a new piece on the board"),
            Self::OpponentsPiece(role) => write!(f, "moves the opponent's {}", role_name(role)),
            Self::CapturesKing => f.write_str("captures a king"),
            Self::CapturesOwn(role, square) => write!(f, "captures its own {} on {square}", role_name(role)),
            Self::OnlyPawnsPromote => f.write_str("only a pawn promotes"),
            Self::PromotesEarly => f.write_str("promotes before the last rank"),
            Self::PromotesTo(role) => write!(f, "a pawn cannot become a {}", role_name(role)),
            Self::LateEnPassant => f.write_str("en passant is not possible any more"),
            Self::Blocked(role, square) => write!(f, "the {} is blocked on {square}", role_name(role)),
            Self::PawnTakesNothing => f.write_str("a pawn goes aside only to take"),
            Self::NotItsMove(role) => write!(f, "a {} does not move so", role_name(role)),
            Self::LeavesKingInCheck => f.write_str("leaves the king in check"),
            Self::NoCastlingRight => f.write_str("the right to castle is gone"),
            Self::CastlesThroughPiece(square) => write!(f, "castling is blocked on {square}"),
            Self::CastlesOutOfCheck => f.write_str("castles out of check"),
            Self::CastlesThroughCheck => f.write_str("castles through check"),
            Self::CastlesIntoCheck => f.write_str("castles into check"),
        }
    }
}
