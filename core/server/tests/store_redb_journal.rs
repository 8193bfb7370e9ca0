//! A store and its journal as files: what is there when the server runs, what after it was closed or killed, and which of the
//! two without the other is refused.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test, also where it is not marked as one")]

mod store_suite;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use palgak_online::id::GameId;
use palgak_server::store::Appended;
use palgak_server::store::redb::{OpenError, RedbStore};
use redb::{Database, TableDefinition};
use store_suite::{A, append, game, own, record};
use tempfile::TempDir;

const META: TableDefinition<&str, u64> = TableDefinition::new("palgak.meta");

fn open(path: &Path) -> Result<RedbStore, OpenError> {
    RedbStore::open(path, Duration::from_secs(10))
}

/// A place for a store, and for its journal.
fn place(folder: &TempDir) -> (PathBuf, PathBuf) {
    (folder.path().join("games.redb"), folder.path().join("games.redb-journal"))
}

/// The names of what is in a folder.
fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A store with a game in it, of which record 2 was added.
async fn store(folder: &TempDir) -> (RedbStore, GameId) {
    let store = open(&place(folder).0).unwrap();
    let id = game(&store, 1, A).await;
    assert_eq!(append(&store, record(id, 1, 2, "two")).await, Appended::Durable);
    (store, id)
}

/// What a server leaves that is killed after it has added record 2 to a game.
async fn killed() -> (TempDir, GameId) {
    let (folder, left) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (store, id) = store(&folder).await;
    let (from, to) = (place(&folder), place(&left));
    fs::copy(from.0, to.0).unwrap();
    fs::copy(from.1, to.1).unwrap();
    drop(store);
    (left, id)
}

#[tokio::test]
async fn the_journal_is_beside_the_store_as_long_as_it_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let (running, id) = store(&folder).await;
    assert_eq!(names(&folder), ["games.redb", "games.redb-journal"]);
    let length = fs::metadata(place(&folder).1).unwrap().len();
    for seq in 3..40 {
        append(&running, record(id, 1, seq, "more")).await;
    }
    assert_eq!(fs::metadata(place(&folder).1).unwrap().len(), length, "it does not grow");
    drop(running);
    assert_eq!(names(&folder), ["games.redb"]);
    let again = open(&place(&folder).0).unwrap();
    assert_eq!(own(&again, id, A).await.1.len(), 39);
}

#[tokio::test]
async fn what_is_only_in_the_journal_of_a_killed_server_is_brought_in() {
    let (left, id) = killed().await;
    let found = open(&place(&left).0).unwrap();
    assert_eq!(own(&found, id, A).await.1[1..], ["two"]);
    drop(found);
    assert_eq!(names(&left), ["games.redb"]);
    let again = open(&place(&left).0).unwrap();
    assert_eq!(own(&again, id, A).await.1[1..], ["two"]);
}

/// Some thousands of records, which come into the store's file while others are written.
#[tokio::test]
async fn many_laps_of_a_journal_are_found_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let (store, id) = store(&folder).await;
    let text = "x".repeat(1_000);
    let mut seq = 3;
    while seq < 6_000 {
        let batch: Vec<_> =
            (seq..seq + 100).map(|seq| record(id, 1, seq, &format!("{seq} {text}"))).collect();
        let answers = palgak_server::store::Store::append(&store, batch).await.unwrap();
        assert!(answers.iter().all(|answer| *answer == Appended::Durable));
        seq += 100;
    }
    // As long as it is open, and when it is opened again.
    assert_eq!(own(&store, id, A).await.1.len() as u32, seq - 1);
    drop(store);
    let again = open(&place(&folder).0).unwrap();
    let (_, records) = own(&again, id, A).await;
    for (seq, found) in (3..seq).zip(&records[2..]) {
        assert!(found.starts_with(&format!("{seq} ")), "{found} at {seq}");
    }
    assert_eq!(records.len() as u32, seq - 1);
}

