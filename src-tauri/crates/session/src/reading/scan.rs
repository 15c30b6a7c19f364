//! A cursor over the characters of an entry, shared by all families.

use scoresheet_rules::{File, Rank, Square};

/// Where a family is in an entry. Copied to come back to a place.
#[derive(Clone, Copy)]
pub(super) struct Scan<'a> {
    chars: &'a [char],
    at: usize,
}

/// The signs that may stand between the parts of a move, and what was said with them.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Gap {
    /// `x` or `:` is among them.
    pub takes: bool,
    /// A sign of any kind, a space not counted, is among them.
    pub signed: bool,
    /// There is a space.
    pub spaced: bool,
}

impl<'a> Scan<'a> {
    pub(super) const fn new(chars: &'a [char]) -> Self {
        Self { chars, at: 0 }
    }

    /// The character at hand.
    pub(super) fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    /// Takes one character.
    pub(super) fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += 1;
        Some(c)
    }

    /// Takes this character if it is at hand.
    pub(super) fn eat(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    /// Takes the character at hand if the function makes something of it.
    pub(super) fn take<T>(&mut self, read: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let value = self.peek().and_then(read)?;
        self.at += 1;
        Some(value)
    }

    /// Goes past spaces; whether there were any.
    pub(super) fn spaces(&mut self) -> bool {
        let from = self.at;
        while self.eat(' ') {}
        self.at > from
    }

    /// Whether nothing but spaces is left.
    pub(super) fn is_done(mut self) -> bool {
        self.spaces();
        self.peek().is_none()
    }

    /// A lower-case file letter.
    pub(super) fn file(&mut self) -> Option<File> {
        self.take(File::from_letter)
    }

    /// A rank digit.
    pub(super) fn rank(&mut self) -> Option<Rank> {
        self.take(Rank::from_digit)
    }

    /// A square in lower case; the hand may have slipped a space into it (`e 4`).
    pub(super) fn square(&mut self) -> Option<Square> {
        let before = *self;
        let file = self.file();
        self.spaces();
        let square = file.zip(self.rank()).map(|(file, rank)| Square::new(file, rank));
        if square.is_none() {
            *self = before;
        }
        square
    }

    /// The signs `- x : >` and spaces between two parts of a move, in any number.
    pub(super) fn gap(&mut self) -> Gap {
        let mut gap = Gap::default();
        while let Some(c) = self.peek() {
            match c {
                ' ' => gap.spaced = true,
                '-' | '>' => gap.signed = true,
                'x' | ':' => {
                    gap.takes = true;
                    gap.signed = true;
                }
                _ => break,
            }
            self.at += 1;
        }
        gap
    }
}
