//! A disk that stops at a chosen moment, and then holds what was synced and a chance part of what was not. On it are a
//! store and its journal.

#![allow(dead_code, reason = "each binary uses a part of this")]

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use palgak_server::store::redb::{JournalPlace, OpenError, RedbStore};
use redb::StorageBackend;

/// What a disk does between two syncs.
#[derive(Clone, Debug)]
enum Change {
    Write(usize, Vec<u8>),
    Length(usize),
}

impl Change {
    fn make(&self, image: &mut Vec<u8>) {
        match self {
            Change::Write(offset, data) => {
                let end = offset + data.len();
                if image.len() < end {
                    image.resize(end, 0);
                }
                image[*offset..end].copy_from_slice(data);
            }
            Change::Length(length) => image.resize(*length, 0),
        }
    }
}

/// What is on a disk.
#[derive(Clone, Debug, Default)]
pub(crate) struct Image {
    store: Vec<u8>,
    journal: Option<Vec<u8>>,
}

#[derive(Clone, Debug, Default)]
struct Contents {
    /// As a reader sees it.
    seen: Vec<u8>,
    /// As it would be after a loss of power in which nothing unsynced gets through.
    synced: Vec<u8>,
    unsynced: Vec<Change>,
}

impl Contents {
    fn new(bytes: Vec<u8>) -> Contents {
        Contents { seen: bytes.clone(), synced: bytes, unsynced: Vec::new() }
    }

    fn change(&mut self, change: Change) {
        change.make(&mut self.seen);
        self.unsynced.push(change);
    }

    /// What is left of it after the machine has lost its power.
    fn after_crash(&self, chance: &mut impl FnMut() -> bool) -> Vec<u8> {
        const SECTOR: usize = 512;
        let mut image = self.synced.clone();
        for change in &self.unsynced {
            match change {
                Change::Length(_) => {
                    if chance() {
                        change.make(&mut image);
                    }
                }
                Change::Write(offset, data) => {
                    let whole = chance();
                    let mut rest = &data[..];
                    let mut at = *offset;
                    while !rest.is_empty() {
                        // Up to where the next sector of the disk begins.
                        let (sector, after) = rest.split_at(rest.len().min(SECTOR - at % SECTOR));
                        if whole || chance() {
                            Change::Write(at, sector.to_vec()).make(&mut image);
                        }
                        at += sector.len();
                        rest = after;
                    }
                }
            }
        }
        image
    }
}

#[derive(Debug, Default)]
struct State {
    store: Contents,
    journal: Option<Contents>,
    /// What may be in the journal's place after a crash instead: that which was removed, or was about to come.
    other: Option<Contents>,
    long_laps: bool,
    /// Writes, changes of length, syncs and changes in the folder so far.
    steps: u64,
    /// Fails at this step and, unless `fails_once`, ever after.
    kill_at: Option<u64>,
    fails_once: bool,
    /// Whether the chosen moment has come.
    killed: bool,
}

impl State {
    fn step(&mut self) -> io::Result<()> {
        if self.killed && !self.fails_once {
            return Err(io::Error::other("the disk is gone"));
        }
        self.steps += 1;
        if !self.killed && self.kill_at.is_some_and(|step| self.steps > step) {
            self.killed = true;
            return Err(io::Error::other("the disk fails"));
        }
        Ok(())
    }

    fn file(&mut self, journal: bool) -> io::Result<&mut Contents> {
        if journal {
            self.journal.as_mut().ok_or(io::ErrorKind::NotFound.into())
        } else {
            Ok(&mut self.store)
        }
    }
}

/// A disk; clones are the same disk.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk(Arc<Mutex<State>>, Arc<Gate>);

/// A file on it.
#[derive(Debug)]
struct OnDisk {
    disk: Disk,
    journal: bool,
}

/// Where a sync waits while the disk is held.
#[derive(Debug, Default)]
struct Gate {
    /// Whether the disk is held, and how many syncs there were.
    state: Mutex<(bool, u64)>,
    changed: Condvar,
}

/// What survives of what was not synced.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Survives {
    /// Nothing.
    Nothing,
    /// All that was written before the moment.
    Everything,
    /// Some sectors, chosen by this seed.
    Some(u64),
}

impl Disk {
    /// A disk with such contents, that fails after so many steps.
    pub(crate) fn new(image: Image, kill_at: Option<u64>) -> Disk {
        let (store, journal) = (Contents::new(image.store), image.journal.map(Contents::new));
        let state = State { store, journal, kill_at, ..State::default() };
        Disk(Arc::new(Mutex::new(state)), Arc::default())
    }

    /// A disk that fails at one step and works again.
    pub(crate) fn hiccup(image: Image, at: u64) -> Disk {
        let disk = Disk::new(image, Some(at));
        disk.0.lock().unwrap().fails_once = true;
        disk
    }

    /// Makes the laps of new journals longer than those of 512 bytes, of which the other tests see many.
    pub(crate) fn with_long_laps(self) -> Disk {
        self.0.lock().unwrap().long_laps = true;
        self
    }

