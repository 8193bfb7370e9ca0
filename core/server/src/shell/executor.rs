//! Carries out what the service asks of the store.
//!
//! Records go one batch at a time: those that come while a batch is being made durable are the next batch. So the
//! busier the server, the more games share the price of one commit, and nobody waits for a timer. Everything else
//! is asked of the store at once.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Instant;

use futures_util::stream::{FuturesUnordered, Stream};

use super::health::Health;
use super::metrics::Metrics;
use crate::service::{Op, Reply};
use crate::store::{Append, Appended, Claim, Store, StoreError};

/// The most records in one batch.
const BATCH: usize = 1_024;

/// The answer to a request, by the number that the service gave it.
pub(super) type Answer = (u64, Result<Reply, StoreError>);

type Answering = Pin<Box<dyn Future<Output = Answer> + Send>>;

/// A batch being made durable.
struct Committing {
    requests: Vec<u64>,
    began: Instant,
    result: Pin<Box<dyn Future<Output = Result<Vec<Appended>, StoreError>> + Send>>,
}

/// The requests that are on their way.
pub(super) struct Executor<S> {
    store: Arc<S>,
    metrics: Arc<Metrics>,
    health: Arc<Health>,
    waiting: Vec<(u64, Append)>,
    committing: Option<Committing>,
    others: FuturesUnordered<Answering>,
}

impl<S: Store> Executor<S> {
    pub(super) fn new(store: Arc<S>, metrics: Arc<Metrics>, health: Arc<Health>) -> Executor<S> {
        Executor {
            store,
            metrics,
            health,
            waiting: Vec::new(),
            committing: None,
            others: FuturesUnordered::new(),
        }
    }

    /// Takes in a request. It is begun by the next [`Executor::answers`].
    pub(super) fn submit(&mut self, request: u64, op: Op) {
        match op {
            Op::Append(append) => self.waiting.push((request, append)),
            op => self.others.push(self.ask(request, op)),
        }
    }

    /// Waits until something is answered, and gives all that is. Nothing is lost if this is dropped.
    pub(super) async fn answers(&mut self) -> Vec<Answer> {
        poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Vec<Answer>> {
        let mut answers = Vec::new();
        loop {
            if self.committing.is_none() && !self.waiting.is_empty() {
                self.committing = Some(self.commit());
            }
            let Some(committing) = &mut self.committing else { break };
            let Poll::Ready(result) = committing.result.as_mut().poll(context) else { break };
            if let Some(committed) = self.committing.take() {
                self.committed(committed, result, &mut answers);
            }
        }
        while let Poll::Ready(Some((request, reply))) = Pin::new(&mut self.others).poll_next(context) {
            self.health.store(reply.is_ok());
            if let Ok(Reply::Claimed(Claim::Own { .. })) = &reply {
                self.metrics.claims.increment(1);
            }
            answers.push((request, reply));
        }
        if answers.is_empty() { Poll::Pending } else { Poll::Ready(answers) }
    }

    fn commit(&mut self) -> Committing {
        let rest = self.waiting.split_off(self.waiting.len().min(BATCH));
        let (requests, batch) = std::mem::replace(&mut self.waiting, rest).into_iter().unzip();
        let store = Arc::clone(&self.store);
        let result = Box::pin(async move { store.append(batch).await });
        Committing { requests, began: Instant::now(), result }
    }

    fn committed(
        &self,
        committed: Committing,
        result: Result<Vec<Appended>, StoreError>,
        answers: &mut Vec<Answer>,
    ) {
        let Committing { requests, began, .. } = committed;
        self.health.store(result.is_ok());
        match result {
            Ok(appended) => {
                self.metrics.commits.increment(1);
                self.metrics.commit_records.record(requests.len() as f64);
                self.metrics.commit_seconds.record(began.elapsed());
                // A store that answers too little has not said that the rest is durable.
                let missing = || Err(StoreError::Unavailable("no answer".to_owned()));
                let replies = appended.into_iter().map(|appended| Ok(Reply::Appended(appended)));
                answers.extend(requests.into_iter().zip(replies.chain(std::iter::repeat_with(missing))));
            }
            Err(error) => {
                self.failed("append", &error);
                answers.extend(requests.into_iter().map(|request| (request, Err(error.clone()))));
            }
        }
    }

    fn failed(&self, name: &'static str, error: &StoreError) {
        failed(&self.metrics, name, error);
    }

    fn ask(&self, request: u64, op: Op) -> Answering {
        let (store, metrics) = (Arc::clone(&self.store), Arc::clone(&self.metrics));
        Box::pin(async move {
            let name = name(&op);
            let reply = carry_out(&*store, op).await;
            if let Err(error) = &reply {
                failed(&metrics, name, error);
            }
            (request, reply)
        })
    }
}

fn failed(metrics: &Metrics, name: &'static str, error: &StoreError) {
    metrics.store_error(name);
    tracing::error!(request = name, %error, "the store did not carry out a request");
}

async fn carry_out<S: Store>(store: &S, op: Op) -> Result<Reply, StoreError> {
    Ok(match op {
        Op::Renew(process, alive_ms) => {
            store.renew(&process, alive_ms).await?;
            Reply::Done
        }
        Op::Release(process) => {
            store.release(process).await?;
            Reply::Done
        }
        Op::Enqueue(ticket) => Reply::Enqueued(store.enqueue(ticket).await?),
        Op::Withdraw(player, nonce) => Reply::Withdrawn(store.withdraw(player, nonce).await?),
        Op::Pair(game, new) => Reply::Pair(store.pair(game, new).await?),
        Op::Join(code, player, nonce, new) => Reply::Pair(store.join(code, player, nonce, new).await?),
        Op::Summons(process) => Reply::Summons(store.summons(process).await?),
        Op::Create(game, tickets, new) => Reply::Pair(store.create(game, tickets, new).await?),
        Op::Append(append) => match store.append(vec![append]).await?.into_iter().next() {
            Some(appended) => Reply::Appended(appended),
            None => return Err(StoreError::Unavailable("no answer".to_owned())),
        },
        Op::Claim(id, process) => Reply::Claimed(store.claim(id, process).await?),
        Op::OpenGame(player) => Reply::OpenGame(store.open_game(player).await?),
        Op::Orphans(limit) => Reply::Orphans(store.orphans(limit).await?),
    })
}

/// What a request is called in metrics and logs.
fn name(op: &Op) -> &'static str {
    match op {
        Op::Renew(..) => "renew",
        Op::Release(..) => "release",
        Op::Enqueue(..) => "enqueue",
        Op::Withdraw(..) => "withdraw",
        Op::Pair(..) => "pair",
        Op::Join(..) => "join",
        Op::Summons(..) => "summons",
        Op::Create(..) => "create",
        Op::Append(..) => "append",
        Op::Claim(..) => "claim",
        Op::OpenGame(..) => "open_game",
        Op::Orphans(..) => "orphans",
    }
}
