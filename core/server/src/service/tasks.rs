//! What is asked of games. What concerns one game is dealt with one after the other: while a record of it is being
//! written, all else waits, with the time at which it came.

use std::collections::VecDeque;
use std::time::Duration;

use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{Act, Nonce, Phase, Refusal, ServerMessage};

use super::hosting::{Pending, Then};
use super::io::Op;
use super::requests::Purpose;
use super::{Place, Service, Timer};
use crate::game::{Asked, CallOff, Circumstances, Game, Moment, Refused, Verdict};
use crate::store::{Epoch, NewGame, Ticket};

/// A game in hand.
#[derive(Debug)]
pub(super) struct Hosted {
    pub(super) game: Game,
    pub(super) epoch: Epoch,
    /// What is being written.
    pub(super) pending: Option<Pending>,
    /// What waits for that.
    pub(super) queue: VecDeque<Queued>,
}

impl Hosted {
    pub(super) const fn new(game: Game, epoch: Epoch) -> Hosted {
        Hosted { game, epoch, pending: None, queue: VecDeque::new() }
    }
}

/// Something that is asked of a game.
#[derive(Clone, Debug)]
pub(super) struct Queued {
    pub(super) player: PlayerId,
    pub(super) at: Moment,
    /// What the players' connections were like then.
    pub(super) around: Circumstances,
    pub(super) task: Task,
}

/// What.
#[derive(Clone, Debug)]
pub(super) enum Task {
    /// A player does something.
    Act { ply: u32, nonce: Nonce, act: Act },
    /// A player is to be told how the game stands; of a fresh one, that the players were brought together.
    Catch { fresh: bool },
    /// A player waits for a game, and is in this one: because it came of that wish, or because of another?
    CameOf { nonce: Nonce },
    /// A player withdraws the wish that the game came of; without a number, because they are gone.
    CallOff { nonce: Option<Nonce> },
}

impl Task {
    /// The number of the request, for an answer.
    pub(super) fn nonce(&self) -> Option<Nonce> {
        match self {
            Task::Act { nonce, .. } | Task::CameOf { nonce } => Some(*nonce),
            Task::CallOff { nonce } => *nonce,
            Task::Catch { .. } => None,
        }
    }
}

/// How much one player may ask of a game before the first is answered.
const LIMIT: usize = 16;

impl Service {
    /// Something is asked of a game.
    pub(super) fn route(&mut self, player: PlayerId, id: GameId, task: Task) {
        if self.stopping() && !matches!(task, Task::CallOff { nonce: None }) {
            self.refuse_unavailable(player, task.nonce(), Some(id));
            return;
        }
        let mut queued = Queued { player, at: self.moment(), around: Circumstances::default(), task };
        match self.games.get_mut(&id) {
            Some(Place::Here(hosted)) => {
                if hosted.game.side_of(player).is_none() {
                    self.refuse_unknown(player, queued.task.nonce(), id);
                    return;
                }
                let opening = hosted.game.opening().players;
                queued.around = self.around(opening);
                self.queue(id, queued);
                self.advance(id);
            }
            Some(Place::Asked { wanted, .. }) => {
                if wanted.iter().filter(|other| other.player == player).count() < LIMIT {
                    wanted.push_back(queued);
                } else {
                    self.refuse_too_fast(player, queued.task.nonce(), Some(id));
                }
            }
            None => {
                self.games.insert(id, Place::Asked { wanted: VecDeque::from([queued]), members: None });
                self.ask(Op::Claim(id, self.config.process.id), Purpose::Claim { id });
            }
        }
    }

    fn queue(&mut self, id: GameId, queued: Queued) {
        let Some(Place::Here(hosted)) = self.games.get_mut(&id) else { return };
        let same = |other: &Queued| match (&other.task, &queued.task) {
            (Task::Act { ply, nonce, .. }, Task::Act { ply: other_ply, nonce: other_nonce, .. }) => {
                other.player == queued.player && (ply, nonce) == (other_ply, other_nonce)
            }
            _ => false,
        };
        // It was sent again because the answer takes long: the answer will do for both.
        let in_hand = hosted.pending.as_ref().and_then(Pending::source).is_some_and(same);
        if in_hand || hosted.queue.iter().any(same) {
            return;
        }
        if hosted.queue.iter().filter(|other| other.player == queued.player).count() < LIMIT {
            hosted.queue.push_back(queued);
        } else {
            self.refuse_too_fast(queued.player, queued.task.nonce(), Some(id));
        }
    }

    /// What two players' connections are like.
    pub(super) fn around(&self, players: [PlayerId; 2]) -> Circumstances {
        let known = players.map(|player| self.players.get(&player));
        Circumstances {
            here: known.map(|player| player.is_some_and(|player| player.connection.is_some())),
            delays: known.map(|player| player.map(super::connections::Player::delay).unwrap_or_default()),
        }
    }

    /// Goes on with a game until something is being written or nothing is left to do.
    pub(super) fn advance(&mut self, id: GameId) {
        loop {
            let Some(Place::Here(hosted)) = self.games.get_mut(&id) else { return };
            if hosted.pending.is_some() {
                return;
            }
            // What time has brought about comes first: a request is judged by when it came.
            let players = hosted.game.opening().players;
            let (at, around) = match hosted.queue.front() {
                // Judged by when it came, written down as of now.
                Some(first) => (Moment { unix_ms: self.now.unix_ms, ..first.at }, first.around),
                None => (self.moment(), self.around(players)),
            };
            let Some(Place::Here(hosted)) = self.games.get_mut(&id) else { return };
            if let Some(written) = hosted.game.due(at, around) {
                self.write(id, written, None, Then::Nothing);
                continue;
            }
            let Some(mut queued) = hosted.queue.pop_front() else {
                let at = hosted.game.due_at(around);
                self.alarm_by(id, at);
                return;
            };
            queued.at.unix_ms = self.now.unix_ms;
            self.perform(id, queued);
        }
    }

