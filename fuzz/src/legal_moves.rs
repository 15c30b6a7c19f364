//! A position made of bytes, and what is done to it, held against the naive oracle of the rules' tests: legal moves,
//! check, verdict, and what every move and every other action make of the position.

use scoresheet_rules::notation::{fen, san};
use scoresheet_rules::{Action, Position, Role, Side, Square, Verdict};

use crate::oracle::{Oracle, square};

/// Bytes taken one by one; zeros when they are used up.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[usize::from(self.next()) % of.len()]
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.next() % 64).expect("below 64")
    }
}

/// A FEN: a byte for the number of pieces, two for each, then the other fields.
fn fen_of(bytes: &mut Bytes<'_>) -> String {
    let mut board = [['1'; 8]; 8];
    for _ in 0..bytes.next() % 65 {
        let (at, letter) = (bytes.next(), bytes.pick(&['K', 'k', 'R', 'r', 'P', 'p', 'Q', 'q', 'B', 'b', 'N', 'n']));
        board[usize::from(at / 8 % 8)][usize::from(at % 8)] = letter;
    }
    let rows: Vec<String> = board.iter().map(|row| row.iter().collect()).collect();
    let turn = bytes.pick(&['w', 'b']);
    let claims = ['K', 'Q', 'k', 'q', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    let claims: String = (0..1 + bytes.next() % 4).map(|_| bytes.pick(&claims)).collect();
    let passed = match bytes.next() % 32 {
        file @ 0..8 => format!("{}{}", char::from(b'a' + file), if turn == 'w' { 6 } else { 3 }),
        _ => "-".into(),
    };
    format!("{} {turn} {claims} {passed} {} 1", rows.join("/"), bytes.pick(&[0, 99, 100]))
}

fn action_of(bytes: &mut Bytes<'_>) -> Action {
    let (one, two) = (bytes.square(), bytes.square());
    match bytes.next() % 4 {
        0 => Action::Drop { role: bytes.pick(&Role::ALL), square: one },
        1 => Action::CastleByHand { king: one, rook: two, side: bytes.pick(&Side::ALL) },
        2 => Action::Shift { from: one, to: two, becomes: None, removes: None },
        _ => Action::Shift { from: one, to: two, becomes: Some(bytes.pick(&Role::ALL)), removes: Some(bytes.square()) },
    }
}

fn assert_same(position: &Position, oracle: &Oracle) {
    for file in 0..8 {
        for rank in 0..8 {
            assert_eq!(position.board().piece_at(square((file, rank))), oracle.get((file, rank)));
        }
    }
    let facts = (position.turn(), position.en_passant(), position.halfmove_clock());
    assert_eq!(facts, (oracle.turn, oracle.passed.map(square), oracle.clock));
    let mut moves = position.legal_moves();
    moves.sort();
    let expected = oracle.legal_moves();
    assert_eq!(moves.as_slice(), expected, "{}", fen::write(position));
    assert_eq!(position.is_check(), oracle.in_check(oracle.turn));
    assert_eq!(Verdict::of(position, 1).text(), oracle.verdict(expected.len()));
}

/// Sets the position up, plays, and compares after every step.
///
/// # Panics
/// The two disagree.
pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data.iter());
    let fen = fen_of(&mut bytes);
    let mut position = fen::read(&fen).expect("it is a FEN").0;
    let mut oracle = Oracle::from_fen(&fen);
    assert_same(&position, &oracle);
    for _ in 0..4 {
        let moves = position.legal_moves();
        let action = match bytes.next() {
            0 => break,
            choice if choice % 4 > 0 && !moves.is_empty() => {
                let mv = moves[usize::from(choice / 4) % moves.len()];
                assert_eq!(san::read(&position, &san::write(&position, mv)), Some(mv), "{mv:?} in {fen}");
                Action::Move(mv)
            }
            _ => action_of(&mut bytes),
        };
        (position, oracle) = (position.apply(&action), oracle.act(&action));
        assert_same(&position, &oracle);
    }
}
