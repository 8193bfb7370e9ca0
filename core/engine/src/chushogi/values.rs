//! What pieces are worth, and where.

use palgak_rules::chushogi::{Kind, SIZE};
use palgak_rules::{Side, Square};

/// Groups of kinds that move much alike.
pub(super) const ROLES: usize = 6;

/// The group of a kind.
#[inline]
pub(super) const fn role(kind: Kind) -> usize {
    use Kind::*;
    match kind {
        King | CrownPrince => 0,
        Lion | PromotedKirin => 1,
        FreeKing | PromotedPhoenix | SoaringEagle | HornedFalcon => 2,
        DragonKing | DragonHorse | PromotedRook | PromotedBishop => 2,
        Kirin | Phoenix | DrunkElephant | PromotedGoBetween | BlindTiger | Gold | Tokin => 4,
        Silver | Copper | Leopard => 4,
        GoBetween | Pawn => 5,
        // Everything else runs along some lines.
        _ => 3,
    }
}

/// What a piece is worth in exchanges, in hundredths of a point.
#[inline]
pub(super) const fn worth(kind: Kind) -> i32 {
    WORTH[kind.index()]
}

static WORTH: [i32; 39] = {
    let mut table = [0; 39];
    let mut n = 0;
    while n < 39 {
        table[n] = listed_worth(Kind::ALL[n]);
        n += 1;
    }
    table
};

const fn listed_worth(kind: Kind) -> i32 {
    use Kind::*;
    match kind {
        King | CrownPrince => 4000,
        Lion | PromotedKirin => 1900,
        FreeKing | PromotedPhoenix => 1250,
        SoaringEagle => 1250,
        HornedFalcon => 1200,
        DragonKing => 900,
        PromotedRook => 820,
        DragonHorse => 830,
        PromotedBishop => 750,
        FlyingOx | FreeBoar => 800,
        Rook | PromotedGold => 640,
        Whale | WhiteHorse => 640,
        Bishop | PromotedLeopard => 560,
        FlyingStag => 560,
        Kirin => 520,
        Phoenix => 480,
        VerticalMover | PromotedSilver => 430,
        SideMover | PromotedCopper => 410,
        ReverseChariot => 380,
        DrunkElephant => 340,
        PromotedGoBetween => 310,
        BlindTiger => 300,
        Gold => 270,
        Tokin => 240,
        Lance => 250,
        Silver | Leopard => 220,
        Copper => 190,
        GoBetween => 110,
        Pawn => 60,
    }
}

/// How often in a hundred times a beginner overlooks a capture by a kind of piece.
pub(super) const fn overlooked(kind: Kind) -> u64 {
    use Kind::*;
    match kind {
        // Jumps, and the second step of a lion.
        Kirin | Phoenix => 40,
        Lion | PromotedKirin | HornedFalcon | SoaringEagle => 30,
        // Far along a diagonal.
        Bishop | DragonHorse | PromotedLeopard | PromotedBishop | Whale | WhiteHorse | FlyingOx => 25,
        FreeKing | PromotedPhoenix | FreeBoar => 20,
        Rook | DragonKing | PromotedRook | PromotedGold | Lance | ReverseChariot => 15,
        SideMover | VerticalMover | PromotedCopper | PromotedSilver | FlyingStag => 15,
        _ => 8,
    }
}

/// How much a piece adds to the middle game's share of the judgement.
pub(super) const fn phase(kind: Kind) -> i16 {
    use Kind::*;
    match kind {
        King | CrownPrince | Pawn | GoBetween => 0,
        _ => (listed_worth(kind) / 100) as i16,
    }
}

/// The sum of all pieces' shares at the start.
pub(super) const FULL_PHASE: i32 = {
    let mut sum = 0;
    let mut n = 0;
    while n < 39 {
        sum += 2 * at_start(Kind::ALL[n]) * phase(Kind::ALL[n]) as i32;
        n += 1;
    }
    sum
};

const fn at_start(kind: Kind) -> i32 {
    use Kind::*;
    match kind {
        King | Lion | FreeKing | Kirin | Phoenix | DrunkElephant => 1,
        Pawn => 12,
        _ if kind.index() <= Pawn.index() => 2,
        _ => 0,
    }
}

/// What a royal piece counts for where there are two: alone it cannot be lost without losing the game.
const ROYAL: i32 = 700;

