//! What a player is told of a game.

use std::time::Duration;

use palgak_online::protocol::{Event, State};
use palgak_rules::Side;
use palgak_table::referee::Referee;

use super::{Game, Opening};

impl Game {
    /// The number of the last event.
    #[must_use]
    pub fn last_event(&self) -> u32 {
        self.events
    }

    /// The first event: the players were brought together.
    #[must_use]
    pub fn paired(&self) -> Event {
        let Opening { game, players, setup_ms, .. } = self.opening;
        Event::Paired { game, players, setup_ms }
    }

    /// The whole state as the player of a side may see it: the other's setup is hidden until both have chosen.
    #[must_use]
    pub fn state(&self, side: Side, now: Duration, here: [bool; 2]) -> State {
        State {
            game: self.kind(),
            players: self.opening.players,
            phase: self.phase,
            chosen: self.chosen.map(|choice| choice.is_some()),
            own_setup: self.chosen[side.index()]
                .and_then(|choice| choice.setup)
                .map(|setup| setup.as_str().to_owned()),
            setups: self.setup_names(),
            moves: self.referee.iter().flat_map(Referee::moves).collect(),
            clocks: self.clock.budgets(),
            elapsed_ms: self.turn.elapsed_ms(now),
            draw_offered_by: self.referee.as_ref().and_then(Referee::draw_offered_by),
            result: self.result.clone(),
            digest: self.digest.clone(),
            rematch: self.rematch.map(|nonce| nonce.is_some()),
            here,
        }
    }
}
