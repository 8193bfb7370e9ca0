//! What the connection and the time ask for.

use std::time::Duration;

use crate::protocol::{Act, ClientMessage, Resume};

use super::acts::Sent;
use super::event::{Event, Output};
use super::fetch::ASK_AGAIN;
use super::link::Todo;
use super::session::Session;
use super::wish::Wish;

/// How long a standing connection may be silent while a game is on or an opponent is waited for: the server pings
/// every 2.5 seconds.
const DEAD_IN_GAME: Duration = Duration::from_secs(9);
/// How long it may be silent otherwise: the server pings every 30 seconds.
const DEAD: Duration = Duration::from_secs(90);
/// How long a connection is kept that is needed no more, in case there is a next wish.
const LINGER: Duration = Duration::from_secs(20);
/// How long the server is sought only to tell it that the user has gone away.
const FAREWELL: Duration = Duration::from_secs(120);

impl Session {
    /// When [`Input::Tick`](super::Input::Tick) is wanted; none if nothing is waited for. It changes with every input and
    /// command.
    #[must_use]
    pub fn wake_at(&self) -> Option<Duration> {
        let wanted = self.wanted(Duration::ZERO);
        let mut times = vec![self.link.wake_at(wanted, self.dead_after())];
        if self.has_farewells() && !self.link.is_up() {
            times.push(Some(self.farewell_until));
        }
        if self.link.is_up() {
            times.push(Some(self.linger_until).filter(|_| !self.needs_connection()));
            times.push(self.acts.wake_at());
            times.push(self.cancelling.as_ref().map(|cancelling| cancelling.sent.due_at()));
            times.push(self.wish_to_send().and_then(Wish::due_at));
            times.push(self.fetch.map(|fetch| fetch.due));
            times.push(self.held.as_ref().and_then(|game| game.resync_due));
        }
        times.into_iter().flatten().min()
    }

    /// The user has gone away from something of which the server has still to be told.
    pub(super) fn begin_farewell(&mut self, now: Duration) {
        self.farewell_until = now + FAREWELL;
    }

    fn has_farewells(&self) -> bool {
        self.cancelling.is_some() || self.acts.0.iter().any(|act| act.act == Act::Leave)
    }

    /// What the hello names.
    pub(super) fn resume(&self) -> Option<Resume> {
        match (&self.fetch, &self.held) {
            (Some(fetch), _) => Some(Resume { id: fetch.id, have: 0 }),
            (None, Some(game)) if !game.is_over() || game.may_rematch() => {
                Some(Resume { id: game.id, have: game.have })
            }
            _ => None,
        }
    }

    fn needs_connection(&self) -> bool {
        let game = self.held.as_ref().is_some_and(|game| !game.is_over() || game.may_rematch());
        game || self.wish.is_some()
            || self.cancelling.is_some()
            || self.lookup.is_some()
            || self.fetch.is_some()
            || !self.acts.0.is_empty()
    }

    fn wanted(&self, now: Duration) -> bool {
        let lingers = self.link.is_up() && now < self.linger_until;
        !self.paused && self.problem.is_none() && (self.needs_connection() || lingers)
    }

    fn dead_after(&self) -> Duration {
        let on = self.held.as_ref().is_some_and(|game| !game.is_over());
        let waits = self.wish.as_ref().is_some_and(|wish| wish.confirmed);
        if on || waits { DEAD_IN_GAME } else { DEAD }
    }

    /// The wish, if it is the time to send it: not while a game is on or may be, nor while an earlier wish is being
    /// withdrawn.
    pub(super) fn wish_to_send(&self) -> Option<&Wish> {
        let free = self.held.is_none() && self.fetch.is_none() && self.cancelling.is_none();
        self.wish.as_ref().filter(|_| free)
    }

    /// Does what the connection and the time ask for.
    pub(super) fn drive(&mut self, now: Duration) {
        if self.needs_connection() {
            self.linger_until = now + LINGER;
        }
        if now >= self.farewell_until && self.has_farewells() && !self.link.is_up() {
            self.cancelling = None;
            self.acts.0.retain(|act| act.act != Act::Leave);
        }
        let wanted = self.wanted(now);
        for todo in self.link.drive(now, wanted, self.dead_after(), &mut self.random) {
            self.carry_out(now, todo);
        }
        if self.link.is_up() {
            self.send_due(now);
        }
        self.tell_changes(now);
    }

    pub(super) fn carry_out(&mut self, now: Duration, todo: Todo) {
        match todo {
            Todo::Connect(attempt, url) => self.out.push_back(Output::Connect { attempt, url }),
            Todo::Close(attempt) => {
                self.out.push_back(Output::Close { attempt });
                self.on_lost_connection(now);
            }
            Todo::Failed(why) => {
                self.on_lost_connection(now);
                self.tell(Event::Trouble { failures: self.link.failures(), why });
            }
        }
    }

    /// Nothing that was sent and not answered is known to have arrived.
    pub(super) fn on_lost_connection(&mut self, now: Duration) {
        self.acts.on_lost_connection();
        if let Some(game) = &mut self.held {
            game.on_lost_connection();
        }
        if let Some(wish) = &mut self.wish {
            wish.on_new_connection();
        }
        if let Some(cancelling) = &mut self.cancelling {
            cancelling.sent = Sent::No;
        }
        if let Some(fetch) = &mut self.fetch {
            fetch.due = now;
        }
    }

    /// Sends what is due.
    fn send_due(&mut self, now: Duration) {
        // What was done comes first: a game that was left is not in the way of the next wish.
        let mut due = self.acts.due(now);
        if let Some(cancelling) = &mut self.cancelling
            && cancelling.sent.take(now)
        {
            due.push(ClientMessage::Cancel { nonce: cancelling.nonce });
        }
        if self.wish_to_send().and_then(Wish::due_at).is_some_and(|at| now >= at)
            && let Some(wish) = &mut self.wish
            && wish.sent.take(now)
        {
            wish.told = true;
            due.push(wish.message());
        }
        if let Some(fetch) = &mut self.fetch
            && now >= fetch.due
        {
            fetch.due = now + ASK_AGAIN;
            due.push(ClientMessage::Resync { id: fetch.id });
        }
        if let Some(game) = &mut self.held
            && let Some(at) = &mut game.resync_due
            && now >= *at
        {
            *at = now + ASK_AGAIN;
            due.push(ClientMessage::Resync { id: game.id });
        }
        if !due.is_empty() {
            self.link.asked(now);
        }
        due.into_iter().for_each(|message| self.send(message));
    }

    /// Tells what is not as it was last told.
    fn tell_changes(&mut self, now: Duration) {
        let phase = self.phase();
        if phase != self.told_phase {
            self.told_phase = phase.clone();
            self.tell(Event::Phase(phase));
        }
        let connection = self.link.connection(self.wanted(now));
        if connection != self.told_connection {
            self.told_connection = connection;
            self.tell(Event::Connection(connection));
        }
        let saved = self.saved_key();
        if saved != self.saved {
            self.saved = saved;
            self.tell(Event::Persist);
        }
    }
}
