//! What each piece reaches (docs/rules/xiangqi.md#pieces).

use crate::family::bitboard::Bitboard;
use crate::family::geometry::{POINTS, at, file_of, palace, rank_of, sources};
use crate::family::leaps;
use crate::family::lines;
use crate::family::occupancy::Occupancy;
use crate::side::Side;
use crate::square::Square;

/// The points a general reaches from a point of a palace: one orthogonal step inside it.
#[inline]
#[must_use]
pub fn general(square: Square) -> Bitboard {
    Bitboard(PALACE_STEPS[0][square.index()])
}

/// The points an advisor reaches from a point of a palace: one diagonal step inside it.
#[inline]
#[must_use]
pub fn advisor(square: Square) -> Bitboard {
    Bitboard(PALACE_STEPS[1][square.index()])
}

/// Steps inside a palace: orthogonal ones, diagonal ones.
static PALACE_STEPS: [[u128; POINTS]; 2] = {
    let mut table = [[0; POINTS]; 2];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let home = if a < 45 { palace(Side::First) } else { palace(Side::Second) };
        let steps = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        let mut i = 0;
        while i < 8 {
            if home.contains(square)
                && let Some(to) = at(file_of(square) as i8 + steps[i].0, rank_of(square) as i8 + steps[i].1)
                && home.contains(to)
            {
                table[i / 4][a] |= 1 << to.index();
            }
            i += 1;
        }
        a += 1;
    }
    table
};

/// The points an elephant reaches: two diagonal steps on its own side of the river, if the eye between is empty.
#[inline]
#[must_use]
pub fn elephant(square: Square, occupied: Bitboard) -> Bitboard {
    let mut targets = Bitboard(ELEPHANT[square.index()]);
    for eye in Bitboard(EYES[square.index()]) & occupied {
        targets &= !Bitboard::of(beyond_eye(square, eye));
    }
    targets
}

/// The point an elephant would reach over an eye.
#[inline]
const fn beyond_eye(square: Square, eye: Square) -> Square {
    Square::new((2 * eye.number()).wrapping_sub(square.number()))
}

static ELEPHANT: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let steps = [(2, 2), (2, -2), (-2, 2), (-2, -2)];
        let mut i = 0;
        while i < 4 {
            if let Some(to) = at(file_of(square) as i8 + steps[i].0, rank_of(square) as i8 + steps[i].1)
                && (rank_of(square) < 5) == (rank_of(to) < 5)
            {
                table[a] |= 1 << to.index();
            }
            i += 1;
        }
        a += 1;
    }
    table
};

/// The eyes of an elephant: the points between it and its targets.
static EYES: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        let mut targets = ELEPHANT[a];
        while targets != 0 {
            table[a] |= 1 << ((targets.trailing_zeros() as usize + a) / 2);
            targets &= targets - 1;
        }
        a += 1;
    }
    table
};

/// The points a soldier reaches: forward, and sideways once across the river.
#[inline]
#[must_use]
pub fn soldier(side: Side, square: Square) -> Bitboard {
    Bitboard(SOLDIER[side.index()][square.index()])
}

static SOLDIER: [[u128; POINTS]; 2] = {
    let mut table = [[0; POINTS]; 2];
    let mut side = 0;
    while side < 2 {
        let mut a = 0;
        while a < POINTS {
            let square = Square::new(a as u8);
            let forward = if side == 0 { 1 } else { -1 };
            let across = (side == 0) == (a >= 45);
            let steps = [(0, forward), (-1, 0), (1, 0)];
            let mut i = 0;
            while i < 3 {
                if (i == 0 || across)
                    && let Some(to) =
                        at(file_of(square) as i8 + steps[i].0, rank_of(square) as i8 + steps[i].1)
                {
                    table[side][a] |= 1 << to.index();
                }
                i += 1;
            }
            a += 1;
        }
        side += 1;
    }
    table
};

/// The points from which a soldier of `side` attacks a point.
#[inline]
#[must_use]
pub fn soldier_sources(side: Side, target: Square) -> Bitboard {
    Bitboard(SOLDIER_SOURCES[side.index()][target.index()])
}

static SOLDIER_SOURCES: [[u128; POINTS]; 2] = [sources(&SOLDIER[0]), sources(&SOLDIER[1])];

/// The points a chariot reaches, the first piece each way included.
#[inline]
#[must_use]
pub fn chariot(square: Square, occupancy: &Occupancy) -> Bitboard {
    lines::slides(square, occupancy)
}

/// The points a cannon reaches: the empty ones up to the first piece each way, and the second piece each way.
#[inline]
#[must_use]
pub fn cannon(square: Square, occupancy: &Occupancy) -> Bitboard {
    let occupied = occupancy.points();
    (lines::slides(square, occupancy) & !occupied) | (lines::hops(square, occupancy) & occupied)
}

/// The points a cannon threatens: beyond exactly one piece, up to and including the next.
#[inline]
#[must_use]
pub fn cannon_threat(square: Square, occupancy: &Occupancy) -> Bitboard {
    lines::hops(square, occupancy)
}

/// The points from which a horse could attack a point.
#[inline]
#[must_use]
pub fn horse_sources(target: Square) -> Bitboard {
    leaps::horse_sources(target)
}

/// The points a horse reaches.
#[inline]
#[must_use]
pub fn horse(square: Square, occupancy: &Occupancy) -> Bitboard {
    lines::horse(square, occupancy)
}
