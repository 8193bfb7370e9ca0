//! Bringing players together.

use std::time::Duration;

use palgak_online::clock::TimeControl;
use palgak_online::id::PlayerId;
use palgak_online::protocol::{Phase, SETUP_MS, ServerMessage};
use palgak_rules::Game as Kind;

use super::hosting::LATE;
use super::io::Op;
use super::requests::Purpose;
use super::tasks::{Hosted, Task};
use super::{Place, Service, Timer, slot};
use crate::game::{Entry, Game, Opening, Origin, Record};
use crate::store::{Epoch, NewGame, Pair, Summons, Ticket};

/// Whether the store is being asked to bring players of a game together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pairing {
    Idle,
    /// And whether it is to be asked once more.
    Asking {
        again: bool,
    },
}

/// How often it is made sure that the store knows who waits.
const RECHECK: Duration = Duration::from_secs(10);

/// Writes the first record of a game.
pub(super) type Opener = fn(Kind, [&Ticket; 2], u64) -> Vec<u8>;

/// The first record of a game between players who waited.
pub(super) fn open(game: Kind, tickets: [&Ticket; 2], at_ms: u64) -> Vec<u8> {
    let invited = tickets.iter().any(|ticket| ticket.code.is_some());
    opening(game, tickets, at_ms, if invited { Origin::Invitation } else { Origin::QuickMatch })
}

/// The first record of a rematch.
pub(super) fn open_again(game: Kind, tickets: [&Ticket; 2], at_ms: u64) -> Vec<u8> {
    opening(game, tickets, at_ms, Origin::Rematch)
}

fn opening(game: Kind, tickets: [&Ticket; 2], at_ms: u64, origin: Origin) -> Vec<u8> {
    let entry = Entry::Opened(Opening {
        game,
        origin,
        players: tickets.map(|ticket| ticket.player),
        nonces: tickets.map(|ticket| ticket.nonce),
        since_ms: tickets.map(|ticket| ticket.since_ms),
        setup_ms: SETUP_MS,
        control: TimeControl::QUICK_MATCH,
    });
    Record { at_ms, entry }.to_bytes()
}

impl Service {
    /// What a new game would be.
    pub(super) fn new_game(&mut self) -> NewGame {
        NewGame {
            id: self.fresh_game_id(),
            owner: self.config.process.id,
            longer_first: self.random.toss(),
            opening: open,
            at_ms: self.now.unix_ms,
        }
    }

    /// Asks the store to bring two together who wait for a game.
    pub(super) fn pair_up(&mut self, kind: Kind) {
        let pairing = &mut self.pairing[slot(kind)];
        if let Pairing::Asking { again } = pairing {
            *again = true;
            return;
        }
        if self.stopping() {
            return;
        }
        self.pairing[slot(kind)] = Pairing::Asking { again: false };
        let new = self.new_game();
        self.ask(Op::Pair(kind, new), Purpose::Pair { kind, at_ms: new.at_ms });
    }

    /// What became of that.
    pub(super) fn paired(&mut self, kind: Kind, at_ms: u64, pair: Option<Pair>) {
        let pairing = std::mem::replace(&mut self.pairing[slot(kind)], Pairing::Idle);
        if let Some(pair) = &pair {
            self.host(pair, at_ms, open);
        }
        // There may be more of them.
        if pair.is_some() || matches!(pairing, Pairing::Asking { again: true }) {
            self.pair_up(kind);
        }
    }

    /// Takes a new game in hand and tells its players.
    pub(super) fn host(&mut self, pair: &Pair, at_ms: u64, opener: Opener) {
        let tickets = &pair.tickets;
        let game = tickets[0].game;
        match self.games.get(&pair.id) {
            // Read from the store meanwhile, and even called off: then its players are elsewhere with their thoughts.
            Some(Place::Here(hosted)) if hosted.game.phase() == Phase::Over => return,
            Some(Place::Here(_)) => {}
            // About to be read from the store: it may tell more than is known here.
            Some(Place::Asked { .. }) => {}
            None => {
                let bytes = opener(game, [&tickets[0], &tickets[1]], at_ms);
                let Ok(Record { entry: Entry::Opened(opening), .. }) = Record::from_bytes(&bytes) else {
                    return;
                };
                let mut game = Game::open(opening, at_ms);
                game.stored(self.now.steady);
                if u128::from(self.now.unix_ms.saturating_sub(at_ms)) > LATE.as_millis() {
                    game.stored_late();
                }
                self.counted.games_made += 1;
                self.take_in_hand(pair.id, Hosted::new(game, Epoch(1)));
            }
        }
        for ticket in tickets {
            self.route(ticket.player, pair.id, Task::Catch { fresh: true });
            if ticket.process == self.config.process.id && !self.is_here(ticket.player) {
                self.route(ticket.player, pair.id, Task::CallOff { nonce: None });
            }
        }
    }

    /// Some player here waits: the store is to be asked now and then what has become of it.
    pub(super) fn start_polling(&mut self) {
        if !self.agenda.has(Timer::Poll) {
            self.agenda.set(Timer::Poll, self.now.steady + self.config.poll);
        }
    }

    /// Players wait: have others paired them? May they be paired?
    pub(super) fn poll(&mut self) {
        // A process where the player was connected before may have withdrawn the wish, having heard late that they were gone.
        if self.recheck_waiting || self.now.steady >= self.rechecked_at + RECHECK {
            self.recheck_waiting();
        }
        let waiting: Vec<Kind> = self
            .players
            .values()
            .filter_map(|player| player.wish.filter(|wish| wish.waiting && wish.code.is_none()))
            .map(|wish| wish.game)
            .collect();
        if self.players.values().all(|player| player.wish.is_none()) {
            return;
        }
        self.start_polling();
        if !std::mem::replace(&mut self.polling, true) {
            self.ask(Op::Summons(self.config.process.id), Purpose::Summons);
        }
        // Two processes that look at the same moment may hide the last two players from each other.
        for kind in [Kind::Janggi, Kind::Xiangqi, Kind::ChuShogi] {
            if waiting.contains(&kind) {
                self.pair_up(kind);
            }
        }
    }

    /// Players whom others have paired.
    pub(super) fn summoned(&mut self, summons: Vec<Summons>) {
        self.polling = false;
        for Summons { ticket, id, url } in summons {
            let Some(player) = self.players.get_mut(&ticket.player) else { continue };
            if player.wish.is_some_and(|wish| wish.nonce == ticket.nonce) {
                player.wish = None;
            }
            if self.games.contains_key(&id) {
                self.route(ticket.player, id, Task::Catch { fresh: false });
            } else {
                self.tell(ticket.player, ServerMessage::Redirect { id, url });
            }
        }
    }

    /// After a game was called off, the player who did not do it waits on, from the old time.
    pub(super) fn wait_on(&mut self, opening: &Opening, side: palgak_rules::Side) {
        if opening.origin != Origin::QuickMatch {
            return;
        }
        let player: PlayerId = opening.players[side.index()];
        let (nonce, since_ms) = (opening.nonces[side.index()], opening.since_ms[side.index()]);
        if self.is_here(player) {
            let game = opening.game;
            let request = super::wishes::WishRequest::Seek { nonce, game, since_ms: Some(since_ms) };
            self.wish_requested(player, request);
        } else {
            self.keep_place(player, nonce, opening.game, since_ms);
        }
    }

    /// How long after a game is over it is forgotten.
    pub(super) fn forget_at(&self) -> Duration {
        self.now.steady + self.config.remember
    }
}
