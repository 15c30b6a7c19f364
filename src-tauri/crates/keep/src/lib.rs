//! Scoresheet: keep.
