//! What trainers need: the terms of a position, written down instead of added up, and what a network sees of it.

use arrayvec::ArrayVec;
use palgak_rules::family::FenError;
use palgak_rules::{Game, Match, PieceKind, Position, Side, Square};

use crate::network;
use crate::playable::Playable;

/// The terms of one position.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Terms and how often each holds, the first side's less the second's.
    pub terms: Vec<(u16, i16)>,
    /// The share of the weights of the middle game, from 0 to 1; the rest is the endgame's.
    pub middle: f32,
    /// What the weighted sum is multiplied with, for positions that are hard to win.
    pub scale: f32,
}

/// A game that the engine can play against itself to learn from.
pub trait Trainable: Playable {
    /// The position of a FEN.
    ///
    /// # Errors
    /// When it is none.
    fn read(fen: &str) -> Result<Self, FenError>;

    /// A start of a game; `choose` picks one of so many variants.
    fn begin(choose: &mut dyn FnMut(usize) -> usize) -> Self;

    /// The result for the first side of a game that leads nowhere, 1, 0.5 or 0, if it need not be played on.
    fn result(game: &Match<Self>) -> Option<f32>;
}

/// A game whose judgement is a weighted sum that can be fitted to such games.
pub trait Fitted: Trainable {
    /// The terms of the position. The judgement is the sum of their weighted counts, for the first side.
    fn sample(&self) -> Sample;

    /// The present weights.
    fn weights() -> Vec<(i16, i16)>;
}

/// What the network sees of a position, for the side to move. What the other side sees follows from it
/// ([`Sight::turned`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The inputs that hold, but for that of moving first.
    pub inputs: ArrayVec<u16, 32>,
    /// Whether the side to move is the one that moves first in the game; none where that makes no difference.
    pub moves_first: Option<bool>,
}

impl Sight {
    /// What is seen of a position of a game with Janggi's and Xiangqi's pieces.
    pub fn of<P: Position<Kind = PieceKind>>(position: &P) -> Sight {
        let side = position.side_to_move();
        let points = (0..P::FILES * P::RANKS).map(Square::new);
        let pieces = points.filter_map(|square| Some((position.piece_at(square)?, square)));
        let inputs = pieces.take(32).map(|(piece, square)| network::input(side, piece, square) as u16);
        let moves_first = (P::GAME == Game::Janggi).then_some(side == Side::First);
        Sight { inputs: inputs.collect(), moves_first }
    }

    /// An input as the other side sees it.
    #[must_use]
    pub const fn turned(input: u16) -> u16 {
        let half = KINDS * POINTS;
        let (theirs, kind, point) = (input / half, input % half / POINTS, input % POINTS);
        ((1 - theirs) * KINDS + kind) * POINTS + POINTS - 1 - point
    }

    /// An input on a board whose left is its right: the rules know no difference.
    #[must_use]
    pub const fn mirrored(input: u16) -> u16 {
        input - input % FILES + (FILES - 1 - input % FILES)
    }

    /// Which piece an input is about, wherever it stands: its side and kind in one number.
    #[must_use]
    pub const fn piece(input: u16) -> u16 {
        input / POINTS
    }
}

const FILES: u16 = 9;
const POINTS: u16 = 90;
const KINDS: u16 = 7;

/// The sizes of the network, which its trainer must keep.
pub mod shape {
    use crate::network;

    /// Numbers that a side's view is turned into.
    pub const HIDDEN: usize = network::HIDDEN;
    /// What can be seen.
    pub const INPUTS: usize = network::INPUTS;
    /// The input that says that the side that looks moves first in the game.
    pub const MOVES_FIRST: usize = network::MOVES_FIRST;
    /// Sets of last weights.
    pub const BUCKETS: usize = network::BUCKETS;
    /// What stands for one in the first layer.
    pub const ONE: i16 = network::ONE;
    /// What stands for one among the last weights.
    pub const LAST_ONE: i32 = network::LAST_ONE;
    /// What the output's one is worth, in hundredths of a point.
    pub const WORTH: i32 = network::WORTH;

    /// The set of last weights for so many pieces on the board.
    #[must_use]
    pub const fn bucket(pieces: u32) -> usize {
        network::bucket(pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::xiangqi::{Handicap, Position, Rules};
    use palgak_rules::{MoveList, Position as _};

    /// Both sides' views come from one.
    #[test]
    fn the_other_side_sees_the_board_turned() {
        let mut position = Position::start(Handicap::Even, Rules::default());
        let mut rng = crate::rng::Rng::new(8);
        for _ in 0..40 {
            let mut list = MoveList::new();
            position.legal_moves(&mut list);
            position.make(list[rng.below(list.len() as u32) as usize]);
            let here = Sight::of(&position);
            let (other, mut there) = (position.side_to_move().other(), Vec::new());
            for square in (0..90).map(Square::new) {
                if let Some(piece) = position.piece_at(square) {
                    there.push(network::input(other, piece, square) as u16);
                }
            }
            let turned: Vec<u16> = here.inputs.iter().map(|&input| Sight::turned(input)).collect();
            assert_eq!(turned, there);
        }
    }

    #[test]
    fn a_mirror_swaps_the_files() {
        // My guard on the fourth file from the left becomes one on the sixth.
        let guard = 90 + 3;
        assert_eq!(Sight::mirrored(guard), 90 + 5);
        assert_eq!(Sight::mirrored(90 + 4), 90 + 4);
        assert_eq!((Sight::piece(guard), Sight::piece(8 * 90)), (1, 8));
    }
}
