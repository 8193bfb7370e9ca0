//! The one task that turns the crank of the service: it feeds it what happened and carries out what it says.

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::extract::ws::Utf8Bytes;
use palgak_online::id::PlayerId;
use palgak_online::protocol::{Act, ClientMessage, Nonce, Resume, ServerMessage};
use palgak_online::wire;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::executor::Executor;
use super::metrics::Metrics;
use super::outbox::{Farewell, Outbox};
use crate::service::{Connection, Input, KINDS, Now, Output, Service};
use crate::store::Store;

/// How many inputs are taken in before their consequences are carried out.
const AT_ONCE: usize = 256;

/// How often games, waiting players and games that are gone are counted.
const CENSUS: Duration = Duration::from_secs(5);

/// The server's clocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    start: Instant,
}

impl Clock {
    pub(super) fn new() -> Clock {
        Clock { start: Instant::now() }
    }

    /// The time on the clock that never goes back.
    pub(super) fn steady(self) -> Duration {
        self.start.elapsed()
    }

    pub(super) fn now(self) -> Now {
        // A clock set before 1970 is as good as one that shows 1970.
        let unix = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Now { steady: self.steady(), unix_ms: u64::try_from(unix.as_millis()).unwrap_or(u64::MAX) }
    }

    fn instant(self, steady: Duration) -> Instant {
        self.start.checked_add(steady).unwrap_or_else(|| self.start + Duration::from_secs(86_400 * 365))
    }
}

/// What connections tell the pump.
#[derive(Debug)]
pub(super) enum Feed {
    /// A player is there.
    Opened { connection: Connection, player: PlayerId, resume: Option<Resume>, outbox: Outbox },
    /// A message within the limits has come.
    Received { connection: Connection, message: ClientMessage, at: Instant },
    /// A connection is gone.
    Closed { connection: Connection },
    /// The server is to stop.
    Drain,
}

/// A connection as the pump knows it.
struct Peer {
    outbox: Outbox,
    /// The move that is not acknowledged yet, and when it came.
    unanswered: Option<(Nonce, Instant)>,
    /// Whether something was put in that the connection does not know of.
    dirty: bool,
}

/// The service with its surroundings.
pub(super) struct Pump<S> {
    service: Service,
    executor: Executor<S>,
    clock: Clock,
    metrics: Arc<Metrics>,
    peers: HashMap<Connection, Peer>,
    outputs: Vec<Output>,
    /// The connections that do not know yet of what was put into their outboxes.
    dirty: Vec<Connection>,
    /// The last message, written out: the same often goes to both players.
    written: Option<(Arc<ServerMessage>, Utf8Bytes)>,
    /// What a message is written on, one after the other.
    paper: String,
    draining: bool,
    drained: bool,
}

impl<S: Store> Pump<S> {
    pub(super) fn new(
        service: Service,
        executor: Executor<S>,
        clock: Clock,
        metrics: Arc<Metrics>,
    ) -> Pump<S> {
        Pump {
            service,
            executor,
            clock,
            metrics,
            peers: HashMap::new(),
            outputs: Vec::new(),
            dirty: Vec::new(),
            written: None,
            paper: String::new(),
            draining: false,
            drained: false,
        }
    }

    /// Turns until the service is drained, or nobody is left who could feed it.
    pub(super) async fn run(mut self, mut feeds: mpsc::Receiver<Feed>) {
        let mut taken = Vec::with_capacity(AT_ONCE);
        let mut alarm = pin!(sleep_until(Instant::now()));
        let mut census_at = self.clock.steady();
        while !self.drained {
            let wake_at = self.service.wake_at().map_or(census_at, |at| at.min(census_at));
            let wake_at = self.clock.instant(wake_at);
            if alarm.deadline() != wake_at {
                alarm.as_mut().reset(wake_at);
            }
            // The store first: what is durable is told before more is taken in.
            let now = tokio::select! {
                biased;
                answers = self.executor.answers() => {
                    let now = self.clock.now();
                    for (request, reply) in answers {
                        self.input(now, Input::Stored { request, reply });
                    }
                    now
                }
                count = feeds.recv_many(&mut taken, AT_ONCE) => {
                    let now = self.clock.now();
                    if count == 0 {
                        break;
                    }
                    for feed in taken.drain(..) {
                        self.feed(now, feed);
                    }
                    now
                }
                () = alarm.as_mut() => self.clock.now(),
            };
            if self.service.wake_at().is_some_and(|at| at <= now.steady) {
                self.input(now, Input::Tick);
            }
            if census_at <= now.steady {
                census_at = now.steady + CENSUS;
                self.census();
            }
            self.wake_peers();
        }
    }