    /// Opens the store on it. No lease ever runs out.
    pub(crate) fn open(&self) -> Result<RedbStore, OpenError> {
        let disk = self.clone();
        let store = move || OnDisk { disk: disk.clone(), journal: false };
        RedbStore::on_backend(
            store,
            Arc::new(self.clone()),
            Duration::from_secs(1),
            Arc::new(|| Duration::ZERO),
        )
    }

    /// Lets syncs wait, or lets them go on. How many syncs there were, those that wait included.
    pub(crate) fn hold(&self, hold: bool) -> u64 {
        let mut state = self.1.state.lock().unwrap();
        state.0 = hold;
        self.1.changed.notify_all();
        state.1
    }

    /// Waits until a sync waits.
    pub(crate) fn until_held(&self, syncs: u64) {
        let mut state = self.1.state.lock().unwrap();
        while state.1 == syncs {
            state = self.1.changed.wait(state).unwrap();
        }
    }

    /// Whether the chosen moment has come.
    pub(crate) fn killed(&self) -> bool {
        self.0.lock().unwrap().killed
    }

    /// What the disk holds after the machine has lost its power.
    pub(crate) fn after_crash(&self, survives: Survives) -> Image {
        let state = self.0.lock().unwrap();
        let mut seed = if let Survives::Some(seed) = survives { seed } else { 0 };
        let mut chance = || match survives {
            Survives::Nothing => false,
            Survives::Everything => true,
            Survives::Some(_) => {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                seed >> 63 == 1
            }
        };
        let other = state.other.is_some() && chance();
        let journal = if other { &state.other } else { &state.journal };
        let journal = journal.as_ref().map(|journal| journal.after_crash(&mut chance));
        Image { store: state.store.after_crash(&mut chance), journal }
    }

    /// All that was written, as after a proper end.
    pub(crate) fn image(&self) -> Image {
        let state = self.0.lock().unwrap();
        let journal = state.journal.as_ref().map(|journal| journal.seen.clone());
        Image { store: state.store.seen.clone(), journal }
    }

    /// How many steps there were.
    pub(crate) fn steps(&self) -> u64 {
        self.0.lock().unwrap().steps
    }
}

impl StorageBackend for OnDisk {
    fn len(&self) -> io::Result<u64> {
        Ok(self.disk.0.lock().unwrap().file(self.journal)?.seen.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        let mut state = self.disk.0.lock().unwrap();
        let offset = offset as usize;
        let found = state.file(self.journal)?.seen.get(offset..offset + out.len());
        out.copy_from_slice(found.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn set_len(&self, length: u64) -> io::Result<()> {
        let mut state = self.disk.0.lock().unwrap();
        state.step()?;
        state.file(self.journal)?.change(Change::Length(length as usize));
        Ok(())
    }

    fn sync_data(&self) -> io::Result<()> {
        let mut gate = self.disk.1.state.lock().unwrap();
        gate.1 += 1;
        self.disk.1.changed.notify_all();
        while gate.0 {
            gate = self.disk.1.changed.wait(gate).unwrap();
        }
        drop(gate);
        let mut state = self.disk.0.lock().unwrap();
        state.step()?;
        let file = state.file(self.journal)?;
        file.synced = file.seen.clone();
        file.unsynced.clear();
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        let mut state = self.disk.0.lock().unwrap();
        let (gone, failed) = (state.killed && !state.fails_once, state.step());
        // A disk that fails may have begun.
        if failed.is_ok() || (!gone && state.steps.is_multiple_of(2)) {
            state.file(self.journal)?.change(Change::Write(offset as usize, data.to_vec()));
        }
        failed
    }
}

impl JournalPlace for Disk {
    fn name(&self) -> PathBuf {
        PathBuf::from("(the journal in memory)")
    }

    fn lap_bytes(&self) -> usize {
        if self.0.lock().unwrap().long_laps { 1 << 16 } else { 512 }
    }

    fn open(&self) -> io::Result<Option<Box<dyn StorageBackend>>> {
        let there = self.0.lock().unwrap().journal.is_some();
        Ok(there.then(|| Box::new(OnDisk { disk: self.clone(), journal: true }) as _))
    }

    fn replace(&self, contents: &[u8]) -> io::Result<Box<dyn StorageBackend>> {
        let mut state = self.0.lock().unwrap();
        let (gone, failed) = (state.killed && !state.fails_once, state.step());
        // Where it fails, it may have been done all the same.
        let new = Some(Contents::new(contents.to_vec()));
        match &failed {
            Err(_) if gone => {}
            Err(_) if !state.fails_once => state.other = new,
            Err(_) if state.steps.is_multiple_of(2) => {}
            _ => (state.journal, state.other) = (new, None),
        }
        failed?;
        Ok(Box::new(OnDisk { disk: self.clone(), journal: true }))
    }

    fn remove(&self) -> io::Result<()> {
        let mut state = self.0.lock().unwrap();
        state.step()?;
        state.other = state.journal.take();
        Ok(())
    }
}
