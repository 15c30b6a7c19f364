//! Bytes as any position and any actions in it: the engine agrees with the naive oracle throughout.
//!
//! An input is four bytes (whose turn it is, claims of castling rights, the en-passant square, the clock), a byte for
//! how many pieces there are, two bytes for each (what and where), and then a byte for each move.

use scoresheet_rules::notation::{fen, san, uci};
use scoresheet_rules::{Action, Color, Position, Role, Side, Square, Verdict};

use crate::oracle::{Oracle, square};

/// The longest line that is played.
const MOST_MOVES: usize = 24;

/// From this value on, a byte asks for an action that need not be a move.
const ANY_ACTION: u8 = 192;

/// Sets the position up, plays, and compares after every step.
///
/// # Panics
/// The two disagree.
pub fn run(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let Some(text) = set_up(&mut bytes) else { return };
    let (mut position, _) = fen::read(&text).expect("it is a FEN");
    let mut oracle = Oracle::from_fen(&text);
    compare(&position, &oracle, &text);
    for _ in 0..MOST_MOVES {
        let Some(choice) = bytes.next() else { return };
        let moves = oracle.legal_moves();
        let action = if choice < ANY_ACTION && !moves.is_empty() {
            Action::Move(moves[usize::from(choice) % moves.len()])
        } else {
            let Some(action) = any_action(choice, &mut bytes) else { return };
            action
        };
        (position, oracle) = match action {
            Action::Move(mv) => (position.play(mv), oracle.after(mv)),
            _ => (position.apply(&action), oracle.act(&action)),
        };
        compare(&position, &oracle, &format!("{action:?} from {text}"));
    }
}

/// The position that the bytes describe, as a FEN.
fn set_up(bytes: &mut impl Iterator<Item = u8>) -> Option<String> {
    let [turn, rights, passed, clock, count] =
        [bytes.next()?, bytes.next()?, bytes.next()?, bytes.next()?, bytes.next()?];
    let mut board = [[None; 8]; 8];
    for _ in 0..count % 65 {
        let (what, place) = (bytes.next()?, usize::from(bytes.next()? % 64));
        board[place / 8][place % 8] = Some(char::from(b"PNBRQKpnbrqk"[usize::from(what % 12)]));
    }
    let rows: Vec<String> = board.iter().map(|row| row_text(row)).collect();
    // Each bit claims a right; which colour's files they are, or whether they are plain letters, another byte says.
    let letters = ["KQkqHAha", "ABCDEFGH", "abcdefgh", "HAhaDEde"][usize::from(turn / 2 % 4)];
    let claims: String = letters.chars().zip(0..).filter(|(_, bit)| rights >> bit & 1 == 1).map(|(c, _)| c).collect();
    let claims = if claims.is_empty() { "-".to_owned() } else { claims };
    let passed = match passed {
        0..64 => format!("{}{}", char::from(b'a' + passed % 8), passed / 8 + 1),
        _ => "-".to_owned(),
    };
    Some(format!("{} {} {claims} {passed} {clock} 1", rows.join("/"), if turn & 1 == 0 { 'w' } else { 'b' }))
}

fn row_text(row: &[Option<char>; 8]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for place in row {
        match place {
            None => empty += 1,
            Some(piece) => {
                if empty > 0 {
                    text += &empty.to_string();
                }
                empty = 0;
                text.push(*piece);
            }
        }
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

/// Whatever an entry may do besides playing a legal move.
fn any_action(kind: u8, bytes: &mut impl Iterator<Item = u8>) -> Option<Action> {
    let mut place = || Square::from_index(bytes.next()? % 64);
    let role = Role::ALL[usize::from(kind / 8 % 6)];
    Some(match kind % 8 {
        0 => Action::Pass,
        1 => Action::Drop { role, square: place()? },
        2 => Action::CastleByHand { king: place()?, rook: place()?, side: Side::King },
        3 => Action::CastleByHand { king: place()?, rook: place()?, side: Side::Queen },
        4 => Action::Shift { from: place()?, to: place()?, becomes: Some(role), removes: None },
        5 => Action::Shift { from: place()?, to: place()?, becomes: None, removes: Some(place()?) },
        _ => Action::Shift { from: place()?, to: place()?, becomes: None, removes: None },
    })
}

fn compare(position: &Position, oracle: &Oracle, about: &str) {
    for at in (0..64).map(|n| (n % 8, n / 8)) {
        assert_eq!(position.board().piece_at(square(at)), oracle.get(at), "{about}");
    }
    assert_eq!(position.en_passant(), oracle.passed.map(square), "{about}");
    assert_eq!((position.halfmove_clock(), position.turn()), (oracle.clock, oracle.turn), "{about}");
    let mut moves = position.legal_moves();
    moves.sort();
    let expected = oracle.legal_moves();
    assert_eq!(moves.as_slice(), expected, "{about}");
    let survey = position.survey();
    assert_eq!(survey.legal_moves as usize, expected.len(), "{about}");
    assert_eq!(survey.in_check, oracle.in_check(oracle.turn), "{about}");
    for color in Color::ALL {
        assert_eq!(!position.checked_kings(color).is_empty(), oracle.in_check(color), "{about}");
    }
    assert_eq!(Verdict::of(position, 1).text(), oracle.verdict(expected.len()), "{about}");
    for &mv in &expected {
        assert!(position.is_legal(mv), "{mv:?}, {about}");
        let text = san::write(position, mv);
        assert_eq!(san::read(position, &text), Some(mv), "{text}, {about}");
        assert_eq!(uci::read(position, &uci::write(position, mv)).map(|read| read.from), Some(mv.from), "{about}");
    }
}
