//! What surrounds every saved document: what it is, how old, and the proof that it is whole.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What a kind of document is called, and the newest form of it that this version knows.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its name, in the file and of the file.
    pub name: &'static str,
    /// Rises when the form of the body changes.
    pub schema: u32,
    /// The largest file that is read and written, in bytes.
    pub largest: u64,
}

/// Why a text is not a document that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is empty, cut short, or was never one of ours.
    NotADocument,
    /// Its contents are not what its checksum was made of.
    Damaged,
    /// It comes from a newer version of the app.
    Newer,
    /// No document of its kind is so large.
    TooLarge,
    /// It is whole, but its contents make no sense.
    Senseless(String),
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotADocument => f.write_str("it is incomplete or not one of this app's files"),
            Self::Damaged => f.write_str("it has been damaged or changed by hand"),
            Self::Newer => f.write_str("it was written by a newer version of this app"),
            Self::TooLarge => f.write_str("it is too large to be one of this app's files"),
            Self::Senseless(why) => write!(f, "its contents make no sense: {why}"),
        }
    }
}

/// The written form. The body stays the very bytes it was written as: the checksum is over them.
#[derive(Serialize, Deserialize)]
struct Envelope<'a> {
    format: &'a str,
    schema: u32,
    generation: u64,
    checksum: &'a str,
    #[serde(borrow)]
    body: &'a RawValue,
}

/// Writes a document around a body that is JSON already.
///
/// # Errors
/// Never in practice: only if the parts could not be written as JSON.
pub fn seal(format: Format, generation: u64, body: &RawValue) -> serde_json::Result<String> {
    let checksum = format!("{:016x}", checksum(generation, body.get().as_bytes()));
    let Format { name, schema, .. } = format;
    serde_json::to_string(&Envelope { format: name, schema, generation, checksum: &checksum, body })
}

/// A document that is whole.
#[derive(Debug)]
pub struct Opened<'a> {
    /// Which form its body has.
    pub schema: u32,
    /// Counts the writings: of two documents the one with the higher number is newer.
    pub generation: u64,
    /// The body's JSON.
    pub body: &'a str,
}

/// Takes a document apart and proves that it is whole.
///
/// # Errors
/// It is not.
pub fn open(format: Format, bytes: &[u8]) -> Result<Opened<'_>, Unreadable> {
    let text = std::str::from_utf8(bytes).map_err(|_| Unreadable::NotADocument)?;
    // A newer version may have changed the envelope itself, so its number is looked for first and by itself.
    let numbered: Numbered = serde_json::from_str(text).map_err(|_| Unreadable::NotADocument)?;
    if numbered.format != format.name {
        return Err(Unreadable::NotADocument);
    }
    if numbered.schema > format.schema {
        return Err(Unreadable::Newer);
    }
    let envelope: Envelope = serde_json::from_str(text).map_err(|_| Unreadable::NotADocument)?;
    let body = envelope.body.get();
    let expected = format!("{:016x}", checksum(envelope.generation, body.as_bytes()));
    if envelope.checksum != expected {
        return Err(Unreadable::Damaged);
    }
    Ok(Opened { schema: envelope.schema, generation: envelope.generation, body })
}

/// The part of the envelope that every version writes alike.
#[derive(Deserialize)]
struct Numbered {
    format: String,
    schema: u32,
}

/// FNV-1a, 64 bits (Fowler, Noll, Vo; constants of draft-eastlake-fnv), over the generation and the body. It proves that
/// a write was finished and nothing changed since; it is no defence against somebody who means to forge a file.
fn checksum(generation: u64, body: &[u8]) -> u64 {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let bytes = generation.to_le_bytes();
    bytes.iter().chain(body).fold(OFFSET, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::*;

    const FORMAT: Format = Format { name: "scoresheet-test", schema: 3, largest: 1_000 };

    fn sealed(format: Format, generation: u64, body: &str) -> String {
        seal(format, generation, &RawValue::from_string(body.to_owned()).unwrap()).unwrap()
    }

    #[test]
    fn a_document_comes_back_as_it_was_written() {
        let text = sealed(FORMAT, 7, r#"{"entries": [ "é✚\n", 1 ]}"#);
        let opened = open(FORMAT, text.as_bytes()).unwrap();
        assert_eq!((opened.schema, opened.generation, opened.body), (3, 7, r#"{"entries": [ "é✚\n", 1 ]}"#));
    }

    #[test]
    fn every_cut_and_every_changed_byte_is_noticed() {
        let text = sealed(FORMAT, 7, r#"{"entries":["e4","e5"]}"#);
        for end in 0..text.len() {
            assert!(open(FORMAT, &text.as_bytes()[..end]).is_err(), "cut at {end}");
        }
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            // A changed schema number is an older or newer form and no damage: everything else is.
            if let Ok(opened) = open(FORMAT, &bytes) {
                assert_eq!(opened.schema, 2, "byte {at}");
            }
        }
    }

    #[test]
    fn a_newer_document_is_known_as_one() {
        let newer = Format { schema: 4, ..FORMAT };
        assert_eq!(open(FORMAT, sealed(newer, 1, "[]").as_bytes()).unwrap_err(), Unreadable::Newer);
        let unknown = br#"{"format":"scoresheet-test","schema":9,"and":"all is different"}"#;
        assert_eq!(open(FORMAT, unknown).unwrap_err(), Unreadable::Newer);
    }

    #[test]
    fn other_files_are_no_documents() {
        let other = Format { name: "something-else", ..FORMAT };
        for bytes in [b"".as_slice(), b"null", b"{}", b"\xff\xfe", b"[[[[", sealed(other, 1, "1").as_bytes()] {
            assert_eq!(open(FORMAT, bytes).unwrap_err(), Unreadable::NotADocument);
        }
    }
}
