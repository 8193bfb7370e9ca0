//! What is written.

use std::fmt::Display;
use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

/// One line on standard output.
pub(crate) fn line(line: impl Display) {
    // If nobody reads it, the measurement still ends properly.
    let _ = writeln!(std::io::stdout().lock(), "{line}");
}

/// The end of a test that went wrong.
pub(crate) fn failed(error: &(impl Display + ?Sized)) -> ExitCode {
    let _ = writeln!(std::io::stderr().lock(), "load: {error}");
    ExitCode::FAILURE
}

/// Latencies, in microseconds.
#[derive(Default)]
pub(crate) struct Latencies(Vec<u32>);

impl Latencies {
    pub(crate) fn add(&mut self, took: Duration) {
        self.0.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
    }

    pub(crate) fn append(&mut self, other: Latencies) {
        self.0.extend(other.0);
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The latency that so many of a thousand do not exceed, in milliseconds.
    pub(crate) fn per_mille(&mut self, part: usize) -> f64 {
        if self.0.is_empty() {
            return f64::NAN;
        }
        self.0.sort_unstable();
        let place = (self.0.len() * part / 1_000).min(self.0.len() - 1);
        f64::from(self.0[place]) / 1_000.0
    }
}

/// The value in the middle.
pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
