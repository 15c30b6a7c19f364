//! Whole games: every move read from SAN and played; after every half-move the legal moves counted and check seen,
//! and by this project also the verdict given, with repetition and material.

use std::path::Path;

use cozy_chess::Board;
use cozy_chess::util::parse_san_move;
use scoresheet_rules::{Occurrences, Position, Verdict, notation::san};
use shakmaty::{Chess, Position as _, san::San};

use crate::measure::{contestant, millions, race, ratios};

/// What all contestants must agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tally {
    half_moves: u64,
    legal_moves: u64,
    checks: u64,
}

impl Tally {
    fn add(&mut self, legal_moves: u64, in_check: bool) {
        self.half_moves += 1;
        self.legal_moves += legal_moves;
        self.checks += u64::from(in_check);
    }
}

/// The move texts of each game of a plain PGN file without variations.
fn games(pgn: &str) -> Vec<Vec<&str>> {
    let mut games = Vec::new();
    let mut moves = Vec::new();
    for line in pgn.lines().filter(|line| !line.starts_with('[')) {
        // Whatever stands before a closing brace is a comment.
        let parts = line.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
        for token in parts.flat_map(str::split_ascii_whitespace) {
            let token = token.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').trim_end_matches(['!', '?']);
            match token {
                "-0" | "-1" | "/2-1/2" | "*" => games.push(std::mem::take(&mut moves)),
                "" => {}
                san => moves.push(san),
            }
        }
    }
    games
}

fn ours(games: &[Vec<&str>]) -> (Tally, u64) {
    let mut tally = Tally::default();
    let mut over = 0;
    let mut seen = Occurrences::new();
    for game in games {
        let mut position = Position::standard();
        seen.truncate(0);
        seen.push(&position);
        for text in game {
            position = position.play(san::read(&position, text).expect("the game is legal"));
            let survey = position.survey();
            let verdict = Verdict::given(&position, survey, seen.push(&position));
            over += u64::from(verdict.is_over());
            tally.add(u64::from(survey.legal_moves), survey.in_check);
        }
    }
    (tally, over)
}

fn cozy(games: &[Vec<&str>]) -> Tally {
    let mut tally = Tally::default();
    for game in games {
        let mut board = Board::default();
        for text in game {
            board.play_unchecked(parse_san_move(&board, text).expect("the game is legal"));
            let mut count = 0;
            board.generate_moves(|moves| {
                count += moves.len() as u64;
                false
            });
            tally.add(count, !board.checkers().is_empty());
        }
    }
    tally
}

fn shakmaty(games: &[Vec<&str>]) -> Tally {
    let mut tally = Tally::default();
    for game in games {
        let mut position = Chess::default();
        for text in game {
            let san: San = text.parse().expect("it is SAN");
            let mv = san.to_move(&position).expect("the game is legal");
            position.play_unchecked(mv);
            tally.add(position.legal_moves().len() as u64, position.is_check());
        }
    }
    tally
}

/// Prints the table.
pub fn run(rounds: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/games.pgn");
    let text = std::fs::read_to_string(path).expect("the games are in the repository");
    let games = games(&text);
    // A pass takes some milliseconds; ten of them make a round.
    const PASSES: u64 = 10;
    let ten = |pass: &mut dyn FnMut() -> Tally| {
        (0..PASSES).map(|_| pass()).reduce(|first, next| if first == next { next } else { Tally::default() })
    };
    let mut over = 0;
    let (tally, times) = race(
        rounds,
        &mut [
            contestant("scoresheet", || {
                ten(&mut || {
                    let (tally, ended) = ours(&games);
                    over = ended;
                    tally
                })
            }),
            contestant("cozy-chess", || ten(&mut || cozy(&games))),
            contestant("shakmaty", || ten(&mut || shakmaty(&games))),
        ],
    );
    let tally = tally.unwrap_or_default();
    println!("{} games, {tally:?}, positions in which the game is over: {over}", games.len());
    println!("half-moves/s, medians of {rounds} rounds of {PASSES} passes:");
    for (name, time) in ["scoresheet", "cozy-chess", "shakmaty"].into_iter().zip(&times) {
        let rate = millions(tally.half_moves * PASSES, time.median);
        let (median, best) = ratios(times[0], *time);
        println!("{name:<11} {rate:>6.2} M   scoresheet is {median:.2} × by medians, {best:.2} × by best rounds");
    }
}
