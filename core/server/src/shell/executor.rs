//! Carries out what the service asks of the store.
//!
//! Records go one batch at a time: those that come while a batch is being made durable are the next batch. So the
//! busier the server, the more games share the price of one commit, and nobody waits for a timer. The ends of games, which
//! cost a store more, go in batches of their own beside those, so that no move waits for them. Everything else is asked of
//! the store at once.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Instant;

use futures_util::stream::{FuturesUnordered, Stream};
use palgak_online::id::GameId;

use super::health::Health;
use super::metrics::Metrics;
use crate::service::{Op, Reply};
use crate::store::{Append, Appended, Claim, Store, StoreError};

/// The most records in one batch.
const BATCH: usize = 1_024;

/// Where the batch of moves is, and that of ends.
const MOVES: usize = 0;
const ENDS: usize = 1;

/// The answer to a request, by the number that the service gave it.
pub(super) type Answer = (u64, Result<Reply, StoreError>);

type Answering = Pin<Box<dyn Future<Output = Answer> + Send>>;

/// A batch being made durable.
struct Committing {
    requests: Vec<u64>,
    /// The games of which the batch is the end: what else comes for them waits for it.
    ending: Vec<GameId>,
    began: Instant,
    result: Pin<Box<dyn Future<Output = Result<Vec<Appended>, StoreError>> + Send>>,
}

/// The requests that are on their way.
pub(super) struct Executor<S> {
    store: Arc<S>,
    metrics: Arc<Metrics>,
    health: Arc<Health>,
    waiting: Vec<(u64, Append)>,
    /// The batch of moves and the batch of ends that are being made durable. No game is in both.
    committing: [Option<Committing>; 2],
    others: FuturesUnordered<Answering>,
}

