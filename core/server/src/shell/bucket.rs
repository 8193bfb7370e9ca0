//! How often something may happen: a bucket of tokens that fills up steadily.

use std::time::Duration;

/// How often something may happen: once in a while in the long run, and so many times at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// The time in which one more is allowed; zero for no limit.
    pub every: Duration,
    /// Times at once after a quiet while; at least 1.
    pub burst: u32,
}

impl Rate {
    /// No limit.
    pub const UNLIMITED: Rate = Rate { every: Duration::ZERO, burst: 1 };

    /// So many times a second, 0 for no limit, and so many at once.
    #[must_use]
    pub const fn per_second(times: u32, burst: u32) -> Rate {
        match times {
            0 => Rate::UNLIMITED,
            _ => Rate { every: Duration::from_nanos(1_000_000_000 / times as u64), burst },
        }
    }
}

/// One bucket, in eight bytes: all that is kept is when it will be full again.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bucket {
    full_at: u64,
}

impl Bucket {
    /// Takes a token, if there is one. Threads that share a bucket may come with times that are a little out of order.
    pub(super) fn take(&mut self, now: Duration, rate: Rate) -> bool {
        if rate.every.is_zero() {
            return true;
        }
        let (now, cost) = (nanoseconds(now), nanoseconds(rate.every));
        let full_at = self.full_at.max(now).saturating_add(cost);
        let fits = full_at - now <= cost.saturating_mul(u64::from(rate.burst.max(1)));
        if fits {
            self.full_at = full_at;
        }
        fits
    }

    /// Whether there is a token, without taking it.
    pub(super) fn has_one(mut self, now: Duration, rate: Rate) -> bool {
        self.take(now, rate)
    }

    /// Whether nothing was taken lately, so that a new bucket would be just the same.
    pub(super) fn is_full(self, now: Duration) -> bool {
        self.full_at <= nanoseconds(now)
    }
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn a_burst_passes_and_then_the_steady_rate() {
        let rate = Rate::per_second(10, 3);
        let mut bucket = Bucket::default();
        let start = ms(5_000);
        let passed = (0..5).filter(|_| bucket.take(start, rate)).count();
        assert_eq!(passed, 3);
        assert!(!bucket.take(start + ms(99), rate));
        assert!(bucket.take(start + ms(100), rate));
        assert!(!bucket.take(start + ms(150), rate));
        // Ten a second: within a minute 600, whatever is tried, and the two that had filled up until then.
        let passed = (200..=60_200).filter(|&t| bucket.take(start + ms(t), rate)).count();
        assert_eq!(passed, 601);
    }

    #[test]
    fn it_never_holds_more_than_the_burst() {
        let rate = Rate::per_second(1, 2);
        let mut bucket = Bucket::default();
        assert!(bucket.take(ms(0), rate));
        let later = ms(1_000_000);
        assert!(bucket.is_full(later));
        assert_eq!((0..10).filter(|_| bucket.take(later, rate)).count(), 2);
        assert!(!bucket.is_full(later));
        assert!(!bucket.has_one(later, rate));
        assert!(bucket.has_one(later + ms(1_000), rate));
    }

    #[test]
    fn no_limit_is_none() {
        let mut bucket = Bucket::default();
        assert!((0..100_000).all(|_| bucket.take(ms(1), Rate::UNLIMITED)));
        // Another thread, which has looked at the clock before.
        assert!(bucket.take(ms(0), Rate::UNLIMITED));
    }
}
