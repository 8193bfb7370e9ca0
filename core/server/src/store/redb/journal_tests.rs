//! What is found in a journal, whatever has become of it.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use super::*;
use crate::store::redb::frame::Entry;

/// A place in memory.
#[derive(Clone, Debug, Default)]
struct Memory(Arc<Mutex<Option<Vec<u8>>>>);

impl Memory {
    fn bytes(&self) -> Vec<u8> {
        self.0.lock().unwrap().clone().unwrap()
    }

    fn set(&self, bytes: Vec<u8>) {
        *self.0.lock().unwrap() = Some(bytes);
    }
}

impl StorageBackend for Memory {
    fn len(&self) -> io::Result<u64> {
        Ok(self.bytes().len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        out.copy_from_slice(&self.bytes()[offset as usize..][..out.len()]);
        Ok(())
    }

    fn set_len(&self, _: u64) -> io::Result<()> {
        Err(io::Error::other("a journal does not change its length"))
    }

    fn sync_data(&self) -> io::Result<()> {
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.0.lock().unwrap().as_mut().unwrap()[offset as usize..][..data.len()].copy_from_slice(data);
        Ok(())
    }
}

impl JournalPlace for Memory {
    fn name(&self) -> PathBuf {
        PathBuf::from("memory")
    }

    fn lap_bytes(&self) -> usize {
        256
    }

    fn open(&self) -> io::Result<Option<Box<dyn StorageBackend>>> {
        Ok(self.0.lock().unwrap().is_some().then(|| Box::new(self.clone()) as _))
    }

    fn replace(&self, contents: &[u8]) -> io::Result<Box<dyn StorageBackend>> {
        self.set(contents.to_vec());
        Ok(Box::new(self.clone()))
    }

