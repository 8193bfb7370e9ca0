//! What the service has in hand, by game: for whoever watches it.

use palgak_online::protocol::Phase;
use palgak_rules::Game as Kind;

use super::{Place, Service, slot};

/// The kinds of games, in the order of [`Census`].
pub const KINDS: [Kind; 3] = [Kind::Janggi, Kind::Xiangqi, Kind::ChuShogi];

/// How many players and games there are, by kind of game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Players who wait here.
    pub waiting: [usize; 3],
    /// Games in hand: being set up, being played, over.
    pub games: [[usize; 3]; 3],
}

impl Service {
    /// Counts players and games.
    #[must_use]
    pub fn census(&self) -> Census {
        let mut census = Census::default();
        for wish in self.players.values().filter_map(|player| player.wish.as_ref()) {
            census.waiting[slot(wish.game)] += 1;
        }
        for place in self.games.values() {
            if let Place::Here(hosted) = place {
                let phase = match hosted.game.phase() {
                    Phase::Setup => 0,
                    Phase::Playing => 1,
                    Phase::Over => 2,
                };
                census.games[slot(hosted.game.kind())][phase] += 1;
            }
        }
        census
    }
}
