//! Runs scripts against a session: one command a line, the state printed after each.

#![allow(clippy::expect_used, clippy::panic, reason = "a test stops at what it does not expect")]

use std::fmt::Write as _;

use scoresheet_rules::variants::chess960::StartNumber;
use scoresheet_rules::{Role, Square};
use scoresheet_session::pgn;
use scoresheet_session::{
    Details, Draw, Edition, Effects, GameRecord, Input, Kept, Millis, Notation, Outcome, Refusal, Restored, Session,
    StartChoice,
};

/// The numbers a script's host draws: told apart from 518 and from each other.
pub const DRAW: Draw = Draw { first: number(959), second: number(0) };

const fn number(n: u16) -> StartNumber {
    match StartNumber::new(n) {
        Some(number) => number,
        None => StartNumber::STANDARD,
    }
}

/// A session under a script, with the store and the archive that its host would have.
pub struct Stage {
    session: Session,
    now: Millis,
    stored: Restored,
    archive: Vec<GameRecord>,
}

impl Stage {
    pub fn new() -> Self {
        Self { session: Session::new(Millis(0)), now: Millis(0), stored: Restored::Nothing, archive: Vec::new() }
    }

    /// Runs one command and prints what is there then.
    pub fn run(&mut self, line: &str) -> String {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        match name {
            "wait" => {
                self.now = self.now.after(Millis(rest.parse().expect("milliseconds")));
                match self.session.tick(self.now) {
                    Some(effects) => self.after(Ok(effects)),
                    None => "  nothing happens\n".into(),
                }
            }
            "show" => self.state(),
            "open" => {
                let game = pgn::import(rest, 0).expect("a game");
                self.handle(Input::Open { record: Box::new(game.into_record(Edition::Editable)) })
            }
            "export" => self.export(),
            "preview" => self.preview(rest),
            "look" => self.look(rest),
            "board" => self.board(rest),
            "notation" => {
                let named = Notation::ALL.into_iter().find(|one| lower(one) == rest);
                self.session.set_notation(named.expect("a notation"));
                String::new()
            }
            "restart" => {
                self.session = Session::restore(self.now, self.stored.clone(), DRAW);
                self.state()
            }
            "store" => self.store(),
            "archive" => self.archive(),
            "open_archived" => {
                let record = self.archive.get(rest.parse::<usize>().expect("an index")).expect("an archived game");
                let input = Input::Open { record: Box::new(record.clone()) };
                self.handle(input)
            }
            "stale" => {
                let revision = scoresheet_session::Revision(self.session.revision().0.wrapping_sub(1));
                match self.session.expect(revision) {
                    Ok(()) => self.handle(input(rest)),
                    Err(refusal) => self.after(Err(refusal)),
                }
            }
            _ => self.handle(input(line)),
        }
    }

    fn handle(&mut self, input: Input) -> String {
        let result = self.session.handle(self.now, input);
        self.after(result)
    }

    fn after(&mut self, result: Result<Effects, Refusal>) -> String {
        match result {
            Err(refusal) => format!("  refused: {}\n", refusal.code()),
            Ok(Effects { changed: false, .. }) => "  nothing changes\n".into(),
            Ok(Effects { archive, first_row, .. }) => {
                self.archive.extend(archive);
                self.stored = match self.session.kept() {
                    Kept::Game(record) => Restored::Game(Box::new(record.clone())),
                    Kept::Fresh { edition, start } => Restored::Fresh { edition, start: start.clone() },
                };
                format!("  rows from {first_row}\n{}", self.state())
            }
        }
    }

    fn state(&self) -> String {
        let snapshot = self.session.snapshot(self.now, 0);
        let mut out = String::new();
        let mut list = String::new();
        for row in snapshot.rows() {
            let mark = match row.outcome {
                Outcome::Legal => row.text.to_owned(),
                Outcome::Illegal => format!("{}?!", row.text),
                Outcome::Blank | Outcome::Unreadable => format!("[{}]", row.text),
                Outcome::Unreachable => format!("~{}~", row.text),
            };
            let edited = row.earlier.map(|earlier| format!("(was {earlier:?})")).unwrap_or_default();
            let auto = if row.auto { "*" } else { "" };
            let note = row.note.map(|note| format!(" {{{note}}}")).unwrap_or_default();
            write!(list, "{}{mark}{edited}{auto}{note}", if row.ply == 0 { "" } else { "  " }).expect("a string");
        }
        writeln!(out, "  list: {list}").expect("a string");
        write!(out, "  {}", snapshot.verdict).expect("a string");
        if let Some(score) = snapshot.verdict.score() {
            write!(out, " ({score})").expect("a string");
        }
        if let Some(halted) = &snapshot.halted {
            write!(out, " · stops at {}", halted.label).expect("a string");
        }
        if let Some(forced) = snapshot.forced_in {
            write!(out, " · forced in {}", forced.0).expect("a string");
        }
        if let Some(why) = &snapshot.unsaved_why {
            write!(out, " · not saved: {why}").expect("a string");
        }
        for (name, label) in [("undo", &snapshot.undo_label), ("redo", &snapshot.redo_label)] {
            if let Some(label) = label {
                write!(out, " · {name} {label}").expect("a string");
            }
        }
        if snapshot.can_bring_back {
            write!(out, " · can bring back").expect("a string");
        }
        out.push('\n');
        out
    }

