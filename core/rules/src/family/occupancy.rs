//! Which points are occupied, as a set and line by line, so that the pieces on a rank or on a file are one look away.

use super::bitboard::Bitboard;
use super::geometry::{file_of, rank_of};
use crate::square::Square;

/// The occupied points, all together, rank by rank and file by file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Occupancy {
    points: u128,
    /// More of them than there are, so that four bits of a number are always one of them.
    ranks: [u16; LINES],
    files: [u16; LINES],
}

const LINES: usize = 16;

const fn line(number: u8) -> usize {
    number as usize % LINES
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
        let (file, rank) = (file_of(square), rank_of(square));
        self.points ^= 1 << square.index();
        self.ranks[line(rank)] ^= 1 << line(file);
        self.files[line(file)] ^= 1 << line(rank);
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
        Bitboard(self.points)
    }

    /// The nine points of a rank, file a lowest.
    #[inline]
    #[must_use]
    pub const fn on_rank(&self, rank: u8) -> usize {
        self.ranks[line(rank)] as usize
    }

    /// The ten points of a file, first rank lowest.
    #[inline]
    #[must_use]
    pub const fn on_file(&self, file: u8) -> usize {
        self.files[line(file)] as usize
    }
}
