//! What pieces are worth, and where.
//!
//! Hundredths of an official point. Each table comes in two states, the middle game and the endgame, and
//! gives the files a to e of the first side's view, back rank first; the other files mirror them.

use palgak_rules::{Piece, PieceKind, Square};

/// What a piece is worth in exchanges.
pub(super) const fn worth(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Soldier => 220,
        PieceKind::Guard => 310,
        PieceKind::Elephant => 330,
        PieceKind::Horse => 520,
        PieceKind::Cannon => 700,
        PieceKind::Chariot => 1300,
        PieceKind::King => 5000,
    }
}

/// A value in the middle game and one in the endgame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tapered {
    pub(super) middle: i16,
    pub(super) end: i16,
}

/// How much a piece adds to the middle game's share of the judgement.
pub(super) const fn phase(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Chariot => 6,
        PieceKind::Cannon | PieceKind::Horse => 3,
        PieceKind::Elephant => 2,
        _ => 0,
    }
}

/// The sum of all pieces' shares at the start.
pub(super) const FULL_PHASE: i32 = 4 * (6 + 3 + 3 + 2);

type Half = [[i16; 5]; 10];

struct Table {
    base: Tapered,
    middle: Half,
    end: Half,
}

const FLAT: Half = [[0; 5]; 10];

const KING: Table = Table {
    base: Tapered { middle: 0, end: 0 },
    middle: [
        [0, 0, 0, 15, 25],
        [0, 0, 0, 5, 0],
        [0, 0, 0, -45, -60],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
    ],
    end: [
        [0, 0, 0, 0, 5],
        [0, 0, 0, 5, 10],
        [0, 0, 0, 0, 0],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
    ],
};

const GUARD: Table = Table {
    base: Tapered { middle: 300, end: 310 },
    middle: [
        [0, 0, 0, 0, 5],
        [0, 0, 0, 5, 12],
        [0, 0, 0, -10, 0],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
        [0; 5],
    ],
    end: FLAT,
};

const CHARIOT: Table = Table {
    base: Tapered { middle: 1290, end: 1340 },
    middle: [
        [-10, -5, 0, 5, 5],
        [0, 0, 0, 5, 5],
        [0, 0, 0, 5, 5],
        [0, 0, 0, 5, 5],
        [5, 5, 5, 8, 8],
        [5, 5, 5, 8, 8],
        [8, 8, 8, 12, 12],
        [8, 8, 10, 15, 15],
        [8, 8, 10, 18, 18],
        [5, 5, 10, 20, 15],
    ],
    end: FLAT,
};

const CANNON: Table = Table {
    base: Tapered { middle: 740, end: 640 },
    middle: [
        [0, 0, 5, 15, 15],
        [-5, 0, 0, 5, 10],
        [0, 0, 5, 15, 30],
        [-10, -5, -5, 0, 0],
        [-5, -5, -5, 0, 0],
        [-5, -5, -5, 0, 0],
        [-5, -5, -5, 0, 0],
        [0, 0, 0, 0, 5],
        [5, 5, 5, 0, 0],
        [10, 10, 10, 5, 5],
    ],
    end: FLAT,
};

const HORSE: Table = Table {
    base: Tapered { middle: 500, end: 570 },
    middle: [
        [-30, -25, -20, -15, -15],
        [-20, -10, -5, -5, 0],
        [-10, 0, 8, 5, 8],
        [-10, 0, 5, 8, 10],
        [-8, 5, 10, 15, 15],
        [-5, 5, 12, 18, 18],
        [-5, 8, 15, 20, 20],
        [-5, 8, 15, 15, 15],
        [-10, 0, 5, 8, 8],
        [-20, -10, -10, -10, -10],
    ],
    end: FLAT,
};

const ELEPHANT: Table = Table {
    base: Tapered { middle: 320, end: 320 },
    middle: [
        [-20, -15, -15, -15, -15],
        [-10, -5, -5, 0, 0],
        [-5, 0, 0, 8, 8],
        [-5, 5, 5, 10, 10],
        [-5, 5, 10, 12, 10],
        [-5, 5, 8, 10, 10],
        [-5, 0, 5, 5, 5],
        [-10, 0, 0, 0, 0],
        [-10, -5, -5, -5, -5],
        [-15, -10, -10, -10, -10],
    ],
    end: FLAT,
};

const SOLDIER: Table = Table {
    base: Tapered { middle: 205, end: 230 },
    middle: [
        [0; 5],
        [0; 5],
        [0; 5],
        [-5, 0, 5, 5, 10],
        [0, 5, 10, 12, 10],
        [0, 5, 10, 15, 15],
        [5, 10, 20, 25, 25],
        [5, 12, 25, 45, 45],
        [0, 5, 20, 45, 50],
        [-40, -40, -30, -15, -10],
    ],
    end: [
        [0; 5],
        [0; 5],
        [0; 5],
        [0, 0, 5, 5, 5],
        [0, 5, 10, 10, 10],
        [5, 10, 15, 15, 15],
        [10, 20, 30, 30, 30],
        [15, 25, 40, 55, 55],
        [0, 10, 25, 55, 60],
        [-50, -45, -35, -15, -10],
    ],
};

const fn table(kind: PieceKind) -> &'static Table {
    match kind {
        PieceKind::King => &KING,
        PieceKind::Guard => &GUARD,
        PieceKind::Chariot => &CHARIOT,
        PieceKind::Cannon => &CANNON,
        PieceKind::Horse => &HORSE,
        PieceKind::Elephant => &ELEPHANT,
        PieceKind::Soldier => &SOLDIER,
    }
}

static PLACED: [[[Tapered; 90]; 7]; 2] = {
    let mut placed = [[[Tapered { middle: 0, end: 0 }; 90]; 7]; 2];
    let mut kind = 0;
    while kind < 7 {
        let table = table(PieceKind::FAMILY[kind]);
        let mut square = 0;
        while square < 90 {
            let (file, rank) = (square % 9, square / 9);
            let half = if file > 4 { 8 - file } else { file };
            let value = Tapered {
                middle: table.base.middle + table.middle[rank][half],
                end: table.base.end + table.end[rank][half],
            };
            placed[0][kind][square] = value;
            placed[1][kind][(9 - rank) * 9 + file] = value;
            square += 1;
        }
        kind += 1;
    }
    placed
};

/// What a piece is worth on a point.
#[inline]
pub(super) fn placed(piece: Piece, square: Square) -> Tapered {
    PLACED[piece.side.index()][piece.kind.index()][square.index()]
}

#[cfg(test)]
mod tests {
    use palgak_rules::Side;

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
}
