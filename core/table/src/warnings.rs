//! What a player should know before it is too late.

use palgak_rules::chushogi::Senjishi;
use palgak_rules::xiangqi::{Position, Preset, QUIET_LIMIT};
use palgak_rules::{Cycle, Match, Position as _, Side, Square, chushogi};
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
            AnyMatch::Janggi(_) => None,
            AnyMatch::ChuShogi(game) => self.chushogi_warning(game.position(), side),
            AnyMatch::Xiangqi(game) => self.xiangqi_warning(game, side),
        };
        id.map(|id| Catalogue::of(self.view.locale).text(id))
    }

    /// docs/rules/chushogi.md: senjishi binds for one move; kings alone should agree to a draw.
    fn chushogi_warning(&self, position: &chushogi::Position, side: Side) -> Option<&'static str> {
        if position.senjishi().is_some() && position.side_to_move() == side {
            return Some(match position.rules().senjishi {
                Senjishi::EveryLion => "chushogi-warning-senjishi",
                Senjishi::ExceptSameSquare => "chushogi-warning-senjishi-other-square",
                Senjishi::ProtectedLion => "chushogi-warning-senjishi-protected",
            });
        }
        let squares = chushogi::Position::FILES * chushogi::Position::RANKS;
        let mut pieces = (0..squares).filter_map(|square| position.piece_at(Square::new(square)));
        let kings_alone = pieces.all(|piece| piece.kind.is_royal());
        (kings_alone && self.has_manners()).then_some("chushogi-warning-kings-alone")
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
