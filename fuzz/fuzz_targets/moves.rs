//! See `scoresheet_fuzz::moves`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| scoresheet_fuzz::moves::run(data));
