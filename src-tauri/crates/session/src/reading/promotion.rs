//! The end of an entry: the piece a pawn becomes, in all its spellings (rule P8).

use scoresheet_rules::{Rank, Role};

use super::letters;
use super::pattern::Becomes;
use super::scan::Scan;

/// Reads what stands behind the target to the end of the entry; nothing if it is no promotion and not empty either.
/// `rank` is the target's rank as written, if one was.
pub(super) fn read(mut scan: Scan, rank: Option<Rank>) -> Option<Becomes> {
    // A check sign may stand before the promotion: `gxh1+=Q`.
    let mut spaced = scan.spaces();
    let mut judged = false;
    while let Some(sign) = scan.take(|c| Some(c).filter(|c| matches!(c, '+' | '#' | '!' | '?'))) {
        judged |= matches!(sign, '!' | '?');
        spaced |= scan.spaces();
    }
    let Some(first) = scan.peek() else { return Some(Becomes::Unsaid) };
    let role = match first {
        '=' => {
            scan.next();
            scan.spaces();
            if scan.peek().is_none() {
                return Some(Becomes::Unsaid);
            }
            bracketed(&mut scan).or_else(|| letters::take_any(&mut scan))?
        }
        '/' | '-' | ':' => {
            scan.next();
            scan.spaces();
            letters::take_any(&mut scan)?
        }
        _ if spaced => after_space(&mut scan, rank, judged)?,
        _ => bare(&mut scan)?,
    };
    scan.is_done().then_some(Becomes::Named(role))
}

/// `(Q)` or `[Q]`.
fn bracketed(scan: &mut Scan) -> Option<Role> {
    let close = match scan.peek()? {
        '(' => ')',
        '[' => ']',
        _ => return None,
    };
    let before = *scan;
    scan.next();
    scan.spaces();
    let role = letters::take_any(scan);
    scan.spaces();
    if role.is_some() && scan.eat(close) {
        return role;
    }
    *scan = before;
    None
}

/// A capital letter of any language, or a small one of UCI's four.
fn bare(scan: &mut Scan) -> Option<Role> {
    match scan.peek()? {
        'q' | 'r' | 'b' | 'n' => letters::take_any(scan),
        c if c.is_uppercase() => letters::take_any(scan),
        _ => None,
    }
}

/// Behind a space a capital; a small letter, or one behind an annotator's sign as well, only where a pawn promotes:
/// two moves could meet there otherwise, or a move and what is said of it.
fn after_space(scan: &mut Scan, rank: Option<Rank>, judged: bool) -> Option<Role> {
    let promotes = matches!(rank, None | Some(Rank::First | Rank::Eighth));
    let capital = scan.peek()?.is_uppercase() && !judged;
    if capital || promotes { bare(scan) } else { None }
}
