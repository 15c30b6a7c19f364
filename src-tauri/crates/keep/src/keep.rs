//! The three documents of the app: the game that is played, the archive and the settings.

use scoresheet_session::{Edition, GameRecord, Start};
use serde::Serialize;
use serde_json::value::to_raw_value;

use crate::archive::{Archive, SavedArchive};
use crate::document::{Document, Read};
use crate::envelope::Format;
use crate::saved::{KeptGame, SavedGame};
use crate::{Port, PortError, Trouble};

/// The largest file of any document, in bytes. A game of 100,000 entries takes some three million, what a file says of it two
/// at most: an archive of fifty fits.
const LARGEST: u64 = 256 << 20;

const GAME: Format = Format { name: "scoresheet-game", schema: 1, largest: LARGEST };
const ARCHIVE: Format = Format { name: "scoresheet-archive", schema: 1, largest: LARGEST };
const SETTINGS: Format = Format { name: "scoresheet-settings", schema: 1, largest: LARGEST };

/// The documents and the place they are put. Without a place nothing is kept, and nothing goes wrong. A place is one
/// process's at a time: two that took turns writing would lose each other's games.
///
/// ```
/// use std::collections::BTreeMap;
/// use std::sync::{Arc, Mutex};
/// use scoresheet_keep::{Keep, KeptGame, Port, PortError};
/// use scoresheet_session::GameRecord;
///
/// #[derive(Clone, Default)]
/// struct Memory(Arc<Mutex<BTreeMap<String, String>>>);
///
/// impl Port for Memory {
///     fn read(&mut self, name: &str, _: u64) -> Result<Option<Vec<u8>>, PortError> {
///         Ok(self.0.lock().unwrap().get(name).map(|text| text.clone().into_bytes()))
///     }
///     fn write(&mut self, name: &str, text: &str) -> Result<(), PortError> {
///         self.0.lock().unwrap().insert(name.into(), text.into());
///         Ok(())
///     }
///     fn set_aside(&mut self, name: &str) -> Result<String, PortError> {
///         Err(PortError::NotAllowed)
///     }
/// }
///
/// let memory = Memory::default();
/// let (mut keep, found) = Keep::open(Box::new(memory.clone()));
/// assert_eq!(found.game, None);
/// let game = GameRecord::default();
/// keep.save_game(&game)?;
/// let (_, found) = Keep::open(Box::new(memory));
/// assert_eq!(found.game, Some(KeptGame::Game(Box::new(game))));
/// # Ok::<(), PortError>(())
/// ```
pub struct Keep(Hold);

/// What is held of a place.
enum Hold {
    /// There is none.
    Nowhere,
    /// Another process has it.
    Waiting(Box<dyn Port>),
    /// It is ours.
    Ours(Box<Place>),
}

struct Place {
    port: Box<dyn Port>,
    game: Document,
    archive: Document,
    settings: Document,
}

/// What was found at a start.
#[derive(Debug, Default)]
pub struct Found {
    /// The game to go on with.
    pub game: Option<KeptGame>,
    /// The games left behind.
    pub archive: Archive,
    /// The settings, as JSON: their form is their owner's business.
    pub settings: Option<serde_json::Value>,
    /// What could not be read. To be said once.
    pub troubles: Vec<Trouble>,
}

impl Keep {
    /// Reads what is there; nothing if another process has the place.
    #[must_use]
    pub fn open(port: Box<dyn Port>) -> (Self, Found) {
        let mut keep = Self(Hold::Waiting(port));
        match keep.claim() {
            Ok(found) => (keep, found.unwrap_or_default()),
            Err(error) => (keep, Found { troubles: vec![Trouble::NotWritten { error }], ..Found::default() }),
        }
    }

    /// Asks again for a place that another process has or had. Answers what is found there when it is free, once.
    ///
    /// # Errors
    /// It is not free: until it is, nothing can be saved.
    pub fn claim(&mut self) -> Result<Option<Found>, PortError> {
        let Hold::Waiting(port) = &mut self.0 else { return Ok(None) };
        port.claim()?;
        let Hold::Waiting(port) = std::mem::replace(&mut self.0, Hold::Nowhere) else { return Ok(None) };
        let (place, found) = Place::read(port);
        self.0 = Hold::Ours(Box::new(place));
        Ok(Some(found))
    }

    /// Keeps nothing beyond the process.
    #[must_use]
    pub const fn nowhere() -> Self {
        Self(Hold::Nowhere)
    }

    /// Saves the game that is played.
    ///
    /// # Errors
    /// It could not be written. What was saved before is still there.
    pub fn save_game(&mut self, record: &GameRecord) -> Result<(), PortError> {
        self.write(|place| (&mut place.game, &mut *place.port), || SavedGame::from(record))
    }

    /// Saves only that a game of this edition and kind of start was played, for one whose list is not to be kept.
    ///
    /// # Errors
    /// It could not be written. What was saved before is still there.
    pub fn save_kind(&mut self, edition: Edition, start: &Start) -> Result<(), PortError> {
        self.write(|place| (&mut place.game, &mut *place.port), || SavedGame::kind_only(edition, start))
    }

    /// Saves the archive.
    ///
    /// # Errors
    /// It could not be written. What was saved before is still there.
    pub fn save_archive(&mut self, archive: &Archive) -> Result<(), PortError> {
        self.write(|place| (&mut place.archive, &mut *place.port), || SavedArchive::from(archive))
    }

    /// Saves the settings.
    ///
    /// # Errors
    /// They could not be written. What was saved before is still there.
    pub fn save_settings(&mut self, settings: &impl Serialize) -> Result<(), PortError> {
        self.write(|place| (&mut place.settings, &mut *place.port), || settings)
    }

    fn write<T: Serialize>(
        &mut self,
        document: impl FnOnce(&mut Place) -> (&mut Document, &mut dyn Port),
        body: impl FnOnce() -> T,
    ) -> Result<(), PortError> {
        let place = match &mut self.0 {
            Hold::Nowhere => return Ok(()),
            Hold::Waiting(_) => return Err(PortError::InUse),
            Hold::Ours(place) => place,
        };
        let body = to_raw_value(&body()).map_err(|error| PortError::Failed(error.to_string()))?;
        let (document, port) = document(place);
        document.write(port, &body)
    }
}

impl Place {
    /// Reads all documents of a place.
    fn read(mut port: Box<dyn Port>) -> (Self, Found) {
        let complaint = |error: serde_json::Error| error.to_string();
        let game = Document::read(&mut *port, GAME, |_, body| {
            serde_json::from_str::<SavedGame>(body).map_err(complaint)?.into_kept()
        });
        let archive = Document::read(&mut *port, ARCHIVE, |_, body| {
            serde_json::from_str::<SavedArchive>(body).map_err(complaint)?.into_archive()
        });
        let settings = Document::read(&mut *port, SETTINGS, |_, body| serde_json::from_str(body).map_err(complaint));
        let mut troubles = Vec::new();
        let mut take = |some: Vec<Trouble>| troubles.extend(some);
        let Read { document: game, contents: kept, troubles: some } = game;
        take(some);
        let Read { document: archive, contents: games, troubles: some } = archive;
        take(some);
        let Read { document: settings, contents: chosen, troubles: some } = settings;
        take(some);
        let found = Found { game: kept, archive: games.unwrap_or_default(), settings: chosen, troubles };
        (Self { port, game, archive, settings }, found)
    }
}
