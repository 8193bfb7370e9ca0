//! A game between two players who are somewhere else: the same game as on the table, without anything to look at.
//!
//! A server decides with it what may be done. It writes no words and draws no board, so a move costs what the rules
//! cost. Whose request it is comes with each; when, and how much time is left, is for others to say.

use palgak_rules::{Game, Move, Outcome, PlayError, Reason, Side, chushogi, janggi, xiangqi};
use thiserror::Error;

use crate::games::AnyMatch;
use crate::new_game::NewGame;
use crate::offers::agrees_on_draws;
use crate::snapshot::Mode;

/// A game between two players, as its referee sees it.
#[derive(Clone, Debug)]
pub struct Referee {
    game: AnyMatch,
    draw_offer: Option<Side>,
}

/// Why a referee refuses something. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RefereeError {
    /// The game is over.
    #[error("the game is over ({}) after ply {ply}", reason.as_str())]
    Over {
        /// Plies played.
        ply: usize,
        /// Why it is over.
        reason: Reason,
    },
    /// It is the other side's turn.
    #[error("it is the turn of {turn}")]
    NotYourTurn {
        /// Whose turn it is.
        turn: &'static str,
    },
    /// The text is no move in machine notation.
    #[error("{0}")]
    Notation(String),
    /// The move is not allowed.
    #[error("{text}: {why}")]
    Move {
        /// The move.
        text: String,
        /// Why not.
        why: PlayError,
    },
    /// The kings do not face each other, or not before the side that asks.
    #[error("the position offers no draw")]
    NoBikjang,
    /// In this game, nobody agrees on a draw.
    #[error("in {game}, players do not agree on a draw")]
    NoAgreement {
        /// The game.
        game: &'static str,
    },
    /// A draw is offered already.
    #[error("a draw is offered already")]
    OfferOpen,
    /// The other side offers no draw.
    #[error("the other side offers no draw")]
    NoOffer,
}

impl Referee {
    /// The rules that strangers play by, the setups as chosen: bikjang is on in Janggi, Xiangqi is played by tabletop
    /// rules, Chu Shogi by the standard ones, nobody gives a handicap, and nothing is taken back.
    #[must_use]
    pub fn between_strangers(game: Game, setups: [janggi::Setup; 2]) -> Referee {
        let [cho_setup, han_setup] = setups;
        Referee::new(&NewGame {
            game,
            mode: Mode::TwoPlayers,
            bikjang: game == Game::Janggi,
            cho_setup,
            han_setup,
            ..NewGame::default()
        })
    }

    /// A new game. Who sits where, and how strong the computer is, is not looked at.
    #[must_use]
    pub fn new(choices: &NewGame) -> Referee {
        Referee { game: AnyMatch::start(choices), draw_offer: None }
    }

    /// Which game.
    #[must_use]
    pub fn game(&self) -> Game {
        self.game.game()
    }

    /// The game itself, for whoever wants to think about it.
    #[must_use]
    pub fn as_match(&self) -> &AnyMatch {
        &self.game
    }

    /// A move in machine notation.
    #[must_use]
    pub fn text_of(&self, mv: Move) -> String {
        write(self.game(), mv)
    }

