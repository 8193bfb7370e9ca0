//! The command line, as clap reads it; every option has an environment variable too.

use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use palgak_online::protocol;

use super::bucket::Rate;
use super::limits::Limits;
use crate::store::any::StoreAddress;

/// The quick-match service: pairs players of Janggi, Xiangqi and Chu Shogi, checks their moves and keeps their clocks.
#[derive(Parser, Debug)]
#[command(
    name = "palgak-server",
    version,
    after_help = "A bad option, address, certificate or store ends with status 2 and one line on standard error.\n\
                  Signals: TERM and INT stop gracefully, HUP reads the certificate anew.",
    max_term_width = 100
)]
pub struct Options {
    /// Where to listen, as ADDRESS:PORT; port 0 takes a free one
    #[arg(long, value_name = "ADDR", env = "PALGAK_LISTEN", default_value = "127.0.0.1:8088", value_parser = address)]
    pub listen: SocketAddr,
    /// Where to keep games: a file, or postgres://… for a database that several processes may share
    /// [default: palgak.redb in $STATE_DIRECTORY if that is set (systemd does), else in the current folder]
    #[arg(long, value_name = "PATH|URL", env = "PALGAK_STORE")]
    pub store: Option<String>,
    /// Where clients reach this very process, when several share a store: they are sent here for its games
    /// [default: made of --listen]
    #[arg(long, value_name = "URL", env = "PALGAK_PUBLIC_URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// The certificate for TLS: a PEM file, the server's own first; without it, plain WebSocket for a proxy in front
    #[arg(long, value_name = "FILE", env = "PALGAK_TLS_CERT", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// The key of the certificate: a PEM file
    #[arg(long, value_name = "FILE", env = "PALGAK_TLS_KEY", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// Take clients' addresses from the last entry of X-Forwarded-For; only behind a proxy that sets it
    #[arg(long, env = "PALGAK_TRUST_FORWARDED_FOR")]
    pub trust_forwarded_for: bool,
    /// Serve /metrics here, and only here [default: on --listen]
    #[arg(long, value_name = "ADDR", env = "PALGAK_METRICS_LISTEN", value_parser = address)]
    pub metrics_listen: Option<SocketAddr>,
    /// How logs are written on standard error; RUST_LOG says how much
    #[arg(long, value_name = "FORMAT", env = "PALGAK_LOG", value_enum, default_value = "text")]
    pub log: LogFormat,
    /// How long a graceful stop may take, in seconds
    #[arg(long, value_name = "N", env = "PALGAK_STOP_SECONDS", default_value_t = 10)]
    pub stop_seconds: u64,
    /// Days for which a game that is over is kept, from when it was made; 0 for ever
    #[arg(long, value_name = "DAYS", env = "PALGAK_KEEP_FINISHED", default_value_t = 0)]
    pub keep_finished: u16,
    /// Threads that serve connections and play; the store has its own
    /// [default: one for every two processors]
    #[arg(long, value_name = "N", env = "PALGAK_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// What clients may do.
    #[command(flatten)]
    pub limits: LimitOptions,
}

/// Options for [`Limits`].
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Limits")]
pub struct LimitOptions {
    /// Connections in all
    #[arg(
        long = "limit-connections",
        value_name = "N",
        env = "PALGAK_LIMIT_CONNECTIONS",
        default_value_t = 20_000
    )]
    pub connections: usize,
    /// Connections of one address; 0 for no limit
    #[arg(
        long = "limit-address-connections",
        value_name = "N",
        env = "PALGAK_LIMIT_ADDRESS_CONNECTIONS",
        default_value_t = 200
    )]
    pub address_connections: u32,
    /// New connections of one address a second (six times as many at once); 0 for no limit
    #[arg(
        long = "limit-address-connects",
        value_name = "N",
        env = "PALGAK_LIMIT_ADDRESS_CONNECTS",
        default_value_t = 10
    )]
    pub address_connects: u32,
    /// Messages of one address a second (four times as many at once); 0 for no limit
    #[arg(
        long = "limit-address-messages",
        value_name = "N",
        env = "PALGAK_LIMIT_ADDRESS_MESSAGES",
        default_value_t = 200
    )]
    pub address_messages: u32,
    /// Messages of one connection a second (four times as many at once); 0 for no limit
    #[arg(long = "limit-messages", value_name = "N", env = "PALGAK_LIMIT_MESSAGES", default_value_t = 10)]
    pub messages: u32,
    /// Seconds in which a client must have said who it is
    #[arg(
        long = "limit-handshake-seconds",
        value_name = "N",
        env = "PALGAK_LIMIT_HANDSHAKE_SECONDS",
        default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    pub handshake_seconds: u64,
    /// Seconds after which a silent connection is closed; it is pinged after half of them
    #[arg(
        long = "limit-idle-seconds",
        value_name = "N",
        env = "PALGAK_LIMIT_IDLE_SECONDS",
        default_value_t = 120,
        value_parser = clap::value_parser!(u64).range(2..)
    )]
    pub idle_seconds: u64,
}

