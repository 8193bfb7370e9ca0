//! Saved games.

use palgak_rules::{Move, Side, Square};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::SaveError;
use super::codes::Code;
use super::envelope::{self, Contents};
use crate::new_game::{ChuChoices, NewGame, XiangqiChoices};
use crate::snapshot::OfferKind;

const NEWEST: u16 = 3;

/// A game as it is saved: what was chosen, what was played, and where the reader stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SavedGame {
    /// What was chosen, the set-ups being those on the board.
    pub(crate) choices: NewGame,
    /// The seed of the computer's choices in this game.
    pub(crate) seed: u64,
    /// The position it began with, in FEN, if not one that the choices give.
    pub(crate) start: Option<String>,
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
    /// Whether two players have changed sides since they sat down.
    pub(crate) swapped: bool,
    /// What one of two players has proposed, if it waits for an answer.
    pub(crate) offer: Option<SavedOffer>,
}

/// A proposal that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SavedOffer {
    /// What is proposed.
    pub(crate) kind: OfferKind,
    /// Who proposes it.
    pub(crate) by: Side,
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
    /// By accepting the draw that the position offered.
    Accepted,
    /// By agreeing to a draw.
    Agreed,
    /// By letting the time run out (online).
    TimedOut(Side),
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
    fn of(choices: &NewGame) -> NewGameV1 {
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
            ..NewGame::default()
        })
    }
}

/// Version 2 of the choices, frozen: the first and what the other games choose.
#[derive(Serialize, Deserialize)]
pub(super) struct NewGameV2 {
    first: NewGameV1,
    xiangqi: XiangqiV2,
    chushogi: ChuV2,
}

/// Version 2 of the choices for Xiangqi, frozen.
#[derive(Serialize, Deserialize)]
struct XiangqiV2 {
    preset: u8,
    handicap: u8,
    giver: u8,
}

/// Version 2 of the choices for Chu Shogi, frozen.
#[derive(Serialize, Deserialize)]
struct ChuV2 {
    preset: u8,
    promotion: u8,
    bare_king: bool,
    quiet_draw: bool,
    insufficient_material: bool,
    refuse_exposure: bool,
    handicap: u8,
}

impl NewGameV2 {
    pub(super) fn of(choices: &NewGame) -> NewGameV2 {
        let (xiangqi, chushogi) = (choices.xiangqi, choices.chushogi);
        NewGameV2 {
            first: NewGameV1::of(choices),
            xiangqi: XiangqiV2 {
                preset: xiangqi.preset.code(),
                handicap: xiangqi.handicap.code(),
                giver: xiangqi.giver.code(),
            },
            chushogi: ChuV2 {
                preset: chushogi.preset.code(),
                promotion: chushogi.promotion.code(),
                bare_king: chushogi.bare_king,
                quiet_draw: chushogi.quiet_draw,
                insufficient_material: chushogi.insufficient_material,
                refuse_exposure: chushogi.refuse_exposure,
                handicap: chushogi.handicap.code(),
            },
        }
    }

