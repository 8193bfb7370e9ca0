//! Whether the server can do its work, as `/healthz` tells it.

use std::sync::atomic::{AtomicBool, Ordering};

/// What may be wrong.
#[derive(Debug, Default)]
pub(super) struct Health {
    draining: AtomicBool,
    store_failing: AtomicBool,
}

/// What is wrong, if anything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    /// Nothing.
    Ok,
    /// It stops, and takes in nobody new.
    Draining,
    /// The store did not do what it was last asked.
    StoreFailing,
}

impl Health {
    /// Notes whether the store did what it was asked.
    pub(super) fn store(&self, ok: bool) {
        if self.store_failing.load(Ordering::Relaxed) == ok {
            self.store_failing.store(!ok, Ordering::Relaxed);
        }
    }

    /// Notes that the server stops.
    pub(super) fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    pub(super) fn condition(&self) -> Condition {
        if self.draining.load(Ordering::Relaxed) {
            Condition::Draining
        } else if self.store_failing.load(Ordering::Relaxed) {
            Condition::StoreFailing
        } else {
            Condition::Ok
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_store_that_works_again_is_well_and_stopping_is_for_good() {
        let health = Health::default();
        assert_eq!(health.condition(), Condition::Ok);
        health.store(false);
        assert_eq!(health.condition(), Condition::StoreFailing);
        health.store(true);
        assert_eq!(health.condition(), Condition::Ok);
        health.drain();
        health.store(false);
        assert_eq!(health.condition(), Condition::Draining);
    }
}
