//! Where the time of `replay` goes: each stage alone over all positions of the games.

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use scoresheet_rules::{Occurrences, Position, Verdict, notation::san};

fn main() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/games.pgn");
    let text = std::fs::read_to_string(path).expect("the games are in the repository");
    let mut steps = Vec::new();
    let mut position = Position::standard();
    for line in text.lines().filter(|line| !line.starts_with('[')) {
        let parts = line.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
        for token in parts.flat_map(str::split_ascii_whitespace) {
            let token = token.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').trim_end_matches(['!', '?']);
            match token {
                "-0" | "-1" | "/2-1/2" | "*" => position = Position::standard(),
                "" => {}
                text => {
                    let mv = san::read(&position, text).expect("legal");
                    steps.push((position, text, mv));
                    position = position.play(mv);
                }
            }
        }
    }
    let stage = |name: &str, work: &mut dyn FnMut()| {
        let mut best = f64::MAX;
        for _ in 0..40 {
            let began = Instant::now();
            work();
            best = best.min(began.elapsed().as_secs_f64());
        }
        println!("{name:<10} {:6.1} ns", best * 1e9 / steps.len() as f64);
    };
    stage("read", &mut || {
        steps.iter().for_each(|(p, text, _)| {
            black_box(san::read(p, text));
        })
    });
    stage("play", &mut || {
        steps.iter().for_each(|(p, _, mv)| {
            black_box(p.play(*mv));
        })
    });
    stage("survey", &mut || {
        steps.iter().for_each(|(p, _, _)| {
            black_box(p.survey());
        })
    });
    stage("verdict", &mut || {
        steps.iter().for_each(|(p, _, _)| {
            black_box(Verdict::of(p, 1));
        })
    });
    stage("list", &mut || {
        steps.iter().for_each(|(p, _, _)| {
            black_box(p.legal_moves());
        })
    });
    stage("write", &mut || {
        steps.iter().for_each(|(p, _, mv)| {
            black_box(san::write(p, *mv));
        })
    });
    let mut seen = Occurrences::new();
    stage("push", &mut || {
        for (index, (p, _, _)) in steps.iter().enumerate() {
            if index % 64 == 0 {
                seen.truncate(0);
            }
            black_box(seen.push(p));
        }
    });
}
