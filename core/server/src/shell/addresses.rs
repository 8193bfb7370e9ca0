//! Who comes from where: the limits of an address, over all its connections.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::bucket::{Bucket, Rate};
use super::limits::Limits;

/// All addresses with connections, and those that left a moment ago.
#[derive(Debug)]
pub(super) struct Addresses {
    limits: Limits,
    table: Mutex<HashMap<IpAddr, Arc<Address>>>,
}

/// One address. Whoever shares it shares its limits.
#[derive(Debug, Default)]
struct Address(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    connections: u32,
    connects: Bucket,
    messages: Bucket,
    expulsions: Bucket,
}

/// Why a connection is turned away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum TurnedAway {
    /// Too many at once.
    #[error("too many connections from this address")]
    TooMany,
    /// Too many lately.
    #[error("too many new connections from this address; wait a little")]
    TooFast,
    /// Too many were closed for abuse.
    #[error("connections from this address were closed for abuse; wait a minute")]
    Unwelcome,
}

impl TurnedAway {
    /// In one word, for metrics.
    pub(super) fn word(self) -> &'static str {
        match self {
            TurnedAway::TooMany => "too_many",
            TurnedAway::TooFast => "too_fast",
            TurnedAway::Unwelcome => "unwelcome",
        }
    }
}

/// A connection that was let in. It counts until this is dropped.
#[derive(Debug)]
pub(super) struct Guest {
    address: Arc<Address>,
}

impl Addresses {
    pub(super) fn new(limits: Limits) -> Addresses {
        Addresses { limits, table: Mutex::default() }
    }

    /// Lets a connection in, or turns it away.
    pub(super) fn admit(&self, ip: IpAddr, now: Duration) -> Result<Guest, TurnedAway> {
        let address = Arc::clone(lock(&self.table).entry(network(ip)).or_default());
        let mut counts = lock(&address.0);
        let limits = self.limits;
        if !counts.expulsions.has_one(now, Limits::EXPULSIONS) {
            return Err(TurnedAway::Unwelcome);
        }
        if counts.connections >= limits.address_connections {
            return Err(TurnedAway::TooMany);
        }
        if !counts.connects.take(now, limits.address_connects) {
            return Err(TurnedAway::TooFast);
        }
        counts.connections += 1;
        drop(counts);
        Ok(Guest { address })
    }

    /// Forgets the addresses of which nothing need be known. To be called now and then.
    pub(super) fn sweep(&self, now: Duration) {
        let mut table = lock(&self.table);
        table.retain(|_, address| {
            let counts = lock(&address.0);
            counts.connections > 0
                || !counts.connects.is_full(now)
                || !counts.messages.is_full(now)
                || !counts.expulsions.is_full(now)
                // Somebody is being let in right now.
                || Arc::strong_count(address) > 1
        });
        if table.capacity() > 4 * (table.len() + 64) {
            table.shrink_to_fit();
        }
    }

    #[cfg(test)]
    fn known(&self) -> usize {
        lock(&self.table).len()
    }
}

impl Guest {
    /// Whether the address may send one more message, if messages of an address are limited so.
    pub(super) fn message(&self, now: Duration, limit: Rate) -> bool {
        limit.every.is_zero() || lock(&self.address.0).messages.take(now, limit)
    }

    /// Notes that the connection is closed for abuse.
    pub(super) fn expelled(&self, now: Duration) {
        lock(&self.address.0).expulsions.take(now, Limits::EXPULSIONS);
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut counts = lock(&self.address.0);
        counts.connections = counts.connections.saturating_sub(1);
    }
}

/// What counts as one address: in IPv6 a customer has a whole network of 64 bits.
fn network(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        v4 => v4,
    }
}

/// The counts are right after each statement, so a panic elsewhere does not spoil them.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::super::bucket::Rate;
    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn small() -> Addresses {
        Addresses::new(Limits {
            address_connections: 2,
            address_connects: Rate::per_second(1, 3),
            address_messages: Rate::per_second(1, 4),
            ..Limits::default()
        })
    }

    #[test]
    fn connections_count_while_they_last() {
        let addresses = small();
        let first = addresses.admit(HOME, seconds(1)).unwrap();
        let _second = addresses.admit(HOME, seconds(1)).unwrap();
        assert_eq!(addresses.admit(HOME, seconds(9)).err(), Some(TurnedAway::TooMany));
        assert!(addresses.admit(OTHER, seconds(9)).is_ok());
        drop(first);
        assert!(addresses.admit(HOME, seconds(9)).is_ok());
    }

    #[test]
    fn new_connections_are_counted_even_if_they_end_at_once() {
        let addresses = small();
        for _ in 0..3 {
            drop(addresses.admit(HOME, seconds(1)).unwrap());
        }
        assert_eq!(addresses.admit(HOME, seconds(1)).err(), Some(TurnedAway::TooFast));
        assert!(addresses.admit(HOME, seconds(2)).is_ok());
    }

    #[test]
    fn messages_are_counted_over_all_connections() {
        let addresses = small();
        let limit = addresses.limits.address_messages;
        let guests = [addresses.admit(HOME, seconds(1)).unwrap(), addresses.admit(HOME, seconds(1)).unwrap()];
        let passed = (0..10).filter(|i| guests[i % 2].message(seconds(1), limit)).count();
        assert_eq!(passed, 4);
        assert!(addresses.admit(OTHER, seconds(1)).unwrap().message(seconds(1), limit));
    }

    #[test]
    fn who_is_expelled_again_and_again_is_turned_away_for_a_while() {
        let addresses = Addresses::new(Limits::default());
        for _ in 0..5 {
            addresses.admit(HOME, seconds(1)).unwrap().expelled(seconds(1));
        }
        assert_eq!(addresses.admit(HOME, seconds(10)).err(), Some(TurnedAway::Unwelcome));
        assert!(addresses.admit(OTHER, seconds(10)).is_ok());
        assert!(addresses.admit(HOME, seconds(11)).is_ok());
    }

    #[test]
    fn what_need_not_be_known_is_forgotten() {
        let addresses = small();
        let guest = addresses.admit(HOME, seconds(1)).unwrap();
        drop(addresses.admit(OTHER, seconds(1)).unwrap());
        addresses.sweep(seconds(1));
        assert_eq!(addresses.known(), 2, "the new connection still counts");
        addresses.sweep(seconds(100));
        assert_eq!(addresses.known(), 1, "of the other nothing need be known");
        drop(guest);
        addresses.sweep(seconds(100));
        assert_eq!(addresses.known(), 0);
    }

    #[test]
    fn an_address_is_a_network_in_version_6_and_is_the_same_in_either_form() {
        let ip = |text: &str| network(text.parse().unwrap());
        assert_eq!(ip("2001:db8:0:1::5"), ip("2001:db8:0:1:ffff::"));
        assert_ne!(ip("2001:db8:0:1::5"), ip("2001:db8:0:2::5"));
        assert_eq!(ip("::ffff:192.0.2.1"), HOME);
    }
}
