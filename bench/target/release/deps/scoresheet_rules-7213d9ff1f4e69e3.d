/work/wt/rules/bench/target/release/deps/scoresheet_rules-7213d9ff1f4e69e3.d: /work/wt/rules/src-tauri/crates/rules/src/lib.rs /work/wt/rules/src-tauri/crates/rules/src/action.rs /work/wt/rules/src-tauri/crates/rules/src/attacks/mod.rs /work/wt/rules/src-tauri/crates/rules/src/attacks/lines.rs /work/wt/rules/src-tauri/crates/rules/src/bitboard.rs /work/wt/rules/src-tauri/crates/rules/src/board.rs /work/wt/rules/src-tauri/crates/rules/src/castling.rs /work/wt/rules/src-tauri/crates/rules/src/ending.rs /work/wt/rules/src-tauri/crates/rules/src/faults.rs /work/wt/rules/src-tauri/crates/rules/src/make.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/mod.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/fast.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/list.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/pawns.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/sink.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/total.rs /work/wt/rules/src-tauri/crates/rules/src/moves.rs /work/wt/rules/src-tauri/crates/rules/src/notation/mod.rs /work/wt/rules/src-tauri/crates/rules/src/notation/fen.rs /work/wt/rules/src-tauri/crates/rules/src/notation/san.rs /work/wt/rules/src-tauri/crates/rules/src/notation/uci.rs /work/wt/rules/src-tauri/crates/rules/src/piece.rs /work/wt/rules/src-tauri/crates/rules/src/play.rs /work/wt/rules/src-tauri/crates/rules/src/position.rs /work/wt/rules/src-tauri/crates/rules/src/repetition.rs /work/wt/rules/src-tauri/crates/rules/src/square.rs /work/wt/rules/src-tauri/crates/rules/src/variants/mod.rs /work/wt/rules/src-tauri/crates/rules/src/variants/chess960.rs /work/wt/rules/src-tauri/crates/rules/src/variants/standard.rs

/work/wt/rules/bench/target/release/deps/libscoresheet_rules-7213d9ff1f4e69e3.rlib: /work/wt/rules/src-tauri/crates/rules/src/lib.rs /work/wt/rules/src-tauri/crates/rules/src/action.rs /work/wt/rules/src-tauri/crates/rules/src/attacks/mod.rs /work/wt/rules/src-tauri/crates/rules/src/attacks/lines.rs /work/wt/rules/src-tauri/crates/rules/src/bitboard.rs /work/wt/rules/src-tauri/crates/rules/src/board.rs /work/wt/rules/src-tauri/crates/rules/src/castling.rs /work/wt/rules/src-tauri/crates/rules/src/ending.rs /work/wt/rules/src-tauri/crates/rules/src/faults.rs /work/wt/rules/src-tauri/crates/rules/src/make.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/mod.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/fast.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/list.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/pawns.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/sink.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/total.rs /work/wt/rules/src-tauri/crates/rules/src/moves.rs /work/wt/rules/src-tauri/crates/rules/src/notation/mod.rs /work/wt/rules/src-tauri/crates/rules/src/notation/fen.rs /work/wt/rules/src-tauri/crates/rules/src/notation/san.rs /work/wt/rules/src-tauri/crates/rules/src/notation/uci.rs /work/wt/rules/src-tauri/crates/rules/src/piece.rs /work/wt/rules/src-tauri/crates/rules/src/play.rs /work/wt/rules/src-tauri/crates/rules/src/position.rs /work/wt/rules/src-tauri/crates/rules/src/repetition.rs /work/wt/rules/src-tauri/crates/rules/src/square.rs /work/wt/rules/src-tauri/crates/rules/src/variants/mod.rs /work/wt/rules/src-tauri/crates/rules/src/variants/chess960.rs /work/wt/rules/src-tauri/crates/rules/src/variants/standard.rs

