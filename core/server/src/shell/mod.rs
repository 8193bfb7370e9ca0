//! What surrounds the service: sockets, TLS, limits, metrics, signals.
//!
//! A connection is a task of its own (`connection`); all of them feed the one task of the service (`pump`), which
//! asks the store (`executor`) and puts what is to be sent into the connections' outboxes (`outbox`).

mod accept;
mod addresses;
mod bucket;
mod connection;
mod executor;
mod hall;
mod handshake;
mod health;
mod http;
mod limits;
mod line;
pub mod log;
mod metrics;
pub mod options;
mod outbox;
mod pump;
mod tls;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{interval, timeout};

use self::accept::Door;
pub use self::bucket::Rate;
use self::executor::Executor;
use self::hall::Hall;
use self::health::Health;
pub use self::limits::Limits;
use self::metrics::{Metrics, UPKEEP};
use self::pump::{Clock, Feed, Pump};
pub use self::tls::{Certificate, TlsError};
use crate::service::{self, Service};
use crate::store::{Process, ProcessId, Store};

/// How long a store takes a process for alive that does not renew its lease.
pub const LEASE: Duration = service::LEASE;

/// How many inputs may wait for the service; above it, connections are not read.
const FEEDS: usize = 4_096;

/// What a server is told.
#[derive(Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it serves metrics, if not there.
    pub metrics_listen: Option<SocketAddr>,
    /// Its certificate, if it speaks TLS.
    pub certificate: Option<Arc<Certificate>>,
    /// Whether addresses are taken from `X-Forwarded-For`.
    pub trust_forwarded_for: bool,
    /// What clients may do.
    pub limits: Limits,
    /// How long a game that is over is kept; for ever, if not said.
    pub keep: Option<Duration>,
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// It cannot listen.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// TLS cannot be set up.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// Metrics cannot be set up.
    #[error("metrics: {0}")]
    Metrics(String),
    /// There are no random numbers.
    #[error("the system has no random numbers: {0}")]
    Random(String),
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    hall: Arc<Hall>,
    places: Arc<Semaphore>,
    stop: watch::Sender<bool>,
    pump: JoinHandle<()>,
    others: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts a server. `url` says where clients reach it, once it is known where it listens.
    ///
    /// # Errors
    /// If it cannot listen, or something that it needs cannot be set up.
    pub async fn start<S: Store>(
        config: Config,
        store: S,
        url: impl FnOnce(SocketAddr) -> String,
    ) -> Result<Server, StartError> {
        let (listener, address) = listen(config.listen).await?;
        let operators = match config.metrics_listen {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let tls = config.certificate.as_ref().map(Certificate::acceptor).transpose()?;
        let metrics = Arc::new(Metrics::new().map_err(|error| StartError::Metrics(error.to_string()))?);
        let health = Arc::new(Health::default());
        let clock = Clock::new();
        let (stop, stopping) = watch::channel(false);
        let (feeds, fed) = mpsc::channel(FEEDS);
        let hall = Arc::new(Hall::new(
            config.limits,
            config.trust_forwarded_for,
            clock,
            Arc::clone(&metrics),
            Arc::clone(&health),
            feeds,
            stopping.clone(),
        ));

        let process = Process { id: ProcessId(random()?), url: url(address) };
        let service =
            Service::new(service::Config { keep: config.keep, ..service::Config::new(process) }, random()?);
        let executor = Executor::new(Arc::new(store), Arc::clone(&metrics), health);
        let pump = tokio::spawn(Pump::new(service, executor, clock, metrics).run(fed));

        let places = Arc::new(Semaphore::new(config.limits.connections.min(Semaphore::MAX_PERMITS)));
        let door = |listener, tls, router| Door {
            listener,
            tls,
            router,
            hall: Arc::clone(&hall),
            places: Arc::clone(&places),
            stop: stopping.clone(),
        };
        let metrics_address = operators.as_ref().map(|(_, address)| *address);
        let mut others = vec![
            tokio::spawn(door(listener, tls, http::router(Arc::clone(&hall), operators.is_none())).run()),
            tokio::spawn(housekeeping(Arc::clone(&hall))),
        ];
        if let Some((listener, _)) = operators {
            others.push(tokio::spawn(door(listener, None, http::operators_router(Arc::clone(&hall))).run()));
        }
        Ok(Server { address, metrics_address, hall, places, stop, pump, others })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it serves metrics, if not there.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// Stops gracefully: takes in nobody new, finishes what is being written, says goodbye, and waits until all
    /// connections are gone, but not longer than it is told to. Games go on where the server starts again.
    /// Tells whether it was done in time.
    pub async fn stop(self, within: Duration) -> bool {
        self.hall.health.drain();
        self.stop.send_replace(true);
        let every_place = u32::try_from(self.hall.limits.connections).unwrap_or(u32::MAX);
        let drained = timeout(within, async {
            // The service may be gone already, if it failed; then there is nothing to finish.
            let _ = self.hall.feeds.send(Feed::Drain).await;
            let _ = self.pump.await;
            let _ = self.places.acquire_many(every_place).await;
        })
        .await;
        for task in self.others {
            task.abort();
        }
        drained.is_ok()
    }
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let error = |error| StartError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(error)?;
    let address = listener.local_addr().map_err(error)?;
    Ok((listener, address))
}

fn random() -> Result<u64, StartError> {
    getrandom::u64().map_err(|error| StartError::Random(error.to_string()))
}

/// What is to be done now and then.
async fn housekeeping(hall: Arc<Hall>) {
    let mut beat = interval(UPKEEP);
    loop {
        beat.tick().await;
        hall.addresses.sweep(hall.clock.steady());
        hall.metrics.upkeep();
    }
}