/// What an advance is worth, by the rank as the owner counts it.
const fn advance(kind: Kind) -> ([i16; 12], [i16; 12], i16) {
    use Kind::*;
    // The middle game's, the endgame's, and how much the middle of the board is liked.
    match kind {
        King | CrownPrince => (
            [20, 14, -10, -40, -80, -110, -130, -140, -150, -150, -150, -150],
            [0, 4, 8, 10, 10, 8, 4, 0, 0, 0, 0, 0],
            -1,
        ),
        Lion | PromotedKirin => (
            [-70, -40, -10, 10, 28, 40, 48, 50, 46, 36, 20, 0],
            [-40, -20, 0, 10, 20, 30, 40, 40, 40, 30, 20, 0],
            6,
        ),
        Kirin => (
            [-12, 0, 8, 14, 20, 30, 46, 70, 60, 40, 30, 20],
            [0, 8, 16, 24, 36, 50, 70, 100, 80, 60, 40, 30],
            2,
        ),
        Phoenix => (
            [-10, 0, 8, 12, 18, 26, 40, 60, 50, 30, 20, 20],
            [0, 8, 16, 24, 34, 46, 60, 80, 70, 50, 40, 30],
            2,
        ),
        DrunkElephant => {
            ([0, 6, 8, 8, 8, 10, 16, 30, 30, 30, 30, 30], [0, 8, 16, 26, 40, 60, 90, 130, 110, 90, 80, 70], 1)
        }
        Gold | Silver | Copper | Leopard | BlindTiger => (
            [-8, 2, 8, 12, 16, 20, 26, 40, 30, 20, 14, 10],
            [0, 6, 12, 20, 28, 38, 52, 76, 50, 36, 24, 20],
            2,
        ),
        GoBetween => {
            ([0, 0, 0, 0, 4, 10, 14, 20, 10, 10, 10, 0], [0, 0, 0, 0, 8, 18, 32, 50, 30, 20, 10, 0], 1)
        }
        Pawn => ([0, 0, 0, 0, 6, 12, 18, 26, 12, 12, 20, 0], [0, 0, 0, 0, 10, 24, 42, 66, 30, 30, 40, 0], 0),
        Tokin | PromotedGoBetween => {
            ([0, 0, 0, 0, 0, 4, 8, 10, 12, 14, 12, 4], [0, 0, 0, 0, 0, 4, 8, 10, 12, 14, 12, 4], 1)
        }
        DragonKing | DragonHorse | Rook | Bishop | FreeKing => {
            ([0, 4, 8, 10, 8, 8, 10, 14, 14, 14, 12, 10], [0, 4, 8, 10, 12, 14, 20, 30, 20, 16, 12, 10], 2)
        }
        SideMover => {
            ([-6, 0, 6, 10, 14, 18, 20, 26, 20, 20, 16, 10], [0, 4, 8, 12, 16, 24, 34, 46, 30, 24, 20, 10], 1)
        }
        VerticalMover | ReverseChariot | Lance => {
            ([2, 2, 4, 4, 4, 4, 6, 10, 10, 10, 8, 6], [0, 2, 4, 8, 12, 16, 24, 36, 20, 16, 12, 10], 1)
        }
        // What has promoted stands far ahead; there it is at home.
        _ => ([0, 2, 4, 6, 8, 10, 12, 14, 16, 16, 14, 10], [0, 2, 4, 6, 8, 10, 12, 14, 16, 16, 14, 10], 2),
    }
}

/// A value in the middle game and one in the endgame.
type Pair = (i16, i16);

/// What a kind is worth on a rank as the owner counts it, but for [`ASIDE`].
static RANKED: [[Pair; SIZE as usize]; 39] = {
    let mut ranked = [[(0, 0); SIZE as usize]; 39];
    let mut n = 0;
    while n < 39 {
        let kind = Kind::ALL[n];
        let base = if kind.is_royal() { ROYAL } else { listed_worth(kind) } as i16;
        let (middle, end, _) = advance(kind);
        let mut rank = 0;
        while rank < SIZE as usize {
            ranked[n][rank] = (base + middle[rank], base + end[rank]);
            rank += 1;
        }
        n += 1;
    }
    ranked
};

/// What a kind is worth more, or less, on a file.
static ASIDE: [[Pair; SIZE as usize]; 39] = {
    let mut aside = [[(0, 0); SIZE as usize]; 39];
    let mut n = 0;
    while n < 39 {
        let (_, _, centre) = advance(Kind::ALL[n]);
        let mut file = 0;
        while file < SIZE as usize {
            // 0 in the middle of the board, 5 at its edge.
            let away = (if file < 6 { 5 - file } else { file - 6 }) as i16;
            let more = centre * (5 - 2 * away) / 2;
            aside[n][file] = (more, more / 2);
            file += 1;
        }
        n += 1;
    }
    aside
};

/// What a piece is worth on a square, in the middle game and in the endgame.
#[inline]
pub(super) fn placed(side: Side, kind: Kind, square: Square) -> Pair {
    let size = usize::from(SIZE);
    let (file, rank) = (square.index() % size, square.index() / size);
    let rank = if side == Side::First { rank } else { size - 1 - rank };
    let (ranked, aside) = (RANKED[kind.index()][rank], ASIDE[kind.index()][file]);
    (ranked.0 + aside.0, ranked.1 + aside.1)
}

#[cfg(test)]
mod tests {
    use palgak_rules::chushogi::SQUARES;

    use super::*;

    #[test]
    fn every_promotion_is_worth_making() {
        for kind in Kind::ALL {
            assert!(role(kind) < ROLES);
            if let Some(promoted) = kind.promoted() {
                assert!(worth(promoted) > worth(kind), "{kind:?}");
            }
        }
    }

    #[test]
    fn the_second_side_sees_the_board_turned_round() {
        for kind in Kind::ALL {
            for square in 0..SQUARES as u8 {
                let turned = Square::new(SQUARES as u8 - 1 - square);
                assert_eq!(
                    placed(Side::First, kind, Square::new(square)),
                    placed(Side::Second, kind, turned)
                );
            }
        }
    }

    #[test]
    fn all_pieces_of_the_start_make_the_full_phase() {
        let pieces: i32 = Kind::ALL.into_iter().map(at_start).sum();
        assert_eq!(pieces, 46);
    }
}
