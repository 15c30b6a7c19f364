//! Reads the arguments of a command, so that a complaint always names the argument it is about.

use scoresheet_session::Revision;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use serde_path_to_error::{Path, Segment};

use crate::{ErrorCode, WireError};

/// Reads arguments as what the command takes. They are an object; leaving them out is the same as an empty one.
///
/// ```
/// #[derive(serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Arguments {
///     ply: u32,
///     text: Option<String>,
/// }
/// let read = |arguments| scoresheet_wire::read_arguments::<Arguments>(arguments);
///
/// let arguments = read(serde_json::json!({ "ply": 3, "text": null }))?;
/// assert_eq!((arguments.ply, arguments.text), (3, None));
/// let error = read(serde_json::json!({ "ply": 3, "txt": "e4" })).err();
/// assert_eq!(error.and_then(|error| error.argument).as_deref(), Some("txt"));
/// # Ok::<(), scoresheet_wire::WireError>(())
/// ```
///
/// # Errors
/// They are no object, or one of them is missing, wrong or unknown.
pub fn read_arguments<A: DeserializeOwned>(arguments: Value) -> Result<A, WireError> {
    let arguments = match arguments {
        Value::Null => Value::Object(Map::new()),
        Value::Object(_) => arguments,
        _ => return Err(WireError::argument(ErrorCode::BadCommand, "args", "the arguments are not an object")),
    };
    serde_path_to_error::deserialize(arguments).map_err(|error| complaint(error.path(), &error.inner().to_string()))
}

/// Takes the state that a call is meant for out of its arguments: every command may be given it beside its own.
///
/// # Errors
/// It is there and no number of a state.
pub(crate) fn take_revision(arguments: &mut Value) -> Result<Option<Revision>, WireError> {
    let revision = arguments.as_object_mut().and_then(|arguments| arguments.remove("revision"));
    match revision.map(serde_json::from_value::<Option<u32>>) {
        None => Ok(None),
        Some(Ok(revision)) => Ok(revision.map(Revision)),
        Some(Err(error)) => Err(wrong("revision", "revision", &error.to_string())),
    }
}

fn complaint(path: &Path, why: &str) -> WireError {
    match path.iter().next() {
        Some(Segment::Map { key }) => wrong(key, &path.to_string(), why),
        // What is missing from the arguments themselves is told by its name alone, and what else can be wrong is inside of one.
        _ => {
            let missing = why.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`')).unwrap_or("args");
            WireError::argument(ErrorCode::BadCommand, missing, format!("the argument “{missing}” is missing"))
        }
    }
}

fn wrong(argument: &str, path: &str, why: &str) -> WireError {
    let message = format!("the argument “{}” is wrong: {}", shortened(path), shortened(why));
    WireError::argument(ErrorCode::BadCommand, shortened(argument), message)
}

/// The beginning of a text that came from outside: complaints stay short whatever they are about.
fn shortened(text: &str) -> &str {
    const LONGEST: usize = 160;
    text.char_indices().nth(LONGEST).map_or(text, |(end, _)| &text[..end])
}

#[cfg(test)]
mod tests {
    use scoresheet_session::Revision;
    use serde_json::{Value, json};

    use super::{read_arguments, take_revision};
    use crate::commands::{NewGameArgs, NoArgs, PracticeArgs};
    use crate::{ErrorCode, WireError};

    fn check<A: serde::de::DeserializeOwned>(arguments: Value, argument: &str, message: &str) {
        let error = read_arguments::<A>(arguments).err().unwrap();
        let expected = WireError::argument(ErrorCode::BadCommand, argument, message);
        assert_eq!(error, expected);
    }

    #[test]
    fn a_complaint_names_the_argument_and_the_place_in_it() {
        let missing = "the argument “variant” is missing";
        check::<PracticeArgs>(json!({ "fen": "", "moves": [] }), "variant", missing);
        let inside = "the argument “moves[1].to” is wrong: invalid type: integer `4`, expected a string";
        let moves = json!([{ "from": "e2", "to": "e4" }, { "from": "e7", "to": 4 }]);
        check::<PracticeArgs>(json!({ "fen": "", "variant": "standard", "moves": moves }), "moves", inside);
        let surplus = "the argument “on” is wrong: unknown field `on`, expected `edition` or `start`";
        check::<NewGameArgs>(json!({ "on": 1 }), "on", surplus);
        check::<NoArgs>(json!([]), "args", "the arguments are not an object");
    }

    #[test]
    fn complaints_of_a_long_argument_are_short() {
        for arguments in [json!({ "x".repeat(1_000): 1 }), json!({ "edition": "♔".repeat(1_000) })] {
            let error = read_arguments::<NewGameArgs>(arguments).err().unwrap();
            assert!(error.message.chars().count() < 400, "{error}");
            assert!(error.argument.unwrap().chars().count() <= 160);
        }
    }

    #[test]
    fn arguments_left_out_or_null_are_their_default() {
        for arguments in [Value::Null, json!({}), json!({ "edition": null, "start": null })] {
            let read = read_arguments::<NewGameArgs>(arguments).unwrap();
            assert!(read.edition.is_none() && read.start.is_none());
        }
    }

    #[test]
    fn a_revision_is_taken_from_the_arguments_of_any_command() {
        for (mut arguments, expected) in [
            (json!({ "ply": 1, "revision": 7 }), Ok(Some(Revision(7)))),
            (json!({ "ply": 1, "revision": null }), Ok(None)),
            (json!({ "ply": 1 }), Ok(None)),
            (json!({ "ply": 1, "revision": -1 }), Err("revision")),
        ] {
            let taken = take_revision(&mut arguments);
            assert_eq!(taken.map_err(|error| error.argument.unwrap()), expected.map_err(str::to_owned));
            assert_eq!(arguments, json!({ "ply": 1 }));
        }
        assert_eq!(take_revision(&mut json!([7])), Ok(None));
    }
}
