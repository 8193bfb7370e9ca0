//! The witness: sees everything, and objects to what must never happen.
//!
//! It keeps games of its own, worked out from the records in the store, and compares with them whatever a player is
//! told. So nothing may be told that is not stored, nothing stored may get lost, and both players see the same.

use std::collections::BTreeMap;
use std::time::Duration;

use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{Event, Nonce, Phase, ServerMessage, State};
use palgak_rules::Side;

use super::Report;
use super::memory::Memory;
use super::world::World;
use crate::game::reference::Reference;
use crate::game::{Asked, Entry, Game, Record};
use crate::service::{Op, Reply};
use crate::store::{Appended, Claim, Epoch, Ticket};

/// What it knows.
#[derive(Debug, Default)]
pub(super) struct Witness {
    games: BTreeMap<GameId, Seen>,
    /// The game that a player is in the middle of.
    playing: BTreeMap<PlayerId, GameId>,
    /// Who waited in vain when somebody last looked, and how often in a row.
    vain: BTreeMap<usize, (u32, Option<PlayerId>)>,
    takeovers: u64,
    fenced: u64,
}

/// A game, worked out from the store.
#[derive(Debug)]
struct Seen {
    game: Game,
    records: usize,
    events: Vec<Event>,
    /// The requests that were granted, and the event that came of each.
    granted: BTreeMap<(Side, Nonce), u32>,
    clock: Reference,
    /// When the present turn began, at the earliest: the record before it was stored then.
    turn_since: Duration,
    epoch: Epoch,
    entries: Vec<Entry>,
}

impl World {
    /// The store has done something.
    pub(super) fn watch_store(&mut self, op: &Op, reply: &Reply) {
        let now = self.now;
        match (op, reply) {
            (_, Reply::Pair(Some(pair))) => {
                if self.witness.games.contains_key(&pair.id) {
                    return;
                }
                let players = [pair.tickets[0].player, pair.tickets[1].player];
                if players[0] == players[1] {
                    self.object(format!("{:?} is to play against themselves", players[0]));
                }
                for player in players {
                    if let Some(other) = self.witness.playing.insert(player, pair.id) {
                        self.object(format!("{player:?} is in {} and {}", other, pair.id));
                    }
                }
                self.look(pair.id, now);
            }
            (Op::Append(append), Reply::Appended(Appended::Durable)) => {
                let epoch = self.witness.games.get(&append.id).map(|seen| seen.epoch);
                let known = self.witness.games.get(&append.id).map_or(0, |seen| seen.records);
                if append.seq as usize > known && epoch != Some(append.epoch) {
                    self.object(format!("a record of {} was taken from a former owner", append.id));
                }
                self.look(append.id, now);
                if append.ends {
                    self.witness.playing.retain(|_, game| *game != append.id);
                }
            }
            (Op::Append(_), _) => self.witness.fenced += 1,
            (Op::Claim(id, _), Reply::Claimed(Claim::Own { epoch, .. })) => {
                if let Some(seen) = self.witness.games.get_mut(id) {
                    if *epoch > seen.epoch {
                        self.witness.takeovers += 1;
                    }
                    seen.epoch = *epoch;
                }
            }
            _ => {}
        }
    }

    /// Works out what is new of a game.
    fn look(&mut self, id: GameId, now: Duration) {
        let Some(kept) = self.memory.games().find(|(own, _)| *own == id).map(|(_, kept)| kept) else {
            return;
        };
        let known = self.witness.games.get(&id).map_or(0, |seen| seen.records);
        let mut wrong = None;
        for bytes in &kept.records()[known..] {
            let record = match Record::from_bytes(bytes) {
                Ok(record) => record,
                Err(error) => {
                    wrong = Some(format!("a record of {id} cannot be read: {error}"));
                    break;
                }
            };
            match self.witness.games.get_mut(&id) {
                None => {
                    let Entry::Opened(opening) = record.entry.clone() else { continue };
                    let clock = Reference::new(opening.control);
                    let game = Game::open(opening, record.at_ms);
                    let seen = Seen {
                        events: vec![game.paired()],
                        game,
                        records: 1,
                        granted: BTreeMap::new(),
                        clock,
                        turn_since: now,
                        epoch: Epoch(1),
                        entries: vec![record.entry],
                    };
                    self.witness.games.insert(id, seen);
                }
                Some(seen) => {
                    if let Err(error) = seen.follow(&record, now) {
                        wrong = Some(format!("game {id}: {error}"));
                        break;
                    }
                }
            }
        }
        if let Some(wrong) = wrong {
            self.object(wrong);
        }
    }

