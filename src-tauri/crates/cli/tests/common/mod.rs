//! A served session as a child process, for tests that talk to it as any other program would.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, dead_code)] // each test file uses a part of this

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};

/// The program under test.
pub fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_scoresheet-cli"))
}

/// Runs it with this input and answers its standard output.
pub fn output(arguments: &[&str], input: &str) -> String {
    let mut child =
        program().args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // On a thread of its own, so that neither side waits for the other's pipe.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// A folder of its own that goes away with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("store-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The names of the files of its documents, in order.
    pub fn files(&self) -> Vec<String> {
        let mut names: Vec<String> = std::fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name != "scoresheet.lock")
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What a command came to.
#[derive(Debug)]
pub struct Reply {
    /// The events before it, by name.
    pub events: Vec<(String, Value)>,
    /// The value, or the error.
    pub result: Result<Value, Value>,
}

impl Reply {
    /// The last snapshot before the reply.
    pub fn snapshot(&self) -> &Value {
        let snapshots = self.events.iter().rev().find(|(name, _)| name == "snapshot");
        &snapshots.unwrap_or_else(|| panic!("no snapshot: {self:?}")).1
    }

    /// The code of the error.
    pub fn code(&self) -> &str {
        self.result.as_ref().expect_err("a refusal")["code"].as_str().unwrap()
    }

    /// The notices before the reply, by code.
    pub fn notices(&self) -> Vec<&str> {
        let notices = self.events.iter().filter(|(name, _)| name == "notice");
        notices.map(|(_, data)| data["code"].as_str().unwrap()).collect()
    }
}

/// A served session.
pub struct Session {
    pub child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    next_id: u64,
}

impl Session {
    /// Starts `serve` with these arguments.
    pub fn start(arguments: &[&str]) -> Self {
        Self::of(program().arg("serve").args(arguments))
    }

    /// Starts `serve` with a clock that stands still, over a folder.
    pub fn over(folder: &Folder) -> Self {
        Self::start(&["--manual-clock", "--store", folder.path().to_str().unwrap()])
    }

    /// Starts this command.
    pub fn of(command: &mut Command) -> Self {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Self { child, stdin, stdout, next_id: 1 }
    }

    /// Writes a line as it is.
    pub fn send(&mut self, line: &str) -> std::io::Result<()> {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(line.as_bytes())?;
        stdin.write_all(b"\n")?;
        stdin.flush()
    }

    /// The next line; nothing at the end.
    pub fn line(&mut self) -> Option<Value> {
        let mut line = String::new();
        match self.stdout.read_line(&mut line) {
            Ok(0) | Err(_) => None,
            Ok(_) => serde_json::from_str(&line).ok(),
        }
    }

    /// Sends a command; nothing if the session is gone.
    pub fn try_ask(&mut self, command: &str, arguments: Value) -> Option<Reply> {
        let id = self.next_id;
        self.next_id += 1;
        self.send(&json!({ "id": id, "cmd": command, "args": arguments }).to_string()).ok()?;
        let mut events = Vec::new();
        loop {
            let line = self.line()?;
            if let Some(name) = line["event"].as_str() {
                events.push((name.to_owned(), line["data"].clone()));
                continue;
            }
            assert_eq!(line["id"], id, "replies come in order");
            let result = match line.get("error") {
                Some(error) => Err(error.clone()),
                None => Ok(line["ok"].clone()),
            };
            return Some(Reply { events, result });
        }
    }

    /// Sends a command and waits for its reply.
    pub fn ask(&mut self, command: &str, arguments: Value) -> Reply {
        self.try_ask(command, arguments).unwrap_or_else(|| panic!("the session ended at {command}"))
    }

    /// The whole state.
    pub fn status(&mut self) -> Value {
        self.ask("status", json!({})).snapshot().clone()
    }

    /// Ends the input and waits until the session has ended.
    pub fn end(mut self) {
        drop(self.stdin.take());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The texts of a whole snapshot's rows.
pub fn texts(snapshot: &Value) -> Vec<&str> {
    snapshot["rows"].as_array().unwrap().iter().map(|row| row["text"].as_str().unwrap()).collect()
}

/// Random numbers that are the same in every run: SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(limit.max(1)).unwrap()).unwrap()
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}
