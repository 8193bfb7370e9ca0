//! Why a quick match cannot be had.

use palgak_table::saved::SaveError;

use crate::client::RestoreError;
use crate::client::net::{AddressError, StartError};

/// Why a quick match cannot be had, or does not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum QuickMatchError {
    /// The server's address is none.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// The identity is none.
    #[error("an identity has 32 bytes, this has {length}")]
    Identity {
        /// How many bytes it has.
        length: u64,
    },
    /// The code is none.
    #[error(transparent)]
    Code(#[from] crate::id::IdError),
    /// The saved quick match cannot be read.
    #[error(transparent)]
    Saved(#[from] SaveError),
    /// The session in it cannot be read.
    #[error(transparent)]
    Session(#[from] RestoreError),
    /// The system does not give what is needed.
    #[error("the system gives no {what}: {reason}")]
    System {
        /// What is missing.
        what: &'static str,
        /// What the system says.
        reason: String,
    },
    /// It was closed.
    #[error("the quick match is closed")]
    Closed,
    /// There is no game to be kept.
    #[error("no game has begun")]
    NoGame,
}

impl QuickMatchError {
    pub(super) fn system(what: &'static str, reason: &impl ToString) -> QuickMatchError {
        QuickMatchError::System { what, reason: reason.to_string() }
    }
}

impl From<StartError> for QuickMatchError {
    fn from(error: StartError) -> QuickMatchError {
        match error {
            StartError::Address(error) => QuickMatchError::Address(error),
            StartError::Restore(error) => QuickMatchError::Session(error),
            StartError::Tls(error) => QuickMatchError::system("certificates", &error),
            StartError::Thread(error) => QuickMatchError::system("thread", &error),
        }
    }
}
