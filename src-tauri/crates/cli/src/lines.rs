//! Lines from a stream, none longer than memory allows.

use std::io::{self, BufRead};

/// The longest line taken, in bytes: an imported file of 20 MB with every character escaped still fits.
pub const LONGEST: usize = 64 << 20;

/// What was read.
#[derive(PartialEq, Eq, Debug)]
pub enum Line {
    /// A line without its end.
    Whole(Vec<u8>),
    /// A line longer than [`LONGEST`]; it was read over and is gone.
    TooLong,
    /// The stream has ended.
    End,
}

/// Reads the next line. The last one need not have an end.
///
/// # Errors
/// The stream broke.
pub fn next(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let available = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if available.is_empty() {
            let nothing = line.is_empty() && !too_long;
            return Ok(if nothing { Line::End } else { finished(line, too_long) });
        }
        let end = available.iter().position(|&byte| byte == b'\n');
        let part = available.get(..end.unwrap_or(available.len())).unwrap_or_default();
        too_long |= line.len() + part.len() > LONGEST;
        if too_long {
            line = Vec::new();
        } else {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(finished(line, too_long));
        }
    }
}

fn finished(mut line: Vec<u8>, too_long: bool) -> Line {
    if too_long {
        return Line::TooLong;
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Line::Whole(line)
}

#[cfg(test)]
mod tests {
    use super::{Line, next};

    fn check(text: &str, expected: &[&str]) {
        // A buffer of three bytes makes every line arrive in parts.
        let mut input = std::io::BufReader::with_capacity(3, text.as_bytes());
        let mut lines = Vec::new();
        while let Line::Whole(line) = next(&mut input).unwrap() {
            lines.push(String::from_utf8(line).unwrap());
        }
        assert_eq!(lines, expected);
    }

    #[test]
    fn lines_arrive_whole() {
        check("", &[]);
        check("\n", &[""]);
        check("one\r\n\ntwo and three\n", &["one", "", "two and three"]);
        check("no end", &["no end"]);
    }
}
