//! Castling written as such: `O-O`, `000`, `castles king's side` (rules G2, C1, C5).

use scoresheet_rules::{Action, Bitboard, Position, Role, Side, Square};

use super::reason::UnreadableReason;

/// What the characters say about castling: nothing if they are no castling, else the side, if they tell one.
pub(super) fn read(chars: &[char]) -> Option<Option<Side>> {
    if let Some(side) = letters(chars) {
        return Some(Some(side));
    }
    if says_castling(chars) { words(chars) } else { None }
}

/// Whether a part of the characters is castling, by its letters or by the word.
pub(super) fn is_named(chars: &[char]) -> bool {
    let between = |c: &char| !c.is_alphanumeric() && !matches!(c, '○' | '-');
    says_castling(chars) || chars.split(between).any(|part| letters(part).is_some())
}

fn says_castling(chars: &[char]) -> bool {
    chars.windows(5).any(|five| five.iter().map(char::to_ascii_lowercase).eq("castl".chars()))
}

/// Two or three of `O o 0 ○`, with dashes and spaces or nothing between.
fn letters(chars: &[char]) -> Option<Side> {
    if !chars.iter().all(|c| matches!(c, 'O' | 'o' | '0' | '○' | '-' | ' ')) || chars.first() == Some(&'-') {
        return None;
    }
    match chars.iter().filter(|c| !matches!(c, '-' | ' ')).count() {
        2 if chars.last() != Some(&'-') => Some(Side::King),
        3 if chars.last() != Some(&'-') => Some(Side::Queen),
        _ => None,
    }
}

/// `castles`, with a side in words before or behind it.
fn words(chars: &[char]) -> Option<Option<Side>> {
    let text: String = chars.iter().flat_map(|c| c.to_lowercase()).collect();
    let mut castles = false;
    // A side told by a whole expression (`queen side`, `long`) counts more than a piece's name alone (`king
    // castles long`).
    let (mut told, mut named) = (Sides::default(), Sides::default());
    let mut last = None;
    for word in text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()) {
        let mut piece = None;
        match word {
            "castle" | "castles" | "castled" | "castling" => castles = true,
            "short" | "kingside" | "kingsside" | "kr" => told.say(Side::King),
            "long" | "queenside" | "queensside" | "qr" => told.say(Side::Queen),
            "king" | "kings" | "k" => piece = Some(Side::King),
            "queen" | "queens" | "q" => piece = Some(Side::Queen),
            // Chess960 players also name the side by its outer file.
            "h" => piece = Some(Side::King),
            "a" => piece = Some(Side::Queen),
            "side" | "rook" | "r" | "rooks" | "wing" | "flank" => {
                if let Some(side) = last.take() {
                    told.say(side);
                }
                continue;
            }
            "s" if last.is_some() => continue,
            "the" | "on" | "to" | "with" | "white" | "black" | "his" | "her" | "my" | "i" | "please" => {}
            _ => return None,
        }
        if let Some(side) = piece {
            named.say(side);
        }
        last = piece;
    }
    castles.then(|| told.one().or_else(|| told.is_silent().then(|| named.one()).flatten()))
}

/// The sides said so far.
#[derive(Default)]
struct Sides {
    king: bool,
    queen: bool,
}

impl Sides {
    const fn say(&mut self, side: Side) {
        match side {
            Side::King => self.king = true,
            Side::Queen => self.queen = true,
        }
    }

    const fn is_silent(&self) -> bool {
        !self.king && !self.queen
    }

    const fn one(&self) -> Option<Side> {
        match (self.king, self.queen) {
            (true, false) => Some(Side::King),
            (false, true) => Some(Side::Queen),
            (false, false) | (true, true) => None,
        }
    }
}

/// Castles to a side, or to the one that is possible if none is told.
pub(super) fn carry_out(position: &Position, side: Option<Side>) -> Result<Action, UnreadableReason> {
    if let Some(side) = side {
        return match position.legal_castling(side) {
            Some(mv) => Ok(Action::Move(mv)),
            None => by_hand(position, side),
        };
    }
    let color = position.turn();
    let legal = Side::ALL.map(|side| position.legal_castling(side));
    match legal {
        [Some(mv), None] | [None, Some(mv)] => Ok(Action::Move(mv)),
        [Some(_), Some(_)] => Err(UnreadableReason::CastlingSide),
        [None, None] => match Side::ALL.map(|side| position.castling().rook(color, side)) {
            [Some(_), None] => by_hand(position, Side::King),
            [None, Some(_)] => by_hand(position, Side::Queen),
            [Some(_), Some(_)] | [None, None] => Err(UnreadableReason::CastlingSide),
        },
    }
}

/// Castling that is not legal: with the right's rook, else the outermost rook on the first rank on that side of
/// the king's file.
pub(super) fn by_hand(position: &Position, side: Side) -> Result<Action, UnreadableReason> {
    let color = position.turn();
    let castling = position.castling();
    if let (Some(king), Some(rook)) = (castling.king(color), castling.rook(color, side)) {
        return Ok(Action::CastleByHand { king, rook, side });
    }
    let home = Bitboard::rank(color.rank(scoresheet_rules::Rank::First));
    let kings = position.kings(color);
    // With several kings, one at home castles; then the order of files and ranks decides.
    let king = first_by_file(kings & home)
        .or_else(|| first_by_file(kings))
        .ok_or(UnreadableReason::NoPiece(color, Role::King))?;
    let rooks = position.board().of(color, Role::Rook) & home;
    let on_side = |rook: &Square| match side {
        Side::King => rook.file() > king.file(),
        Side::Queen => rook.file() < king.file(),
    };
    let rooks = rooks.filter(on_side);
    let rook = match side {
        Side::King => rooks.max_by_key(|rook| rook.file()),
        Side::Queen => rooks.min_by_key(|rook| rook.file()),
    };
    rook.map(|rook| Action::CastleByHand { king, rook, side }).ok_or(UnreadableReason::NoCastlingRook(side))
}

fn first_by_file(squares: Bitboard) -> Option<Square> {
    squares.min_by_key(|square| (square.file(), square.rank()))
}
