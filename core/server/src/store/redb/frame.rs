//! What the journal is made of: frames, one for all records that were made durable together.
//!
//! A frame begins with a head of [`HEAD`] bytes, all numbers little-endian: 16 bytes of a digest, the lap (8), the number
//! of the frame since the journal was made (8), how many bytes follow the head (4), how many records they are (4). A record
//! is its game (8), epoch (8), number (4), length (4) and bytes. Frames begin at multiples of [`ALIGN`].
//!
//! The digest is over the journal's id, the rest of the head and what follows it: a frame that was half written, that is
//! left from an earlier lap over which this one goes, or that another journal left on the same disk, is none.

use palgak_online::id::GameId;
use sha2::{Digest as _, Sha256};

use crate::store::Epoch;

/// The bytes of a frame's head.
pub(super) const HEAD: usize = 40;
/// Frames begin at multiples of this.
pub(super) const ALIGN: usize = 8;
/// The bytes of a record before the record itself.
const ENTRY: usize = 24;
const DIGEST: usize = 16;

/// A record in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry<'b> {
    pub(super) game: GameId,
    pub(super) epoch: Epoch,
    pub(super) seq: u32,
    pub(super) record: &'b [u8],
}

/// The room that a record takes in a frame.
pub(super) const fn room(record: &[u8]) -> usize {
    ENTRY + record.len()
}

/// A frame that is being put together. Its memory is used for one after the other.
#[derive(Debug)]
pub(super) struct Draft {
    bytes: Vec<u8>,
    entries: u32,
}

impl Draft {
    /// An empty frame.
    pub(super) fn new() -> Draft {
        Draft { bytes: vec![0; HEAD], entries: 0 }
    }

    /// Whether there is nothing in it.
    pub(super) const fn is_empty(&self) -> bool {
        self.entries == 0
    }

    /// The bytes that a frame takes with so many of records.
    pub(super) const fn size_of(records: usize) -> usize {
        (HEAD + records).next_multiple_of(ALIGN)
    }

    /// The bytes that it would take with so many more.
    pub(super) fn size_with(&self, more: usize) -> usize {
        (self.bytes.len() + more).next_multiple_of(ALIGN)
    }

    /// Adds a record.
    pub(super) fn push(&mut self, entry: Entry<'_>) {
        let length = u32::try_from(entry.record.len()).unwrap_or(u32::MAX);
        self.bytes.extend_from_slice(&entry.game.0.to_le_bytes());
        self.bytes.extend_from_slice(&entry.epoch.0.to_le_bytes());
        self.bytes.extend_from_slice(&entry.seq.to_le_bytes());
        self.bytes.extend_from_slice(&length.to_le_bytes());
        self.bytes.extend_from_slice(entry.record);
        self.entries += 1;
    }

    /// The frame as it is written.
    pub(super) fn finish(&mut self, id: u64, lap: u64, number: u64) -> &[u8] {
        let length = u32::try_from(self.bytes.len() - HEAD).unwrap_or(u32::MAX);
        self.bytes[16..24].copy_from_slice(&lap.to_le_bytes());
        self.bytes[24..32].copy_from_slice(&number.to_le_bytes());
        self.bytes[32..36].copy_from_slice(&length.to_le_bytes());
        self.bytes[36..40].copy_from_slice(&self.entries.to_le_bytes());
        let digest = digest(id, &self.bytes[DIGEST..]);
        self.bytes[..DIGEST].copy_from_slice(&digest);
        self.bytes.resize(self.size_with(0), 0);
        &self.bytes
    }

    /// Begins another.
    pub(super) fn clear(&mut self) {
        self.bytes.truncate(HEAD);
        self.entries = 0;
    }
}

/// A frame that was read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame<'b> {
    pub(super) number: u64,
    /// How many bytes it takes.
    pub(super) size: usize,
    entries: u32,
    records: &'b [u8],
}

