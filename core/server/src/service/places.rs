//! Places in the queue of players whose connection is gone. Nobody is paired who is not there; but who comes back soon
//! and asks again for the same wish waits on from the old time.

use std::time::Duration;

use palgak_online::id::PlayerId;
use palgak_online::protocol::Nonce;
use palgak_rules::Game as Kind;

use super::{Service, Timer};

/// How long a place is kept.
pub(super) const KEPT: Duration = Duration::from_secs(30);

/// The place of a player who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeptPlace {
    nonce: Nonce,
    game: Kind,
    since_ms: u64,
}

impl Service {
    /// Keeps the place of a player who is gone.
    pub(super) fn keep_place(&mut self, id: PlayerId, nonce: Nonce, game: Kind, since_ms: u64) {
        self.players.entry(id).or_default().place = Some(KeptPlace { nonce, game, since_ms });
        self.agenda.set(Timer::Place(id), self.now.steady + KEPT);
    }

    /// The player wants something: since when they have waited for it already.
    pub(super) fn take_place(&mut self, id: PlayerId, nonce: Nonce, game: Kind) -> Option<u64> {
        let place = self.players.get_mut(&id)?.place.take()?;
        self.agenda.clear(Timer::Place(id));
        (place.nonce == nonce && place.game == game).then_some(place.since_ms)
    }

    /// A place is kept no longer.
    pub(super) fn give_up_place(&mut self, id: PlayerId) {
        self.agenda.clear(Timer::Place(id));
        if let Some(player) = self.players.get_mut(&id) {
            player.place = None;
        }
        self.clear_away(id);
    }
}
