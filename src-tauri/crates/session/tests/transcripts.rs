//! Scripts of whole sessions with what they print. A file holds several: `== title`, then lines with `> command`
//! and what comes of each. `UPDATE_EXPECT=1` writes what is printed today into the files.

mod support;

use expect_test::expect_file;
use support::Stage;

/// Runs every script of a file anew and gives the file as it should be.
fn rerun(file: &str) -> String {
    let mut out = String::new();
    let mut stage = Stage::new();
    for line in file.lines() {
        if let Some(title) = line.strip_prefix("== ") {
            if !out.is_empty() {
                out.push('\n');
            }
            out.push_str(&format!("== {title}\n"));
            stage = Stage::new();
        } else if let Some(command) = line.strip_prefix("> ") {
            out.push_str(&format!("> {command}\n{}", stage.run(command)));
        }
    }
    out
}

macro_rules! transcripts {
    ($($name:ident),*) => {
        $(
            #[test]
            fn $name() {
                let file = include_str!(concat!("transcripts/", stringify!($name), ".txt"));
                expect_file![concat!("transcripts/", stringify!($name), ".txt")].assert_eq(&rerun(file));
            }
        )*

        #[test]
        fn there_are_enough_scripts() {
            let files = [$(include_str!(concat!("transcripts/", stringify!($name), ".txt"))),*];
            let scripts: usize = files.iter().map(|file| file.matches("== ").count()).sum();
            assert!(scripts >= 40, "only {scripts} scripts");
        }
    };
}

transcripts!(playing, halting, editing, undoing, forced, illegal, saving, games, classic, chess960, notes);
