//! English descriptive notation: `P-K4`, `Kt-KB3`, `KBPxP`, `P(K4)xP`, `R(1)-K1`, `BxN/QB6`, `R-K.Sq.`, and
//! without its dash `PQ4`, `NKB3` (rule P1b).
//!
//! Files are named after the pieces that begin there and ranks are counted from the mover, so that most names
//! mean two squares until the position decides.

use scoresheet_rules::{Bitboard, Color, Position, Rank, Role};

use super::pattern::Pattern;
use super::promotion;
use super::scan::Scan;
use super::sides::{self, Wing};

/// Reads an entry written in capitals. At most one reading.
pub(super) fn read(position: &Position, chars: &[char]) -> Option<Pattern> {
    let mut scan = Scan::new(chars);
    let actor = Named::take(&mut scan)?;
    let mover = position.turn();
    let origin = qualifier(&mut scan, mover, Qualifier::Origin);
    blanks(&mut scan);
    let takes = match scan.next()? {
        '-' => false,
        'x' | ':' => true,
        _ => return None,
    };
    blanks(&mut scan);
    let mut pattern = Pattern::new(Some(actor.role), Bitboard::EMPTY);
    let rank = if takes {
        let victim = Named::take(&mut scan)?;
        let place = qualifier(&mut scan, mover, Qualifier::Target).unwrap_or(Bitboard::ALL);
        pattern.to = sides::victims(position, actor.role, victim.role, victim.squares(position, !mover)) & place;
        None
    } else {
        let (squares, rank) = take_square(&mut scan, mover)?;
        pattern.to = squares;
        Some(mover.rank(rank))
    };
    // A letter glued to a captured piece is none of English (`PxPD` is Spanish).
    if takes && scan.peek().is_some_and(char::is_alphabetic) {
        return None;
    }
    pattern.becomes = promotion::read(scan, rank)?;
    pattern.from = actor.squares(position, mover) & origin.unwrap_or(Bitboard::ALL);
    pattern.takes = takes;
    pattern.descriptive = true;
    Some(pattern)
}

/// Reads an entry in capitals whose dash is missing: `PQ4`, `NKB3`. At most one reading, since no letters can be
/// parted in two ways.
pub(super) fn without_dash(position: &Position, chars: &[char]) -> Option<Pattern> {
    let [first, second, ..] = chars else { return None };
    let looks_so = super::letters::english(*first).is_some() && !second.is_lowercase() || *second == 't';
    if !looks_so || !chars.iter().any(|c| matches!(c, '1'..='8' | 'S' | 's')) {
        return None;
    }
    (1..=LONGEST_NAME).rev().find_map(|length| undashed(position, chars, length))
}

/// The name of a piece in at most three letters, and of a square without a sign between them.
fn undashed(position: &Position, chars: &[char], length: usize) -> Option<Pattern> {
    let mut scan = Scan::new(chars);
    let actor = Named::take_letters(&mut scan, length)?;
    let mover = position.turn();
    let origin = qualifier(&mut scan, mover, Qualifier::Origin);
    blanks(&mut scan);
    if scan.peek().is_some_and(char::is_lowercase) {
        return None; // `Ne4` is algebraic
    }
    let (squares, rank) = take_square(&mut scan, mover)?;
    let mut pattern = Pattern::new(Some(actor.role), squares);
    pattern.becomes = promotion::read(scan, Some(mover.rank(rank)))?;
    pattern.from = actor.squares(position, mover) & origin.unwrap_or(Bitboard::ALL);
    pattern.descriptive = true;
    Some(pattern)
}

/// Whether an entry without a dash may as well be algebraic in capitals: one letter and a square of the b-file, as
/// in `QB3`.
pub(super) fn may_be_algebraic(chars: &[char]) -> bool {
    let mut signs = chars.iter().filter(|&&c| c != ' ');
    signs.next();
    signs.next() == Some(&'B') && signs.next().is_some_and(char::is_ascii_digit)
}

/// Spaces and the dots of abbreviations.
fn blanks(scan: &mut Scan) {
    while scan.eat(' ') || scan.eat('.') {}
}

/// The letters of the longest name of a piece: `KBP`.
const LONGEST_NAME: usize = 3;

/// A piece by its descriptive name: `P`, `QN`, `KBP`.
#[derive(Clone, Copy)]
struct Named {
    role: Role,
    wing: Option<Wing>,
    /// The piece whose file a pawn stands on: `BP`.
    file_of: Option<Role>,
}

impl Named {
    /// The longest name that the letters make: in `PxR Q` the queen is a promotion, no part of the name.
    fn take(scan: &mut Scan) -> Option<Self> {
        (1..=LONGEST_NAME).rev().find_map(|length| Self::take_letters(scan, length))
    }

