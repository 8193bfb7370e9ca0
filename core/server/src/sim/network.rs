//! The network between clients and processes.

use std::sync::Arc;
use std::time::Duration;

use palgak_online::client::{self, Attempt};
use palgak_online::protocol::{ClientMessage, ServerMessage, VERSION};

use super::world::{Happening, World};
use crate::service::{Connection, Input};

/// A connection, for the world and for the service.
pub(super) type LinkId = u64;

/// A connection.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) user: usize,
    /// Which life of the app made it.
    pub(super) user_life: u64,
    pub(super) attempt: Attempt,
    pub(super) slot: usize,
    /// Which life of the process it reached.
    pub(super) slot_life: Option<u64>,
    /// Whether the player has been introduced to the service.
    introduced: bool,
    pub(super) client_open: bool,
    pub(super) server_open: bool,
    /// Nothing gets through any more.
    pub(super) cut: bool,
    /// When the last message that is on its way arrives: none overtakes another.
    to_server_at: Duration,
    to_client_at: Duration,
    /// How long the way takes, one way.
    way: Duration,
    jitter_ms: u64,
}

impl World {
    /// A client connects.
    pub(super) fn connect(&mut self, user: usize, attempt: Attempt, url: &str) {
        self.last_link += 1;
        self.report.connections += 1;
        let link = self.last_link;
        let named = url.strip_prefix("wss://s").and_then(|number| number.parse().ok());
        let slot = match named {
            Some(slot) => slot,
            // The common address leads to any process that is up.
            None => {
                let up: Vec<usize> = (0..self.slots.len()).filter(|slot| self.slots[*slot].is_up()).collect();
                self.dice.pick(&up).unwrap_or(0)
            }
        };
        let way = self.users[user].way;
        let jitter_ms = u64::try_from(way.as_millis()).unwrap_or(0) / 2;
        let new = Link {
            user,
            user_life: self.users[user].life,
            attempt,
            slot,
            slot_life: None,
            introduced: false,
            client_open: true,
            server_open: false,
            cut: self.users[user].offline_until > self.now,
            to_server_at: self.now,
            to_client_at: self.now,
            way,
            jitter_ms,
        };
        self.links.insert(link, new);
        let at = self.arrival(link, true);
        self.schedule(at, Happening::Connect { link });
    }

    /// When what is sent now arrives.
    fn arrival(&mut self, link: LinkId, to_server: bool) -> Duration {
        let Some(known) = self.links.get_mut(&link) else { return self.now };
        let at = self.now + known.way + self.dice.millis(0, known.jitter_ms);
        let last = if to_server { &mut known.to_server_at } else { &mut known.to_client_at };
        *last = at.max(*last);
        *last
    }

    /// A connection reaches a process, or nobody.
    pub(super) fn reached(&mut self, link: LinkId) {
        let Some(known) = self.links.get_mut(&link) else { return };
        let slot = &self.slots[known.slot];
        if known.cut || !slot.is_up() {
            let at = self.arrival(link, false);
            self.schedule(at, Happening::ClientHears { link });
            return;
        }
        if slot.stalled(self.now) {
            let at = slot.stalled_until;
            self.schedule(at, Happening::Connect { link });
            return;
        }
        known.slot_life = Some(slot.life);
        known.server_open = true;
        let at = self.arrival(link, false);
        self.schedule(at, Happening::Connected { link });
        let challenge = format!("{:064x}", link);
        self.send_to_client(link, Arc::new(ServerMessage::Welcome { version: VERSION, challenge }));
    }

    pub(super) fn connected(&mut self, link: LinkId) {
        let Some(known) = self.links.get(&link) else { return };
        if known.client_open && !known.cut {
            let attempt = known.attempt;
            self.tell_session(link, client::Input::Connected { attempt });
        }
    }

    pub(super) fn send_to_server(&mut self, link: LinkId, message: ClientMessage) {
        if self.links.get(&link).is_none_or(|known| known.cut) {
            return;
        }
        let at = self.arrival(link, true);
        let doubled = !self.calm && self.dice.in_thousand(10);
        if doubled && !matches!(message, ClientMessage::Hello { .. }) {
            self.schedule(at, Happening::ToServer { link, message: message.clone() });
        }
        self.schedule(at, Happening::ToServer { link, message });
    }

