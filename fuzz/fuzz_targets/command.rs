//! See `scoresheet_fuzz::command`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| scoresheet_fuzz::command::run(data));
