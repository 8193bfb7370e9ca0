//! Taking games out of the store that were over long ago. They are found by going through all games, a few at a time, over
//! and over: so a store needs no index for it, and nobody waits for it.

use std::time::Duration;

use super::io::Op;
use super::requests::Purpose;
use super::{Service, Timer};
use crate::store::Swept;

/// How often a few games are looked at.
const PACE: Duration = Duration::from_secs(60);
/// How many: in a day, more than a million.
const GAMES: usize = 1_000;

impl Service {
    /// Looks at the next games, if games are not kept for ever.
    pub(super) fn sweep(&mut self) {
        let Some(keep) = self.config.keep.filter(|_| !self.stopping()) else { return };
        self.agenda.set(Timer::Sweep, self.now.steady + PACE);
        let keep_ms = u64::try_from(keep.as_millis()).unwrap_or(u64::MAX);
        let before_ms = self.now.unix_ms.saturating_sub(keep_ms);
        self.ask(Op::Sweep { after: self.swept, limit: GAMES, before_ms }, Purpose::Sweep);
    }

    /// They were looked at.
    pub(super) fn swept(&mut self, swept: Swept) {
        self.swept = swept.next;
        if swept.gone > 0 {
            self.counted.games_removed += swept.gone as u64;
            tracing::info!(games = swept.gone, "finished games were taken out of the store");
        }
    }
}
