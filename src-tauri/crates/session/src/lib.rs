//! Scoresheet: session.
