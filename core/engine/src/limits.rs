//! How long a search may go on, and how it is stopped from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What bounds a search. Whatever is reached first ends it; with nothing set it goes on until stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the deepest iteration.
    pub depth: Option<u8>,
    /// Positions looked at by the thread that decides.
    pub nodes: Option<u64>,
    /// Time from the call on.
    pub deadline: Option<Duration>,
    /// Small differences in judgement, so that two games are not the same; none for the plain judgement.
    pub variety: Option<Variety>,
}

/// Small differences in the judgement of positions, the same for the same seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variety {
    /// Which differences.
    pub seed: u64,
    /// How large they may be, in hundredths of a point.
    pub size: u16,
}

/// Stops a search from another thread. Clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// A flag that is not raised.
    #[must_use]
    pub fn new() -> StopFlag {
        StopFlag::default()
    }

    /// Asks the search to stop. It does within a few milliseconds.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Takes the request back, so that the flag can serve the next search.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether a stop was asked for.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Positions between two looks at the clock and the flag. Well under a millisecond's worth on a desktop
/// machine and a few on a slow phone.
const POLL: u64 = 512;

/// Counts positions and tells when to stop.
pub(crate) struct Control<'a> {
    start: Instant,
    deadline: Option<Duration>,
    node_limit: u64,
    stop: &'a StopFlag,
    /// Positions looked at: what limits and looks at the clock go by.
    looked_at: u64,
    /// Moves made.
    nodes: u64,
    /// What the threads that help have counted together, as far as they have said.
    helped: &'a AtomicU64,
    /// For a helper: how much of its own count is in [`Control::helped`].
    told: Option<u64>,
    next_poll: u64,
    stopped: bool,
}

impl<'a> Control<'a> {
    /// For the thread that decides. What helpers count goes to `helped`.
    pub(crate) fn new(limits: &Limits, stop: &'a StopFlag, helped: &'a AtomicU64) -> Control<'a> {
        let node_limit = limits.nodes.unwrap_or(u64::MAX);
        Control {
            start: Instant::now(),
            deadline: limits.deadline,
            node_limit,
            stop,
            looked_at: 0,
            nodes: 0,
            next_poll: POLL.min(node_limit),
            stopped: false,
            helped,
            told: None,
        }
    }

    /// For a thread that helps, which goes on until `stop` is raised.
    pub(crate) fn helper(stop: &'a StopFlag, helped: &'a AtomicU64) -> Control<'a> {
        Control { told: Some(0), ..Control::new(&Limits::default(), stop, helped) }
    }

    /// Counts one position; true when the search must unwind.
    #[inline]
    pub(crate) fn enter(&mut self) -> bool {
        self.looked_at += 1;
        if self.looked_at >= self.next_poll {
            self.poll();
        }
        self.stopped
    }

    /// Counts a move that is made to look at the position after it.
    #[inline]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
    }

    #[cold]
    fn poll(&mut self) {
        self.next_poll = (self.looked_at + POLL).min(self.node_limit.max(self.looked_at + 1));
        self.stopped |= self.looked_at >= self.node_limit
            || self.stop.is_stopped()
            || self.deadline.is_some_and(|deadline| self.start.elapsed() >= deadline);
        self.tell();
    }

    /// Lets a helper's count be known.
    pub(crate) fn tell(&mut self) {
        if let Some(told) = &mut self.told {
            self.helped.fetch_add(self.nodes - *told, Ordering::Relaxed);
            *told = self.nodes;
        }
    }

    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }

    /// The moves made so far, the tried passes of null-move pruning left out: what programs call nodes. A position
    /// searched again after a reduced search counts once, but is looked at twice. Those of helpers are in it as far as
    /// they have said.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes + if self.told.is_none() { self.helped.load(Ordering::Relaxed) } else { 0 }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Whether another iteration is not worth starting: it would hardly get past its first move.
    pub(crate) fn spent(&self) -> bool {
        self.stopped || self.deadline.is_some_and(|deadline| self.start.elapsed() * 10 >= deadline * 9)
    }
}
