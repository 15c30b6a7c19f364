//! The games that were left behind: the last fifty, newest first.

use scoresheet_session::{GameRecord, Line};
use serde::{Deserialize, Serialize};

use crate::saved::SavedGame;
use crate::summary::Summary;

/// How many games are kept (the game's rules, section 10).
pub const MOST_GAMES: usize = 50;

/// The longest name a game can have, in characters.
pub const LONGEST_NAME: usize = 200;

/// A game that was left behind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchivedGame {
    /// Its number, never given to another.
    pub id: u32,
    /// The name that somebody gave it.
    pub name: Option<String>,
    /// When it was put away, in milliseconds since 1970.
    pub saved_at_ms: u64,
    /// What the list shows.
    pub summary: Summary,
    /// The game.
    pub record: GameRecord,
}

/// The games, newest first, and the one deleted last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archive {
    games: Vec<ArchivedGame>,
    next_id: u32,
    deleted: Option<(usize, ArchivedGame)>,
}

impl Archive {
    /// The games, newest first.
    #[must_use]
    pub fn games(&self) -> &[ArchivedGame] {
        &self.games
    }

    /// The game of that number.
    #[must_use]
    pub fn get(&self, id: u32) -> Option<&ArchivedGame> {
        self.games.iter().find(|game| game.id == id)
    }

    /// Puts a game in front. One with the same list that is there already is moved instead, with its name.
    /// `instead_of` is an older state of the same game, which it takes the place of. Answers its number.
    pub fn add(&mut self, record: GameRecord, summary: Summary, saved_at_ms: u64, instead_of: Option<u32>) -> u32 {
        let known = |game: &ArchivedGame| Some(game.id) == instead_of || is_same_game(&game.record, &record);
        let mut earlier = None;
        while let Some(index) = self.games.iter().position(known) {
            earlier = earlier.or(Some(self.games.remove(index)));
        }
        let (id, name) = match earlier {
            Some(game) => (game.id, game.name),
            None => {
                self.next_id = self.next_id.wrapping_add(1);
                (self.next_id, None)
            }
        };
        self.games.insert(0, ArchivedGame { id, name, saved_at_ms, summary, record });
        self.games.truncate(MOST_GAMES);
        id
    }

    /// Puts the games of another archive behind these, as far as there is room, but for those that are here already.
    pub fn add_behind(&mut self, others: Self) {
        for game in others.games {
            if self.games.len() < MOST_GAMES
                && !self.games.iter().any(|known| is_same_game(&known.record, &game.record))
            {
                self.next_id = self.next_id.wrapping_add(1);
                self.games.push(ArchivedGame { id: self.next_id, ..game });
            }
        }
    }

    /// Deletes a game; [`Archive::restore`] brings it back. False if there is none of that number.
    pub fn delete(&mut self, id: u32) -> bool {
        let Some(index) = self.games.iter().position(|game| game.id == id) else { return false };
        self.deleted = Some((index, self.games.remove(index)));
        true
    }

    /// Puts the game deleted last back where it was. False if there is none.
    pub fn restore(&mut self) -> bool {
        let Some((index, game)) = self.deleted.take() else { return false };
        self.games.insert(index.min(self.games.len()), game);
        self.games.truncate(MOST_GAMES);
        true
    }

    /// Gives a game a name, or takes it away with an empty one. False if there is no game of that number.
    pub fn rename(&mut self, id: u32, name: &str) -> bool {
        let Some(game) = self.games.iter_mut().find(|game| game.id == id) else { return false };
        let name: String = name.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
        game.name = Some(name).filter(|name| !name.is_empty());
        true
    }
}

/// Whether two games have the same start and list, notes and all: what else belongs to them may differ.
fn is_same_game(one: &GameRecord, other: &GameRecord) -> bool {
    let lines = |record: &GameRecord| record.entries.len();
    let is_same = |one: &Line, other: &Line| one.text == other.text && one.annotation == other.annotation;
    one.start == other.start
        && one.edition == other.edition
        && one.preface == other.preface
        && lines(one) == lines(other)
        && one.entries.iter().zip(&other.entries).all(|(one, other)| is_same(&one.line, &other.line))
}

/// The saved form of the archive.
#[derive(Serialize, Deserialize)]
pub struct SavedArchive<'a> {
    next_id: u32,
    #[serde(borrow)]
    games: Vec<SavedItem<'a>>,
}

#[derive(Serialize, Deserialize)]
struct SavedItem<'a> {
    id: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    saved_at_ms: u64,
    summary: Summary,
    #[serde(borrow)]
    game: SavedGame<'a>,
}

impl<'a> From<&'a Archive> for SavedArchive<'a> {
    fn from(archive: &'a Archive) -> Self {
        let games = archive.games.iter().map(|game| SavedItem {
            id: game.id,
            name: game.name.clone(),
            saved_at_ms: game.saved_at_ms,
            summary: game.summary.clone(),
            game: SavedGame::from(&game.record),
        });
        Self { next_id: archive.next_id, games: games.collect() }
    }
}

impl SavedArchive<'_> {
    /// The archive again.
    ///
    /// # Errors
    /// A game in it is none.
    pub fn into_archive(self) -> Result<Archive, String> {
        let games = self.games.into_iter().map(|item| {
            let SavedItem { id, name, saved_at_ms, summary, game } = item;
            Ok::<_, String>(ArchivedGame { id, name, saved_at_ms, summary, record: game.into_record()? })
        });
        let games = games.collect::<Result<Vec<_>, _>>()?;
        let highest = games.iter().map(|game| game.id).max().unwrap_or(0);
        Ok(Archive { games, next_id: self.next_id.max(highest), deleted: None })
    }
}
