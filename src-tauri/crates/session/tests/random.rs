//! Ten thousand random commands, right and wrong: after each, what is shown equals a fresh replay of the list,
//! rows sent piecemeal add up to the whole list, undo then redo is exact, and what was deleted can be put back.
//!
//! `SEED=n` replays a failure; the seed is printed with it.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test stops at what it does not expect")]
#![allow(clippy::disallowed_methods, reason = "a failure is replayed by the seed in SEED")]

use scoresheet_rules::variants::chess960::StartNumber;
use scoresheet_rules::{Move, Role, Square};
use scoresheet_session::pgn;
use scoresheet_session::{
    Draw, Edition, Effects, Game, GameRecord, Input, Millis, Notation, Refusal, Revision, Session, StartChoice,
};

const COMMANDS: usize = 10_000;
const DEFAULT_SEED: u64 = 20_240_229;

/// Texts of all sorts: most can be read in some position, some never.
const TEXTS: [&str; 24] = [
    "e4", "e5", "Nf3", "Nc6", "d4", "Bb5", "O-O", "Qh5", "Ke2", "exd5", "--", "", "what?", "e2e4", "e7e5", "g1f3",
    "Kd3", "N@e5", "a4", "h5", "Rxa7", "e8=Q", "1-0", "♘f3!?",
];

const FENS: [&str; 6] = [
    "8/6p1/1p3pPk/1P3Pp1/1Pp3p1/KpP3P1/1P6/8 w - - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 5 30",
    "kk6/8/8/8/8/8/8/KK5P w - - 0 1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/P6P/8/8/8/8/p6p/4K3 w - - 99 80",
    "4k3/8/8/8/8/8/8/RK6 w A - 0 1",
];

/// A file with notes on every entry, and one entry that stops the list.
const ANNOTATED: &str = "[ECO \"C60\"] {a} 1. e4 $1 {b} e5 {c} 2. Nf3 (2. f4) Nc6 {d} 3. Bb5 {e} zz {f} 4. O-O {g} *";

/// Splitmix64 (Steele, Lea and Flood, 2014).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    fn number(&mut self) -> StartNumber {
        StartNumber::new(self.below(960) as u16).unwrap_or(StartNumber::STANDARD)
    }

    fn draw(&mut self) -> Draw {
        Draw { first: self.number(), second: self.number() }
    }
}

fn random_input(dice: &mut Dice, session: &Session) -> Input {
    let len = session.game().len();
    let ply = dice.below(len + 2);
    let text = (*dice.pick(&TEXTS)).to_owned();
    match dice.below(100) {
        0..40 => random_move(dice, session.game().legal_moves()),
        40..53 => Input::EditEntry { ply, text },
        53..58 => Input::EditEntry { ply: len, text },
        58..66 => Input::Undo,
        66..74 => Input::Redo { times: 1 + ply % 3 },
        74..78 => Input::RevertEdit { ply },
        78..82 => Input::InsertEntry { ply, text },
        82..86 => Input::DeleteEntry { ply },
        86 => Input::PutBack,
        87..90 => Input::Cut { ply },
        90..92 => Input::BringBack,
        92 => Input::PageLoaded { draw: dice.draw() },
        93..95 => Input::RewriteNotation,
        95 => Input::SetDetails(scoresheet_session::Details { white: text, ..Default::default() }),
        96 if dice.below(3) == 0 => Input::NewGameAlike { draw: dice.draw() },
        96 if dice.below(2) == 0 => Input::Open { record: Box::new(session.record().clone()) },
        96 => {
            let game = pgn::import(ANNOTATED, 0).expect("a game");
            Input::Open { record: Box::new(game.into_record(Edition::Editable)) }
        }
        _ => {
            let start = match dice.below(5) {
                0 => StartChoice::Standard,
                1 => StartChoice::Chess960(None),
                2 => StartChoice::Chess960Apart { white: None, black: Some(dice.number()) },
                _ => StartChoice::Fen((*dice.pick(&FENS)).to_owned()),
            };
            let edition = if dice.below(12) == 0 { Edition::Classic } else { Edition::Editable };
            Input::NewGame { edition, start, draw: dice.draw() }
        }
    }
}

