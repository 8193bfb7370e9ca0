//! What the server says.

use std::time::Duration;

use crate::id::GameId;
use crate::protocol::{Act, ClientMessage, Event as News, Nonce, Phase, ServerMessage, State, VERSION};

use super::acts::Sent;
use super::event::{Event, Problem};
use super::fetch::{EXPECTED, Fetch};
use super::follow::Applied;
use super::held::OnlineGame;
use super::link::{Stage, Todo};
use super::refusals::Refused;
use super::session::Session;
use super::wish::Cancelling;

impl Session {
    pub(super) fn receive(&mut self, now: Duration, message: ServerMessage) {
        match (self.link.stage(), message) {
            (_, ServerMessage::Refused { nonce, id, code, message }) => {
                self.refused(now, Refused { nonce, id, code, message });
            }
            // The way is measured from the beginning, whatever else is still being looked up.
            (_, ServerMessage::Ping { ping, rtt_ms }) => {
                if let Some(ms) = rtt_ms {
                    self.rtt = Duration::from_millis(ms.min(10_000));
                }
                self.send(ClientMessage::Pong { ping });
            }
            (_, ServerMessage::Goodbye { after_ms }) => {
                self.carry_out(now, Todo::Close(self.link.attempt()));
                self.link.goodbye(now, Duration::from_millis(after_ms), &mut self.random);
            }
            (Stage::Greeting | Stage::Opening, ServerMessage::Welcome { version, challenge }) => {
                self.welcome(now, version, &challenge);
            }
            (Stage::Proving, ServerMessage::Ready { game }) => self.ready(now, game),
            (Stage::Up, message) => self.follow(now, message),
            // Out of place; a server that says such things will be found silent in the end.
            _ => {}
        }
    }

    fn welcome(&mut self, now: Duration, version: u32, challenge: &str) {
        if version != VERSION {
            return self.give_up(Problem::Version { server: version, own: VERSION });
        }
        match self.identity.answer(challenge) {
            Ok(signature) => {
                let (key, resume) = (self.me, self.resume());
                self.send(ClientMessage::Hello { version: VERSION, key, signature, resume });
                self.link.reached(Stage::Proving, now);
            }
            Err(error) => self.fail(now, &error.to_string()),
        }
    }

    fn ready(&mut self, now: Duration, game: Option<GameId>) {
        let resumed = self.resume().map(|resume| resume.id);
        self.link.reached(Stage::Up, now);
        if let Some(held) = &mut self.held
            && resumed == Some(held.id)
        {
            held.on_resumed(now + EXPECTED);
        }
        if let Some(fetch) = &mut self.fetch {
            fetch.due = now + EXPECTED;
        }
        let lookup = self.lookup.take();
        match game {
            None => {
                // A wish that was made while an earlier one was being withdrawn was never sent.
                if let Some(nonce) = lookup.filter(|_| self.cancelling.is_none()) {
                    self.cancelling = Some(Cancelling::new(nonce));
                    self.begin_farewell(now);
                }
            }
            Some(id) if resumed == Some(id) => {}
            Some(id) => {
                // A player is in the middle of one game at a time: what is told of another that was asked for is past.
                if let Some(past) = self.fetch.take() {
                    self.forget(past.id);
                }
                if let Some(cancelling) = &mut self.cancelling {
                    cancelling.game = Some(id);
                    self.forget(id);
                } else if !self.acts.has(id, &Act::Leave) {
                    self.fetch = Some(Fetch { id, due: now, open_only: self.wish.is_some() });
                }
            }
        }
    }

