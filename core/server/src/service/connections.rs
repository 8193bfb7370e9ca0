//! Connections: who is there, and how far away.

use std::collections::VecDeque;
use std::time::Duration;

use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{ClientMessage, Refusal, Resume, ServerMessage};

use super::io::{Connection, Op, Output};
use super::places::KeptPlace;
use super::requests::Purpose;
use super::tasks::Task;
use super::wishes::{Wish, WishRequest};
use super::{Place, Service, Timer};
use crate::game::Refused;

/// A connection.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) player: PlayerId,
    last_ping: u32,
    /// Pings that were not answered, with the time at which they were sent.
    pings: VecDeque<(u32, Duration)>,
    /// Since when nothing was heard although something was to be heard.
    silent_since: Option<Duration>,
    next_ping: Duration,
    /// The game that the client wants to go on with, until it is greeted.
    resume: Option<GameId>,
}

/// A player who is connected here, waits here or plays here.
#[derive(Debug, Default)]
pub(super) struct Player {
    pub(super) connection: Option<Connection>,
    /// How long a message takes there and back, smoothed.
    delay: Option<Duration>,
    /// What the player waits for.
    pub(super) wish: Option<Wish>,
    /// The place in the queue, while the player is away.
    pub(super) place: Option<KeptPlace>,
    /// Whether the store is being asked about a wish of the player; all else waits until it answers.
    pub(super) asking: bool,
    pub(super) requests: VecDeque<WishRequest>,
    /// The game in hand that the player is in the middle of.
    pub(super) playing: Option<GameId>,
    /// All games in hand that the player is in.
    pub(super) games: Vec<GameId>,
}

/// How often a connection is measured while its player plays or waits for an opponent, and when it is given up.
const AWAITED: (Duration, Duration) = (Duration::from_millis(2_500), Duration::from_secs(9));
/// The same while nobody waits for the player.
const IDLE: (Duration, Duration) = (Duration::from_secs(30), Duration::from_secs(90));
/// How many unanswered pings are remembered.
const PINGS: usize = 8;

impl Player {
    /// The delay of the player's connection.
    pub(super) fn delay(&self) -> Duration {
        self.delay.unwrap_or_default()
    }

    /// Takes in a measurement. A good one counts at once, since nothing can make a message faster than its way is
    /// long; bad ones may be due to a hiccup, or to a client that dallies.
    fn measured(&mut self, delay: Duration) {
        self.delay = Some(match self.delay {
            None => delay,
            Some(before) if delay < before => (before + delay) / 2,
            Some(before) => (before * 7 + delay) / 8,
        });
    }

    /// Whether somebody counts on the player's being there.
    fn is_awaited(&self) -> bool {
        self.playing.is_some() || self.wish.is_some()
    }

    fn idle(&self) -> bool {
        self.connection.is_none()
            && self.wish.is_none()
            && self.place.is_none()
            && !self.asking
            && self.requests.is_empty()
            && self.games.is_empty()
    }
}

impl Service {
    pub(super) fn opened(&mut self, connection: Connection, id: PlayerId, resume: Option<Resume>) {
        if self.stopping() {
            self.out.push(Output::Send { connection, message: self.goodbye().into() });
            self.out.push(Output::Close { connection });
            return;
        }
        let now = self.now.steady;
        let line = Line {
            player: id,
            last_ping: 0,
            pings: VecDeque::new(),
            silent_since: None,
            next_ping: now,
            resume: resume.map(|resume| resume.id),
        };
        self.lines.insert(connection, line);
        let before = self.players.entry(id).or_default().connection.replace(connection);
        if let Some(before) = before {
            // The newest connection is the one that somebody looks at.
            let message = ServerMessage::Refused {
                nonce: None,
                id: None,
                code: Refusal::Replaced,
                message: "the same player has connected once more".to_owned(),
            };
            self.out.push(Output::Send { connection: before, message: message.into() });
            self.drop_line(before);
        }
        match self.players.get(&id).and_then(|player| player.playing) {
            Some(game) => self.greet(id, Some(game)),
            None => {
                self.ask(Op::OpenGame(id), Purpose::Greet { player: id });
            }
        }
        self.presence_changed(id, true);
        self.ping(connection);
    }

    /// Says hello, and which game the player is in the middle of; then tells of the game that the client asked for.
    pub(super) fn greet(&mut self, id: PlayerId, game: Option<GameId>) {
        self.tell(id, ServerMessage::Ready { game });
        let connection = self.players.get(&id).and_then(|player| player.connection);
        let line = connection.and_then(|connection| self.lines.get_mut(&connection));
        if let Some(resume) = line.and_then(|line| line.resume.take()) {
            self.route(id, resume, Task::Catch { fresh: false });
        }
    }

    pub(super) fn closed(&mut self, connection: Connection) {
        let Some(line) = self.lines.remove(&connection) else { return };
        self.agenda.clear(Timer::Ping(connection));
        let Some(player) = self.players.get_mut(&line.player) else { return };
        if player.connection != Some(connection) {
            return;
        }
        player.connection = None;
        self.wish_requested(line.player, WishRequest::Gone);
        self.presence_changed(line.player, false);
        self.clear_away(line.player);
    }