    /// The name that so many letters make. Leaves the cursor alone if they make none.
    fn take_letters(scan: &mut Scan, length: usize) -> Option<Self> {
        let mut ahead = *scan;
        let mut letters = [None; LONGEST_NAME];
        for slot in letters.iter_mut().take(length) {
            blanks(&mut ahead);
            *slot = Some(take_letter(&mut ahead)?);
        }
        let named = Self::of(letters)?;
        *scan = ahead;
        Some(named)
    }

    const fn of(letters: [Option<Role>; LONGEST_NAME]) -> Option<Self> {
        let (role, wing, file_of) = match letters {
            [Some(role), None, _] => (role, None, None),
            [Some(wing @ (Role::King | Role::Queen)), Some(role), None] => match role {
                Role::Knight | Role::Bishop | Role::Rook | Role::Pawn => (role, Wing::of(wing), None),
                Role::King | Role::Queen => return None,
            },
            [Some(file @ (Role::Knight | Role::Bishop | Role::Rook)), Some(Role::Pawn), None] => {
                (Role::Pawn, None, Some(file))
            }
            [
                Some(wing @ (Role::King | Role::Queen)),
                Some(file @ (Role::Knight | Role::Bishop | Role::Rook)),
                Some(Role::Pawn),
            ] => (Role::Pawn, Wing::of(wing), Some(file)),
            _ => return None,
        };
        Some(Self { role, wing, file_of })
    }

    /// Where a piece of this name may stand.
    fn squares(self, position: &Position, owner: Color) -> Bitboard {
        match (self.role, self.wing, self.file_of) {
            (Role::Pawn, wing, Some(file)) => sides::files(wing, file),
            (Role::Pawn, Some(wing), None) => Bitboard::file(wing.own_file()),
            (role, Some(wing), None) => sides::pieces_of_wing(position, owner, role, wing),
            _ => Bitboard::ALL,
        }
    }
}

fn take_letter(scan: &mut Scan) -> Option<Role> {
    let role = scan.take(super::letters::english)?;
    if role == Role::King && (scan.eat('t') || scan.eat('T')) {
        return Some(Role::Knight);
    }
    Some(role)
}

/// A square by its descriptive name, or in algebra: which squares, and the rank as the mover counts it.
fn take_square(scan: &mut Scan, mover: Color) -> Option<(Bitboard, Rank)> {
    if let Some(square) = scan.square() {
        return Some((Bitboard::of(square), mover.rank(square.rank())));
    }
    let files = take_files(scan)?;
    blanks(scan);
    let rank = take_rank(scan)?;
    Some((files & Bitboard::rank(mover.rank(rank)), rank))
}

fn take_files(scan: &mut Scan) -> Option<Bitboard> {
    let first = take_letter(scan)?;
    blanks(scan);
    let before = *scan;
    match (Wing::of(first), take_letter(scan)) {
        (Some(wing), Some(role @ (Role::Knight | Role::Bishop | Role::Rook))) => Some(sides::files(Some(wing), role)),
        (_, Some(_)) => None,
        (Some(wing), None) => {
            *scan = before;
            Some(Bitboard::file(wing.own_file()))
        }
        (None, None) => match first {
            Role::Knight | Role::Bishop | Role::Rook => Some(sides::files(None, first)),
            Role::Pawn | Role::King | Role::Queen => None,
        },
    }
}

/// A rank digit, or `Sq` for the first rank: a piece's own square.
fn take_rank(scan: &mut Scan) -> Option<Rank> {
    if let Some(rank) = scan.rank() {
        return Some(rank);
    }
    let own = (scan.eat('S') || scan.eat('s')) && (scan.eat('q') || scan.eat('Q'));
    own.then_some(Rank::First)
}

/// Where a qualifier stands: behind the moving piece or behind the taken one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Qualifier {
    /// Also a rank or a file alone.
    Origin,
    /// A whole square only: `PxR(N)` is a promotion.
    Target,
}

/// A square in brackets or behind a stroke. Leaves the cursor alone if there is none.
fn qualifier(scan: &mut Scan, mover: Color, place: Qualifier) -> Option<Bitboard> {
    let before = *scan;
    let found = take_qualifier(scan, mover, place);
    if found.is_none() {
        *scan = before;
    }
    found
}

fn take_qualifier(scan: &mut Scan, mover: Color, place: Qualifier) -> Option<Bitboard> {
    blanks(scan);
    let close = match scan.next()? {
        '(' => Some(')'),
        '[' => Some(']'),
        '/' => None,
        _ => return None,
    };
    blanks(scan);
    let inside = *scan;
    let squares = match take_square(scan, mover) {
        Some((squares, _)) => squares,
        None if place == Qualifier::Origin => {
            *scan = inside;
            match scan.rank() {
                Some(rank) => Bitboard::rank(mover.rank(rank)),
                None => scan.file().map(Bitboard::file).or_else(|| take_files(scan))?,
            }
        }
        None => return None,
    };
    blanks(scan);
    close.is_none_or(|close| scan.eat(close)).then_some(squares)
}
