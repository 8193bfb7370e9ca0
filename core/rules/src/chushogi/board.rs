//! The board of twelve files and twelve ranks.
//!
//! The squares lie in a frame two squares wide, sixteen to a row, so that no step of two leaves the array: what
//! lies outside is a wall.

use super::kind::{Kind, Step};
use crate::family::zobrist::keys;
use crate::side::Side;
use crate::square::Square;

/// Files and ranks of the board.
pub const SIZE: u8 = 12;
/// Squares of the board.
pub const SQUARES: usize = 144;

/// A square of the framed board: sixteen to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Cell(pub(crate) u8);

const FRAME: u8 = 2;
const ROW: u8 = 16;

impl Cell {
    #[inline]
    pub(crate) const fn of(square: Square) -> Cell {
        let (file, rank) = (square.number() % SIZE, square.number() / SIZE);
        Cell((rank + FRAME) * ROW + file + FRAME)
    }

    #[inline]
    pub(crate) const fn square(self) -> Square {
        let (file, rank) = (self.0 % ROW - FRAME, self.0 / ROW - FRAME);
        Square::new(rank * SIZE + file)
    }

    /// The rank as a side counts it, 0 at its own back rank.
    #[inline]
    pub(crate) const fn rank(self, side: Side) -> u8 {
        let rank = self.0 / ROW - FRAME;
        match side {
            Side::First => rank,
            Side::Second => SIZE - 1 - rank,
        }
    }

    /// The cell a step away, as `side` sees the step. Steps of at most two stay inside the frame.
    #[inline]
    pub(crate) const fn step(self, side: Side, step: Step) -> Cell {
        let offset = step.1 * ROW as i8 + step.0;
        let offset = match side {
            Side::First => offset,
            Side::Second => -offset,
        };
        Cell(self.0.wrapping_add_signed(offset))
    }

    /// How many king's steps lie between two cells.
    #[inline]
    pub(crate) const fn distance(self, other: Cell) -> u8 {
        let files = (self.0 % ROW).abs_diff(other.0 % ROW);
        let ranks = (self.0 / ROW).abs_diff(other.0 / ROW);
        if files > ranks { files } else { ranks }
    }
}

/// What is on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Content(u8);

impl Content {
    pub(crate) const EMPTY: Content = Content(0);
    pub(crate) const WALL: Content = Content(0xff);

    #[inline]
    pub(crate) const fn piece(side: Side, kind: Kind) -> Content {
        Content((side as u8) << 6 | (kind as u8 + 1))
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn is_wall(self) -> bool {
        self.0 == 0xff
    }

    #[inline]
    pub(crate) const fn is_of(self, side: Side) -> bool {
        self.0 != 0 && self.0 != 0xff && self.0 >> 6 == side as u8
    }

    #[inline]
    pub(crate) const fn get(self) -> Option<(Side, Kind)> {
        if self.0 == 0 || self.0 == 0xff {
            return None;
        }
        let side = if self.0 >> 6 == 0 { Side::First } else { Side::Second };
        Some((side, Kind::ALL[(self.0 & 0x3f) as usize - 1]))
    }
}

static KEYS: [u64; 2 * 39 * SQUARES] = keys(0x0063_6875_7368_6f67);

/// The key of a piece on a cell.
#[inline]
pub(crate) fn key(side: Side, kind: Kind, cell: Cell) -> u64 {
    KEYS[(side as usize * 39 + kind as usize) * SQUARES + cell.square().index()]
}

/// Every cell of the board, from the first side's back rank.
pub(crate) fn cells() -> impl Iterator<Item = Cell> {
    (0..SIZE).flat_map(|rank| (0..SIZE).map(move |file| Cell((rank + FRAME) * ROW + file + FRAME)))
}

/// Pieces on their cells.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Board {
    cells: [Content; 256],
    /// Pieces of each side, and how many of them are royal.
    pieces: [u8; 2],
    royals: [u8; 2],
    hash: u64,
}

impl Board {
    pub(crate) fn empty() -> Board {
        let mut board = Board { cells: [Content::WALL; 256], pieces: [0; 2], royals: [0; 2], hash: 0 };
        for cell in cells() {
            board.cells[usize::from(cell.0)] = Content::EMPTY;
        }
        board
    }

    #[inline]
    pub(crate) fn at(&self, cell: Cell) -> Content {
        self.cells[usize::from(cell.0)]
    }

    #[inline]
    pub(crate) fn pieces(&self, side: Side) -> u8 {
        self.pieces[side.index()]
    }

    #[inline]
    pub(crate) fn royals(&self, side: Side) -> u8 {
        self.royals[side.index()]
    }

    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// Puts a piece on an empty cell.
    #[inline]
    pub(crate) fn put(&mut self, cell: Cell, side: Side, kind: Kind) {
        self.cells[usize::from(cell.0)] = Content::piece(side, kind);
        self.pieces[side.index()] += 1;
        self.royals[side.index()] += u8::from(kind.is_royal());
        self.hash ^= key(side, kind, cell);
    }

    /// Takes what is on a cell.
    #[inline]
    pub(crate) fn take(&mut self, cell: Cell) -> Content {
        let content = std::mem::replace(&mut self.cells[usize::from(cell.0)], Content::EMPTY);
        if let Some((side, kind)) = content.get() {
            self.pieces[side.index()] -= 1;
            self.royals[side.index()] -= u8::from(kind.is_royal());
            self.hash ^= key(side, kind, cell);
        }
        content
    }

    /// Puts back what was taken from a cell.
    #[inline]
    pub(crate) fn restore(&mut self, cell: Cell, content: Content) {
        if let Some((side, kind)) = content.get() {
            self.put(cell, side, kind);
        }
    }
}