impl<S: Store> Executor<S> {
    pub(super) fn new(store: Arc<S>, metrics: Arc<Metrics>, health: Arc<Health>) -> Executor<S> {
        Executor {
            store,
            metrics,
            health,
            waiting: Vec::new(),
            committing: [None, None],
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
            self.begin();
            let mut done = false;
            for lane in 0..self.committing.len() {
                let Some(committing) = &mut self.committing[lane] else { continue };
                let Poll::Ready(result) = committing.result.as_mut().poll(context) else { continue };
                if let Some(committed) = self.committing[lane].take() {
                    self.committed(committed, result, &mut answers);
                    done = true;
                }
            }
            if !done {
                break;
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

    /// Begins the batches that may begin: none while moves are being made durable, so that all there is of a game by
    /// then goes together and in order.
    fn begin(&mut self) {
        if self.committing[MOVES].is_some() || self.waiting.is_empty() {
            return;
        }
        let mut rest = self.waiting.split_off(self.waiting.len().min(BATCH));
        let waiting = std::mem::take(&mut self.waiting);
        let mut ending: Vec<GameId> =
            waiting.iter().filter(|(_, append)| append.ends).map(|(_, append)| append.id).collect();
        let busy = self.committing[ENDS].as_ref().map(|committing| &*committing.ending);
        if ending.is_empty() && busy.is_none() {
            // As nearly always.
            self.committing[MOVES] = Some(self.commit(waiting, Vec::new()));
        } else {
            let (ends, moves): (Vec<_>, Vec<_>) = waiting.into_iter().partition(|(_, append)| {
                ending.contains(&append.id) || busy.is_some_and(|busy| busy.contains(&append.id))
            });
            if busy.is_some() {
                self.waiting = ends;
            } else {
                ending.sort_unstable();
                ending.dedup();
                self.committing[ENDS] = Some(self.commit(ends, ending));
            }
            if !moves.is_empty() {
                self.committing[MOVES] = Some(self.commit(moves, Vec::new()));
            }
        }
        self.waiting.append(&mut rest);
    }

    fn commit(&self, records: Vec<(u64, Append)>, ending: Vec<GameId>) -> Committing {
        let (requests, batch) = records.into_iter().unzip();
        let store = Arc::clone(&self.store);
        let result = Box::pin(async move { store.append(batch).await });
        Committing { requests, ending, began: Instant::now(), result }
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
        Op::Sweep { after, limit, before_ms } => Reply::Swept(store.sweep(after, limit, before_ms).await?),
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
        Op::Sweep { .. } => "sweep",
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use palgak_online::id::{Code, PlayerId};
    use palgak_online::protocol::Nonce;
    use palgak_rules::Game;
    use tokio::sync::oneshot;

    use super::*;
    use crate::store::{
        Enqueued, Epoch, NewGame, Pair, Process, ProcessId, Summons, Swept, Ticket, Withdrawn,
    };

    type Asked = (Vec<(u64, u32)>, oneshot::Sender<()>);

    /// A store that adds records when it is told to, and does nothing else.
    #[derive(Default)]
    struct Slow(Mutex<Vec<Asked>>);

    const NO: StoreError = StoreError::Damaged(String::new());

    impl Slow {
        /// What it was asked to add, by game and number.
        fn asked(&self) -> Vec<Vec<(u64, u32)>> {
            self.0.lock().unwrap().iter().map(|(records, _)| records.clone()).collect()
        }

        /// Does what it was asked longest ago but for so many.
        fn add(&self, skip: usize) {
            let (_, done) = self.0.lock().unwrap().remove(skip);
            done.send(()).unwrap();
        }
    }

    impl Store for Slow {
        async fn append(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
            let (done, told) = oneshot::channel();
            let records = batch.iter().map(|append| (append.id.0, append.seq)).collect();
            self.0.lock().unwrap().push((records, done));
            told.await.map_err(|_| NO)?;
            Ok(vec![Appended::Durable; batch.len()])
        }
        async fn renew(&self, _: &Process, _: u64) -> Result<(), StoreError> {
            Err(NO)
        }
        async fn release(&self, _: ProcessId) -> Result<(), StoreError> {
            Err(NO)
        }
        async fn enqueue(&self, _: Ticket) -> Result<Enqueued, StoreError> {
            Err(NO)
        }
        async fn withdraw(&self, _: PlayerId, _: Nonce) -> Result<Withdrawn, StoreError> {
            Err(NO)
        }
        async fn pair(&self, _: Game, _: NewGame) -> Result<Option<Pair>, StoreError> {
            Err(NO)
        }
        async fn join(&self, _: Code, _: PlayerId, _: Nonce, _: NewGame) -> Result<Option<Pair>, StoreError> {
            Err(NO)
        }
        async fn summons(&self, _: ProcessId) -> Result<Vec<Summons>, StoreError> {
            Err(NO)
        }
        async fn create(&self, _: Game, _: [Ticket; 2], _: NewGame) -> Result<Option<Pair>, StoreError> {
            Err(NO)
        }
        async fn claim(&self, _: GameId, _: ProcessId) -> Result<Claim, StoreError> {
            Err(NO)
        }
        async fn open_game(&self, _: PlayerId) -> Result<Option<GameId>, StoreError> {
            Err(NO)
        }
        async fn orphans(&self, _: usize) -> Result<Vec<GameId>, StoreError> {
            Err(NO)
        }

        async fn sweep(&self, _: Option<GameId>, _: usize, _: u64) -> Result<Swept, StoreError> {
            Err(NO)
        }
    }

    fn record(game: u64, seq: u32, ends: bool) -> Op {
        Op::Append(Append { id: GameId(game), epoch: Epoch(1), seq, record: Vec::new(), ends })
    }

    /// The requests that are answered by now.
    fn answered(executor: &mut Executor<Slow>) -> Vec<u64> {
        let mut context = Context::from_waker(std::task::Waker::noop());
        let mut requests = Vec::new();
        while let Poll::Ready(answers) = executor.poll(&mut context) {
            requests.extend(answers.into_iter().map(|(request, _)| request));
        }
        requests
    }

    #[test]
    fn moves_do_not_wait_for_the_ends_of_other_games() {
        let store = Arc::new(Slow::default());
        let metrics = Arc::new(Metrics::new().unwrap());
        let mut executor = Executor::new(Arc::clone(&store), metrics, Arc::new(Health::default()));
        executor.submit(1, record(1, 5, false));
        executor.submit(2, record(2, 8, false));
        executor.submit(3, record(2, 9, true));
        assert_eq!(answered(&mut executor), Vec::<u64>::new());
        // All of the game that ends goes with its end, in order.
        assert_eq!(store.asked(), [vec![(1, 5)], vec![(2, 8), (2, 9)]]);
        store.add(0);
        assert_eq!(answered(&mut executor), [1]);
        // The first game goes on; another that ends, and what comes after the end of the second, wait their turn.
        executor.submit(4, record(1, 6, false));
        executor.submit(5, record(3, 2, true));
        executor.submit(6, record(2, 10, false));
        assert_eq!(answered(&mut executor), Vec::<u64>::new());
        assert_eq!(store.asked(), [vec![(2, 8), (2, 9)], vec![(1, 6)]]);
        store.add(0);
        store.add(0);
        assert_eq!(answered(&mut executor), [4, 2, 3]);
        assert_eq!(store.asked(), [vec![(2, 10)], vec![(3, 2)]]);
        store.add(0);
        store.add(0);
        assert_eq!(answered(&mut executor), [6, 5]);
        assert!(store.asked().is_empty());
    }
}
