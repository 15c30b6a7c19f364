//! Files that cannot be read, and places that cannot be written to: the session starts, says once what happened, keeps what
//! it could not read, and never loses a state that was good.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test may stop at what it does not expect

mod common;

use std::fs;
use std::path::Path;

use common::{Folder, Session, texts};
use serde_json::{Value, json};

const NAMES: [&str; 3] = ["scoresheet-game", "scoresheet-archive", "scoresheet-settings"];

/// A folder in which a game of four moves, an archive of one game and settings are kept.
fn kept() -> Folder {
    let folder = Folder::new();
    let mut session = Session::over(&folder);
    session.ask("edit_entry", json!({ "ply": 0, "text": "d4" }));
    session.ask("new_game", json!({ "start": { "kind": "chess960", "number": 518 } }));
    session.ask("new_game", json!({}));
    for (ply, text) in ["e4", "e5", "Nf3", "Nc6"].iter().enumerate() {
        session.ask("edit_entry", json!({ "ply": ply, "text": text }));
    }
    session.end();
    folder
}

/// The files of a document, the newest generation first.
fn generations(folder: &Folder, name: &str) -> Vec<String> {
    let mut files: Vec<(u64, String)> = folder
        .files()
        .into_iter()
        .filter(|file| file.starts_with(name) && !file.contains("unreadable"))
        .filter_map(|file| {
            let text = fs::read(folder.path().join(&file)).unwrap();
            let document: Value = serde_json::from_slice(&text).ok()?;
            Some((document["generation"].as_u64()?, file))
        })
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, file)| file).collect()
}

/// Starts over the folder and answers the first reply of `status`.
fn start(folder: &Folder) -> (Session, common::Reply) {
    let mut session = Session::over(folder);
    let reply = session.ask("status", json!({}));
    (session, reply)
}

/// Everything that a file may have become, made of what it was.
fn broken(text: &str) -> Vec<(&'static str, Vec<u8>)> {
    let newer = text.replacen("\"schema\":1", "\"schema\":2", 1);
    let by_hand = text.replacen("body", "body ", 1);
    let cut = text.as_bytes().get(..text.len() / 2).unwrap().to_vec();
    vec![
        ("cut short", cut),
        ("empty", Vec::new()),
        ("binary", (0..=255).cycle().take(5_000).collect()),
        ("zeros", vec![0; text.len()]),
        ("newer", newer.into_bytes()),
        ("changed by hand", by_hand.into_bytes()),
        ("another document", b"{\"theme\":\"dark\"}".to_vec()),
        ("deeply nested", "[".repeat(200_000).into_bytes()),
    ]
}

#[test]
fn a_newest_generation_that_is_unreadable_gives_way_to_the_one_before() {
    let folder = kept();
    let newest = generations(&folder, NAMES[0])[0].clone();
    let text = fs::read_to_string(folder.path().join(&newest)).unwrap();
    for (how, bytes) in broken(&text) {
        let folder = kept();
        fs::write(folder.path().join(&newest), &bytes).unwrap();
        let (session, reply) = start(&folder);
        assert_eq!(texts(reply.snapshot()), ["e4", "e5", "Nf3"], "{how}");
        assert_eq!(reply.notices(), ["set_aside"], "{how}: said");
        session.end();
        let aside = folder.files().into_iter().find(|file| file.contains("unreadable")).expect(how);
        assert_eq!(fs::read(folder.path().join(aside)).unwrap(), bytes, "{how}: kept as it was");
        let (_, reply) = start(&folder);
        assert_eq!(reply.notices(), [""; 0], "{how}: said once");
    }
}

#[test]
fn no_readable_generation_at_all_starts_afresh_and_keeps_every_file() {
    let folder = kept();
    let before = folder.files();
    for file in &before {
        fs::write(folder.path().join(file), "not ours").unwrap();
    }
    let (mut session, reply) = start(&folder);
    assert_eq!(reply.snapshot()["row_count"], 0);
    assert_eq!(reply.notices().len(), before.len());
    session.ask("edit_entry", json!({ "ply": 0, "text": "c4" }));
    session.end();
    let aside = folder.files().into_iter().filter(|file| file.contains("unreadable")).count();
    assert_eq!(aside, before.len());
    let (_, reply) = start(&folder);
    assert_eq!(texts(reply.snapshot()), ["c4"]);
}

