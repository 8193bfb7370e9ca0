//! Games in hand: what is written of them, and what is told once it is durable.

use std::sync::Arc;
use std::time::Duration;

use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{Event, Nonce, Phase, Refusal, ServerMessage};
use palgak_rules::Side;

use super::io::Op;
use super::requests::Purpose;
use super::tasks::{Hosted, Queued};
use super::{Place, Service, Timer};
use crate::game::{Asked, Refused, Written};
use crate::store::{Append, Appended, Pair};

/// What is being written of a game.
#[derive(Debug)]
pub(super) enum Pending {
    /// A record.
    Record {
        request: u64,
        /// When it was handed to the store.
        asked_at: Duration,
        events: Vec<(u32, Event)>,
        /// The request that it came of.
        source: Option<Queued>,
        then: Then,
    },
    /// A game to play again.
    Rematch { request: u64, asked: Asked, source: Queued, at_ms: u64 },
}

/// What is to be done once a record is durable and its events are told.
#[derive(Debug)]
pub(super) enum Then {
    Nothing,
    /// The request was carried out: who asked is told so with the first event.
    Done {
        player: PlayerId,
        nonce: Nonce,
    },
    /// The game is called off, as a player wished.
    Cancelled {
        player: PlayerId,
        nonce: Option<Nonce>,
    },
    /// So was this one, and the players go on to a rematch.
    Rematch {
        player: PlayerId,
        nonce: Nonce,
        pair: Option<Box<(Pair, u64)>>,
    },
}

/// How long a record may take to be stored without a word about it.
pub(super) const LATE: Duration = Duration::from_millis(250);

impl Pending {
    pub(super) fn request(&self) -> u64 {
        match self {
            Pending::Record { request, .. } | Pending::Rematch { request, .. } => *request,
        }
    }

    pub(super) fn source(&self) -> Option<&Queued> {
        match self {
            Pending::Record { source, .. } => source.as_ref(),
            Pending::Rematch { source, .. } => Some(source),
        }
    }

    pub(super) fn into_source(self) -> Option<Queued> {
        match self {
            Pending::Record { source, .. } => source,
            Pending::Rematch { source, .. } => Some(source),
        }
    }
}

impl Service {
    /// A game is in hand from now on.
    pub(super) fn take_in_hand(&mut self, id: GameId, hosted: Hosted) {
        let open = hosted.game.phase() != Phase::Over;
        let (players, nonces) = (hosted.game.opening().players, hosted.game.opening().nonces);
        if open {
            self.counted.games_open += 1;
        } else {
            self.agenda.set(Timer::Forget(id), self.forget_at());
        }
        self.games.insert(id, Place::Here(Box::new(hosted)));
        for (player, nonce) in players.into_iter().zip(nonces) {
            let known = self.players.entry(player).or_default();
            // The store has used up the wish that this came of.
            known.wish = known.wish.filter(|wish| !open || wish.nonce != nonce);
            if !known.games.contains(&id) {
                known.games.push(id);
            }
            if open {
                known.playing = Some(id);
                self.watch_closely(player);
            }
        }
        self.set_alarm(id);
    }

    /// A game is not in hand any longer.
    pub(super) fn let_go(&mut self, id: GameId) -> Option<Hosted> {
        let Some(Place::Here(_)) = self.games.get(&id) else { return None };
        let Some(Place::Here(hosted)) = self.games.remove(&id) else { return None };
        self.agenda.clear(Timer::Game(id));
        self.agenda.clear(Timer::Forget(id));
        if self.is_open(&hosted) {
            self.counted.games_open -= 1;
        }
        for player in hosted.game.opening().players {
            if let Some(known) = self.players.get_mut(&player) {
                known.games.retain(|game| *game != id);
                known.playing = known.playing.filter(|game| *game != id);
            }
            self.clear_away(player);
        }
        Some(*hosted)
    }

