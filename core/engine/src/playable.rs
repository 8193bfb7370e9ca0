//! What the search asks of a game beyond its rules.

use std::fmt::Debug;

use palgak_rules::{Cycle, Match, Move, MoveList, Outcome, Piece, Position, Side};

use crate::engine::{Engine, Info, Thought};
use crate::limits::{Limits, StopFlag};

/// What a game makes of a position that comes up again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// The game ends, and points or a draw decide it.
    Counts,
    /// The game ends, and one side may have broken a rule: that is lost whatever else is on the board.
    Forfeits,
    /// The move that would repeat once too often may not be made.
    Forbidden,
}

/// A game that the engine can play: its rules, and a judgement of positions.
///
/// Scores are from the view of the side to move, in hundredths of an official point (or what the game
/// counts in).
pub trait Playable: Position {
    /// How many kinds of pieces the game knows: [`Playable::index`] stays below it.
    const KINDS: usize;

    /// How many groups of kinds are told apart where a table for each kind would be too large:
    /// [`Playable::role`] stays below it.
    const ROLES: usize = Self::KINDS;

    /// How often a position comes up before the repetition may end the game, or is forbidden.
    const REPETITIONS: usize;

    /// What a repetition that [`Playable::winner_by_repetition`] decides is worth to the winner before it has
    /// ended the game: if the winner is the side that thinks, and if it is the other.
    const REPEATED: [i32; 2];

    /// What comes of a repetition in the end.
    const REPETITION: Repetition;

    /// Whether a side may move into check and lose the game by it. The search leaves such moves out.
    const MAY_EXPOSE: bool = false;

    /// Whether the rules know a pass.
    const MAY_PASS: bool = false;

    /// How many times as many positions as on the board of Janggi have to be looked at to look equally far ahead.
    const BREADTH: u64 = 1;

    /// The least worth of a piece whose loss a review calls by that name.
    const A_PIECE: i32;

    /// The part of the judgement that is carried along from move to move instead of being computed anew.
    type Tally: Copy + Default + Debug + Send;

    /// What it takes to give check in a position: the part of the question that is the same for all its moves.
    type Aim: Copy + Debug;

    /// A kind as a small number.
    fn index(kind: Self::Kind) -> usize;

    /// The group of a kind, for large tables.
    fn role(kind: Self::Kind) -> usize {
        Self::index(kind)
    }

    /// How often in a hundred times a beginner overlooks a capture by a kind of piece.
    fn overlooked(kind: Self::Kind) -> u64;

    /// The tally of this position, computed from scratch.
    fn tally(&self) -> Self::Tally;

    /// The tally after a legal move that has not been made yet.
    fn tally_after(&self, tally: &Self::Tally, mv: Move) -> Self::Tally;

    /// The judgement of this position, well within ±20,000.
    fn evaluate(&self, tally: &Self::Tally) -> i32;

    /// What a piece of a kind is worth in exchanges.
    fn worth(kind: Self::Kind) -> i32;

    /// The piece that a move captures; the dearest one where there are several.
    #[inline]
    fn victim(&self, mv: Move) -> Option<Piece<Self::Kind>> {
        if mv.is_pass() { None } else { self.piece_at(mv.to()) }
    }

    /// What a move wins at once: the worth of all it captures, and of a promotion.
    #[inline]
    fn spoils(&self, mv: Move) -> i32 {
        self.victim(mv).map_or(0, |victim| Self::worth(victim.kind))
    }

    /// Whether a move changes what is on the board so much that it is looked at with the captures.
    #[inline]
    fn is_noisy(&self, mv: Move) -> bool {
        self.victim(mv).is_some()
    }

    /// The moves that a search has to look at: the legal ones, but for some that another is always as good as.
    #[inline]
    fn search_moves(&self, list: &mut MoveList) {
        self.legal_moves(list);
    }

    /// Whether a move is one of [`Playable::search_moves`].
    #[inline]
    fn search_allows(&self, mv: Move) -> bool {
        self.is_legal(mv)
    }

