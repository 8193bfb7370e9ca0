//! A game being played: the moves so far, and its end.

use thiserror::Error;

use crate::history::{History, Past};
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::side::Side;

/// A game from its first position to now.
#[derive(Clone, Debug)]
pub struct Match<P: Position> {
    start: P,
    position: P,
    played: Vec<Played<P>>,
    past: Vec<Past>,
    outcome: Option<Outcome>,
}

#[derive(Clone, Debug)]
struct Played<P: Position> {
    mv: Move,
    undo: P::Undo,
}

/// Why a move or an act was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The game is over.
    #[error("the game is over ({}) after ply {ply}", reason.as_str())]
    Over {
        /// Plies played.
        ply: usize,
        /// Why it is over.
        reason: Reason,
    },
    /// The move is not legal in this position.
    #[error("the move is not legal")]
    Illegal,
    /// The move would repeat a position once too often.
    #[error("the move would repeat the position for the fourth time")]
    Repetition,
    /// There is no draw to accept.
    #[error("there is no draw to accept")]
    NoDraw,
}

impl<P: Position> Match<P> {
    /// A game that begins with a position. The position may already be decided.
    #[must_use]
    pub fn new(start: P) -> Match<P> {
        let mut game =
            Match { position: start.clone(), start, played: Vec::new(), past: Vec::new(), outcome: None };
        game.outcome = game.judge();
        game
    }

    /// The position the game began with.
    #[must_use]
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The moves so far.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator + '_ {
        self.played.iter().map(|played| played.mv)
    }

    /// The last move.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.played.last().map(|played| played.mv)
    }

    /// How many moves were played.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.played.len()
    }

    /// The hashes of the positions before the present one, oldest first: what a search needs to know of
    /// repetitions.
    pub fn hashes(&self) -> impl DoubleEndedIterator<Item = u64> + ExactSizeIterator + '_ {
        self.past.iter().map(|past| past.hash)
    }

    /// How often the present position has come up, itself included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.history().occurrences()
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When the game is over or the move is not legal; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.must_be_open()?;
        if !self.position.is_legal(mv) {
            return Err(PlayError::Illegal);
        }
        if self.position.forbidden(mv, &self.history()) {
            return Err(PlayError::Repetition);
        }
        self.make(mv);
        self.outcome = self.judge();
        Ok(())
    }

    /// Adds every move that can be played now to the list; none once the game is over.
    pub fn legal_moves(&self, list: &mut MoveList) {
        if self.outcome.is_none() {
            self.position.legal_moves(list);
            let history = self.history();
            list.retain(|mv| !self.position.forbidden(*mv, &history));
        }
    }

    /// Takes back the last move, or the resignation or acceptance that ended the game without one.
    ///
    /// Returns the move taken back; none if there was only an end to take back, or nothing at all.
    pub fn undo(&mut self) -> Option<Move> {
        if self.outcome.is_some() && self.judge().is_none() {
            self.outcome = None;
            return None;
        }
        let played = self.played.pop()?;
        self.past.pop();
        self.position.unmake(played.mv, played.undo);
        self.outcome = self.judge();
        Some(played.mv)
    }

    /// Ends the game: `side` gives up.
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), PlayError> {
        self.must_be_open()?;
        self.outcome = Some(Outcome::win(side.other(), Reason::Resignation));
        Ok(())
    }

    /// Ends the game: the time of `side` has run out.
    ///
    /// # Errors
    /// When the game is over.
    pub fn lose_on_time(&mut self, side: Side) -> Result<(), PlayError> {
        self.must_be_open()?;
        self.outcome = Some(Outcome::win(side.other(), Reason::Time));
        Ok(())
    }

    /// Ends the game: the side to move accepts the draw that the position offers (bikjang).
    ///
    /// # Errors
    /// When the game is over or the position offers no draw.
    pub fn accept_draw(&mut self) -> Result<(), PlayError> {
        self.must_be_open()?;
        let reason = self.position.claimable_draw().ok_or(PlayError::NoDraw)?;
        self.outcome = Some(Outcome::draw(reason));
        Ok(())
    }

    /// Ends the game: both sides agree to a draw.
    ///
    /// # Errors
    /// When the game is over.
    pub fn agree_to_draw(&mut self) -> Result<(), PlayError> {
        self.must_be_open()?;
        self.outcome = Some(Outcome::draw(Reason::Agreement));
        Ok(())
    }

    /// The position after the first `ply` moves.
    ///
    /// # Panics
    /// Never: a number beyond the end gives the present position.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> P {
        let mut position = self.position.clone();
        for played in self.played.iter().skip(ply).rev() {
            position.unmake(played.mv, played.undo);
        }
        position
    }

    /// Changes the present position's options with `change`, from here on: what was played stays played and is
    /// not judged again, except that the game may now be over, or no longer be.
    pub fn change_rules(&mut self, change: impl Fn(&mut P)) {
        let moves: Vec<Move> = self.moves().collect();
        change(&mut self.start);
        self.position = self.start.clone();
        self.played.clear();
        self.past.clear();
        for mv in moves {
            self.make(mv);
        }
        self.outcome = self.judge();
    }

    /// What the game remembers of its moves.
    #[must_use]
    pub fn history(&self) -> History<'_> {
        History::new(&self.past, self.position.hash())
    }

    fn make(&mut self, mv: Move) {
        let (hash, side) = (self.position.hash(), self.position.side_to_move());
        let undo = self.position.make(mv);
        self.played.push(Played { mv, undo });
        self.past.push(Past { hash, side, checks: self.position.in_check() });
    }

    fn must_be_open(&self) -> Result<(), PlayError> {
        match self.outcome {
            Some(outcome) => Err(PlayError::Over { ply: self.played.len(), reason: outcome.reason }),
            None => Ok(()),
        }
    }

    /// The end that the position and its repetitions decide.
    fn judge(&self) -> Option<Outcome> {
        self.position.terminal().or_else(|| self.position.judge_history(&self.history()))
    }
}
