//! Piece letters: English, those of other languages, and what an English letter may mean elsewhere (rules L1 to L3).

use scoresheet_rules::Role;

use super::scan::Scan;

use Role::{Bishop, King, Knight, Pawn, Queen, Rook};

/// The piece of an English capital letter.
pub(super) const fn english(letter: char) -> Option<Role> {
    Some(match letter {
        'K' => King,
        'Q' => Queen,
        'R' => Rook,
        'B' => Bishop,
        'N' => Knight,
        'P' => Pawn,
        _ => return None,
    })
}

/// What a capital letter that is not English may mean, the likelier first. The languages of each letter are
/// listed in the survey of notations: `D` German to Romanian, `T` German to Spanish, `S` German knight and Czech
/// bishop, and so on.
const FOREIGN: &[(char, &[Role])] = &[
    ('D', &[Queen]),
    ('T', &[Rook]),
    ('S', &[Knight, Bishop]),
    ('L', &[Bishop, Knight]),
    ('F', &[Bishop]),
    ('C', &[Knight]),
    ('A', &[Bishop, Knight]),
    ('G', &[Bishop]),
    ('H', &[Knight, Queen, Rook]),
    ('W', &[Rook]),
    ('V', &[Queen, Rook]),
    ('J', &[Knight]),
    ('O', &[Bishop]),
    ('M', &[Queen]),
    ('Z', &[Knight]),
    ('\u{17D}', &[Knight]), // Ž, Lithuanian
    ('\u{15E}', &[King]),   // Ş, Turkish
    // Cyrillic (Russian; Ц, Д, Т, О Bulgarian). `Кр` is read before `К`.
    ('К', &[Knight]),
    ('Ф', &[Queen]),
    ('Л', &[Rook]),
    ('С', &[Bishop]),
    ('П', &[Pawn]),
    ('Ц', &[King]),
    ('Д', &[Queen]),
    ('Т', &[Rook]),
    ('О', &[Bishop]),
    // Greek
    ('Ρ', &[King]),
    ('Β', &[Queen]),
    ('Π', &[Rook]),
    ('Α', &[Bishop]),
    ('Ι', &[Knight]),
];

/// What a capital letter of another language may mean, the likelier first; nothing if it is no such letter.
pub(super) fn foreign(letter: char) -> &'static [Role] {
    FOREIGN.iter().find(|(known, _)| *known == letter).map_or(&[], |(_, roles)| roles)
}

/// What an English letter means in other languages. Looked at only when the mover has no such English piece.
pub(super) const fn elsewhere(role: Role) -> &'static [Role] {
    match role {
        Rook => &[King, Knight], // Romance languages; Finnish, Icelandic
        Bishop => &[Rook],       // Hungarian, Lithuanian
        King => &[Knight, Rook], // Indonesian; Turkish
        Knight => &[Bishop],     // Romanian
        Pawn => &[Knight],       // Dutch
        Queen => &[],
    }
}

/// The lower-case letters that follow a first letter to make one piece sign: `Kt`, and `Кр` in Cyrillic.
const fn second(first: char) -> Option<(char, Role)> {
    match first {
        'K' => Some(('t', Knight)),
        'К' => Some(('р', King)),
        _ => None,
    }
}

/// Takes an English piece sign in capitals, `Kt` among them.
pub(super) fn take_english(scan: &mut Scan) -> Option<Role> {
    let first = scan.peek()?;
    let role = english(first)?;
    scan.next();
    Some(take_second(scan, first).unwrap_or(role))
}

/// Takes a piece sign of another language in capitals; an empty list if there is none.
pub(super) fn take_foreign(scan: &mut Scan) -> &'static [Role] {
    let Some(first) = scan.peek() else { return &[] };
    let roles = foreign(first);
    if !roles.is_empty() {
        scan.next();
        if take_second(scan, first).is_some() {
            return &[King];
        }
    }
    roles
}

fn take_second(scan: &mut Scan, first: char) -> Option<Role> {
    let (wanted, role) = second(first)?;
    scan.eat(wanted).then_some(role)
}

/// Takes a piece sign in either case, for places where nothing but a piece can stand: a captured piece, a promotion.
pub(super) fn take_any(scan: &mut Scan) -> Option<Role> {
    let first = scan.peek()?.to_uppercase().next()?;
    let role = english(first).or_else(|| foreign(first).first().copied())?;
    scan.next();
    let before = *scan;
    match second(first).filter(|(wanted, _)| scan.next().and_then(|c| c.to_lowercase().next()) == Some(*wanted)) {
        Some((_, role)) => Some(role),
        None => {
            *scan = before;
            Some(role)
        }
    }
}
