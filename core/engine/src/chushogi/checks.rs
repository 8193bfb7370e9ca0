//! Whether a move gives check, without making it.

use palgak_rules::chushogi::reach::{self, DIRECTIONS, NEAR_COUNT};
use palgak_rules::chushogi::{Cell, Content, Position};
use palgak_rules::{Move, Position as _};

use super::exchange::direction;

/// What it takes to give check: nothing is worked out ahead.
#[derive(Clone, Copy, Debug)]
pub struct Aim;

impl Aim {
    /// What it takes in a position.
    #[inline]
    pub(super) fn of(_position: &Position) -> Aim {
        Aim
    }

    /// Whether a legal move gives check, where the king was not there to be captured before.
    #[inline]
    pub(super) fn gives_check(&self, position: &Position, mv: Move) -> bool {
        gives_check(position, mv)
    }
}

fn gives_check(position: &Position, mv: Move) -> bool {
    let Some(mover) = position.piece_at(mv.from()) else { return false };
    let board = position.board();
    let enemy = mover.side.other();
    let (from, to) = (Cell::of(mv.from()), Cell::of(mv.to()));
    let middle = mv.middle().map(Cell::of);
    let Some(royal) = board.lone_royal(enemy) else {
        // With two of them it depends on whether one is taken.
        let taken = [mv.middle(), Some(mv.to())].into_iter().flatten();
        let takes_royal = taken
            .into_iter()
            .any(|square| position.piece_at(square).is_some_and(|piece| piece.kind.is_royal()));
        return takes_royal && {
            let mut after = position.clone();
            after.make(mv);
            after.in_check()
        };
    };
    if royal == to || middle == Some(royal) {
        return false;
    }
    let kind = if mv.promotes() { mover.kind.promoted().unwrap_or(mover.kind) } else { mover.kind };
    let reach = reach::of(Content::piece(mover.side, kind));
    if reach.near != 0 && royal.distance(to) <= 2 {
        let ranks = i32::from(royal.number() / 16) - i32::from(to.number() / 16);
        let files = i32::from(royal.number() % 16) - i32::from(to.number() % 16);
        let bit = (ranks + 2) * 5 + files + 2;
        if reach.near >> bit & 1 != 0 && bit < NEAR_COUNT as i32 {
            return true;
        }
    }
    let left = |cell: Cell| cell == from || middle == Some(cell);
    if let Some(d) = direction(to, royal)
        && reach.runs >> d & 1 != 0
    {
        let mut cell = to.offset(DIRECTIONS[d]);
        while cell != royal && (board.at(cell).is_empty() || left(cell)) {
            cell = cell.offset(DIRECTIONS[d]);
        }
        if cell == royal {
            return true;
        }
    }
    // A runner may have been let through.
    [Some(from), middle].into_iter().flatten().any(|opened| {
        let Some(d) = direction(royal, opened) else { return false };
        let mut cell = royal.offset(DIRECTIONS[d]);
        while cell != to && (board.at(cell).is_empty() || left(cell)) {
            cell = cell.offset(DIRECTIONS[d]);
        }
        let content = board.at(cell);
        cell != to && content.is_of(mover.side) && reach::of(content).runs >> (d ^ 4) & 1 != 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playable::Playable as _;
    use palgak_rules::MoveList;
    use palgak_rules::chushogi::{Handicap, Rules};

    /// Plays games of seeded random moves and compares with making each move.
    #[test]
    fn it_agrees_with_making_the_move() {
        let mut rng = crate::rng::Rng::new(5);
        let mut checks = 0;
        for game in 0..60 {
            let handicap = if game % 3 == 0 { Handicap::TwoKings } else { Handicap::Even };
            let mut position = Position::start(handicap, Rules::default());
            for _ in 0..250 {
                let mut list = MoveList::new();
                position.legal_moves(&mut list);
                // A king that was left to be captured is in check after any move.
                let tried = if position.exposed() { &[][..] } else { &list };
                for &mv in tried {
                    let mut after = position.clone();
                    after.make(mv);
                    checks += u32::from(after.in_check());
                    assert_eq!(gives_check(&position, mv), after.in_check(), "{mv:?} in {position:?}");
                }
                if list.is_empty() {
                    break;
                }
                // Captures open the board.
                let mut captures = MoveList::new();
                position.legal_captures(&mut captures);
                let list = if captures.is_empty() || rng.below(2) == 0 { list } else { captures };
                position.make(list[rng.below(list.len() as u32) as usize]);
            }
        }
        assert!(checks > 1000, "{checks}");
    }
}
