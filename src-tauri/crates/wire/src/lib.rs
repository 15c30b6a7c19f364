//! Scoresheet: wire.
