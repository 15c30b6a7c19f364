//! The commands that only ask.

use scoresheet_rules::notation::fen;
use scoresheet_rules::variants::chess960;

use crate::WireError;
use crate::dto::{Chess960View, FenFault, FenReport, PositionView, Preview};
use crate::play::{index, refused, start_number};
use crate::wire::Wire;

impl Wire {
    pub(crate) fn preview(&self, ply: u32, text: &str) -> Result<Preview, WireError> {
        self.session.preview(index(ply), text).map(Preview::from).map_err(refused)
    }

    pub(crate) fn position_at(&self, ply: u32) -> Result<PositionView, WireError> {
        self.session.position_at(index(ply)).map(PositionView::from).map_err(refused)
    }
}

/// What a FEN would begin with.
pub fn inspect_fen(text: &str) -> FenReport {
    match fen::read(text) {
        Ok((position, dropped)) => {
            let faults = position.faults().into_iter().chain(dropped);
            FenReport {
                ok: true,
                error: None,
                fen: Some(fen::write(&position)),
                variant: Some(position.variant().into()),
                faults: faults.map(|fault| fault.to_string()).collect(),
            }
        }
        Err(error) => {
            let fault = FenFault { field: error.field.to_string(), message: error.to_string() };
            FenReport { ok: false, error: Some(fault), fen: None, variant: None, faults: Vec::new() }
        }
    }
}

/// One of the 960 starts.
pub fn inspect_chess960(number: u32) -> Result<Chess960View, WireError> {
    let number = start_number("number", number)?;
    Ok(Chess960View {
        number: number.get(),
        rank: number.back_rank().into_iter().map(|role| role.letter()).collect(),
        fen: fen::write(&chess960::start(number)),
    })
}
