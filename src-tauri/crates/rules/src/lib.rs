//! Scoresheet: rules.
