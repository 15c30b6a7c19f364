//! Games of files and games of a session: what one says of the other.

use super::annotation::{Annotation, MAX_ANNOTATIONS};
use super::game::{GameResult, Note, PgnGame};
use super::tag::{MAX_TAGS, Tag, is_said, kept_value};
use super::write::told_result;
use crate::{Details, Edition, GameRecord, Replay};

/// The tags that a game's details have a field for.
fn of_details(details: &Details) -> [(&'static str, &str); 6] {
    let Details { white, black, event, site, date, round, result: _ } = details;
    [("Event", event), ("Site", site), ("Date", date), ("Round", round), ("White", white), ("Black", black)]
}

impl PgnGame {
    /// The game as a session takes it up. A result that the verdict tells is no detail: it follows from the list. What
    /// is longer than a game keeps ([`MAX_ANNOTATIONS`], [`MAX_TAGS`]) is left out.
    #[must_use]
    pub fn into_record(self, edition: Edition) -> GameRecord {
        let mut replay = Replay::new(self.start.position());
        replay.extend(self.entries.iter().map(|text| &**text));
        let is_told = told_result(&replay).is_some();
        // Of what is cut there may be no more left than "not known".
        let known = |name| Some(kept_value(self.known(name))).filter(|value| is_said(value)).unwrap_or_default();
        let details = Details {
            white: known("White"),
            black: known("Black"),
            event: known("Event"),
            site: known("Site"),
            date: known("Date"),
            round: known("Round"),
            result: self.result.filter(|_| !is_told).map(|result| result.text().into()),
        };
        let is_further = |tag: &&Tag| of_details(&details).iter().all(|(name, _)| !tag.name.eq_ignore_ascii_case(name));
        let further = self.tags.iter().filter(is_further).filter_map(|Tag { name, value }| Tag::new(name, value));
        let tags = further.take(MAX_TAGS).collect();
        let mut record = GameRecord { details, tags, ..GameRecord::with_entries(edition, self.start, self.entries) };
        annotate(&mut record, self.notes);
        record
    }

    /// The game of a session as a file has it.
    #[must_use]
    pub fn of_record(record: &GameRecord) -> Self {
        let said = of_details(&record.details).into_iter().filter(|(_, value)| !value.trim().is_empty());
        let details = said.map(|(name, value)| Tag { name: name.into(), value: value.into() });
        let entries = record.entries.iter().map(|entry| &entry.line);
        let annotations = std::iter::once(&record.preface).chain(entries.clone().map(|line| &line.annotation));
        let notes = annotations.enumerate().flat_map(|(ply, annotation)| {
            let notes = annotation.iter().flat_map(|some| some.notes());
            notes.map(move |kind| Note { ply, kind: kind.clone() })
        });
        Self {
            start: record.start.clone(),
            tags: details.chain(record.tags.iter().cloned()).collect(),
            entries: entries.clone().map(|line| line.text.clone()).collect(),
            notes: notes.collect(),
            result: record.details.result.as_deref().and_then(GameResult::read),
            ..Self::default()
        }
    }
}

/// Gives each entry the notes that stand behind it.
fn annotate(record: &mut GameRecord, notes: Vec<Note>) {
    let mut notes = notes.into_iter().peekable();
    let mut room = MAX_ANNOTATIONS;
    let places =
        std::iter::once(&mut record.preface).chain(record.entries.iter_mut().map(|entry| &mut entry.line.annotation));
    for (ply, place) in places.enumerate() {
        let here = std::iter::from_fn(|| notes.next_if(|note| note.ply <= ply)).map(|note| note.kind);
        *place = Annotation::new(here).filter(|annotation| annotation.size() <= room);
        room -= place.as_ref().map_or(0, |annotation| annotation.size());
    }
}
