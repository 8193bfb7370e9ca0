//! Whether a move gives check, without making it.

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::janggi::{Position, attacks};
use palgak_rules::{Move, PieceKind, Position as _, Square};

/// Whether a legal move gives check.
pub(super) fn gives_check(position: &Position, mv: Move) -> bool {
    if mv.is_pass() {
        return false;
    }
    let (from, to) = (mv.from(), mv.to());
    let Some(mover) = position.piece_at(from) else { return false };
    let side = mover.side;
    let king = position.king(side.other());
    let mut occupancy = position.occupancy().without(from);
    if position.kind_at(to).is_none() {
        occupancy.toggle(to);
    }
    let mut cannons = position.by_kind(PieceKind::Cannon) & !Bitboard::of(to);
    if mover.kind == PieceKind::Cannon {
        cannons = (cannons & !Bitboard::of(from)) | Bitboard::of(to);
    }

    let direct = match mover.kind {
        PieceKind::Soldier => attacks::soldier_sources(side, king).contains(to),
        PieceKind::Horse => {
            attacks::leaps_to(king).horses.contains(to) && attacks::horse(to, &occupancy).contains(king)
        }
        PieceKind::Elephant => {
            attacks::leaps_to(king).elephants.contains(to) && attacks::elephant(to, &occupancy).contains(king)
        }
        // Chariots and cannons are looked at below; kings and guards give no check.
        _ => false,
    };
    if direct {
        return true;
    }

    // A line to the king changes only by a piece that leaves it or comes on it.
    let ends = Bitboard::of(from) | Bitboard::of(to);
    if ends.intersects(attacks::chariot_lines(king)) || is_palace_centre_of(king, from, to) {
        let moved = |kind: PieceKind| {
            let pieces = position.pieces(side, kind) & !Bitboard::of(from);
            if mover.kind == kind { pieces | Bitboard::of(to) } else { pieces }
        };
        let lines = attacks::chariot_lines(king);
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
    let leaps = attacks::leaps_to(king);
    let rest = position.by_side(side) & !ends;
    let horses = rest & position.by_kind(PieceKind::Horse) & leaps.horses;
    let elephants = rest & position.by_kind(PieceKind::Elephant) & leaps.elephants;
    horses.into_iter().any(|square| attacks::horse(square, &occupancy).contains(king))
        || elephants.into_iter().any(|square| attacks::elephant(square, &occupancy).contains(king))
}

/// The centre of the king's palace lies on the diagonal to the corner across.
fn is_palace_centre_of(king: Square, from: Square, to: Square) -> bool {
    attacks::opposite_corner(king).is_some_and(|far| {
        let centre = Square::new(u8::midpoint(king.number(), far.number()));
        from == centre || to == centre
    })
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
