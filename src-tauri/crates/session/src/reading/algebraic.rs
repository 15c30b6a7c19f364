//! Algebraic notation: short, long, over- and under-specified, and the minimal forms `ed`, `exd`, `Nd` (rules
//! P1a, P3, P6).

use scoresheet_rules::{Bitboard, File, Rank, Role};

use super::letters;
use super::pattern::Pattern;
use super::promotion;
use super::scan::{Gap, Scan};

/// With an English piece letter in front, in capitals.
pub(super) fn english(chars: &[char], out: &mut Vec<Pattern>) {
    let mut scan = Scan::new(chars);
    if let Some(role) = letters::take_english(&mut scan) {
        let start = out.len();
        after_piece(scan, role, out);
        for pattern in out.iter_mut().skip(start) {
            pattern.lettered = true;
        }
    }
}

/// With a piece letter of another language in front, in capitals.
pub(super) fn foreign(chars: &[char], out: &mut Vec<Pattern>) {
    let mut scan = Scan::new(chars);
    for &role in letters::take_foreign(&mut scan) {
        after_piece(scan, role, out);
    }
}

/// Without a piece letter: a pawn, or a bishop written in lower case where it must come first.
pub(super) fn bare(chars: &[char], out: &mut Vec<Pattern>) {
    let start = out.len();
    after_piece(Scan::new(chars), Role::Pawn, out);
    // `e2e4` without a letter belongs to the coordinates, which ask for no pawn.
    if out.get(start).is_some_and(|pattern| pattern.from_to) {
        out.truncate(start);
    }
    if chars.first() == Some(&'b') {
        order_bishop(start, chars, out);
    }
}

/// Rule P3 for a leading lower-case b: `bb5` is first of all a bishop's move, and `bf4` a bishop's only. (`bc4` is
/// a pawn's before a bishop's, which the order of readings brings about by itself.)
fn order_bishop(start: usize, chars: &[char], out: &mut Vec<Pattern>) {
    let Some(pawn) = out.get(start).copied() else { return };
    let target_file = |file: File| (pawn.to & !Bitboard::file(file)).is_empty();
    if pawn.from != Bitboard::file(File::B) || target_file(File::A) || target_file(File::C) {
        return;
    }
    out.truncate(start);
    let mut rest = Scan::new(chars);
    rest.next();
    after_piece(rest, Role::Bishop, out);
    if target_file(File::B) {
        out.push(pawn);
    }
}

/// What is written of the origin.
#[derive(Clone, Copy, Default)]
struct Origin {
    file: Option<File>,
    rank: Option<Rank>,
}

impl Origin {
    fn squares(self) -> Bitboard {
        let file = self.file.map_or(Bitboard::ALL, Bitboard::file);
        let rank = self.rank.map_or(Bitboard::ALL, Bitboard::rank);
        file & rank
    }
}

/// The rest of an entry behind the piece's letter.
fn after_piece(scan: Scan, role: Role, out: &mut Vec<Pattern>) {
    // The target may be all that follows, or else stand behind an origin: a square, a file or a rank.
    let found = to_square(scan, role, Origin::default(), Gap::default())
        .or_else(|| bracketed_origin(scan, role))
        .or_else(|| behind_origin(scan, role, true, true))
        .or_else(|| behind_origin(scan, role, true, false))
        .or_else(|| behind_origin(scan, role, false, true))
        .or_else(|| minimal(scan, role));
    out.extend(found);
}

/// An origin in brackets or behind a stroke: `N(b)d2`, `N[1]d2`, `N/b1d2`.
fn bracketed_origin(mut scan: Scan, role: Role) -> Option<Pattern> {
    scan.spaces();
    let close = match scan.next()? {
        '(' => Some(')'),
        '[' => Some(']'),
        '/' => None,
        _ => return None,
    };
    let try_parts = |file: bool, rank: bool| {
        let mut scan = scan;
        let origin = take_origin(&mut scan, file, rank)?;
        if let Some(close) = close
            && !scan.eat(close)
        {
            return None;
        }
        to_target(scan, role, origin)
    };
    try_parts(true, true).or_else(|| try_parts(true, false)).or_else(|| try_parts(false, true))
}

fn behind_origin(mut scan: Scan, role: Role, file: bool, rank: bool) -> Option<Pattern> {
    scan.gap();
    let origin = take_origin(&mut scan, file, rank)?;
    to_target(scan, role, origin)
}

fn take_origin(scan: &mut Scan, file: bool, rank: bool) -> Option<Origin> {
    scan.spaces();
    if file && rank {
        let square = scan.square()?;
        return Some(Origin { file: Some(square.file()), rank: Some(square.rank()) });
    }
    let file = if file { Some(scan.file()?) } else { None };
    let rank = if rank { Some(scan.rank()?) } else { None };
    Some(Origin { file, rank })
}

fn to_target(mut scan: Scan, role: Role, origin: Origin) -> Option<Pattern> {
    let gap = scan.gap();
    to_square(scan, role, origin, gap)
}

/// A captured piece if a capture sign said so, the target square, and the promotion.
fn to_square(mut scan: Scan, role: Role, origin: Origin, before: Gap) -> Option<Pattern> {
    let own = scan.gap();
    let gap = Gap {
        takes: before.takes || own.takes,
        signed: before.signed || own.signed,
        spaced: before.spaced || own.spaced,
    };
    let to = scan.square().or_else(|| {
        letters::take_any(&mut scan).filter(|_| gap.takes)?;
        scan.spaces();
        scan.square()
    })?;
    let becomes = promotion::read(scan, Some(to.rank()))?;
    let from_to = origin.file.is_some() && origin.rank.is_some();
    let mut pattern = Pattern::new(Some(role), Bitboard::of(to));
    pattern.from = origin.squares();
    pattern.from_to = from_to;
    pattern.spaced = from_to && gap.spaced && !gap.signed;
    pattern.takes = gap.takes;
    pattern.names_file = origin.file.is_some() && origin.rank.is_none();
    pattern.becomes = becomes;
    Some(pattern)
}

/// Files alone: `ed`, `exd`, `Nd`.
fn minimal(mut scan: Scan, role: Role) -> Option<Pattern> {
    let mut gap = scan.gap();
    let first = scan.file()?;
    let (from, to) = if role == Role::Pawn {
        let between = scan.gap();
        gap.takes |= between.takes;
        (Bitboard::file(first), scan.file()?)
    } else {
        (Bitboard::ALL, first)
    };
    let becomes = promotion::read(scan, None)?;
    let mut pattern = Pattern::new(Some(role), Bitboard::file(to));
    pattern.from = from;
    pattern.takes = gap.takes;
    pattern.names_file = role == Role::Pawn;
    pattern.becomes = becomes;
    Some(pattern)
}
