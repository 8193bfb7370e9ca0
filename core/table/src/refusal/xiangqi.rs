//! What Xiangqi refuses, in words.

use palgak_rules::xiangqi::{Position, Refusal as Rule, explain};
use palgak_rules::{Move, PieceKind, Position as _, Square};
use palgak_text::Catalogue;

use super::{Why, Worded};
use crate::table::Table;

impl Table {
    /// Why a move or a piece is refused; none if it is not.
    pub(super) fn xiangqi_refusal(&self, position: &Position, why: Why) -> Option<Worded> {
        match why {
            Why::Pass => Some((Catalogue::of(self.view.locale).text("refusal-not-in-this-game"), Vec::new())),
            Why::Move(mv) => Some(self.xiangqi_rule(position, explain(position, mv)?)),
            Why::Stuck { point } => Some(self.xiangqi_stuck(position, point)),
            _ => None,
        }
    }

    /// Why a piece has no move at all.
    fn xiangqi_stuck(&self, position: &Position, point: Square) -> Worded {
        let us = position.side_to_move();
        let checkers = position.checkers();
        if !checkers.is_empty() {
            let points = checkers.into_iter().chain([position.king(us)]).collect();
            return (self.word_stuck_by("xiangqi-stuck-check", point, checkers), points);
        }
        // A piece that reaches a point and may not go there shields its general.
        let shield = (0..self.points()).map(Square::new).find_map(|to| {
            match explain(position, Move::new(point, to)) {
                Some(rule @ (Rule::LeavesGeneral(_) | Rule::Facing(..))) => Some(rule),
                _ => None,
            }
        });
        match shield {
            Some(Rule::LeavesGeneral(by)) => {
                (self.word_stuck_by("xiangqi-stuck-pinned", point, by), by.into_iter().collect())
            }
            Some(Rule::Facing(own, other)) => {
                let words = Catalogue::of(self.view.locale);
                let piece = self.piece_on(point);
                (words.format("xiangqi-stuck-facing", &[("piece", piece.into())]), vec![own, other])
            }
            _ => self.word_nowhere(point),
        }
    }

    /// A reason of the rules in words.
    fn xiangqi_rule(&self, position: &Position, rule: Rule) -> Worded {
        let words = Catalogue::of(self.view.locale);
        let mut points: Vec<Square> = rule.points().into_iter().collect();
        let text = match rule {
            // Only a move said in full can ask for it: a tap chooses a piece before a point.
            Rule::OffBoard | Rule::EmptyPoint(_) => words.text("refusal-nothing-chosen"),
            Rule::NotYours(at) => return self.word_refusal(Why::NotYours { point: at }),
            Rule::OwnPiece(at) => self.word_on("refusal-own-piece", at),
            Rule::Shape(kind) => words.text(match kind {
                PieceKind::King => "xiangqi-shape-general",
                PieceKind::Guard => "xiangqi-shape-advisor",
                PieceKind::Elephant => "xiangqi-shape-elephant",
                PieceKind::Horse => "xiangqi-shape-horse",
                PieceKind::Chariot => "xiangqi-shape-chariot",
                PieceKind::Cannon => "xiangqi-shape-cannon",
                PieceKind::Soldier => "xiangqi-shape-soldier",
            }),
            Rule::Palace(PieceKind::King) => words.text("xiangqi-palace-general"),
            Rule::Palace(_) => words.text("xiangqi-palace-advisor"),
            Rule::River => words.text("xiangqi-river"),
            Rule::Backward => words.text("xiangqi-backward"),
            Rule::Sideways => words.text("xiangqi-sideways"),
            Rule::Blocked(at) => self.word_on("refusal-blocked", at),
            Rule::HorseLeg(at) => self.word_on("xiangqi-horse-leg", at),
            Rule::ElephantEye(at) => self.word_on("xiangqi-elephant-eye", at),
            Rule::NoScreen => words.text("xiangqi-no-screen"),
            Rule::TwoScreens(..) => words.text("xiangqi-two-screens"),
            Rule::AnswerCheck(checkers) => {
                points.push(position.king(position.side_to_move()));
                self.word_by("refusal-answer-check", checkers)
            }
            Rule::LeavesGeneral(attackers) => self.word_by("xiangqi-leaves-general", attackers),
            Rule::GeneralAttacked(attackers) => self.word_by("xiangqi-general-attacked", attackers),
            Rule::Facing(..) => words.text("xiangqi-facing"),
        };
        (text, points)
    }
}
