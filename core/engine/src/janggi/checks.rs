//! Whether a move gives check, without making it.

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::family::geometry::POINTS;
use palgak_rules::janggi::{Position, attacks};
use palgak_rules::{Move, PieceKind, Position as _, Square};

use crate::corners;

/// The points diagonally one and two steps from a point: there stand the pieces that hold up a horse or an
/// elephant on its way to it.
static DIAGONALS: [u128; POINTS] = corners::within(2);

/// What it takes to give check.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// The king that would stand in check.
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
        let lines = attacks::chariot_lines(king);
        let leaps = attacks::leaps_to(king);
        let occupancy = position.occupancy();
        let own = position.by_side(side);
        let cannons = position.by_kind(PieceKind::Cannon);
        let mut covers = Bitboard::EMPTY;
        for square in own & position.by_kind(PieceKind::Chariot) & lines {
            let between = attacks::between(square, king) & occupancy.points();
            if between.is_single() {
                covers |= between;
            }
        }
        // A move changes the number of pieces between a cannon and the king by one, or puts a screen in place of a
        // cannon that is none.
        let mut screens = Bitboard::EMPTY;
        for square in own & cannons & lines {
            let path = attacks::between(square, king);
            let between = path & occupancy.points();
            if between.is_empty() {
                screens |= path;
                // The cannon itself may jump away from the king, over a screen.
                covers |= Bitboard::of(square);
            } else if between.is_single() {
                screens |= between;
            } else if between.without_first().is_single() {
                covers |= between;
            }
        }
        let horses = position.by_kind(PieceKind::Horse) & leaps.horses;
        if own.intersects(horses | (position.by_kind(PieceKind::Elephant) & leaps.elephants)) {
            covers |= Bitboard(DIAGONALS[king.index()]);
        }
        let mut from = [screens; 7];
        from[PieceKind::Soldier.index()] |= attacks::soldier_sources(side, king);
        from[PieceKind::Horse.index()] |= leaps.horses;
        from[PieceKind::Elephant.index()] |= leaps.elephants;
        from[PieceKind::Chariot.index()] |= attacks::chariot(king, occupancy);
        from[PieceKind::Cannon.index()] |= attacks::cannon(king, occupancy, cannons);
        Aim { king, covers, from }
    }

    /// Whether a legal move gives check.
    #[inline]
    pub(super) fn gives_check(&self, position: &Position, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let Some(kind) = position.kind_at(from) else { return false };
        // Most moves are far from anything that could make them a check.
        (self.covers.contains(from) || self.from[kind.index()].contains(to))
            && !mv.is_pass()
            && self.is_met(position, kind, from, to)
    }

    /// Whether a move of a piece of `kind` gives check, worked out on the board after it.
    fn is_met(&self, position: &Position, kind: PieceKind, from: Square, to: Square) -> bool {
        let side = position.side_to_move();
        let king = self.king;
        let lines = attacks::chariot_lines(king);
        let leaps = attacks::leaps_to(king);
        let mut occupancy = position.occupancy().without(from);
        if position.kind_at(to).is_none() {
            occupancy.toggle(to);
        }
        let mut cannons = position.by_kind(PieceKind::Cannon) & !Bitboard::of(to);
        if kind == PieceKind::Cannon {
            cannons = (cannons & !Bitboard::of(from)) | Bitboard::of(to);
        }

        let direct = match kind {
            PieceKind::Soldier => attacks::soldier_sources(side, king).contains(to),
            PieceKind::Horse => leaps.horses.contains(to) && attacks::horse(to, &occupancy).contains(king),
            PieceKind::Elephant => {
                leaps.elephants.contains(to) && attacks::elephant(to, &occupancy).contains(king)
            }
            // Chariots and cannons are looked at below; kings and guards give no check.
            _ => false,
        };
        if direct {
            return true;
        }

        // A line to the king changes only by a piece that leaves it or comes on it.
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
            let own = moved(PieceKind::Cannon);
            if own.intersects(lines) && own.intersects(attacks::cannon(king, &occupancy, cannons)) {
                return true;
            }
        }

        // A horse or an elephant may have been let through.
        let rest = position.by_side(side) & !ends;
        let horses = rest & position.by_kind(PieceKind::Horse) & leaps.horses;
        let elephants = rest & position.by_kind(PieceKind::Elephant) & leaps.elephants;
        horses.into_iter().any(|square| attacks::horse(square, &occupancy).contains(king))
            || elephants.into_iter().any(|square| attacks::elephant(square, &occupancy).contains(king))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::MoveList;
    use palgak_rules::janggi::{Rules, Setup};

    /// Plays games of seeded random moves and compares with making each move.
    #[test]
    fn it_agrees_with_making_the_move() {
        let mut rng = crate::rng::Rng::new(5);
        let mut checks = 0;
        for game in 0..60u32 {
            let setups = [Setup::ALL[game as usize % 4], Setup::ALL[game as usize / 4 % 4]];
            let mut position = Position::start(setups[0], setups[1], Rules { bikjang: game % 2 == 0 });
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
