//! A store in memory: what the service needs of a store, said in the plainest way.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use std::time::Duration;

use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::Game;

use crate::service::{Op, Reply};
use crate::store::{
    Append, Appended, Claim, Enqueued, Epoch, NewGame, Pair, Process, ProcessId, Summons, Swept, Ticket,
    Withdrawn,
};

/// What is stored.
#[derive(Clone, Debug)]
pub struct Memory {
    lease: Duration,
    processes: BTreeMap<ProcessId, Registered>,
    players: BTreeMap<PlayerId, Row>,
    games: BTreeMap<GameId, Kept>,
    summons: BTreeMap<(ProcessId, PlayerId), (Ticket, GameId, String)>,
    arrivals: u64,
}

#[derive(Clone, Debug)]
struct Registered {
    url: String,
    alive_ms: u64,
    until: Duration,
}

#[derive(Clone, Debug, Default)]
struct Row {
    wish: Option<(Ticket, u64)>,
    seat: Option<(GameId, Nonce)>,
    withdrawn: Option<Nonce>,
}

/// A game in memory.
#[derive(Clone, Debug)]
pub struct Kept {
    tickets: [Ticket; 2],
    owner: ProcessId,
    epoch: Epoch,
    records: Vec<Vec<u8>>,
    over: bool,
}

impl Kept {
    /// Its records.
    #[must_use]
    pub fn records(&self) -> &[Vec<u8>] {
        &self.records
    }

    /// Whether it is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Its players, the first side first.
    #[must_use]
    pub fn players(&self) -> [PlayerId; 2] {
        [self.tickets[0].player, self.tickets[1].player]
    }
}

impl Memory {
    /// An empty store, where a lease holds so long.
    #[must_use]
    pub fn new(lease: Duration) -> Memory {
        Memory {
            lease,
            processes: BTreeMap::new(),
            players: BTreeMap::new(),
            games: BTreeMap::new(),
            summons: BTreeMap::new(),
            arrivals: 0,
        }
    }

    /// Every game there ever was.
    pub fn games(&self) -> impl Iterator<Item = (GameId, &Kept)> {
        self.games.iter().map(|(id, game)| (*id, game))
    }

    /// Everybody who waits.
    pub fn waiting(&self) -> impl Iterator<Item = Ticket> {
        self.players.values().filter_map(|row| row.wish).map(|(ticket, _)| ticket)
    }

    /// A game, by its number.
    #[must_use]
    pub fn game(&self, id: GameId) -> Option<&Kept> {
        self.games.get(&id)
    }

    /// Does what a service asks, at a time on the store's own clock.
    pub fn carry_out(&mut self, op: Op, now: Duration) -> Reply {
        match op {
            Op::Renew(process, alive_ms) => {
                self.renew(&process, alive_ms, now);
                Reply::Done
            }
            Op::Release(process) => {
                self.release(process);
                Reply::Done
            }
            Op::Enqueue(ticket) => Reply::Enqueued(self.enqueue(ticket, now)),
            Op::Withdraw(player, nonce) => Reply::Withdrawn(self.withdraw(player, nonce)),
            Op::Pair(game, new) => Reply::Pair(self.pair(game, new, now)),
            Op::Join(code, player, nonce, new) => Reply::Pair(self.join(code, player, nonce, new, now)),
            Op::Summons(process) => Reply::Summons(self.summons(process)),
            Op::Create(game, tickets, new) => Reply::Pair(self.create(game, tickets, new)),
            Op::Append(append) => Reply::Appended(self.append(append)),
            Op::Claim(id, process) => Reply::Claimed(self.claim(id, process, now)),
            Op::OpenGame(player) => Reply::OpenGame(self.open_game(player)),
            Op::Orphans(limit) => Reply::Orphans(self.orphans(limit, now)),
            Op::Sweep { after, limit, before_ms } => Reply::Swept(self.sweep(after, limit, before_ms)),
        }
    }

    /// Whether the lease of a process holds.
    pub(super) fn alive(&self, process: ProcessId, now: Duration) -> bool {
        self.processes.get(&process).is_some_and(|process| now < process.until)
    }

    /// [`crate::store::Store::renew`]
    pub fn renew(&mut self, process: &Process, alive_ms: u64, now: Duration) {
        let until = now + self.lease;
        self.processes.insert(process.id, Registered { url: process.url.clone(), alive_ms, until });
    }

