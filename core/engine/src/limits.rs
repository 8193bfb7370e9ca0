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
    /// When the answer has to be there at the latest, where there is a deadline. On a machine so busy that the search has
    /// to wait long for its turn, it ends before the deadline, by as much as it may have to wait at the end.
    pub at_latest: Option<Duration>,
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
    at_latest: Option<Duration>,
    /// When the clock was looked at last.
    looked: Duration,
    /// For how long the search had to wait for its turn, at worst.
    wait: Duration,
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
            at_latest: limits.deadline.and(limits.at_latest),
            looked: Duration::ZERO,
            wait: Duration::ZERO,
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

    /// Counts time from an earlier moment on.
    pub(crate) fn since(self, start: Instant) -> Control<'a> {
        Control { start, ..self }
    }

    /// Expects waits as long as those of the searches before.
    pub(crate) fn expecting(self, wait: Duration) -> Control<'a> {
        Control { wait, ..self }
    }

    /// How long waits the next search should expect: the longest of this one, or, where it was spared, somewhat less
    /// than what was expected of it.
    pub(crate) fn to_expect(&self, expected: Duration) -> Duration {
        if self.wait > expected { self.wait } else { expected * 15 / 16 }
    }

    /// Counts the time since `over` as a wait: the threads that help had to have their turn, to see that it is over.
    pub(crate) fn waited_since(&mut self, over: Duration) {
        self.wait = self.wait.max(self.elapsed().saturating_sub(over));
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
            || self.deadline.is_some_and(|deadline| self.too_late(self.start.elapsed(), deadline));
        self.tell();
    }

    /// Whether the search has to end so long after it began. Between two looks at the clock there is hardly any time,
    /// unless other threads had their turn.
    fn too_late(&mut self, now: Duration, deadline: Duration) -> bool {
        self.wait = self.wait.max(now.saturating_sub(self.looked));
        self.looked = now;
        // However long it once had to wait, it has a third of the time.
        let over = self.at_latest.is_some_and(|last| now + (self.wait * 3 / 2).min(last * 2 / 3) >= last);
        over || now >= deadline
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

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    /// Whether a search with a deadline of 1,200 and at the latest 1,500 milliseconds ends when it looks at the clock at
    /// the last of these times, and not before.
    fn ends(expected: Duration, times: &[u64]) -> bool {
        let (stop, helped) = (StopFlag::new(), AtomicU64::new(0));
        let limits = Limits { deadline: Some(ms(1200)), at_latest: Some(ms(1500)), ..Limits::default() };
        let mut control = Control::new(&limits, &stop, &helped).expecting(expected);
        let ended = |time: &u64| control.too_late(ms(*time), ms(1200));
        times.iter().position(ended) == Some(times.len() - 1)
    }

    #[test]
    fn who_never_waits_goes_on_until_the_deadline() {
        let times: Vec<u64> = (0..=1200).collect();
        assert!(ends(Duration::ZERO, &times));
    }

    #[test]
    fn who_has_to_wait_ends_before_the_deadline_by_what_the_next_wait_may_take() {
        // A wait of 400 makes the last 600 of the 1,500 milliseconds too risky.
        let times: Vec<u64> = (0..=300).chain(700..=900).collect();
        assert!(ends(Duration::ZERO, &times));
        // It may have been in a search before.
        assert!(ends(ms(400), &(0..=900).collect::<Vec<u64>>()));
        // Short waits fit in between the deadline and the promise.
        assert!(ends(ms(200), &(0..=1200).collect::<Vec<u64>>()));
        // Long ones leave a third of the time.
        assert!(ends(ms(5000), &(0..=500).collect::<Vec<u64>>()));
    }

    #[test]
    fn long_waits_are_remembered_and_slowly_forgotten() {
        let (stop, helped) = (StopFlag::new(), AtomicU64::new(0));
        let mut control = Control::new(&Limits::default(), &stop, &helped);
        control.too_late(ms(300), ms(1200));
        control.too_late(ms(301), ms(1200));
        assert_eq!(control.to_expect(ms(100)), ms(300));
        assert_eq!(control.to_expect(ms(400)), ms(375));
    }
}
