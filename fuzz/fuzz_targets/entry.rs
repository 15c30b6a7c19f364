//! See `scoresheet_fuzz::entry`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| scoresheet_fuzz::entry::run(data));
