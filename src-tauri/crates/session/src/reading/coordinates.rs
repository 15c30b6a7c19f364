//! From-and-to notations: `e2e4`, `e2-e4`, UCI, Smith, and ICCF numbers (rules P1a, P8).

use scoresheet_rules::{File, Rank, Role, Side, Square};

use super::letters;
use super::pattern::{Becomes, Pattern};
use super::promotion;
use super::scan::Scan;

/// Two squares in letters of one case, with a sign, a space or nothing between them, and a promotion or Smith's
/// captured piece behind.
pub(super) fn squares(chars: &[char]) -> Option<Pattern> {
    let mut scan = Scan::new(chars);
    let (from, capital) = square_of_any_case(&mut scan)?;
    let gap = scan.gap();
    let before = scan;
    let (to, to_capital) = square_of_any_case(&mut scan).or_else(|| {
        // Reversible notation names the captured piece: `e4xPd5`.
        scan = before;
        letters::take_any(&mut scan).filter(|_| gap.takes)?;
        scan.spaces();
        square_of_any_case(&mut scan)
    })?;
    if capital != to_capital {
        return None;
    }
    let mut pattern = Pattern::coordinates(from, to);
    pattern.spaced = gap.spaced && !gap.signed;
    pattern.takes = gap.takes;
    suffix(scan, to, capital, &mut pattern).then_some(pattern)
}

fn square_of_any_case(scan: &mut Scan) -> Option<(Square, bool)> {
    let letter = scan.next()?;
    let file = File::from_letter(letter.to_ascii_lowercase())?;
    scan.spaces();
    let rank = scan.rank()?;
    Some((Square::new(file, rank), letter.is_ascii_uppercase()))
}

/// What stands behind the squares: whether all of it was understood.
fn suffix(scan: Scan, to: Square, capital: bool, pattern: &mut Pattern) -> bool {
    if scan.is_done() {
        return true;
    }
    if let Some(becomes) = smith(scan, to, capital, pattern) {
        pattern.becomes = becomes;
        return true;
    }
    let mut spaced = scan;
    match promotion::read(scan, Some(to.rank())) {
        // A letter behind a space may be a remark (` N`, a novelty) when no pawn moves.
        Some(Becomes::Named(role)) if spaced.spaces() => pattern.becomes = Becomes::IfPromoting(role),
        Some(becomes) => pattern.becomes = becomes,
        None => return false,
    }
    true
}

/// Smith's letters: the captured piece in lower case, `E`, `c`, `C`, and a promotion in capitals. On the first and
/// last ranks a letter of a piece alone is UCI's promotion, whatever moves.
fn smith(mut scan: Scan, to: Square, capital: bool, pattern: &mut Pattern) -> Option<Becomes> {
    let letter = scan.next()?;
    let alone = scan.is_done();
    match letter {
        'E' if alone => pattern.passing = true,
        'c' | 'C' if alone => {
            let side = Side::ALL.into_iter().find(|side| side.king_file() == to.file());
            pattern.castles = side;
            return Some(if letter == 'C' { Becomes::IfPromoting(Role::Knight) } else { Becomes::Unsaid });
        }
        'q' | 'r' | 'b' | 'n' if alone => return Some(promoted_or_captured(letter, to, pattern)),
        'p' | 'k' if alone => {}
        // All in capitals: the letter may be either.
        'Q' | 'R' | 'B' | 'N' if alone && capital => return Some(promoted_or_captured(letter, to, pattern)),
        'P' | 'K' if alone && capital => {}
        'p' | 'n' | 'b' | 'r' | 'q' | 'k' => {
            let role = letters::take_any(&mut scan).filter(|_| scan.is_done())?;
            return Some(Becomes::Named(role));
        }
        _ => return None,
    }
    Some(Becomes::Unsaid)
}

/// What a piece's letter behind coordinates names. On the first and last ranks it is a promotion, and the captured
/// piece only where such a one is taken by a legal move; elsewhere it is the captured piece.
pub(super) fn promoted_or_captured(letter: char, to: Square, pattern: &mut Pattern) -> Becomes {
    let Some(role) = letters::english(letter.to_ascii_uppercase()) else { return Becomes::Unsaid };
    match to.rank() {
        Rank::First | Rank::Eighth => {
            pattern.captured = Some(role);
            Becomes::Named(role)
        }
        _ => Becomes::Unsaid,
    }
}

/// ICCF numbers: `5254`, a fifth digit for the promotion, and the variant that leaves out the rank of arrival
/// (`4742`).
pub(super) fn numbers(chars: &[char], out: &mut Vec<Pattern>) {
    let mut digits = [0_u8; 5];
    let mut count = 0;
    let (mut spaced, mut signed, mut takes) = (false, false, false);
    for (place, &c) in chars.iter().enumerate() {
        match c {
            '1'..='8' => {
                let Some(slot) = digits.get_mut(count) else { return };
                *slot = c as u8 - b'1';
                count += 1;
            }
            ' ' | '-' | 'x' | '>' if count == 2 && place > 0 => {
                spaced |= c == ' ';
                signed |= c != ' ';
                takes |= c == 'x';
            }
            _ => return,
        }
    }
    let [file, rank, to_file, last, fifth] = digits.map(|digit| digit as i8);
    let (Some(from), Some(to)) = (square(file, rank), square(to_file, last)) else { return };
    let mut pattern = Pattern::coordinates(from, to);
    pattern.spaced = spaced && !signed;
    pattern.takes = takes;
    match count {
        4 => {
            out.push(pattern);
            if let (Some(role), Some(to)) = (promotion_of(last), arrival(file, rank, to_file)) {
                let mut short = Pattern::coordinates(from, to);
                short.becomes = Becomes::Named(role);
                short.legal_only = true;
                out.push(short);
            }
        }
        5 => {
            if let Some(role) = promotion_of(fifth) {
                pattern.becomes = Becomes::Named(role);
                out.push(pattern);
            }
        }
        _ => {}
    }
}

fn square(file: i8, rank: i8) -> Option<Square> {
    Some(Square::new(File::from_index(file)?, Rank::from_index(rank)?))
}

/// The piece of ICCF's fifth digit, counted from 0.
const fn promotion_of(digit: i8) -> Option<Role> {
    Some(match digit {
        0 => Role::Queen,
        1 => Role::Rook,
        2 => Role::Bishop,
        3 => Role::Knight,
        _ => return None,
    })
}

/// The promotion square on a file when the pawn stands one step before it.
fn arrival(file: i8, rank: i8, to_file: i8) -> Option<Square> {
    let from = square(file, rank)?;
    let to_rank = match from.rank() {
        Rank::Seventh => Rank::Eighth,
        Rank::Second => Rank::First,
        _ => return None,
    };
    Some(Square::new(File::from_index(to_file)?, to_rank)).filter(|&to| from.distance(to) == 1)
}

/// A pattern's origin as one square.
pub(super) const fn origin(pattern: &Pattern) -> Option<Square> {
    if pattern.from.has_several() { None } else { pattern.from.first() }
}
