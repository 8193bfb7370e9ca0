//! The store in a file.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test, also where it is not marked as one")]

mod store_suite;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use palgak_server::store::redb::RedbStore;
use palgak_server::store::{Append, Appended, Claim, ProcessId, Store, Ticket, Withdrawn};
use store_suite::{A, B, Stage, alive, append, code, game, own, pair, player, record, ticket, wait};
use tempfile::TempDir;

/// A store whose clock goes on only when told to.
struct FileStage {
    store: RedbStore,
    clock: Arc<AtomicU64>,
    _folder: TempDir,
}

const LEASE: Duration = Duration::from_secs(10);

async fn stage() -> FileStage {
    let folder = tempfile::tempdir().unwrap();
    let clock = Arc::new(AtomicU64::new(0));
    let store = open(&folder, &clock);
    FileStage { store, clock, _folder: folder }
}

fn open(folder: &TempDir, clock: &Arc<AtomicU64>) -> RedbStore {
    let clock = Arc::clone(clock);
    let now = Arc::new(move || Duration::from_secs(clock.load(Ordering::SeqCst)));
    RedbStore::open_with_clock(&folder.path().join("store"), LEASE, now).unwrap()
}

impl Stage for FileStage {
    type Store = RedbStore;

    fn handle(&self, _: usize) -> &RedbStore {
        &self.store
    }

    /// The time that passes is the same for all: the lease runs out of every process that does not renew it.
    async fn expire(&self, _: ProcessId) {
        self.clock.fetch_add(LEASE.as_secs(), Ordering::SeqCst);
    }
}

store_suite!(stage);

#[tokio::test]
async fn a_store_that_is_opened_again_has_lost_nothing_but_who_waited() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Arc::new(AtomicU64::new(0));
    let store = open(&folder, &clock);
    let id = game(&store, 1, A).await;
    store.renew(&store_suite::process(A), 99).await.unwrap();
    assert_eq!(append(&store, record(id, 1, 2, "two")).await, Appended::Durable);
    alive(&store, B).await;
    wait(&store, ticket(3, B)).await;
    wait(&store, Ticket { code: Some(code(5)), ..ticket(4, B) }).await;
    drop(store);

    let store = open(&folder, &clock);
    assert_eq!(store.open_game(player(1)).await, Ok(Some(id)));
    assert_eq!(store.orphans(9).await, Ok(vec![id]), "whoever kept it when the file was closed is dead");
    alive(&store, B).await;
    let Claim::Own { epoch, records, alive_ms } = store.claim(id, B).await.unwrap() else {
        panic!("not ours")
    };
    assert_eq!((epoch.0, records.len(), alive_ms), (2, 2, 99));
    assert_eq!(append(&store, record(id, 1, 3, "late")).await, Appended::Fenced);
    assert_eq!(append(&store, Append { ends: true, ..record(id, 2, 3, "over") }).await, Appended::Durable);
    assert_eq!(own(&store, id, B).await.1[1..], ["two", "over"]);
    assert_eq!(store.withdraw(player(3), 3).await, Ok(Withdrawn::Unknown));
    wait(&store, ticket(5, B)).await;
    assert_eq!(pair(&store, store_suite::new(2, B)).await, None, "nobody else waits");
    wait(&store, Ticket { code: Some(code(5)), ..ticket(6, B) }).await;
}
