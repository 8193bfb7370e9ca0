//! Bytes a shell keeps for the app: games and settings.
//!
//! The bytes are an envelope (a mark, what is inside, a version, a length, a checksum) around a body of
//! types that never change. A new version gets new types beside the old ones, and the old ones keep being read.

mod codes;
mod envelope;
mod game;
mod settings;

pub use envelope::{Contents, open, seal};
pub(crate) use game::{SavedEnding, SavedGame, SavedOffer, SavedRule};

/// Why bytes could not be taken back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// The bytes were not written by this app, or for something else.
    #[error("these bytes are not {what}: {detail}")]
    Foreign {
        /// What was expected.
        what: &'static str,
        /// What was found instead.
        detail: &'static str,
    },
    /// The bytes end too early, or go on too long.
    #[error("the bytes should be {expected} long and are {found}")]
    Length {
        /// How many there should be, at least.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// Another version of the app wrote the bytes.
    #[error("the bytes are of version {found}; this app reads up to version {newest}")]
    Version {
        /// The version in the bytes.
        found: u16,
        /// The newest version read.
        newest: u16,
    },
    /// The bytes were changed since they were written.
    #[error("the checksum in the bytes is {found:08x} and should be {expected:08x}: they are damaged")]
    Checksum {
        /// The checksum of the bytes.
        expected: u32,
        /// The checksum they carry.
        found: u32,
    },
    /// The checksum holds and the body still makes no sense.
    #[error("the body of the bytes cannot be read: {detail}")]
    Body {
        /// What the reader of the body says.
        detail: String,
    },
    /// A value stands for nothing.
    #[error("{what} is {value}, which stands for nothing")]
    Value {
        /// Which value.
        what: &'static str,
        /// What it is.
        value: u64,
    },
    /// A move of a saved game is not possible.
    #[error("move {ply}, {text}, is not possible: {why}")]
    Move {
        /// Which move, from 1.
        ply: u64,
        /// The move, by the numbers of its points.
        text: String,
        /// Why not.
        why: String,
    },
    /// The position a game begins with is none.
    #[error("the position it begins with cannot be read: {why}")]
    Start {
        /// Why not.
        why: String,
    },
    /// The parts of a saved game do not fit each other.
    #[error("the saved game contradicts itself: {detail}")]
    Contradiction {
        /// How.
        detail: &'static str,
    },
    /// The game is sound, and there is no table to put it on.
    #[error("the saved game cannot be opened: {reason}")]
    NoTable {
        /// Why not.
        reason: String,
    },
}