impl LimitOptions {
    /// The limits asked for.
    #[must_use]
    pub fn limits(&self) -> Limits {
        Limits {
            connections: self.connections,
            address_connections: if self.address_connections == 0 {
                u32::MAX
            } else {
                self.address_connections
            },
            address_connects: Rate::per_second(
                self.address_connects,
                self.address_connects.saturating_mul(6),
            ),
            address_messages: Rate::per_second(
                self.address_messages,
                self.address_messages.saturating_mul(4),
            ),
            messages: Rate::per_second(self.messages, self.messages.saturating_mul(4)),
            handshake: Duration::from_secs(self.handshake_seconds),
            idle: Duration::from_secs(self.idle_seconds),
            ..Limits::default()
        }
    }
}

/// How logs are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// A JSON object a line
    Json,
    /// For people
    Text,
}

impl Options {
    /// Where games are to be kept.
    ///
    /// # Errors
    /// If it is a URL of something that is no store.
    pub fn store_place(&self) -> Result<StoreAddress, String> {
        match &self.store {
            Some(store) => store.parse().map_err(|error| format!("--store: {error}")),
            None => {
                let folder = std::env::var_os("STATE_DIRECTORY").map(PathBuf::from).unwrap_or_default();
                Ok(StoreAddress::File(folder.join("palgak.redb")))
            }
        }
    }

    /// How long a game that is over is kept.
    #[must_use]
    pub fn keep(&self) -> Option<Duration> {
        let days = (self.keep_finished > 0).then_some(self.keep_finished)?;
        Some(Duration::from_secs(u64::from(days) * 24 * 60 * 60))
    }

    /// How many threads serve connections and play. What a move costs is mostly handing it from one thread to the
    /// next, and the store's thread and the system's part of the network want processors too: fewer are faster.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.threads.map_or_else(
            || (std::thread::available_parallelism().map_or(1, usize::from) / 2).max(1),
            usize::from,
        )
    }

    /// Where clients reach this process, once it is known where it listens.
    #[must_use]
    pub fn url(&self, listening: SocketAddr) -> String {
        if let Some(url) = &self.public_url {
            return url.clone();
        }
        let scheme = if self.tls_cert.is_some() { "wss" } else { "ws" };
        let mut reached = listening;
        if reached.ip().is_unspecified() {
            reached.set_ip(match reached {
                SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
                SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
            });
        }
        format!("{scheme}://{reached}{path}", path = protocol::PATH)
    }
}

/// `ADDRESS:PORT`, where the address may be a name.
fn address(text: &str) -> Result<SocketAddr, String> {
    text.to_socket_addrs()
        .map_err(|error| format!("{error}; ADDRESS:PORT is wanted, such as 127.0.0.1:8088 or [::]:8088"))?
        .next()
        .ok_or_else(|| "no address belongs to this name".to_owned())
}