    /// Whose turn it is; none once the game is over.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        self.outcome().is_none().then(|| self.game.position().side_to_move())
    }

    /// How many plies were played.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.game.ply()
    }

    /// How the game ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// How the game ended, in the words of records: `win cho checkmate`, `draw agreement`.
    #[must_use]
    pub fn result(&self) -> Option<String> {
        self.outcome().map(|outcome| result_text(self.game(), outcome))
    }

    /// The moves in machine notation.
    pub fn moves(&self) -> impl Iterator<Item = String> + '_ {
        let game = self.game();
        self.game.moves().into_iter().map(move |mv| write(game, mv))
    }

    /// Every legal move in machine notation; none once the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        self.game.legal().into_iter().map(|mv| write(self.game(), mv)).collect()
    }

    /// Who offers a draw.
    #[must_use]
    pub fn draw_offered_by(&self) -> Option<Side> {
        self.draw_offer
    }

    /// Plays a move in machine notation, which comes back as it is usually written. An offer of a draw lapses.
    ///
    /// # Errors
    /// If the game is over, it is the other side's turn, the text is no move or the move is not allowed.
    pub fn play(&mut self, side: Side, text: &str) -> Result<String, RefereeError> {
        self.must_be_open()?;
        self.must_be_turn_of(side)?;
        let mv = read(self.game(), text)?;
        self.game.play(mv).map_err(|why| RefereeError::Move { text: write(self.game(), mv), why })?;
        self.draw_offer = None;
        Ok(write(self.game(), mv))
    }

    /// A side takes the draw that facing kings offer it.
    ///
    /// # Errors
    /// If the game is over, it is the other side's turn, or the position offers no draw.
    pub fn accept_bikjang(&mut self, side: Side) -> Result<(), RefereeError> {
        self.must_be_open()?;
        self.must_be_turn_of(side)?;
        self.end(|game| game.accept_draw()).map_err(|error| match error {
            RefereeError::NoOffer => RefereeError::NoBikjang,
            error => error,
        })
    }

    /// A side gives up, whoever is to move.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), RefereeError> {
        self.end(|game| game.resign(side))
    }

    /// The time of a side has run out.
    ///
    /// # Errors
    /// If the game is over.
    pub fn time_out(&mut self, side: Side) -> Result<(), RefereeError> {
        self.end(|game| game.lose_on_time(side))
    }

    /// A side offers a draw, whoever is to move. The offer lapses with the next move.
    ///
    /// # Errors
    /// If the game is over, is one without agreement on draws, or a draw is offered already.
    pub fn offer_draw(&mut self, side: Side) -> Result<(), RefereeError> {
        self.must_be_open()?;
        if !agrees_on_draws(self.game()) {
            return Err(RefereeError::NoAgreement { game: self.game().as_str() });
        }
        if self.draw_offer.is_some() {
            return Err(RefereeError::OfferOpen);
        }
        self.draw_offer = Some(side);
        Ok(())
    }

    /// A side takes the draw that the other offers.
    ///
    /// # Errors
    /// If the game is over or the other side offers none.
    pub fn accept_draw(&mut self, side: Side) -> Result<(), RefereeError> {
        self.must_be_offered_to(side)?;
        self.end(|game| game.agree_to_draw())
    }

    /// A side declines the draw that the other offers.
    ///
    /// # Errors
    /// If the game is over or the other side offers none.
    pub fn decline_draw(&mut self, side: Side) -> Result<(), RefereeError> {
        self.must_be_offered_to(side)?;
        self.draw_offer = None;
        Ok(())
    }

    fn end(&mut self, end: impl FnOnce(&mut AnyMatch) -> Result<(), PlayError>) -> Result<(), RefereeError> {
        end(&mut self.game).map_err(|why| match why {
            PlayError::Over { ply, reason } => RefereeError::Over { ply, reason },
            _ => RefereeError::NoOffer,
        })?;
        self.draw_offer = None;
        Ok(())
    }

    fn must_be_open(&self) -> Result<(), RefereeError> {
        match self.outcome() {
            Some(outcome) => Err(RefereeError::Over { ply: self.ply(), reason: outcome.reason }),
            None => Ok(()),
        }
    }

    fn must_be_turn_of(&self, side: Side) -> Result<(), RefereeError> {
        let turn = self.game.position().side_to_move();
        if turn == side {
            return Ok(());
        }
        Err(RefereeError::NotYourTurn { turn: self.game().side_name(turn) })
    }

    fn must_be_offered_to(&self, side: Side) -> Result<(), RefereeError> {
        self.must_be_open()?;
        if self.draw_offer == Some(side.other()) { Ok(()) } else { Err(RefereeError::NoOffer) }
    }
}

/// How a game ended, in the words of records.
pub(crate) fn result_text(game: Game, outcome: Outcome) -> String {
    let reason = outcome.reason.as_str();
    match outcome.winner {
        Some(side) => format!("win {} {reason}", game.side_name(side)),
        None => format!("draw {reason}"),
    }
}

/// A move in machine notation.
fn write(game: Game, mv: Move) -> String {
    match game {
        // Both games name their points alike.
        Game::Janggi | Game::Xiangqi => janggi::notation::machine(mv),
        Game::ChuShogi => chushogi::notation::machine(mv),
    }
}

/// The move of a text in machine notation.
pub(crate) fn read(game: Game, text: &str) -> Result<Move, RefereeError> {
    // What comes over the wire may be long; what is repeated in a message is not.
    let text = text.get(..text.len().min(16)).unwrap_or("");
    match game {
        Game::Janggi => janggi::notation::parse_machine(text).map_err(|error| error.to_string()),
        Game::Xiangqi => xiangqi::notation::parse_machine(text)
            .ok_or_else(|| format!("'{text}' is not a move: expected a form such as h3e3")),
        Game::ChuShogi => chushogi::notation::parse_machine(text).map_err(|error| error.to_string()),
    }
    .map_err(RefereeError::Notation)
}
