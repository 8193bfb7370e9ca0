//! Lines from outside, whatever they hold.

use std::io::{BufRead, Read as _};

use crate::error::{Failure, Result};

/// A game of thousands of moves fits well into this; the rest of a longer line is read over.
const LONGEST: u64 = 1 << 20;

/// Reads lines without trusting them: any bytes, any length.
pub(crate) struct Lines<R>(R);

impl<R: BufRead> Lines<R> {
    /// The lines of an input.
    pub(crate) fn new(input: R) -> Lines<R> {
        Lines(input)
    }

    /// The next line without its end; none at the end of the input. What is no UTF-8 is replaced.
    pub(crate) fn next_line(&mut self) -> Result<Option<String>> {
        let mut line = Vec::new();
        if self.read_part(&mut line)? == 0 {
            return Ok(None);
        }
        if line.last() != Some(&b'\n') {
            let mut rest = Vec::new();
            while self.read_part(&mut rest)? > 0 && rest.last() != Some(&b'\n') {
                rest.clear();
            }
        }
        Ok(Some(String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned()))
    }

    fn read_part(&mut self, part: &mut Vec<u8>) -> Result<usize> {
        self.0
            .by_ref()
            .take(LONGEST)
            .read_until(b'\n', part)
            .map_err(|error| Failure::Io(format!("standard input: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_kind_are_read() {
        let mut input = b"uci\r\n\n\xff\xfe go\n".to_vec();
        input.extend(std::iter::repeat_n(b'x', 3 << 20));
        input.extend(b"\nquit");
        let mut lines = Lines::new(&input[..]);
        let mut next = || lines.next_line().ok().flatten();
        assert_eq!(next().as_deref(), Some("uci"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().as_deref(), Some("\u{fffd}\u{fffd} go"));
        assert_eq!(next().map(|line| line.len()), Some(1 << 20));
        assert_eq!(next().as_deref(), Some("quit"));
        assert_eq!(next(), None);
    }
}
