//! Saved games.

use palgak_rules::{Move, Side, Square};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::SaveError;
use super::codes::Code;
use super::envelope::{self, Contents};
use crate::new_game::NewGame;

const NEWEST: u16 = 1;

/// A game as it is saved: what was chosen, what was played, and where the reader stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SavedGame {
    /// What was chosen, the set-ups being those on the board.
    pub(crate) choices: NewGame,
    /// The seed of the computer's choices in this game.
    pub(crate) seed: u64,
    /// The bikjang rule, and how many plies had been played when it was set so; the first entry is at 0.
    pub(crate) rules: Vec<SavedRule>,
    /// The moves.
    pub(crate) moves: Vec<Move>,
    /// How a player ended the game, if one did.
    pub(crate) ending: Option<SavedEnding>,
    /// The ply shown of a finished game, if not the last.
    pub(crate) review: Option<u32>,
    /// Whether the board was turned by hand.
    pub(crate) flipped: bool,
}

/// A setting of the bikjang rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SavedRule {
    /// How many plies had been played.
    pub(crate) ply: u32,
    /// Whether the rule is on from there.
    pub(crate) bikjang: bool,
}

/// How a player ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SavedEnding {
    /// By giving up.
    Resigned(Side),
    /// By accepting the draw.
    Accepted,
}

/// Version 1 of the choices, frozen.
#[derive(Serialize, Deserialize)]
pub(super) struct NewGameV1 {
    game: u8,
    mode: u8,
    human: u8,
    level: u8,
    cho_setup: u8,
    han_setup: u8,
    bikjang: bool,
    seed: Option<u64>,
}

impl NewGameV1 {
    pub(super) fn of(choices: &NewGame) -> NewGameV1 {
        NewGameV1 {
            game: choices.game.code(),
            mode: choices.mode.code(),
            human: choices.human.code(),
            level: choices.level.code(),
            cho_setup: choices.cho_setup.code(),
            han_setup: choices.han_setup.code(),
            bikjang: choices.bikjang,
            seed: choices.seed,
        }
    }

    pub(super) fn choices(&self) -> Result<NewGame, SaveError> {
        Ok(NewGame {
            game: Code::of(self.game, "the game")?,
            mode: Code::of(self.mode, "the mode")?,
            human: Code::of(self.human, "the person's side")?,
            level: Code::of(self.level, "the level")?,
            cho_setup: Code::of(self.cho_setup, "Cho's set-up")?,
            han_setup: Code::of(self.han_setup, "Han's set-up")?,
            bikjang: self.bikjang,
            seed: self.seed,
        })
    }
}

/// Version 1 of a game, frozen.
#[derive(Serialize, Deserialize)]
struct GameV1 {
    choices: NewGameV1,
    seed: u64,
    rules: Vec<(u32, bool)>,
    /// From and to; a pass is a king's point twice.
    moves: Vec<(u8, u8)>,
    ending: Option<EndingV1>,
    review: Option<u32>,
    flipped: bool,
}

/// Version 1 of an ending, frozen.
#[derive(Serialize, Deserialize)]
enum EndingV1 {
    Resigned(u8),
    Accepted,
}

impl SavedGame {
    /// The game as bytes.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let body = GameV1 {
            choices: NewGameV1::of(&self.choices),
            seed: self.seed,
            rules: self.rules.iter().map(|rule| (rule.ply, rule.bikjang)).collect(),
            moves: self.moves.iter().map(|mv| (mv.from().number(), mv.to().number())).collect(),
            ending: self.ending.map(|ending| match ending {
                SavedEnding::Resigned(side) => EndingV1::Resigned(side.code()),
                SavedEnding::Accepted => EndingV1::Accepted,
            }),
            review: self.review,
            flipped: self.flipped,
        };
        // Writing plain fields to memory cannot fail.
        let body = postcard::to_allocvec(&body).unwrap_or_default();
        envelope::seal(Contents::Game, NEWEST, &body)
    }

    /// The game of these bytes. Whether its moves are possible is for the table to say.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<SavedGame, SaveError> {
        let (_, body) = envelope::open(Contents::Game, NEWEST, bytes)?;
        let body: GameV1 = read_body(body)?;
        let ending = match body.ending {
            None => None,
            Some(EndingV1::Accepted) => Some(SavedEnding::Accepted),
            Some(EndingV1::Resigned(side)) => {
                Some(SavedEnding::Resigned(Code::of(side, "the side that gave up")?))
            }
        };
        Ok(SavedGame {
            choices: body.choices.choices()?,
            seed: body.seed,
            rules: body.rules.into_iter().map(|(ply, bikjang)| SavedRule { ply, bikjang }).collect(),
            moves: body
                .moves
                .into_iter()
                .map(|(from, to)| Move::new(Square::new(from), Square::new(to)))
                .collect(),
            ending,
            review: body.review,
            flipped: body.flipped,
        })
    }
}

/// Reads a body and nothing after it.
pub(super) fn read_body<T: DeserializeOwned>(body: &[u8]) -> Result<T, SaveError> {
    match postcard::take_from_bytes(body) {
        Ok((value, [])) => Ok(value),
        Ok((_, rest)) => Err(SaveError::Body { detail: format!("{} bytes are left over", rest.len()) }),
        Err(error) => Err(SaveError::Body { detail: error.to_string() }),
    }
}