#[test]
fn each_document_is_lost_by_itself_alone() {
    for broken in NAMES {
        let folder = kept();
        for file in generations(&folder, broken) {
            fs::write(folder.path().join(file), "{").unwrap();
        }
        let (mut session, reply) = start(&folder);
        let expected = if broken == NAMES[0] { 0 } else { 4 };
        assert_eq!(reply.snapshot()["row_count"], expected, "{broken}");
        let archive = session.ask("archive_list", json!({})).result.unwrap();
        assert_eq!(archive.as_array().unwrap().len(), usize::from(broken != NAMES[1]), "{broken}");
    }
}

#[test]
fn contents_that_no_version_writes_are_set_aside() {
    let folder = kept();
    let newest = generations(&folder, NAMES[0])[0].clone();
    let path = folder.path().join(newest);
    let document: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    let bodies = [
        json!({ "edition": "editable", "start": { "kind": "fen", "fen": "no", "chess960": false } }),
        json!({ "edition": "editable", "start": { "kind": "chess960", "number": 960 } }),
        json!({ "edition": "editable", "start": { "kind": "standard" }, "entries": ["e4\nd5"] }),
        json!({ "edition": "editable", "start": { "kind": "standard" }, "entries": ["x".repeat(1001)] }),
        json!({ "edition": "editable", "start": { "kind": "standard" }, "entries": [7] }),
        json!([]),
    ];
    for body in bodies {
        // Whole and with the right checksum, as a forger or a fault of ours would write it.
        let text = sealed(document["generation"].as_u64().unwrap(), &body.to_string());
        fs::write(&path, text).unwrap();
        let (_, reply) = start(&folder);
        assert_eq!(reply.notices(), ["set_aside"], "{body}");
        assert_eq!(texts(reply.snapshot()), ["e4", "e5", "Nf3"], "{body}");
    }
}

/// The written form of a saved game with this body.
fn sealed(generation: u64, body: &str) -> String {
    let bytes = generation.to_le_bytes();
    let checksum = bytes
        .iter()
        .chain(body.as_bytes())
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!(
        r#"{{"format":"{}","schema":1,"generation":{generation},"checksum":"{checksum:016x}","body":{body}}}"#,
        NAMES[0]
    )
}

#[test]
fn a_folder_that_is_none_is_said_and_the_game_goes_on() {
    let folder = Folder::new();
    let file = folder.path().join("file");
    fs::write(&file, "a file where a folder is wanted").unwrap();
    check_not_saved(&file);
    assert_eq!(fs::read_to_string(&file).unwrap(), "a file where a folder is wanted");
}

/// Saving fails at this place: it is said once, shown, and nothing else is different.
fn check_not_saved(place: &Path) {
    let mut session = Session::start(&["--manual-clock", "--store", place.to_str().unwrap()]);
    session.ask("edit_entry", json!({ "ply": 0, "text": "e4" }));
    let reply = session.ask("status", json!({}));
    let said = reply.notices().into_iter().filter(|code| *code == "not_saved").count();
    assert_eq!(said, 1);
    assert_eq!(reply.snapshot()["saved"], false);
    assert!(reply.snapshot()["unsaved_why"].as_str().is_some());
    session.ask("edit_entry", json!({ "ply": 1, "text": "e5" }));
    let reply = session.ask("status", json!({}));
    assert_eq!(reply.notices(), [""; 0], "said once");
    assert_eq!(texts(reply.snapshot()), ["e4", "e5"]);
    session.end();
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_to_loses_nothing() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = kept();
    let allow = |mode| fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).unwrap();
    allow(0o500);
    if fs::write(folder.path().join("probe"), "").is_ok() {
        // Permissions do not bind the superuser: the mounted file systems of the tests below stand in for them.
        fs::remove_file(folder.path().join("probe")).unwrap();
        allow(0o700);
        println!("not tested here: this user may write anywhere");
        return;
    }
    let (mut session, reply) = start(&folder);
    assert_eq!(texts(reply.snapshot()), ["e4", "e5", "Nf3", "Nc6"]);
    session.ask("undo", json!({}));
    assert_eq!(session.ask("status", json!({})).notices(), ["not_saved"]);
    session.end();
    allow(0o700);
    let (_, reply) = start(&folder);
    assert_eq!(texts(reply.snapshot()), ["e4", "e5", "Nf3", "Nc6"]);
}

