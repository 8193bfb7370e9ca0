//! The session: the user's wishes and game, and the connection that they need.

use std::collections::VecDeque;
use std::time::Duration;

use crate::auth::Identity;
use crate::clock::Shown;
use crate::id::{GameId, PlayerId};
use crate::protocol::{Act, ClientMessage, Nonce, Resume};

use super::acts::{Acts, Pending, Sent};
use super::event::{Attempt, Connection, Event, Input, Output, Phase, Problem};
use super::fetch::{ASK_AGAIN, Fetch};
use super::held::OnlineGame;
use super::link::{Link, Stage, Todo};
use super::random::Random;
use super::saved::{RestoreError, Saved, SavedGame};
use super::wish::{Cancelling, Wish};

/// How long a standing connection may be silent while a game is on: the server pings every 2.5 seconds.
const DEAD_IN_GAME: Duration = Duration::from_secs(9);
/// How long it may be silent otherwise: the server pings every 30 seconds.
const DEAD: Duration = Duration::from_secs(90);
/// How long a connection is kept that is needed no more, in case there is a next wish.
const LINGER: Duration = Duration::from_secs(20);
/// How long the server is sought only to tell it that the user has gone away.
const FAREWELL: Duration = Duration::from_secs(120);
/// How many games that are no longer the user's are remembered, so that late news of them is known as such.
const REMEMBERED: usize = 8;

/// Where to connect, and by what numbers to pick at random.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The address of the service (`wss://play.example/v1/play`).
    pub url: String,
    /// A number from a source of random numbers, another one each time: requests are numbered by it. (The same number
    /// makes the same session, which is what tests want.)
    pub seed: u64,
}

/// A player's session with the service. See [the module](super).
///
/// All times are on one clock that never goes back; where it begins does not matter.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) identity: Identity,
    pub(super) me: PlayerId,
    pub(super) random: Random,
    pub(super) link: Link,
    pub(super) wish: Option<Wish>,
    pub(super) cancelling: Option<Cancelling>,
    /// A wish of an earlier life: whether a game came of it will show.
    pub(super) lookup: Option<Nonce>,
    pub(super) held: Option<OnlineGame>,
    /// A game that will take the place of the one held once its state is known.
    pub(super) fetch: Option<Fetch>,
    /// The next game against the same opponent, announced.
    pub(super) expected: Option<GameId>,
    pub(super) acts: Acts,
    pub(super) paused: bool,
    pub(super) problem: Option<Problem>,
    pub(super) linger_until: Duration,
    pub(super) farewell_until: Duration,
    pub(super) rtt: Duration,
    pub(super) forgotten: VecDeque<GameId>,
    pub(super) out: VecDeque<Output>,
    told_phase: Phase,
    told_connection: Connection,
    saved: SavedKey,
}

/// What tells one saved session from another, short of writing it: the numbers of wish, withdrawal, game and last event,
/// and acts.
type SavedKey = (Option<Nonce>, Option<Nonce>, Option<(GameId, u32)>, Vec<Nonce>);

impl Session {
    /// A session in which nothing is on. It connects when there is something to connect for.
    #[must_use]
    pub fn new(identity: Identity, config: Config) -> Session {
        Session {
            me: identity.player(),
            identity,
            random: Random::new(config.seed),
            link: Link::new(config.url),
            wish: None,
            cancelling: None,
            lookup: None,
            held: None,
            fetch: None,
            expected: None,
            acts: Acts::default(),
            paused: false,
            problem: None,
            linger_until: Duration::ZERO,
            farewell_until: Duration::ZERO,
            rtt: Duration::ZERO,
            forgotten: VecDeque::new(),
            out: VecDeque::new(),
            told_phase: Phase::Idle,
            told_connection: Connection::Offline,
            saved: SavedKey::default(),
        }
    }

    /// Takes up what [`Session::save`] has written: goes back to the game, and sends what was not answered.
    ///
    /// # Errors
    /// If the bytes cannot be read. A new session can always be begun instead: the server knows the game.
    pub fn restore(
        identity: Identity,
        config: Config,
        saved: &[u8],
        now: Duration,
    ) -> Result<Session, RestoreError> {
        let saved = Saved::read(saved)?;
        let mut session = Session::new(identity, config);
        session.acts = Acts(saved.acts.clone());
        session.cancelling = saved.cancelling.map(Cancelling::new);
        if let Some(SavedGame { id, seq, state }) = saved.game.clone() {
            let known = state.and_then(|state| OnlineGame::restore(id, seq, state, session.me, now));
            if known.is_none() {
                session.fetch = Some(Fetch { id, due: now, open_only: false });
            }
            session.held = known;
        } else {
            session.lookup = saved.wish;
        }
        session.farewell_until = now + FAREWELL;
        session.saved = session.saved_key();
        session.told_phase = session.phase();
        session.drive(now);
        Ok(session)
    }

