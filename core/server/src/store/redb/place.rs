//! Where the journal is: beside the store's file.

use std::fmt::Debug;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use ::redb::StorageBackend;
use ::redb::backends::FileBackend;

/// The bytes of a lap: some thousands of moves, which come into the store together.
const LAP: usize = 1 << 20;

/// Where a journal is kept. A file for servers; for tests, a disk that fails.
pub trait JournalPlace: Debug + Send + Sync + 'static {
    /// What it is called.
    fn name(&self) -> PathBuf;

    /// How long the laps of a new journal are, in bytes.
    fn lap_bytes(&self) -> usize {
        LAP
    }

    /// The journal that is there, if one is.
    ///
    /// # Errors
    /// If that cannot be found out.
    fn open(&self) -> io::Result<Option<Box<dyn StorageBackend>>>;

    /// Puts a journal with these contents in the place of what is there. After a crash at any moment either the old one or
    /// the new is there, whole; once this is done it is the new one.
    ///
    /// # Errors
    /// If that cannot be done. Which of the two is there is then not known.
    fn replace(&self, contents: &[u8]) -> io::Result<Box<dyn StorageBackend>>;

    /// Removes the journal. It does no harm if a crash brings it back.
    ///
    /// # Errors
    /// If that cannot be done.
    fn remove(&self) -> io::Result<()>;
}

/// The journal of a store in a file: `games.redb-journal` of `games.redb`.
#[derive(Clone, Debug)]
pub(super) struct BesideFile {
    path: PathBuf,
}

impl BesideFile {
    /// The place for the journal of a store.
    pub(super) fn of(store: &Path) -> BesideFile {
        BesideFile { path: with_suffix(store, "-journal") }
    }
}

impl JournalPlace for BesideFile {
    fn name(&self) -> PathBuf {
        self.path.clone()
    }

    fn open(&self) -> io::Result<Option<Box<dyn StorageBackend>>> {
        match OpenOptions::new().read(true).open(&self.path) {
            Ok(file) => Ok(Some(backend(file)?)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn replace(&self, contents: &[u8]) -> io::Result<Box<dyn StorageBackend>> {
        let new = with_suffix(&self.path, &format!(".{}.new", std::process::id()));
        let made = make(&new, contents).and_then(|file| {
            fs::rename(&new, &self.path)?;
            sync_folder(&self.path)?;
            backend(file)
        });
        if made.is_err() {
            let _ = fs::remove_file(&new);
        }
        made
    }

    fn remove(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

fn make(path: &Path, contents: &[u8]) -> io::Result<File> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(true).open(path)?;
    file.write_all(contents)?;
    file.sync_all()?;
    Ok(file)
}

fn backend(file: File) -> io::Result<Box<dyn StorageBackend>> {
    Ok(Box::new(FileBackend::new(file).map_err(io::Error::other)?))
}

/// A name with something added.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(suffix);
    path.with_file_name(name)
}

/// Makes what was renamed in the folder of a file durable.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match File::open(folder) {
        Ok(folder) => folder.sync_all(),
        // Not every system lets a folder be opened.
        Err(_) => Ok(()),
    }
}