    /// A process says something to a player.
    pub(super) fn watch_message(&mut self, user: usize, message: &ServerMessage) {
        let player = self.users[user].player;
        let wrong = match message {
            ServerMessage::Event { id, seq, event } => {
                self.seen_by(player, *id).and_then(|seen| seen.check_event(*seq, event))
            }
            ServerMessage::Done { id, nonce, seq, event } => self.seen_by(player, *id).and_then(|seen| {
                seen.check_done(player, *nonce, *seq)?;
                seen.check_event(*seq, event)
            }),
            ServerMessage::Sync { id, seq, state } => {
                let chosen = self.users[user].setups.get(id);
                self.seen_by(player, *id).and_then(|seen| seen.check_state(*seq, state, chosen))
            }
            ServerMessage::Presence { id, .. } | ServerMessage::Redirect { id, .. } => {
                self.seen_by(player, *id).map(|_| ())
            }
            ServerMessage::Ready { game: Some(id) } => self.seen_by(player, *id).map(|_| ()),
            ServerMessage::Waiting { nonce, .. } | ServerMessage::Cancelled { nonce }
                if !self.users[user].wishes.contains(nonce) =>
            {
                Err(format!("the wish {nonce} is another's"))
            }
            _ => Ok(()),
        };
        if let Err(why) = wrong {
            self.object(format!("player {user} is told {message:?}, but {why}"));
        }
    }

    /// Looks whether anybody waits in vain: without the store's knowing of it, or for somebody who waits as well.
    pub(super) fn audit(&mut self) {
        let tickets: Vec<Ticket> = self.memory.waiting().collect();
        let mut vain = Vec::new();
        for (number, user) in self.users.iter().enumerate() {
            if !user.waits_connected() {
                continue;
            }
            let own = tickets.iter().find(|ticket| ticket.player == user.player);
            match own {
                None if self.memory.open_game(user.player).is_none() => vain.push((number, None)),
                None => {}
                Some(own) => {
                    // Who waited at a process that is gone waits no longer.
                    let fits = |other: &&Ticket| {
                        other.player != own.player
                            && other.game == own.game
                            && other.code.is_none()
                            && self.memory.alive(other.process, self.now)
                    };
                    let other = tickets.iter().find(fits).filter(|_| own.code.is_none());
                    vain.extend(other.map(|other| (number, Some(other.player))));
                }
            }
        }
        let before = std::mem::take(&mut self.witness.vain);
        for (number, why) in vain {
            let times = before.get(&number).map_or(0, |(times, _)| *times) + 1;
            if times >= 5 {
                self.object(match why {
                    None => format!("player {number} waits, and the store knows nothing of it"),
                    Some(other) => format!("player {number} waits, and so does {other:?}"),
                });
            }
            self.witness.vain.insert(number, (times, why));
        }
    }

    fn seen_by(&self, player: PlayerId, id: GameId) -> Result<&Seen, String> {
        let seen = self.witness.games.get(&id).ok_or_else(|| format!("no game {id} is stored"))?;
        if seen.game.side_of(player).is_none() {
            return Err(format!("game {id} is none of this player's"));
        }
        Ok(seen)
    }
}