    fn preview(&self, rest: &str) -> String {
        let (ply, text) = rest.split_once(' ').unwrap_or((rest, ""));
        match self.session.preview(ply.parse().expect("a ply"), text) {
            Err(refusal) => format!("  refused: {}\n", refusal.code()),
            Ok(preview) => format!(
                "  {} · san {} · uci {} · reaches {} · stops {}\n",
                lower(preview.outcome),
                preview.san.map_or("-".into(), |san| san.to_string()),
                preview.uci.map_or("-".into(), |uci| uci.to_string()),
                preview.reached,
                preview.stops_at.map_or("-".into(), |ply| ply.to_string()),
            ),
        }
    }

    fn look(&self, ply: &str) -> String {
        match self.session.position_at(ply.parse().expect("a ply")) {
            Err(refusal) => format!("  refused: {}\n", refusal.code()),
            Ok(view) => format!(
                "  {} · {} · {} · last {}\n",
                view.label.as_deref().unwrap_or("start"),
                view.fen,
                view.verdict,
                view.last_move.map_or("-".into(), |(from, to)| format!("{from}{to}")),
            ),
        }
    }

    /// The position, or where a piece may go and which castlings there are.
    fn board(&self, square: &str) -> String {
        let snapshot = self.session.snapshot(self.now, 0);
        if square.is_empty() {
            let last = snapshot.last_move.map_or("-".into(), |(from, to)| format!("{from}{to}"));
            return format!("  {} · last {last} · checked {:?}\n", snapshot.fen, snapshot.checked_kings);
        }
        let from: Square = square.parse().expect("a square");
        let targets = snapshot.choices.destinations.iter().find(|(square, _)| *square == from);
        let mut out = format!("  {from}: {:?}", targets.map(|(_, targets)| targets.as_slice()).unwrap_or_default());
        for castling in snapshot.choices.castlings.iter().filter(|castling| castling.king_from == from) {
            write!(
                out,
                " · castles {}{} {}{}{}",
                castling.king_from,
                castling.king_to,
                castling.rook_from,
                castling.rook_to,
                if castling.shared { " shared" } else { "" }
            )
            .expect("a string");
        }
        out.push('\n');
        out
    }

    /// The file, but for the seven tags that every file has.
    fn export(&self) -> String {
        let file = pgn::export(self.session.game());
        file.lines().skip(7).filter(|line| !line.is_empty()).map(|line| format!("  {line}\n")).collect()
    }

    fn store(&self) -> String {
        match &self.stored {
            Restored::Nothing => "  nothing\n".into(),
            Restored::Game(record) => format!("  game {}\n", summary(record)),
            Restored::Fresh { edition, start } => format!("  fresh {} {start:?}\n", lower(edition)),
        }
    }

    fn archive(&self) -> String {
        if self.archive.is_empty() {
            return "  empty\n".into();
        }
        self.archive.iter().map(|record| format!("  {}\n", summary(record))).collect()
    }
}

fn summary(record: &GameRecord) -> String {
    let texts: Vec<&str> = record.entries.iter().map(|entry| &*entry.line.text).collect();
    let redo: Vec<&str> = record.redo.iter().rev().map(|redo| &*redo.line.text).collect();
    format!("{} {} {texts:?} redo {redo:?}", lower(record.edition), record.start.kind())
}

fn lower(value: impl std::fmt::Debug) -> String {
    format!("{value:?}").to_lowercase()
}

/// Reads a command as an input.
fn input(line: &str) -> Input {
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    let ply_and_text = || {
        let (ply, text) = rest.split_once(' ').unwrap_or((rest, ""));
        (ply.parse().expect("a ply"), text.replace("\\n", "\n").replace("\\u1", "\u{1}"))
    };
    let ply = || rest.parse().expect("a ply");
    match name {
        "play" => {
            let square = |at: usize| rest[at..at + 2].parse::<Square>().expect("a square");
            let promotion = rest.chars().nth(4).and_then(Role::from_letter);
            Input::Move { from: square(0), to: square(2), promotion }
        }
        "undo" => Input::Undo,
        "redo" => Input::Redo { times: rest.parse().unwrap_or(1) },
        "edit" => {
            let (ply, text) = ply_and_text();
            Input::EditEntry { ply, text }
        }
        "insert" => {
            let (ply, text) = ply_and_text();
            Input::InsertEntry { ply, text }
        }
        "revert" => Input::RevertEdit { ply: ply() },
        "delete" => Input::DeleteEntry { ply: ply() },
        "put_back" => Input::PutBack,
        "cut" => Input::Cut { ply: ply() },
        "new" => new_game(rest),
        "new_alike" => Input::NewGameAlike { draw: DRAW },
        "bring_back" => Input::BringBack,
        "reload" => Input::PageLoaded { draw: DRAW },
        "rewrite" => Input::RewriteNotation,
        "white" => Input::SetDetails(Details { white: rest.into(), ..Details::default() }),
        other => panic!("no such command: {other}"),
    }
}

fn new_game(rest: &str) -> Input {
    let (edition, rest) = match rest.strip_prefix("classic") {
        Some(rest) => (Edition::Classic, rest.trim()),
        None => (Edition::Editable, rest),
    };
    let drawn = |n: &str| n.parse().ok().and_then(StartNumber::new);
    let start = match rest.split_once(' ').unwrap_or((rest, "")) {
        ("", _) => StartChoice::Standard,
        ("960", n) => StartChoice::Chess960(drawn(n)),
        ("apart", pair) => {
            let (white, black) = pair.split_once(' ').unwrap_or_default();
            StartChoice::Chess960Apart { white: drawn(white), black: drawn(black) }
        }
        ("fen", fen) => StartChoice::Fen(fen.into()),
        (other, _) => panic!("no such start: {other}"),
    };
    Input::NewGame { edition, start, draw: DRAW }
}
