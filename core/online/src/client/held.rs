//! The game that the user is in, as the server tells it.

use std::collections::BTreeSet;
use std::time::Duration;

use palgak_rules::{Game, Side};

use crate::clock::{Budget, Shown};
use crate::digest::digest;
use crate::id::{GameId, PlayerId};
use crate::protocol::{self, Event as News, State};

use super::event::{Event, Phase};

/// The result of a game that was called off before it began.
pub(super) const CALLED_OFF: &str = "aborted";

/// The game that the user is in: what the server has told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineGame {
    pub(super) id: GameId,
    /// The number of the last event that is in the state.
    pub(super) have: u32,
    pub(super) state: State,
    pub(super) side: Side,
    /// How long the running turn, or the choice of setups, had lasted …
    pub(super) elapsed: Duration,
    /// … at this time.
    pub(super) at: Duration,
    /// Whether the clocks were told on this connection.
    pub(super) fresh: bool,
    absent_since: Option<Duration>,
    pub(super) gone: BTreeSet<Side>,
    /// When to ask for the whole state; none if nothing is missing.
    pub(super) resync_due: Option<Duration>,
    pub(super) older: u32,
    pub(super) disagreed: bool,
}

impl OnlineGame {
    /// The game of a state; none if the player is not in it.
    pub(super) fn new(id: GameId, seq: u32, state: State, me: PlayerId, now: Duration) -> Option<OnlineGame> {
        let side = Side::BOTH.into_iter().find(|side| state.players[side.index()] == me)?;
        let elapsed = Duration::from_millis(state.elapsed_ms);
        Some(OnlineGame {
            id,
            have: seq,
            side,
            elapsed,
            at: now,
            fresh: true,
            absent_since: (!state.here[side.other().index()]).then_some(now),
            gone: BTreeSet::new(),
            resync_due: None,
            older: 0,
            disagreed: false,
            state,
        })
    }

    /// The game of the event that begins it.
    pub(super) fn paired(
        id: GameId,
        news: &News,
        me: PlayerId,
        now: Duration,
        delay: Duration,
    ) -> Option<OnlineGame> {
        let News::Paired { game, players, setup_ms } = news else { return None };
        let state = State {
            game: *game,
            players: *players,
            phase: protocol::Phase::Setup,
            chosen: [false; 2],
            own_setup: None,
            setups: Vec::new(),
            moves: Vec::new(),
            clocks: [Budget::new(crate::clock::TimeControl::QUICK_MATCH); 2],
            // So that what is left is what the server says.
            elapsed_ms: protocol::SETUP_MS.saturating_sub(*setup_ms),
            draw_offered_by: None,
            result: None,
            digest: None,
            rematch: [false; 2],
            here: [true; 2],
        };
        let mut game = OnlineGame::new(id, 1, state, me, now)?;
        game.delayed(delay);
        Some(game)
    }

    /// Its name on the server.
    #[must_use]
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The number of the last event that is known.
    #[must_use]
    pub fn seq(&self) -> u32 {
        self.have
    }

    /// The side that the user plays.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// Which game is played.
    #[must_use]
    pub fn game(&self) -> Game {
        self.state.game
    }

    /// The whole state. Its `elapsed_ms` and `here` are those of the last [`Event::Synced`]; the clocks and the
    /// opponent's presence are told by the session.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The moves in machine notation.
    #[must_use]
    pub fn moves(&self) -> &[String] {
        &self.state.moves
    }

