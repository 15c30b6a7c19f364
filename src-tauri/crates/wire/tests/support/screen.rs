//! What a screen puts together from the snapshots, held against a fresh replay.

use scoresheet_rules::notation::fen;
use scoresheet_session::Replay;
use serde_json::Value;

/// The rows as a screen keeps them.
#[derive(Default)]
pub struct Screen {
    /// The last snapshot.
    pub snapshot: Value,
    rows: Vec<Value>,
}

impl Screen {
    /// Takes a snapshot in, which must go on where the last ended.
    pub fn take(&mut self, snapshot: Value) {
        let first = usize::try_from(snapshot["first_row"].as_u64().unwrap()).unwrap();
        self.rows.truncate(first);
        self.rows.extend(snapshot["rows"].as_array().unwrap().iter().cloned());
        assert_eq!(self.rows.len() as u64, snapshot["row_count"].as_u64().unwrap(), "no row is missing");
        self.snapshot = snapshot;
    }

    /// Holds the state against a replay of nothing but the start and the texts.
    pub fn check_against_replay(&self) {
        let shown = &self.snapshot;
        let (position, _) = fen::read(shown["start"]["fen"].as_str().unwrap()).unwrap();
        let chess960 = shown["variant"] == "chess960";
        let variant = if chess960 { scoresheet_rules::Variant::Chess960 } else { scoresheet_rules::Variant::Standard };
        let mut replay = Replay::new(position.with_variant(variant));
        replay.extend(self.rows.iter().map(|row| row["text"].as_str().unwrap()));
        assert_eq!(shown["fen"], fen::write(replay.position()));
        assert_eq!(shown["verdict"], replay.verdict().text());
        assert_eq!(shown["reached"], replay.reached());
        assert_eq!(shown["saved"], replay.first_illegal().is_none());
        assert_eq!(shown["halted"].is_null(), replay.halt().is_none());
        for (ply, row) in self.rows.iter().enumerate() {
            assert_eq!(row["ply"], ply);
            let step = replay.steps().get(ply);
            let outcome = match (step, ply == replay.reached()) {
                (Some(step), _) => {
                    if step.illegal.is_none() {
                        "legal"
                    } else {
                        "illegal"
                    }
                }
                (None, true) if row["text"] == "" || row["outcome"] == "blank" => "blank",
                (None, true) => "unreadable",
                (None, false) => "unreachable",
            };
            assert_eq!(row["outcome"], outcome, "ply {ply}");
            assert_eq!(row["san"].as_str(), step.and_then(|step| step.san.as_ref().map(|san| san.as_str())));
        }
    }
}
