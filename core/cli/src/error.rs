//! What can go wrong, and how it is told: one line on standard error and an exit status.

use std::fmt::{self, Display};
use std::io;
use std::process::ExitCode;

/// Why the program stops early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The caller asked for something that cannot be: status 2.
    Usage(String),
    /// Help or the version was asked for: the text goes to standard output, and all is well.
    Help(String),
    /// Whoever read our output has gone: nothing more to say, and nothing wrong.
    OutputClosed,
    /// The machine or the network failed us (a full disk, a server that is not there): status 1.
    Io(String),
}

/// The result of everything that can fail here.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

impl Failure {
    /// A mistake in what the caller asked for. The message says what is wrong and where.
    pub(crate) fn usage(message: impl Display) -> Failure {
        Failure::Usage(message.to_string())
    }

    /// Tell it and give the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Usage(message) => {
                complain(&message);
                ExitCode::from(2)
            }
            Failure::Help(text) => match crate::output::Output::standard().text(&text) {
                Err(Failure::Io(message)) => {
                    complain(&message);
                    ExitCode::FAILURE
                }
                _ => ExitCode::SUCCESS,
            },
            Failure::OutputClosed => ExitCode::SUCCESS,
            Failure::Io(message) => {
                complain(&message);
                ExitCode::FAILURE
            }
        }
    }
}

/// The one line on standard error. Line breaks and other control characters that came in with the input are
/// shown as escapes, so that it stays one line and does nothing to a terminal.
fn complain(message: &str) {
    let mut line = String::with_capacity(message.len());
    for character in message.chars() {
        if character.is_control() {
            line.extend(character.escape_default());
        } else {
            line.push(character);
        }
    }
    // A standard error that is closed leaves nobody to tell.
    let _ = io::Write::write_fmt(&mut io::stderr().lock(), format_args!("palgak: {line}\n"));
}

impl From<clap::Error> for Failure {
    /// clap explains at length, over several lines; the first paragraph is the mistake itself.
    fn from(error: clap::Error) -> Failure {
        let text = error.render().to_string();
        if !error.use_stderr() {
            return Failure::Help(text);
        }
        if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return Failure::usage("no command given; 'palgak --help' lists them");
        }
        let paragraphs =
            text.split("\n\n").take_while(|p| !p.starts_with("Usage:") && !p.starts_with("For more"));
        let words: Vec<&str> = paragraphs.flat_map(str::split_whitespace).collect();
        let line = words.join(" ");
        Failure::usage(line.strip_prefix("error: ").unwrap_or(&line))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Io(format!("standard output: {error}")),
        }
    }
}

/// A name and its choices in a message: `a, b or c`.
pub(crate) struct Choices<'a>(pub(crate) &'a [&'a str]);

impl Display for Choices<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, choice) in self.0.iter().enumerate() {
            let separator = match i {
                0 => "",
                _ if i + 1 == self.0.len() => " or ",
                _ => ", ",
            };
            write!(f, "{separator}{choice}")?;
        }
        Ok(())
    }
}