/work/wt/rules/bench/target/release/deps/libscoresheet_rules-7213d9ff1f4e69e3.rmeta: /work/wt/rules/src-tauri/crates/rules/src/lib.rs /work/wt/rules/src-tauri/crates/rules/src/action.rs /work/wt/rules/src-tauri/crates/rules/src/attacks/mod.rs /work/wt/rules/src-tauri/crates/rules/src/attacks/lines.rs /work/wt/rules/src-tauri/crates/rules/src/bitboard.rs /work/wt/rules/src-tauri/crates/rules/src/board.rs /work/wt/rules/src-tauri/crates/rules/src/castling.rs /work/wt/rules/src-tauri/crates/rules/src/ending.rs /work/wt/rules/src-tauri/crates/rules/src/faults.rs /work/wt/rules/src-tauri/crates/rules/src/make.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/mod.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/fast.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/list.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/pawns.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/sink.rs /work/wt/rules/src-tauri/crates/rules/src/movegen/total.rs /work/wt/rules/src-tauri/crates/rules/src/moves.rs /work/wt/rules/src-tauri/crates/rules/src/notation/mod.rs /work/wt/rules/src-tauri/crates/rules/src/notation/fen.rs /work/wt/rules/src-tauri/crates/rules/src/notation/san.rs /work/wt/rules/src-tauri/crates/rules/src/notation/uci.rs /work/wt/rules/src-tauri/crates/rules/src/piece.rs /work/wt/rules/src-tauri/crates/rules/src/play.rs /work/wt/rules/src-tauri/crates/rules/src/position.rs /work/wt/rules/src-tauri/crates/rules/src/repetition.rs /work/wt/rules/src-tauri/crates/rules/src/square.rs /work/wt/rules/src-tauri/crates/rules/src/variants/mod.rs /work/wt/rules/src-tauri/crates/rules/src/variants/chess960.rs /work/wt/rules/src-tauri/crates/rules/src/variants/standard.rs

/work/wt/rules/src-tauri/crates/rules/src/lib.rs:
/work/wt/rules/src-tauri/crates/rules/src/action.rs:
/work/wt/rules/src-tauri/crates/rules/src/attacks/mod.rs:
/work/wt/rules/src-tauri/crates/rules/src/attacks/lines.rs:
/work/wt/rules/src-tauri/crates/rules/src/bitboard.rs:
/work/wt/rules/src-tauri/crates/rules/src/board.rs:
/work/wt/rules/src-tauri/crates/rules/src/castling.rs:
/work/wt/rules/src-tauri/crates/rules/src/ending.rs:
/work/wt/rules/src-tauri/crates/rules/src/faults.rs:
/work/wt/rules/src-tauri/crates/rules/src/make.rs:
/work/wt/rules/src-tauri/crates/rules/src/movegen/mod.rs:
/work/wt/rules/src-tauri/crates/rules/src/movegen/fast.rs:
/work/wt/rules/src-tauri/crates/rules/src/movegen/list.rs:
/work/wt/rules/src-tauri/crates/rules/src/movegen/pawns.rs:
/work/wt/rules/src-tauri/crates/rules/src/movegen/sink.rs:
/work/wt/rules/src-tauri/crates/rules/src/movegen/total.rs:
/work/wt/rules/src-tauri/crates/rules/src/moves.rs:
/work/wt/rules/src-tauri/crates/rules/src/notation/mod.rs:
/work/wt/rules/src-tauri/crates/rules/src/notation/fen.rs:
/work/wt/rules/src-tauri/crates/rules/src/notation/san.rs:
/work/wt/rules/src-tauri/crates/rules/src/notation/uci.rs:
/work/wt/rules/src-tauri/crates/rules/src/piece.rs:
/work/wt/rules/src-tauri/crates/rules/src/play.rs:
/work/wt/rules/src-tauri/crates/rules/src/position.rs:
/work/wt/rules/src-tauri/crates/rules/src/repetition.rs:
/work/wt/rules/src-tauri/crates/rules/src/square.rs:
/work/wt/rules/src-tauri/crates/rules/src/variants/mod.rs:
/work/wt/rules/src-tauri/crates/rules/src/variants/chess960.rs:
/work/wt/rules/src-tauri/crates/rules/src/variants/standard.rs:
