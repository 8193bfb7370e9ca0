//! What players are told.

use std::sync::Arc;

use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{Nonce, Refusal, ServerMessage};

use super::Service;
use super::io::Output;
use crate::game::Refused;

impl Service {
    /// Tells a player something, wherever they are connected now; if nowhere, nobody hears it.
    pub(super) fn tell(&mut self, player: PlayerId, message: impl Into<Arc<ServerMessage>>) {
        if let Some(connection) = self.players.get(&player).and_then(|player| player.connection) {
            self.out.push(Output::Send { connection, message: message.into() });
        }
    }

    /// Refuses a request.
    pub(super) fn refuse(
        &mut self,
        player: PlayerId,
        nonce: Option<Nonce>,
        id: Option<GameId>,
        why: Refused,
    ) {
        self.counted.refusals += 1;
        let Refused { code, message } = why;
        self.tell(player, ServerMessage::Refused { nonce, id, code, message });
    }

    /// The store does not answer.
    pub(super) fn refuse_unavailable(&mut self, player: PlayerId, nonce: Option<Nonce>, id: Option<GameId>) {
        let message = "the server cannot reach its store just now, and tries again";
        self.refuse(player, nonce, id, Refused::new(Refusal::Unavailable, message));
    }

    /// There is no such game, or none for this player: which of the two is nobody's business.
    pub(super) fn refuse_unknown(&mut self, player: PlayerId, nonce: Option<Nonce>, id: GameId) {
        let why = Refused::new(Refusal::NoSuchGame, "there is no such game for this player");
        self.refuse(player, nonce, Some(id), why);
    }

    /// Too much is asked at once.
    pub(super) fn refuse_too_fast(&mut self, player: PlayerId, nonce: Option<Nonce>, id: Option<GameId>) {
        let why = Refused::new(Refusal::TooFast, "too many requests wait already");
        self.refuse(player, nonce, id, why);
    }
}
