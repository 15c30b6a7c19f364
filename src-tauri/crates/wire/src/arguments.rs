//! Reads a command's arguments one by one, so that a complaint always names the argument it is about.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{ErrorCode, WireError};

/// The arguments of one command that have not been read yet.
///
/// ```
/// use scoresheet_wire::Arguments;
/// use serde_json::json;
///
/// let mut arguments = Arguments::new(json!({ "ply": 3, "txt": "e4" }))?;
/// assert_eq!(arguments.required::<u32>("ply")?, 3);
/// assert_eq!(arguments.optional::<String>("text")?, None);
/// assert_eq!(arguments.finish().unwrap_err().argument.as_deref(), Some("txt"));
/// # Ok::<(), scoresheet_wire::WireError>(())
/// ```
pub struct Arguments(Map<String, Value>);

impl Arguments {
    /// Arguments are an object; leaving them out is the same as an empty one.
    ///
    /// # Errors
    /// They are something else.
    pub fn new(value: Value) -> Result<Self, WireError> {
        match value {
            Value::Null => Ok(Self(Map::new())),
            Value::Object(map) => Ok(Self(map)),
            _ => Err(WireError::argument(ErrorCode::BadCommand, "args", "the arguments are not an object")),
        }
    }

    /// An argument that has to be there.
    ///
    /// # Errors
    /// It is missing or wrong.
    pub fn required<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, WireError> {
        let value = self.0.remove(name).ok_or_else(|| {
            WireError::argument(ErrorCode::BadCommand, name, format!("the argument “{name}” is missing"))
        })?;
        read(name, value)
    }

    /// An argument that may be left out, or be null, for its default.
    ///
    /// # Errors
    /// It is there and wrong.
    pub fn optional<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<Option<T>, WireError> {
        match self.0.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => read(name, value).map(Some),
        }
    }

    /// Ends the reading: an argument that nobody asked for is a slip to be told, not to be passed over.
    ///
    /// # Errors
    /// There is one left.
    pub fn finish(self) -> Result<(), WireError> {
        match self.0.into_iter().next() {
            None => Ok(()),
            Some((name, _)) => {
                let message = format!("there is no argument “{}”", shortened(&name));
                Err(WireError::argument(ErrorCode::BadCommand, shortened(&name), message))
            }
        }
    }
}

fn read<T: DeserializeOwned>(name: &'static str, value: Value) -> Result<T, WireError> {
    serde_json::from_value(value).map_err(|error| {
        let message = format!("the argument “{name}” is wrong: {}", shortened(&error.to_string()));
        WireError::argument(ErrorCode::BadCommand, name, message)
    })
}

/// The beginning of a text that came from outside: complaints stay short whatever they are about.
fn shortened(text: &str) -> &str {
    const LONGEST: usize = 160;
    text.char_indices().nth(LONGEST).map_or(text, |(end, _)| &text[..end])
}

/// Declares the arguments of a command: a struct for Rust, its TypeScript type, and its reading from JSON.
macro_rules! arguments {
    ($(#[$about:meta])* $name:ident { $($fields:tt)* }) => {
        arguments!(@split [$(#[$about])* $name] [] [] $($fields)*);
    };
    (@split $head:tt [$($required:tt)*] [$($optional:tt)*] $(#[$doc:meta])* $field:ident? : $type:ty, $($rest:tt)*) => {
        arguments!(@split $head [$($required)*] [$($optional)* { $(#[$doc])* $field: $type }] $($rest)*);
    };
    (@split $head:tt [$($required:tt)*] [$($optional:tt)*] $(#[$doc:meta])* $field:ident : $type:ty, $($rest:tt)*) => {
        arguments!(@split $head [$($required)* { $(#[$doc])* $field: $type }] [$($optional)*] $($rest)*);
    };
    (@split [$(#[$about:meta])* $name:ident]
        [$({ $(#[$rdoc:meta])* $required:ident: $rtype:ty })*]
        [$({ $(#[$odoc:meta])* $optional:ident: $otype:ty })*]
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug, specta::Type)]
        pub struct $name {
            $($(#[$rdoc])* pub $required: $rtype,)*
            $($(#[$odoc])* #[specta(optional)] pub $optional: Option<$otype>,)*
        }

        impl $name {
            /// Reads them, complaining of the first that is missing, wrong or too many.
            #[allow(unused_mut, unused_variables)]
            pub(crate) fn read(value: serde_json::Value) -> Result<Self, crate::WireError> {
                let mut arguments = crate::arguments::Arguments::new(value)?;
                let read = Self {
                    $($required: arguments.required(stringify!($required))?,)*
                    $($optional: arguments.optional(stringify!($optional))?,)*
                };
                arguments.finish()?;
                Ok(read)
            }
        }
    };
}
pub(crate) use arguments;
