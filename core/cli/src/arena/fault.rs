//! What a player can do wrong. A game in which that happens is void.

use std::fmt::{self, Display};
use std::time::Duration;

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It could not be started, or does not take what it was told at the start: no game can be played.
    CannotStart(String),
    /// The program ended.
    Ended(String),
    /// It did not answer in time.
    Silent(Duration),
    /// Its move is not legal.
    Illegal {
        /// The move in machine notation.
        mv: String,
        /// Why not.
        why: String,
    },
    /// Its move cannot be read. The message quotes it.
    Unreadable(String),
    /// It has no move in a game that goes on.
    NoMove,
    /// It does not take a move that is legal.
    Refused(String),
    /// It says that the game is over, and it is not.
    Claimed(String),
    /// Nobody's fault: the game does not end.
    Endless(usize),
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::CannotStart(why) => f.write_str(why),
            Fault::Ended(how) => write!(f, "the program ended ({how})"),
            Fault::Silent(patience) => write!(f, "no answer within {} ms", patience.as_millis()),
            Fault::Illegal { mv, why } => write!(f, "illegal move {mv}: {why}"),
            Fault::Unreadable(what) => write!(f, "unreadable move: {what}"),
            Fault::NoMove => f.write_str("no move in a game that goes on"),
            Fault::Refused(line) => write!(f, "a legal move is refused: {line}"),
            Fault::Endless(plies) => {
                write!(f, "no end after {plies} plies (--adjudicate plies=N sets a limit)")
            }
            Fault::Claimed(line) => write!(f, "a claim in a game that goes on: {line}"),
        }
    }
}