    /// Those of [`Playable::search_moves`] that capture something.
    #[inline]
    fn search_captures(&self, list: &mut MoveList) {
        self.legal_captures(list);
    }

    /// Those of [`Playable::search_moves`] that are [noisy](Playable::is_noisy).
    #[inline]
    fn search_noisy(&self, list: &mut MoveList) {
        self.search_captures(list);
    }

    /// Those of [`Playable::search_moves`] that are not [noisy](Playable::is_noisy).
    fn search_quiet(&self, list: &mut MoveList) {
        self.search_moves(list);
        list.retain(|mv| !self.is_noisy(*mv));
    }

    /// What a move gains when both sides then capture on its target as long as it pays, the least valuable
    /// piece first.
    fn exchange(&self, mv: Move) -> i32;

    /// Whether [`Playable::exchange`] is at least `threshold`.
    fn exchange_reaches(&self, mv: Move, threshold: i32) -> bool {
        self.exchange(mv) >= threshold
    }

    /// What it takes to give check here.
    fn aim(&self) -> Self::Aim;

    /// Whether a legal move gives check, given what it takes in this position.
    fn gives_check(&self, aim: &Self::Aim, mv: Move) -> bool;

    /// The end of the game in this position, if it is over though there may be moves to make: something else than
    /// mate has decided it.
    #[inline]
    fn decided(&self) -> Option<Outcome> {
        None
    }

    /// Whether the side that has just moved left itself to be mated on the spot, where the rules allow that
    /// ([`Playable::MAY_EXPOSE`]).
    #[inline]
    fn exposed(&self) -> bool {
        false
    }

    /// Whether the side to move is mated, or has lost its king already.
    fn is_mate(&self) -> bool {
        self.in_check() && self.terminal().is_some()
    }

    /// Whether the last move was a pass, so that another pass ends the game.
    fn passed(&self) -> bool;

    /// Whether it makes sense to ask what would happen if the side to move did nothing (null-move pruning). It is
    /// asked only where the side to move is not in check.
    fn can_skip(&self) -> bool;

    /// The hash after [`Playable::skip`].
    fn hash_after_skip(&self) -> u64;

    /// Does nothing for a move, by a pass where the game has one.
    fn skip(&mut self) -> Self::Undo;

    /// Takes back [`Playable::skip`].
    fn unskip(&mut self, undo: Self::Undo);

    /// Who wins when this position comes up [`Playable::REPETITIONS`] times with this cycle of moves between, or
    /// who need not turn aside; none for a draw, or for a repetition that the game lets go on for ever.
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

    /// [`Engine::think`] for this game: the search is made for each game here, once and with all optimisation, not in
    /// every crate that calls it, which may be compiled to be small.
    fn think(
        engine: &mut Engine<Self>,
        game: &Match<Self>,
        limits: &Limits,
        stop: &StopFlag,
        report: &mut dyn FnMut(&Info<'_>),
    ) -> Option<Thought>
    where
        Self: Sized;
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::{chushogi, janggi, xiangqi};

    /// Plays a game by chance and compares what the hash will be with what it is.
    fn compare<P: Playable>(mut position: P) {
        let mut rng = crate::rng::Rng::new(21);
        for _ in 0..150 {
            if !position.in_check() && position.claimable_draw().is_none() && position.can_skip() {
                let expected = position.hash_after_skip();
                let undo = position.skip();
                assert_eq!(position.hash(), expected);
                assert_eq!(position.passed(), P::MAY_PASS);
                position.unskip(undo);
            }
            let mut list = MoveList::new();
            position.search_moves(&mut list);
            if list.is_empty() {
                break;
            }
            position.make(list[rng.below(list.len() as u32) as usize]);
        }
    }

    #[test]
    fn the_hash_after_a_skip_is_known_before_it() {
        let setup = janggi::Setup::Inner;
        compare(janggi::Position::start(setup, setup, janggi::Rules::default()));
        compare(xiangqi::Position::start(xiangqi::Handicap::Even, xiangqi::Rules::default()));
        compare(chushogi::Position::start(chushogi::Handicap::Even, chushogi::Rules::default()));
    }
}