    /// [`crate::store::Store::release`]
    pub fn release(&mut self, process: ProcessId) {
        self.expire(process);
        for row in self.players.values_mut() {
            row.wish = row.wish.filter(|(ticket, _)| ticket.process != process);
        }
        self.summons.retain(|(owner, _), _| *owner != process);
    }

    /// Lets a lease run out.
    pub fn expire(&mut self, process: ProcessId) {
        if let Some(process) = self.processes.get_mut(&process) {
            process.until = Duration::ZERO;
        }
    }

    /// [`crate::store::Store::enqueue`]
    pub fn enqueue(&mut self, ticket: Ticket, now: Duration) -> Enqueued {
        let row = self.players.entry(ticket.player).or_default();
        if let Some((game, _)) = row.seat {
            return Enqueued::Playing(game);
        }
        if row.wish.is_some_and(|(own, _)| own == ticket) {
            return Enqueued::Waiting;
        }
        if let Some(holder) = ticket.code.and_then(|code| self.holder(code, now))
            && holder.player != ticket.player
        {
            return Enqueued::CodeTaken;
        }
        // A code whose process is dead is free again.
        for row in self.players.values_mut() {
            row.wish = row.wish.filter(|(other, _)| ticket.code.is_none() || other.code != ticket.code);
        }
        self.arrivals += 1;
        self.players.entry(ticket.player).or_default().wish = Some((ticket, self.arrivals));
        Enqueued::Waiting
    }

    fn holder(&self, code: Code, now: Duration) -> Option<Ticket> {
        self.players
            .values()
            .filter_map(|row| row.wish)
            .map(|(ticket, _)| ticket)
            .find(|ticket| ticket.code == Some(code) && self.alive(ticket.process, now))
    }

    /// [`crate::store::Store::withdraw`]
    pub fn withdraw(&mut self, player: PlayerId, nonce: Nonce) -> Withdrawn {
        let Some(row) = self.players.get_mut(&player) else { return Withdrawn::Unknown };
        if row.wish.is_some_and(|(ticket, _)| ticket.nonce == nonce) {
            row.wish = None;
            row.withdrawn = Some(nonce);
            return Withdrawn::Withdrawn;
        }
        match row.seat {
            Some((game, of)) if of == nonce => Withdrawn::Paired(game),
            _ if row.withdrawn == Some(nonce) => Withdrawn::Withdrawn,
            _ => Withdrawn::Unknown,
        }
    }

    fn made(&self, new: NewGame) -> Option<Pair> {
        self.games.get(&new.id).map(|game| Pair { id: new.id, tickets: game.tickets })
    }

    /// [`crate::store::Store::pair`]
    pub fn pair(&mut self, game: Game, new: NewGame, now: Duration) -> Option<Pair> {
        if let Some(made) = self.made(new) {
            return Some(made);
        }
        let waiting: BTreeSet<(u64, u64, PlayerId)> = self
            .players
            .iter()
            .filter_map(|(player, row)| row.wish.map(|(ticket, order)| (player, ticket, order)))
            .filter(|(_, ticket, _)| ticket.game == game && ticket.code.is_none())
            .filter(|(_, ticket, _)| self.alive(ticket.process, now))
            .map(|(player, ticket, order)| (ticket.since_ms, order, *player))
            .collect();
        let mut first = waiting.into_iter().filter_map(|(_, _, player)| self.players[&player].wish);
        let ((longer, _), (other, _)) = (first.next()?, first.next()?);
        drop(first);
        let tickets = if new.longer_first { [longer, other] } else { [other, longer] };
        Some(self.make(tickets, new))
    }

    /// [`crate::store::Store::join`]
    pub fn join(
        &mut self,
        code: Code,
        player: PlayerId,
        nonce: Nonce,
        new: NewGame,
        now: Duration,
    ) -> Option<Pair> {
        if let Some(made) = self.made(new) {
            return Some(made);
        }
        let host = self.holder(code, now).filter(|host| host.player != player)?;
        if self.open_game(player).is_some() {
            return None;
        }
        let guest = Ticket { player, nonce, process: new.owner, since_ms: new.at_ms, ..host };
        let tickets = if new.longer_first { [host, guest] } else { [guest, host] };
        Some(self.make(tickets, new))
    }

    /// [`crate::store::Store::create`]
    pub fn create(&mut self, game: Game, tickets: [Ticket; 2], new: NewGame) -> Option<Pair> {
        if let Some(made) = self.made(new) {
            return Some(made);
        }
        if tickets[0].player == tickets[1].player
            || tickets.iter().any(|ticket| self.open_game(ticket.player).is_some())
        {
            return None;
        }
        Some(self.make(tickets.map(|ticket| Ticket { game, ..ticket }), new))
    }

