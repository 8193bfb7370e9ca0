//! What all connections share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{mpsc, watch};

use super::addresses::Addresses;
use super::health::Health;
use super::limits::Limits;
use super::metrics::Metrics;
use super::pump::{Clock, Feed};
use crate::service::Connection;

/// What all connections share.
#[derive(Debug)]
pub(super) struct Hall {
    pub(super) limits: Limits,
    pub(super) addresses: Addresses,
    pub(super) clock: Clock,
    pub(super) metrics: Arc<Metrics>,
    pub(super) health: Arc<Health>,
    /// To the service.
    pub(super) feeds: mpsc::Sender<Feed>,
    /// Whether addresses are taken from `X-Forwarded-For`.
    pub(super) trust_forwarded_for: bool,
    /// Turns true when the server stops.
    pub(super) stop: watch::Receiver<bool>,
    connections: AtomicU64,
}

impl Hall {
    pub(super) fn new(
        limits: Limits,
        trust_forwarded_for: bool,
        clock: Clock,
        metrics: Arc<Metrics>,
        health: Arc<Health>,
        feeds: mpsc::Sender<Feed>,
        stop: watch::Receiver<bool>,
    ) -> Hall {
        let addresses = Addresses::new(limits);
        let connections = AtomicU64::new(1);
        Hall { limits, addresses, clock, metrics, health, feeds, trust_forwarded_for, stop, connections }
    }

    /// A number that no connection had before.
    pub(super) fn connection(&self) -> Connection {
        Connection(self.connections.fetch_add(1, Ordering::Relaxed))
    }
}

/// A connection that counts in the metrics while it lasts.
#[derive(Debug)]
pub(super) struct Counted(Arc<Metrics>);

impl Counted {
    pub(super) fn new(metrics: &Arc<Metrics>) -> Counted {
        metrics.connections.increment(1.0);
        Counted(Arc::clone(metrics))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.connections.decrement(1.0);
    }
}