    pub(super) fn choices(&self) -> Result<NewGame, SaveError> {
        let (xiangqi, chushogi) = (&self.xiangqi, &self.chushogi);
        Ok(NewGame {
            xiangqi: XiangqiChoices {
                preset: Code::of(xiangqi.preset, "the rules of Xiangqi")?,
                handicap: Code::of(xiangqi.handicap, "the handicap of Xiangqi")?,
                giver: Code::of(xiangqi.giver, "the side that gives the handicap")?,
            },
            chushogi: ChuChoices {
                preset: Code::of(chushogi.preset, "the rules of Chu Shogi")?,
                promotion: Code::of(chushogi.promotion, "the promotion rule")?,
                bare_king: chushogi.bare_king,
                quiet_draw: chushogi.quiet_draw,
                insufficient_material: chushogi.insufficient_material,
                refuse_exposure: chushogi.refuse_exposure,
                handicap: Code::of(chushogi.handicap, "the handicap of Chu Shogi")?,
            },
            ..self.first.choices()?
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

/// Version 2 of a game, frozen.
#[derive(Serialize, Deserialize)]
struct GameV2 {
    choices: NewGameV2,
    seed: u64,
    start: Option<String>,
    rules: Vec<(u32, bool)>,
    /// Moves as numbers (`Move::bits`): from, to, what is passed, whether it promotes.
    moves: Vec<u32>,
    ending: Option<EndingV2>,
    review: Option<u32>,
    flipped: bool,
    swapped: bool,
}

/// Version 2 of an ending. What there is stays as it is; more may come after it.
#[derive(Serialize, Deserialize)]
enum EndingV2 {
    Resigned(u8),
    Accepted,
    Agreed,
    TimedOut(u8),
}

/// Version 3 of a game, frozen: the second, and what is proposed in it: what, and by whom.
#[derive(Serialize, Deserialize)]
struct GameV3 {
    second: GameV2,
    offer: Option<(u8, u8)>,
}

impl GameV1 {
    fn game(self) -> Result<SavedGame, SaveError> {
        let point = |number| Square::new(number);
        Ok(SavedGame {
            choices: self.choices.choices()?,
            seed: self.seed,
            start: None,
            rules: rules(self.rules),
            moves: self.moves.into_iter().map(|(from, to)| Move::new(point(from), point(to))).collect(),
            ending: match self.ending {
                None => None,
                Some(EndingV1::Accepted) => Some(SavedEnding::Accepted),
                Some(EndingV1::Resigned(side)) => Some(resigned(side)?),
            },
            review: self.review,
            flipped: self.flipped,
            swapped: false,
            offer: None,
        })
    }
}

impl GameV2 {
    fn of(game: &SavedGame) -> GameV2 {
        GameV2 {
            choices: NewGameV2::of(&game.choices),
            seed: game.seed,
            start: game.start.clone(),
            rules: game.rules.iter().map(|rule| (rule.ply, rule.bikjang)).collect(),
            moves: game.moves.iter().map(|mv| mv.bits()).collect(),
            ending: game.ending.map(|ending| match ending {
                SavedEnding::Resigned(side) => EndingV2::Resigned(side.code()),
                SavedEnding::Accepted => EndingV2::Accepted,
                SavedEnding::Agreed => EndingV2::Agreed,
                SavedEnding::TimedOut(side) => EndingV2::TimedOut(side.code()),
            }),
            review: game.review,
            flipped: game.flipped,
            swapped: game.swapped,
        }
    }

    fn game(self) -> Result<SavedGame, SaveError> {
        Ok(SavedGame {
            choices: self.choices.choices()?,
            seed: self.seed,
            start: self.start,
            rules: rules(self.rules),
            moves: self.moves.into_iter().map(Move::from_bits).collect(),
            ending: match self.ending {
                None => None,
                Some(EndingV2::Accepted) => Some(SavedEnding::Accepted),
                Some(EndingV2::Agreed) => Some(SavedEnding::Agreed),
                Some(EndingV2::Resigned(side)) => Some(resigned(side)?),
                Some(EndingV2::TimedOut(side)) => {
                    Some(SavedEnding::TimedOut(Code::of(side, "the side whose time ran out")?))
                }
            },
            review: self.review,
            flipped: self.flipped,
            swapped: self.swapped,
            offer: None,
        })
    }
}

impl GameV3 {
    fn of(game: &SavedGame) -> GameV3 {
        GameV3 {
            second: GameV2::of(game),
            offer: game.offer.map(|offer| (offer.kind.code(), offer.by.code())),
        }
    }

    fn game(self) -> Result<SavedGame, SaveError> {
        let offer = match self.offer {
            None => None,
            Some((kind, by)) => Some(SavedOffer {
                kind: Code::of(kind, "what is proposed")?,
                by: Code::of(by, "the side that proposes")?,
            }),
        };
        Ok(SavedGame { offer, ..self.second.game()? })
    }
}

fn rules(rules: Vec<(u32, bool)>) -> Vec<SavedRule> {
    rules.into_iter().map(|(ply, bikjang)| SavedRule { ply, bikjang }).collect()
}

fn resigned(side: u8) -> Result<SavedEnding, SaveError> {
    Ok(SavedEnding::Resigned(Code::of(side, "the side that gave up")?))
}

impl SavedGame {
    /// The game as bytes.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        // Writing plain fields to memory cannot fail.
        let body = postcard::to_allocvec(&GameV3::of(self)).unwrap_or_default();
        envelope::seal(Contents::Game, NEWEST, &body)
    }

    /// The game of these bytes. Whether its moves are possible is for the table to say.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<SavedGame, SaveError> {
        let (version, body) = envelope::open(Contents::Game, NEWEST, bytes)?;
        match version {
            1 => read_body::<GameV1>(body)?.game(),
            2 => read_body::<GameV2>(body)?.game(),
            _ => read_body::<GameV3>(body)?.game(),
        }
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
