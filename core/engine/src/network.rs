//! A small neural network that judges positions of Janggi and Xiangqi, carried along from move to move.
//!
//! The board is seen by each side from its own end of the table: [`INPUTS`] inputs say what stands where, as "mine" or
//! "theirs". One layer turns what a side sees into [`HIDDEN`] numbers. Since it only adds up one column for each piece
//! on the board, a move changes two or three columns and the rest is kept ([`Accumulator`]). The numbers of both sides,
//! cut to 0..=[`ONE`] and squared, are weighed into one, by weights that depend on how many pieces are left.
//!
//! A column is kept as what all columns of its kind of piece have in common, of sixteen bits, and by how much it differs from
//! that on its point, of eight: half the memory, and a move without capture needs only the latter.
//!
//! All of it is whole numbers: every machine computes the same judgement, eight numbers at once (`lanes`). The weights come from `examples/train`.

use palgak_rules::{Piece, PieceKind, Side, Square};

use crate::lanes::{LANES, Lanes, Sums};

/// Numbers that a side's view of the board is turned into, a multiple of [`LANES`].
pub(crate) const HIDDEN: usize = 64;
/// Points of the board.
const POINTS: usize = 90;
/// Kinds of pieces.
const KINDS: usize = PieceKind::FAMILY.len();
/// What can be seen: mine and theirs, each kind, on each point; and whether the side that looks moves first in the game.
pub(crate) const INPUTS: usize = 2 * KINDS * POINTS + 1;
/// The input that says that the side that looks moves first in the game, which counts where it costs points.
#[cfg(feature = "training")]
pub(crate) const MOVES_FIRST: usize = INPUTS - 1;
/// Sets of last weights, from few pieces to many.
pub(crate) const BUCKETS: usize = 8;
/// What stands for one in the first layer.
pub(crate) const ONE: i16 = 255;
/// What stands for one among the last weights.
pub(crate) const LAST_ONE: i32 = 64;
/// What the last layer's one is worth, in hundredths of a point.
pub(crate) const WORTH: i32 = 400;

/// The size of a file of weights.
const BYTES: usize = 2 * (INPUTS * HIDDEN + HIDDEN + BUCKETS * 2 * HIDDEN) + 4 * BUCKETS;

/// Kinds of pieces, mine and theirs.
const OWNED_KINDS: usize = 2 * KINDS;

/// The weights.
pub(crate) struct Network {
    /// What the columns of a kind have in common.
    kinds: [[i16; HIDDEN]; OWNED_KINDS],
    /// By how much each of them differs from that.
    columns: [[i8; HIDDEN]; OWNED_KINDS * POINTS],
    bias: [i16; HIDDEN],
    last: [[i16; 2 * HIDDEN]; BUCKETS],
    last_bias: [i32; BUCKETS],
}

/// What each side's view adds up to, the first side first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(crate) struct Accumulator([[i16; HIDDEN]; 2]);

impl Default for Accumulator {
    fn default() -> Accumulator {
        Accumulator([[0; HIDDEN]; 2])
    }
}

/// The input by which a side sees a piece.
#[inline]
pub(crate) const fn input(looks: Side, piece: Piece, square: Square) -> usize {
    let theirs = piece.side.index() != looks.index();
    let point = match looks {
        Side::First => square.index(),
        Side::Second => POINTS - 1 - square.index(),
    };
    (theirs as usize * KINDS + piece.kind.index()) * POINTS + point
}

/// The set of last weights for so many pieces on the board.
#[inline]
pub(crate) const fn bucket(pieces: u32) -> usize {
    let bucket = pieces.saturating_sub(1) as usize / 4;
    if bucket < BUCKETS { bucket } else { BUCKETS - 1 }
}

