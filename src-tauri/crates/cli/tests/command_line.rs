//! The subcommands for scripts, by their exact output.
#![allow(clippy::unwrap_used, clippy::expect_used)] // a test may stop at what it does not expect

mod common;

use std::path::{Path, PathBuf};

use common::{output, program};
use serde_json::{Value, json};

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures").join(name)
}

#[test]
fn perft_counts_the_classical_positions() {
    let table = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "4", 197_281),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "4", 4_085_603),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "5", 674_624),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", "4", 422_333),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", "4", 2_103_487),
        ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", "4", 3_894_594),
        ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", "4", 326_672),
    ];
    for (fen, depth, nodes) in table {
        assert_eq!(output(&["perft", fen, depth], ""), format!("nodes {nodes}\n"), "{fen}");
    }
    let divided = output(&["perft", table[0].0, "2", "--divide"], "");
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[20]), (21, "a2a3: 20", "nodes 400"));
    assert_eq!(output(&["perft", "8/8/8/8/8/8/8/8 w - -", "3"], ""), "nodes 0\n");
    assert_eq!(output(&["perft", table[0].0, "0"], ""), "nodes 1\n");
}

#[test]
fn chess960_starts_by_number() {
    assert_eq!(output(&["chess960", "518"], ""), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1\n");
    assert_eq!(output(&["chess960", "0"], ""), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1\n");
    assert_eq!(output(&["chess960", "959"], ""), "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1\n");
}

#[test]
fn wrong_arguments_are_told_and_counted_as_failures() {
    let blank = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("blank.pgn");
    std::fs::write(&blank, "\n; nothing but a remark\n").unwrap();
    for (arguments, code) in [
        (&[][..], 2),
        (&["nonsense"], 2),
        (&["perft"], 2),
        (&["perft", "no fen", "3"], 1),
        (&["perft", "8/8/8/8/8/8/8/8 w - -", "x"], 2),
        (&["chess960", "960"], 1),
        (&["chess960", "-1"], 1),
        (&["pgn"], 2),
        (&["pgn", "no such file"], 1),
        (&["pgn", blank.to_str().unwrap()], 1),
        (&["replay", "x"], 2),
        (&["serve", "--store"], 2),
        (&["serve", "--x"], 2),
    ] {
        let result = program().args(arguments).output().unwrap();
        assert_eq!(result.status.code(), Some(code), "{arguments:?}");
        assert!(result.stdout.is_empty() && !result.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_file_of_ours_is_judged_by_all_its_entries() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("exact.pgn");
    let text = "1. e4 e5 {[%scoresheet 1:e7-e5 Ke3 zz]} *\n\n[Event \"another\"]\n\n1. d4 {[%clk 0:01:00]} *\n";
    std::fs::write(&file, text).unwrap();
    let judged = output(&["pgn", file.to_str().unwrap()], "");
    let judged: Vec<Value> = judged.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let counted = |game: &Value| (game["plies"].clone(), game["reached"].clone(), game["legal"].clone());
    assert_eq!(counted(&judged[0]), (json!(4), json!(3), json!(false)));
    assert_eq!(judged[0]["fen"], "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2");
    assert_eq!(counted(&judged[1]), (json!(1), json!(1), json!(true)));
}

fn replay(lines: &[Value]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    output(&["replay"], &input).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn replay_answers_line_by_line() {
    let answers = replay(&[
        json!({ "id": 1, "variant": "standard", "start": null, "entries": ["e4", "e5", "Ke2", "", "x"] }),
        json!({ "id": "two", "variant": "standard", "start": null, "entries": [] }),
    ]);
    assert_eq!(answers.len(), 2);
    let first = &answers[0];
    let keys: Vec<&String> = first.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["entries", "fen", "id", "legal", "reached", "score", "verdict"]);
    assert_eq!(first["fen"], "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR b kq - 1 2");
    assert_eq!(
        (&first["id"], &first["reached"], &first["legal"], &first["verdict"], &first["score"]),
        (&json!(1), &json!(3), &json!(true), &json!("Black to move"), &Value::Null)
    );
    let entries = first["entries"].as_array().unwrap();
    assert_eq!(entries[0], json!({ "outcome": "legal", "san": "e4", "uci": "e2e4", "why": null }));
    assert_eq!((&entries[3]["outcome"], &entries[4]["outcome"]), (&json!("blank"), &json!("unreachable")));
    assert_eq!(answers[1]["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

#[test]
fn replay_follows_the_conventions_of_the_variant() {
    let castling = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O"];
    let answers = replay(&[
        json!({ "id": 1, "variant": "standard", "start": null, "entries": castling }),
        json!({ "id": 2, "variant": "chess960", "start": null, "entries": castling }),
        json!({ "id": 3, "variant": "standard", "start": "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1", "entries": ["fxe3"] }),
        json!({ "id": 4, "variant": "standard", "start": "k7/8/8/8/4P3/8/8/4K3 b - e3 0 1", "entries": [] }),
    ]);
    let last = |answer: &Value| answer["entries"].as_array().unwrap().last().unwrap()["uci"].clone();
    assert_eq!((last(&answers[0]), last(&answers[1])), (json!("e1g1"), json!("e1h1")));
    assert!(answers[0]["fen"].as_str().unwrap().contains(" b kq "));
    assert!(answers[1]["fen"].as_str().unwrap().contains(" b ha "));
    assert_eq!(answers[2]["entries"][0]["san"], "fxe3");
    assert!(answers[3]["fen"].as_str().unwrap().contains(" b - - "), "no capture, no en-passant square");
}

#[test]
fn replay_judges_every_ending() {
    let knights = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let twice: Vec<&str> = knights.iter().chain(&knights).copied().collect();
    let answers = replay(&[
        json!({ "id": 1, "start": null, "entries": ["f3", "e5", "g4", "Qh4"] }),
        json!({ "id": 2, "start": null, "entries": twice }),
        json!({ "id": 3, "start": "7k/8/6Q1/8/8/8/8/K7 b - - 0 1", "entries": [] }),
        json!({ "id": 4, "start": "7k/8/8/8/8/8/8/K6R w - - 99 80", "entries": ["Rg1"] }),
        json!({ "id": 5, "start": "7k/8/8/8/8/8/8/KB6 w - - 0 1", "entries": [] }),
        json!({ "id": 6, "start": "7k/8/8/8/8/8/8/K6R b - - 0 1", "entries": [] }),
    ]);
    let shown: Vec<(&str, Value)> =
        answers.iter().map(|answer| (answer["verdict"].as_str().unwrap(), answer["score"].clone())).collect();
    let draw = || json!("1/2-1/2");
    assert_eq!(shown[0], ("Checkmate — Black wins", json!("0-1")));
    assert_eq!(shown[1], ("Draw — threefold repetition", draw()), "the start counts");
    assert_eq!(shown[2], ("Stalemate", draw()));
    assert_eq!(shown[3], ("Draw — fifty-move rule", draw()));
    assert_eq!(shown[4], ("Draw — insufficient material", draw()));
    assert_eq!(shown[5], ("Black to move, in check", Value::Null));
}

#[test]
fn replay_complains_of_a_bad_line_and_goes_on() {
    let input = concat!(
        "nonsense\n",
        "[]\n",
        "{\"id\":3}\n",
        "{\"id\":4,\"entries\":[7]}\n",
        "{\"id\":5,\"start\":\"8/8\",\"entries\":[]}\n",
        "{\"id\":6,\"variant\":\"bughouse\",\"entries\":[]}\n",
        "\n",
        "{\"id\":7,\"entries\":[\"e4\"],\"more\":true}"
    );
    let text = output(&["replay"], input);
    let answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let codes: Vec<&str> = answers.iter().filter_map(|answer| answer["error"]["code"].as_str()).collect();
    assert_eq!(codes, ["bad_command", "bad_command", "bad_command", "bad_command", "bad_fen", "bad_command"]);
    let ids: Vec<&Value> = answers.iter().map(|answer| &answer["id"]).collect();
    assert_eq!(ids, [&Value::Null, &Value::Null, &json!(3), &json!(4), &json!(5), &json!(6), &json!(7)]);
    assert_eq!(answers[6]["reached"], 1);
    assert!(answers[0]["error"]["message"].is_string());
}

#[test]
fn replay_answers_whoever_waits() {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::Stdio;
    let mut child = program().arg("replay").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    for id in 0..3 {
        writeln!(stdin, "{{\"id\":{id},\"entries\":[\"e4\"]}}").unwrap();
        let answer: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer["id"], id);
    }
    drop(stdin);
    assert!(lines.next().is_none());
    assert!(child.wait().unwrap().success());
}

#[test]
fn pgn_counts_a_whole_file_of_games() {
    let path = fixture("games.pgn");
    let text = output(&["pgn", "--stats", path.to_str().unwrap()], "");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 439);
    let stats = &lines[438];
    let counts = ["games", "half_moves", "legal_moves", "checks", "checkmates", "stalemates"];
    let counted: Vec<u64> = counts.iter().map(|name| stats[name].as_u64().unwrap()).collect();
    assert_eq!(counted, [438, 28_538, 840_347, 2_117, 103, 4]);
    assert!(stats["seconds"].is_number() && stats["half_moves_per_second"].is_number());
    assert!(lines[..438].iter().all(|game| game["legal"] == true && game["plies"] == game["reached"]));
    assert_eq!((&lines[0]["game"], &lines[437]["game"]), (&json!(1), &json!(438)));
}

/// Each line of the fixture is a small file and what its games come to.
#[test]
fn small_files_are_judged_as_they_should_be() {
    let folder = common::Folder::new();
    let cases = std::fs::read_to_string(fixture("files.jsonl")).unwrap();
    for case in cases.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        let id = case["id"].as_str().unwrap();
        let path = folder.path().join(format!("{id}.pgn"));
        std::fs::write(&path, case["text"].as_str().unwrap()).unwrap();
        let judged = output(&["pgn", path.to_str().unwrap()], "");
        let games: Vec<Value> = judged.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let expected = case["games"].as_array().unwrap();
        assert_eq!(games.len(), expected.len(), "{id}: {judged}");
        for (game, expected) in games.iter().zip(expected) {
            for (field, value) in expected.as_object().unwrap() {
                assert_eq!(&game[field], value, "{id}: {field} of {game}");
            }
        }
    }
}