/// A WebSocket URL; the path is filled in if it is left out.
fn public_url(text: &str) -> Result<String, String> {
    let wanted = "ws://HOST[:PORT] or wss://HOST[:PORT] is wanted, with or without a path";
    let (scheme, rest) = text.split_once("://").ok_or(wanted)?;
    let (host, path) = match rest.find('/') {
        Some(at) => rest.split_at(at),
        None => (rest, ""),
    };
    let host_is_good =
        !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]_".contains(c));
    if !matches!(scheme, "ws" | "wss") || !host_is_good || path.contains(['?', '#', ' ']) {
        return Err(wanted.to_owned());
    }
    let path = if matches!(path, "" | "/") { protocol::PATH } else { path };
    Ok(format!("{scheme}://{host}{path}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(arguments: &[&str]) -> Result<Options, String> {
        Options::try_parse_from([&["palgak-server"], arguments].concat()).map_err(|error| error.to_string())
    }

    #[test]
    fn a_path_is_a_file_and_a_url_is_a_database() {
        let place = |store| options(&["--store", store]).unwrap().store_place();
        assert_eq!(place("a/b.redb"), Ok(StoreAddress::File(PathBuf::from("a/b.redb"))));
        assert_eq!(place("postgres://x/y"), Ok(StoreAddress::Postgres("postgres://x/y".to_owned())));
        assert_eq!(place("postgresql:///y"), Ok(StoreAddress::Postgres("postgresql:///y".to_owned())));
        assert!(place("mysql://x").unwrap_err().contains("no store is known for mysql://"));
    }

    #[test]
    fn the_url_is_made_of_where_it_listens_unless_given() {
        let listening: SocketAddr = "0.0.0.0:99".parse().unwrap();
        assert_eq!(options(&[]).unwrap().url(listening), "ws://127.0.0.1:99/v1/play");
        let tls = options(&["--tls-cert", "a", "--tls-key", "b"]).unwrap();
        assert_eq!(tls.url("[::1]:99".parse().unwrap()), "wss://[::1]:99/v1/play");
        let given = |url| options(&["--public-url", url]).map(|options| options.url(listening));
        assert_eq!(given("wss://a.example"), Ok("wss://a.example/v1/play".to_owned()));
        assert_eq!(given("ws://a.example:8/x"), Ok("ws://a.example:8/x".to_owned()));
        for bad in ["a.example", "http://a.example", "ws://", "wss:///x", "ws://a b", "ws://u@h"] {
            assert!(given(bad).unwrap_err().contains("is wanted"), "{bad}");
        }
    }

    #[test]
    fn a_certificate_needs_its_key_and_an_address_its_port() {
        assert!(options(&["--tls-cert", "a"]).unwrap_err().contains("--tls-key"));
        assert!(options(&["--tls-key", "a"]).unwrap_err().contains("--tls-cert"));
        assert!(options(&["--listen", "127.0.0.1"]).unwrap_err().contains("ADDRESS:PORT is wanted"));
        assert!(options(&["--listen", "127.0.0.1:70000"]).is_err());
        assert!(options(&["--limit-idle-seconds", "0"]).is_err());
        assert!(options(&["--threads", "0"]).is_err());
        assert_eq!(options(&["--threads", "3"]).map(|options| options.threads()), Ok(3));
    }

    #[test]
    fn games_are_kept_for_days_or_for_ever() {
        let keep = |arguments: &[&str]| options(arguments).map(|options| options.keep());
        assert_eq!(keep(&[]), Ok(None));
        assert_eq!(keep(&["--keep-finished", "0"]), Ok(None));
        assert_eq!(keep(&["--keep-finished", "30"]), Ok(Some(Duration::from_secs(2_592_000))));
        assert!(keep(&["--keep-finished", "-1"]).is_err() && keep(&["--keep-finished", "1.5"]).is_err());
    }

    #[test]
    fn what_is_not_said_is_as_the_limits_have_it_and_zero_is_no_limit() {
        let said = options(&[]).unwrap().limits.limits();
        assert_eq!(format!("{said:?}"), format!("{:?}", Limits::default()));
        let free =
            options(&["--limit-messages", "0", "--limit-address-connections", "0"]).unwrap().limits.limits();
        assert_eq!((free.messages, free.address_connections), (Rate::UNLIMITED, u32::MAX));
    }
}