impl<'b> Frame<'b> {
    /// The frame that these bytes begin with, if they do.
    pub(super) fn read(bytes: &'b [u8], id: u64, lap: u64) -> Option<Frame<'b>> {
        let head = bytes.get(..HEAD)?;
        if number(head, 16) != lap {
            return None;
        }
        let length = usize::try_from(short(head, 32)).ok()?;
        let whole = bytes.get(..HEAD.checked_add(length)?)?;
        if digest(id, &whole[DIGEST..]) != head[..DIGEST] {
            return None;
        }
        Some(Frame {
            number: number(head, 24),
            size: whole.len().next_multiple_of(ALIGN),
            entries: short(head, 36),
            records: &whole[HEAD..],
        })
    }

    /// Its records; none if they cannot be read, which the digest makes all but impossible.
    pub(super) fn entries(&self) -> Option<Vec<Entry<'b>>> {
        let mut rest = self.records;
        let mut entries = Vec::new();
        for _ in 0..self.entries {
            let (head, after) = rest.split_at_checked(ENTRY)?;
            let (record, after) = after.split_at_checked(usize::try_from(short(head, 20)).ok()?)?;
            rest = after;
            entries.push(Entry {
                game: GameId(number(head, 0)),
                epoch: Epoch(number(head, 8)),
                seq: short(head, 16),
                record,
            });
        }
        rest.is_empty().then_some(entries)
    }
}

/// The number at a place in a head, which is long enough.
pub(super) fn number(head: &[u8], at: usize) -> u64 {
    head[at..at + 8].iter().rev().fold(0, |number, byte| (number << 8) | u64::from(*byte))
}

/// The short number at a place in a head.
pub(super) fn short(head: &[u8], at: usize) -> u32 {
    head[at..at + 4].iter().rev().fold(0, |number, byte| (number << 8) | u32::from(*byte))
}

/// What shows that bytes are as they were written.
pub(super) fn digest(id: u64, bytes: &[u8]) -> [u8; DIGEST] {
    let whole = Sha256::new().chain_update(id.to_le_bytes()).chain_update(bytes).finalize();
    std::array::from_fn(|place| whole[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Entry<'_> = Entry { game: GameId(5), epoch: Epoch(1), seq: 2, record: b"one" };
    const TWO: Entry<'_> = Entry { game: GameId(u64::MAX), epoch: Epoch(7), seq: u32::MAX, record: b"" };

    fn frame(entries: &[Entry<'_>]) -> Vec<u8> {
        let mut draft = Draft::new();
        entries.iter().for_each(|entry| draft.push(*entry));
        draft.finish(9, 3, 4).to_vec()
    }

    #[test]
    fn a_frame_comes_back() {
        let bytes = frame(&[ONE, TWO]);
        let read = Frame::read(&bytes, 9, 3).unwrap();
        assert_eq!((read.number, read.size), (4, bytes.len()));
        assert_eq!(read.entries(), Some(vec![ONE, TWO]));
    }

    /// If this fails, the journals that crashed servers have left can no longer be read.
    #[test]
    fn the_bytes_of_a_frame_stay_as_they_are() {
        let bytes = frame(&[ONE]);
        let expected = [
            &[3, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 1, 0, 0, 0][..],
            &[5, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0],
            b"one",
        ]
        .concat();
        assert_eq!(bytes[16..67], expected);
        assert_eq!(bytes[67..], [0; 5], "up to where the next frame begins");
        // The first half of the SHA-256 of nine as eight bytes and what follows the digest.
        let mut digested = 9_u64.to_le_bytes().to_vec();
        digested.extend(expected);
        assert_eq!(bytes[..16], Sha256::digest(&digested)[..16]);
    }

    #[test]
    fn a_draft_begins_anew() {
        let mut draft = Draft::new();
        draft.push(TWO);
        draft.finish(9, 3, 4);
        draft.clear();
        assert!(draft.is_empty());
        draft.push(ONE);
        assert_eq!(draft.finish(9, 3, 4), frame(&[ONE]));
    }

    #[test]
    fn of_another_journal_or_another_lap_there_is_none() {
        let bytes = frame(&[ONE]);
        assert!(Frame::read(&bytes, 8, 3).is_none());
        assert!(Frame::read(&bytes, 9, 2).is_none());
        assert!(Frame::read(&bytes, 9, 4).is_none());
    }

    #[test]
    fn a_flipped_bit_or_a_torn_end_leaves_none() {
        let bytes = frame(&[ONE, TWO]);
        let used = HEAD + room(ONE.record) + room(TWO.record);
        for place in 0..used {
            for bit in 0..8 {
                let mut broken = bytes.clone();
                broken[place] ^= 1 << bit;
                assert!(Frame::read(&broken, 9, 3).is_none(), "bit {bit} of byte {place}");
            }
            let mut torn = bytes[..place].to_vec();
            assert!(Frame::read(&torn, 9, 3).is_none(), "{place} bytes");
            torn.resize(bytes.len(), 0);
            assert!(torn[..used] == bytes[..used] || Frame::read(&torn, 9, 3).is_none(), "{place} bytes");
        }
    }
}
