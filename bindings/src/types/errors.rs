//! Errors. Each carries its message, written where it arose.

use palgak_online::app::QuickMatchError;
use palgak_table::host::TableError;
use palgak_table::import::RecordError;
use palgak_table::saved::SaveError;

/// Why a table does not do what it was asked.
#[uniffi::remote(Error)]
#[uniffi(flat_error)]
pub enum TableError {
    /// The table was closed.
    Closed,
    /// The point is not on the board.
    NoSuchPoint,
    /// The system has no thread to spare.
    NoThread,
}

/// Why bytes could not be taken back.
#[uniffi::remote(Error)]
#[uniffi(flat_error)]
pub enum SaveError {
    /// The bytes were not written by this app, or for something else.
    Foreign,
    /// The bytes end too early, or go on too long.
    Length,
    /// Another version of the app wrote the bytes.
    Version,
    /// The bytes were changed since they were written.
    Checksum,
    /// The checksum holds and the body still makes no sense.
    Body,
    /// A value stands for nothing.
    Value,
    /// A move of a saved game is not possible.
    Move,
    /// The position a game begins with is none.
    Start,
    /// The parts of a saved game do not fit each other.
    Contradiction,
    /// The game is sound, and there is no table to put it on.
    NoTable,
}

/// Why a text is no record of a game.
#[uniffi::remote(Error)]
#[uniffi(flat_error)]
pub enum RecordError {
    /// The text is too long to be a record.
    TooLong,
    /// A tag is badly written.
    Tag,
    /// The record does not say which game it is, or none that is played here.
    Game,
    /// A tag has a value that means nothing.
    Value,
    /// The position it begins with is none.
    Start,
    /// A comment does not end.
    Comment,
    /// A move cannot be read or played.
    Move,
    /// The end that the record tells of cannot be.
    Ending,
}

/// Why a quick match cannot be had, or does not do what it was asked.
#[uniffi::remote(Error)]
#[uniffi(flat_error)]
pub enum QuickMatchError {
    /// The server's address is none.
    Address,
    /// The identity is none.
    Identity,
    /// The code is none.
    Code,
    /// The saved quick match cannot be read.
    Saved,
    /// The session in it cannot be read.
    Session,
    /// The system does not give what is needed.
    System,
    /// It was closed.
    Closed,
    /// There is no game to be kept.
    NoGame,
}
