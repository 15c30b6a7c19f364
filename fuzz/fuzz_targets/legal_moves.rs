//! See `scoresheet_fuzz::legal_moves`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| scoresheet_fuzz::legal_moves::run(data));
