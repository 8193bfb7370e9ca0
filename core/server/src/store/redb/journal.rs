//! The journal: a second file, in which moves become durable before they are in the store.
//!
//! To append a line to a file and sync it costs far less than a transaction on a database. So records that only add to
//! a game are written to the journal, one after the other, and are answered once they are on the disk; the store's own file
//! gets them later, many at a time.
//!
//! # The file
//! A page of [`PAGE`] bytes says what it is: [`MAGIC`], the number of the layout (4), the bytes of a lap (4), the
//! journal's id (8), a digest of all that (16). Then come two halves, of a lap each, that are written in turns: lap 1 in
//! the second half, lap 2 in the first. A lap is frames ([`super::frame`]) from the beginning of its half. Never does the
//! file grow or shrink, so that to sync it nothing but the frame has to be written.
//!
//! # What is in it
//! The store's file names the journal's id, and the lap before which all is in the store. A transaction that puts the
//! records of a lap into the store sets that number, too: the lap then counts no longer, without a byte of the journal
//! being changed, and its half can be used again. So what counts is the named lap and the one after it.
//!
//! A frame is written only after the one before it is known to be on the disk. So frames end where the first is not whole;
//! if a later one of the same lap is whole all the same, what should be before it was lost by the disk, which is damage.
//! It is taken for granted that a disk that loses its power damages nothing but what is being written: bytes that are
//! already on it stay, though others of the same sector are written.

use std::io;

use ::redb::StorageBackend;
use palgak_online::id::GameId;

use super::frame::{ALIGN, Draft, Frame, HEAD, digest, number, short};
use super::place::JournalPlace;
use crate::store::Epoch;

/// How a journal begins.
const MAGIC: [u8; 16] = *b"palgak journal\x1a\x0a";
/// The number of this layout.
const LAYOUT: u32 = 1;
/// The bytes before the halves.
const PAGE: usize = 4_096;
/// The bytes of the page that say something.
const TITLE: usize = 48;

/// Why a journal is not read.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unreadable {
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is not what it has to be.
    #[error("{0}")]
    Wrong(String),
}

/// A record that was found in a journal.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) game: GameId,
    pub(super) epoch: Epoch,
    pub(super) seq: u32,
    pub(super) record: Vec<u8>,
}

/// What the store's file says of its journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// The journal's id.
    pub(super) id: u64,
    /// The lap before which all is in the store; 0 if all is.
    pub(super) lap: u64,
}

/// A journal that is being written.
#[derive(Debug)]
pub(super) struct Journal {
    file: Box<dyn StorageBackend>,
    id: u64,
    lap_bytes: usize,
    lap: u64,
    /// How much of the lap is used.
    used: usize,
    /// How many frames were written.
    frames: u64,
}

impl Journal {
    /// Makes an empty journal, in the place of whatever is there. Its first lap is 1.
    pub(super) fn make(place: &dyn JournalPlace, id: u64) -> io::Result<Journal> {
        let lap_bytes = place.lap_bytes().next_multiple_of(ALIGN);
        let mut contents = vec![0; PAGE + 2 * lap_bytes];
        contents[..16].copy_from_slice(&MAGIC);
        contents[16..20].copy_from_slice(&LAYOUT.to_le_bytes());
        contents[20..24].copy_from_slice(&u32::try_from(lap_bytes).unwrap_or(u32::MAX).to_le_bytes());
        contents[24..32].copy_from_slice(&id.to_le_bytes());
        let shown = digest(0, &contents[..32]);
        contents[32..TITLE].copy_from_slice(&shown);
        Ok(Journal { file: place.replace(&contents)?, id, lap_bytes, lap: 1, used: 0, frames: 0 })
    }

    /// The lap that is being written.
    pub(super) const fn lap(&self) -> u64 {
        self.lap
    }

    /// Whether a frame of so many bytes fits into what is left of the lap.
    pub(super) const fn has_room(&self, bytes: usize) -> bool {
        bytes <= self.lap_bytes - self.used
    }

    /// Whether it fits into an empty lap.
    pub(super) const fn can_hold(&self, bytes: usize) -> bool {
        bytes <= self.lap_bytes
    }

    /// Writes a frame, for which there is room, and waits until it is on the disk. After an error nothing more may be
    /// written: whether the frame will be found is not known.
    pub(super) fn write(&mut self, draft: &mut Draft) -> io::Result<()> {
        let frame = draft.finish(self.id, self.lap, self.frames + 1);
        if !self.has_room(frame.len()) {
            return Err(io::Error::other("a lap of the journal is too short"));
        }
        self.file.write((start(self.lap, self.lap_bytes) + self.used) as u64, frame)?;
        self.file.sync_data()?;
        self.used += frame.len();
        self.frames += 1;
        Ok(())
    }

