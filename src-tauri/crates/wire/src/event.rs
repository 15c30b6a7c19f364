//! What is sent unasked, and what a command comes to.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::{ErrorCode, WireError};

/// Something that every listener is to hear. The data is JSON already.
#[derive(Debug)]
pub struct Event {
    /// `snapshot`, `settings` or `notice`.
    pub name: &'static str,
    /// A [`Snapshot`](crate::dto::Snapshot), [`Settings`](crate::dto::Settings) or [`Notice`](crate::dto::Notice).
    pub data: Box<RawValue>,
}

/// What a command came to.
#[derive(Debug)]
pub struct Answered {
    /// To be sent before the reply, in this order.
    pub events: Vec<Event>,
    /// The answer as JSON, or why there is none.
    pub reply: Result<Box<RawValue>, WireError>,
}

/// A value as JSON.
///
/// # Errors
/// Never in practice: nothing that crosses the boundary has a part that JSON lacks.
pub(crate) fn json(value: &impl Serialize) -> Result<Box<RawValue>, WireError> {
    to_raw_value(value).map_err(|error| WireError::new(ErrorCode::Internal, error.to_string()))
}
