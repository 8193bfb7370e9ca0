//! What can go wrong with the database, and whether trying again helps.

use std::time::Duration;

use deadpool_postgres::PoolError;
use tokio_postgres::error::SqlState;

use crate::store::StoreError;

/// Why a request could not be carried out.
#[derive(Debug)]
pub(super) enum Fault {
    /// Another request was in the way; nothing was done.
    Conflict(String),
    /// The connection is gone or the database cannot answer: whether anything was done is not known.
    Lost(String),
    /// What is in the database, or its layout, cannot be right.
    Damaged(String),
}

impl Fault {
    /// What happened, for people.
    pub(super) fn reason(&self) -> &str {
        let (Fault::Conflict(text) | Fault::Lost(text) | Fault::Damaged(text)) = self;
        text
    }
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Fault {
        let Some(database) = error.as_db_error() else { return Fault::Lost(words(&error)) };
        let code = database.code();
        let text = format!("{} ({})", database.message(), code.code());
        let conflicts = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::UNIQUE_VIOLATION,
            SqlState::LOCK_NOT_AVAILABLE,
        ];
        if conflicts.contains(code) {
            return Fault::Conflict(text);
        }
        // Connection, transaction state, prepared statements, rights, resources, limits, shutdown, disk: all that an
        // operator can put right without touching what is stored.
        match code.code().get(..2) {
            _ if *code == SqlState::INSUFFICIENT_PRIVILEGE => Fault::Lost(text),
            Some("08" | "0A" | "25" | "26" | "28" | "40" | "53" | "54" | "55" | "57" | "58") => {
                Fault::Lost(text)
            }
            _ => Fault::Damaged(text),
        }
    }
}

impl From<PoolError> for Fault {
    fn from(error: PoolError) -> Fault {
        match error {
            PoolError::Backend(error) => Fault::Lost(words(&error)),
            other => Fault::Lost(other.to_string()),
        }
    }
}

/// An error with its causes: the outermost alone often says no more than "error connecting to server".
pub(super) fn words(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = error.source();
    }
    text
}

/// The tries of one request. All requests may be made again, so that a lost answer is asked for by asking again.
#[derive(Default)]
pub(super) struct Tries {
    conflicts: u32,
    losses: u32,
}

impl Tries {
    /// How often a request is tried while others are in the way.
    const CONFLICTS: u32 = 20;
    /// How often a request is tried on a new connection.
    const LOSSES: u32 = 3;

    /// Waits before the next try, or gives up.
    pub(super) async fn again(&mut self, fault: Fault) -> Result<(), StoreError> {
        let pause = match fault {
            Fault::Damaged(what) => return Err(StoreError::Damaged(what)),
            Fault::Conflict(_) if self.conflicts < Tries::CONFLICTS => {
                self.conflicts += 1;
                // Those who met must not meet again at once.
                Duration::from_micros(
                    200 * u64::from(self.conflicts) + chance(1_000 * u64::from(self.conflicts)),
                )
            }
            Fault::Lost(why) if self.losses + 1 < Tries::LOSSES => {
                self.losses += 1;
                tracing::warn!(why, "a request to the database is made again");
                Duration::from_millis(50 * u64::from(self.losses))
            }
            Fault::Conflict(why) | Fault::Lost(why) => return Err(StoreError::Unavailable(why)),
        };
        tokio::time::sleep(pause).await;
        Ok(())
    }
}

/// A number below a bound; how good it is does not matter.
pub(super) fn chance(bound: u64) -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0) % bound.max(1)
}
