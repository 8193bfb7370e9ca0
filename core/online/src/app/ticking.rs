//! What happens while nothing happens: clocks run.

use std::time::Duration;

use palgak_table::snapshot::Clock;

/// From here on a clock is heard.
pub(super) const LAST_MS: u64 = 10_000;

/// After how long something of a running clock changes that a shell cannot count out by itself: its main time or a
/// period ends, it comes to its last ten seconds, or, if it is the player's own, is a second further in these.
pub(super) fn next_change(clock: Clock, own: bool) -> Option<Duration> {
    if !clock.running || clock.left_ms == 0 {
        return None;
    }
    let ms = match clock.left_ms {
        left if left > LAST_MS => left - LAST_MS,
        left if own => (left - 1) % 1_000 + 1,
        left => left,
    };
    Some(Duration::from_millis(ms))
}

/// What of a clock was last told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Heard {
    /// In which turn; none before the first.
    ply: Option<usize>,
    second: u64,
    stage: (bool, u8),
}

/// What is to be heard of the player's own clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sound {
    /// It is a second further in its last ten; the first time words are due.
    Tick {
        /// Whether it has just come to them.
        first: bool,
    },
    /// Its main time, or a period, is used up.
    PeriodLost,
}

impl Heard {
    /// What is new since it was last asked.
    pub(super) fn listen(&mut self, clock: Clock, ply: usize) -> Option<Sound> {
        let last = clock.running && (1..=LAST_MS).contains(&clock.left_ms);
        let second = if last { clock.left_ms.div_ceil(1_000) } else { 0 };
        let now = Heard { ply: Some(ply), second, stage: (clock.in_period, clock.periods) };
        let before = std::mem::replace(self, now);
        if before.ply != Some(ply) || !clock.running {
            return None;
        }
        if before.stage != now.stage {
            return Some(Sound::PeriodLost);
        }
        (second != 0 && second != before.second).then_some(Sound::Tick { first: before.second == 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left_ms: u64, periods: u8, in_period: bool) -> Clock {
        Clock { left_ms, periods, in_period, running: true }
    }

    #[test]
    fn a_running_clock_is_looked_at_where_it_changes() {
        let after = |left_ms, own| next_change(clock(left_ms, 3, false), own).map(|wait| wait.as_millis());
        assert_eq!(after(600_000, true), Some(590_000));
        assert_eq!(after(10_001, true), Some(1));
        assert_eq!(after(10_000, true), Some(1_000), "to 9 s");
        assert_eq!(after(9_400, true), Some(400), "to 9 s");
        assert_eq!(after(1, true), Some(1), "to the period");
        assert_eq!(after(9_400, false), Some(9_400), "nobody hears the seconds of the other's clock");
        assert_eq!(after(0, true), None, "the server decides what follows");
        assert_eq!(next_change(Clock { running: false, ..clock(5_000, 1, true) }, true), None);
    }

    #[test]
    fn the_last_seconds_are_heard_once_each() {
        let mut heard = Heard::default();
        let mut listen = |left_ms, ply| heard.listen(clock(left_ms, 3, true), ply);
        assert_eq!(listen(30_000, 0), None, "the game begins");
        assert_eq!(listen(30_000, 4), None, "another turn");
        assert_eq!(listen(10_001, 4), None);
        assert_eq!(listen(10_000, 4), Some(Sound::Tick { first: true }));
        assert_eq!(listen(9_990, 4), None, "that second was heard");
        assert_eq!(listen(9_000, 4), Some(Sound::Tick { first: false }));
        assert_eq!(heard.listen(clock(30_000, 2, true), 4), Some(Sound::PeriodLost));
        assert_eq!(heard.listen(clock(30_000, 3, true), 5), None, "another turn");
    }
}
