//! The tables of one transaction, and the steps that the requests are made of.
//!
//! Requests that come together share a transaction. So each reads all it needs before it writes anything: one that finds
//! damage fails alone, and nothing of it is in what the others commit.

use std::time::Duration;

use ::redb::{ReadableTable, Table, WriteTransaction};
use palgak_online::id::GameId;

use super::fault::Fault;
use super::heads::Pending;
use super::leases::Leases;
use super::tables::{
    CODES, GAMES, GameRow, META, META_LAP, META_PLACE, OPEN, PLAYERS, PROCESSES, PlayerRow, ProcessRow,
    QUEUE, RECORDS, RUNS, SUMMONS, SeatRow, SummonsRow, TicketRow, WishRow, game_number, read, write,
};
use crate::store::{Epoch, NewGame, Pair, ProcessId, Ticket};

/// One transaction.
pub(super) struct Work<'t> {
    pub(super) meta: Table<'t, &'static str, u64>,
    pub(super) players: Table<'t, [u8; 32], &'static [u8]>,
    pub(super) queue: Table<'t, (u64, u64, u64), [u8; 32]>,
    pub(super) codes: Table<'t, &'static str, [u8; 32]>,
    pub(super) games: Table<'t, u64, &'static [u8]>,
    pub(super) open: Table<'t, u64, u64>,
    pub(super) records: Table<'t, (u64, u32), &'static [u8]>,
    pub(super) runs: Table<'t, (u64, u32), &'static [u8]>,
    pub(super) summons: Table<'t, (u64, [u8; 32]), &'static [u8]>,
    pub(super) processes: Table<'t, u64, &'static [u8]>,
    pub(super) leases: &'t mut Leases,
    /// The time on the clock of the leases.
    pub(super) now: Duration,
    /// Whether anything was written.
    pub(super) changed: bool,
}

