//! What the file holds: its tables and their rows.
//!
//! Rows are postcard of the types below, which are frozen: a change of any of them is a new [`FORMAT`] with tables of
//! other names, filled from the old ones when such a file is opened.

use ::redb::TableDefinition;
use palgak_online::id::{Code, GameId, PlayerId};
use palgak_rules::Game;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use crate::store::{ProcessId, Summons, Ticket};

/// The number of this layout. Format 1 was the same without a journal: a server that knows only that one would not miss the
/// records that are in the journal when it opens the file, so it must not open it. Format 2 was the same without [`RUNS`].
pub(super) const FORMAT: u64 = 3;
/// The oldest layout that is read.
pub(super) const OLDEST_FORMAT: u64 = 1;

/// What the file says of itself: the values of the names below.
pub(super) const META: TableDefinition<&str, u64> = TableDefinition::new("palgak.meta");
/// The layout of the file: [`FORMAT`].
pub(super) const META_FORMAT: &str = "format";
/// The id of the journal that belongs to the file, or that did last.
pub(super) const META_JOURNAL: &str = "journal";
/// The lap of the journal before which all is in the file; 0, or nothing, if there is nothing in the journal that is not.
pub(super) const META_LAP: &str = "journal.lap";
/// How many tickets were given out so far.
pub(super) const META_PLACE: &str = "place";

/// What each player does, by key: a [`PlayerRow`]. Who does nothing has none.
pub(super) const PLAYERS: TableDefinition<[u8; 32], &[u8]> = TableDefinition::new("palgak.1.players");
/// Who waits for whoever comes: by game, since when, place.
pub(super) const QUEUE: TableDefinition<(u64, u64, u64), [u8; 32]> = TableDefinition::new("palgak.1.queue");
/// Who waits with a code.
pub(super) const CODES: TableDefinition<&str, [u8; 32]> = TableDefinition::new("palgak.1.codes");
/// Games: a [`GameRow`].
pub(super) const GAMES: TableDefinition<u64, &[u8]> = TableDefinition::new("palgak.1.games");
/// The games that are not over, with their owners.
pub(super) const OPEN: TableDefinition<u64, u64> = TableDefinition::new("palgak.1.open");
/// Records, by game and number. Where there is none, it is in a run.
pub(super) const RECORDS: TableDefinition<(u64, u32), &[u8]> = TableDefinition::new("palgak.1.records");
/// Runs of records (`runs`), by game and the number of the first.
pub(super) const RUNS: TableDefinition<(u64, u32), &[u8]> = TableDefinition::new("palgak.3.runs");
/// Players paired by another process, by their own process: a [`SummonsRow`].
pub(super) const SUMMONS: TableDefinition<(u64, [u8; 32]), &[u8]> = TableDefinition::new("palgak.1.summons");
/// Processes: a [`ProcessRow`].
pub(super) const PROCESSES: TableDefinition<u64, &[u8]> = TableDefinition::new("palgak.1.processes");

/// What a player does: waits or plays, never both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PlayerRow {
    pub(super) wish: Option<WishRow>,
    pub(super) seat: Option<SeatRow>,
    /// The wish that was last withdrawn, so that a withdrawal made again gets the same answer.
    pub(super) withdrawn: Option<u64>,
}

impl PlayerRow {
    /// Of a player who does nothing.
    pub(super) const IDLE: PlayerRow = PlayerRow { wish: None, seat: None, withdrawn: None };
}

/// A ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct WishRow {
    pub(super) nonce: u64,
    pub(super) game: u8,
    pub(super) code: Option<String>,
    pub(super) process: u64,
    pub(super) since_ms: u64,
    pub(super) place: u64,
}

/// A game that a player is in the middle of, and the wish it came of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SeatRow {
    pub(super) game: u64,
    pub(super) nonce: u64,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct GameRow {
    pub(super) owner: u64,
    pub(super) epoch: u64,
    /// The number of the last record.
    pub(super) last: u32,
    pub(super) over: bool,
    /// For whom it was made, the first side first.
    pub(super) tickets: [TicketRow; 2],
}

impl GameRow {
    /// Whether the game is over and was made before a time ([`crate::store::Store::sweep`]).
    pub(super) fn is_past(&self, before_ms: u64) -> bool {
        self.over && self.tickets.iter().all(|ticket| ticket.since_ms < before_ms)
    }
}

/// A ticket that was used up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TicketRow {
    pub(super) player: [u8; 32],
    pub(super) nonce: u64,
    pub(super) game: u8,
    pub(super) code: Option<String>,
    pub(super) process: u64,
    pub(super) since_ms: u64,
}

/// A [`Summons`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SummonsRow {
    pub(super) ticket: TicketRow,
    pub(super) game: u64,
    pub(super) url: String,
}

/// A process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ProcessRow {
    pub(super) url: String,
    /// When it was last known to be alive.
    pub(super) alive_ms: u64,
}

