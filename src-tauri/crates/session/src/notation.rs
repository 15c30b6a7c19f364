//! How moves made on the board are written into the list.

use scoresheet_rules::notation::{san, uci};
use scoresheet_rules::{Action, Move, MoveKind, Position, Role, Variant};

use crate::reading::{self, Reading};

/// A notation for moves made on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Notation {
    /// SAN in standard chess, [`Notation::Fide`] in Chess960.
    #[default]
    Auto,
    /// Standard algebraic notation, `Nxd5+`.
    San,
    /// Long algebraic notation, `Nf6xd5+`.
    Long,
    /// As engines write it, `f6d5`.
    Uci,
    /// SAN with figurines, `♘xd5+`.
    Figurine,
    /// SAN with the shapes of the pieces, `△xd5+`; the knight, an L on the board, keeps its letter.
    Shapes,
    /// SAN with castling as `0-0` and en passant marked ` e.p.` (FIDE Laws, Appendix C).
    Fide,
}

impl Notation {
    /// Every notation.
    pub const ALL: [Self; 7] = [Self::Auto, Self::San, Self::Long, Self::Uci, Self::Figurine, Self::Shapes, Self::Fide];

    /// A legal move in this notation. The text is always read back as that very move: where the notation would
    /// be read otherwise, SAN stands instead.
    #[must_use]
    pub fn write(self, position: &Position, mv: Move) -> String {
        let text = match self {
            Self::Auto => match position.variant() {
                Variant::Standard => return san::write(position, mv),
                Variant::Chess960 => fide(position, mv),
            },
            Self::San => return san::write(position, mv),
            Self::Long => long(position, mv),
            Self::Uci => uci::write(position, mv),
            Self::Figurine => with_signs(&san::write(position, mv), figurine),
            Self::Shapes => with_signs(&san::write(position, mv), shape),
            Self::Fide => fide(position, mv),
        };
        match reading::read(position, &text) {
            Reading::Play(play) if play.action == Action::Move(mv) => text,
            Reading::Play(_) | Reading::Blank | Reading::Unreadable(_) => san::write(position, mv),
        }
    }
}

fn long(position: &Position, mv: Move) -> String {
    let san = san::write(position, mv);
    if mv.castling_side().is_some() {
        return san;
    }
    let board = position.board();
    let letter = board.role_at(mv.from).filter(|&role| role != Role::Pawn).map(Role::letter);
    let takes = mv.kind == MoveKind::EnPassant || board.occupied().has(mv.to);
    // What SAN has behind the square: promotion and check.
    let square = mv.to.to_string();
    let behind = san.rfind(&square).and_then(|at| san.get(at + square.len()..)).unwrap_or_default();
    let letter = letter.map(String::from).unwrap_or_default();
    format!("{letter}{}{}{square}{behind}", mv.from, if takes { 'x' } else { '-' })
}

fn fide(position: &Position, mv: Move) -> String {
    let san = san::write(position, mv);
    match mv.kind {
        MoveKind::Castle(_) => san.replace('O', "0"),
        MoveKind::EnPassant => san + " e.p.",
        MoveKind::Normal | MoveKind::Promote(_) => san,
    }
}

/// SAN with another sign for each piece letter. The letters K Q R B N stand for nothing else in it.
fn with_signs(san: &str, sign: fn(Role) -> char) -> String {
    san.chars().map(|c| if c.is_ascii_uppercase() { Role::from_letter(c).map_or(c, sign) } else { c }).collect()
}

const fn figurine(role: Role) -> char {
    match role {
        Role::King => '♔',
        Role::Queen => '♕',
        Role::Rook => '♖',
        Role::Bishop => '♗',
        Role::Knight => '♘',
        Role::Pawn => '♙',
    }
}

const fn shape(role: Role) -> char {
    match role {
        Role::King => '✚',
        Role::Queen => '✱',
        Role::Rook => '□',
        Role::Bishop => '△',
        Role::Knight => 'N',
        Role::Pawn => '○',
    }
}
