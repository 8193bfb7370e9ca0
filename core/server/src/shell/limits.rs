//! What clients may do, and how long they may take for it.

use std::time::Duration;

use super::bucket::Rate;

/// The limits of a server. They are checked before anything is made of what a client sends.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections in all; who comes when there are as many is turned away.
    pub connections: usize,
    /// Connections of one address.
    pub address_connections: u32,
    /// New connections of one address.
    pub address_connects: Rate,
    /// Messages of all connections of one address.
    pub address_messages: Rate,
    /// Messages of one connection.
    pub messages: Rate,
    /// How long a client may take to say who it is: once for the request, once more for the `hello`.
    pub handshake: Duration,
    /// How long a client may stay silent. It is pinged after half of that.
    pub idle: Duration,
    /// How long a client may take to accept what is sent to it.
    pub write: Duration,
    /// How many bytes may wait to be sent to one client.
    pub outgoing_bytes: usize,
}

impl Limits {
    /// How many messages over the limits or without sense one connection may send before it is closed.
    pub(super) const STRIKES: Rate = Rate { every: Duration::from_secs(1), burst: 20 };

    /// How many connections of one address may be closed for that before the address is turned away for a while.
    pub(super) const EXPULSIONS: Rate = Rate { every: Duration::from_secs(10), burst: 5 };
}

impl Default for Limits {
    /// Generous to people, of whom many may share an address, and still far below what hurts.
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            address_connections: 200,
            address_connects: Rate::per_second(10, 60),
            address_messages: Rate::per_second(200, 800),
            messages: Rate::per_second(10, 40),
            handshake: Duration::from_secs(10),
            idle: Duration::from_secs(120),
            write: Duration::from_secs(10),
            outgoing_bytes: 256 * 1024,
        }
    }
}