    pub(super) fn send_to_client(&mut self, link: LinkId, message: Arc<ServerMessage>) {
        if self.links.get(&link).is_none_or(|known| known.cut) {
            return;
        }
        let at = self.arrival(link, false);
        self.schedule(at, Happening::ToClient { link, message });
    }

    /// A message reaches a process.
    pub(super) fn reach_server(&mut self, link: LinkId, message: ClientMessage) {
        let Some(known) = self.links.get_mut(&link) else { return };
        let slot = &self.slots[known.slot];
        if known.cut || !known.server_open || known.slot_life != Some(slot.life) {
            return;
        }
        if slot.stalled(self.now) {
            let at = slot.stalled_until;
            self.schedule(at, Happening::ToServer { link, message });
            return;
        }
        let (number, connection, player) = (known.slot, Connection(link), self.users[known.user].player);
        let input = match message {
            // What the shell does: it checks the signature and introduces the player.
            ClientMessage::Hello { resume, .. } if !known.introduced => {
                known.introduced = true;
                Input::Opened { connection, player, resume }
            }
            _ if !known.introduced => return,
            message => Input::Received { connection, message },
        };
        self.feed(number, input);
    }

    /// A message reaches a client.
    pub(super) fn reach_client(&mut self, link: LinkId, message: &ServerMessage) {
        let Some(known) = self.links.get(&link) else { return };
        if known.cut || !known.client_open || known.user_life != self.users[known.user].life {
            return;
        }
        let attempt = known.attempt;
        self.tell_session(link, client::Input::Received { attempt, message: message.clone() });
    }

    /// One side has closed a connection.
    pub(super) fn close(&mut self, link: LinkId, by_server: bool) {
        let Some(known) = self.links.get_mut(&link) else { return };
        if by_server {
            known.server_open = false;
        } else {
            known.client_open = false;
        }
        let at = self.arrival(link, !by_server);
        self.schedule(
            at,
            if by_server { Happening::ClientHears { link } } else { Happening::ServerHears { link } },
        );
    }

    /// A connection is cut. Each side may hear of it, some time, or find out by itself.
    pub(super) fn cut(&mut self, link: LinkId) {
        let Some(known) = self.links.get_mut(&link) else { return };
        known.cut = true;
        if self.dice.in_thousand(600) {
            let at = self.now + self.dice.millis(0, 3_000);
            self.schedule(at, Happening::ClientHears { link });
        }
        if self.dice.in_thousand(600) {
            let at = self.now + self.dice.millis(0, 3_000);
            self.schedule(at, Happening::ServerHears { link });
        }
    }

    pub(super) fn server_hears(&mut self, link: LinkId) {
        let Some(known) = self.links.get_mut(&link) else { return };
        let slot = &self.slots[known.slot];
        if slot.stalled(self.now) && known.slot_life == Some(slot.life) {
            let at = slot.stalled_until;
            self.schedule(at, Happening::ServerHears { link });
            return;
        }
        known.server_open = false;
        if known.introduced && known.slot_life == Some(slot.life) {
            let number = known.slot;
            self.feed(number, Input::Closed { connection: Connection(link) });
        }
        self.forget_link(link);
    }

    pub(super) fn client_hears(&mut self, link: LinkId) {
        let Some(known) = self.links.get_mut(&link) else { return };
        if std::mem::replace(&mut known.client_open, false) {
            let attempt = known.attempt;
            let why = "the connection is gone".to_owned();
            self.tell_session(link, client::Input::Disconnected { attempt, why });
        }
        self.forget_link(link);
    }

    fn forget_link(&mut self, link: LinkId) {
        if self.links.get(&link).is_some_and(|known| !known.client_open && !known.server_open) {
            self.links.remove(&link);
        }
    }

    /// The link that belongs to a client's attempt.
    pub(super) fn link_of(&self, user: usize, attempt: Attempt) -> Option<LinkId> {
        let life = self.users[user].life;
        self.links
            .iter()
            .rev()
            .find(|(_, link)| link.user == user && link.attempt == attempt && link.user_life == life)
            .map(|(id, _)| *id)
    }
}
