//! What pieces reach, as tables: the squares near them, and the directions they run in.

use super::board::{Board, Cell, Content};
use super::kind::{Kind, Step};
use crate::side::Side;

/// The eight directions as steps of the first side, each four places before its opposite.
const STEPS: [Step; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The eight directions as differences of cells, each four places before its opposite.
pub const DIRECTIONS: [i8; 8] = [16, 17, 1, -15, -16, -17, -1, 15];

/// The squares at most two steps away as differences of cells, the piece's own in the middle (number
/// [`NEAR_COUNT`]` / 2`). The opposite of number `n` is `NEAR_COUNT - 1 - n`.
pub const NEAR: [i8; NEAR_COUNT] = {
    let mut near = [0; NEAR_COUNT];
    let mut n = 0;
    while n < NEAR_COUNT {
        near[n] = (n as i8 / 5 - 2) * 16 + n as i8 % 5 - 2;
        n += 1;
    }
    near
};

/// How many squares [`NEAR`] has.
pub const NEAR_COUNT: usize = 25;

/// What a piece reaches, as a table for its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The squares of [`NEAR`] that it steps or jumps to, one bit for each.
    pub near: u32,
    /// The [`DIRECTIONS`] in which it runs, one bit for each.
    pub runs: u8,
    /// The directions in which it moves as a lion does.
    pub lion: u8,
}

const NOTHING: Reach = Reach { near: 0, runs: 0, lion: 0 };

const fn near_bit(file: i8, rank: i8) -> u32 {
    1 << ((rank + 2) * 5 + file + 2)
}

const fn direction(step: Step) -> u8 {
    let mut d = 0;
    while d < 8 {
        if STEPS[d].0 == step.0 && STEPS[d].1 == step.1 {
            return 1 << d;
        }
        d += 1;
    }
    0
}

/// The reach of a piece of the first side.
const fn forward(kind: Kind) -> Reach {
    let movement = kind.movement();
    let mut reach = NOTHING;
    let mut n = 0;
    while n < movement.steps.len() {
        reach.near |= near_bit(movement.steps[n].0, movement.steps[n].1);
        n += 1;
    }
    n = 0;
    while n < movement.slides.len() {
        reach.runs |= direction(movement.slides[n]);
        n += 1;
    }
    n = 0;
    while n < movement.lion.len() {
        let (file, rank) = movement.lion[n];
        reach.near |= near_bit(file, rank) | near_bit(2 * file, 2 * rank);
        reach.lion |= direction(movement.lion[n]);
        n += 1;
    }
    if kind.is_lion() {
        reach.near = ((1 << NEAR_COUNT) - 1) & !near_bit(0, 0);
    }
    reach
}

/// The reach of what is on a cell, by its [`Content`].
static REACH: [Reach; 256] = {
    let mut table = [NOTHING; 256];
    let mut n = 0;
    while n < Kind::ALL.len() {
        let kind = Kind::ALL[n];
        let reach = forward(kind);
        table[Content::piece(Side::First, kind).number()] = reach;
        table[Content::piece(Side::Second, kind).number()] = Reach {
            near: reach.near.reverse_bits() >> (32 - NEAR_COUNT),
            runs: reach.runs.rotate_left(4),
            lion: reach.lion.rotate_left(4),
        };
        n += 1;
    }
    table
};

/// What the piece on a cell reaches; nothing for an empty one.
#[inline]
#[must_use]
pub fn of(content: Content) -> &'static Reach {
    &REACH[content.number()]
}

/// Hands the cells from which pieces of `side` reach a square, whatever the lion rules say, to `take` until it
/// says stop (true).
#[inline]
pub fn attackers(board: &Board, side: Side, target: Cell, mut take: impl FnMut(Cell) -> bool) -> bool {
    for (n, offset) in NEAR.into_iter().enumerate() {
        let cell = target.offset(offset);
        let content = board.at(cell);
        if of(content).near >> (NEAR_COUNT - 1 - n) & 1 != 0 && content.is_of(side) && take(cell) {
            return true;
        }
    }
    for (d, offset) in DIRECTIONS.into_iter().enumerate() {
        let cell = first_on_ray(board, target, offset);
        let content = board.at(cell);
        if of(content).runs >> (d ^ 4) & 1 != 0 && content.is_of(side) && take(cell) {
            return true;
        }
    }
    false
}

/// The first cell from `from` in a direction that is not empty: a piece or the wall.
#[inline]
#[must_use]
pub fn first_on_ray(board: &Board, from: Cell, offset: i8) -> Cell {
    let mut cell = from.offset(offset);
    while board.at(cell).is_empty() {
        cell = cell.offset(offset);
    }
    cell
}

/// Whether a piece of `side` reaches a square.
#[inline]
#[must_use]
pub fn is_attacked(board: &Board, side: Side, target: Cell) -> bool {
    attackers(board, side, target, |_| true)
}
