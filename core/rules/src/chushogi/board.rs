//! The board of twelve files and twelve ranks.
//!
//! The squares lie in a frame two squares wide, sixteen to a row, so that no step of two leaves the array: what
//! lies outside is a wall.

use super::kind::{Kind, Step};
use crate::side::Side;
use crate::splitmix::SplitMix64;
use crate::square::Square;

/// Files and ranks of the board.
pub const SIZE: u8 = 12;
/// Squares of the board.
pub const SQUARES: usize = 144;

/// A square of the framed board: sixteen to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

static CELLS: [Cell; SQUARES] = {
    let mut cells = [Cell(0); SQUARES];
    let mut n = 0;
    while n < SQUARES as u8 {
        cells[n as usize] = Cell((n / SIZE + FRAME) * ROW + n % SIZE + FRAME);
        n += 1;
    }
    cells
};

static NUMBERS: [u8; 256] = {
    let mut numbers = [0; 256];
    let mut n = 0;
    while n < SQUARES {
        numbers[CELLS[n].0 as usize] = n as u8;
        n += 1;
    }
    numbers
};

const FRAME: u8 = 2;
const ROW: u8 = 16;

impl Cell {
    /// The cell of a square. What is no square of the board has the first one's.
    #[inline]
    #[must_use]
    pub fn of(square: Square) -> Cell {
        CELLS[if square.index() < SQUARES { square.index() } else { 0 }]
    }

    /// Its square; that of a cell of the frame is the first one.
    #[inline]
    #[must_use]
    pub fn square(self) -> Square {
        Square::new(NUMBERS[usize::from(self.0)])
    }

    /// Its number, from 0 to 255.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The cell at a difference of numbers. From a cell of the board a difference of one or two steps stays inside
    /// the frame.
    #[inline]
    #[must_use]
    pub const fn offset(self, offset: i8) -> Cell {
        Cell(self.0.wrapping_add_signed(offset))
    }

    /// The rank as a side counts it, 0 at its own back rank; meaningless in the frame.
    #[inline]
    #[must_use]
    pub const fn rank(self, side: Side) -> u8 {
        let rank = (self.0 / ROW).saturating_sub(FRAME);
        match side {
            Side::First => rank,
            Side::Second => (SIZE - 1).saturating_sub(rank),
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
    #[must_use]
    pub const fn distance(self, other: Cell) -> u8 {
        let files = (self.0 % ROW).abs_diff(other.0 % ROW);
        let ranks = (self.0 / ROW).abs_diff(other.0 / ROW);
        if files > ranks { files } else { ranks }
    }
}

/// What is on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Content(u8);

impl Content {
    /// Nothing.
    pub const EMPTY: Content = Content(0);
    /// The frame.
    pub const WALL: Content = Content(0xff);

    /// A piece.
    #[inline]
    #[must_use]
    pub const fn piece(side: Side, kind: Kind) -> Content {
        Content((side as u8) << 6 | (kind as u8 + 1))
    }

    /// An index for tables, from 0 to 255.
    #[inline]
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Whether nothing is there.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it is the frame.
    #[inline]
    #[must_use]
    pub const fn is_wall(self) -> bool {
        self.0 == 0xff
    }

    /// Whether a piece of the side is there.
    #[inline]
    #[must_use]
    pub const fn is_of(self, side: Side) -> bool {
        self.0 != 0 && self.0 >> 6 == side as u8
    }

    /// Whether a lion is there.
    #[inline]
    #[must_use]
    pub fn is_lion(self) -> bool {
        self.get().is_some_and(|(_, kind)| kind.is_lion())
    }

    /// The piece.
    #[inline]
    #[must_use]
    pub const fn get(self) -> Option<(Side, Kind)> {
        if self.0 == 0 || self.0 == 0xff {
            return None;
        }
        let side = if self.0 >> 6 == 0 { Side::First } else { Side::Second };
        Some((side, Kind::ALL[(self.0 & 0x3f) as usize - 1]))
    }
}

/// The key of a piece on a cell. Worked out more cheaply than looked up: a table would have 90 KB.
#[inline]
pub(crate) fn key(side: Side, kind: Kind, cell: Cell) -> u64 {
    let number = (side as u64 * 39 + kind as u64) * SQUARES as u64 + u64::from(cell.square().number());
    SplitMix64::nth(0x0063_6875_7368_6f67, number)
}

/// Every cell of the board, from the first side's back rank.
pub(crate) fn cells() -> impl Iterator<Item = Cell> {
    (0..SIZE).flat_map(|rank| (0..SIZE).map(move |file| Cell((rank + FRAME) * ROW + file + FRAME)))
}

/// Pieces on their cells.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    cells: [Content; 256],
    /// Pieces of each side, and how many of them are royal.
    pieces: [u8; 2],
    royals: [u8; 2],
    /// The numbers of the cells of a side's royal pieces, combined by exclusive or: with one royal piece, its cell.
    royal_cells: [u8; 2],
    /// Where a side's pieces are, one bit for each cell.
    places: [[u64; 4]; 2],
    hash: u64,
}

impl Board {
    pub(crate) fn empty() -> Board {
        let mut board = Board {
            cells: [Content::WALL; 256],
            pieces: [0; 2],
            royals: [0; 2],
            royal_cells: [0; 2],
            places: [[0; 4]; 2],
            hash: 0,
        };
        for cell in cells() {
            board.cells[usize::from(cell.0)] = Content::EMPTY;
        }
        board
    }

