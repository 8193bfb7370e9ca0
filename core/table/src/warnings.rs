//! What a player should know before it is too late.

use palgak_rules::xiangqi::{Position, Preset, QUIET_LIMIT};
use palgak_rules::{Cycle, Match, Side};
use palgak_text::Catalogue;

use crate::games::AnyMatch;
use crate::table::Table;

impl Table {
    /// The warning on a side's panel.
    pub(crate) fn warning(&self, side: Side) -> Option<String> {
        if self.contest.outcome().is_some() {
            return None;
        }
        let id = match self.contest.as_match() {
            AnyMatch::Janggi(_) | AnyMatch::ChuShogi(_) => None,
            AnyMatch::Xiangqi(game) => self.xiangqi_warning(game, side),
        };
        id.map(|id| Catalogue::of(self.view.locale).text(id))
    }

    /// docs/rules/xiangqi.md#draws-and-repetition: a side that has given check all the way round once is warned;
    /// two players are told when a draw may be offered.
    fn xiangqi_warning(&self, game: &Match<Position>, side: Side) -> Option<&'static str> {
        if game.position().rules().preset == Preset::Simple {
            return None;
        }
        let history = game.history();
        if history.cycle(2).and_then(Cycle::only_checker) == Some(side) {
            Some("xiangqi-warning-long-check")
        } else if !self.has_manners() {
            // There is nobody to offer a draw to.
            None
        } else if history.occurrences() >= 3 {
            Some("xiangqi-warning-threefold")
        } else if game.position().quiet_plies() >= QUIET_LIMIT {
            Some("xiangqi-warning-quiet")
        } else {
            None
        }
    }
}