    fn remove(&self) -> io::Result<()> {
        *self.0.lock().unwrap() = None;
        Ok(())
    }
}

const ID: u64 = 77;

fn mark(lap: u64) -> Option<Mark> {
    Some(Mark { id: ID, lap })
}

/// Writes a frame of one record, which takes 72 bytes: three of them fit into a lap.
fn write(journal: &mut Journal, seq: u32) {
    let mut draft = Draft::new();
    draft.push(Entry { game: GameId(1), epoch: Epoch(1), seq, record: b"a record" });
    journal.write(&mut draft).unwrap();
}

/// The numbers of the records that are found.
fn found(memory: &Memory, mark: Option<Mark>) -> Result<Vec<u32>, String> {
    match read(memory, mark) {
        Ok(found) => {
            assert!(found.iter().all(|found| found.record == b"a record" && found.game == GameId(1)));
            Ok(found.into_iter().map(|found| found.seq).collect())
        }
        Err(Unreadable::Wrong(what)) => Err(what),
        Err(Unreadable::Io(error)) => panic!("{error}"),
    }
}

/// A journal with the records 2, 3 and 4 in lap 1, and 5 and 6 in lap 2.
fn written() -> (Memory, Journal) {
    let memory = Memory::default();
    let mut journal = Journal::make(&memory, ID).unwrap();
    (2..=4).for_each(|seq| write(&mut journal, seq));
    assert!(!journal.has_room(72) && journal.can_hold(72));
    journal.turn();
    (5..=6).for_each(|seq| write(&mut journal, seq));
    (memory, journal)
}

/// Where lap 1 begins, and where lap 2 does.
const FIRST: usize = PAGE + 256;
const SECOND: usize = PAGE;

#[test]
fn what_was_written_is_found_from_the_named_lap_on() {
    let (memory, mut journal) = written();
    assert_eq!(found(&memory, mark(1)), Ok(vec![2, 3, 4, 5, 6]));
    assert_eq!(found(&memory, mark(2)), Ok(vec![5, 6]));
    assert_eq!(found(&memory, mark(3)), Ok(vec![]), "of lap 1 nothing counts any more");
    journal.turn();
    write(&mut journal, 7);
    assert_eq!(found(&memory, mark(2)), Ok(vec![5, 6, 7]));
    assert_eq!(found(&memory, mark(3)), Ok(vec![7]), "behind it are the remains of lap 1");
}

#[test]
fn a_frame_without_room_is_not_written() {
    let (memory, mut journal) = written();
    write(&mut journal, 7);
    let before = memory.bytes();
    let mut draft = Draft::new();
    draft.push(Entry { game: GameId(1), epoch: Epoch(1), seq: 8, record: b"a record" });
    assert!(journal.write(&mut draft).is_err());
    assert!(memory.bytes() == before);
}

#[test]
fn a_torn_end_is_not_found_and_what_is_before_it_is() {
    let (memory, _) = written();
    let bytes = memory.bytes();
    for length in 0..72 {
        let mut torn = bytes.clone();
        torn[SECOND + 72 + length..SECOND + 144].fill(0);
        memory.set(torn);
        assert_eq!(found(&memory, mark(1)), Ok(vec![2, 3, 4, 5]), "{length} bytes of the last frame");
    }
}

#[test]
fn a_frame_that_rots_before_another_is_damage() {
    let (memory, _) = written();
    let bytes = memory.bytes();
    for (frame, what) in [(FIRST, "2"), (FIRST + 72, "3"), (FIRST + 144, "4"), (SECOND, "5")] {
        for place in frame..frame + 72 {
            let mut rotten = bytes.clone();
            rotten[place] ^= 0x10;
            memory.set(rotten);
            let error = found(&memory, mark(1)).unwrap_err();
            assert!(error.contains("is damaged at byte"), "record {what}, byte {place}: {error}");
        }
    }
    // Nothing shows that there was anything where the last one is.
    let mut rotten = bytes;
    rotten[SECOND + 80] ^= 0x10;
    memory.set(rotten);
    assert_eq!(found(&memory, mark(1)), Ok(vec![2, 3, 4, 5]));
}

#[test]
fn a_journal_that_is_missing_or_another_is_refused_if_it_counts() {
    let (memory, _) = written();
    let other = |lap| Some(Mark { id: ID + 1, lap });
    assert!(found(&memory, other(1)).unwrap_err().contains("belongs to another store"));
    assert!(found(&memory, other(0)).unwrap_err().contains("moves are in it"));
    assert!(found(&memory, None).unwrap_err().contains("moves are in it"));
    assert_eq!(found(&memory, mark(0)), Ok(vec![]), "all of it is in the store");
    memory.remove().unwrap();
    assert!(found(&memory, mark(1)).unwrap_err().contains("missing"));
    assert_eq!(found(&memory, mark(0)), Ok(vec![]));
    assert_eq!(found(&memory, None), Ok(vec![]));
}

#[test]
fn a_journal_in_which_nothing_was_written_does_no_harm() {
    let memory = Memory::default();
    let mut journal = Journal::make(&memory, ID).unwrap();
    let other = Some(Mark { id: ID + 1, lap: 0 });
    assert_eq!(found(&memory, None), Ok(vec![]));
    assert_eq!(found(&memory, other), Ok(vec![]));
    // With a frame in either half it is refused.
    journal.turn();
    write(&mut journal, 2);
    assert!(found(&memory, other).is_err());
    let (memory, mut journal) = written();
    journal.turn();
    write(&mut journal, 7);
    assert!(found(&memory, other).is_err());
}

#[test]
fn what_is_no_journal_is_refused() {
    let (memory, _) = written();
    let bytes = memory.bytes();
    let refused = |change: &dyn Fn(&mut Vec<u8>), word: &str| {
        let mut bytes = bytes.clone();
        change(&mut bytes);
        memory.set(bytes);
        for mark in [mark(1), mark(0), None] {
            let error = found(&memory, mark).unwrap_err();
            assert!(error.contains(word), "{error}");
        }
    };
    refused(&|bytes| bytes.clear(), "something else");
    refused(&|bytes| bytes[0] ^= 1, "something else");
    refused(&|bytes| bytes[16] = 2, "layout 2");
    refused(&|bytes| bytes[20] ^= 1, "at its beginning");
    refused(&|bytes| bytes[25] ^= 1, "at its beginning");
    refused(&|bytes| bytes.truncate(PAGE + 300), "not whole");
}

/// If this fails, the journals that crashed servers have left can no longer be read.
#[test]
fn the_first_page_stays_as_it_is() {
    let (memory, _) = written();
    let bytes = memory.bytes();
    let title =
        [&b"palgak journal\x1a\x0a"[..], &[1, 0, 0, 0], &[0, 1, 0, 0], &[77, 0, 0, 0, 0, 0, 0, 0]].concat();
    assert_eq!(bytes[..32], title);
    assert_eq!(bytes[32..48], digest(0, &title));
    assert!(bytes[48..PAGE].iter().all(|byte| *byte == 0));
    assert_eq!(bytes.len(), PAGE + 512);
}