impl Network {
    /// The weights of a file: the columns, the bias, the last weights, each of 16 bits, and their bias, of 32; all
    /// little-endian.
    ///
    /// The last column is left out: it says who moves first in the game, which makes no difference in Xiangqi.
    ///
    /// # Panics
    /// If it has another size, or the columns of a kind are too far apart, which fails the build: files are part of the
    /// program.
    pub(crate) const fn read(file: &[u8]) -> Network {
        assert!(file.len() == BYTES, "a file of weights has another size");
        let mut network = Network {
            kinds: [[0; HIDDEN]; OWNED_KINDS],
            columns: [[0; HIDDEN]; OWNED_KINDS * POINTS],
            bias: [0; HIDDEN],
            last: [[0; 2 * HIDDEN]; BUCKETS],
            last_bias: [0; BUCKETS],
        };
        let mut kind = 0;
        while kind < OWNED_KINDS {
            network.read_kind(file, kind);
            kind += 1;
        }
        let mut at = 2 * INPUTS * HIDDEN;
        let mut row = 0;
        at = fill(&mut network.bias, file, at);
        while row < BUCKETS {
            at = fill(&mut network.last[row], file, at);
            row += 1;
        }
        row = 0;
        while row < BUCKETS {
            network.last_bias[row] = i32::from_le_bytes([file[at], file[at + 1], file[at + 2], file[at + 3]]);
            at += 4;
            row += 1;
        }
        network
    }

    /// Reads the columns of a kind: those numbered from its own number times [`POINTS`] on.
    const fn read_kind(&mut self, file: &[u8], kind: usize) {
        let mut i = 0;
        while i < HIDDEN {
            let (mut least, mut most) = (i16::MAX, i16::MIN);
            let mut point = 0;
            while point < POINTS {
                let weight = number(file, 2 * ((kind * POINTS + point) * HIDDEN + i));
                least = if weight < least { weight } else { least };
                most = if weight > most { weight } else { most };
                point += 1;
            }
            assert!(most as i32 - least as i32 <= u8::MAX as i32, "columns of a kind are too far apart");
            // The least is 128 below it, so that all differences have eight bits.
            let common = least - i8::MIN as i16;
            self.kinds[kind][i] = common;
            point = 0;
            while point < POINTS {
                let column = kind * POINTS + point;
                self.columns[column][i] = (number(file, 2 * (column * HIDDEN + i)) - common) as i8;
                point += 1;
            }
            i += 1;
        }
    }

    /// What both sides see of an empty board.
    pub(crate) fn empty(&self) -> Accumulator {
        Accumulator([self.bias; 2])
    }

    /// Puts a piece on the board.
    pub(crate) fn put(&self, views: &mut Accumulator, piece: Piece, square: Square) {
        for side in Side::BOTH {
            let input = input(side, piece, square);
            let view = &mut views.0[side.index()];
            let (common, column) = (&self.kinds[input / POINTS], &self.columns[input]);
            for i in 0..HIDDEN {
                view[i] = view[i].wrapping_add(common[i]).wrapping_add(i16::from(column[i]));
            }
        }
    }

    /// Moves a piece, which may capture another.
    #[inline]
    pub(crate) fn shift(
        &self,
        views: &Accumulator,
        piece: Piece,
        from: Square,
        to: Square,
        captured: Option<Piece>,
    ) -> Accumulator {
        let mut after = Accumulator::default();
        for side in Side::BOTH {
            let (before, after) = (&views.0[side.index()], &mut after.0[side.index()]);
            let gone = &self.columns[input(side, piece, from)];
            let come = &self.columns[input(side, piece, to)];
            let taken = captured.map(|captured| {
                let input = input(side, captured, to);
                (eights(&self.kinds[input / POINTS]), eights(&self.columns[input]))
            });
            let (before, gone, come) = (eights(before), eights(gone), eights(come));
            for (i, after) in after.as_chunks_mut().0.iter_mut().enumerate() {
                let moved =
                    Lanes::of(&before[i]).plus(Lanes::widened(&come[i])).minus(Lanes::widened(&gone[i]));
                let left = match taken {
                    None => moved,
                    Some((common, column)) => {
                        moved.minus(Lanes::of(&common[i])).minus(Lanes::widened(&column[i]))
                    }
                };
                left.put(after);
            }
        }
        after
    }

