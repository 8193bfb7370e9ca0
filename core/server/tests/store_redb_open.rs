//! Files that are no store, or a bad one, are refused with a word of why, and left as they are.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test, also where it is not marked as one")]

mod store_suite;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use palgak_server::store::Store;
use palgak_server::store::redb::{OpenError, RedbStore};
use redb::{Database, TableDefinition};
use store_suite::{A, append, game, own, record};
use tempfile::TempDir;

fn open(path: &Path) -> Result<RedbStore, OpenError> {
    RedbStore::open(path, Duration::from_secs(10))
}

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.redb");
    (folder, path)
}

/// The error of an opening that changes nothing.
#[track_caller]
fn refused(path: &Path) -> OpenError {
    let before = fs::read(path).unwrap();
    let error = open(path).err().unwrap();
    assert!(fs::read(path).unwrap() == before, "the file was changed");
    assert!(error.to_string().contains("games.redb"), "{error}");
    let folder = fs::read_dir(path.parent().unwrap()).unwrap();
    assert_eq!(folder.count(), 1, "something was left behind");
    error
}

#[test]
fn another_kind_of_file_is_refused() {
    let (_folder, path) = place();
    for text in ["x", "redb", "no database at all, but longer than the start of one"] {
        fs::write(&path, text).unwrap();
        let error = refused(&path);
        assert!(matches!(error, OpenError::Foreign(_)), "{error}");
    }
}

#[test]
fn the_database_of_another_program_is_refused() {
    let (_folder, path) = place();
    let database = Database::create(&path).unwrap();
    let writing = database.begin_write().unwrap();
    writing.open_table(TableDefinition::<&str, u64>::new("their table")).unwrap().insert("a", 1).unwrap();
    writing.commit().unwrap();
    drop(database);
    let error = refused(&path);
    assert!(matches!(error, OpenError::Foreign(_)), "{error}");
}

#[test]
fn the_store_of_a_newer_server_is_refused() {
    let (_folder, path) = place();
    drop(open(&path).unwrap());
    let database = Database::open(&path).unwrap();
    let writing = database.begin_write().unwrap();
    writing
        .open_table(TableDefinition::<&str, u64>::new("palgak.meta"))
        .unwrap()
        .insert("format", 4)
        .unwrap();
    writing.commit().unwrap();
    drop(database);
    let error = refused(&path);
    assert!(matches!(error, OpenError::Newer { found: 4, .. }), "{error}");
    assert!(error.to_string().contains("has format 4, and this server knows formats up to 3"), "{error}");
}

#[test]
fn a_store_in_use_is_refused() {
    let (_folder, path) = place();
    let store = open(&path).unwrap();
    let error = open(&path).err().unwrap();
    assert!(matches!(error, OpenError::InUse(_)), "{error}");
    drop(store);
    open(&path).unwrap();
}

#[test]
fn an_empty_file_becomes_a_store() {
    let (folder, path) = place();
    fs::write(&path, "").unwrap();
    drop(open(&path).unwrap());
    drop(open(&path).unwrap());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_place_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("no such folder").join("games.redb");
    let error = open(&path).err().unwrap();
    assert!(matches!(error, OpenError::Io { .. }));
    assert!(error.to_string().contains("no such folder"), "{error}");
    let error = open(folder.path()).err().unwrap();
    assert!(matches!(error, OpenError::Io { .. } | OpenError::InUse(_) | OpenError::Foreign(_)), "{error}");
}

/// Wherever a byte is wrong or the file ends too early: either it is seen and refused, or it did not matter.
#[tokio::test]
async fn a_damaged_store_is_refused_or_whole() {
    let (_folder, path) = place();
    let store = open(&path).unwrap();
    let id = game(&store, 1, A).await;
    let mut texts = Vec::new();
    for seq in 2..200 {
        let text = format!("record {seq} of a game that is to come back as it was");
        append(&store, record(id, 1, seq, &text)).await;
        texts.push(text);
    }
    drop(store);
    let good = fs::read(&path).unwrap();
    let mut refusals = 0;
    let mut try_image = async |image: &[u8], what: String| {
        fs::write(&path, image).unwrap();
        match open(&path) {
            Ok(store) => {
                assert_eq!(store.open_game(store_suite::player(1)).await, Ok(Some(id)), "{what}");
                assert_eq!(own(&store, id, A).await.1[1..], texts, "{what}");
            }
            Err(error) => {
                assert!(
                    matches!(error, OpenError::Damaged { .. } | OpenError::Foreign(_)),
                    "{what}: {error}"
                );
                assert!(fs::read(&path).unwrap() == image, "{what}: the file was changed");
                refusals += 1;
            }
        }
    };
    // The header matters most; beyond it, one or two in each page.
    for place in (0..512).step_by(5).chain((512..good.len()).step_by(2_039)) {
        if place >= 512 && good[place] == 0 {
            continue;
        }
        let mut image = good.clone();
        image[place] ^= 0x40;
        try_image(&image, format!("byte {place}")).await;
    }
    for length in (1..good.len()).step_by(good.len() / 20) {
        try_image(&good[..length], format!("length {length}")).await;
    }
    assert!(refusals > 30, "only {refusals} refusals");
}
