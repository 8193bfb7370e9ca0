//! Look-up tables for pieces that move along ranks and files, and for horses.
//!
//! A rank has nine points and a file ten, so one table over ten bits of occupancy answers for both: 40 KB
//! that stay in cache, with no multiplication and no special instruction, on any processor.

use super::bitboard::Bitboard;
use super::geometry::{FILES, POINTS, RANKS, at, file_of, rank_of};
use super::occupancy::Occupancy;
use crate::square::Square;

/// Where a piece reaches on one line of up to ten points.
#[derive(Clone, Copy)]
struct Reach {
    /// Points up to and including the first piece each way.
    slide: u16,
    /// Points beyond the first piece each way, up to and including the second.
    hop: u16,
}

const fn reach_one_way(position: i32, occupied: u32, step: i32, reach: Reach) -> Reach {
    let (mut slide, mut hop) = (reach.slide, reach.hop);
    let mut point = position + step;
    let mut seen = 0;
    while point >= 0 && point < 10 && seen < 2 {
        if seen == 0 {
            slide |= 1 << point;
        } else {
            hop |= 1 << point;
        }
        if occupied >> point & 1 != 0 {
            seen += 1;
        }
        point += step;
    }
    Reach { slide, hop }
}

#[allow(long_running_const_eval)] // 10,240 entries of a few steps each: well under a second.
static REACH: [[Reach; 1024]; 10] = {
    let mut table = [[Reach { slide: 0, hop: 0 }; 1024]; 10];
    let mut position = 0;
    while position < 10 {
        let mut occupied = 0;
        while occupied < 1024 {
            let none = Reach { slide: 0, hop: 0 };
            let up = reach_one_way(position as i32, occupied as u32, 1, none);
            table[position][occupied] = reach_one_way(position as i32, occupied as u32, -1, up);
            occupied += 1;
        }
        position += 1;
    }
    table
};

/// The points of file a for ten bits, lowest rank first.
#[allow(long_running_const_eval)]
static ON_FILE: [u128; 1024] = {
    let mut table = [0; 1024];
    let mut bits = 0;
    while bits < 1024 {
        let mut rank = 0;
        while rank < 10 {
            if bits >> rank & 1 != 0 {
                table[bits] |= 1 << (rank * 9);
            }
            rank += 1;
        }
        bits += 1;
    }
    table
};

#[inline]
fn line_reach(square: Square, occupancy: &Occupancy) -> (Reach, Reach) {
    let (file, rank) = (file_of(square), rank_of(square));
    let along_rank = REACH[file as usize][occupancy.on_rank(rank) & 0x3ff];
    let along_file = REACH[rank as usize][occupancy.on_file(file) & 0x3ff];
    (along_rank, along_file)
}

#[inline]
fn place(square: Square, along_rank: u16, along_file: u16) -> Bitboard {
    let (file, rank) = (file_of(square), rank_of(square));
    // The table knows ten points; a rank has only nine.
    let row = u128::from(along_rank & 0x1ff) << (rank * 9);
    let column = ON_FILE[(along_file & 0x3ff) as usize] << (file % 16);
    Bitboard(row | column)
}

/// The points a chariot reaches along rank and file: up to and including the first piece each way.
#[inline]
#[must_use]
pub fn slides(square: Square, occupancy: &Occupancy) -> Bitboard {
    let (along_rank, along_file) = line_reach(square, occupancy);
    place(square, along_rank.slide, along_file.slide)
}

/// The points beyond exactly one piece along rank and file, up to and including the second piece, whatever
/// the pieces are.
#[inline]
#[must_use]
pub fn hops(square: Square, occupancy: &Occupancy) -> Bitboard {
    let (along_rank, along_file) = line_reach(square, occupancy);
    place(square, along_rank.hop, along_file.hop)
}

/// What [`slides`] and [`hops`] say, together.
#[inline]
#[must_use]
pub fn slides_and_hops(square: Square, occupancy: &Occupancy) -> (Bitboard, Bitboard) {
    let (along_rank, along_file) = line_reach(square, occupancy);
    let slides = place(square, along_rank.slide, along_file.slide);
    (slides, place(square, along_rank.hop, along_file.hop))
}

