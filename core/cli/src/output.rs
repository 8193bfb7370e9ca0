//! Standard output, written in one place: buffered, and quiet when the reader has gone.

use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};

use crate::error::Result;

/// Standard output, locked and buffered until dropped or flushed.
pub(crate) struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    /// The process's standard output.
    pub(crate) fn standard() -> Output {
        Output(BufWriter::new(io::stdout().lock()))
    }

    /// One line.
    pub(crate) fn line(&mut self, line: impl Display) -> Result<()> {
        writeln!(self.0, "{line}")?;
        Ok(())
    }

    /// Text as it is, and out with it.
    pub(crate) fn text(&mut self, text: &str) -> Result<()> {
        self.0.write_all(text.as_bytes())?;
        self.flush()
    }

    /// Send what is buffered. Every command ends with it, so that a failure is noticed.
    pub(crate) fn flush(&mut self) -> Result<()> {
        self.0.flush()?;
        Ok(())
    }
}
