//! Which points are occupied, in two orders, so that the pieces on a rank or on a file are one shift away.

use super::bitboard::Bitboard;
use super::geometry::{file_of, rank_of};
use crate::square::Square;

/// The occupied points, rank by rank and, once more, file by file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Occupancy {
    ranks: u128,
    files: u128,
}

impl Occupancy {
    /// The occupancy of a set of points.
    #[must_use]
    pub fn of(points: Bitboard) -> Occupancy {
        let mut occupancy = Occupancy::default();
        for point in points {
            occupancy.toggle(point);
        }
        occupancy
    }

    /// Occupies a free point or frees an occupied one.
    #[inline]
    pub fn toggle(&mut self, square: Square) {
        self.ranks ^= 1 << square.index();
        self.files ^= 1 << (file_of(square) * 10 + rank_of(square));
    }

    /// The occupancy with one occupied point freed.
    #[inline]
    #[must_use]
    pub fn without(mut self, square: Square) -> Occupancy {
        self.toggle(square);
        self
    }

    /// The occupied points as a set.
    #[inline]
    #[must_use]
    pub const fn points(&self) -> Bitboard {
        Bitboard(self.ranks)
    }

    /// The nine points of a rank, file a lowest.
    #[inline]
    #[must_use]
    pub const fn on_rank(&self, rank: u8) -> usize {
        (self.ranks >> (rank * 9)) as usize & 0x1ff
    }

    /// The ten points of a file, first rank lowest.
    #[inline]
    #[must_use]
    pub const fn on_file(&self, file: u8) -> usize {
        (self.files >> (file * 10)) as usize & 0x3ff
    }
}