    /// Lets go of a connection.
    pub(super) fn drop_line(&mut self, connection: Connection) {
        if self.lines.contains_key(&connection) {
            self.out.push(Output::Close { connection });
            self.closed(connection);
        }
    }

    /// Forgets a player of whom nothing is left to know.
    pub(super) fn clear_away(&mut self, id: PlayerId) {
        if self.players.get(&id).is_some_and(Player::idle) {
            self.players.remove(&id);
        }
    }

    /// Whether a player is connected here.
    pub(super) fn is_here(&self, player: PlayerId) -> bool {
        self.players.get(&player).is_some_and(|player| player.connection.is_some())
    }

    /// The opponents of a player see that the player comes or goes.
    fn presence_changed(&mut self, id: PlayerId, here: bool) {
        for game in self.players.get(&id).map(|player| player.games.clone()).unwrap_or_default() {
            let Some(Place::Here(hosted)) = self.games.get(&game) else { continue };
            let Some(side) = hosted.game.side_of(id) else { continue };
            let other = hosted.game.opening().players[side.other().index()];
            if !hosted.game.has_left(side.other()) && !hosted.game.has_left(side) {
                self.tell(other, ServerMessage::Presence { id: game, side, here });
            }
            self.advance(game);
        }
    }

    pub(super) fn received(&mut self, connection: Connection, message: ClientMessage) {
        let Some(line) = self.lines.get_mut(&connection) else { return };
        line.silent_since = None;
        let player = line.player;
        match message {
            ClientMessage::Hello { .. } => {
                let why = Refused::new(Refusal::OutOfPlace, "hello comes first, and only once");
                self.refuse(player, None, None, why);
            }
            ClientMessage::Pong { ping } => self.ponged(connection, ping),
            ClientMessage::Seek { nonce, game } => {
                self.wish_requested(player, WishRequest::Seek { nonce, game, since_ms: None });
            }
            ClientMessage::Invite { nonce, game, code } => {
                self.wish_requested(player, WishRequest::Invite { nonce, game, code, tries: 0 });
            }
            ClientMessage::Join { nonce, code } => {
                self.wish_requested(player, WishRequest::Join { nonce, code });
            }
            ClientMessage::Cancel { nonce } => self.wish_requested(player, WishRequest::Cancel { nonce }),
            ClientMessage::Act { id, nonce, ply, act } => {
                self.route(player, id, Task::Act { ply, nonce, act });
            }
            ClientMessage::Resync { id } => self.route(player, id, Task::Catch { fresh: false }),
        }
    }

    /// Measures a connection, or gives it up.
    pub(super) fn ping(&mut self, connection: Connection) {
        let now = self.now.steady;
        let Some(line) = self.lines.get_mut(&connection) else { return };
        let awaited = self.players.get(&line.player).is_some_and(Player::is_awaited);
        let (every, dead_after) = if awaited { AWAITED } else { IDLE };
        if line.silent_since.is_some_and(|since| now >= since + dead_after) {
            self.drop_line(connection);
            return;
        }
        if now >= line.next_ping {
            line.last_ping = line.last_ping.wrapping_add(1);
            line.pings.push_back((line.last_ping, now));
            line.pings.drain(..line.pings.len().saturating_sub(PINGS));
            line.silent_since.get_or_insert(now);
            line.next_ping = now + every;
            let delay = self.players.get(&line.player).and_then(|player| player.delay);
            let rtt_ms = delay.and_then(|delay| u64::try_from(delay.as_millis()).ok());
            let message = ServerMessage::Ping { ping: line.last_ping, rtt_ms };
            self.out.push(Output::Send { connection, message: message.into() });
        }
        let dead_at = line.silent_since.map_or(line.next_ping, |since| since + dead_after);
        self.agenda.set(Timer::Ping(connection), line.next_ping.min(dead_at));
    }

    /// A player begins to play or to wait: the connection is measured closely from now on.
    pub(super) fn watch_closely(&mut self, player: PlayerId) {
        let Some(connection) = self.players.get(&player).and_then(|player| player.connection) else { return };
        if let Some(line) = self.lines.get_mut(&connection) {
            // What was not answered for long was not asked often either.
            line.silent_since = None;
            line.next_ping = self.now.steady;
            self.ping(connection);
        }
    }

    fn ponged(&mut self, connection: Connection, number: u32) {
        let now = self.now.steady;
        let Some(line) = self.lines.get_mut(&connection) else { return };
        let Some(place) = line.pings.iter().position(|(ping, _)| *ping == number) else { return };
        let (_, sent) = line.pings[place];
        line.pings.drain(..=place);
        let id = line.player;
        let Some(player) = self.players.get_mut(&id) else { return };
        player.measured(now.saturating_sub(sent));
        if let Some(game) = player.playing {
            self.set_alarm(game);
        }
    }
}
