//! The thread that writes to the store's own file, one transaction after the other: what the writer sends it, in that
//! order. What comes while one transaction is being made durable shares the next, and when much comes, one does not begin
//! at once after the other ([`Shared::pace`]).

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use ::redb::{Database, Durability};
use palgak_online::id::GameId;

use super::fault::Fault;
use super::heads::Pending;
use super::leases::Leases;
use super::work::Work;
use super::writer::{BATCH, Job};
use super::{Clock, Shared};

/// Something to do.
pub(super) struct Filing {
    /// What the file is to get first.
    pub(super) pending: Vec<Pending>,
    pub(super) task: Task,
}

/// What.
pub(super) enum Task {
    /// Carry out a request, and give back the games that were lent to it.
    Job(Box<dyn Job>, Vec<GameId>),
    /// All before this lap of the journal is in the file.
    Lap(u64),
    /// All that was in the journal is in the file.
    Retire,
}

/// How far the thread has come.
#[derive(Debug, Default)]
pub(super) struct Progress {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// Games whose requests are carried out.
    returned: Vec<GameId>,
    /// The lap before which all is in the file.
    lap: u64,
    retired: bool,
    /// Why nothing more is done.
    failed: Option<Fault>,
}

impl Progress {
    /// As the file is when it was opened.
    pub(super) fn at(lap: u64) -> Progress {
        Progress { state: Mutex::new(State { lap, ..State::default() }), changed: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The games that have come back, unless the thread has failed.
    pub(super) fn returned(&self) -> Result<Vec<GameId>, Fault> {
        let mut state = self.state();
        match &state.failed {
            Some(fault) => Err(fault.clone()),
            None => Ok(std::mem::take(&mut state.returned)),
        }
    }

    /// Waits until all before a lap is in the file.
    pub(super) fn wait_for(&self, lap: u64) -> Result<(), Fault> {
        let mut state = self.state();
        loop {
            if let Some(fault) = &state.failed {
                return Err(fault.clone());
            }
            if state.lap >= lap {
                return Ok(());
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Whether all that was in the journal is in the file.
    pub(super) fn retired(&self) -> bool {
        self.state().retired
    }
}

/// What the thread owns.
pub(super) struct Filer {
    pub(super) filings: Receiver<Filing>,
    pub(super) database: Arc<Database>,
    pub(super) shared: Arc<Shared>,
    pub(super) clock: Clock,
    pub(super) progress: Arc<Progress>,
}

impl Filer {
    /// Works until nothing more can come.
    pub(super) fn run(self) {
        let mut began: Option<Instant> = None;
        while let Ok(first) = self.filings.recv() {
            let wait = began.map(|began| self.shared.pace.saturating_sub(began.elapsed()));
            if let Some(wait) = wait.filter(|wait| !wait.is_zero()) {
                std::thread::sleep(wait);
            }
            began = Some(Instant::now());
            let mut batch = vec![first];
            batch.extend(self.filings.try_iter().take(BATCH - 1));
            let result = self.serve(&mut batch);
            self.note(&batch, result.as_ref().err());
            for filing in batch {
                if let Task::Job(job, _) = filing.task {
                    job.answer(result.as_ref().copied().map_err(Fault::answer));
                }
            }
        }
    }

    /// Carries out a batch, and says so only once it is durable.
    fn serve(&self, batch: &mut [Filing]) -> Result<(), Fault> {
        if let Some(fault) = &self.progress.state().failed {
            return Err(fault.clone());
        }
        let mut leases = self.shared.leases.lock().unwrap_or_else(PoisonError::into_inner).clone();
        // What is read from a damaged file may make redb panic; that must not end the thread.
        let done =
            catch_unwind(AssertUnwindSafe(|| commit(&self.database, &mut leases, (self.clock)(), batch)));
        done.unwrap_or_else(|panic| Err(Fault::Damaged(words(&*panic))))?;
        *self.shared.leases.lock().unwrap_or_else(PoisonError::into_inner) = leases;
        Ok(())
    }

    /// Writes down how far it has come. A file that failed is not trusted with anything more before it was opened anew.
    fn note(&self, batch: &[Filing], fault: Option<&Fault>) {
        if fault.is_some() {
            self.shared.close();
        }
        let mut state = self.progress.state();
        if let Some(fault) = fault {
            if state.failed.is_none() {
                tracing::error!(?fault, requests = batch.len(), "the store's file failed");
            }
            state.failed.get_or_insert_with(|| fault.clone());
        } else {
            for filing in batch {
                match &filing.task {
                    Task::Job(_, games) => state.returned.extend(games),
                    Task::Lap(lap) => state.lap = *lap,
                    Task::Retire => state.retired = true,
                }
            }
        }
        drop(state);
        self.progress.changed.notify_all();
    }
}

impl Drop for Filer {
    /// Nobody shall wait for a thread that has ended before its time.
    fn drop(&mut self) {
        if std::thread::panicking() {
            let ended = || Fault::Io("the thread that writes to the store's file has ended".to_owned());
            self.progress.state().failed.get_or_insert_with(ended);
            self.progress.changed.notify_all();
        }
    }
}

fn commit(
    database: &Database,
    leases: &mut Leases,
    now: std::time::Duration,
    batch: &mut [Filing],
) -> Result<(), Fault> {
    let mut transaction = database.begin_write()?;
    transaction.set_durability(Durability::Immediate).map_err(|error| Fault::Io(error.to_string()))?;
    let mut work = Work::open(&transaction, leases, now)?;
    for filing in batch {
        for pending in &filing.pending {
            work.file(pending)?;
        }
        match &mut filing.task {
            Task::Job(job, _) => job.run(&mut work)?,
            Task::Lap(lap) => work.set_lap(*lap)?,
            Task::Retire => work.set_lap(0)?,
        }
    }
    let changed = work.changed;
    drop(work);
    if changed {
        transaction.commit()?;
    } else {
        transaction.abort()?;
    }
    Ok(())
}

/// What a panic said.
pub(super) fn words(panic: &(dyn Any + Send)) -> String {
    let text =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("the file could not be read").to_owned()
}
