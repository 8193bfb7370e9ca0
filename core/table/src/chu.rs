//! What a game of Chu Shogi asks of the table: steps of lions, promotions, royal pieces left to be captured.

use palgak_rules::chushogi::{Position, written};
use palgak_rules::{Move, Position as _, Square};

use crate::contest::Contest;

impl Contest {
    /// The position, in a game of Chu Shogi.
    pub(crate) fn chu(&self) -> Option<&Position> {
        self.as_match().chushogi().map(palgak_rules::Match::position)
    }

    /// Whether the piece on `from` goes to `middle` as lions do: by a step, after which it may go on.
    pub(crate) fn steps(&self, from: Square, middle: Square) -> bool {
        from != middle && self.chu().is_some_and(|position| position.steps_like_a_lion(from, middle))
    }

    /// Where a piece that steps from `from` to `middle` as lions do can end its move, and by which move: on
    /// `middle` itself, where it began, or farther on.
    pub(crate) fn onward(&self, from: Square, middle: Square) -> Vec<(Square, Move)> {
        let Some(position) = self.chu().filter(|_| self.steps(from, middle)) else { return Vec::new() };
        let ends = (0..Position::FILES * Position::RANKS).map(Square::new);
        ends.filter_map(|end| Some((end, through(position, from, middle, end)?)))
            .filter(|(_, mv)| self.legal().contains(mv))
            .collect()
    }

    /// The ways to go straight to a square, jumps included: with a promotion and without.
    pub(crate) fn straight(&self, from: Square, to: Square) -> Vec<Move> {
        let straight =
            |mv: &Move| mv.from() == from && mv.to() == to && mv.middle().is_none() && !mv.is_pass();
        self.legal().iter().copied().filter(straight).collect()
    }

    /// Whether a move would leave the mover's last royal piece to be captured.
    pub(crate) fn exposes(&self, mv: Move) -> bool {
        self.chu().is_some_and(|position| position.exposes(mv))
    }

    /// Whether the side to move has a single royal piece and no move that keeps it (docs/rules/chushogi.md: mate). The
    /// game goes on until the piece is captured.
    pub(crate) fn mated(&self) -> bool {
        let Some(position) = self.chu().filter(|_| self.outcome().is_none()) else { return false };
        *self.mated.get_or_init(|| {
            position.royals(position.side_to_move()).count() == 1
                && self.legal().iter().all(|mv| position.exposes(*mv))
        })
    }
}

/// The move of a piece that steps to `middle` as lions do and ends on `end`, in its canonical form; none if it does
/// not go that way.
pub(crate) fn through(position: &Position, from: Square, middle: Square, end: Square) -> Option<Move> {
    if !position.steps_like_a_lion(from, middle) {
        return None;
    }
    if end == middle {
        return Some(Move::new(from, middle));
    }
    position.steps_on(from, middle, end).then(|| written::canonical(position, Move::over(from, middle, end)))
}
