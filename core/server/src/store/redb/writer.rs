//! The thread that takes the requests in. Records that only add to a game it writes to the journal itself, all that have
//! come while the last ones were being synced with one sync; so a disk that can sync a few hundred times a second serves
//! thousands of moves a second. Everything else it sends on to the filer ([`super::filer`]). [`super::session`] tells how the
//! two go together.

use std::sync::Arc;
use std::sync::mpsc::Receiver;

use palgak_online::id::GameId;
use tokio::sync::oneshot;

use super::fault::Fault;
use super::open::{OpenError, Opened};
use super::session::Session;
use super::work::Work;
use super::{Clock, Shared};
use crate::store::{Append, Appended, StoreError};

/// The most requests that share a sync. More would make the first of them wait too long.
pub(super) const BATCH: usize = 1_024;

/// Where an answer goes.
pub(super) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// What comes to the thread.
pub(super) enum Asked {
    /// Records to add.
    Append(Vec<Append>, Reply<Vec<Appended>>),
    /// Anything else, and the game whose row or records it reads or writes.
    Other(Box<dyn Job>, Option<GameId>),
    /// Games to be taken out.
    Removal(Box<dyn Job>, Vec<GameId>),
    /// Nobody will ask any more.
    Close,
}

impl Asked {
    /// Answers that it cannot be done.
    fn refuse(self, why: StoreError) {
        match self {
            // Whoever asked may have stopped listening.
            Asked::Append(_, reply) => drop(reply.send(Err(why))),
            Asked::Other(job, _) | Asked::Removal(job, _) => job.answer(Err(why)),
            Asked::Close => {}
        }
    }
}

/// A request on its way to the file.
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
    reply: Reply<T>,
}

impl<T, F> Request<T, F> {
    /// A request, and where its answer goes.
    pub(super) const fn new(act: F, reply: Reply<T>) -> Request<T, F> {
        Request { act: Some(act), result: None, reply }
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

/// Whoever waits for the journal to be synced, and what they will be told.
pub(super) type Waiting = Vec<(Reply<Vec<Appended>>, Vec<Appended>)>;

/// What the thread owns.
pub(super) struct Writer {
    pub(super) jobs: Receiver<Asked>,
    pub(super) shared: Arc<Shared>,
    pub(super) clock: Clock,
    /// Opens the files anew after they failed.
    pub(super) reopen: Box<dyn Fn() -> Result<Opened, OpenError> + Send>,
    /// None after a failure.
    pub(super) session: Option<Session>,
}

impl Writer {
    /// Serves until nobody can ask any more.
    pub(super) fn run(mut self) {
        let (mut batch, mut waiting) = (Vec::new(), Waiting::new());
        let mut closing = false;
        while !closing && let Ok(first) = self.jobs.recv() {
            batch.push(first);
            batch.extend(self.jobs.try_iter().take(BATCH - 1));
            closing = batch.iter().any(|asked| matches!(asked, Asked::Close));
            let mut rest = batch.drain(..);
            let result = self.serve(&mut rest, &mut waiting).map_err(|fault| fault.answer());
            for (reply, appended) in waiting.drain(..) {
                // Whoever asked may have stopped listening.
                let _ = reply.send(result.clone().map(|()| appended));
            }
            if let Err(error) = result {
                rest.for_each(|asked| asked.refuse(error.clone()));
                // Files that failed to be read or written are not trusted with anything more before they were opened anew.
                if let Some(session) = self.session.take() {
                    session.abandon();
                }
            }
        }
        if let Some(session) = self.session.take() {
            session.close();
        }
    }

    /// Takes in a batch, and comes back when what is in the journal of it is durable.
    fn serve(&mut self, batch: &mut impl Iterator<Item = Asked>, waiting: &mut Waiting) -> Result<(), Fault> {
        let session = self.ready()?;
        for asked in batch {
            match asked {
                Asked::Append(records, reply) => session.append(records, reply, waiting)?,
                Asked::Other(job, game) => session.file(job, game.as_slice()),
                Asked::Removal(job, games) => session.remove(job, &games)?,
                Asked::Close => {}
            }
        }
        session.sync()
    }

    /// The session, if need be a new one.
    fn ready(&mut self) -> Result<&mut Session, Fault> {
        if let Some(mut session) = self.session.take() {
            if session.ready() {
                return Ok(self.session.insert(session));
            }
            session.abandon();
        }
        let opened = (self.reopen)().and_then(|opened| Session::start(opened, &self.shared, &self.clock));
        let session = opened.map_err(|error| Fault::Io(error.to_string()))?;
        tracing::info!("the store's file is open again");
        Ok(self.session.insert(session))
    }
}
