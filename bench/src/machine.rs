//! What the figures were measured on.

use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

/// Processor, system, compiler and date in one line.
pub fn describe() -> String {
    let processor = std::fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| {
            let line = text.lines().find(|line| line.starts_with("model name"))?;
            Some(line.split_once(':')?.1.trim().to_owned())
        })
        .unwrap_or_else(|| "processor unknown".into());
    let compiler = Command::new("rustc")
        .arg("--version")
        .output()
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .map_or_else(|| "rustc unknown".into(), |text| text.trim().to_owned());
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    let (year, month, day) = date(days);
    format!("{processor}, {} {}, {compiler}, {year}-{month:02}-{day:02}", std::env::consts::OS, std::env::consts::ARCH)
}

/// The date of a number of days after 1970-01-01, counted off year by year.
fn date(mut days: u64) -> (u64, usize, u64) {
    let is_leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let months = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= months[month] {
        days -= months[month];
        month += 1;
    }
    (year, month + 1, days + 1)
}