    /// Whether a game counts as open: it is not over, or its end is still being written.
    fn is_open(&self, hosted: &Hosted) -> bool {
        let ends = matches!(&hosted.pending, Some(Pending::Record { events, .. })
            if events.iter().any(|(_, event)| matches!(event, Event::Over { .. })));
        hosted.game.phase() != Phase::Over || ends
    }

    /// A finished game need not be remembered.
    pub(super) fn forget(&mut self, id: GameId) {
        let Some(Place::Here(hosted)) = self.games.get(&id) else { return };
        if hosted.pending.is_some() {
            self.agenda.set(Timer::Forget(id), self.forget_at());
        } else {
            self.let_go(id);
        }
    }

    /// Has a record stored, which is carried out already.
    pub(super) fn write(&mut self, id: GameId, written: Written, source: Option<Queued>, then: Then) {
        let Some(Place::Here(hosted)) = self.games.get(&id) else { return };
        let append = Append {
            id,
            epoch: hosted.epoch,
            seq: written.number,
            record: written.bytes,
            ends: written.ends,
        };
        let request = self.ask(Op::Append(append), Purpose::Append { id });
        if let Some(Place::Here(hosted)) = self.games.get_mut(&id) {
            let (asked_at, events) = (self.now.steady, written.events);
            hosted.pending = Some(Pending::Record { request, asked_at, events, source, then });
        }
    }

    /// What became of a record.
    pub(super) fn appended(&mut self, request: u64, id: GameId, appended: Appended) {
        let Some(Place::Here(hosted)) = self.games.get_mut(&id) else { return };
        // The answer may be about a term that is over.
        let Some(Pending::Record { asked_at, events, then, source, .. }) =
            hosted.pending.take_if(|pending| pending.request() == request)
        else {
            return;
        };
        if appended == Appended::Fenced {
            hosted.pending = Some(Pending::Record { request, asked_at, events, source, then });
            self.lost(id);
            return;
        }
        hosted.game.stored(self.now.steady);
        if self.now.steady > asked_at + LATE {
            hosted.game.stored_late();
        }
        let players = hosted.game.opening().players;
        let left = Side::BOTH.map(|side| hosted.game.has_left(side));
        let leaving = events.iter().any(|(_, event)| matches!(event, Event::Left { .. }));
        let mut over = false;
        let mut asker = match &then {
            Then::Done { player, nonce } | Then::Rematch { player, nonce, .. } => Some((*player, *nonce)),
            Then::Nothing | Then::Cancelled { .. } => None,
        };
        for (seq, event) in events {
            over |= matches!(event, Event::Over { .. });
            self.counted.moves += u64::from(matches!(event, Event::Played { .. }));
            let answered = asker.take();
            if let Some((player, nonce)) = answered {
                self.tell(player, ServerMessage::Done { id, nonce, seq, event: event.clone() });
            }
            let message = Arc::new(ServerMessage::Event { id, seq, event });
            for (side, player) in Side::BOTH.into_iter().zip(players) {
                // Who has gone away hears no more than that.
                let hears = !left[side.index()] || leaving;
                if hears && answered.is_none_or(|(asker, _)| asker != player) {
                    self.tell(player, Arc::clone(&message));
                }
            }
        }
        if over {
            self.ended(id);
        }
        match then {
            Then::Nothing | Then::Done { .. } => {}
            Then::Cancelled { player, nonce } => self.tell_cancelled(player, nonce),
            Then::Rematch { pair, .. } => {
                if let Some((pair, at_ms)) = pair.map(|made| *made) {
                    self.host(&pair, at_ms, super::pairing::open_again);
                }
            }
        }
        self.advance(id);
    }