impl<'t> Work<'t> {
    /// Opens the tables; those that are not there yet are made.
    pub(super) fn open(
        transaction: &'t WriteTransaction,
        leases: &'t mut Leases,
        now: Duration,
    ) -> Result<Work<'t>, Fault> {
        Ok(Work {
            meta: transaction.open_table(META)?,
            players: transaction.open_table(PLAYERS)?,
            queue: transaction.open_table(QUEUE)?,
            codes: transaction.open_table(CODES)?,
            games: transaction.open_table(GAMES)?,
            open: transaction.open_table(OPEN)?,
            records: transaction.open_table(RECORDS)?,
            runs: transaction.open_table(RUNS)?,
            summons: transaction.open_table(SUMMONS)?,
            processes: transaction.open_table(PROCESSES)?,
            leases,
            now,
            changed: false,
        })
    }

    /// Whether a process is alive.
    pub(super) fn alive(&self, process: ProcessId) -> bool {
        self.leases.hold(process, self.now)
    }

    /// A process, if it was ever here.
    pub(super) fn process(&self, process: ProcessId) -> Result<Option<ProcessRow>, Fault> {
        let found = self.processes.get(process.0)?;
        found.map(|row| read(row.value(), &format!("process {}", process.0))).transpose()
    }

    /// What a player does.
    pub(super) fn player(&self, key: [u8; 32]) -> Result<PlayerRow, Fault> {
        match self.players.get(key)? {
            Some(row) => read(row.value(), "a player"),
            None => Ok(PlayerRow::IDLE),
        }
    }

    /// A game.
    pub(super) fn game(&self, id: GameId) -> Result<Option<GameRow>, Fault> {
        let found = self.games.get(id.0)?;
        found.map(|row| read(row.value(), &format!("game {id}"))).transpose()
    }

    /// Who holds a code.
    pub(super) fn holder(&self, code: &str) -> Result<Option<[u8; 32]>, Fault> {
        Ok(self.codes.get(code)?.map(|key| key.value()))
    }

    /// Writes down what a player does.
    pub(super) fn set_player(&mut self, key: [u8; 32], row: &PlayerRow) -> Result<(), Fault> {
        self.changed = true;
        if *row == PlayerRow::IDLE {
            self.players.remove(key)?;
        } else {
            self.players.insert(key, write(row)?.as_slice())?;
        }
        Ok(())
    }

    /// Writes down a game.
    pub(super) fn set_game(&mut self, id: GameId, row: &GameRow) -> Result<(), Fault> {
        self.changed = true;
        self.games.insert(id.0, write(row)?.as_slice())?;
        if row.over {
            self.open.remove(id.0)?;
        } else {
            self.open.insert(id.0, row.owner)?;
        }
        Ok(())
    }

    /// Adds to a game what the journal had of it.
    pub(super) fn file(&mut self, pending: &Pending) -> Result<(), Fault> {
        let id = pending.game;
        let row = self.game(id)?.filter(|row| row.epoch == pending.epoch.0 && row.last + 1 == pending.first);
        let Some(mut row) = row else {
            return Err(Fault::Damaged(format!("game {id} does not go on as the journal does")));
        };
        self.changed = true;
        self.add_records(id, pending.first, &pending.records)?;
        row.last = pending.last();
        // Who keeps it and whether it is over stay, so its place among the open games does.
        self.games.insert(id.0, write(&row)?.as_slice())?;
        Ok(())
    }

    /// Writes down the lap of the journal before which all is in the file.
    pub(super) fn set_lap(&mut self, lap: u64) -> Result<(), Fault> {
        self.changed = true;
        self.meta.insert(META_LAP, lap)?;
        Ok(())
    }

    /// Lets a player wait, who does not play and whose earlier wish is off the queue.
    pub(super) fn wait(&mut self, row: PlayerRow, ticket: &Ticket) -> Result<(), Fault> {
        let place = self.meta.get(META_PLACE)?.map_or(0, |place| place.value()) + 1;
        self.meta.insert(META_PLACE, place)?;
        let game = game_number(ticket.game);
        let code = ticket.code.map(|code| code.to_string());
        match &code {
            Some(code) => drop(self.codes.insert(code.as_str(), ticket.player.0)?),
            None => drop(self.queue.insert((u64::from(game), ticket.since_ms, place), ticket.player.0)?),
        }
        let wish = WishRow {
            nonce: ticket.nonce,
            game,
            code,
            process: ticket.process.0,
            since_ms: ticket.since_ms,
            place,
        };
        self.set_player(ticket.player.0, &PlayerRow { wish: Some(wish), ..row })
    }

    /// Takes a player off the queue, and from the row, which is still to be written.
    pub(super) fn leave(&mut self, row: &mut PlayerRow) -> Result<(), Fault> {
        if let Some(wish) = row.wish.take() {
            self.changed = true;
            match &wish.code {
                Some(code) => drop(self.codes.remove(code.as_str())?),
                None => drop(self.queue.remove((u64::from(wish.game), wish.since_ms, wish.place))?),
            }
        }
        Ok(())
    }

    /// The game that a request has made already, if it was made before.
    pub(super) fn made(&self, new: &NewGame) -> Result<Option<Pair>, Fault> {
        let Some(row) = self.game(new.id)? else { return Ok(None) };
        let [first, second] = &row.tickets;
        Ok(Some(Pair { id: new.id, tickets: [first.ticket()?, second.ticket()?] }))
    }

    /// Makes a game for two players, the first side first, who do not play. Their tickets are used up.
    pub(super) fn make(
        &mut self,
        tickets: [Ticket; 2],
        rows: [PlayerRow; 2],
        new: &NewGame,
    ) -> Result<Pair, Fault> {
        let [first, second] = &tickets;
        let url = self.process(new.owner)?.map(|process| process.url).unwrap_or_default();
        let record = (new.opening)(first.game, [first, second], new.at_ms);
        for (ticket, mut row) in tickets.iter().zip(rows) {
            self.leave(&mut row)?;
            row.seat = Some(SeatRow { game: new.id.0, nonce: ticket.nonce });
            self.set_player(ticket.player.0, &row)?;
            if ticket.process != new.owner {
                let summons = SummonsRow { ticket: TicketRow::new(ticket), game: new.id.0, url: url.clone() };
                self.summons.insert((ticket.process.0, ticket.player.0), write(&summons)?.as_slice())?;
            }
        }
        self.records.insert((new.id.0, 1), record.as_slice())?;
        let row = GameRow {
            owner: new.owner.0,
            epoch: Epoch(1).0,
            last: 1,
            over: false,
            tickets: [TicketRow::new(first), TicketRow::new(second)],
        };
        self.set_game(new.id, &row)?;
        Ok(Pair { id: new.id, tickets })
    }
}
