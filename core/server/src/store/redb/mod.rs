//! The store of one server: a file, with nothing else to install or run.
//!
//! Moves are appended to a journal, a second file beside the first (`journal`), and come from there into the store's own
//! file many at a time: so a move costs little more than a line in a log. One thread takes all requests in and writes the
//! journal (`writer`), another carries out in transactions what is more than a move (`filer`); both gather what has come while
//! they were syncing, and answer only when it is on the disk. A third reads, from transactions that see what was committed
//! and wait for nobody. `session` tells why nothing is lost. When the store is closed the journal is empty, and is removed.
//!
//! Only one program can have the file open. Several [`ProcessId`]s can share a store all the same, as the tests do.

mod fault;
mod filer;
mod frame;
mod heads;
mod journal;
mod leases;
mod open;
mod place;
mod recovery;
mod requests;
mod runs;
mod session;
mod tables;
mod work;
mod writer;

use std::ops::Bound;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use ::redb::{Database, ReadTransaction, ReadableDatabase, ReadableTable, StorageBackend};
use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::Game;
use tokio::sync::oneshot;

use self::fault::Fault;
use self::leases::Leases;
pub use self::open::OpenError;
use self::open::Opened;
pub use self::place::JournalPlace;
use self::session::Session;
use self::tables::{GAMES, GameRow, OPEN, PLAYERS, PlayerRow, read};
use self::work::Work;
use self::writer::{Asked, Job, Request, Writer};
use super::{
    Append, Appended, Claim, Enqueued, NewGame, Pair, Process, ProcessId, Store, StoreError, Summons, Swept,
    Ticket, Withdrawn,
};

/// A clock that never goes back. Leases are measured on it.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// The store in a file.
pub struct RedbStore {
    lease: Duration,
    clock: Clock,
    shared: Arc<Shared>,
    writer: Sender<Asked>,
    reader: Option<Sender<Read>>,
    threads: Vec<JoinHandle<()>>,
}

type Read = Box<dyn FnOnce(&Shared) + Send>;

/// What the threads share.
#[derive(Default)]
struct Shared {
    /// None while the file has failed and could not be opened again.
    database: RwLock<Option<Arc<Database>>>,
    leases: Mutex<Leases>,
    /// How long at least from the beginning of one transaction to that of the next.
    pace: Duration,
}

/// The pace of a store in a file. A transaction costs many times what is written in it, and few more requests make it no
/// dearer; none of them is a move, and nobody notices when they are gathered for so long.
const PACE: Duration = Duration::from_millis(4);

impl RedbStore {
    /// Opens a store, or makes it if there is none. A process that has not renewed its lease for `lease` is dead.
    ///
    /// # Errors
    /// If the file cannot be opened, is in use, is something else, is damaged, or was written by a newer server.
    pub fn open(path: &Path, lease: Duration) -> Result<RedbStore, OpenError> {
        let began = Instant::now();
        RedbStore::open_with_clock(path, lease, Arc::new(move || began.elapsed()))
    }

    /// As [`RedbStore::open`], with leases measured on another clock.
    ///
    /// # Errors
    /// As [`RedbStore::open`].
    pub fn open_with_clock(path: &Path, lease: Duration, clock: Clock) -> Result<RedbStore, OpenError> {
        let opened = open::open_or_make(path)?;
        let path = path.to_owned();
        RedbStore::start(opened, lease, clock, PACE, Box::new(move || open::open(&path)))
    }

    /// A store on something else than files, for tests of what a failing disk does to it. `backend` is asked again
    /// whenever the store has failed.
    ///
    /// # Errors
    /// As [`RedbStore::open`].
    pub fn on_backend<B: StorageBackend>(
        backend: impl Fn() -> B + Send + 'static,
        journal: Arc<dyn JournalPlace>,
        lease: Duration,
        clock: Clock,
    ) -> Result<RedbStore, OpenError> {
        let path = PathBuf::from("(in memory)");
        let reopen = move || {
            let opened = open::builder().create_with_backend(backend());
            let opened =
                opened.map_err(|error| OpenError::Damaged { path: path.clone(), what: error.to_string() });
            opened.and_then(|database| open::adopt(&path, database, Arc::clone(&journal)))
        };
        RedbStore::start(reopen()?, lease, clock, Duration::ZERO, Box::new(reopen))
    }

