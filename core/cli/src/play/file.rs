//! Saved games in files.

use std::fs;
use std::io;
use std::path::Path;

use palgak_table::Table;
use palgak_table::command::Pacing;
use palgak_table::import::import_record;
use palgak_table::view::View;

/// The table of a saved game or of a record, or why there is none.
pub(super) fn load(path: &Path, view: View) -> Result<Table, String> {
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    // A record is text and begins with a tag; a saved game does not.
    let record =
        str::from_utf8(&bytes).ok().filter(|text| text.trim_start_matches('\u{feff}').starts_with('['));
    let saved = match record {
        Some(text) => import_record(text).map_err(|error| error.to_string())?,
        None => bytes,
    };
    Table::restore(&saved, view, Pacing::INSTANT).map_err(|error| error.to_string())
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
