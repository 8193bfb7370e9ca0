//! The thread that writes. Requests that come while one transaction is being made durable share the next one, so that a
//! disk that can sync a hundred times a second serves thousands of moves a second.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::sync::{Arc, PoisonError};

use ::redb::{Database, Durability};
use tokio::sync::oneshot;

use super::fault::Fault;
use super::leases::Leases;
use super::open::OpenError;
use super::work::Work;
use super::{Clock, Shared};
use crate::store::StoreError;

/// The most requests that share a transaction. More would make the first of them wait too long.
const BATCH: usize = 1_024;

/// A request on its way through the thread.
pub(super) trait Job: Send {
    /// Carries it out, in a transaction. An error that is not the request's own fails the whole transaction.
    fn run(&mut self, work: &mut Work<'_>) -> Result<(), Fault>;

    /// Answers it, once the transaction is durable or has failed.
    fn answer(self: Box<Self>, transaction: Result<(), StoreError>);
}

/// A request that is carried out by `act`.
pub(super) struct Request<T, F> {
    act: Option<F>,
    result: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Request<T, F> {
    /// A request, and where its answer comes.
    pub(super) fn new(act: F) -> (Request<T, F>, oneshot::Receiver<Result<T, StoreError>>) {
        let (reply, answer) = oneshot::channel();
        (Request { act: Some(act), result: None, reply }, answer)
    }
}

impl<T: Send, F: FnOnce(&mut Work<'_>) -> Result<T, Fault> + Send> Job for Request<T, F> {
    fn run(&mut self, work: &mut Work<'_>) -> Result<(), Fault> {
        let Some(act) = self.act.take() else { return Ok(()) };
        match act(work) {
            Ok(value) => self.result = Some(Ok(value)),
            Err(fault @ Fault::Damaged(_)) => self.result = Some(Err(fault.answer())),
            Err(fault @ Fault::Io(_)) => return Err(fault),
        }
        Ok(())
    }

    fn answer(self: Box<Self>, transaction: Result<(), StoreError>) {
        let result = match transaction {
            Ok(()) => {
                self.result.unwrap_or_else(|| Err(StoreError::Unavailable("not carried out".to_owned())))
            }
            Err(error) => Err(error),
        };
        // Whoever asked may have stopped listening.
        let _ = self.reply.send(result);
    }
}

/// What the thread owns.
pub(super) struct Writer {
    pub(super) jobs: Receiver<Box<dyn Job>>,
    pub(super) shared: Arc<Shared>,
    pub(super) clock: Clock,
    /// Opens the file anew after it failed.
    pub(super) reopen: Box<dyn Fn() -> Result<Database, OpenError> + Send>,
}

impl Writer {
    /// Serves until nobody can ask any more.
    pub(super) fn run(self) {
        while let Ok(first) = self.jobs.recv() {
            let mut batch = vec![first];
            while batch.len() < BATCH {
                match self.jobs.try_recv() {
                    Ok(job) => batch.push(job),
                    Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
                }
            }
            let result = self.serve(&mut batch);
            if let Err(fault) = &result {
                tracing::error!(?fault, requests = batch.len(), "the store's file failed");
                self.close();
            }
            for job in batch {
                job.answer(result.as_ref().copied().map_err(Fault::answer));
            }
        }
    }

    /// Carries out a batch, and says so only once it is durable.
    fn serve(&self, batch: &mut [Box<dyn Job>]) -> Result<(), Fault> {
        self.ensure_open()?;
        let database = self.shared.database.read().unwrap_or_else(PoisonError::into_inner);
        let Some(database) = &*database else { return Err(Fault::Io("the file is closed".to_owned())) };
        let mut leases = self.shared.leases.lock().unwrap_or_else(PoisonError::into_inner).clone();
        // What is read from a damaged file may make redb panic; that must not end the thread.
        let done = catch_unwind(AssertUnwindSafe(|| commit(database, &mut leases, (self.clock)(), batch)));
        done.unwrap_or_else(|panic| Err(Fault::Damaged(words(&*panic))))?;
        *self.shared.leases.lock().unwrap_or_else(PoisonError::into_inner) = leases;
        Ok(())
    }

    /// A file that failed to be read or written is not trusted with another request before it was opened and checked.
    fn close(&self) {
        *self.shared.database.write().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn ensure_open(&self) -> Result<(), Fault> {
        if self.shared.database.read().unwrap_or_else(PoisonError::into_inner).is_some() {
            return Ok(());
        }
        let database = (self.reopen)().map_err(|error| Fault::Io(error.to_string()))?;
        *self.shared.database.write().unwrap_or_else(PoisonError::into_inner) = Some(database);
        tracing::info!("the store's file is open again");
        Ok(())
    }
}

fn commit(
    database: &Database,
    leases: &mut Leases,
    now: std::time::Duration,
    batch: &mut [Box<dyn Job>],
) -> Result<(), Fault> {
    let mut transaction = database.begin_write()?;
    transaction.set_durability(Durability::Immediate).map_err(|error| Fault::Io(error.to_string()))?;
    let mut work = Work::open(&transaction, leases, now)?;
    for job in batch {
        job.run(&mut work)?;
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

fn words(panic: &(dyn Any + Send)) -> String {
    let text =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("the file could not be read").to_owned()
}
