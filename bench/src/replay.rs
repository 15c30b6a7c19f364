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

/// Everything that is asked of the peers too, and the verdict.
fn ours(games: &[Vec<&str>]) -> Tally {
    let mut tally = Tally::default();
    let mut seen = Occurrences::new();
    for game in games {
        let mut position = Position::standard();
        seen.truncate(0);
        seen.push(&position);
        for text in game {
            position.make(san::read(&position, text).expect("the game is legal"));
            let survey = position.survey();
            std::hint::black_box(Verdict::given(&position, survey, seen.push(&position)));
            tally.add(u64::from(survey.legal_moves), survey.in_check);
        }
    }
    tally
}

/// What the project does when it replays a list: the verdict after every half-move, the moves not counted.
fn verdicts(games: &[Vec<&str>]) -> u64 {
    let mut over = 0;
    let mut seen = Occurrences::new();
    for game in games {
        let mut position = Position::standard();
        seen.truncate(0);
        seen.push(&position);
        for text in game {
            position.make(san::read(&position, text).expect("the game is legal"));
            over += u64::from(Verdict::of(&position, seen.push(&position)).is_over());
        }
    }
    over
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
    let counted = ours(&games);
    let mut over = 0;
    let (tally, times) = race(
        rounds,
        &mut [
            contestant("scoresheet", || ten(&mut || ours(&games))),
            contestant("cozy-chess", || ten(&mut || cozy(&games))),
            contestant("shakmaty", || ten(&mut || shakmaty(&games))),
            contestant("verdicts", || {
                (0..PASSES).for_each(|_| over = verdicts(&games));
                // Counts nothing that could be compared.
                Some(counted)
            }),
        ],
    );
    let tally = tally.unwrap_or_default();
    println!("{} games, {tally:?}, positions in which the game is over: {over}", games.len());
    println!("half-moves/s, medians of {rounds} rounds of {PASSES} passes, and how many times as fast as each peer");
    println!("                                                    × cozy      × shakmaty");
    for (what, index) in [
        ("scoresheet: SAN, play, verdict, repetition", 3),
        ("scoresheet: the same and moves counted", 0),
        ("cozy-chess: SAN, play, moves counted, check", 1),
        ("shakmaty: SAN, play, moves counted, check", 2),
    ] {
        let rate = millions(tally.half_moves * PASSES, times[index].median);
        let [cozy, shakmaty] = [1, 2].map(|peer: usize| ratios(times[index], times[peer]).0);
        println!("{what:<44} {rate:>6.2} M {cozy:>7.2} {shakmaty:>14.2}");
    }
    let [counted, judged] = [0, 3].map(|index: usize| ratios(times[index], times[1]).1);
    println!("by best rounds: {judged:.2} × cozy-chess, {counted:.2} × with moves counted");
}