/// The points of the line from `square` through `other`, a point of the same rank or file, that lie beyond `other`.
#[inline]
#[must_use]
pub fn beyond(square: Square, other: Square) -> Bitboard {
    let way = usize::from(rank_of(square) != rank_of(other)) * 2 + usize::from(other < square);
    Bitboard(RAYS[way][other.index()])
}

/// The points right of, left of, above and below each point.
static RAYS: [[u128; POINTS]; 4] = {
    let mut table = [[0; POINTS]; 4];
    let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let mut way = 0;
    while way < 4 {
        let mut a = 0;
        while a < POINTS {
            let square = Square::new(a as u8);
            let mut file = file_of(square) as i8 + steps[way].0;
            let mut rank = rank_of(square) as i8 + steps[way].1;
            while let Some(point) = at(file, rank) {
                table[way][a] |= 1 << point.index();
                file += steps[way].0;
                rank += steps[way].1;
            }
            a += 1;
        }
        way += 1;
    }
    table
};

/// The points strictly between two points of one rank or file; empty for any others.
#[inline]
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    // From either towards the other, or, where they share no line, along two ranks or two files that do not meet.
    let way = usize::from(rank_of(a) != rank_of(b)) * 2 + usize::from(b < a);
    Bitboard(RAYS[way][a.index()] & RAYS[way ^ 1][b.index()])
}

/// The points on the rank and the file of a point, itself left out.
#[inline]
#[must_use]
pub fn cross(square: Square) -> Bitboard {
    Bitboard(CROSS[square.index()])
}

static CROSS: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let row = 0x1ffu128 << (rank_of(square) * FILES);
        let mut column = 0u128;
        let mut r = 0;
        while r < RANKS {
            column |= 1 << (r * FILES + file_of(square));
            r += 1;
        }
        table[a] = (row | column) & !(1 << a);
        a += 1;
    }
    table
};

/// The eight ways of a horse: the orthogonal step first, then the outward diagonal one (file, rank).
pub(crate) const HORSE_WAYS: [((i8, i8), (i8, i8)); 8] = [
    ((0, 1), (-1, 2)),
    ((0, 1), (1, 2)),
    ((0, -1), (-1, -2)),
    ((0, -1), (1, -2)),
    ((1, 0), (2, 1)),
    ((1, 0), (2, -1)),
    ((-1, 0), (-2, 1)),
    ((-1, 0), (-2, -1)),
];

/// Which of the four neighbours of a point are occupied: left 1, below 2, right 4, above 8.
#[inline]
fn legs(square: Square, occupancy: &Occupancy) -> usize {
    let (file, rank) = (file_of(square), rank_of(square));
    let sides = (occupancy.on_rank(rank) << 1) >> file & 0b101;
    let ends = (occupancy.on_file(file) << 1) >> rank & 0b101;
    sides | ends << 1
}

/// The points a horse reaches, pieces of both sides included; a piece on the orthogonal step blocks.
#[inline]
#[must_use]
pub fn horse(square: Square, occupancy: &Occupancy) -> Bitboard {
    Bitboard(HORSE[square.index()][legs(square, occupancy)])
}

static HORSE: [[u128; 16]; POINTS] = {
    let mut table = [[0; 16]; POINTS];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let mut legs = 0;
        while legs < 16 {
            let mut way = 0;
            while way < 8 {
                let (leg, target) = HORSE_WAYS[way];
                let bit = match leg {
                    (-1, 0) => 1,
                    (0, -1) => 2,
                    (1, 0) => 4,
                    _ => 8,
                };
                if legs & bit == 0
                    && let Some(to) = at(file_of(square) as i8 + target.0, rank_of(square) as i8 + target.1)
                {
                    table[a][legs] |= 1 << to.index();
                }
                way += 1;
            }
            legs += 1;
        }
        a += 1;
    }
    table
};
