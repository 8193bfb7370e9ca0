//! Which processes are alive. It is not in the file: only one program has the file open, so that everyone who is not
//! alive here, since it was opened, is dead.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::store::ProcessId;

/// The leases that hold, or have run out without being ended.
#[derive(Clone, Debug, Default)]
pub(super) struct Leases {
    until: BTreeMap<ProcessId, Duration>,
}

impl Leases {
    /// Gives or renews a lease.
    pub(super) fn renew(&mut self, process: ProcessId, until: Duration) {
        self.until.insert(process, until);
    }

    /// Ends a lease.
    pub(super) fn release(&mut self, process: ProcessId) {
        self.until.remove(&process);
    }

    /// Whether a lease holds.
    pub(super) fn hold(&self, process: ProcessId, now: Duration) -> bool {
        self.until.get(&process).is_some_and(|until| now < *until)
    }
}
