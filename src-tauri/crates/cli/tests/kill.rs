//! The process is killed at any instant while games are played and edited: every restart shows the state of the last change
//! or of the one before it.
#![cfg(unix)] // SIGKILL
#![allow(clippy::unwrap_used, clippy::expect_used)] // a test may stop at what it does not expect

mod common;

use std::time::Duration;

use common::{Folder, Random, Session, texts};
use serde_json::{Value, json};

/// An entry that is applied and illegal in every position: nothing moves.
const ILLEGAL: &str = "--";

/// An entry that stops the list.
const UNREADABLE: &str = "zz9";

/// A game as a restart has to show it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Game {
    start: String,
    edition: String,
    texts: Vec<String>,
}

impl Game {
    fn of(snapshot: &Value) -> Self {
        assert_eq!(snapshot["first_row"], 0);
        Self {
            start: snapshot["start"]["fen"].as_str().unwrap().to_owned(),
            edition: snapshot["edition"].as_str().unwrap().to_owned(),
            texts: texts(snapshot).into_iter().map(str::to_owned).collect(),
        }
    }

    /// What is kept of it: nothing of a list that holds an illegal entry.
    fn kept(&self) -> Self {
        let is_illegal = self.texts.iter().take_while(|text| *text != UNREADABLE).any(|text| text == ILLEGAL);
        if is_illegal { Self { texts: Vec::new(), ..self.clone() } } else { self.clone() }
    }
}

/// Some command that this game allows, with the game it leads to.
fn some_command(random: &mut Random, snapshot: &Value, game: &Game) -> (&'static str, Value, Game) {
    let mut next = game.clone();
    let length = game.texts.len();
    let append = |next: &mut Game, text: &str| {
        next.texts.push(text.to_owned());
        json!({ "ply": length, "text": text })
    };
    match random.below(20) {
        0 => {
            let numbered = random.below(960);
            next.texts.clear();
            // The start is only known once the session has answered.
            next.start = String::new();
            ("new_game", json!({ "start": { "kind": "chess960", "number": numbered } }), next)
        }
        1 => ("edit_entry", append(&mut next, ILLEGAL), next),
        2 => ("edit_entry", append(&mut next, UNREADABLE), next),
        3..=6 if length > 0 => {
            next.texts.pop();
            ("undo", json!({}), next)
        }
        7 if length > 0 => {
            next.texts.pop();
            ("delete_entry", json!({ "ply": length - 1 }), next)
        }
        8 if length > 0 && next.texts.last().unwrap() != UNREADABLE => {
            *next.texts.last_mut().unwrap() = UNREADABLE.to_owned();
            ("edit_entry", json!({ "ply": length - 1, "text": UNREADABLE }), next)
        }
        _ => {
            let moves = snapshot["destinations"].as_object().unwrap();
            let Some(from) = moves.keys().nth(random.below(moves.len().max(1))) else {
                return ("edit_entry", append(&mut next, UNREADABLE), next);
            };
            let to = random.pick(moves[from].as_array().unwrap()).as_str().unwrap();
            ("edit_entry", append(&mut next, &format!("{from}{to}")), next)
        }
    }
}

/// What was seen of a session until it was killed.
struct Seen {
    /// After the last change that was answered, and after the one before.
    last: Game,
    before: Game,
    /// After a change that was asked for and not answered.
    asked: Option<Game>,
}

/// Plays until the session is gone.
fn play(random: &mut Random, session: &mut Session, begun: Game) -> Seen {
    let mut seen = Seen { last: begun.clone(), before: begun, asked: None };
    loop {
        let Some(whole) = session.try_ask("status", json!({})) else { return seen };
        let snapshot = whole.snapshot().clone();
        let now = Game::of(&snapshot);
        let (command, arguments, expected) = some_command(random, &snapshot, &now);
        seen.asked = Some(expected.clone());
        let Some(reply) = session.try_ask(command, arguments.clone()) else { return seen };
        assert_eq!(reply.result, Ok(Value::Null), "{command} {arguments}");
        seen.before = std::mem::replace(&mut seen.last, expected);
        if seen.last.start.is_empty() {
            seen.last.start = reply.snapshot()["start"]["fen"].as_str().unwrap().to_owned();
        }
        seen.asked = None;
    }
}

/// A fresh Chess960 game has another number each time.
fn is_same(shown: &Game, expected: &Game) -> bool {
    shown.texts == expected.texts
        && shown.edition == expected.edition
        && (shown.start == expected.start || expected.texts.is_empty())
}

fn kill_again_and_again(times: usize, seed: u64) {
    let folder = Folder::new();
    let mut random = Random(seed);
    let mut session = Session::start(&["--store", folder.path().to_str().unwrap()]);
    let mut begun = Game::of(&session.status());
    let mut archived = 0;
    for kill in 0..times {
        // Early instants fall into the start itself, later ones between and into the writings.
        let delay = Duration::from_micros(random.next() % 60_000);
        let id = session.child.id();
        let killer = std::thread::spawn(move || {
            std::thread::sleep(delay);
            let status = std::process::Command::new("kill").args(["-9", &id.to_string()]).status();
            assert!(status.is_ok_and(|status| status.success()));
        });
        let seen = play(&mut random, &mut session, begun);
        killer.join().unwrap();
        // Only when it is quite gone is the folder free for certain.
        session.child.wait().unwrap();
        session = Session::start(&["--store", folder.path().to_str().unwrap()]);
        let reply = session.ask("status", json!({}));
        assert_eq!(reply.notices(), [""; 0], "kill {kill}");
        let shown = Game::of(reply.snapshot());
        let mut allowed = vec![seen.last.kept(), seen.before.kept()];
        allowed.extend(seen.asked.map(|game| game.kept()));
        assert!(allowed.iter().any(|game| is_same(&shown, game)), "kill {kill}: {shown:?} is none of {allowed:?}");
        let list = session.ask("archive_list", json!({})).result.unwrap();
        let games = list.as_array().unwrap().len();
        assert!(games >= archived, "kill {kill}: the archive lost a game");
        archived = games;
        begun = shown;
    }
    println!("kills: {times}, losses: 0, games in the archive: {archived}");
}

#[test]
fn thirty_kills_lose_nothing() {
    kill_again_and_again(30, 1);
}

#[test]
#[ignore = "takes a minute: part of the deep suite"]
fn two_hundred_and_forty_kills_lose_nothing() {
    kill_again_and_again(240, 2);
}
