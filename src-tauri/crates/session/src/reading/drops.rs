//! Drops: a new piece is put on a square, `N@f3`, `@e4` (rules G3 and M8).

use scoresheet_rules::{Action, File, Rank, Role, Square};

use super::letters;
use super::scan::Scan;
use super::words;

/// The drop that the characters are, if they are one.
pub(super) fn read(chars: &[char]) -> Option<Action> {
    if !chars.contains(&'@') {
        return None;
    }
    signs(chars).or_else(|| signs(&words::translate(chars)?))
}

fn signs(chars: &[char]) -> Option<Action> {
    let mut scan = Scan::new(chars);
    let role = match scan.peek()? {
        '@' => Role::Pawn,
        // A small a to h is a file, never a piece; but b is the bishop where no file can stand.
        'a' | 'c'..='h' => return None,
        _ => letters::take_any(&mut scan)?,
    };
    scan.spaces();
    if !scan.eat('@') {
        return None;
    }
    scan.spaces();
    let file = scan.take(|c| File::from_letter(c.to_ascii_lowercase()))?;
    scan.spaces();
    let rank = scan.take(Rank::from_digit)?;
    scan.is_done().then_some(Action::Drop { role, square: Square::new(file, rank) })
}
