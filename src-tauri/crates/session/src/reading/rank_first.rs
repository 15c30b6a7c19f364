//! Spanish and French descriptive notation, which puts the rank first: `P4R`, `C3AD`, `T1R`, `CxP` (rule P1b).

use scoresheet_rules::{Bitboard, Color, Position, Rank, Role};

use super::pattern::Pattern;
use super::promotion;
use super::scan::Scan;
use super::sides::{self, Wing};

/// Reads an entry written in capitals. At most one reading.
pub(super) fn read(position: &Position, chars: &[char]) -> Option<Pattern> {
    let mut scan = Scan::new(chars);
    let mover = position.turn();
    let (role, english) = take_piece(&mut scan)?;
    let mut pattern = Pattern::new(Some(role), Bitboard::EMPTY);
    pattern.descriptive = true;
    pattern.from = take_wing_of(&mut scan, position, mover, role);
    if let Some(place) = take_bracketed(&mut scan, mover) {
        pattern.from &= place;
    }
    scan.spaces();
    if scan.eat('x') || scan.eat(':') {
        scan.spaces();
        let (victim, english_too) = take_piece(&mut scan)?;
        if english && english_too {
            return None; // `RxP` is English
        }
        let squares = take_wing_of(&mut scan, position, !mover, victim);
        let place = take_bracketed(&mut scan, mover).unwrap_or(Bitboard::ALL);
        pattern.to = sides::victims(position, role, victim, squares) & place;
        pattern.takes = true;
        pattern.becomes = promotion::read(scan, None)?;
        return Some(pattern);
    }
    scan.eat('-');
    let (squares, rank) = take_square(&mut scan, mover)?;
    pattern.to = squares;
    pattern.becomes = promotion::read(scan, Some(mover.rank(rank)))?;
    Some(pattern)
}

/// A piece's letter, and whether it is a letter that English has too.
fn take_piece(scan: &mut Scan) -> Option<(Role, bool)> {
    scan.spaces();
    scan.take(|letter| {
        Some(match letter {
            'P' => (Role::Pawn, true),
            'C' => (Role::Knight, false),
            'A' | 'F' => (Role::Bishop, false),
            'B' => (Role::Bishop, true), // Portuguese
            'T' => (Role::Rook, false),
            'D' => (Role::Queen, false),
            'R' => (Role::King, true),
            _ => return None,
        })
    })
}

/// `R` or `D` behind a piece: the king's or the queen's one.
fn take_wing_of(scan: &mut Scan, position: &Position, owner: Color, role: Role) -> Bitboard {
    let named = match role {
        Role::Knight | Role::Bishop | Role::Rook => true,
        Role::Pawn | Role::Queen | Role::King => false,
    };
    match take_wing(scan) {
        Some(wing) if named => sides::pieces_of_wing(position, owner, role, wing),
        Some(wing) if role == Role::Pawn => Bitboard::file(wing.own_file()),
        _ => Bitboard::ALL,
    }
}

fn take_wing(scan: &mut Scan) -> Option<Wing> {
    scan.take(|letter| match letter {
        'R' => Some(Wing::King),
        'D' => Some(Wing::Queen),
        _ => None,
    })
}

/// A square in brackets.
fn take_bracketed(scan: &mut Scan, mover: Color) -> Option<Bitboard> {
    let mut ahead = *scan;
    ahead.spaces();
    let found = ahead.eat('(').then(|| take_square(&mut ahead, mover)).flatten().filter(|_| ahead.eat(')'));
    if found.is_some() {
        *scan = ahead;
    }
    found.map(|(squares, _)| squares)
}

/// Rank and file: `4R`, `3AD`, `3A` (either bishop's file).
fn take_square(scan: &mut Scan, mover: Color) -> Option<(Bitboard, Rank)> {
    scan.spaces();
    let rank = scan.rank()?;
    scan.spaces();
    let files = match take_wing(scan) {
        Some(wing) => Bitboard::file(wing.own_file()),
        None => {
            let role = scan.take(|letter| match letter {
                'C' => Some(Role::Knight),
                'A' | 'F' | 'B' => Some(Role::Bishop),
                'T' => Some(Role::Rook),
                _ => None,
            })?;
            let before = *scan;
            scan.spaces();
            let wing = take_wing(scan);
            if wing.is_none() {
                *scan = before;
            }
            sides::files(wing, role)
        }
    };
    Some((files & Bitboard::rank(mover.rank(rank)), rank))
}
