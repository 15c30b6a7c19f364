//! Text set in lines of less than 80 columns, as the export format of PGN asks for (standard, section 8.2.1).

/// Columns of a line; longer ones are only made of single words that are longer.
const COLUMNS: usize = 79;

/// Words set one behind the other.
#[derive(Debug, Default)]
pub(super) struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    /// Sets a word, in a new line if this one has no room. White space inside it stays as it is.
    pub(super) fn word(&mut self, word: &str) {
        let width = word.chars().count();
        // At the beginning of a line these would be an escaped line or a tag pair.
        let may_begin = !word.starts_with('%') && (!word.starts_with('[') || word.starts_with("[%"));
        if self.column > 0 {
            if self.column + 1 + width > COLUMNS && may_begin {
                self.text.push('\n');
                self.column = 0;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(word);
        self.column += width;
    }

    /// The lines, with a line feed behind the last.
    pub(super) fn finish(mut self) -> String {
        self.text.push('\n');
        self.text
    }
}
