//! What pieces are worth, and where.

use palgak_rules::{Piece, PieceKind, Side, Square};

use super::terms::{at, half};
use super::weights::WEIGHTS;

/// What a piece is worth in exchanges, in hundredths of a point.
pub(super) const fn worth(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Soldier => 180,
        PieceKind::Guard => 280,
        PieceKind::Elephant => 270,
        PieceKind::Horse => 610,
        PieceKind::Cannon => 640,
        PieceKind::Chariot => 1300,
        PieceKind::King => 5000,
    }
}

/// How much a piece adds to the middle game's share of the judgement.
pub(super) const fn phase(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Chariot => 6,
        PieceKind::Cannon | PieceKind::Horse => 3,
        _ => 0,
    }
}

/// The sum of all pieces' shares at the start.
pub(super) const FULL_PHASE: i32 = 4 * (6 + 3 + 3);

static PLACED: [[[(i16, i16); 90]; 7]; 2] = {
    let mut placed = [[[(0, 0); 90]; 7]; 2];
    let mut side = 0;
    while side < 2 {
        let mut kind = 0;
        while kind < 7 {
            let mut square = 0;
            while square < 90 {
                placed[side][kind][square] = WEIGHTS[at::PLACED + kind * 50 + half(Side::BOTH[side], square)];
                square += 1;
            }
            kind += 1;
        }
        side += 1;
    }
    placed
};

/// What a piece is worth on a point, in the middle game and in the endgame.
#[inline]
pub(super) fn placed(piece: Piece, square: Square) -> (i16, i16) {
    PLACED[piece.side.index()][piece.kind.index()][square.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_side_sees_the_board_turned_round() {
        for kind in PieceKind::FAMILY {
            for square in 0..90u8 {
                let turned = Square::new(89 - square);
                let first = placed(Piece { side: Side::First, kind }, Square::new(square));
                assert_eq!(first, placed(Piece { side: Side::Second, kind }, turned));
            }
        }
    }

    #[test]
    fn a_soldier_across_the_river_is_worth_more() {
        let soldier = Piece { side: Side::First, kind: PieceKind::Soldier };
        for file in 0..9 {
            let (before, across) = (Square::new(4 * 9 + file), Square::new(6 * 9 + file));
            assert!(placed(soldier, across).0 > placed(soldier, before).0);
            assert!(placed(soldier, across).1 > placed(soldier, before).1);
        }
    }
}
