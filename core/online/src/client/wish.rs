//! The wish to play, and its withdrawal.

use std::time::Duration;

use crate::id::{Code, GameId};
use crate::protocol::{ClientMessage, Nonce};

use super::acts::Sent;
use super::event::Wanting;

/// A wish that has not led to a game that both have taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    pub(super) nonce: Nonce,
    pub(super) wanting: Wanting,
    pub(super) since: Duration,
    pub(super) code: Option<Code>,
    pub(super) sent: Sent,
    /// Whether it was ever sent.
    pub(super) told: bool,
    /// Whether the server has said on this connection that the player waits.
    pub(super) confirmed: bool,
}

impl Wish {
    pub(super) fn new(nonce: Nonce, wanting: Wanting, since: Duration) -> Wish {
        Wish { nonce, wanting, since, code: None, sent: Sent::No, told: false, confirmed: false }
    }

    pub(super) fn message(&self) -> ClientMessage {
        let nonce = self.nonce;
        match self.wanting {
            Wanting::Stranger(game) => ClientMessage::Seek { nonce, game },
            Wanting::Friend(game) => ClientMessage::Invite { nonce, game, code: self.code },
            Wanting::Host(code) => ClientMessage::Join { nonce, code },
        }
    }

    pub(super) fn on_new_connection(&mut self) {
        self.sent = Sent::No;
        self.confirmed = false;
    }

    /// When it is to be sent (again).
    pub(super) fn due_at(&self) -> Option<Duration> {
        (!self.confirmed).then(|| self.sent.due_at())
    }

    /// Whether it goes on when the opponent calls the game off: somebody who joins a friend has nobody else to wait for.
    pub(super) fn outlives_calling_off(&self) -> bool {
        !matches!(self.wanting, Wanting::Host(_))
    }
}

/// A wish that the user no longer has, and of which the server may not know that yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cancelling {
    pub(super) nonce: Nonce,
    pub(super) sent: Sent,
    /// A game that may have come of the wish in the meantime; or it is another, that the player is in whatever becomes
    /// of the wish.
    pub(super) game: Option<GameId>,
}

impl Cancelling {
    pub(super) fn new(nonce: Nonce) -> Cancelling {
        Cancelling { nonce, sent: Sent::No, game: None }
    }
}
