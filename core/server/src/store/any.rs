//! The store that an operator names: a file or a database.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::Game;

use super::postgres::{self, PostgresStore};
use super::redb::{self, RedbStore};
use super::{
    Append, Appended, Claim, Enqueued, NewGame, Pair, Process, ProcessId, Store, StoreError, Summons, Swept,
    Ticket, Withdrawn,
};

/// Where the store is.
#[derive(Clone, PartialEq, Eq)]
pub enum StoreAddress {
    /// A file, which one server uses.
    File(PathBuf),
    /// A database, which several may: the address as it was given.
    Postgres(String),
}

/// Why a text is no address of a store.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// There is nothing in it.
    #[error("the path is empty")]
    Empty,
    /// It names something that is no kind of store.
    #[error("no store is known for {0}://; a path or postgres://USER:PASSWORD@HOST/DATABASE is wanted")]
    Kind(String),
}

impl FromStr for StoreAddress {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<StoreAddress, AddressError> {
        match text.split_once("://") {
            _ if text.is_empty() => Err(AddressError::Empty),
            Some(("postgres" | "postgresql", _)) => Ok(StoreAddress::Postgres(text.to_owned())),
            // A mistyped address must not become the name of a file.
            Some((kind, _)) => Err(AddressError::Kind(kind.to_owned())),
            None => Ok(StoreAddress::File(PathBuf::from(text))),
        }
    }
}

impl fmt::Display for StoreAddress {
    /// The address without what comes before the host: a password may be in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreAddress::File(path) => path.display().fmt(f),
            StoreAddress::Postgres(url) => {
                let rest = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
                let rest = rest.split_once('?').map_or(rest, |(rest, _)| rest);
                let rest = rest.rsplit_once('@').map_or(rest, |(_, rest)| rest);
                write!(f, "postgres://{rest}")
            }
        }
    }
}

impl fmt::Debug for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreAddress({self})")
    }
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file cannot.
    #[error(transparent)]
    File(#[from] redb::OpenError),
    /// The database cannot.
    #[error(transparent)]
    Postgres(#[from] postgres::OpenError),
}

/// A store of either kind.
pub enum AnyStore {
    /// In a file.
    File(RedbStore),
    /// On a database.
    Postgres(PostgresStore),
}

impl AnyStore {
    /// Opens a store, or makes it if there is none. A process that has not renewed its lease for `lease` is dead;
    /// `connections` is the most that are made to a database.
    ///
    /// # Errors
    /// If the file or the database cannot be used.
    pub async fn open(
        address: &StoreAddress,
        lease: Duration,
        connections: usize,
    ) -> Result<AnyStore, OpenError> {
        Ok(match address {
            StoreAddress::File(path) => AnyStore::File(RedbStore::open(path, lease)?),
            StoreAddress::Postgres(url) => {
                AnyStore::Postgres(PostgresStore::open(url, lease, connections).await?)
            }
        })
    }
}

macro_rules! either {
    ($self:ident, $store:ident => $act:expr) => {
        match $self {
            AnyStore::File($store) => $act.await,
            AnyStore::Postgres($store) => $act.await,
        }
    };
}

impl Store for AnyStore {
    async fn renew(&self, process: &Process, alive_ms: u64) -> Result<(), StoreError> {
        either!(self, store => store.renew(process, alive_ms))
    }

    async fn release(&self, process: ProcessId) -> Result<(), StoreError> {
        either!(self, store => store.release(process))
    }

    async fn enqueue(&self, ticket: Ticket) -> Result<Enqueued, StoreError> {
        either!(self, store => store.enqueue(ticket))
    }

    async fn withdraw(&self, player: PlayerId, nonce: Nonce) -> Result<Withdrawn, StoreError> {
        either!(self, store => store.withdraw(player, nonce))
    }

    async fn pair(&self, game: Game, new: NewGame) -> Result<Option<Pair>, StoreError> {
        either!(self, store => store.pair(game, new))
    }

    async fn join(
        &self,
        code: Code,
        player: PlayerId,
        nonce: Nonce,
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        either!(self, store => store.join(code, player, nonce, new))
    }

    async fn summons(&self, process: ProcessId) -> Result<Vec<Summons>, StoreError> {
        either!(self, store => store.summons(process))
    }

    async fn create(
        &self,
        game: Game,
        tickets: [Ticket; 2],
        new: NewGame,
    ) -> Result<Option<Pair>, StoreError> {
        either!(self, store => store.create(game, tickets, new))
    }

    async fn append(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
        either!(self, store => store.append(batch))
    }

    async fn claim(&self, id: GameId, process: ProcessId) -> Result<Claim, StoreError> {
        either!(self, store => store.claim(id, process))
    }

    async fn open_game(&self, player: PlayerId) -> Result<Option<GameId>, StoreError> {
        either!(self, store => store.open_game(player))
    }

    async fn orphans(&self, limit: usize) -> Result<Vec<GameId>, StoreError> {
        either!(self, store => store.orphans(limit))
    }

    async fn sweep(&self, after: Option<GameId>, limit: usize, before_ms: u64) -> Result<Swept, StoreError> {
        either!(self, store => store.sweep(after, limit, before_ms))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_a_file_and_postgres_a_database() {
        let of = |text: &str| text.parse::<StoreAddress>();
        assert_eq!(
            of("/var/lib/palgak/games.redb"),
            Ok(StoreAddress::File("/var/lib/palgak/games.redb".into()))
        );
        assert_eq!(of("games"), Ok(StoreAddress::File("games".into())));
        let url = "postgres://u:p@h/d";
        assert_eq!(of(url), Ok(StoreAddress::Postgres(url.to_owned())));
        assert!(matches!(of("postgresql://h/d"), Ok(StoreAddress::Postgres(_))));
        assert_eq!(of("mysql://h/d"), Err(AddressError::Kind("mysql".to_owned())));
        assert_eq!(of(""), Err(AddressError::Empty));
    }

    #[test]
    fn a_password_is_never_shown() {
        let address =
            StoreAddress::Postgres("postgres://me:se@cret@host:5432/games?password=secret".to_owned());
        assert_eq!(address.to_string(), "postgres://host:5432/games");
        assert_eq!(format!("{address:?}"), "StoreAddress(postgres://host:5432/games)");
    }
}
