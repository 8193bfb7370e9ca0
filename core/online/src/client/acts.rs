//! What the user did in a game and the server has not answered yet.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::id::GameId;
use crate::protocol::{Act, ClientMessage, Nonce};

/// No setup and no move in machine notation is longer.
pub(super) const TEXT_LIMIT: usize = 32;
/// After how long without an answer something is sent again on the same connection.
pub(super) const RESEND: Duration = Duration::from_secs(8);
/// After how long something is sent again that the server could not do just then.
pub(super) const RETRY: Duration = Duration::from_secs(1);

/// Whether something was sent on the connection that stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Sent {
    /// Not yet.
    #[default]
    No,
    /// It was; without an answer it is due again at that time.
    Waiting(Duration),
    /// It was, and is to be sent again at that time: until then nothing behind it is sent.
    Again(Duration),
}

impl Sent {
    /// When it is to be sent.
    pub(super) fn due_at(self) -> Duration {
        match self {
            Sent::No => Duration::ZERO,
            Sent::Waiting(at) | Sent::Again(at) => at,
        }
    }

    /// It is sent again in a while, if it was sent.
    pub(super) fn again(&mut self, now: Duration) {
        if *self != Sent::No {
            *self = Sent::Again(now + RETRY);
        }
    }

    /// Whether it is to be sent now; notes that it is.
    pub(super) fn take(&mut self, now: Duration) -> bool {
        let due = now >= self.due_at();
        if due {
            *self = Sent::Waiting(now + RESEND);
        }
        due
    }
}

/// One thing the user did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pending {
    pub(super) id: GameId,
    pub(super) nonce: Nonce,
    pub(super) ply: u32,
    pub(super) act: Act,
    #[serde(skip)]
    pub(super) sent: Sent,
    /// Not worth a connection of its own: forgotten when the present one is lost.
    #[serde(skip)]
    pub(super) fleeting: bool,
}

/// All of it, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Acts(pub(super) Vec<Pending>);

impl Acts {
    /// The connection is gone: nothing was sent on the next one.
    pub(super) fn on_lost_connection(&mut self) {
        self.0.retain(|act| !act.fleeting);
        for act in &mut self.0 {
            act.sent = Sent::No;
        }
    }

    /// What is to be sent now.
    pub(super) fn due(&mut self, now: Duration) -> Vec<ClientMessage> {
        let mut due = Vec::new();
        for pending in &mut self.0 {
            if pending.sent.take(now) {
                due.push(ClientMessage::Act {
                    id: pending.id,
                    nonce: pending.nonce,
                    ply: pending.ply,
                    act: pending.act.clone(),
                });
            } else if matches!(pending.sent, Sent::Again(_)) {
                break;
            }
        }
        due
    }

    /// When [`Acts::due`] next has something.
    pub(super) fn wake_at(&self) -> Option<Duration> {
        let blocked = self.0.iter().position(|act| matches!(act.sent, Sent::Again(_)));
        let sendable = blocked.map_or(&self.0[..], |at| &self.0[..=at]);
        sendable.iter().map(|act| act.sent.due_at()).min()
    }

    /// Takes out what is answered.
    pub(super) fn answered(&mut self, id: GameId, nonce: Nonce) -> Option<Pending> {
        let at = self.position(id, nonce)?;
        Some(self.0.remove(at))
    }

    /// The server could not do it just then. Tells whether there is such an act.
    pub(super) fn again(&mut self, id: Option<GameId>, nonce: Nonce, now: Duration) -> bool {
        let found = self.0.iter_mut().find(|act| act.nonce == nonce && id.is_none_or(|id| id == act.id));
        found.is_some_and(|act| {
            act.sent = Sent::Again(now + RETRY);
            true
        })
    }

    /// Something that was sent was not taken in, and nobody knows what: all of it is sent again in a while.
    pub(super) fn all_again(&mut self, now: Duration) {
        for act in &mut self.0 {
            act.sent.again(now);
        }
    }

    /// The game that an act with this number is of.
    pub(super) fn game_of(&self, nonce: Nonce) -> Option<GameId> {
        self.0.iter().find(|act| act.nonce == nonce).map(|act| act.id)
    }

    fn position(&self, id: GameId, nonce: Nonce) -> Option<usize> {
        self.0.iter().position(|act| act.id == id && act.nonce == nonce)
    }

    /// Whether the same kind of thing waits for its answer.
    pub(super) fn has(&self, id: GameId, act: &Act) -> bool {
        let kind = std::mem::discriminant(act);
        self.0.iter().any(|pending| pending.id == id && std::mem::discriminant(&pending.act) == kind)
    }

    /// Forgets what was done in other games, leaving them apart: that still has to reach the server.
    pub(super) fn keep_only(&mut self, id: Option<GameId>) {
        self.0.retain(|act| Some(act.id) == id || act.act == Act::Leave);
    }
}

/// The bytes of a text in an act.
pub(super) fn text_of(act: &Act) -> usize {
    match act {
        Act::Setup { setup } => setup.len(),
        Act::Move { text } => text.len(),
        _ => 0,
    }
}
