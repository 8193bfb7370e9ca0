//! The clocks in front of the players.

use palgak_rules::Side;
use palgak_text::Catalogue;

use crate::snapshot::ClockView;
use crate::table::Table;
use crate::words;

/// A clock that has less than this left, and nothing to come after it, is about to run out.
const URGENT_MS: u64 = 10_000;

impl Table {
    /// The clock of a side.
    pub(crate) fn clock_view(&self, side: Side) -> Option<ClockView> {
        let clock = self.remote.as_ref()?.clocks?[side.index()];
        let words = Catalogue::of(self.view.locale);
        // The second that has begun counts: a clock reads 0:00 when it has run out, and not before.
        let seconds = u32::try_from(clock.left_ms.div_ceil(1_000)).unwrap_or(u32::MAX);
        let minutes = words.format("clock-minutes", &[("minutes", (seconds / 60).into())]);
        let rest = words.format("clock-seconds", &[("seconds", (seconds % 60).into())]);
        let left = match (seconds / 60, seconds % 60) {
            (0, _) => rest,
            (_, 0) => minutes,
            _ => words.format("clock-both", &[("minutes", minutes.into()), ("seconds", rest.into())]),
        };
        let detail = match (clock.in_period, clock.periods) {
            (_, 0) => String::new(),
            (false, periods) => words.format("clock-periods-to-come", &[("periods", periods.into())]),
            (true, 1) => words.text("clock-last-period"),
            (true, periods) => words.format("clock-periods-left", &[("periods", periods.into())]),
        };
        let mut spoken = vec![words.format("clock-spoken", &[("left", left.into())])];
        spoken.extend(Some(detail.clone()).filter(|detail| !detail.is_empty()));
        Some(ClockView {
            left_ms: clock.left_ms,
            periods: clock.periods,
            in_period: clock.in_period,
            running: clock.running,
            urgent: clock.running && clock.left_ms <= URGENT_MS,
            spoken: words::list(self.view.locale, &spoken),
            detail,
        })
    }
}