    fn start(
        opened: Opened,
        lease: Duration,
        clock: Clock,
        pace: Duration,
        reopen: Box<dyn Fn() -> Result<Opened, OpenError> + Send>,
    ) -> Result<RedbStore, OpenError> {
        let shared = Arc::new(Shared { pace, ..Shared::default() });
        let session = Session::start(opened, &shared, &clock)?;
        let (to_writer, jobs) = mpsc::channel();
        let (to_reader, reads) = mpsc::channel::<Read>();
        let session = Some(session);
        let writer = Writer { jobs, shared: Arc::clone(&shared), clock: Arc::clone(&clock), reopen, session };
        let reading = Arc::clone(&shared);
        let threads = vec![
            thread("store-writer", move || writer.run())?,
            thread("store-reader", move || reads.into_iter().for_each(|read| read(&reading)))?,
        ];
        Ok(RedbStore { lease, clock, shared, writer: to_writer, reader: Some(to_reader), threads })
    }

    /// Has a request carried out in a transaction. `game` is the one whose row or records it reads or writes.
    async fn write<T: Send + 'static>(
        &self,
        game: Option<GameId>,
        act: impl FnOnce(&mut Work<'_>) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(|job| Asked::Other(job, game), act).await
    }

    /// Has the writer see to it that something is carried out in a transaction.
    async fn ask<T: Send + 'static>(
        &self,
        asked: impl FnOnce(Box<dyn Job>) -> Asked,
        act: impl FnOnce(&mut Work<'_>) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        // If the thread is gone the answer never comes, which is said below.
        let _ = self.writer.send(asked(Box::new(Request::new(act, reply))));
        hear(answer).await
    }

    async fn read<T: Send + 'static>(
        &self,
        act: impl FnOnce(&ReadTransaction) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        if let Some(reader) = &self.reader {
            let _ = reader.send(Box::new(move |shared| {
                // Whoever asked may have stopped listening.
                let _ = reply.send(shared.read(act).map_err(|fault| fault.answer()));
            }));
        }
        hear(answer).await
    }
}

impl Shared {
    /// Lets the file be read.
    fn open(&self, database: Arc<Database>) {
        *self.database.write().unwrap_or_else(PoisonError::into_inner) = Some(database);
    }

