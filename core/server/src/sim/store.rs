//! The store in memory behind the face of every store, so that the suite for stores is run against it as well.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::Game;

use super::memory::Memory;
use crate::store::{
    Append, Appended, Claim, Enqueued, NewGame, Pair, Process, ProcessId, Store, StoreError, Summons, Swept,
    Ticket, Withdrawn,
};

/// A store that forgets everything when the program ends. Clones share what is in it.
#[derive(Clone, Debug)]
pub struct MemoryStore {
    memory: Arc<Mutex<Memory>>,
    begun: Instant,
}

impl MemoryStore {
    /// An empty store, where a lease holds so long.
    #[must_use]
    pub fn new(lease: Duration) -> MemoryStore {
        MemoryStore { memory: Arc::new(Mutex::new(Memory::new(lease))), begun: Instant::now() }
    }

    /// Lets a lease run out.
    pub fn expire(&self, process: ProcessId) {
        self.locked().expire(process);
    }

    fn locked(&self) -> MutexGuard<'_, Memory> {
        // Nothing in it panics half-way.
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> Duration {
        self.begun.elapsed()
    }
}

impl Store for MemoryStore {
    async fn renew(&self, process: &Process, alive_ms: u64) -> Result<(), StoreError> {
        self.locked().renew(process, alive_ms, self.now());
        Ok(())
    }

    async fn release(&self, process: ProcessId) -> Result<(), StoreError> {
        self.locked().release(process);
        Ok(())
    }

    async fn enqueue(&self, ticket: Ticket) -> Result<Enqueued, StoreError> {
        Ok(self.locked().enqueue(ticket, self.now()))
    }

    async fn withdraw(&self, player: PlayerId, nonce: Nonce) -> Result<Withdrawn, StoreError> {
        Ok(self.locked().withdraw(player, nonce))
    }

    async fn pair(&self, game: Game, new: NewGame) -> Result<Option<Pair>, StoreError> {
        Ok(self.locked().pair(game, new, self.now()))
    }

    async fn join(
        &self,
        code: Code,
        player: PlayerId,
        nonce: Nonce,
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        Ok(self.locked().join(code, player, nonce, new, self.now()))
    }

    async fn summons(&self, process: ProcessId) -> Result<Vec<Summons>, StoreError> {
        Ok(self.locked().summons(process))
    }

    async fn create(
        &self,
        game: Game,
        tickets: [Ticket; 2],
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        Ok(self.locked().create(game, tickets, new))
    }

    async fn append(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
        let mut memory = self.locked();
        Ok(batch.into_iter().map(|append| memory.append(append)).collect())
    }

    async fn claim(&self, id: GameId, process: ProcessId) -> Result<Claim, StoreError> {
        Ok(self.locked().claim(id, process, self.now()))
    }

    async fn open_game(&self, player: PlayerId) -> Result<Option<GameId>, StoreError> {
        Ok(self.locked().open_game(player))
    }

    async fn orphans(&self, limit: usize) -> Result<Vec<GameId>, StoreError> {
        Ok(self.locked().orphans(limit, self.now()))
    }

    async fn sweep(&self, after: Option<GameId>, limit: usize, before_ms: u64) -> Result<Swept, StoreError> {
        Ok(self.locked().sweep(after, limit, before_ms))
    }
}
