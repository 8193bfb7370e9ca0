//! A disk that stops at a chosen moment, and then holds what was synced and a chance part of what was not.

use std::io;
use std::sync::{Arc, Condvar, Mutex};

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

#[derive(Debug, Default)]
struct State {
    /// As a reader sees it.
    seen: Vec<u8>,
    /// As it would be after a loss of power in which nothing unsynced gets through.
    synced: Vec<u8>,
    unsynced: Vec<Change>,
    /// Writes, changes of length and syncs so far.
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
}

/// A disk; clones are the same disk.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk(Arc<Mutex<State>>, Arc<Gate>);

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
    pub(crate) fn new(image: Vec<u8>, kill_at: Option<u64>) -> Disk {
        let state = State { seen: image.clone(), synced: image, kill_at, ..State::default() };
        Disk(Arc::new(Mutex::new(state)), Arc::default())
    }

    /// A disk that fails at one step and works again.
    pub(crate) fn hiccup(image: Vec<u8>, at: u64) -> Disk {
        let disk = Disk::new(image, Some(at));
        disk.0.lock().unwrap().fails_once = true;
        disk
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
    pub(crate) fn after_crash(&self, survives: Survives) -> Vec<u8> {
        const SECTOR: usize = 512;
        let state = self.0.lock().unwrap();
        let mut image = state.synced.clone();
        let mut seed = match survives {
            Survives::Nothing => return image,
            Survives::Everything => {
                state.unsynced.iter().for_each(|change| change.make(&mut image));
                return image;
            }
            Survives::Some(seed) => seed,
        };
        let mut chance = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            seed >> 63 == 1
        };
        for change in &state.unsynced {
            match change {
                Change::Length(_) => {
                    if chance() {
                        change.make(&mut image);
                    }
                }
                Change::Write(offset, data) => {
                    let whole = chance();
                    for (number, sector) in data.chunks(SECTOR).enumerate() {
                        if whole || chance() {
                            Change::Write(offset + number * SECTOR, sector.to_vec()).make(&mut image);
                        }
                    }
                }
            }
        }
        image
    }

    /// All that was written, as after a proper end.
    pub(crate) fn image(&self) -> Vec<u8> {
        self.0.lock().unwrap().seen.clone()
    }
}

impl StorageBackend for Disk {
    fn len(&self) -> io::Result<u64> {
        Ok(self.0.lock().unwrap().seen.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        let state = self.0.lock().unwrap();
        let offset = offset as usize;
        let found = state.seen.get(offset..offset + out.len());
        out.copy_from_slice(found.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn set_len(&self, length: u64) -> io::Result<()> {
        let mut state = self.0.lock().unwrap();
        state.step()?;
        let change = Change::Length(length as usize);
        change.make(&mut state.seen);
        state.unsynced.push(change);
        Ok(())
    }

    fn sync_data(&self) -> io::Result<()> {
        let mut gate = self.1.state.lock().unwrap();
        gate.1 += 1;
        self.1.changed.notify_all();
        while gate.0 {
            gate = self.1.changed.wait(gate).unwrap();
        }
        drop(gate);
        let mut state = self.0.lock().unwrap();
        state.step()?;
        state.synced = state.seen.clone();
        state.unsynced.clear();
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        let mut state = self.0.lock().unwrap();
        state.step()?;
        let change = Change::Write(offset as usize, data.to_vec());
        change.make(&mut state.seen);
        state.unsynced.push(change);
        Ok(())
    }
}