#[cfg(target_os = "linux")]
mod mounted {
    //! A small file system of its own, where this user may mount one.

    use std::process::Command;

    use super::*;

    struct Mount(Folder);

    impl Mount {
        fn new(options: &str) -> Option<Self> {
            let folder = Folder::new();
            let mut mount = Command::new("mount");
            mount.args(["-t", "tmpfs", "-o", options, "tmpfs"]).arg(folder.path());
            mount.stderr(std::process::Stdio::null());
            if mount.status().is_ok_and(|status| status.success()) { Some(Self(folder)) } else { None }
        }

        fn remount(&self, options: &str) {
            let options = format!("remount,{options}");
            assert!(Command::new("mount").args(["-o", &options]).arg(self.0.path()).status().unwrap().success());
        }
    }

    impl Drop for Mount {
        fn drop(&mut self) {
            let _ = Command::new("umount").arg(self.0.path()).status();
        }
    }

    #[test]
    fn a_full_disk_loses_nothing_and_saving_goes_on_when_there_is_room() {
        let Some(mount) = Mount::new("size=128k") else {
            println!("not tested here: this user may not mount a file system");
            return;
        };
        let folder = &mount.0;
        let mut session = Session::over(folder);
        session.ask("edit_entry", json!({ "ply": 0, "text": "e4" }));
        session.status();
        // Whatever room is left is taken by something else.
        let ballast = folder.path().join("ballast");
        let mut size = 128 << 10;
        while size >= 512 {
            let mut taken = fs::read(&ballast).unwrap_or_default();
            taken.resize(taken.len() + size, 1);
            if fs::write(&ballast, &taken).is_err() {
                size /= 2;
            }
        }
        session.ask("edit_entry", json!({ "ply": 1, "text": "e5" }));
        let reply = session.ask("status", json!({}));
        assert_eq!(reply.notices(), ["not_saved"]);
        assert_eq!(reply.snapshot()["unsaved_why"], "the disk is full");
        let copy = Folder::new();
        for file in folder.files().iter().filter(|file| file.ends_with(".json")) {
            fs::copy(folder.path().join(file), copy.path().join(file)).unwrap();
        }
        let (_, reply) = start(&copy);
        assert_eq!(texts(reply.snapshot()), ["e4"], "the state before");
        fs::remove_file(&ballast).unwrap();
        session.ask("edit_entry", json!({ "ply": 2, "text": "Nf3" }));
        assert_eq!(session.status()["saved"], true);
        session.end();
        let (_, reply) = start(folder);
        assert_eq!(texts(reply.snapshot()), ["e4", "e5", "Nf3"]);
    }

    #[test]
    fn a_read_only_file_system_starts_and_loses_nothing() {
        let Some(mount) = Mount::new("size=1m") else {
            println!("not tested here: this user may not mount a file system");
            return;
        };
        let folder = &mount.0;
        let mut session = Session::over(folder);
        session.ask("edit_entry", json!({ "ply": 0, "text": "e4" }));
        session.end();
        fs::write(folder.path().join("scoresheet-archive-a.json"), "broken").unwrap();
        mount.remount("ro");
        let (mut session, reply) = start(folder);
        assert_eq!(texts(reply.snapshot()), ["e4"]);
        assert_eq!(reply.notices(), ["not_readable"], "it can be neither read nor moved");
        session.ask("undo", json!({}));
        assert_eq!(session.ask("status", json!({})).notices(), ["not_saved"]);
        session.end();
        mount.remount("rw");
        let (_, reply) = start(folder);
        assert_eq!(texts(reply.snapshot()), ["e4"]);
        assert_eq!(reply.notices(), ["set_aside"]);
    }
}
