//! The game as a list of entries. Imports the rules alone; pure: no clock, no files, no JSON.

pub mod reading;