    /// Waits until nobody reads the file, and lets nobody begin.
    fn close(&self) {
        *self.database.write().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn read<T>(&self, act: impl FnOnce(&ReadTransaction) -> Result<T, Fault>) -> Result<T, Fault> {
        let database = self.database.read().unwrap_or_else(PoisonError::into_inner);
        let Some(database) = &*database else {
            return Err(Fault::Io("the file has failed and is not open again yet".to_owned()));
        };
        act(&database.begin_read()?)
    }
}

async fn hear<T>(answer: oneshot::Receiver<Result<T, StoreError>>) -> Result<T, StoreError> {
    answer.await.unwrap_or_else(|_| Err(StoreError::Unavailable("the store's thread has ended".to_owned())))
}

fn thread(name: &str, run: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, OpenError> {
    std::thread::Builder::new()
        .name(name.to_owned())
        .spawn(run)
        .map_err(|error| OpenError::Io { path: PathBuf::from(name), error })
}

impl Drop for RedbStore {
    /// Finishes what is being written, so that the file is closed and can be opened again.
    fn drop(&mut self) {
        // If the thread is gone there is nothing to finish.
        let _ = self.writer.send(Asked::Close);
        self.reader = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl Store for RedbStore {
    async fn renew(&self, process: &Process, alive_ms: u64) -> Result<(), StoreError> {
        let (process, lease) = (process.clone(), self.lease);
        self.write(None, move |work| requests::renew(work, &process, alive_ms, lease)).await
    }

    async fn release(&self, process: ProcessId) -> Result<(), StoreError> {
        self.write(None, move |work| requests::release(work, process)).await
    }

    async fn enqueue(&self, ticket: Ticket) -> Result<Enqueued, StoreError> {
        self.write(None, move |work| requests::enqueue(work, &ticket)).await
    }

    async fn withdraw(&self, player: PlayerId, nonce: Nonce) -> Result<Withdrawn, StoreError> {
        self.write(None, move |work| requests::withdraw(work, player, nonce)).await
    }

    async fn pair(&self, game: Game, new: NewGame) -> Result<Option<Pair>, StoreError> {
        self.write(Some(new.id), move |work| requests::pair(work, game, &new)).await
    }

    async fn join(
        &self,
        code: Code,
        player: PlayerId,
        nonce: Nonce,
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        self.write(Some(new.id), move |work| requests::join(work, code, player, nonce, &new)).await
    }

    async fn summons(&self, process: ProcessId) -> Result<Vec<Summons>, StoreError> {
        self.write(None, move |work| requests::summons(work, process)).await
    }

    async fn create(
        &self,
        game: Game,
        tickets: [Ticket; 2],
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        self.write(Some(new.id), move |work| requests::create(work, game, tickets, &new)).await
    }

    async fn append(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
        let (reply, answer) = oneshot::channel();
        // If the thread is gone the answer never comes, which is said below.
        let _ = self.writer.send(Asked::Append(batch, reply));
        hear(answer).await
    }

    async fn claim(&self, id: GameId, process: ProcessId) -> Result<Claim, StoreError> {
        self.write(Some(id), move |work| requests::claim(work, id, process)).await
    }

    async fn open_game(&self, player: PlayerId) -> Result<Option<GameId>, StoreError> {
        self.read(move |reading| {
            let players = reading.open_table(PLAYERS)?;
            let Some(row) = players.get(player.0)? else { return Ok(None) };
            let row: PlayerRow = read(row.value(), "a player")?;
            Ok(row.seat.map(|seat| GameId(seat.game)))
        })
        .await
    }

    async fn orphans(&self, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let leases = self.shared.leases.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let now = (self.clock)();
        self.read(move |reading| {
            let mut found = Vec::new();
            for entry in reading.open_table(OPEN)?.iter()? {
                let (id, owner) = entry?;
                if found.len() == limit {
                    break;
                }
                if !leases.hold(ProcessId(owner.value()), now) {
                    found.push(GameId(id.value()));
                }
            }
            Ok(found)
        })
        .await
    }

    /// Looks for the games in the readers' way, where it holds up nobody, and has only those that go taken out.
    async fn sweep(&self, after: Option<GameId>, limit: usize, before_ms: u64) -> Result<Swept, StoreError> {
        let look = move |reading: &ReadTransaction| {
            let (mut old, mut next) = (Vec::new(), None);
            let from = after.map_or(Bound::Unbounded, |id| Bound::Excluded(id.0));
            let games = reading.open_table(GAMES)?;
            let mut rest = games.range::<u64>((from, Bound::Unbounded))?;
            for entry in rest.by_ref().take(limit) {
                let (id, row) = entry?;
                let id = GameId(id.value());
                let row: GameRow = read(row.value(), &format!("game {id}"))?;
                old.extend(row.is_past(before_ms).then_some(id));
                next = Some(id);
            }
            Ok((old, next.filter(|_| rest.next().is_some())))
        };
        let (old, next) = self.read(look).await?;
        if old.is_empty() {
            return Ok(Swept { gone: 0, next });
        }
        let games = old.clone();
        let act = move |work: &mut Work<'_>| requests::remove(work, &old, before_ms);
        Ok(Swept { gone: self.ask(|job| Asked::Removal(job, games), act).await?, next })
    }
}
