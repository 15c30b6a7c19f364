//! Settings: what is taken from a saved file, and what may be chosen.

use scoresheet_session::Notation;
use serde_json::{Map, Value};

use crate::dto::{NotationChoice, Settings, StartArgs};
use crate::{ErrorCode, WireError};

/// More exercises than anybody will write.
const MOST_EXERCISES: usize = 1_000;

/// The longest text among the settings, in bytes.
const LONGEST_TEXT: usize = 1_000;

/// The settings of a saved file. One that is missing, or that this version cannot read, is as it is for a new player; the
/// others are kept.
pub fn from_saved(saved: Value) -> Settings {
    let Value::Object(saved) = saved else { return Settings::default() };
    let Ok(Value::Object(defaults)) = serde_json::to_value(Settings::default()) else { return Settings::default() };
    let mut best: Map<String, Value> = defaults;
    for (name, value) in saved {
        let Some(default) = best.get(&name).cloned() else { continue };
        best.insert(name.clone(), value);
        let is_usable =
            serde_json::from_value::<Settings>(Value::Object(best.clone())).is_ok_and(|s| check(&s).is_ok());
        if !is_usable {
            best.insert(name, default);
        }
    }
    serde_json::from_value(Value::Object(best)).unwrap_or_default()
}

/// Refuses settings that would grow without bound.
pub fn check(settings: &Settings) -> Result<(), WireError> {
    let start = match &settings.last_start {
        StartArgs::Fen { fen } => fen.as_str(),
        StartArgs::Standard | StartArgs::Chess960 { .. } | StartArgs::Chess960Apart { .. } => "",
    };
    let mut texts = settings.exercises_done.iter().map(String::as_str).chain([start]);
    if settings.exercises_done.len() > MOST_EXERCISES || texts.any(|text| text.len() > LONGEST_TEXT) {
        return Err(WireError::argument(ErrorCode::BadCommand, "settings", "the settings are too long"));
    }
    Ok(())
}

impl From<NotationChoice> for Notation {
    fn from(choice: NotationChoice) -> Self {
        match choice {
            NotationChoice::Auto => Self::Auto,
            NotationChoice::San => Self::San,
            NotationChoice::Long => Self::Long,
            NotationChoice::Uci => Self::Uci,
            NotationChoice::Figurine => Self::Figurine,
            NotationChoice::Shapes => Self::Shapes,
            NotationChoice::Fide => Self::Fide,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::from_saved;
    use crate::dto::{Settings, Theme};

    #[test]
    fn what_can_be_read_is_kept() {
        let saved = json!({"theme": "dark", "style": "of a later version", "sound": 7, "coordinates": false, "new": 1});
        let expected = Settings { theme: Theme::Dark, coordinates: false, ..Settings::default() };
        assert_eq!(from_saved(saved), expected);
        assert_eq!(from_saved(json!([])), Settings::default());
    }
}
