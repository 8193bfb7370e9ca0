//! The records of a game in the file. One that was added by a request is a row of its own; those that come from the
//! journal together are a run, one row for all: a row costs many times what a record does.
//!
//! A run is its records one after the other, each behind its length in four bytes, little-endian. That is frozen.

use ::redb::ReadableTable as _;
use palgak_online::id::GameId;

use super::fault::Fault;
use super::work::Work;

/// The bytes of a run.
fn write<R: AsRef<[u8]>>(records: &[R]) -> Result<Vec<u8>, Fault> {
    let size = records.iter().map(|record| 4 + record.as_ref().len()).sum();
    let mut bytes = Vec::with_capacity(size);
    for record in records {
        let length = u32::try_from(record.as_ref().len())
            .map_err(|_| Fault::Damaged("a record is longer than can be written".to_owned()))?;
        bytes.extend_from_slice(&length.to_le_bytes());
        bytes.extend_from_slice(record.as_ref());
    }
    Ok(bytes)
}

/// The records of a run; none if the bytes are no run.
fn read(mut bytes: &[u8]) -> Option<Vec<&[u8]>> {
    let mut records = Vec::new();
    while !bytes.is_empty() {
        let (length, rest) = bytes.split_first_chunk()?;
        let (record, rest) = rest.split_at_checked(usize::try_from(u32::from_le_bytes(*length)).ok()?)?;
        records.push(record);
        bytes = rest;
    }
    Some(records)
}

impl Work<'_> {
    /// Adds records to a game, of which the first has this number.
    pub(super) fn add_records(&mut self, id: GameId, first: u32, records: &[Vec<u8>]) -> Result<(), Fault> {
        match records {
            [] => {}
            [record] => drop(self.records.insert((id.0, first), record.as_slice())?),
            records => drop(self.runs.insert((id.0, first), write(records)?.as_slice())?),
        }
        Ok(())
    }

    /// Whether a record of a game, which has as many, is this.
    pub(super) fn has_record(&self, id: GameId, seq: u32, record: &[u8]) -> Result<bool, Fault> {
        if let Some(found) = self.records.get((id.0, seq))? {
            return Ok(found.value() == record);
        }
        let Some(entry) = self.runs.range((id.0, 0)..=(id.0, seq))?.next_back() else { return Ok(false) };
        let (key, run) = entry?;
        let records = read(run.value()).ok_or_else(|| broken(id))?;
        Ok(records.get((seq - key.value().1) as usize) == Some(&record))
    }

    /// The records of a game, up to the last, which has this number.
    pub(super) fn records_of(&self, id: GameId, last: u32) -> Result<Vec<Vec<u8>>, Fault> {
        let mut found = Vec::new();
        for entry in self.records.range((id.0, 1)..=(id.0, last))? {
            let (key, record) = entry?;
            found.push((key.value().1, record.value().to_vec()));
        }
        for entry in self.runs.range((id.0, 1)..=(id.0, last))? {
            let (key, run) = entry?;
            let records = read(run.value()).ok_or_else(|| broken(id))?;
            found.extend((key.value().1..).zip(records.into_iter().map(<[u8]>::to_vec)));
        }
        found.sort_unstable_by_key(|(seq, _)| *seq);
        if found.len() != last as usize || !found.iter().map(|(seq, _)| *seq).eq(1..=last) {
            return Err(Fault::Damaged(format!("game {id} has {last} records, and others are in the file")));
        }
        Ok(found.into_iter().map(|(_, record)| record).collect())
    }
}

fn broken(id: GameId) -> Fault {
    Fault::Damaged(format!("a run of records of game {id} cannot be read"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, files that people have can no longer be read.
    #[test]
    fn the_bytes_of_a_run_stay_as_they_are() {
        let bytes = write(&[&b"one"[..], b"", b"three"]).unwrap();
        assert_eq!(bytes, b"\x03\0\0\0one\0\0\0\0\x05\0\0\0three");
        assert_eq!(read(&bytes), Some(vec![&b"one"[..], b"", b"three"]));
    }

    #[test]
    fn bytes_that_end_too_early_are_no_run() {
        let bytes = write(&[&b"one"[..], b"two"]).unwrap();
        for end in 1..bytes.len() {
            assert!(read(&bytes[..end]).is_none() || end == 7, "{end} bytes");
        }
    }
}
