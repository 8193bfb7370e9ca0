//! Files, ranks, palaces and names of points on the 9 × 10 board.

use super::bitboard::Bitboard;
use crate::side::Side;
use crate::square::Square;

/// Files of the board.
pub const FILES: u8 = 9;
/// Ranks of the board.
pub const RANKS: u8 = 10;
/// Points of the board.
pub const POINTS: usize = 90;

/// The point on a file and a rank, both counted from 0; none off the board.
#[must_use]
pub const fn at(file: i8, rank: i8) -> Option<Square> {
    if file >= 0 && file < FILES as i8 && rank >= 0 && rank < RANKS as i8 {
        Some(Square::new((rank * FILES as i8 + file) as u8))
    } else {
        None
    }
}

/// The file of a point, 0 at the first side's left.
#[inline]
#[must_use]
pub const fn file_of(square: Square) -> u8 {
    FILE_AND_RANK[square.number() as usize].0
}

/// The rank of a point, 0 at the first side's back rank.
#[inline]
#[must_use]
pub const fn rank_of(square: Square) -> u8 {
    FILE_AND_RANK[square.number() as usize].1
}

/// Looked up more cheaply than worked out; any number may be asked for.
const FILE_AND_RANK: [(u8, u8); 256] = {
    let mut table = [(0, 0); 256];
    let mut number = 0;
    while number < 256 {
        table[number] = ((number % FILES as usize) as u8, (number / FILES as usize) as u8);
        number += 1;
    }
    table
};

/// The name of a point: file letter and rank from 1 (`e2`).
#[must_use]
pub fn name(square: Square) -> String {
    let mut name = String::with_capacity(3);
    push_name(&mut name, square);
    name
}

/// Adds the name of a point to a text.
pub(crate) fn push_name(text: &mut String, square: Square) {
    text.push((b'a' + file_of(square)) as char);
    match rank_of(square) {
        9 => text.push_str("10"),
        rank => text.push((b'1' + rank) as char),
    }
}

/// The point of a name at the start of `text`, and what follows it.
#[must_use]
pub fn parse_name(text: &str) -> Option<(Square, &str)> {
    let mut characters = text.chars();
    let file = characters.next().filter(|c| ('a'..='i').contains(c))? as i8 - b'a' as i8;
    let rest = characters.as_str();
    let digits = rest.bytes().take(2).take_while(u8::is_ascii_digit).count();
    // "a10" is the tenth rank; in "a1b2" only one digit belongs to the rank.
    let digits = if digits == 2 && !rest.starts_with("10") { 1 } else { digits };
    let rank: i8 = rest.get(..digits)?.parse().ok()?;
    Some((at(file, rank - 1)?, &rest[digits..]))
}

const fn box_of(first_rank: u8) -> Bitboard {
    let row = 0b111 << 3;
    Bitboard((row | row << 9 | row << 18) << (first_rank * 9))
}

/// The palace of a side: files d to f of its own three back ranks.
#[must_use]
pub const fn palace(side: Side) -> Bitboard {
    match side {
        Side::First => box_of(0),
        Side::Second => box_of(7),
    }
}

/// Both palaces.
pub const PALACES: Bitboard = Bitboard(box_of(0).0 | box_of(7).0);

/// All points of a rank.
#[must_use]
pub const fn rank(rank: u8) -> Bitboard {
    Bitboard(0x1ff << (rank * 9))
}

/// All points of a file.
#[must_use]
pub const fn file(file: u8) -> Bitboard {
    let mut set = 0u128;
    let mut rank = 0;
    while rank < RANKS {
        set |= 1 << (rank * FILES + file);
        rank += 1;
    }
    Bitboard(set)
}

/// Whether a point is a corner of a palace.
#[must_use]
pub const fn is_palace_corner(square: Square) -> bool {
    let (file, rank) = (file_of(square), rank_of(square));
    (file == 3 || file == 5) && (rank == 0 || rank == 2 || rank == 7 || rank == 9)
}

/// Whether a point is the centre of a palace.
#[must_use]
pub const fn is_palace_centre(square: Square) -> bool {
    let (file, rank) = (file_of(square), rank_of(square));
    file == 4 && (rank == 1 || rank == 8)
}

/// The centre of the palace a point belongs to; none outside the palaces.
#[must_use]
pub const fn palace_centre(square: Square) -> Option<Square> {
    if box_of(0).contains(square) {
        Some(Square::new(13))
    } else if box_of(7).contains(square) {
        Some(Square::new(76))
    } else {
        None
    }
}

/// For a table of the points a piece reaches from each point: the points from which it reaches each point.
#[must_use]
pub(crate) const fn sources(targets: &[u128; POINTS]) -> [u128; POINTS] {
    let mut table = [0; POINTS];
    let mut from = 0;
    while from < POINTS {
        let mut left = targets[from];
        while left != 0 {
            table[left.trailing_zeros() as usize] |= 1 << from;
            left &= left - 1;
        }
        from += 1;
    }
    table
}

/// The point of a set on one line that is nearest to a point of the line.
#[must_use]
pub(crate) fn nearest(set: Bitboard, from: Square) -> Option<Square> {
    set.into_iter().min_by_key(|square| square.number().abs_diff(from.number()))
}