    /// What is to be kept so that the app can be killed and go on later: [`Event::Persist`] tells when it has changed.
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        self.to_save().write()
    }

    fn to_save(&self) -> Saved {
        let held = self.held.as_ref().filter(|game| !game.is_over());
        let game = match self.fetch {
            Some(fetch) => Some(SavedGame { id: fetch.id, seq: 0, state: None }),
            None => {
                held.map(|game| SavedGame { id: game.id, seq: game.have, state: Some(game.state.clone()) })
            }
        };
        let wish = self.wish.as_ref().map(|wish| wish.nonce).or(self.lookup);
        Saved {
            wish,
            cancelling: self.cancelling.as_ref().map(|cancelling| cancelling.nonce),
            game,
            acts: self.acts.0.iter().filter(|act| !act.fleeting).cloned().collect(),
            ..Saved::new()
        }
    }

    fn saved_key(&self) -> SavedKey {
        let held = self.held.as_ref().filter(|game| !game.is_over());
        (
            self.wish.as_ref().map(|wish| wish.nonce).or(self.lookup),
            self.cancelling.as_ref().map(|cancelling| cancelling.nonce),
            self.fetch.map(|fetch| (fetch.id, 0)).or(held.map(|game| (game.id, game.have))),
            self.acts.0.iter().filter(|act| !act.fleeting).map(|act| act.nonce).collect(),
        )
    }

    /// Takes in what happened.
    pub fn handle(&mut self, now: Duration, input: Input) {
        match input {
            Input::Connected { attempt } => {
                if self.link.is_current(attempt) && self.link.stage() == Stage::Opening {
                    self.link.reached(Stage::Greeting, now);
                }
            }
            Input::Received { attempt, message } => {
                if self.link.is_current(attempt) {
                    self.link.heard(now);
                    self.receive(now, message);
                }
            }
            Input::Unreadable { attempt } => {
                if self.link.is_current(attempt) {
                    self.link.heard(now);
                    // It may have been an event. The whole state makes up for it.
                    if let Some(game) = &mut self.held
                        && self.link.is_up()
                        && game.resync_due.is_none()
                    {
                        game.resync_due = Some(now);
                    }
                }
            }
            Input::Disconnected { attempt, why } => {
                if self.link.is_current(attempt) {
                    let failed = self.link.fail(now, &why, &mut self.random);
                    self.carry_out(now, failed);
                }
            }
            Input::Tick => {}
        }
        self.drive(now);
    }

    /// The next thing to do.
    pub fn poll(&mut self) -> Option<Output> {
        self.out.pop_front()
    }

    /// When [`Input::Tick`] is wanted; none if nothing is waited for. It changes with every input and command.
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

    /// Who the user is, for others.
    #[must_use]
    pub fn player(&self) -> PlayerId {
        self.me
    }

    /// How the connection is.
    #[must_use]
    pub fn connection(&self) -> Connection {
        self.told_connection
    }

    /// Why no connection is attempted.
    #[must_use]
    pub fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// Where the user stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match (&self.held, &self.wish) {
            (Some(game), _) => game.phase(),
            (None, Some(wish)) => {
                Phase::Waiting { since: wish.since, wanting: wish.wanting, code: wish.code }
            }
            (None, None) => Phase::Idle,
        }
    }

    /// The game that the user is in.
    #[must_use]
    pub fn game(&self) -> Option<&OnlineGame> {
        self.held.as_ref()
    }

    /// The clocks as they are to be shown at a time, the first side first; none without a game.
    #[must_use]
    pub fn clocks(&self, now: Duration) -> Option<[Shown; 2]> {
        self.held.as_ref().map(|game| game.clocks(now))
    }

    /// What the user did and the server has not answered, in order.
    pub fn pending(&self) -> impl Iterator<Item = &Act> {
        let id = self.held.as_ref().map(|game| game.id);
        self.acts.0.iter().filter(move |act| Some(act.id) == id).map(|act| &act.act)
    }

    /// The round trip to the server as it has last measured it; zero before.
    #[must_use]
    pub fn round_trip(&self) -> Duration {
        self.rtt
    }

    /// How long news is on its way.
    pub(super) fn delay(&self) -> Duration {
        self.rtt / 2
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.out.push_back(Output::Event(event));
    }

    pub(super) fn send(&mut self, message: ClientMessage) {
        let attempt = self.link.attempt();
        self.out.push_back(Output::Send { attempt, message });
    }

    /// Something is done in a game: kept until it is answered.
    pub(super) fn push_act(&mut self, id: GameId, ply: u32, act: Act, fleeting: bool) {
        let nonce = self.random.nonce();
        self.acts.0.push(Pending { id, nonce, ply, act, sent: Sent::No, fleeting });
    }

    /// News of this game is of no interest any more.
    pub(super) fn forget(&mut self, id: GameId) {
        if !self.forgotten.contains(&id) {
            self.forgotten.push_back(id);
        }
        if self.forgotten.len() > REMEMBERED {
            self.forgotten.pop_front();
        }
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
        if on { DEAD_IN_GAME } else { DEAD }
    }

    /// The wish, if it is the time to send it: not while a game is on or may be, nor while an earlier wish is being
    /// withdrawn.
    fn wish_to_send(&self) -> Option<&Wish> {
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
        let mut due = Vec::new();
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
        due.extend(self.acts.due(now));
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

    /// The connection that stands or is being made.
    #[must_use]
    pub fn attempt(&self) -> Option<Attempt> {
        (self.link.stage() != Stage::Down).then(|| self.link.attempt())
    }
}
