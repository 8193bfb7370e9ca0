//! Where a tap can send the chosen piece, and what it would do there.

use palgak_rules::{Game, Square};
use palgak_text::Catalogue;

use crate::begun::Begun;
use crate::figure::AnyPiece;
use crate::table::Table;

/// What a tap on a square would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Go there.
    Go,
    /// Step there as lions do, perhaps to go on.
    Step,
    /// Go back to where the move began, having captured this piece.
    Back(Option<AnyPiece>),
    /// Stay where the piece has stepped.
    Stay,
}

impl Table {
    /// Where the next tap can send the chosen piece.
    pub(crate) fn goals(&self) -> Vec<(Square, Goal)> {
        match (self.begun, self.selection) {
            (Some(Begun::Promotion { .. }), _) | (None, None) => Vec::new(),
            (Some(Begun::Step { from, middle }), _) => {
                let passed = self.contest.piece_at(middle);
                let goal = |end| match end {
                    end if end == from => Goal::Back(passed),
                    end if end == middle => Goal::Stay,
                    _ => Goal::Go,
                };
                self.contest.onward(from, middle).into_iter().map(|(end, _)| (end, goal(end))).collect()
            }
            (None, Some(from)) if self.contest.game() == Game::ChuShogi => {
                let moves = self.contest.moves_from(from);
                let mut goals: Vec<(Square, Goal)> = Vec::new();
                let points = (0..self.points()).map(Square::new);
                goals.extend(points.filter_map(|to| {
                    if self.contest.steps(from, to) {
                        (!self.contest.onward(from, to).is_empty()).then_some((to, Goal::Step))
                    } else {
                        let straight = moves.iter().any(|mv| mv.to() == to && mv.middle().is_none());
                        straight.then_some((to, Goal::Go))
                    }
                }));
                goals
            }
            (None, Some(from)) => {
                self.contest.moves_from(from).into_iter().map(|mv| (mv.to(), Goal::Go)).collect()
            }
        }
    }

    /// What a tap on a square does or would answer, for a screen reader.
    pub(crate) fn word_tap(&self, square: Square, goal: Option<Goal>, captures: bool) -> Option<String> {
        if let Some(Begun::Promotion { mv, .. }) = self.begun
            && mv.to() == square
        {
            return Some(Catalogue::of(self.view.locale).text("chushogi-spoken-promoting"));
        }
        goal.map(|goal| self.word_goal(goal, captures))
    }

    fn word_goal(&self, goal: Goal, captures: bool) -> String {
        let words = Catalogue::of(self.view.locale);
        match (goal, captures) {
            (Goal::Go, false) => words.text("spoken-target"),
            (Goal::Go, true) => words.text("spoken-capture"),
            (Goal::Step, false) => words.text("chushogi-spoken-step"),
            (Goal::Step, true) => words.text("chushogi-spoken-step-capture"),
            (Goal::Stay, false) => words.text("chushogi-spoken-stay"),
            (Goal::Stay, true) => words.text("chushogi-spoken-stay-capture"),
            (Goal::Back(None), _) => words.text("chushogi-spoken-jitto"),
            (Goal::Back(Some(piece)), _) => {
                words.format("chushogi-spoken-igui", &[("piece", self.names().whose_piece(piece).into())])
            }
        }
    }
}
