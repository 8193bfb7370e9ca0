//! What Janggi refuses, in words.

use palgak_rules::janggi::{Position, Refusal as Rule, explain, explain_pass};
use palgak_rules::{Move, PieceKind, Position as _, Side, Square};
use palgak_text::Catalogue;

use super::{Why, Worded};
use crate::table::Table;

impl Table {
    /// Why a pass, a move or a piece is refused; none if it is not.
    pub(super) fn janggi_refusal(&self, position: &Position, why: Why) -> Option<Worded> {
        match why {
            Why::Pass => Some(self.janggi_rule(explain_pass(position)?)),
            Why::Move(mv) => Some(self.janggi_rule(explain(position, mv)?)),
            Why::Stuck { point } => Some(self.janggi_stuck(position, point)),
            _ => None,
        }
    }

    /// Why a piece has no move at all.
    fn janggi_stuck(&self, position: &Position, point: Square) -> Worded {
        let checkers = position.checkers();
        if !checkers.is_empty() {
            let points = checkers.into_iter().chain([position.king(position.side_to_move())]).collect();
            return (self.word_stuck_by("refusal-stuck-check", point, checkers), points);
        }
        if self.contest.can_accept() {
            let words = Catalogue::of(self.view.locale);
            let kings = Side::BOTH.map(|side| position.king(side)).to_vec();
            let piece = self.piece_on(point);
            return (words.format("refusal-stuck-bikjang", &[("piece", piece.into())]), kings);
        }
        // A piece that reaches a point and may not go there shields its king.
        let pin = (0..self.points()).map(Square::new).find_map(|to| {
            match explain(position, Move::new(point, to)) {
                Some(Rule::LeavesKing(by)) => Some(by),
                _ => None,
            }
        });
        match pin {
            Some(by) => (self.word_stuck_by("refusal-stuck-pinned", point, by), by.into_iter().collect()),
            None => self.word_nowhere(point),
        }
    }

    /// A reason of the rules in words.
    fn janggi_rule(&self, rule: Rule) -> Worded {
        let words = Catalogue::of(self.view.locale);
        let text = match rule {
            Rule::Over => words.text("refusal-over"),
            // Only a move said in full can ask for it: a tap chooses a piece before a point.
            Rule::OffBoard | Rule::EmptyPoint(_) => words.text("refusal-nothing-chosen"),
            Rule::NotYours(at) => return self.word_refusal(Why::NotYours { point: at }),
            Rule::OwnPiece(at) => self.word_on("refusal-own-piece", at),
            Rule::Shape(kind) => words.text(match kind {
                PieceKind::King => "refusal-shape-king",
                PieceKind::Guard => "refusal-shape-guard",
                PieceKind::Chariot => "refusal-shape-chariot",
                PieceKind::Cannon => "refusal-shape-cannon",
                PieceKind::Horse => "refusal-shape-horse",
                PieceKind::Elephant => "refusal-shape-elephant",
                PieceKind::Soldier => "refusal-shape-soldier",
            }),
            Rule::Palace(PieceKind::King) => words.text("refusal-palace-king"),
            Rule::Palace(_) => words.text("refusal-palace-guard"),
            Rule::Backward => words.text("refusal-backward"),
            Rule::NoDiagonal(_) => words.text("refusal-no-diagonal"),
            Rule::Blocked(at) => self.word_on("refusal-blocked", at),
            Rule::HorseLeg(at) => self.word_on("refusal-horse-leg", at),
            Rule::ElephantPath(at) => self.word_on("refusal-elephant-path", at),
            Rule::NoScreen => words.text("refusal-no-screen"),
            Rule::CannonScreen(_) => words.text("refusal-cannon-screen"),
            Rule::TwoScreens(..) => words.text("refusal-two-screens"),
            Rule::CannonTarget(_) => words.text("refusal-cannon-target"),
            Rule::AnswerCheck(checkers) => self.word_by("refusal-answer-check", checkers),
            Rule::LeavesKing(attackers) => self.word_by("refusal-leaves-king", attackers),
            Rule::KingAttacked(attackers) => self.word_by("refusal-king-attacked", attackers),
            Rule::Bikjang(..) => words.text("refusal-bikjang"),
            Rule::PassInCheck(checkers) => self.word_by("refusal-pass-in-check", checkers),
            Rule::PassFacing(..) => words.text("refusal-pass-facing"),
        };
        (text, rule.points().into_iter().collect())
    }
}
