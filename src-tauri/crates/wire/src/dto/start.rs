//! How a game begins, and what can be asked about a start before it is played.

use serde::{Deserialize, Serialize};
use specta::Type;

/// Which play options hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// Every entry can be rewritten; forced moves are played.
    #[default]
    Editable,
    /// Plain chess: the list can only be looked at.
    Classic,
}

/// Whose conventions of writing and castling hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Standard chess.
    #[default]
    Standard,
    /// Chess960.
    Chess960,
}

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

/// What kind of start a game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum StartKind {
    /// The standard array.
    Standard,
    /// One Chess960 number for both sides.
    Chess960,
    /// A Chess960 number for each side.
    Chess960Apart,
    /// Any position.
    Fen,
}

/// The start of the game on the screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct StartView {
    /// What kind it is.
    pub kind: StartKind,
    /// The position.
    pub fen: String,
    /// The Scharnagl number, White's if there are two.
    pub number: Option<u16>,
    /// Black's Scharnagl number, if the sides were shuffled apart.
    pub black_number: Option<u16>,
}

/// The start that a new game is asked to have.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Type)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum StartArgs {
    /// The standard array.
    #[default]
    Standard,
    /// A Chess960 number, drawn if none is given.
    Chess960 {
        /// 0 to 959.
        number: Option<u32>,
    },
    /// A Chess960 number for each side, drawn where none is given.
    Chess960Apart {
        /// 0 to 959.
        white: Option<u32>,
        /// 0 to 959.
        black: Option<u32>,
    },
    /// Any position.
    Fen {
        /// Six fields, the last four optional.
        fen: String,
    },
}

/// Why a text is no FEN.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct FenFault {
    /// The field at fault, in words.
    pub field: String,
    /// The whole complaint.
    pub message: String,
}

/// What a FEN would begin with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct FenReport {
    /// Whether it can be played from.
    pub ok: bool,
    /// What is wrong with the text, if it cannot.
    pub error: Option<FenFault>,
    /// The position as this app writes it.
    pub fen: Option<String>,
    /// Whose conventions it would have.
    pub variant: Option<Variant>,
    /// What is odd about the position, and what of the text was dropped.
    pub faults: Vec<String>,
}

/// One of the 960 starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Type)]
pub struct Chess960View {
    /// 0 to 959.
    pub number: u16,
    /// The back rank from the a-file, such as `RNBQKBNR`.
    pub rank: String,
    /// The position.
    pub fen: String,
}
