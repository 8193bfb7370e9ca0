//! What a trainer needs to fit a game's weights: the terms of a position, written down instead of added up.

use palgak_rules::Match;
use palgak_rules::family::FenError;

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

/// A game whose judgement can be fitted to games the engine plays against itself.
pub trait Trainable: Playable {
    /// The terms of the position. The judgement is the sum of their weighted counts, for the first side.
    fn sample(&self) -> Sample;

    /// The present weights.
    fn weights() -> Vec<(i16, i16)>;

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
