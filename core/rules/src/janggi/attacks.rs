//! What each piece reaches (docs/rules/janggi.md#pieces).

use crate::family::bitboard::Bitboard;
use crate::family::geometry::{
    POINTS, at, file, file_of, is_palace_centre, is_palace_corner, palace, palace_centre, rank, rank_of,
    sources,
};
use crate::family::leaps::horse_sources;
use crate::family::lines;
use crate::family::occupancy::Occupancy;
use crate::side::Side;
use crate::square::Square;

/// The points one step along the palace lines from a point of a palace, inside the same palace.
#[inline]
#[must_use]
pub fn palace_step(square: Square) -> Bitboard {
    Bitboard(PALACE_STEP[square.index()])
}

static PALACE_STEP: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let home =
            if palace(Side::First).contains(square) { palace(Side::First) } else { palace(Side::Second) };
        if home.contains(square) {
            let diagonal = is_palace_corner(square) || is_palace_centre(square);
            let mut dr = -1;
            while dr <= 1 {
                let mut df = -1;
                while df <= 1 {
                    let straight = (df == 0) != (dr == 0);
                    let drawn = df != 0 && dr != 0 && diagonal;
                    if (straight || drawn)
                        && let Some(to) = at(file_of(square) as i8 + df, rank_of(square) as i8 + dr)
                        && home.contains(to)
                    {
                        table[a] |= 1 << to.index();
                    }
                    df += 1;
                }
                dr += 1;
            }
        }
        a += 1;
    }
    table
};

/// The points one step along a palace diagonal from a point.
const fn diagonal_step(square: Square) -> u128 {
    PALACE_STEP[square.index()] & !rank(rank_of(square)).0 & !file(file_of(square)).0
}

static DIAGONAL_STEP: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        table[a] = diagonal_step(Square::new(a as u8));
        a += 1;
    }
    table
};

/// The corner across the palace from a corner; none for other points.
#[must_use]
pub const fn opposite_corner(square: Square) -> Option<Square> {
    if !is_palace_corner(square) {
        return None;
    }
    match palace_centre(square) {
        Some(centre) => Some(Square::new(2 * centre.number() - square.number())),
        None => None,
    }
}

/// The [`opposite_corner`] as a set.
static FAR_CORNER: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        if let Some(far) = opposite_corner(Square::new(a as u8)) {
            table[a] = Bitboard::of(far).0;
        }
        a += 1;
    }
    table
};

/// The palace points that chariots reach along diagonals.
#[inline]
fn diagonal_slides(square: Square, occupied: Bitboard) -> Bitboard {
    let step = Bitboard(DIAGONAL_STEP[square.index()]);
    if occupied.intersects(step) { step } else { step | Bitboard(FAR_CORNER[square.index()]) }
}

/// The points a chariot attacks: up to and including the first piece each way, along palace diagonals too.
#[inline]
#[must_use]
pub fn chariot(square: Square, occupancy: &Occupancy) -> Bitboard {
    let slides = lines::slides(square, occupancy);
    if DIAGONAL_STEP[square.index()] == 0 {
        return slides;
    }
    slides | diagonal_slides(square, occupancy.points())
}

/// The points a cannon could go to if they held no piece of its own side and no cannon: beyond one piece
/// that is no cannon, up to and including the next piece, along palace diagonals too.
#[inline(always)] // Half of all that is asked of attacks; a call costs as much as the answer.
#[must_use]
pub fn cannon(square: Square, occupancy: &Occupancy, cannons: Bitboard) -> Bitboard {
    let (slides, mut hops) = lines::slides_and_hops(square, occupancy);
    // A slide ends on the first piece each way: what it meets of the cannons are screens that are none.
    for screen in cannons & slides {
        hops &= !lines::beyond(square, screen);
    }
    let far = Bitboard(FAR_CORNER[square.index()]);
    if !far.is_empty() {
        let centre = Bitboard(DIAGONAL_STEP[square.index()]);
        if (occupancy.points() & !cannons).intersects(centre) {
            hops |= far;
        }
    }
    hops
}

/// The points a horse attacks.
#[inline]
#[must_use]
pub fn horse(square: Square, occupancy: &Occupancy) -> Bitboard {
    lines::horse(square, occupancy)
}

/// The points an elephant attacks: one step, then two outward diagonally, blocked on either point passed.
#[inline]
#[must_use]
pub fn elephant(square: Square, occupancy: &Occupancy) -> Bitboard {
    // The second point an elephant passes is where a horse would stop.
    let passed = lines::horse(square, occupancy) & !occupancy.points();
    // One more diagonal step the same way, and only where that stays on the board.
    let [up_left, up_right, down_left, down_right] = ELEPHANT_PASSES[square.index()];
    let up = (passed.0 & up_left) << 8 | (passed.0 & up_right) << 10;
    Bitboard(up | (passed.0 & down_left) >> 10 | (passed.0 & down_right) >> 8)
}

