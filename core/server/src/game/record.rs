//! What is written down of a game: one record for each thing that happened. The records are the game; everything else
//! is worked out from them.
//!
//! A record is a version byte and the rest in postcard, which does not describe itself: the types here are frozen as
//! soon as a server has written them. A change makes a new version, and the old one stays readable.

use palgak_online::clock::TimeControl;
use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::Nonce;
use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};
use serde::{Deserialize, Serialize};

/// The version that is written.
const VERSION: u8 = 1;

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// When it was decided, in milliseconds since 1970.
    pub at_ms: u64,
    /// What.
    pub entry: Entry,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// Two players were brought together. Always the first record, and only that.
    Opened(Opening),
    /// A player has chosen a setup, or is ready where there is none to choose.
    Chosen {
        /// The request.
        asked: Asked,
        /// The setup.
        #[serde(with = "codes::maybe_setup")]
        setup: Option<Setup>,
    },
    /// The game begins. In games without setups they say nothing.
    Started {
        /// The setups, the first side first.
        #[serde(with = "codes::setups")]
        setups: [Setup; 2],
    },
    /// A move was played.
    Moved {
        /// The request.
        asked: Asked,
        /// The move in machine notation.
        text: String,
        /// How long the turn had lasted when the move came, in milliseconds.
        elapsed_ms: u64,
        /// How much of that the network was given back.
        credited_ms: u64,
    },
    /// The draw of facing kings was accepted.
    BikjangAccepted(Asked),
    /// A draw was offered.
    DrawOffered(Asked),
    /// The offered draw was declined.
    DrawDeclined(Asked),
    /// The offered draw was accepted.
    DrawAccepted(Asked),
    /// A player gave up.
    Resigned(Asked),
    /// The time of a side has run out.
    TimedOut(#[serde(with = "codes::side")] Side),
    /// The game was called off before it was taken up.
    CalledOff(#[serde(with = "codes::maybe_side")] Option<Side>),
    /// The game was taken up again after its server was gone.
    Resumed {
        /// How long the present turn, or the choice of setups, had lasted by then, in milliseconds.
        elapsed_ms: u64,
        /// Whether its time runs again; if not, it still waits for the players to come back.
        running: bool,
    },
    /// A player would like to play again.
    RematchOffered(Asked),
    /// Both would, and the new game is made.
    Rematch {
        /// The request.
        asked: Asked,
        /// The new game.
        #[serde(with = "codes::game_id")]
        id: GameId,
    },
    /// A player has left the finished game.
    Left(Asked),
}

/// How a game came about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// Which game.
    #[serde(with = "codes::game")]
    pub game: Game,
    /// What brought the players together.
    pub origin: Origin,
    /// The players, the first side first.
    #[serde(with = "codes::players")]
    pub players: [PlayerId; 2],
    /// The numbers of the wishes that the game came of.
    pub nonces: [Nonce; 2],
    /// Since when each had waited, in milliseconds since 1970.
    pub since_ms: [u64; 2],
    /// How long they may choose their setups, in milliseconds.
    pub setup_ms: u64,
    /// How much time they have.
    pub control: TimeControl,
}

/// What brought two players together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// Chance.
    QuickMatch,
    /// The code of an invitation.
    Invitation,
    /// A game that they have played.
    Rematch,
}

/// A player's request, by which it is known when it comes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Who.
    #[serde(with = "codes::side")]
    pub side: Side,
    /// How many plies had been played for who asked.
    pub ply: u32,
    /// The number of the request.
    pub nonce: Nonce,
}

/// Why bytes are no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Written by a later version, or not by this program.
    #[error("the record is of version {0}, and {VERSION} is the last one known")]
    Version(u8),
    /// There is nothing.
    #[error("the record is empty")]
    Empty,
    /// What follows the version cannot be right.
    #[error("the record is damaged: {0}")]
    Damaged(postcard::Error),
    /// More follows where the record should end.
    #[error("{0} bytes follow the record")]
    TooLong(usize),
}