/// A row as bytes.
pub(super) fn write<T: Serialize>(row: &T) -> Result<Vec<u8>, Fault> {
    postcard::to_allocvec(row).map_err(|error| Fault::Damaged(format!("a row cannot be written: {error}")))
}

/// Bytes as a row; `what` names it if they are none.
pub(super) fn read<'a, T: Deserialize<'a>>(bytes: &'a [u8], what: &str) -> Result<T, Fault> {
    match postcard::take_from_bytes(bytes) {
        Ok((row, [])) => Ok(row),
        Ok((_, rest)) => Err(Fault::Damaged(format!("{what} has {} bytes too many", rest.len()))),
        Err(error) => Err(Fault::Damaged(format!("{what} cannot be read: {error}"))),
    }
}

/// A game as a number in rows. Frozen.
pub(super) const fn game_number(game: Game) -> u8 {
    match game {
        Game::Janggi => 0,
        Game::Xiangqi => 1,
        Game::ChuShogi => 2,
    }
}

fn game_of(number: u8) -> Result<Game, Fault> {
    match number {
        0 => Ok(Game::Janggi),
        1 => Ok(Game::Xiangqi),
        2 => Ok(Game::ChuShogi),
        _ => Err(Fault::Damaged(format!("there is no game number {number}"))),
    }
}

fn code_of(text: Option<&str>) -> Result<Option<Code>, Fault> {
    text.map(str::parse).transpose().map_err(|error| Fault::Damaged(format!("a ticket: {error}")))
}

impl WishRow {
    /// The ticket of a player.
    pub(super) fn ticket(&self, player: [u8; 32]) -> Result<Ticket, Fault> {
        Ok(Ticket {
            player: PlayerId(player),
            nonce: self.nonce,
            game: game_of(self.game)?,
            code: code_of(self.code.as_deref())?,
            process: ProcessId(self.process),
            since_ms: self.since_ms,
        })
    }
}

impl TicketRow {
    /// A ticket as a row.
    pub(super) fn new(ticket: &Ticket) -> TicketRow {
        TicketRow {
            player: ticket.player.0,
            nonce: ticket.nonce,
            game: game_number(ticket.game),
            code: ticket.code.map(|code| code.to_string()),
            process: ticket.process.0,
            since_ms: ticket.since_ms,
        }
    }

    /// The ticket.
    pub(super) fn ticket(&self) -> Result<Ticket, Fault> {
        Ok(Ticket {
            player: PlayerId(self.player),
            nonce: self.nonce,
            game: game_of(self.game)?,
            code: code_of(self.code.as_deref())?,
            process: ProcessId(self.process),
            since_ms: self.since_ms,
        })
    }
}

impl SummonsRow {
    /// The summons.
    pub(super) fn summons(self) -> Result<Summons, Fault> {
        Ok(Summons { ticket: self.ticket.ticket()?, id: GameId(self.game), url: self.url })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes that files of format 1 hold: if this fails, files that people have can no longer be read.
    #[test]
    fn rows_of_format_1_stay_as_they_are() {
        let ticket = TicketRow {
            player: [7; 32],
            nonce: 300,
            game: 2,
            code: Some("ABCDEF".to_owned()),
            process: 1,
            since_ms: 128,
        };
        let mut written = vec![7; 32];
        written.extend([0xac, 0x02, 2, 1, 6, b'A', b'B', b'C', b'D', b'E', b'F', 1, 0x80, 0x01]);
        assert_eq!(write(&ticket).ok(), Some(written.clone()));

        let player = PlayerRow {
            wish: Some(WishRow { nonce: 5, game: 1, code: None, process: 9, since_ms: 3, place: 4 }),
            seat: Some(SeatRow { game: 1, nonce: 2 }),
            withdrawn: Some(6),
        };
        assert_eq!(write(&player).ok(), Some(vec![1, 5, 1, 0, 9, 3, 4, 1, 1, 2, 1, 6]));

        let game =
            GameRow { owner: 1, epoch: 2, last: 3, over: true, tickets: [ticket.clone(), ticket.clone()] };
        let both = [&[1, 2, 3, 1][..], &written, &written].concat();
        assert_eq!(write(&game).ok(), Some(both.clone()));
        assert_eq!(read::<GameRow>(&both, "a game").ok(), Some(game));

        let summons = SummonsRow { ticket, game: 4, url: "u".to_owned() };
        assert_eq!(write(&summons).ok(), Some([&written[..], &[4, 1, b'u']].concat()));
        let process = ProcessRow { url: "u".to_owned(), alive_ms: 5 };
        assert_eq!(write(&process).ok(), Some(vec![1, b'u', 5]));
    }

    #[test]
    fn bytes_that_are_no_row_are_damage() {
        assert!(read::<ProcessRow>(&[1], "a process").is_err());
        assert!(read::<ProcessRow>(&[1, b'u', 5, 0], "a process").is_err());
        assert!(code_of(Some("OOOOOO")).is_err());
        assert!(game_of(3).is_err());
    }
}
