//! Texts of moves, kept where they stand: no allocation for each of ten thousand rows.

use std::fmt;

use scoresheet_rules::Square;

/// A text of at most seven ASCII characters. Every move in SAN (`Qa1xb2#`, `exd8=Q+`) and UCI fits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ShortText {
    bytes: [u8; 7],
    len: u8,
}

impl ShortText {
    /// The text, if it fits.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let mut short = Self::default();
        short.bytes.get_mut(..text.len()).filter(|_| text.is_ascii())?.copy_from_slice(text.as_bytes());
        short.len = text.len() as u8;
        Some(short)
    }

    /// Adds the name of a square. Nothing if it does not fit.
    pub(crate) fn square(mut self, square: Square) -> Option<Self> {
        let name = [square.file().letter() as u8, square.rank().digit() as u8];
        let from = usize::from(self.len);
        self.bytes.get_mut(from..from + name.len())?.copy_from_slice(&name);
        self.len += name.len() as u8;
        Some(self)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.bytes.get(..usize::from(self.len)).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default()
    }
}

impl fmt::Write for ShortText {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let from = usize::from(self.len);
        let room = self.bytes.get_mut(from..from + text.len()).filter(|_| text.is_ascii()).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len += text.len() as u8;
        Ok(())
    }
}

impl fmt::Display for ShortText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for ShortText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    #[test]
    fn seven_characters_fit_and_no_more() {
        assert_eq!(ShortText::new("Qa1xb2#").map(|text| text.to_string()).as_deref(), Some("Qa1xb2#"));
        assert_eq!(ShortText::new("Qa1xb2#!"), None);
        assert_eq!(ShortText::new("½"), None);
        let mut text = ShortText::default();
        assert!(write!(text, "e7e{}q", 8).is_ok());
        assert_eq!(text.as_str(), "e7e8q");
        assert!(text.write_str("xyz").is_err());
        assert_eq!(text.as_str(), "e7e8q");
    }
}
