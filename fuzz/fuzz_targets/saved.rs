//! See `scoresheet_fuzz::saved`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| scoresheet_fuzz::saved::run(data));
