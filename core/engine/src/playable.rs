//! What the search asks of a game beyond its rules.

use std::fmt::Debug;

use palgak_rules::{Cycle, Move, PieceKind, Position, Side};

/// A game that the engine can play: its rules, and a judgement of positions.
///
/// Scores are from the view of the side to move, in hundredths of an official point (or what the game
/// counts in).
pub trait Playable: Position<Kind = PieceKind> {
    /// How many kinds of pieces the game knows: [`PieceKind::index`] stays below it.
    const KINDS: usize;

    /// How often a position comes up before the repetition may end the game.
    const REPETITIONS: usize;

    /// What a repetition that [`Playable::winner_by_repetition`] decides is worth to the winner before it has
    /// ended the game: if the winner is the side that thinks, and if it is the other.
    const REPEATED: [i32; 2];

    /// Whether such a repetition breaks a rule, so that it is lost whatever else is on the board.
    const REPETITION_IS_FORFEIT: bool;

    /// The part of the judgement that is carried along from move to move instead of being computed anew.
    type Tally: Copy + Default + Debug + Send;

    /// The tally of this position, computed from scratch.
    fn tally(&self) -> Self::Tally;

    /// The tally after a legal move that has not been made yet.
    fn tally_after(&self, tally: &Self::Tally, mv: Move) -> Self::Tally;

    /// The judgement of this position, well within ±20,000.
    fn evaluate(&self, tally: &Self::Tally) -> i32;

    /// What a piece of a kind is worth in exchanges.
    fn worth(kind: PieceKind) -> i32;

    /// What a move gains when both sides then capture on its target as long as it pays, the least valuable
    /// piece first.
    fn exchange(&self, mv: Move) -> i32;

    /// Whether [`Playable::exchange`] is at least `threshold`.
    fn exchange_reaches(&self, mv: Move, threshold: i32) -> bool {
        self.exchange(mv) >= threshold
    }

    /// Whether a legal move gives check.
    fn gives_check(&self, mv: Move) -> bool {
        let mut after = self.clone();
        after.make(mv);
        after.in_check()
    }

    /// Whether the last move was a pass, so that another pass ends the game.
    fn passed(&self) -> bool;

    /// Whether it makes sense to ask what would happen if the side to move did nothing (null-move pruning). It is
    /// asked only where the side to move is not in check.
    fn can_skip(&self) -> bool;

    /// Does nothing for a move, by a pass where the game has one.
    fn skip(&mut self) -> Self::Undo;

    /// Takes back [`Playable::skip`].
    fn unskip(&mut self, undo: Self::Undo);

    /// Who wins when this position comes up [`Playable::REPETITIONS`] times with this cycle of moves between;
    /// none for a draw, or for a repetition that the game lets go on for ever.
    fn winner_by_repetition(&self, cycle: Cycle) -> Option<Side>;

    /// The number of plies after which a game is a draw.
    fn ply_limit(&self) -> Option<usize> {
        None
    }

    /// Whether the side to move would win if the points were counted now.
    fn leads(&self, tally: &Self::Tally) -> bool;

    /// A move to begin the game with, chosen by the seed; none where the search should decide.
    fn opening_move(&self, _seed: u64) -> Option<Move> {
        None
    }
}