impl Entry {
    /// The request that it came of; none if time or the server brought it about.
    #[must_use]
    pub fn asked(&self) -> Option<&Asked> {
        match self {
            Entry::Chosen { asked, .. } | Entry::Moved { asked, .. } | Entry::Rematch { asked, .. } => {
                Some(asked)
            }
            Entry::BikjangAccepted(asked)
            | Entry::DrawOffered(asked)
            | Entry::DrawDeclined(asked)
            | Entry::DrawAccepted(asked)
            | Entry::Resigned(asked)
            | Entry::RematchOffered(asked)
            | Entry::Left(asked) => Some(asked),
            Entry::Opened(_)
            | Entry::Started { .. }
            | Entry::TimedOut(_)
            | Entry::CalledOff(_)
            | Entry::Resumed { .. } => None,
        }
    }
}

impl Record {
    /// The bytes of a record.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        // Writing into a vector cannot fail for lack of room, and no type here is one that postcard does not know.
        let mut bytes = Vec::with_capacity(64);
        bytes.push(VERSION);
        postcard::to_extend(self, bytes).unwrap_or_default()
    }

    /// The record of bytes.
    ///
    /// # Errors
    /// If they are of an unknown version or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        let (version, rest) = bytes.split_first().ok_or(RecordError::Empty)?;
        if *version != VERSION {
            return Err(RecordError::Version(*version));
        }
        let (record, rest) = postcard::take_from_bytes(rest).map_err(RecordError::Damaged)?;
        if rest.is_empty() { Ok(record) } else { Err(RecordError::TooLong(rest.len())) }
    }
}

/// Types of other crates as numbers that never change.
mod codes {
    use palgak_online::id::{GameId, PlayerId};
    use palgak_rules::janggi::Setup;
    use palgak_rules::{Game, Side};

    const GAMES: [Game; 3] = [Game::Janggi, Game::Xiangqi, Game::ChuShogi];
    const SETUPS: [Setup; 4] = [Setup::Left, Setup::Right, Setup::Inner, Setup::Outer];
    const MAYBE_SIDES: [Option<Side>; 3] = [None, Some(Side::First), Some(Side::Second)];
    const MAYBE_SETUPS: [Option<Setup>; 5] =
        [None, Some(SETUPS[0]), Some(SETUPS[1]), Some(SETUPS[2]), Some(SETUPS[3])];

    macro_rules! coded {
        ($name:ident, $type:ty, $table:expr) => {
            pub(super) mod $name {
                use super::*;
                use serde::de::Error;
                use serde::{Deserialize, Deserializer, Serializer};

                // The signature is serde's.
                #[allow(clippy::trivially_copy_pass_by_ref)]
                pub(in super::super) fn serialize<S: Serializer>(
                    value: &$type,
                    to: S,
                ) -> Result<S::Ok, S::Error> {
                    let code = $table.iter().position(|known| known == value).unwrap_or($table.len());
                    to.serialize_u8(u8::try_from(code).unwrap_or(u8::MAX))
                }

                pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
                    from: D,
                ) -> Result<$type, D::Error> {
                    let code = u8::deserialize(from)?;
                    $table.get(usize::from(code)).copied().ok_or_else(|| D::Error::custom("no such code"))
                }
            }
        };
    }
    coded!(game, Game, GAMES);
    coded!(side, Side, Side::BOTH);
    coded!(maybe_side, Option<Side>, MAYBE_SIDES);
    coded!(maybe_setup, Option<Setup>, MAYBE_SETUPS);
    coded!(setup, Setup, SETUPS);

    macro_rules! turned {
        ($name:ident, $type:ty, $inner:ty, $out:expr, $in:expr) => {
            pub(super) mod $name {
                use super::*;
                use serde::{Deserialize, Deserializer, Serialize, Serializer};

                pub(in super::super) fn serialize<S: Serializer>(
                    value: &$type,
                    to: S,
                ) -> Result<S::Ok, S::Error> {
                    let turn: fn(&$type) -> $inner = $out;
                    turn(value).serialize(to)
                }

                pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
                    from: D,
                ) -> Result<$type, D::Error> {
                    let turn: fn($inner) -> $type = $in;
                    Ok(turn(<$inner>::deserialize(from)?))
                }
            }
        };
    }
    turned!(game_id, GameId, u64, |id| id.0, GameId);
    turned!(players, [PlayerId; 2], [[u8; 32]; 2], |players| players.map(|player| player.0), |keys| keys
        .map(PlayerId));
    turned!(setups, [Setup; 2], [Coded; 2], |setups| setups.map(Coded), |setups| setups.map(|coded| coded.0));

    #[derive(serde::Serialize, serde::Deserialize)]
    pub(super) struct Coded(#[serde(with = "setup")] Setup);
}