    /// Whose turn it is; none unless the game is being played.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        let turn = if self.state.moves.len().is_multiple_of(2) { Side::First } else { Side::Second };
        self.is_playing().then_some(turn)
    }

    /// Since when the opponent is not connected; none if connected.
    #[must_use]
    pub fn opponent_absent_since(&self) -> Option<Duration> {
        self.absent_since
    }

    /// The digest of the game as this client knows it; none unless it is over.
    #[must_use]
    pub fn own_digest(&self) -> Option<String> {
        let result = self.state.result.as_deref()?;
        let moves = self.state.moves.iter().map(String::as_str);
        Some(digest(self.state.game, &self.state.setups, moves, result))
    }

    /// The clocks at a time, the first side first.
    #[must_use]
    pub fn clocks(&self, now: Duration) -> [Shown; 2] {
        let turn = self.state.moves.len() % 2;
        let thinking = match self.state.phase {
            protocol::Phase::Setup => Duration::ZERO,
            protocol::Phase::Playing => self.lasted(now),
            // Stopped when the game ended.
            protocol::Phase::Over => self.elapsed,
        };
        let mut thinking = u64::try_from(thinking.as_millis()).unwrap_or(u64::MAX);
        if self.state.result.as_deref().is_some_and(|result| result.ends_with(" time")) {
            // The server knows better than this clock when the time was up.
            thinking = u64::MAX;
        }
        [0, 1].map(|side| self.state.clocks[side].shown(if side == turn { thinking } else { 0 }))
    }

    /// Whether the clocks are known as of this connection, and not only as they were before it.
    #[must_use]
    pub fn clocks_are_fresh(&self) -> bool {
        self.fresh
    }

    /// How long the running turn, or the choice of setups, has lasted.
    pub(super) fn lasted(&self, now: Duration) -> Duration {
        self.elapsed.saturating_add(now.saturating_sub(self.at))
    }

    pub(super) fn is_setup(&self) -> bool {
        self.state.phase == protocol::Phase::Setup
    }

    pub(super) fn is_playing(&self) -> bool {
        self.state.phase == protocol::Phase::Playing
    }

    pub(super) fn is_over(&self) -> bool {
        self.state.phase == protocol::Phase::Over
    }

    pub(super) fn has_chosen(&self) -> bool {
        self.state.chosen[self.side.index()]
    }

    pub(super) fn is_called_off(&self) -> bool {
        self.state.result.as_deref() == Some(CALLED_OFF)
    }

    /// The state was so long on its way.
    pub(super) fn delayed(&mut self, delay: Duration) {
        if !self.is_over() {
            self.elapsed += delay;
        }
    }

    /// The server knows nothing of it any more.
    pub(super) fn forgotten(&mut self) {
        self.gone.insert(self.side.other());
        self.resync_due = None;
    }

    /// Whether there may still be another game against this opponent.
    pub(super) fn may_rematch(&self) -> bool {
        self.is_over() && self.gone.is_empty() && !self.is_called_off()
    }

    pub(super) fn wants_rematch(&self) -> bool {
        self.state.rematch[self.side.index()]
    }

    pub(super) fn phase(&self) -> Phase {
        let other = self.side.other();
        match self.state.phase {
            protocol::Phase::Setup => Phase::Setup {
                id: self.id,
                deadline: (self.at + Duration::from_millis(protocol::SETUP_MS)).saturating_sub(self.elapsed),
                chosen: self.has_chosen(),
                opponent_chosen: self.state.chosen[other.index()],
            },
            protocol::Phase::Playing => Phase::Playing { id: self.id },
            protocol::Phase::Over => Phase::Over {
                id: self.id,
                result: self.state.result.clone().unwrap_or_default(),
                digest: self.state.digest.clone().unwrap_or_default(),
                rematch: self.state.rematch,
                opponent_left: self.gone.contains(&other),
            },
        }
    }

    /// Whether the server may go on with it, or with a rematch of it, without another word of this player.
    pub(super) fn may_go_on(&self) -> bool {
        !self.is_over() || (self.may_rematch() && self.wants_rematch())
    }

    /// The connection is gone: what the clocks were is only known until then.
    pub(super) fn on_lost_connection(&mut self) {
        self.fresh = false;
        self.resync_due = None;
    }

    /// The connection stands again and the game was named in the hello: its state will come, or is asked for.
    pub(super) fn on_resumed(&mut self, by: Duration) {
        self.resync_due = Some(by);
    }

    pub(super) fn own_setup(&mut self, setup: Option<String>) {
        if self.is_setup() {
            self.state.own_setup = setup;
            self.state.chosen[self.side.index()] = true;
        }
    }

    pub(super) fn presence(&mut self, side: Side, here: bool, now: Duration) -> Option<Event> {
        if side == self.side || here == self.absent_since.is_none() {
            return None;
        }
        self.absent_since = (!here).then_some(now);
        Some(Event::Presence { here })
    }

    /// Takes up a game that was saved. How its clocks stand now is not known.
    pub(super) fn restore(
        id: GameId,
        seq: u32,
        state: State,
        me: PlayerId,
        now: Duration,
    ) -> Option<OnlineGame> {
        let mut game = OnlineGame::new(id, seq, state, me, now)?;
        game.fresh = false;
        game.absent_since = None;
        Some(game)
    }
}
