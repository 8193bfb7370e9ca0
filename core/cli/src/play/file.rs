//! Saved games in files.

use std::fs;
use std::io;
use std::path::Path;

use palgak_table::Table;
use palgak_table::command::Pacing;
use palgak_table::view::View;

/// The table of a saved game, or why there is none.
pub(super) fn load(path: &Path, view: View) -> Result<Table, String> {
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    Table::restore(&bytes, view, Pacing::INSTANT).map_err(|error| error.to_string())
}

/// Writes a file whole or not at all: an old game is not lost to a full disk.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_owned();
    name.push(".new");
    let beside = path.with_file_name(name);
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .inspect_err(|_| drop(fs::remove_file(&beside)))
}