    /// The judgement for the side to move, in hundredths of a point.
    #[inline]
    pub(crate) fn judge(&self, views: &Accumulator, to_move: Side, pieces: u32) -> i32 {
        let bucket = bucket(pieces);
        let (mine, theirs) = self.last[bucket].split_at(HIDDEN);
        let sum = weigh(&views.0[to_move.index()], mine) + weigh(&views.0[to_move.other().index()], theirs);
        (sum / i32::from(ONE) + self.last_bias[bucket]) * WORTH / (i32::from(ONE) * LAST_ONE)
    }
}

/// The sixteen bits that begin at a place of the file.
const fn number(file: &[u8], at: usize) -> i16 {
    i16::from_le_bytes([file[at], file[at + 1]])
}

const fn fill(row: &mut [i16], file: &[u8], mut at: usize) -> usize {
    let mut i = 0;
    while i < row.len() {
        row[i] = number(file, at);
        at += 2;
        i += 1;
    }
    at
}

/// The sum of the numbers, cut and squared, times their weights. A weight is at most 128 either way, so that a cut number
/// times a weight has sixteen bits, and the sum stays below 2³¹.
#[inline]
fn weigh(view: &[i16; HIDDEN], weights: &[i16]) -> i32 {
    let sums =
        view.as_chunks().0.iter().zip(weights.as_chunks().0).fold(Sums::none(), |sums, (view, weights)| {
            let cut = Lanes::of(view).cut(ONE);
            sums.and_products(cut.times(Lanes::of(weights)), cut)
        });
    sums.total()
}

/// The numbers of a row in eights.
#[inline]
fn eights<T>(row: &[T; HIDDEN]) -> &[[T; LANES]] {
    row.as_chunks().0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_cut_and_squared_before_they_are_weighed() {
        let mut view = [0; HIDDEN];
        view[..5].copy_from_slice(&[-40, 3, 255, 900, 10]);
        let mut weights = [1; HIDDEN];
        weights[..5].copy_from_slice(&[100, 2, -1, 4, 0]);
        // The first is nothing, 3² · 2, then 255² · -1, and what is above one counts as one: 255² · 4.
        assert_eq!(weigh(&view, &weights), 18 - 65_025 + 4 * 65_025);
    }

    #[test]
    fn the_largest_sums_fit() {
        let views = Accumulator([[i16::MAX; HIDDEN]; 2]);
        for (weight, expected) in [(127, 40_640), (-127, -40_640)] {
            // 128 numbers of one, each weighed with 127 / 64, are 254, at four points each.
            let sum = weigh(&views.0[0], &[weight; HIDDEN]) + weigh(&views.0[1], &[weight; HIDDEN]);
            assert_eq!(sum / i32::from(ONE) * WORTH / (i32::from(ONE) * LAST_ONE), expected * 5 / 2);
        }
    }

    #[test]
    fn each_side_sees_the_board_from_its_own_end() {
        let soldier = |side| Piece { side, kind: PieceKind::Soldier };
        let (near, far) = (Square::new(27), Square::new(62));
        // The soldiers on the outer files are mine and theirs, and the same for both sides.
        assert_eq!(
            input(Side::First, soldier(Side::First), near),
            input(Side::Second, soldier(Side::Second), far)
        );
        assert_eq!(
            input(Side::First, soldier(Side::Second), far),
            input(Side::Second, soldier(Side::First), near)
        );
        assert_ne!(
            input(Side::First, soldier(Side::First), near),
            input(Side::First, soldier(Side::Second), near)
        );
    }

    #[test]
    fn the_start_has_the_last_set_of_weights_and_bare_kings_the_first() {
        assert_eq!([2, 4, 5, 28, 29, 32].map(bucket), [0, 0, 1, 6, 7, 7]);
    }
}
