//! The store that several servers share: PostgreSQL 15 or newer.
//!
//! - A player is one row, who plays or waits or neither, so that one lock is all it takes to change that.
//! - Those who wait are taken with `FOR UPDATE SKIP LOCKED`: servers that pair at the same time take different players.
//! - Leases are measured by the database's clock. They only say who may be taken for dead; what keeps two owners apart is
//!   the epoch, which the statement that adds a record looks at while it holds the lock on the game.
//! - Every request may be made again. So one whose connection broke, with its outcome unknown, is made again on another,
//!   and the answer is that of the first if it was carried out.

mod connect;
mod fault;
mod games;
mod gather;
mod processes;
mod queue;
mod rows;
mod schema;
mod tls;

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use deadpool_postgres::Pool;
use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::Game;

use self::connect::{Connection, PATIENCE};
use self::fault::{Fault, Tries};
use self::gather::Gather;
use super::{
    Append, Appended, Claim, Enqueued, NewGame, Pair, Process, ProcessId, Store, StoreError, Summons, Swept,
    Ticket, Withdrawn,
};

/// Why a database is not used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The address cannot be understood.
    #[error("the address of the database is wrong: {0}")]
    Address(String),
    /// TLS is asked for and cannot be had.
    #[error("no TLS to the database: {0}")]
    Tls(String),
    /// It does not answer, or not as it should.
    #[error("{place} cannot be used: {why}")]
    Unreachable {
        /// Which database.
        place: String,
        /// Why.
        why: String,
    },
    /// There is something else by our name.
    #[error("{0} has a schema named palgak that is not of palgak-server: it was left as it is")]
    Foreign(String),
    /// A newer server has brought its tables up to date.
    #[error(
        "the tables of {place} have format {found}, and this server knows formats up to {}: update it",
        schema::FORMAT
    )]
    Newer {
        /// Which database.
        place: String,
        /// Its format.
        found: i32,
    },
}

/// The store on PostgreSQL, as one server process sees it.
pub struct PostgresStore {
    inner: Arc<Inner>,
    gather: Gather,
}

/// The connections, and what goes over them.
struct Inner {
    pool: Pool,
    lease: Duration,
    /// Of each process, the summons it was told of last.
    heard: Mutex<BTreeMap<ProcessId, Vec<(PlayerId, GameId)>>>,
}

impl PostgresStore {
    /// Connects, and makes the tables or brings them up to date. A process that has not renewed its lease for `lease`
    /// is dead.
    ///
    /// The address is `postgres://USER:PASSWORD@HOST:PORT/DATABASE`, with `?sslmode=require` for TLS.
    ///
    /// # Errors
    /// If the address is wrong, the database does not answer, or its tables are not ours or a newer server's.
    pub async fn open(url: &str, lease: Duration, connections: usize) -> Result<PostgresStore, OpenError> {
        let (pool, place) = connect::pool(url, connections)?;
        let unreachable = |why| OpenError::Unreachable { place: place.clone(), why };
        let got = pool.get().await.map_err(Fault::from);
        let mut connection = got.map_err(|fault| unreachable(fault.reason().to_owned()))?;
        schema::prepare(&mut connection, &place).await?;
        let row = connection.query_one("SELECT current_setting('fsync') = 'on'", &[]).await;
        let syncs = row.and_then(|row| row.try_get::<_, bool>(0));
        if !syncs.map_err(|error| unreachable(fault::words(&error)))? {
            tracing::warn!("{place} runs with fsync off: a crash of its machine can lose games");
        }
        drop(connection);
        let inner = Arc::new(Inner { pool, lease, heard: Mutex::default() });
        let gather = Gather::start(Arc::clone(&inner));
        Ok(PostgresStore { inner, gather })
    }
}

impl Inner {
    async fn connection(&self) -> Result<Connection, Fault> {
        Ok(self.pool.get().await?)
    }

    fn heard(&self) -> MutexGuard<'_, BTreeMap<ProcessId, Vec<(PlayerId, GameId)>>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn append_all(&self, batch: &[Append]) -> Result<Vec<Appended>, StoreError> {
        insist(|| self.try_append(batch)).await
    }
}

/// Tries a request until it is answered or there is no point in going on.
async fn insist<T, F: Future<Output = Result<T, Fault>>>(request: impl Fn() -> F) -> Result<T, StoreError> {
    let mut tries = Tries::default();
    loop {
        let fault = match tokio::time::timeout(PATIENCE, request()).await {
            Ok(Ok(answer)) => return Ok(answer),
            Ok(Err(fault)) => fault,
            Err(_) => Fault::Lost(format!("no answer within {} s", PATIENCE.as_secs())),
        };
        tries.again(fault).await?;
    }
}

impl Store for PostgresStore {
    async fn renew(&self, process: &Process, alive_ms: u64) -> Result<(), StoreError> {
        insist(|| self.inner.try_renew(process, alive_ms)).await
    }

    async fn release(&self, process: ProcessId) -> Result<(), StoreError> {
        insist(|| self.inner.try_release(process)).await
    }

    async fn enqueue(&self, ticket: Ticket) -> Result<Enqueued, StoreError> {
        insist(|| self.inner.try_enqueue(&ticket)).await
    }

    async fn withdraw(&self, player: PlayerId, nonce: Nonce) -> Result<Withdrawn, StoreError> {
        insist(|| self.inner.try_withdraw(player, nonce)).await
    }

    async fn pair(&self, game: Game, new: NewGame) -> Result<Option<Pair>, StoreError> {
        insist(|| self.inner.try_pair(game, &new)).await
    }

    async fn join(
        &self,
        code: Code,
        player: PlayerId,
        nonce: Nonce,
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        insist(|| self.inner.try_join(code, player, nonce, &new)).await
    }

    async fn summons(&self, process: ProcessId) -> Result<Vec<Summons>, StoreError> {
        insist(|| self.inner.try_summons(process)).await
    }

    async fn create(
        &self,
        game: Game,
        tickets: [Ticket; 2],
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        insist(|| self.inner.try_create(game, tickets, &new)).await
    }

    async fn append(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
        if batch.is_empty() {
            return Ok(Vec::new());
        }
        self.gather.append(batch).await
    }

    async fn claim(&self, id: GameId, process: ProcessId) -> Result<Claim, StoreError> {
        insist(|| self.inner.try_claim(id, process)).await
    }

    async fn open_game(&self, player: PlayerId) -> Result<Option<GameId>, StoreError> {
        insist(|| self.inner.try_open_game(player)).await
    }

    async fn orphans(&self, limit: usize) -> Result<Vec<GameId>, StoreError> {
        insist(|| self.inner.try_orphans(limit)).await
    }

    async fn sweep(&self, after: Option<GameId>, limit: usize, before_ms: u64) -> Result<Swept, StoreError> {
        insist(|| self.inner.try_sweep(after, limit, before_ms)).await
    }
}