    /// Begins the next lap. The one before this must be in the store by now.
    pub(super) const fn turn(&mut self) {
        self.lap += 1;
        self.used = 0;
    }
}

/// Where the half begins in which a lap is written.
const fn start(lap: u64, lap_bytes: usize) -> usize {
    PAGE + if lap.is_multiple_of(2) { 0 } else { lap_bytes }
}

/// The records in the journal that the store may lack, in order. `mark` is what the store says, if it says anything.
pub(super) fn read(place: &dyn JournalPlace, mark: Option<Mark>) -> Result<Vec<Found>, Unreadable> {
    let wrong = |what: &str| Err(Unreadable::Wrong(what.to_owned()));
    let live = mark.filter(|mark| mark.lap != 0);
    let Some(file) = place.open()? else {
        return match live {
            None => Ok(Vec::new()),
            Some(_) => wrong("it is missing, and the last moves before the server ended are in it"),
        };
    };
    let mut bytes = vec![0; usize::try_from(file.len()?).unwrap_or(0)];
    file.read(0, &mut bytes)?;
    if !bytes.starts_with(&MAGIC) || bytes.len() < PAGE {
        return wrong("it is something else");
    }
    let layout = short(&bytes, 16);
    if layout > LAYOUT {
        return Err(Unreadable::Wrong(format!(
            "it has layout {layout}, and this server knows layouts up to {LAYOUT}: a newer server wrote it"
        )));
    }
    let (lap_bytes, id) = (short(&bytes, 20) as usize, number(&bytes, 24));
    if digest(0, &bytes[..32]) != bytes[32..TITLE] || bytes.len() != PAGE + 2 * lap_bytes {
        return wrong("it is damaged at its beginning, or not whole");
    }
    match (live, mark) {
        (Some(live), _) if live.id == id => {
            let mut found = Vec::new();
            let last = lap(&bytes, id, live.lap, lap_bytes, None, &mut found)?;
            lap(&bytes, id, live.lap + 1, lap_bytes, Some(last), &mut found)?;
            Ok(found)
        }
        (Some(_), _) => wrong("it belongs to another store, or to this one as it was at another time"),
        // It was left lying when all that was in it had come into the store.
        (None, Some(mark)) if mark.id == id => Ok(Vec::new()),
        // It was made, and the server ended before anything was written.
        (None, _) if !was_written(&bytes, id, lap_bytes) => Ok(Vec::new()),
        (None, _) => wrong(
            "moves are in it that belong to another store, or to this one as it was at another time; if the \
             store was put back from a copy, move the journal away",
        ),
    }
}

/// Whether there is a frame in a journal, of whatever lap.
fn was_written(bytes: &[u8], id: u64, lap_bytes: usize) -> bool {
    [1, 2].into_iter().any(|half| {
        let begin = start(half, lap_bytes);
        let half = &bytes[begin..begin + lap_bytes];
        half.len() >= HEAD && Frame::read(half, id, number(half, 16)).is_some()
    })
}

/// Reads a lap. `before` is the number of the last frame of the lap before it, if that was read. The number of the last
/// frame, or none.
fn lap(
    bytes: &[u8],
    id: u64,
    lap: u64,
    lap_bytes: usize,
    before: Option<Option<u64>>,
    found: &mut Vec<Found>,
) -> Result<Option<u64>, Unreadable> {
    let damage = |at: usize| {
        Err(Unreadable::Wrong(format!("it is damaged at byte {at}: moves that were there cannot be read")))
    };
    let begin = start(lap, lap_bytes);
    let half = &bytes[..begin + lap_bytes];
    let (mut at, mut last) = (begin, None);
    while let Some(frame) = Frame::read(&half[at..], id, lap) {
        let expected = match (last, before) {
            (None, None) => frame.number,
            (None, Some(before)) => before.map_or(0, |before| before + 1),
            (Some(last), _) => last + 1,
        };
        let Some(entries) = frame.entries().filter(|_| frame.number == expected) else { return damage(at) };
        found.extend(entries.into_iter().map(|entry| Found {
            game: entry.game,
            epoch: entry.epoch,
            seq: entry.seq,
            record: entry.record.to_vec(),
        }));
        last = Some(frame.number);
        at += frame.size;
    }
    let later = (at..half.len()).step_by(ALIGN).find_map(|place| Frame::read(&half[place..], id, lap));
    if later.is_some() { damage(at) } else { Ok(last) }
}

#[cfg(test)]
#[path = "journal_tests.rs"]
mod tests;
