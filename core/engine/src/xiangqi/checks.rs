//! Whether a move gives check, without making it.

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::family::geometry::{self, POINTS};
use palgak_rules::family::lines::cross;
use palgak_rules::xiangqi::{Position, attacks};
use palgak_rules::{Move, PieceKind, Position as _, Square};

/// The points diagonally next to a point: pieces there stand on the legs of horses that attack it.
static LEGS: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let (file, rank) = (geometry::file_of(square) as i8, geometry::rank_of(square) as i8);
        let corners = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let mut corner = 0;
        while corner < 4 {
            if let Some(point) = geometry::at(file + corners[corner].0, rank + corners[corner].1) {
                table[a] |= 1 << point.index();
            }
            corner += 1;
        }
        a += 1;
    }
    table
};

/// Whether a legal move gives check.
pub(super) fn gives_check(position: &Position, mv: Move) -> bool {
    let (from, to) = (mv.from(), mv.to());
    let Some(mover) = position.piece_at(from) else { return false };
    let side = mover.side;
    let king = position.king(side.other());
    let lines = cross(king);
    let leaps = attacks::horse_sources(king);

    // Most moves are far from anything that could make them a check.
    let uncovers = (lines | Bitboard(LEGS[king.index()])).contains(from);
    let aims = match mover.kind {
        PieceKind::Soldier => attacks::soldier_sources(side, king).contains(to),
        PieceKind::Horse => leaps.contains(to),
        PieceKind::Chariot | PieceKind::Cannon => lines.contains(to),
        PieceKind::King | PieceKind::Guard | PieceKind::Elephant => false,
    };
    let screens = lines.contains(to) && position.pieces(side, PieceKind::Cannon).intersects(lines);
    if !uncovers && !aims && !screens {
        return false;
    }

    let mut occupancy = position.occupancy().without(from);
    if position.kind_at(to).is_none() {
        occupancy.toggle(to);
    }
    let direct = match mover.kind {
        PieceKind::Soldier => aims,
        PieceKind::Horse => aims && attacks::horse(to, &occupancy).contains(king),
        // Chariots and cannons are looked at below; the others give no check.
        _ => false,
    };
    if direct {
        return true;
    }

    // A line to the general changes only by a piece that leaves it or comes on it.
    let ends = Bitboard::of(from) | Bitboard::of(to);
    if ends.intersects(lines) {
        let moved = |kind: PieceKind| {
            let pieces = position.pieces(side, kind) & !Bitboard::of(from);
            if mover.kind == kind { pieces | Bitboard::of(to) } else { pieces }
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
                for &mv in &list {
                    let mut after = position.clone();
                    after.make(mv);
                    checks += u32::from(after.in_check());
                    assert_eq!(gives_check(&position, mv), after.in_check(), "{mv:?} in {position:?}");
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
