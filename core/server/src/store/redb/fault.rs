//! What can go wrong with the file.

use ::redb::{CommitError, StorageError, TableError, TransactionError};

use crate::store::StoreError;

/// Why a request could not be carried out.
#[derive(Clone, Debug)]
pub(super) enum Fault {
    /// The file cannot be read or written; everything in the same transaction has failed with it.
    Io(String),
    /// What was read cannot be right. Nothing was written by the request.
    Damaged(String),
}

impl Fault {
    /// What is answered.
    pub(super) fn answer(&self) -> StoreError {
        match self {
            Fault::Io(why) => StoreError::Unavailable(why.clone()),
            Fault::Damaged(what) => StoreError::Damaged(what.clone()),
        }
    }
}

impl From<::redb::Error> for Fault {
    fn from(error: ::redb::Error) -> Fault {
        match error {
            ::redb::Error::Corrupted(what) => Fault::Damaged(what),
            other => Fault::Io(other.to_string()),
        }
    }
}

macro_rules! from_redb {
    ($($name:ty),*) => {$(
        impl From<$name> for Fault {
            fn from(error: $name) -> Fault {
                ::redb::Error::from(error).into()
            }
        }
    )*};
}
from_redb!(StorageError, TableError, TransactionError, CommitError);