/// A legal move nine times in ten, castling sometimes by the king's square; else any two squares.
fn random_move(dice: &mut Dice, legal: &[Move]) -> Input {
    if legal.is_empty() || dice.below(10) == 0 {
        let square =
            |dice: &mut Dice| Square::from_index(dice.below(64) as u8).unwrap_or(Square::all().next().unwrap());
        return Input::Move {
            from: square(dice),
            to: square(dice),
            promotion: Some(Role::Queen).filter(|_| dice.below(9) == 0),
        };
    }
    let mv = dice.pick(legal);
    Input::Move { from: mv.from, to: mv.to, promotion: mv.promotion() }
}

/// Everything that is shown of the list, as lines.
fn rows(session: &Session, from: usize) -> Vec<String> {
    session
        .snapshot(Millis(0), from)
        .rows()
        .map(|row| {
            let words = row.words.map(|words| words.to_string());
            let why = row.why.map(|why| why.to_string());
            let (reading, earlier) = (row.reading.map(ToString::to_string), row.earlier);
            let note = row.note.map(|note| note.to_string());
            format!(
                "{} {:?} {:?} {:?} {:?} {why:?} {reading:?} {words:?} {} {earlier:?} {} {note:?}",
                row.ply, row.text, row.outcome, row.san, row.uci, row.edited, row.auto
            )
        })
        .collect()
}

/// What is derived from the list, apart from the rows.
fn derived(game: &Game) -> impl PartialEq + std::fmt::Debug {
    let replay = game.replay();
    (
        replay.steps().to_vec(),
        *replay.position(),
        game.verdict(),
        game.legal_moves().to_vec(),
        (game.halted(), replay.first_illegal()),
        (0..=replay.reached()).map(|ply| replay.verdict_after(ply)).collect::<Vec<_>>(),
    )
}

struct Watch {
    session: Session,
    /// The list as a screen has it that only gets rows from the first changed one on.
    screen: Vec<String>,
    commands: usize,
}

impl Watch {
    fn check(&mut self, before: &Session, input: &str, result: Result<Effects, Refusal>) {
        let session = &self.session;
        let Ok(effects) = result else {
            assert_eq!(session.record(), before.record(), "a refusal changed the game: {input}");
            assert_eq!(session.revision(), before.revision());
            return;
        };
        let rises = u32::from(effects.changed);
        assert_eq!(session.revision(), Revision(before.revision().0 + rises), "{input}");
        if !effects.changed {
            assert_eq!(session.record(), before.record(), "unchanged, and yet: {input}");
        }
        let fresh = Game::new(session.record().clone());
        assert_eq!(derived(session.game()), derived(&fresh), "cached and fresh replay differ after {input}");

        self.screen.truncate(effects.first_row);
        self.screen.extend(rows(session, effects.first_row));
        assert_eq!(self.screen, rows(session, 0), "rows from {} do not add up after {input}", effects.first_row);

        let ended = before.game().is_legal() && !session.game().is_legal() && !before.game().is_empty();
        let same_game = !["New", "Open", "Bring", "Page"].iter().any(|name| input.starts_with(name));
        if ended && same_game {
            assert_eq!(effects.archive.as_ref(), Some(before.record()), "the state before {input} is not archived");
        }
        self.check_undo(before, input);
        if input.starts_with("Delete") {
            self.check_put_back(before);
        }
    }

    /// What was deleted comes back however many forced moves have played themselves since.
    fn check_put_back(&self, before: &Session) {
        let mut session = self.session.clone();
        let mut forced = 0;
        loop {
            let mut back = session.clone();
            back.handle(Millis(0), Input::PutBack).expect("an entry was deleted");
            assert_eq!(back.record(), before.record(), "put back after {forced} forced moves");
            assert_eq!(derived(back.game()), derived(before.game()));
            match session.wake_at().and_then(|due| session.tick(due)) {
                Some(_) => forced += 1,
                None => break,
            }
        }
    }

    fn check_undo(&self, before: &Session, input: &str) {
        let session = &self.session;
        let entries = |session: &Session| session.record().entries.clone();
        let mut there_and_back = session.clone();
        if there_and_back.handle(Millis(0), Input::Undo).is_ok() {
            if input.starts_with("Move") && session.record() != before.record() {
                assert_eq!(entries(&there_and_back), entries(before), "undo of {input} is not exact");
            }
            there_and_back.handle(Millis(0), Input::Redo { times: 1 }).expect("redo after undo");
            assert_eq!(there_and_back.record(), session.record(), "undo then redo after {input}");
            assert_eq!(derived(there_and_back.game()), derived(session.game()));
        }
    }
}

