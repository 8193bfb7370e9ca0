//! Bringing into the store's file what only its journal had when the server ended without closing it.

use std::collections::BTreeMap;
use std::path::Path;

use ::redb::{Database, Durability, ReadableDatabase};

use super::fault::Fault;
use super::journal::{self, Found, Mark, Unreadable};
use super::open::OpenError;
use super::place::JournalPlace;
use super::tables::{META, META_JOURNAL, META_LAP, write};
use super::work::Work;

/// The records in the journal of a store that the store may lack, in order.
pub(super) fn find(
    path: &Path,
    database: &impl ReadableDatabase,
    place: &dyn JournalPlace,
) -> Result<Vec<Found>, OpenError> {
    let mark = mark(database)
        .map_err(|error| OpenError::Damaged { path: path.to_owned(), what: error.to_string() })?;
    journal::read(place, mark).map_err(|why| match why {
        Unreadable::Io(error) => OpenError::Io { path: place.name(), error },
        Unreadable::Wrong(what) => OpenError::Journal { store: path.to_owned(), journal: place.name(), what },
    })
}

/// What a store says of its journal. One of format 1, or with nothing in it yet, says nothing.
fn mark(database: &impl ReadableDatabase) -> Result<Option<Mark>, ::redb::Error> {
    let reading = database.begin_read()?;
    let meta = match reading.open_table(META) {
        Ok(meta) => meta,
        Err(::redb::TableError::TableDoesNotExist(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let Some(id) = meta.get(META_JOURNAL)?.map(|id| id.value()) else { return Ok(None) };
    Ok(Some(Mark { id, lap: meta.get(META_LAP)?.map_or(0, |lap| lap.value()) }))
}

/// Adds the records that the file lacks. Those that it has must be the same.
pub(super) fn file(work: &mut Work<'_>, found: &[Found]) -> Result<(), Fault> {
    let mut rows = BTreeMap::new();
    for Found { game, epoch, seq, record } in found {
        let row = match rows.remove(&game.0) {
            Some(row) => Some(row),
            None => work.game(*game)?,
        };
        let Some(mut row) = row else {
            return Err(Fault::Damaged(format!("the journal goes on with game {game}, which is not there")));
        };
        if *seq <= row.last {
            if !work.has_record(*game, *seq, record)? {
                return Err(Fault::Damaged(format!("record {seq} of game {game} is another in the journal")));
            }
        } else if *seq == row.last + 1 && epoch.0 == row.epoch {
            work.records.insert((game.0, *seq), record.as_slice())?;
            row.last = *seq;
        } else {
            return Err(Fault::Damaged(format!(
                "the journal goes on with record {seq} of game {game} in epoch {}, after record {} in epoch {}",
                epoch.0, row.last, row.epoch
            )));
        }
        rows.insert(game.0, row);
    }
    for (game, row) in rows {
        work.games.insert(game, write(&row)?.as_slice())?;
    }
    Ok(())
}

/// Writes down that from now on a new journal belongs to the file.
pub(super) fn begin(database: &Database, id: u64, lap: u64) -> Result<(), Fault> {
    let mut transaction = database.begin_write()?;
    transaction.set_durability(Durability::Immediate).map_err(|error| Fault::Io(error.to_string()))?;
    let mut meta = transaction.open_table(META)?;
    meta.insert(META_JOURNAL, id)?;
    meta.insert(META_LAP, lap)?;
    drop(meta);
    transaction.commit()?;
    Ok(())
}