#[tokio::test]
async fn a_killed_servers_store_without_its_journal_is_refused() {
    let (left, id) = killed().await;
    let (store, journal) = place(&left);
    let aside = left.path().join("aside");
    fs::rename(&journal, &aside).unwrap();
    let error = open(&store).err().unwrap();
    assert!(matches!(error, OpenError::Journal { .. }), "{error}");
    let said = error.to_string();
    assert!(said.contains("games.redb-journal") && said.contains("it is missing"), "{said}");
    assert!(!journal.exists(), "one was made");
    // With it, all is well.
    fs::rename(&aside, &journal).unwrap();
    assert_eq!(own(&open(&store).unwrap(), id, A).await.1[1..], ["two"]);
}

#[tokio::test]
async fn the_journal_of_another_store_is_refused_and_left() {
    let ((left, id), (other, _)) = (killed().await, killed().await);
    let (store, journal) = place(&left);
    let own_journal = fs::read(&journal).unwrap();
    fs::copy(place(&other).1, &journal).unwrap();
    let foreign = fs::read(&journal).unwrap();
    let error = open(&store).err().unwrap();
    assert!(error.to_string().contains("it belongs to another store"), "{error}");
    assert!(fs::read(&journal).unwrap() == foreign, "it was changed");
    fs::write(&journal, own_journal).unwrap();
    assert_eq!(own(&open(&store).unwrap(), id, A).await.1[1..], ["two"]);
}

/// A copy of the store was put back, and the journal of the newer state was left beside it.
#[tokio::test]
async fn a_copy_that_was_put_back_does_not_take_the_journal_that_is_there() {
    let (left, _) = killed().await;
    let (store, journal) = place(&left);
    let copied = tempfile::tempdir().unwrap();
    let (running, id) = self::store(&copied).await;
    drop(running);
    fs::copy(place(&copied).0, &store).unwrap();
    let before = (fs::read(&store).unwrap(), fs::read(&journal).unwrap());
    let error = open(&store).err().unwrap();
    assert!(error.to_string().contains("move the journal away"), "{error}");
    assert!((fs::read(&store).unwrap(), fs::read(&journal).unwrap()) == before, "something was changed");
    fs::remove_file(&journal).unwrap();
    assert_eq!(own(&open(&store).unwrap(), id, A).await.1[1..], ["two"]);
}

#[tokio::test]
async fn something_else_in_the_journals_place_is_refused_and_left() {
    let folder = tempfile::tempdir().unwrap();
    drop(store(&folder).await);
    let (store, journal) = place(&folder);
    fs::write(&journal, "the diary of somebody").unwrap();
    let error = open(&store).err().unwrap();
    assert!(error.to_string().contains("it is something else"), "{error}");
    assert_eq!(fs::read_to_string(&journal).unwrap(), "the diary of somebody");
}

/// Before there were journals, stores had format 1.
#[tokio::test]
async fn a_store_of_format_1_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let (running, id) = store(&folder).await;
    drop(running);
    let (path, _) = place(&folder);
    let database = Database::open(&path).unwrap();
    let writing = database.begin_write().unwrap();
    let mut meta = writing.open_table(META).unwrap();
    meta.insert("format", 1).unwrap();
    meta.remove("journal").unwrap();
    meta.remove("journal.lap").unwrap();
    drop(meta);
    writing.commit().unwrap();
    drop(database);

    let running = open(&path).unwrap();
    let (epoch, records) = own(&running, id, A).await;
    assert_eq!(records[1..], ["two"]);
    append(&running, record(id, epoch, 3, "three")).await;
    drop(running);
    let database = Database::open(&path).unwrap();
    let reading = redb::ReadableDatabase::begin_read(&database).unwrap();
    let meta = reading.open_table(META).unwrap();
    assert_eq!(
        meta.get("format").unwrap().unwrap().value(),
        3,
        "a server that knows no journals does not open it, nor one that knows no runs"
    );
}