#[test]
fn ten_thousand_random_commands() {
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(DEFAULT_SEED);
    println!("SEED={seed}");
    let mut dice = Dice(seed);
    let mut now = Millis(0);
    let mut watch = Watch { session: Session::new(now), screen: Vec::new(), commands: 0 };
    let (mut refused, mut steps, mut longest, mut tails) = (0, 0, 0, 0);
    while watch.commands < COMMANDS {
        let before = watch.session.clone();
        now = now.after(Millis(dice.below(1_200) as u64));
        watch.session.set_notation(*dice.pick(&Notation::ALL));
        let (name, result) = if dice.below(8) == 0 {
            match watch.session.tick(now) {
                Some(effects) => (String::from("tick"), Ok(effects)),
                None => continue,
            }
        } else {
            let input = random_input(&mut dice, &watch.session);
            let expected = match dice.below(20) {
                0 => Some(Revision(watch.session.revision().0.wrapping_sub(1))),
                1..5 => Some(watch.session.revision()),
                _ => None,
            };
            let is_meant = expected.map_or(Ok(()), |expected| watch.session.expect(expected));
            (format!("{input:?}"), is_meant.and_then(|()| watch.session.handle(now, input)))
        };
        refused += usize::from(result.is_err());
        steps += usize::from(name == "tick");
        longest = longest.max(watch.session.game().len());
        tails += usize::from(watch.session.record().entries.iter().any(|entry| !entry.displaced.is_empty()));
        watch.check(&before, &name, result);
        watch.commands += 1;
    }
    println!(
        "{COMMANDS} commands, {refused} refused, {steps} forced moves, {longest} entries at most, {tails} with displaced tails"
    );
    assert!((500..6_000).contains(&refused), "{refused} refused: the mix of commands says little");
    assert!(steps > 5, "{steps} forced moves");
    assert!(longest > 32, "no list was longer than two checkpoints");
    assert!(tails > 100, "{tails} times a displaced tail");
}

#[test]
fn a_saved_game_means_the_same_when_it_is_restored() {
    let mut dice = Dice(7);
    let mut session = Session::new(Millis(0));
    for _ in 0..500 {
        let input = random_input(&mut dice, &session);
        let _ = session.handle(Millis(0), input);
        let record: GameRecord = session.record().clone();
        let restored = scoresheet_session::Restored::Game(Box::new(record));
        let restored = Session::restore(Millis(0), restored, dice.draw());
        if session.game().is_legal() {
            assert_eq!(restored.record(), session.record());
            assert_eq!(derived(restored.game()), derived(session.game()));
        } else {
            assert!(restored.game().is_empty());
            assert_eq!(restored.record().edition, session.record().edition);
            assert_eq!(restored.record().start.kind(), session.record().start.kind());
        }
    }
}

/// A person who blanks the last move and plays another, again and again, nests one tail in another: no depth of
/// that may exhaust the stack, and every Undo still brings back what was there.
#[test]
fn tails_nest_to_any_depth() {
    const DEPTH: usize = 2_000;
    let mut session = Session::new(Millis(0));
    let mut put = |input| session.handle(Millis(0), input).unwrap();
    let moves = [("e2", "e4"), ("d2", "d4")].map(|(from, to)| (from.parse().unwrap(), to.parse().unwrap()));
    for round in 0..DEPTH {
        let (from, to) = moves[round % 2];
        put(Input::Move { from, to, promotion: None });
        put(Input::EditEntry { ply: 0, text: format!("thought {round}") });
    }
    let nested = session.clone();
    for round in (0..DEPTH).rev() {
        assert_eq!(&*session.record().entries[0].line.text, format!("thought {round}"));
        session.handle(Millis(0), Input::Undo).unwrap();
    }
    assert!(session.game().is_empty());
    for _ in 0..DEPTH {
        session.handle(Millis(0), Input::Redo { times: 1 }).unwrap();
    }
    assert_eq!(session.record(), nested.record());
}