    /// What comes once the connection stands.
    fn follow(&mut self, now: Duration, message: ServerMessage) {
        match message {
            ServerMessage::Waiting { nonce, code, .. } => {
                if let Some(wish) = self.wish.as_mut().filter(|wish| wish.nonce == nonce) {
                    wish.confirmed = true;
                    wish.code = code;
                } else if self.cancelling.is_none() {
                    // The opponent called a game off, and the wish that it came of is no longer known here, or another
                    // was made since.
                    self.cancelling = Some(Cancelling::new(nonce));
                    self.begin_farewell(now);
                }
            }
            ServerMessage::Cancelled { nonce } => {
                let cancelled = self.cancelling.take_if(|cancelling| cancelling.nonce == nonce);
                if let Some(id) = cancelled.and_then(|cancelling| cancelling.game) {
                    // The player may still be in it.
                    self.fetch = Some(Fetch { id, due: now, open_only: true });
                }
            }
            ServerMessage::Redirect { id, url } => self.redirect(now, id, &url),
            ServerMessage::Event { id, seq, event } => self.event(now, id, seq, event),
            ServerMessage::Sync { id, seq, state } => self.sync(now, id, seq, state),
            ServerMessage::Done { id, nonce, seq, event } => {
                self.event(now, id, seq, event);
                self.done(id, nonce);
            }
            ServerMessage::Presence { id, side, here } => {
                let news = self.held.as_mut().filter(|game| game.id == id);
                if let Some(event) = news.and_then(|game| game.presence(side, here, now)) {
                    self.tell(event);
                }
            }
            _ => {}
        }
    }

    fn event(&mut self, now: Duration, id: GameId, seq: u32, news: News) {
        let delay = self.delay();
        if let Some(game) = self.held.as_mut().filter(|game| game.id == id) {
            self.link.progress();
            let mut events = Vec::new();
            let applied = game.apply(seq, news, now, delay, &mut events);
            if applied == Applied::Gap {
                // Unless the whole state is on its way already.
                game.resync_due.get_or_insert(now);
            }
            events.into_iter().for_each(|event| self.tell(event));
            match applied {
                Applied::CalledOff => self.called_off(now, id),
                Applied::Rematch(next) => self.expected = Some(next),
                Applied::Known | Applied::Gap => {}
            }
            self.taken_up();
            return;
        }
        if let Some(cancelling) = self.cancelling.as_mut().filter(|cancelling| cancelling.game == Some(id))
            && matches!(news, News::Over { .. })
        {
            cancelling.game = None;
        }
        if self.forgotten.contains(&id) {
            return;
        }
        if let Some(game) = OnlineGame::paired(id, &news, self.me, now, delay).filter(|_| seq == 1) {
            self.paired(now, game);
        } else if self.fetch.is_none() && self.held.is_none() && self.cancelling.is_none() {
            self.fetch = Some(Fetch { id, due: now, open_only: self.wish.is_some() });
        }
    }

    /// A game has come about.
    fn paired(&mut self, now: Duration, game: OnlineGame) {
        let id = game.id;
        if let Some(cancelling) = &mut self.cancelling {
            // It came of the wish that is being withdrawn, and the server calls it off; or it is a rematch that the
            // opponent has agreed to meanwhile.
            cancelling.game = Some(id);
            self.forget(id);
            return;
        }
        let fetched = self.fetch.is_some_and(|fetch| fetch.id == id);
        let rematch = self.expected == Some(id)
            || self.held.as_ref().is_some_and(|held| !held.is_over() || held.wants_rematch());
        if self.wish.is_some() || fetched || rematch {
            let mut game = game;
            if fetched {
                // It is told from the beginning, and how long ago all that was will be told last.
                game.on_lost_connection();
                game.on_resumed(now + EXPECTED);
            }
            self.adopt(game);
        } else {
            // A rematch that crossed with the user's going away. The other shall not wait in vain.
            self.forget(id);
            self.push_act(id, 0, Act::Leave, false);
            self.begin_farewell(now);
        }
    }

    fn adopt(&mut self, game: OnlineGame) {
        let id = game.id;
        self.link.progress();
        self.acts.keep_only(Some(id));
        self.fetch = None;
        self.expected = None;
        if let Some(old) = self.held.replace(game) {
            self.forget(old.id);
        }
        self.forgotten.retain(|old| *old != id);
        self.taken_up();
    }

