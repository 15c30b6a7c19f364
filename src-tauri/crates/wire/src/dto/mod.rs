//! The shapes that cross the boundary, one file for each part of the screen. Names and types here are the ones that
//! TypeScript sees: a test writes them to `ui/backend/bindings.ts`.

mod archive;
mod board;
mod from_session;
mod practice;
mod settings;
mod snapshot;
mod start;

pub use archive::{ArchiveItem, GameSummary};
pub(crate) use board::squares;
pub use board::{CastlingView, Destinations, Promotion, SquareName, SquarePair};
pub(crate) use from_session::count;
pub use practice::{Exercise, PracticeMove, PracticeView};
pub use settings::{NotationChoice, PieceStyle, Settings, Sizing, Theme};
pub use snapshot::{
    Details, Halted, InitialState, Notice, Outcome, PositionView, Preview, Row, Rows, Score, Snapshot, VerdictCode,
};
pub use start::{Chess960View, Edition, FenFault, FenReport, Side, StartArgs, StartKind, StartView, Variant};