impl Seen {
    /// Takes in a record that was stored.
    fn follow(&mut self, record: &Record, now: Duration) -> Result<(), String> {
        self.records += 1;
        self.entries.push(record.entry.clone());
        let turn = self.game.turn();
        let seq = u32::try_from(self.events.len()).unwrap_or(0) + 1;
        match &record.entry {
            Entry::Moved { asked, elapsed_ms, credited_ms, .. } => {
                let lasted = now.saturating_sub(self.turn_since);
                if Duration::from_millis(*elapsed_ms) > lasted {
                    return Err(format!("a move is charged {elapsed_ms} ms, and the turn lasted {lasted:?}"));
                }
                self.clock.moved(asked.side, *elapsed_ms, *credited_ms)?;
            }
            Entry::TimedOut(side) => {
                if turn != Some(*side) {
                    return Err(format!("{side:?} loses on time out of turn"));
                }
                let lasted = now.saturating_sub(self.turn_since);
                if lasted < self.clock.left(*side) {
                    return Err(format!("{side:?} loses on time after {lasted:?}, with more left"));
                }
            }
            _ => {}
        }
        if let Some(Asked { side, nonce, .. }) = record.entry.asked()
            && self.granted.insert((*side, *nonce), seq).is_some()
        {
            return Err(format!("request {nonce} of {side:?} was carried out twice"));
        }
        let events = self.game.follow(record).map_err(|refused| refused.message)?;
        for (number, event) in events {
            if number as usize != self.events.len() + 1 {
                return Err(format!("event {number} is out of order"));
            }
            if let Event::Played { clocks, .. } = &event {
                self.clock.must_show(*clocks)?;
            }
            self.events.push(event);
        }
        if matches!(record.entry, Entry::Started { .. } | Entry::Moved { .. }) {
            self.turn_since = now;
        }
        Ok(())
    }

    fn check_event(&self, seq: u32, event: &Event) -> Result<(), String> {
        match self.events.get((seq as usize).wrapping_sub(1)) {
            Some(stored) if stored == event => Ok(()),
            Some(stored) => Err(format!("what is stored is {stored:?}")),
            None => Err("this is not stored".to_owned()),
        }
    }

    fn check_done(&self, player: PlayerId, nonce: Nonce, seq: u32) -> Result<(), String> {
        let side = self.game.side_of(player).ok_or("the player is not in the game")?;
        match self.granted.get(&(side, nonce)) {
            Some(stored) if *stored == seq => Ok(()),
            Some(stored) => Err(format!("event {stored} came of it")),
            None => Err("nothing that was stored came of it".to_owned()),
        }
    }

    fn check_state(&self, seq: u32, state: &State, chosen: Option<&String>) -> Result<(), String> {
        if seq as usize > self.events.len() {
            return Err("this is not stored".to_owned());
        }
        let told = &self.events[..seq as usize];
        let moves: Vec<&String> = told
            .iter()
            .filter_map(|event| match event {
                Event::Played { text, .. } => Some(text),
                _ => None,
            })
            .collect();
        if !moves.iter().copied().eq(&state.moves) {
            return Err(format!("the moves stored are {moves:?}"));
        }
        let began = told.iter().any(|event| matches!(event, Event::Started { .. }));
        if !began && !state.setups.is_empty() {
            return Err("the setups are still hidden".to_owned());
        }
        if state.phase == Phase::Setup && state.own_setup.is_some() && state.own_setup.as_ref() != chosen {
            return Err(format!("the player has chosen {chosen:?}"));
        }
        let over = told.iter().find_map(|event| match event {
            Event::Over { result, digest } => Some((result, digest)),
            _ => None,
        });
        if over.unzip() != (state.result.as_ref(), state.digest.as_ref()) {
            return Err(format!("the game ended: {over:?}"));
        }
        Ok(())
    }
}

impl Witness {
    /// What there was.
    pub(super) fn count(&self, memory: &Memory, report: &mut Report) {
        report.takeovers = self.takeovers;
        report.fenced = self.fenced;
        for (id, kept) in memory.games() {
            report.games += u64::from(kept.is_over());
            let Some(seen) = self.games.get(&id) else { continue };
            for entry in &seen.entries {
                match entry {
                    Entry::Moved { .. } => report.moves += 1,
                    Entry::TimedOut(_) => report.timeouts += 1,
                    Entry::Rematch { .. } => report.rematches += 1,
                    _ => {}
                }
            }
            report.aborted += u64::from(seen.game.result() == Some(crate::game::ABORTED));
        }
    }
}
