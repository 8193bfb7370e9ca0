//! Opening and making the file. A file that is not ours, that a newer server wrote or that is damaged is refused and left
//! as it is.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ::redb::{Builder, Database, DatabaseError, Durability, ReadableDatabase, ReadableTable, StorageError};

use super::fault::Fault;
use super::journal::{Found, Journal};
use super::leases::Leases;
use super::place::{BesideFile, JournalPlace, sync_folder, with_suffix};
use super::recovery;
use super::tables::{FORMAT, META, META_FORMAT, OLDEST_FORMAT};
use super::work::Work;

/// The bytes that a redb file begins with.
const MAGIC: &[u8] = b"redb\x1a\x0a\xa9\x0d\x0a";

/// Memory for pages that were read; games in play are far smaller.
const CACHE: usize = 64 << 20;

/// Why a file is not opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It cannot be read or made.
    #[error("the store {path} cannot be opened: {error}")]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another program, most likely another server, has it open.
    #[error(
        "the store {0} is in use by another program; servers that share games need a store on PostgreSQL"
    )]
    InUse(PathBuf),
    /// It is something else.
    #[error("{0} is not a store of palgak-server: it was left as it is")]
    Foreign(PathBuf),
    /// A newer server wrote it.
    #[error(
        "the store {path} has format {found}, and this server knows formats up to {FORMAT}: a newer server wrote it"
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its format.
        found: u64,
    },
    /// Its journal is not there, or not as it has to be.
    #[error("the store {store} cannot be opened without its journal {journal}: {what}")]
    Journal {
        /// The file.
        store: PathBuf,
        /// Where its journal is, or should be.
        journal: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// What is in it cannot be right.
    #[error("the store {path} is damaged: {what}; it was left as it is")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}

/// A store that is open, with an empty journal.
pub(super) struct Opened {
    pub(super) database: Database,
    pub(super) journal: Journal,
    pub(super) place: Arc<dyn JournalPlace>,
}

/// Opens a file, or makes it if there is none.
pub(super) fn open_or_make(path: &Path) -> Result<Opened, OpenError> {
    match fs::metadata(path) {
        Ok(found) if found.len() > 0 => {}
        Ok(_) => make(path, true)?,
        Err(error) if error.kind() == ErrorKind::NotFound => make(path, false)?,
        Err(error) => return Err(OpenError::Io { path: path.to_owned(), error }),
    }
    open(path)
}

/// Opens a file that is there.
pub(super) fn open(path: &Path) -> Result<Opened, OpenError> {
    let place = BesideFile::of(path);
    let io = |error| OpenError::Io { path: path.to_owned(), error };
    let mut start = Vec::new();
    File::open(path).map_err(io)?.take(MAGIC.len() as u64).read_to_end(&mut start).map_err(io)?;
    if start != MAGIC {
        return Err(OpenError::Foreign(path.to_owned()));
    }
    // To open a file for writing changes it, so what can be known before is found out first. A file that was not closed
    // properly cannot be looked into without being repaired; repairing loses nothing, whoever's file it is.
    match quietly(path, || Builder::new().set_cache_size(CACHE).open_read_only(path))? {
        Ok(database) => {
            recognise(path, &database)?;
            recovery::find(path, &database, &place)?;
        }
        Err(DatabaseError::RepairAborted) => {}
        Err(error) => return Err(refusal(path, error)),
    }
    let opened = quietly(path, || builder().open(path))?;
    adopt(path, opened.map_err(|error| refusal(path, error))?, Arc::new(place))
}

/// How files are opened for writing: every page is checked first, since redb itself trusts a file that was closed properly.
pub(super) fn builder() -> Builder {
    let mut builder = Builder::new();
    builder.set_cache_size(CACHE).set_check_integrity_on_open(true);
    builder
}

/// Takes an open file as the store: recognises it, brings in what its journal has more than it, clears away what those left
/// who are dead by now, and makes a new journal.
pub(super) fn adopt(
    path: &Path,
    database: Database,
    place: Arc<dyn JournalPlace>,
) -> Result<Opened, OpenError> {
    recognise(path, &database)?;
    let found = recovery::find(path, &database, &*place)?;
    prepare(&database, &found).map_err(|fault| failure(path, fault))?;
    // All that was in a journal is now in the file, which says so.
    let io = |error| OpenError::Io { path: place.name(), error };
    let id = getrandom::u64().map_err(|error| io(error.into()))?;
    let journal = Journal::make(&*place, id).map_err(io)?;
    recovery::begin(&database, id, journal.lap()).map_err(|fault| failure(path, fault))?;
    Ok(Opened { database, journal, place })
}

fn failure(path: &Path, fault: Fault) -> OpenError {
    match fault {
        Fault::Io(why) => OpenError::Io { path: path.to_owned(), error: io::Error::other(why) },
        Fault::Damaged(what) => OpenError::Damaged { path: path.to_owned(), what },
    }
}

/// Whether a file is a store that this server knows. An empty one is: it was made, and nothing was stored yet.
fn recognise(path: &Path, database: &impl ReadableDatabase) -> Result<(), OpenError> {
    let format = || -> Result<Option<u64>, ::redb::Error> {
        let reading = database.begin_read()?;
        if reading.list_tables()?.next().is_none() {
            return Ok(Some(FORMAT));
        }
        match reading.open_table(META) {
            Ok(meta) => Ok(meta.get(META_FORMAT)?.map(|format| format.value())),
            Err(::redb::TableError::Storage(error)) => Err(error.into()),
            Err(_) => Ok(None),
        }
    };
    match quietly(path, format)? {
        Ok(Some(OLDEST_FORMAT..=FORMAT)) => Ok(()),
        Ok(Some(found)) if found > FORMAT => Err(OpenError::Newer { path: path.to_owned(), found }),
        Ok(_) => Err(OpenError::Foreign(path.to_owned())),
        Err(error) => Err(damaged(path, &error)),
    }
}

/// Makes an empty store, which appears under its name only when it is whole.
fn make(path: &Path, replace: bool) -> Result<(), OpenError> {
    let io = |error| OpenError::Io { path: path.to_owned(), error };
    let new = with_suffix(path, &format!(".{}.new", std::process::id()));
    let file =
        OpenOptions::new().read(true).write(true).create(true).truncate(true).open(&new).map_err(io)?;
    drop(file);
    let made = Builder::new()
        .create(&new)
        .map_err(|error| refusal(path, error))
        .and_then(|database| prepare(&database, &[]).map_err(|fault| failure(path, fault)));
    // A link, unlike a renaming, never takes the place of a store that another server made meanwhile.
    let placed = made.and_then(|()| match fs::hard_link(&new, path) {
        Ok(()) => fs::remove_file(&new).map_err(io),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && !replace => {
            fs::remove_file(&new).map_err(io)
        }
        Err(_) => fs::rename(&new, path).map_err(io),
    });
    if placed.is_err() {
        let _ = fs::remove_file(&new);
    }
    placed?;
    sync_folder(path).map_err(io)
}

/// Since only one program has the file open, whoever waited when it was closed waits no longer, and a process that
/// keeps no unfinished game will not be asked about. The records found in the journal come into the file, and from then
/// on the journal does not count.
fn prepare(database: &Database, found: &[Found]) -> Result<(), Fault> {
    let mut transaction = database.begin_write()?;
    transaction.set_durability(Durability::Immediate).map_err(|error| Fault::Io(error.to_string()))?;
    let mut leases = Leases::default();
    let mut work = Work::open(&transaction, &mut leases, std::time::Duration::ZERO)?;
    recovery::file(&mut work, found)?;
    work.set_lap(0)?;
    let mut waiting = Vec::new();
    for entry in work.queue.iter()? {
        waiting.push(entry?.1.value());
    }
    for entry in work.codes.iter()? {
        waiting.push(entry?.1.value());
    }
    for key in waiting {
        let mut row = work.player(key)?;
        work.leave(&mut row)?;
        work.set_player(key, &row)?;
    }
    let mut owners = std::collections::BTreeSet::new();
    for entry in work.open.iter()? {
        owners.insert(entry?.1.value());
    }
    work.processes.retain(|process, _| owners.contains(&process))?;
    work.summons.retain(|_, _| false)?;
    work.meta.insert(META_FORMAT, FORMAT)?;
    drop(work);
    transaction.commit()?;
    Ok(())
}

/// A damaged file can make redb panic. It must not take the server with it without a word.
fn quietly<T>(path: &Path, act: impl FnOnce() -> T) -> Result<T, OpenError> {
    catch_unwind(AssertUnwindSafe(act)).map_err(|_| OpenError::Damaged {
        path: path.to_owned(),
        what: "it cannot be read through".to_owned(),
    })
}

fn refusal(path: &Path, error: DatabaseError) -> OpenError {
    match error {
        DatabaseError::DatabaseAlreadyOpen | DatabaseError::LockProtocolMismatch => {
            OpenError::InUse(path.to_owned())
        }
        DatabaseError::UpgradeRequired(_) => OpenError::Foreign(path.to_owned()),
        DatabaseError::Storage(StorageError::Io(error))
            if !matches!(error.kind(), ErrorKind::InvalidData | ErrorKind::UnexpectedEof) =>
        {
            OpenError::Io { path: path.to_owned(), error }
        }
        other => damaged(path, &other.into()),
    }
}

fn damaged(path: &Path, error: &::redb::Error) -> OpenError {
    OpenError::Damaged { path: path.to_owned(), what: error.to_string() }
}