    /// What is on a cell.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: Cell) -> Content {
        self.cells[usize::from(cell.0)]
    }

    /// How many pieces a side has.
    #[inline]
    #[must_use]
    pub fn pieces(&self, side: Side) -> u8 {
        self.pieces[side.index()]
    }

    /// How many royal pieces a side has.
    #[inline]
    #[must_use]
    pub fn royals(&self, side: Side) -> u8 {
        self.royals[side.index()]
    }

    /// The cell of a side's only royal piece; none if it has another number of them.
    #[inline]
    #[must_use]
    pub fn lone_royal(&self, side: Side) -> Option<Cell> {
        (self.royals(side) == 1).then(|| Cell(self.royal_cells[side.index()]))
    }

    /// The cells of a side's pieces, from the first side's back rank.
    #[inline]
    #[must_use]
    pub fn cells_of(&self, side: Side) -> Cells {
        Cells { words: self.places[side.index()], word: 0 }
    }

    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// What a piece, if it is one, adds to the hash on a cell.
    #[inline]
    pub(crate) fn share(content: Content, cell: Cell) -> u64 {
        content.get().map_or(0, |(side, kind)| key(side, kind, cell))
    }

    /// Puts a piece on an empty cell.
    #[inline]
    pub(crate) fn put(&mut self, cell: Cell, side: Side, kind: Kind) {
        self.cells[usize::from(cell.0)] = Content::piece(side, kind);
        self.pieces[side.index()] += 1;
        if kind.is_royal() {
            self.royals[side.index()] += 1;
            self.royal_cells[side.index()] ^= cell.0;
        }
        self.places[side.index()][usize::from(cell.0 >> 6)] |= 1 << (cell.0 & 63);
        self.hash ^= key(side, kind, cell);
    }

    /// Takes what is on a cell.
    #[inline]
    pub(crate) fn take(&mut self, cell: Cell) -> Content {
        let content = std::mem::replace(&mut self.cells[usize::from(cell.0)], Content::EMPTY);
        if let Some((side, kind)) = content.get() {
            self.pieces[side.index()] -= 1;
            if kind.is_royal() {
                self.royals[side.index()] -= 1;
                self.royal_cells[side.index()] ^= cell.0;
            }
            self.places[side.index()][usize::from(cell.0 >> 6)] &= !(1 << (cell.0 & 63));
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

/// The cells of one side's pieces.
#[derive(Clone, Debug)]
pub struct Cells {
    words: [u64; 4],
    word: u8,
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.word < 4 {
            let word = &mut self.words[usize::from(self.word)];
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Cell(self.word << 6 | bit));
            }
            self.word += 1;
        }
        None
    }
}
