//! Arbitrary positions of every kind, as FENs whose claims may or may not be possible.

use scoresheet_rules::{Action, File, Rank, Role, Side, Square};

/// Numbers that look random, the same for the same seed (xorshift64*, Marsaglia 2003 and Vigna 2016).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        // Zero would stay zero for ever.
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    fn pick(&mut self, letters: &str) -> char {
        char::from(letters.as_bytes()[self.below(letters.len())])
    }
}

/// Anything an entry may do, sensible or not; pawns' double steps and castling squares come up often.
pub fn random_action(random: &mut Random) -> Action {
    let file = File::ALL[random.below(8)];
    let mut any = || Square::from_index(random.below(64) as u8).expect("below 64");
    let (one, two, three) = (any(), any(), any());
    let role = Role::ALL[random.below(6)];
    let side = Side::ALL[random.below(2)];
    let ranks = [[Rank::Second, Rank::Fourth], [Rank::Seventh, Rank::Fifth], [Rank::First, Rank::Eighth]];
    let [low, high] = ranks[random.below(3)].map(|rank| Square::new(file, rank));
    match random.below(8) {
        0 => Action::Pass,
        1 => Action::Drop { role, square: one },
        2 => Action::CastleByHand { king: one, rook: two, side },
        3 => Action::CastleByHand { king: low, rook: one, side },
        4 => Action::Shift { from: one, to: two, becomes: Some(role), removes: Some(three) },
        5 => Action::Shift { from: low, to: high, becomes: None, removes: None },
        6 => Action::Shift { from: low, to: high, becomes: None, removes: Some(one) },
        _ => Action::Shift { from: one, to: two, becomes: None, removes: None },
    }
}

/// A FEN of any content: boards empty to full, no king to many, pawns on end ranks, and castling rights and
/// en-passant targets that are true, nearly true or absurd.
pub fn random_fen(random: &mut Random) -> String {
    let mut board = [['.'; 8]; 8];
    let crowd = [2, 4, 6, 10, 16, 24, 32, 48, 64][random.below(9)];
    let letters = ["NBRQPnbrqp", "PPPPNBRQppppnbrq", "PpKk", "NBRQKPnbrqkp", "RQrq", "QBqb", "Pp"][random.below(7)];
    for _ in 0..crowd {
        board[random.below(8)][random.below(8)] = random.pick(letters);
    }
    // Most positions get exactly one king on each side, or else the general path would be all that is tried.
    let one_king_each = !random.one_in(4);
    let castling = random.one_in(3);
    for (letter, home, rook) in [('K', 0, 'R'), ('k', 7, 'r')] {
        if one_king_each {
            board.iter_mut().flatten().filter(|at| **at == letter).for_each(|at| *at = '.');
        }
        if castling {
            castling_rank(random, &mut board[home], letter, rook);
        } else if one_king_each {
            board[random.below(8)][random.below(8)] = letter;
        }
    }
    let white = random.one_in(2);
    let passed = if random.one_in(3) { passed(random, &mut board, white) } else { "-".into() };
    let mut claims: String = (0..random.below(7)).map(|_| random.pick("KQkqKQkqKQkqABCDEFGHabcdefgh")).collect();
    if claims.is_empty() {
        claims.push('-');
    }
    let clock = [0, 1, 49, 98, 99, 100, 130][random.below(7)];
    format!("{} {} {claims} {passed} {clock} {}", rows(&board), if white { 'w' } else { 'b' }, 1 + random.below(90))
}

/// A king somewhere on its first rank, rooks beside it, and often nothing else.
fn castling_rank(random: &mut Random, rank: &mut [char; 8], king: char, rook: char) {
    if !random.one_in(3) {
        rank.fill('.');
    }
    let file = random.below(8);
    for _ in 0..1 + random.below(3) {
        rank[random.below(8)] = rook;
    }
    if random.one_in(2) {
        rank[0] = rook;
        rank[7] = rook;
    }
    // An enemy in the corner, from whom the castling rook may shield the king.
    if random.one_in(3) {
        rank[random.below(2) * 7] = if rook == 'R' { 'r' } else { 'Q' };
    }
    rank[file] = king;
}

/// Puts a pawn that has just made a double step on the board and pawns beside it, mostly; names the square passed.
fn passed(random: &mut Random, board: &mut [[char; 8]; 8], white: bool) -> String {
    let file = random.below(8);
    let (origin, target, pawn, enemy, own) = if white { (6, 5, 4, 'p', 'P') } else { (1, 2, 3, 'P', 'p') };
    if !random.one_in(8) {
        board[origin][file] = '.';
        board[target][file] = '.';
        board[pawn][file] = enemy;
        for beside in [file.wrapping_sub(1), file + 1] {
            if beside < 8 && !random.one_in(3) {
                board[pawn][beside] = own;
            }
        }
    }
    let rank = if random.one_in(8) { random.below(8) } else { target };
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

fn rows(board: &[[char; 8]; 8]) -> String {
    let row = |row: &[char; 8]| {
        let mut text: String = row.iter().map(|&at| if at == '.' { '1' } else { at }).collect();
        for empty in (2..=8).rev() {
            text = text.replace(&"1".repeat(empty), &empty.to_string());
        }
        text
    };
    board.iter().rev().map(row).collect::<Vec<_>>().join("/")
}
