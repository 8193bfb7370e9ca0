//! The clocks of a game that has them.

/// A clock as it stands at one moment. Who keeps it, and by what rule, is not the table's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Milliseconds left: of the main time, or of the period that runs.
    pub left_ms: u64,
    /// Periods left, the one that runs included.
    pub periods: u8,
    /// Whether the main time is used up.
    pub in_period: bool,
    /// Whether it runs.
    pub running: bool,
}

/// A clock as it is drawn. While it runs, a shell counts `left_ms` down on its own clock from the moment at which the
/// snapshot came, and stops at nought: at each moment at which something else changes another snapshot comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// Milliseconds left: of the main time, or of the period that runs.
    pub left_ms: u64,
    /// Periods left, the one that runs included.
    pub periods: u8,
    /// Whether the main time is used up.
    pub in_period: bool,
    /// Whether it runs.
    pub running: bool,
    /// Whether it runs and is about to run out.
    pub urgent: bool,
    /// The periods in words ("3 × 30 s", "2 periods left"); empty where there are none.
    pub detail: String,
    /// The clock for a screen reader ("9 minutes 58 seconds left").
    pub spoken: String,
}
