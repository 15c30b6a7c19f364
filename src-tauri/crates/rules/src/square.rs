//! Squares, files and ranks, named as White sees them.

use std::fmt;
use std::str::FromStr;

macro_rules! line_of_eight {
    ($(#[$doc:meta])* $name:ident { $($variant:ident),* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $name { $($variant),* }

        impl $name {
            /// All eight, in order.
            pub const ALL: [Self; 8] = [$(Self::$variant),*];

            /// The one with this index (0 to 7), if there is one.
            #[must_use]
            pub const fn from_index(index: i8) -> Option<Self> {
                if index >= 0 && index < 8 { Some(Self::ALL[index as usize]) } else { None }
            }

            /// 0 to 7.
            #[must_use]
            pub const fn index(self) -> i8 {
                self as i8
            }

            /// The one this many steps further on, if it is on the board.
            #[must_use]
            pub const fn offset(self, steps: i8) -> Option<Self> {
                Self::from_index(self.index() + steps)
            }
        }
    };
}

line_of_eight!(
    /// A file, `a` to `h`.
    File { A, B, C, D, E, F, G, H }
);
line_of_eight!(
    /// A rank, 1 to 8.
    Rank { First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth }
);

impl File {
    /// The lower-case letter.
    #[must_use]
    #[inline]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file of a lower-case letter `a` to `h`.
    #[must_use]
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Self> {
        if letter >= 'a' && letter <= 'h' { Some(Self::ALL[letter as usize - 'a' as usize]) } else { None }
    }
}

impl Rank {
    /// The digit `1` to `8`.
    #[must_use]
    #[inline]
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank of a digit `1` to `8`.
    #[must_use]
    #[inline]
    pub const fn from_digit(digit: char) -> Option<Self> {
        if digit >= '1' && digit <= '8' { Some(Self::ALL[digit as usize - '1' as usize]) } else { None }
    }
}

/// One of the 64 squares; index 0 is a1, 7 is h1, 63 is h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank meet.
    #[must_use]
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 8 + file as u8)
    }

    /// The square with this index, 0 to 63.
    #[must_use]
    #[inline]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// As [`Square::from_index`], reduced modulo 64: for callers whose index is in range by construction.
    #[must_use]
    pub(crate) const fn wrap(index: u8) -> Self {
        Self(index & 63)
    }

    /// All squares, a1 first, then along the ranks.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..64).map(Self)
    }

    /// 0 to 63.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file.
    #[must_use]
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[(self.0 & 7) as usize]
    }

    /// The rank.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 3 & 7) as usize]
    }

    /// The square so many files and ranks away, if it is on the board.
    #[must_use]
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        match (self.file().offset(files), self.rank().offset(ranks)) {
            (Some(file), Some(rank)) => Some(Self::new(file, rank)),
            _ => None,
        }
    }

    /// How many king moves lie between two squares.
    #[must_use]
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        let files = self.file().index().abs_diff(other.file().index());
        let ranks = self.rank().index().abs_diff(other.rank().index());
        if files > ranks { files } else { ranks }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // In one piece: texts of ten thousand moves are made of these.
        let name = [self.file().letter() as u8, self.rank().digit() as u8];
        f.write_str(std::str::from_utf8(&name).unwrap_or_default())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text was not the name of a square such as `e4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: a file a to h and a rank 1 to 8 were expected")
    }
}

impl std::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let mut chars = text.chars();
        match (chars.next().and_then(File::from_letter), chars.next().and_then(Rank::from_digit), chars.next()) {
            (Some(file), Some(rank), None) => Ok(Self::new(file, rank)),
            _ => Err(NotASquare),
        }
    }
}