    /// Once the game has begun, the wish that led to it is fulfilled.
    fn taken_up(&mut self) {
        if self.held.as_ref().is_some_and(|game| !game.is_setup()) {
            self.wish = None;
            self.origin = None;
        }
    }

    /// The opponent called the game off before it began.
    fn called_off(&mut self, now: Duration, id: GameId) {
        self.acts.keep_only(None);
        self.tell(Event::CalledOff);
        if let Some(wish) = self.wish.as_mut().filter(|wish| wish.outlives_calling_off()) {
            // The server lets the player wait on; if it does not say so soon, it is asked.
            wish.confirmed = false;
            wish.sent = Sent::Waiting(now + EXPECTED);
            self.held = None;
            self.forget(id);
        } else {
            self.withdraw_origin(now, id);
        }
    }

    fn sync(&mut self, now: Duration, id: GameId, seq: u32, state: State) {
        let delay = self.delay();
        if let Some(game) = self.held.as_mut().filter(|game| game.id == id) {
            self.link.progress();
            let was_setup = game.is_setup();
            let mut events = Vec::new();
            game.sync(seq, state, now, delay, &mut events);
            let called_off = was_setup && game.is_called_off();
            events.into_iter().for_each(|event| self.tell(event));
            if called_off {
                self.called_off(now, id);
            }
            self.taken_up();
            return;
        }
        let Some(fetch) = self.fetch.filter(|fetch| fetch.id == id) else {
            // The answer to a wish: this game has come of it, or is in its way. It may be one that was left
            // when this was said, and then the next answer says so.
            let asked = self.wish_to_send().is_some_and(|wish| wish.told);
            if asked && state.phase != Phase::Over && !self.acts.has(id, &Act::Leave) {
                self.fetch = Some(Fetch { id, due: now, open_only: true });
            }
            return;
        };
        self.fetch = None;
        let Some(mut game) = OnlineGame::new(id, seq, state, self.me, now) else { return };
        if fetch.open_only && game.is_over() {
            return self.forget(id);
        }
        game.delayed(delay);
        self.adopt(game);
        self.tell(Event::Synced);
        self.tell(Event::Clocks);
    }

    fn done(&mut self, id: GameId, nonce: Nonce) {
        let Some(pending) = self.acts.answered(id, nonce) else { return };
        self.link.progress();
        if let Some(game) = self.held.as_mut().filter(|game| game.id == id) {
            match &pending.act {
                Act::Setup { setup } => game.own_setup(Some(setup.clone())),
                Act::Ready => game.own_setup(None),
                _ => {}
            }
        }
        if !self.forgotten.contains(&id) {
            self.tell(Event::Done(pending.act));
        }
    }

    fn redirect(&mut self, now: Duration, id: GameId, url: &str) {
        let known = self.held.as_ref().is_some_and(|game| game.id == id)
            || self.fetch.is_some_and(|fetch| fetch.id == id)
            || self.acts.0.iter().any(|act| act.id == id);
        if let Some(cancelling) = self.cancelling.as_mut().filter(|_| !known) {
            cancelling.game = Some(id);
            self.forget(id);
        } else if !known {
            if self.wish.is_none() && self.expected != Some(id) {
                return;
            }
            self.fetch = Some(Fetch { id, due: now, open_only: self.wish.is_some() });
        }
        for todo in self.link.redirect(now, url, &mut self.random) {
            self.carry_out(now, todo);
        }
    }

    /// No further attempt, until the user says so.
    pub(super) fn give_up(&mut self, problem: Problem) {
        self.problem = Some(problem.clone());
        self.tell(Event::Problem(problem));
    }

    /// This connection is of no use; the next may be.
    pub(super) fn fail(&mut self, now: Duration, why: &str) {
        self.carry_out(now, Todo::Close(self.link.attempt()));
        let failed = self.link.fail(now, why, &mut self.random);
        self.carry_out(now, failed);
    }
}
