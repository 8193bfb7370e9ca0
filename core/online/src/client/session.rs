//! The session: the user's wishes and game, and the connection that they need.

use std::collections::VecDeque;
use std::time::Duration;

use crate::auth::Identity;
use crate::clock::Shown;
use crate::id::{GameId, PlayerId};
use crate::protocol::{Act, ClientMessage, Nonce};

use super::acts::{Acts, Pending, Sent};
use super::event::{Attempt, Connection, Event, Input, Output, Phase, Problem};
use super::fetch::Fetch;
use super::held::OnlineGame;
use super::link::{Link, Stage};
use super::random::Random;
use super::saved::{RestoreError, Saved, SavedGame};
use super::wish::{Cancelling, Wish};

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
    /// The wish of an earlier life that this game came of. If the opponent calls the game off, the server takes it up again.
    pub(super) origin: Option<(GameId, Nonce)>,
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
    pub(super) told_phase: Phase,
    pub(super) told_connection: Connection,
    pub(super) saved: SavedKey,
}

/// What tells one saved session from another, short of writing it: the numbers of wish, withdrawal, game and last event,
/// and acts.
pub(super) type SavedKey = (Option<Nonce>, Option<Nonce>, Option<(GameId, u32)>, Vec<Nonce>);

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
            origin: None,
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
            session.origin = saved.wish.map(|nonce| (id, nonce));
        } else {
            session.lookup = saved.wish;
        }
        session
            .acts
            .keep_only(session.held.as_ref().map(|game| game.id).or(session.fetch.map(|fetch| fetch.id)));
        session.begin_farewell(now);
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
        let held = self.held_to_save();
        let game = match self.fetch {
            Some(fetch) => Some(SavedGame { id: fetch.id, seq: 0, state: None }),
            None => {
                held.map(|game| SavedGame { id: game.id, seq: game.have, state: Some(game.state.clone()) })
            }
        };
        Saved {
            wish: self.wish_to_save(),
            cancelling: self.cancelling.as_ref().map(|cancelling| cancelling.nonce),
            game,
            acts: self.acts.0.iter().filter(|act| !act.fleeting).cloned().collect(),
            ..Saved::new()
        }
    }

    fn wish_to_save(&self) -> Option<Nonce> {
        let origin = self.origin.map(|(_, nonce)| nonce);
        self.wish.as_ref().map(|wish| wish.nonce).or(self.lookup).or(origin)
    }

    /// The game, if the server may go on with it after what this player has done, whether or not that was answered.
    fn held_to_save(&self) -> Option<&OnlineGame> {
        let asked = self.pending().any(|act| *act == Act::Rematch);
        self.held.as_ref().filter(|game| asked || game.may_go_on())
    }

    pub(super) fn saved_key(&self) -> SavedKey {
        let held = self.held_to_save();
        (
            self.wish_to_save(),
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

    /// The same, each with how many plies had been played when it was done.
    pub fn pending_at(&self) -> impl Iterator<Item = (u32, &Act)> {
        let id = self.held.as_ref().map(|game| game.id);
        self.acts.0.iter().filter(move |act| Some(act.id) == id).map(|act| (act.ply, &act.act))
    }

    /// Whether it is still to be found out what game the player is in.
    #[must_use]
    pub fn is_looking(&self) -> bool {
        self.lookup.is_some() || self.fetch.is_some()
    }

    /// Whether the server knows all that it is to be told of: nothing is on its way, no wish is being withdrawn.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.cancelling.is_none() && self.acts.0.is_empty()
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

    /// The connection that stands or is being made.
    #[must_use]
    pub fn attempt(&self) -> Option<Attempt> {
        (self.link.stage() != Stage::Down).then(|| self.link.attempt())
    }
}
