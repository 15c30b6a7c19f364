//! What the players have chosen for all games.

use serde::{Deserialize, Serialize};
use specta::Type;

use super::{Edition, StartArgs};

/// How pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum PieceStyle {
    /// Plain geometric shapes.
    #[default]
    Shapes,
    /// The usual figures.
    Figures,
}

/// How large the pieces are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Sizing {
    /// By rank: the king largest, the pawn smallest.
    #[default]
    Hierarchical,
    /// All alike.
    Uniform,
}

/// The colours of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// High contrast.
    Contrast,
}

/// How moves made on the board are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, Type)]
#[serde(rename_all = "snake_case")]
pub enum NotationChoice {
    /// What suits the variant.
    #[default]
    Auto,
    /// Standard algebraic.
    San,
    /// Long algebraic.
    Long,
    /// As engines write it.
    Uci,
    /// With chess figures for the pieces' letters.
    Figurine,
    /// With the shapes of this app's pieces.
    Shapes,
    /// As the Laws of Chess print it.
    Fide,
}

/// What the players have chosen for all games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// How pieces are drawn.
    pub style: PieceStyle,
    /// How large they are.
    pub sizing: Sizing,
    /// The colours of the window.
    pub theme: Theme,
    /// How moves made on the board are written.
    pub notation: NotationChoice,
    /// Whether moves are heard.
    pub sound: bool,
    /// Whether the board's edges are lettered and numbered.
    pub coordinates: bool,
    /// Whether moves that were played by themselves are marked.
    pub mark_auto: bool,
    /// Whether the board turns to the side to move.
    pub flip_each_move: bool,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// Whether pieces glide.
    pub animation: bool,
    /// Whether single keys such as `f` and `[` are shortcuts (WCAG 2.1.4 asks that they can be off).
    pub single_keys: bool,
    /// The edition chosen last.
    pub last_edition: Edition,
    /// The start chosen last.
    pub last_start: StartArgs,
    /// The exercises that were solved, by id.
    pub exercises_done: Vec<String>,
    /// Whether the app may ask for a newer version of itself.
    pub updates: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            style: PieceStyle::default(),
            sizing: Sizing::default(),
            theme: Theme::default(),
            notation: NotationChoice::default(),
            sound: false,
            coordinates: true,
            mark_auto: false,
            flip_each_move: false,
            flipped: false,
            animation: true,
            single_keys: true,
            last_edition: Edition::default(),
            last_start: StartArgs::default(),
            exercises_done: Vec::new(),
            updates: false,
        }
    }
}
