//! Writes the TypeScript of everything that crosses the boundary, and fails if what is checked in is older.

#![allow(clippy::unwrap_used, clippy::expect_used)] // a test may stop at what it does not expect
#![allow(clippy::disallowed_methods)] // this one is about a file
use std::fmt::Write as _;
use std::path::Path;

use scoresheet_wire::{ErrorCode, WireError, commands, dto};
use specta::Types;
use specta_typescript::{Exporter, Typescript, primitives};

const HEADER: &str = "\
// The shapes that cross the boundary between the session (Rust) and the screen.
// Written by a test from the Rust types; after a change there: UPDATE_BINDINGS=1 cargo test -p scoresheet-wire --test bindings";

/// The whole file.
fn bindings() -> String {
    let mut types = Types::default()
        .register::<dto::Snapshot>()
        .register::<dto::Settings>()
        .register::<dto::InitialState>()
        .register::<dto::Notice>()
        .register::<ErrorCode>()
        .register::<WireError>();
    let signatures = commands::signatures(&mut types);
    let exporter = Exporter::from(Typescript::default());
    let name = |ty| primitives::reference(&exporter, &types, ty).expect("a type with a name");
    let mut map = String::from("/** Every command: its arguments and its answer. */\nexport type Commands = {\n");
    for one in &signatures {
        writeln!(map, "\t/** {} */", one.about).unwrap();
        writeln!(map, "\t{}: {{ args: {}; reply: {} }},", one.name, name(&one.arguments), name(&one.answer)).unwrap();
    }
    map.push_str("};\n\n/** Every event that is sent unasked. */\nexport type Events = {\n");
    map.push_str("\tsnapshot: Snapshot,\n\tsettings: Settings,\n\tnotice: Notice,\n};");
    let text = Typescript::default().header(HEADER).with_raw(map).export(&types, specta_serde::Format);
    text.expect("every type has a TypeScript form")
}

#[test]
fn bindings_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/backend/bindings.ts");
    let fresh = bindings();
    if std::env::var_os("UPDATE_BINDINGS").is_some() {
        std::fs::write(&path, &fresh).expect("ui/backend can be written");
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == fresh,
        "ui/backend/bindings.ts is older than the Rust types: UPDATE_BINDINGS=1 cargo test -p scoresheet-wire --test bindings"
    );
}