    fn feed(&mut self, now: Now, feed: Feed) {
        let input = match feed {
            Feed::Opened { connection, player, resume, outbox } => {
                self.peers.insert(connection, Peer { outbox, unanswered: None, dirty: false });
                Input::Opened { connection, player, resume }
            }
            Feed::Received { connection, message, at } => {
                let Some(peer) = self.peers.get_mut(&connection) else { return };
                if let ClientMessage::Act { nonce, act: Act::Move { .. }, .. } = &message {
                    peer.unanswered = Some((*nonce, at));
                }
                Input::Received { connection, message }
            }
            Feed::Closed { connection } => {
                self.peers.remove(&connection);
                Input::Closed { connection }
            }
            Feed::Drain if self.draining => return,
            Feed::Drain => {
                self.draining = true;
                Input::Drain
            }
        };
        self.input(now, input);
    }

    fn input(&mut self, now: Now, input: Input) {
        self.service.handle(input, now, &mut self.outputs);
        let mut outputs = std::mem::take(&mut self.outputs);
        for output in outputs.drain(..) {
            match output {
                Output::Send { connection, message } => self.send(connection, message),
                Output::Close { connection } => {
                    let farewell = if self.draining { Farewell::GOING } else { Farewell::DONE };
                    self.put(connection, |outbox| outbox.end(farewell));
                }
                Output::Store { request, op } => self.executor.submit(request, op),
                Output::Drained => self.drained = true,
            }
        }
        self.outputs = outputs;
    }

    fn send(&mut self, connection: Connection, message: Arc<ServerMessage>) {
        match &*message {
            ServerMessage::Refused { code, .. } => self.metrics.refused(*code),
            ServerMessage::Done { nonce, .. } => self.acknowledged(connection, *nonce),
            _ => {}
        }
        let text = match &self.written {
            Some((last, text)) if Arc::ptr_eq(last, &message) => text.clone(),
            _ => match self.write(&message) {
                Ok(text) => {
                    // Nobody else holds it: it goes nowhere else.
                    if Arc::strong_count(&message) > 1 {
                        self.written = Some((message, text.clone()));
                    }
                    text
                }
                Err(error) => {
                    tracing::error!(%error, "a message cannot be written");
                    return;
                }
            },
        };
        self.put(connection, |outbox| outbox.push(text));
    }

    fn write(&mut self, message: &ServerMessage) -> Result<Utf8Bytes, serde_json::Error> {
        self.paper.clear();
        wire::write(message, &mut self.paper)?;
        // Exactly as long as it is, so that it is not moved again to be shared.
        Ok(Utf8Bytes::from(self.paper.as_str().to_owned()))
    }

    fn acknowledged(&mut self, connection: Connection, done: Nonce) {
        if let Some(peer) = self.peers.get_mut(&connection)
            && let Some((nonce, at)) = peer.unanswered
            && nonce == done
        {
            peer.unanswered = None;
            self.metrics.move_seconds.record(at.elapsed());
        }
    }

    fn put(&mut self, connection: Connection, put: impl FnOnce(&Outbox)) {
        // A connection that is gone hears nothing; the service will be told.
        let Some(peer) = self.peers.get_mut(&connection) else { return };
        put(&peer.outbox);
        if !peer.dirty {
            peer.dirty = true;
            self.dirty.push(connection);
        }
    }

    /// Lets connections send. Not at each message: what one turn brings goes out in one piece.
    fn wake_peers(&mut self) {
        for connection in self.dirty.drain(..) {
            if let Some(peer) = self.peers.get_mut(&connection) {
                peer.dirty = false;
                peer.outbox.wake();
            }
        }
        self.written = None;
    }

    fn census(&self) {
        let census = self.service.census();
        for (kind, (waiting, games)) in KINDS.into_iter().zip(census.waiting.into_iter().zip(census.games)) {
            self.metrics.waiting(kind.as_str(), waiting);
            for (phase, count) in ["setup", "playing", "over"].into_iter().zip(games) {
                self.metrics.games(kind.as_str(), phase, count);
            }
        }
        self.metrics.games_removed.absolute(self.service.stats().games_removed);
    }
}