    /// A game has just ended: its players are free.
    fn ended(&mut self, id: GameId) {
        let Some(Place::Here(hosted)) = self.games.get(&id) else { return };
        let opening = hosted.game.opening().clone();
        let called_off = hosted.game.result() == Some(crate::game::ABORTED);
        let by = hosted.game.called_off_by();
        self.counted.games_open -= 1;
        self.counted.games_over += 1;
        self.agenda.set(Timer::Forget(id), self.forget_at());
        for player in opening.players {
            if let Some(known) = self.players.get_mut(&player) {
                known.playing = known.playing.filter(|game| *game != id);
            }
        }
        if let (true, Some(by)) = (called_off, by) {
            self.wait_on(&opening, by.other());
        }
    }

    /// What became of a rematch.
    pub(super) fn rematch_made(&mut self, request: u64, id: GameId, pair: Option<Pair>) {
        let Some(Place::Here(hosted)) = self.games.get_mut(&id) else { return };
        let Some(Pending::Rematch { asked, source, at_ms, .. }) =
            hosted.pending.take_if(|pending| pending.request() == request)
        else {
            return;
        };
        match pair {
            Some(pair) => self.go_on_to(id, asked, source, pair.id, Some(Box::new((pair, at_ms)))),
            None => {
                // One of them plays already: somebody else, or this very rematch, made before a crash.
                let first = hosted.game.opening().players[0];
                let request = self.ask(Op::OpenGame(first), Purpose::Twin { id, first: None });
                self.still_pending(id, Pending::Rematch { request, asked, source, at_ms });
            }
        }
    }

    /// Which game the players are in.
    pub(super) fn twin_found(
        &mut self,
        request: u64,
        id: GameId,
        first: Option<GameId>,
        game: Option<GameId>,
    ) {
        let Some(Place::Here(hosted)) = self.games.get_mut(&id) else { return };
        let Some(Pending::Rematch { asked, source, at_ms, .. }) =
            hosted.pending.take_if(|pending| pending.request() == request)
        else {
            return;
        };
        match (first, game) {
            (None, Some(first)) => {
                let second = hosted.game.opening().players[1];
                let request = self.ask(Op::OpenGame(second), Purpose::Twin { id, first: Some(first) });
                self.still_pending(id, Pending::Rematch { request, asked, source, at_ms });
            }
            (Some(first), Some(second)) if first == second => self.go_on_to(id, asked, source, first, None),
            _ => {
                let why = Refused::new(Refusal::Busy, "one of the players is in another game");
                self.refuse(source.player, Some(asked.nonce), Some(id), why);
                self.advance(id);
            }
        }
    }

    fn still_pending(&mut self, id: GameId, pending: Pending) {
        if let Some(Place::Here(hosted)) = self.games.get_mut(&id) {
            hosted.pending = Some(pending);
        }
    }

    /// Writes down which game the players go on to.
    fn go_on_to(
        &mut self,
        id: GameId,
        asked: Asked,
        source: Queued,
        next: GameId,
        pair: Option<Box<(Pair, u64)>>,
    ) {
        let Some(Place::Here(hosted)) = self.games.get_mut(&id) else { return };
        match hosted.game.play_again(asked, next, source.at) {
            Ok(written) => {
                let then = Then::Rematch { player: source.player, nonce: asked.nonce, pair };
                self.write(id, written, Some(source), then);
            }
            Err(why) => {
                self.refuse(source.player, Some(asked.nonce), Some(id), why);
                self.advance(id);
            }
        }
    }

    /// Who waits for an answer about a game.
    pub(super) fn who_waits_for(&self, id: GameId) -> Vec<(PlayerId, Option<Nonce>)> {
        let waits = |queued: &Queued| (queued.player, queued.task.nonce());
        match self.games.get(&id) {
            Some(Place::Here(hosted)) => {
                let first = hosted.pending.as_ref().and_then(Pending::source);
                first.into_iter().chain(&hosted.queue).map(waits).collect()
            }
            Some(Place::Asked { wanted, .. }) => wanted.iter().map(waits).collect(),
            None => Vec::new(),
        }
    }
}