    /// Sees to it that the game is looked at when somebody's time runs out. While something of it is being written it need
    /// not be: it is looked at when that is done.
    pub(super) fn set_alarm(&mut self, id: GameId) {
        let Some(Place::Here(hosted)) = self.games.get(&id) else { return };
        if hosted.pending.is_none() {
            let at = hosted.game.due_at(self.around(hosted.game.opening().players));
            self.alarm_by(id, at);
        }
    }

    fn alarm_by(&mut self, id: GameId, at: Option<Duration>) {
        match at {
            // An alarm that comes too early does no harm: the game is looked at, and this is called again.
            Some(at) => self.agenda.set_by(Timer::Game(id), at),
            None => self.agenda.clear(Timer::Game(id)),
        }
    }

    fn perform(&mut self, id: GameId, queued: Queued) {
        let Some(Place::Here(hosted)) = self.games.get_mut(&id) else { return };
        let player = queued.player;
        let Some(side) = hosted.game.side_of(player) else { return };
        match &queued.task {
            Task::Act { ply, nonce, act } => {
                let asked = Asked { side, ply: *ply, nonce: *nonce };
                let delay = queued.around.delays[side.index()];
                match hosted.game.act(asked, act, queued.at, delay) {
                    Ok(Verdict::Write(written)) => {
                        let then = Then::Done { player, nonce: *nonce };
                        self.write(id, written, Some(queued), then);
                    }
                    Ok(Verdict::Repeated(seq, event)) => {
                        self.tell(player, ServerMessage::Done { id, nonce: *nonce, seq, event });
                    }
                    Ok(Verdict::MakeRematch) => self.make_rematch(id, asked, queued),
                    Err(why) => self.refuse(player, Some(*nonce), Some(id), why),
                }
            }
            Task::Catch { fresh } => self.catch_up(id, player, *fresh),
            Task::CameOf { nonce } => {
                if hosted.game.opening().nonces[side.index()] == *nonce {
                    self.catch_up(id, player, false);
                } else if hosted.game.phase() == Phase::Over {
                    // The store has not heard yet that the player is free.
                    self.refuse_unavailable(player, Some(*nonce), Some(id));
                } else {
                    let why = Refused::new(Refusal::Busy, "the player is in the middle of this game");
                    self.refuse(player, Some(*nonce), Some(id), why);
                }
            }
            Task::CallOff { nonce } => {
                let nonce = *nonce;
                let own = hosted.game.opening().nonces[side.index()];
                if nonce.is_some_and(|nonce| nonce != own) {
                    // The wish came to nothing before this game.
                    self.tell_cancelled(player, nonce);
                    return;
                }
                match hosted.game.call_off(side, queued.at) {
                    CallOff::Write(written) => {
                        self.write(id, written, Some(queued), Then::Cancelled { player, nonce });
                    }
                    CallOff::Done => self.tell_cancelled(player, nonce),
                    CallOff::TakenUp => {
                        if nonce.is_some() {
                            let why = Refused::new(Refusal::NothingToCancel, "the game has been taken up");
                            self.refuse(player, nonce, Some(id), why);
                        }
                    }
                }
            }
        }
    }

    pub(super) fn tell_cancelled(&mut self, player: PlayerId, nonce: Option<Nonce>) {
        if let Some(nonce) = nonce {
            self.tell(player, ServerMessage::Cancelled { nonce });
        }
    }

    /// Tells a player how a game stands.
    fn catch_up(&mut self, id: GameId, player: PlayerId, fresh: bool) {
        let Some(Place::Here(hosted)) = self.games.get(&id) else { return };
        let Some(side) = hosted.game.side_of(player) else { return };
        let seq = hosted.game.last_event();
        if fresh && seq == 1 {
            let event = hosted.game.paired();
            self.tell(player, ServerMessage::Event { id, seq, event });
        } else {
            let here = self.around(hosted.game.opening().players).here;
            let state = hosted.game.state(side, self.now.steady, here);
            self.tell(player, ServerMessage::Sync { id, seq, state });
        }
    }

    /// Both would like to play again: makes the game, with sides changed.
    fn make_rematch(&mut self, id: GameId, asked: Asked, queued: Queued) {
        let new = NewGame { opening: super::pairing::open_again, longer_first: true, ..self.new_game() };
        let Some(Place::Here(hosted)) = self.games.get_mut(&id) else { return };
        let opening = hosted.game.opening();
        let ticket = |side: palgak_rules::Side| Ticket {
            player: opening.players[side.index()],
            nonce: if side == asked.side {
                asked.nonce
            } else {
                hosted.game.rematch_nonce(side).unwrap_or_default()
            },
            game: opening.game,
            code: None,
            process: new.owner,
            since_ms: new.at_ms,
        };
        // Who was second plays the first side now.
        let tickets = [ticket(palgak_rules::Side::Second), ticket(palgak_rules::Side::First)];
        let request = self.ask(Op::Create(tickets[0].game, tickets, new), Purpose::Create { id });
        if let Some(Place::Here(hosted)) = self.games.get_mut(&id) {
            hosted.pending = Some(Pending::Rematch { request, asked, source: queued, at_ms: new.at_ms });
        }
    }
}
