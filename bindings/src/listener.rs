//! Who takes the snapshots.

use std::sync::Arc;

use palgak_table::host::Listener;
use palgak_table::snapshot::Snapshot;

/// A listener could not take a snapshot. The table notes it and goes on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
#[uniffi(flat_error)]
pub enum ListenerError {
    /// It threw something.
    #[error("the listener failed: {reason}")]
    Failed {
        /// What it threw.
        reason: String,
    },
}

impl From<uniffi::UnexpectedUniFFICallbackError> for ListenerError {
    fn from(error: uniffi::UnexpectedUniFFICallbackError) -> ListenerError {
        ListenerError::Failed { reason: error.reason }
    }
}

/// Takes the snapshots of a table.
#[uniffi::export(foreign)]
pub trait TableListener: Send + Sync {
    /// A snapshot: the first one when the table opens, then one for each change, in order and one at a time,
    /// never on the thread of whoever gave the command. (A JVM that has loaded the library itself sees the table's
    /// thread as one daemon thread, another one as a new thread each time.)
    ///
    /// Whoever listens may call the table from here. It should not wait here for another thread that waits for
    /// the table.
    fn snapshot(&self, snapshot: Snapshot) -> Result<(), ListenerError>;
}

/// A foreign listener as the core knows one.
pub(crate) struct Foreign(pub(crate) Arc<dyn TableListener>);

impl Listener for Foreign {
    fn snapshot(&self, snapshot: Snapshot) {
        #[cfg(not(target_os = "ios"))]
        crate::jni::attach();
        if let Err(error) = self.0.snapshot(snapshot) {
            tracing::error!(%error, "a snapshot was lost");
        }
    }
}