    fn make(&mut self, tickets: [Ticket; 2], new: NewGame) -> Pair {
        let url = self.processes.get(&new.owner).map(|owner| owner.url.clone()).unwrap_or_default();
        for ticket in tickets {
            let row = self.players.entry(ticket.player).or_default();
            row.wish = None;
            row.seat = Some((new.id, ticket.nonce));
            if ticket.process != new.owner {
                self.summons.insert((ticket.process, ticket.player), (ticket, new.id, url.clone()));
            }
        }
        let opening = (new.opening)(tickets[0].game, [&tickets[0], &tickets[1]], new.at_ms);
        let game = Kept { tickets, owner: new.owner, epoch: Epoch(1), records: vec![opening], over: false };
        self.games.insert(new.id, game);
        Pair { id: new.id, tickets }
    }

    /// [`crate::store::Store::summons`]
    pub fn summons(&mut self, process: ProcessId) -> Vec<Summons> {
        let mut found = Vec::new();
        self.summons.retain(|(owner, _), (ticket, id, url)| {
            if *owner == process {
                found.push(Summons { ticket: *ticket, id: *id, url: url.clone() });
            }
            *owner != process
        });
        found
    }

    /// [`crate::store::Store::append`], one record of it.
    pub fn append(&mut self, append: Append) -> Appended {
        let Some(game) = self.games.get_mut(&append.id) else { return Appended::Fenced };
        let place = append.seq as usize;
        if place <= game.records.len() {
            let same = place > 0 && game.records[place - 1] == append.record;
            return if same { Appended::Durable } else { Appended::Fenced };
        }
        if append.epoch != game.epoch || place != game.records.len() + 1 {
            return Appended::Fenced;
        }
        game.records.push(append.record);
        if append.ends {
            game.over = true;
            for ticket in game.tickets {
                if let Some(row) = self.players.get_mut(&ticket.player) {
                    row.seat = row.seat.filter(|(id, _)| *id != append.id);
                }
            }
        }
        Appended::Durable
    }

    /// [`crate::store::Store::claim`]
    pub fn claim(&mut self, id: GameId, process: ProcessId, now: Duration) -> Claim {
        let Some(owner) = self.games.get(&id).map(|game| game.owner) else { return Claim::Unknown };
        let known = self.processes.get(&owner);
        if owner != process && self.alive(owner, now) {
            return Claim::Elsewhere { url: known.map(|owner| owner.url.clone()).unwrap_or_default() };
        }
        let alive_ms = known.map_or(0, |owner| owner.alive_ms);
        let Some(game) = self.games.get_mut(&id) else { return Claim::Unknown };
        if owner != process {
            game.owner = process;
            game.epoch.0 += 1;
        }
        Claim::Own { epoch: game.epoch, records: game.records.clone(), alive_ms }
    }

    /// [`crate::store::Store::open_game`]
    #[must_use]
    pub fn open_game(&self, player: PlayerId) -> Option<GameId> {
        self.players.get(&player)?.seat.map(|(game, _)| game)
    }

    /// [`crate::store::Store::orphans`]
    #[must_use]
    pub fn orphans(&self, limit: usize, now: Duration) -> Vec<GameId> {
        self.games
            .iter()
            .filter(|(_, game)| !game.over && !self.alive(game.owner, now))
            .map(|(id, _)| *id)
            .take(limit)
            .collect()
    }

    /// [`crate::store::Store::sweep`]
    pub fn sweep(&mut self, after: Option<GameId>, limit: usize, before_ms: u64) -> Swept {
        let from = after.map_or(Bound::Unbounded, Bound::Excluded);
        let mut rest = self.games.range((from, Bound::Unbounded));
        let looked: Vec<GameId> = rest.by_ref().take(limit).map(|(id, _)| *id).collect();
        let next = looked.last().copied().filter(|_| rest.next().is_some());
        let before = self.games.len();
        for id in looked {
            let past =
                |game: &Kept| game.over && game.tickets.iter().all(|ticket| ticket.since_ms < before_ms);
            if self.games.get(&id).is_some_and(past) {
                self.games.remove(&id);
                self.summons.retain(|_, (_, game, _)| *game != id);
            }
        }
        Swept { gone: before - self.games.len(), next }
    }
}
