//! Games of files and games of a session: what one says of the other.

use super::game::{GameResult, PgnGame, Tag};
use crate::{Details, Edition, GameRecord, Replay};

impl PgnGame {
    /// The game as a session takes it up. A result that the verdict tells is no detail: it follows from the list.
    #[must_use]
    pub fn into_record(self, edition: Edition) -> GameRecord {
        let mut replay = Replay::new(self.start.position());
        replay.extend(self.entries.iter().map(|text| &**text));
        let is_told = replay.first_illegal().is_none() && replay.verdict().score() == self.result.map(GameResult::text);
        let known = |name| self.known(name).to_owned();
        let details = Details {
            white: known("White"),
            black: known("Black"),
            event: known("Event"),
            site: known("Site"),
            date: known("Date"),
            round: known("Round"),
            result: self.result.filter(|_| !is_told).map(|result| result.text().into()),
        };
        GameRecord { details, ..GameRecord::with_entries(edition, self.start, self.entries) }
    }

    /// The game of a session as a file has it.
    #[must_use]
    pub fn of_record(record: &GameRecord) -> Self {
        let details = &record.details;
        let tags = [
            ("Event", &details.event),
            ("Site", &details.site),
            ("Date", &details.date),
            ("Round", &details.round),
            ("White", &details.white),
            ("Black", &details.black),
        ];
        let said = tags.into_iter().filter(|(_, value)| !value.trim().is_empty());
        Self {
            start: record.start.clone(),
            tags: said.map(|(name, value)| Tag { name: name.into(), value: value.clone() }).collect(),
            entries: record.entries.iter().map(|entry| entry.line.text.clone()).collect(),
            result: details.result.as_deref().and_then(GameResult::read),
            ..Self::default()
        }
    }
}
