//! How horses bear on a point.

use super::bitboard::Bitboard;
use super::geometry::{POINTS, at, file_of, rank_of};
use super::lines::HORSE_WAYS;
use crate::square::Square;

/// The points from which a horse could attack a point.
#[inline]
#[must_use]
pub(crate) fn horse_sources(target: Square) -> Bitboard {
    Bitboard(HORSE_SOURCES[target.index()])
}

static HORSE_SOURCES: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let mut way = 0;
        while way < 8 {
            let (_, step) = HORSE_WAYS[way];
            if let Some(from) = at(file_of(square) as i8 - step.0, rank_of(square) as i8 - step.1) {
                table[a] |= 1 << from.index();
            }
            way += 1;
        }
        a += 1;
    }
    table
};

/// The point a horse steps over from one of the points that [`horse_sources`] names.
#[inline]
#[must_use]
pub(crate) fn horse_leg(from: Square, target: Square) -> Bitboard {
    let df = file_of(target) as i32 - file_of(from) as i32;
    let dr = rank_of(target) as i32 - rank_of(from) as i32;
    let step = if dr.abs() == 2 { dr.signum() * 9 } else { df.signum() };
    Bitboard(1 << (from.index() as i32 + step))
}
