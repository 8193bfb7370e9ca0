//! The suite for stores, against the store in memory that the simulation uses.

use std::time::Duration;

use palgak_server::sim::MemoryStore;
use palgak_server::store::ProcessId;
use store_suite::Stage;

mod store_suite;

struct Shared(MemoryStore);

impl Stage for Shared {
    type Store = MemoryStore;

    fn handle(&self, _number: usize) -> &MemoryStore {
        &self.0
    }

    async fn expire(&self, process: ProcessId) {
        self.0.expire(process);
    }
}

async fn fresh() -> Shared {
    Shared(MemoryStore::new(Duration::from_secs(60)))
}

store_suite!(fresh);