/// The horse's points from which an elephant's last step stays on the board, by the way it goes: up and left, up and
/// right, down and left, down and right.
static ELEPHANT_PASSES: [[u128; 4]; POINTS] = {
    let mut table = [[0; 4]; POINTS];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let (f, r) = (file_of(square) as i8, rank_of(square) as i8);
        let mut way = 0;
        while way < 8 {
            let (leg, step) = lines::HORSE_WAYS[way];
            let last = (2 * step.0 - leg.0, 2 * step.1 - leg.1);
            if let Some(passed) = at(f + step.0, r + step.1)
                && at(f + last.0, r + last.1).is_some()
            {
                let quarter = if last.1 > 0 { 0 } else { 2 } + if last.0 > 0 { 1 } else { 0 };
                table[a][quarter] |= 1 << passed.index();
            }
            way += 1;
        }
        a += 1;
    }
    table
};

/// The points a soldier attacks: forward, sideways, and diagonally forward along a palace line.
#[inline]
#[must_use]
pub fn soldier(side: Side, square: Square) -> Bitboard {
    Bitboard(SOLDIER[side.index()][square.index()])
}

static SOLDIER: [[u128; POINTS]; 2] = {
    let mut table = [[0; POINTS]; 2];
    let mut side = 0;
    while side < 2 {
        let forward = if side == 0 { 1 } else { -1 };
        let mut a = 0;
        while a < POINTS {
            let square = Square::new(a as u8);
            let (f, r) = (file_of(square) as i8, rank_of(square) as i8);
            let steps = [(0, forward), (-1, 0), (1, 0)];
            let mut i = 0;
            while i < 3 {
                if let Some(to) = at(f + steps[i].0, r + steps[i].1) {
                    table[side][a] |= 1 << to.index();
                }
                i += 1;
            }
            // Diagonals go upwards for the first side: the lowest bit set is behind, the highest ahead.
            let ahead = if side == 0 { !0u128 << a } else { !(!0u128 << a) };
            table[side][a] |= diagonal_step(square) & ahead;
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

/// The points from which, on an empty board, a chariot attacks a point.
#[inline]
#[must_use]
pub fn chariot_lines(target: Square) -> Bitboard {
    let diagonals = DIAGONAL_STEP[target.index()] | FAR_CORNER[target.index()];
    lines::cross(target) | Bitboard(diagonals)
}

/// The points strictly between two points of one rank, file or palace diagonal.
#[inline]
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    if let Some(far) = opposite_corner(a)
        && far == b
    {
        return Bitboard(DIAGONAL_STEP[a.index()]);
    }
    lines::between(a, b)
}

/// How horses and elephants reach one point.
pub struct Leaps {
    /// The points horses come from.
    pub horses: Bitboard,
    /// The points elephants come from.
    pub elephants: Bitboard,
}

/// Where horses and elephants could attack a point from.
#[inline]
#[must_use]
pub fn leaps_to(target: Square) -> Leaps {
    Leaps { horses: horse_sources(target), elephants: elephant_sources(target) }
}

/// The points from which an elephant could attack a point.
#[inline]
#[must_use]
pub fn elephant_sources(target: Square) -> Bitboard {
    Bitboard(ELEPHANT_SOURCES[target.index()])
}

static ELEPHANT_SOURCES: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let mut way = 0;
        while way < 8 {
            let (leg, step) = lines::HORSE_WAYS[way];
            let last = (2 * step.0 - leg.0, 2 * step.1 - leg.1);
            if let Some(from) = at(file_of(square) as i8 - last.0, rank_of(square) as i8 - last.1) {
                table[a] |= 1 << from.index();
            }
            way += 1;
        }
        a += 1;
    }
    table
};

/// The two points an elephant steps over from one of the points that [`elephant_sources`] names.
#[inline]
#[must_use]
pub(crate) fn elephant_path(from: Square, target: Square) -> Bitboard {
    let df = file_of(target) as i32 - file_of(from) as i32;
    let dr = rank_of(target) as i32 - rank_of(from) as i32;
    let step = if dr.abs() == 3 { dr.signum() * 9 } else { df.signum() };
    let first = from.index() as i32 + step;
    let second = first + dr.signum() * 9 + df.signum();
    Bitboard(1 << first | 1 << second)
}
