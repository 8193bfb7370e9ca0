//! Numbers and tickets as the database has them.

use palgak_online::id::{Code, GameId, PlayerId};
use palgak_rules::Game;
use tokio_postgres::Row;

use super::fault::Fault;
use crate::store::{ProcessId, Ticket};

/// A game as a number in the tables. Frozen.
pub(super) const fn kind(game: Game) -> i16 {
    match game {
        Game::Janggi => 0,
        Game::Xiangqi => 1,
        Game::ChuShogi => 2,
    }
}

/// A number of the tables, which is never negative there.
pub(super) fn natural<T: TryFrom<i64>>(number: i64, what: &str) -> Result<T, Fault> {
    T::try_from(number).map_err(|_| Fault::Damaged(format!("{number} is no {what}")))
}

/// The columns that make a ticket, of a table that has them by the names of `palgak.seat`.
pub(super) fn ticket(row: &Row) -> Result<Ticket, Fault> {
    let game = match row.try_get::<_, i16>("kind")? {
        0 => Game::Janggi,
        1 => Game::Xiangqi,
        2 => Game::ChuShogi,
        other => return Err(Fault::Damaged(format!("there is no game number {other}"))),
    };
    let code = row.try_get::<_, Option<&str>>("code")?.map(str::parse::<Code>).transpose();
    Ok(Ticket {
        player: player(row.try_get("player")?)?,
        nonce: row.try_get::<_, i64>("nonce")?.cast_unsigned(),
        game,
        code: code.map_err(|error| Fault::Damaged(format!("a ticket: {error}")))?,
        process: ProcessId(row.try_get::<_, i64>("process")?.cast_unsigned()),
        since_ms: row.try_get::<_, i64>("since_ms")?.cast_unsigned(),
    })
}

fn player(key: &[u8]) -> Result<PlayerId, Fault> {
    key.try_into()
        .map(PlayerId)
        .map_err(|_| Fault::Damaged(format!("a player's key has {} bytes", key.len())))
}

/// A game by its number in the tables.
pub(super) fn game(number: i64) -> GameId {
    GameId(number.cast_unsigned())
}
