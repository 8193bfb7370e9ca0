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
            AnyMatch::Janggi(_) => return self.pass_would_lose(side),
            AnyMatch::ChuShogi(game) => self.chushogi_warning(game.position(), side),
            AnyMatch::Xiangqi(game) => self.xiangqi_warning(game, side),
        };
        id.map(|id| Catalogue::of(self.view.locale).text(id))
    }

    /// What the side to move should know before it passes while behind on points (docs/rules/janggi.md#passing): two
    /// passes in a row end the game by points.
    pub(crate) fn pass_warning(&self) -> Option<String> {
        let side = self.hand()?;
        self.contest.pass()?;
        self.pass_would_lose(side).or_else(|| self.word_points_behind("warning-pass-behind", side))
    }

    /// The warning of a side whose opponent has just passed and which is behind: another pass would lose.
    fn pass_would_lose(&self, side: Side) -> Option<String> {
        let passed = self.contest.played().last().is_some_and(|played| played.mv.is_pass());
        if !passed || self.contest.turn() != Some(side) || self.contest.pass().is_none() {
            return None;
        }
        self.word_points_behind("warning-pass-loses", side)
    }

    /// A message with the points of both sides, if `side` has fewer.
    fn word_points_behind(&self, id: &str, side: Side) -> Option<String> {
        let position = self.contest.as_match().janggi()?.position();
        let (own, other) = (position.points(side), position.points(side.other()));
        let args = [("own", own.to_string().into()), ("other", other.to_string().into())];
        (own < other).then(|| Catalogue::of(self.view.locale).format(id, &args))
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
