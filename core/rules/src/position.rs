//! What the three games have in common.

use std::fmt::Debug;

use crate::game::Game;
use crate::history::History;
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Reason};
use crate::piece::Piece;
use crate::side::Side;
use crate::square::Square;

/// A position of one of the games: what stands where, whose turn it is, and whatever else the rules look at.
pub trait Position: Clone + Debug + Send + Sync + 'static {
    /// Which game this is.
    const GAME: Game;
    /// Columns of the board.
    const FILES: u8;
    /// Rows of the board.
    const RANKS: u8;
    /// What its pieces are.
    type Kind: Copy + Debug + Eq + Send;
    /// What [`Position::unmake`] needs to restore a position.
    type Undo: Copy + Debug + Send;

    /// Whose turn it is.
    fn side_to_move(&self) -> Side;

    /// The piece on a point.
    fn piece_at(&self, square: Square) -> Option<Piece<Self::Kind>>;

    /// Whether the side to move is in check.
    fn in_check(&self) -> bool;

    /// Adds every legal move to the list. Passes are moves; acceptance of a draw is not.
    fn legal_moves(&self, list: &mut MoveList);

    /// Adds every legal move that captures something to the list.
    fn legal_captures(&self, list: &mut MoveList);

    /// Adds every legal move that captures nothing to the list, passes included.
    fn legal_quiet(&self, list: &mut MoveList);

    /// How many legal moves there are.
    fn legal_count(&self) -> usize {
        let mut list = MoveList::new();
        self.legal_moves(&mut list);
        list.len()
    }

    /// Whether a move is legal here.
    fn is_legal(&self, mv: Move) -> bool;

    /// Plays a legal move. With any other the position becomes meaningless (it does not panic for points on
    /// the board).
    fn make(&mut self, mv: Move) -> Self::Undo;

    /// Takes back the move just made.
    fn unmake(&mut self, mv: Move, undo: Self::Undo);

    /// A number that stands for the position's identity: pieces, side to move, rule state.
    fn hash(&self) -> u64;

    /// What [`Position::hash`] will be after a legal move.
    fn hash_after(&self, mv: Move) -> u64 {
        let mut after = self.clone();
        after.make(mv);
        after.hash()
    }

    /// The position in FEN.
    fn fen(&self) -> String;

    /// The end of the game, where the position alone decides it.
    fn terminal(&self) -> Option<Outcome>;

    /// The end of the game, where the moves that led here decide it: repetition, long check, too many moves.
    fn judge_history(&self, history: &History<'_>) -> Option<Outcome>;

    /// Whether a legal move is forbidden because of the moves that led here: a repetition that the game does not
    /// allow. Games that judge repetitions afterwards forbid nothing.
    fn forbidden(&self, _mv: Move, _history: &History<'_>) -> bool {
        false
    }

    /// The draw the side to move may claim here, if any.
    fn claimable_draw(&self) -> Option<Reason>;
}

/// Counts the legal lines of a length: the usual check of a move generator.
pub fn perft<P: Position>(position: &mut P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return position.legal_count() as u64;
    }
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    let mut count = 0;
    for mv in list {
        let undo = position.make(mv);
        count += perft(position, depth - 1);
        position.unmake(mv, undo);
    }
    count
}
