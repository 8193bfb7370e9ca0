//! The three games behind one face: everything the table asks of a game, whichever it is.

mod chushogi;
mod janggi;
mod position;
mod xiangqi;

use palgak_rules::{
    Game, History, Match, Move, MoveList, Outcome, PlayError, chushogi as chu, janggi as jg, xiangqi as xq,
};

pub use self::position::AnyPosition;
use crate::new_game::NewGame;

/// A game being played, of any kind.
#[derive(Clone, Debug)]
pub enum AnyMatch {
    /// Janggi.
    Janggi(Box<Match<jg::Position>>),
    /// Xiangqi.
    Xiangqi(Box<Match<xq::Position>>),
    /// Chu Shogi.
    ChuShogi(Box<Match<chu::Position>>),
}

/// The same for each kind of game.
macro_rules! each {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            AnyMatch::Janggi($game) => $body,
            AnyMatch::Xiangqi($game) => $body,
            AnyMatch::ChuShogi($game) => $body,
        }
    };
}

impl AnyMatch {
    /// A new game as it was chosen.
    #[must_use]
    pub fn start(choices: &NewGame) -> AnyMatch {
        match choices.game {
            Game::Janggi => AnyMatch::Janggi(Box::new(Match::new(janggi::start(choices)))),
            Game::Xiangqi => AnyMatch::Xiangqi(Box::new(Match::new(xiangqi::start(choices)))),
            Game::ChuShogi => AnyMatch::ChuShogi(Box::new(Match::new(chushogi::start(choices)))),
        }
    }

    /// A game that begins with a position in FEN (SFEN in Chu Shogi), with the chosen options.
    ///
    /// # Errors
    /// If the text is no position of the game.
    pub fn from_fen(choices: &NewGame, fen: &str) -> Result<AnyMatch, String> {
        Ok(match choices.game {
            Game::Janggi => AnyMatch::Janggi(Box::new(Match::new(janggi::from_fen(choices, fen)?))),
            Game::Xiangqi => AnyMatch::Xiangqi(Box::new(Match::new(xiangqi::from_fen(choices, fen)?))),
            Game::ChuShogi => AnyMatch::ChuShogi(Box::new(Match::new(chushogi::from_fen(choices, fen)?))),
        })
    }

    /// Which game.
    #[must_use]
    pub fn game(&self) -> Game {
        self.position().game()
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        each!(self, game => game.position())
    }

    /// The position the game began with.
    #[must_use]
    pub fn start_position(&self) -> &dyn AnyPosition {
        each!(self, game => game.start())
    }

    /// The position after the first `ply` moves.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Box<dyn AnyPosition> {
        each!(self, game => Box::new(game.position_at(ply)))
    }

    /// The game of Janggi; none if this is another.
    #[must_use]
    pub fn janggi(&self) -> Option<&Match<jg::Position>> {
        match self {
            AnyMatch::Janggi(game) => Some(game),
            _ => None,
        }
    }

    /// The game of Xiangqi; none if this is another.
    #[must_use]
    pub fn xiangqi(&self) -> Option<&Match<xq::Position>> {
        match self {
            AnyMatch::Xiangqi(game) => Some(game),
            _ => None,
        }
    }

    /// The game of Chu Shogi; none if this is another.
    #[must_use]
    pub fn chushogi(&self) -> Option<&Match<chu::Position>> {
        match self {
            AnyMatch::ChuShogi(game) => Some(game),
            _ => None,
        }
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, game => game.outcome())
    }

    /// Every move that can be played now; none once the game is over.
    #[must_use]
    pub fn legal(&self) -> MoveList {
        let mut list = MoveList::new();
        each!(self, game => game.legal_moves(&mut list));
        list
    }

    /// How many moves were played.
    #[must_use]
    pub fn ply(&self) -> usize {
        each!(self, game => game.ply())
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        each!(self, game => game.moves().collect())
    }

    /// What the game remembers of its moves.
    #[must_use]
    pub fn history(&self) -> History<'_> {
        each!(self, game => game.history())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When the game is over or the move is not allowed.
    pub(crate) fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        each!(self, game => game.play(mv))
    }

    /// Takes back the last move, or the act that ended the game without one.
    pub(crate) fn undo(&mut self) -> Option<Move> {
        each!(self, game => game.undo())
    }

    /// Ends the game: a side gives up.
    pub(crate) fn resign(&mut self, side: palgak_rules::Side) -> Result<(), PlayError> {
        each!(self, game => game.resign(side))
    }

    /// Ends the game: the time of a side has run out.
    pub(crate) fn lose_on_time(&mut self, side: palgak_rules::Side) -> Result<(), PlayError> {
        each!(self, game => game.lose_on_time(side))
    }

    /// Ends the game: the side to move takes the draw that the position offers.
    pub(crate) fn accept_draw(&mut self) -> Result<(), PlayError> {
        each!(self, game => game.accept_draw())
    }

    /// Ends the game: both agree to a draw.
    pub(crate) fn agree_to_draw(&mut self) -> Result<(), PlayError> {
        each!(self, game => game.agree_to_draw())
    }

    /// Whether bikjang is in force; never but in Janggi.
    pub(crate) fn bikjang(&self) -> bool {
        self.janggi().is_some_and(|game| game.position().rules().bikjang)
    }

    /// Sets the bikjang rule from here on. Nothing but in Janggi.
    pub(crate) fn set_bikjang(&mut self, on: bool) {
        if let AnyMatch::Janggi(game) = self {
            game.change_rules(|position| position.set_rules(jg::Rules { bikjang: on }));
        }
    }
}
