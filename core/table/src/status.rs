//! Where the game stands, in one line; and how it ended.

use palgak_rules::xiangqi::{MateName, name_mate};
use palgak_rules::{Game, Outcome, Piece, Reason, Side};
use palgak_text::Catalogue;

use crate::snapshot::ResultCard;
use crate::table::Table;
use crate::thinking::Thought;
use crate::words;

impl Table {
    /// One line that says where the game stands.
    pub(crate) fn status(&self) -> String {
        let words = Catalogue::of(self.view.locale);
        if let Some(ply) = self.review {
            return words
                .format("status-review", &[("ply", ply.into()), ("plies", self.contest.ply().into())]);
        }
        if let Some(outcome) = self.contest.outcome() {
            return words::sentences(
                self.view.locale,
                &[self.result_title(outcome), self.result_reason(outcome)],
            );
        }
        let side = self.contest.side_to_move();
        let of_side = |id: &str| words.format(id, &[("side", self.names().side(side).into())]);
        if self.thought.as_ref().is_some_and(Thought::is_hint) {
            words.text("status-hint")
        } else if self.contest.mated() {
            of_side("chushogi-status-mated")
        } else if self.contest.in_check() {
            of_side(if self.contest.game() == Game::Janggi { "status-check" } else { "status-check-plain" })
        } else if self.hand().is_none() && !self.is_online() {
            if self.paused { of_side("table-turn") } else { words.text("status-thinking") }
        } else if self.contest.can_accept() {
            of_side("status-bikjang")
        } else {
            of_side("table-turn")
        }
    }

    /// The result, once there is one.
    pub(crate) fn result_card(&self) -> Option<ResultCard> {
        let outcome = self.contest.outcome()?;
        let words = Catalogue::of(self.view.locale);
        let position = self.contest.position();
        let points = position
            .points(Side::First)
            .zip(position.points(Side::Second))
            .map(|(cho, han)| words.format("result-points", &[("cho", cho.into()), ("han", han.into())]));
        Some(ResultCard {
            winner: outcome.winner,
            title: self.result_title(outcome),
            reason: self.result_reason(outcome),
            mate: self.mate_name(outcome),
            details: points
                .into_iter()
                .chain([words.format("result-moves", &[("moves", self.contest.ply().into())])])
                .collect(),
        })
    }

    /// Whether the loser was mated. Where Chu Shogi refuses moves that give up the king, a mate leaves no move at all.
    pub(crate) fn ended_in_mate(&self) -> bool {
        self.contest.outcome().is_some_and(|outcome| match outcome.reason {
            Reason::Checkmate => true,
            Reason::Stalemate => self.contest.chu().is_some() && self.contest.in_check(),
            _ => false,
        })
    }

    /// The name of the mate on the board (docs/rules/xiangqi.md#names-of-mates).
    fn mate_name(&self, outcome: Outcome) -> Option<String> {
        let game = self.contest.as_match().xiangqi()?;
        let words = Catalogue::of(self.view.locale);
        if outcome.reason != Reason::Checkmate {
            return None;
        }
        Some(match name_mate(game.position())? {
            MateName::DoubleCheck => words.text("xiangqi-mate-double-check"),
            MateName::DoubleCannon => words.text("xiangqi-mate-double-cannon"),
            MateName::CannonBehindHorse => words.text("xiangqi-mate-cannon-behind-horse"),
            MateName::By(kind) => {
                let piece = Piece { side: outcome.winner?, kind: kind.into() };
                words.format("xiangqi-mate-by", &[("piece", self.names().piece(piece).into())])
            }
        })
    }

    pub(crate) fn result_title(&self, outcome: Outcome) -> String {
        let words = Catalogue::of(self.view.locale);
        match (outcome.winner, self.human()) {
            (None, _) => words.text("result-draw"),
            (Some(winner), None) => words.format("result-win", &[("side", self.names().side(winner).into())]),
            (Some(winner), Some(human)) if winner == human => words.text("result-you-win"),
            (Some(_), Some(_)) if self.is_online() => words.text("result-opponent-wins"),
            (Some(_), Some(_)) => words.text("result-computer-wins"),
        }
    }

    fn result_reason(&self, outcome: Outcome) -> String {
        let words = Catalogue::of(self.view.locale);
        let position = self.contest.position();
        let side = |side: Side| self.names().side(side);
        let by_points = |id: &str| {
            let winner = outcome.winner.unwrap_or(Side::First);
            words.format(
                id,
                &[
                    ("high", position.points(winner).unwrap_or_default().into()),
                    ("low", position.points(winner.other()).unwrap_or_default().into()),
                ],
            )
        };
        let by_loser = |id: &str| {
            let loser = outcome.winner.map_or(position.side_to_move(), Side::other);
            words.format(id, &[("side", side(loser).into())])
        };
        match outcome.reason {
            Reason::Checkmate if self.contest.game() == Game::Janggi => by_loser("result-by-mate"),
            Reason::Checkmate => by_loser("result-by-mate-plain"),
            Reason::DoublePass => by_points("result-by-passes"),
            Reason::Repetition => by_points("result-by-repetition"),
            Reason::BikjangAccepted => {
                words.format("result-by-bikjang-accepted", &[("side", side(position.side_to_move()).into())])
            }
            Reason::BikjangUnresolvable => words
                .format("result-by-bikjang-unresolvable", &[("side", side(position.side_to_move()).into())]),
            Reason::Stalemate if self.ended_in_mate() => by_loser("result-by-mate-plain"),
            Reason::Stalemate => by_loser("result-by-stalemate"),
            Reason::Threefold => words.text("result-by-threefold"),
            Reason::PerpetualCheck => by_loser("result-by-perpetual-check"),
            Reason::PlyLimit => words.text("result-by-ply-limit"),
            Reason::KingCaptured => by_loser("result-by-king-captured"),
            Reason::BareKing => by_loser("result-by-bare-king"),
            Reason::QuietPlies => words.text("result-by-quiet-plies"),
            Reason::InsufficientMaterial => words.text("result-by-insufficient-material"),
            Reason::Agreement => words.text("result-by-agreement"),
            Reason::Resignation => by_loser("result-by-resignation"),
            Reason::Time => by_loser("result-by-time"),
        }
    }
}
