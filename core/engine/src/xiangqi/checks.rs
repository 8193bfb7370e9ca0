//! Whether a move gives check, without making it.

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::family::geometry::POINTS;
use palgak_rules::family::lines::{between, cross};
use palgak_rules::xiangqi::{Position, attacks};
use palgak_rules::{Move, PieceKind, Position as _, Square};

use crate::corners;

/// The points diagonally next to a point: pieces there stand on the legs of horses that attack it.
static LEGS: [u128; POINTS] = corners::within(1);

/// What it takes to give check.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// The general that would stand in check.
    king: Square,
    /// Points whose pieces may hold a check up: other moves from elsewhere uncover none.
    covers: Bitboard,
    /// By kind, the points from which a piece that comes there may give check.
    from: [Bitboard; 7],
}

impl Aim {
    /// What it takes in a position.
    pub(super) fn of(position: &Position) -> Aim {
        let side = position.side_to_move();
        let king = position.king(side.other());
        let lines = cross(king);
        let leaps = attacks::horse_sources(king);
        let occupancy = position.occupancy();
        let own = position.by_side(side);
        let mut covers = Bitboard::EMPTY;
        for square in own & position.by_kind(PieceKind::Chariot) & lines {
            let between = between(square, king) & occupancy.points();
            if between.is_single() {
                covers |= between;
            }
        }
        // A move changes the number of pieces between a cannon and the general by one.
        let mut screens = Bitboard::EMPTY;
        for square in own & position.by_kind(PieceKind::Cannon) & lines {
            let path = between(square, king);
            let between = path & occupancy.points();
            if between.is_empty() {
                screens |= path;
                // The cannon itself may jump away from the general, over a screen.
                covers |= Bitboard::of(square);
            } else if between.without_first().is_single() {
                covers |= between;
            }
        }
        if (own & position.by_kind(PieceKind::Horse)).intersects(leaps) {
            covers |= Bitboard(LEGS[king.index()]);
        }
        let mut from = [screens; 7];
        from[PieceKind::Soldier.index()] |= attacks::soldier_sources(side, king);
        from[PieceKind::Horse.index()] |= leaps;
        from[PieceKind::Chariot.index()] |= attacks::chariot(king, occupancy);
        from[PieceKind::Cannon.index()] |= attacks::cannon_threat(king, occupancy);
        Aim { king, covers, from }
    }

    /// Whether a legal move gives check.
    #[inline]
    pub(super) fn gives_check(&self, position: &Position, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let Some(kind) = position.kind_at(from) else { return false };
        // Most moves are far from anything that could make them a check.
        (self.covers.contains(from) || self.from[kind.index()].contains(to))
            && self.is_met(position, kind, from, to)
    }

    /// Whether a move of a piece of `kind` gives check, worked out on the board after it.
    fn is_met(&self, position: &Position, kind: PieceKind, from: Square, to: Square) -> bool {
        let side = position.side_to_move();
        let king = self.king;
        let lines = cross(king);
        let leaps = attacks::horse_sources(king);
        let mut occupancy = position.occupancy().without(from);
        if position.kind_at(to).is_none() {
            occupancy.toggle(to);
        }
        let direct = match kind {
            PieceKind::Soldier => attacks::soldier_sources(side, king).contains(to),
            PieceKind::Horse => leaps.contains(to) && attacks::horse(to, &occupancy).contains(king),
            // Chariots and cannons are looked at below; the others give no check.
            _ => false,
        };
        if direct {
            return true;
        }

        // A line to the general changes only by a piece that leaves it or comes on it.
        let ends = Bitboard::of(from) | Bitboard::of(to);
        if ends.intersects(lines) {
            let moved = |moving: PieceKind| {
                let pieces = position.pieces(side, moving) & !Bitboard::of(from);
                if kind == moving { pieces | Bitboard::of(to) } else { pieces }
            };
            let chariots = moved(PieceKind::Chariot);
            if chariots.intersects(lines) && chariots.intersects(attacks::chariot(king, &occupancy)) {
                return true;
            }
            let cannons = moved(PieceKind::Cannon);
            if cannons.intersects(lines) && cannons.intersects(attacks::cannon_threat(king, &occupancy)) {
                return true;
            }
        }

        // A horse may have been let through.
        let horses = position.pieces(side, PieceKind::Horse) & !ends & leaps;
        horses.into_iter().any(|square| attacks::horse(square, &occupancy).contains(king))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::MoveList;
    use palgak_rules::xiangqi::{Handicap, Rules};

    /// Plays games of seeded random moves and compares with making each move.
    #[test]
    fn it_agrees_with_making_the_move() {
        let mut rng = crate::rng::Rng::new(5);
        let mut checks = 0;
        for _ in 0..60 {
            let mut position = Position::start(Handicap::Even, Rules::default());
            for _ in 0..150 {
                let mut list = MoveList::new();
                position.legal_moves(&mut list);
                let aim = Aim::of(&position);
                for &mv in &list {
                    let mut after = position.clone();
                    after.make(mv);
                    checks += u32::from(after.in_check());
                    assert_eq!(aim.gives_check(&position, mv), after.in_check(), "{mv:?} in {position:?}");
                }
                if list.is_empty() {
                    break;
                }
                position.make(list[rng.below(list.len() as u32) as usize]);
            }
        }
        assert!(checks > 1000, "{checks}");
    }
}
