//! scoresheet-cli.
fn main() {}
