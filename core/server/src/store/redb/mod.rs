//! The store of one server: a file, with nothing else to install or run.
//!
//! One thread writes. It gathers the requests that have come into one transaction and answers them when it is on the disk
//! (`writer`). Another reads, from transactions that see what was committed and wait for nobody.
//!
//! Only one program can have the file open. Several [`ProcessId`]s can share a store all the same, as the tests do.

mod fault;
mod leases;
mod open;
mod requests;
mod tables;
mod work;
mod writer;

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
use self::tables::{OPEN, PLAYERS, PlayerRow, read};
use self::work::Work;
use self::writer::{Job, Request, Writer};
use super::{
    Append, Appended, Claim, Enqueued, NewGame, Pair, Process, ProcessId, Store, StoreError, Summons, Ticket,
    Withdrawn,
};

/// A clock that never goes back. Leases are measured on it.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;

/// The store in a file.
pub struct RedbStore {
    lease: Duration,
    clock: Clock,
    shared: Arc<Shared>,
    writer: Option<Sender<Box<dyn Job>>>,
    reader: Option<Sender<Read>>,
    threads: Vec<JoinHandle<()>>,
}

type Read = Box<dyn FnOnce(&Shared) + Send>;

/// What both threads use.
struct Shared {
    /// None while the file has failed and could not be opened again.
    database: RwLock<Option<Database>>,
    leases: Mutex<Leases>,
}

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
        let database = open::open_or_make(path)?;
        let path = path.to_owned();
        RedbStore::start(database, lease, clock, Box::new(move || open::open(&path)))
    }

    /// A store on something else than a file, for tests of what a failing disk does to it. `backend` is asked again
    /// whenever the store has failed.
    ///
    /// # Errors
    /// As [`RedbStore::open`].
    pub fn on_backend<B: StorageBackend>(
        backend: impl Fn() -> B + Send + 'static,
        lease: Duration,
        clock: Clock,
    ) -> Result<RedbStore, OpenError> {
        let path = PathBuf::from("(in memory)");
        let reopen = move || {
            let opened = open::builder().create_with_backend(backend());
            let opened =
                opened.map_err(|error| OpenError::Damaged { path: path.clone(), what: error.to_string() });
            opened.and_then(|database| open::adopt(&path, database))
        };
        RedbStore::start(reopen()?, lease, clock, Box::new(reopen))
    }

    fn start(
        database: Database,
        lease: Duration,
        clock: Clock,
        reopen: Box<dyn Fn() -> Result<Database, OpenError> + Send>,
    ) -> Result<RedbStore, OpenError> {
        let shared =
            Arc::new(Shared { database: RwLock::new(Some(database)), leases: Mutex::new(Leases::default()) });
        let (to_writer, jobs) = mpsc::channel();
        let (to_reader, reads) = mpsc::channel::<Read>();
        let writer = Writer { jobs, shared: Arc::clone(&shared), clock: Arc::clone(&clock), reopen };
        let reading = Arc::clone(&shared);
        let threads = vec![
            thread("store-writer", move || writer.run())?,
            thread("store-reader", move || reads.into_iter().for_each(|read| read(&reading)))?,
        ];
        Ok(RedbStore { lease, clock, shared, writer: Some(to_writer), reader: Some(to_reader), threads })
    }

    async fn write<T: Send + 'static>(
        &self,
        act: impl FnOnce(&mut Work<'_>) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (request, answer) = Request::new(act);
        if let Some(writer) = &self.writer {
            // If the thread is gone the answer never comes, which is said below.
            let _ = writer.send(Box::new(request));
        }
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
        self.writer = None;
        self.reader = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl Store for RedbStore {
    async fn renew(&self, process: &Process, alive_ms: u64) -> Result<(), StoreError> {
        let (process, lease) = (process.clone(), self.lease);
        self.write(move |work| requests::renew(work, &process, alive_ms, lease)).await
    }

    async fn release(&self, process: ProcessId) -> Result<(), StoreError> {
        self.write(move |work| requests::release(work, process)).await
    }

    async fn enqueue(&self, ticket: Ticket) -> Result<Enqueued, StoreError> {
        self.write(move |work| requests::enqueue(work, &ticket)).await
    }

    async fn withdraw(&self, player: PlayerId, nonce: Nonce) -> Result<Withdrawn, StoreError> {
        self.write(move |work| requests::withdraw(work, player, nonce)).await
    }

    async fn pair(&self, game: Game, new: NewGame) -> Result<Option<Pair>, StoreError> {
        self.write(move |work| requests::pair(work, game, &new)).await
    }

    async fn join(
        &self,
        code: Code,
        player: PlayerId,
        nonce: Nonce,
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        self.write(move |work| requests::join(work, code, player, nonce, &new)).await
    }

    async fn summons(&self, process: ProcessId) -> Result<Vec<Summons>, StoreError> {
        self.write(move |work| requests::summons(work, process)).await
    }

    async fn create(
        &self,
        game: Game,
        tickets: [Ticket; 2],
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        self.write(move |work| requests::create(work, game, tickets, &new)).await
    }

    async fn append(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
        self.write(move |work| batch.iter().map(|append| requests::append(work, append)).collect()).await
    }

    async fn claim(&self, id: GameId, process: ProcessId) -> Result<Claim, StoreError> {
        self.write(move |work| requests::claim(work, id, process)).await
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
}
