//! What the archive's list shows of a game.

use scoresheet_rules::Color;
use scoresheet_session::{Game, GameRecord, Start, number};
use serde::{Deserialize, Serialize};

/// How many half-moves of a game the list shows.
const FIRST_MOVES: usize = 8;

/// How much of one move it shows, in characters: an entry may be a whole sentence.
const LONGEST_MOVE: usize = 12;

/// What the list of games shows of one, worked out when it was put away.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    /// What it began from, in words.
    pub start: String,
    /// Its first moves, numbered.
    pub first_moves: String,
    /// Its score, if it has one.
    pub score: Option<String>,
}

impl Summary {
    /// Replays the game, which takes its time with a long list.
    #[must_use]
    pub fn of(record: &GameRecord) -> Self {
        let game = Game::new(record.clone());
        let start = match &record.start {
            Start::Standard => "Standard".to_owned(),
            Start::Chess960(number) => format!("Chess960 {}", number.get()),
            Start::Chess960Apart { white, black } => format!("Chess960 {} against {}", white.get(), black.get()),
            Start::Fen(_) => "From a FEN".to_owned(),
        };
        let said = record.details.result.clone();
        let score = game.verdict().score().map(str::to_owned).or(said);
        Self { start, first_moves: first_moves(&game), score }
    }
}

/// The first moves, numbered: `1. e4 e5 2. Nf3`.
fn first_moves(game: &Game) -> String {
    let start = game.replay().start();
    let mut text = String::new();
    for (ply, entry) in game.record().entries.iter().enumerate().take(FIRST_MOVES) {
        if ply > 0 {
            text.push(' ');
        }
        let (number, turn) = number(start, ply);
        match turn {
            Color::White => text.push_str(&format!("{number}. ")),
            Color::Black if ply == 0 => text.push_str(&format!("{number}… ")),
            Color::Black => {}
        }
        let san = game.replay().steps().get(ply).and_then(|step| step.san);
        match san {
            Some(san) => text.push_str(san.as_str()),
            None => text.extend(entry.line.text.chars().take(LONGEST_MOVE)),
        }
    }
    if game.len() > FIRST_MOVES {
        text.push_str(" …");
    }
    text
}

#[cfg(test)]
mod tests {
    use scoresheet_rules::variants::chess960::StartNumber;
    use scoresheet_session::Entry;

    use super::*;

    fn of(start: Start, texts: &[&str]) -> Summary {
        let entry = |text: &&str| Entry::new((*text).into());
        Summary::of(&GameRecord { start, entries: texts.iter().map(entry).collect(), ..GameRecord::default() })
    }

    #[test]
    fn shows_the_first_moves_as_they_are_read_and_the_score() {
        let mated = of(Start::Standard, &["f2f4", "e5", "g4", "Dh4"]);
        assert_eq!(mated.start, "Standard");
        assert_eq!(mated.first_moves, "1. f4 e5 2. g4 Qh4#");
        assert_eq!(mated.score.as_deref(), Some("0-1"));
    }

    #[test]
    fn cuts_long_lists_and_long_texts() {
        let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "e4", "e5", "a long remark of somebody's", "d4", "d5"];
        let summary = of(Start::Standard, &moves);
        assert_eq!(summary.first_moves, "1. Nf3 Nf6 2. Ng1 Ng8 3. e4 e5 4. a long remar d4 …");
        assert_eq!(summary.score, None);
    }

    #[test]
    fn names_the_start() {
        let number = |number| StartNumber::new(number).unwrap();
        assert_eq!(of(Start::Chess960(number(518)), &[]).start, "Chess960 518");
        let apart = Start::Chess960Apart { white: number(44), black: number(703) };
        assert_eq!(of(apart, &[]), Summary { start: "Chess960 44 against 703".to_owned(), ..Summary::default() });
    }
}
