//! A quick match as bytes, so that an app that was killed comes back to it.

use palgak_rules::Game;
use palgak_table::saved::{Contents, SaveError, open, seal};
use serde::{Deserialize, Serialize};

use super::command::Opponent;

const NEWEST: u16 = 1;

/// A quick match as it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SavedMatch {
    /// Where the service is.
    pub(super) server: String,
    /// Whom the player wants to play.
    pub(super) opponent: Opponent,
    /// The session, in its own words.
    pub(super) session: Vec<u8>,
}

/// Version 1, frozen.
#[derive(Serialize, Deserialize)]
struct MatchV1 {
    server: String,
    opponent: OpponentV1,
    session: String,
}

/// Version 1 of an opponent, frozen. Games go by their names.
#[derive(Serialize, Deserialize)]
enum OpponentV1 {
    Stranger(String),
    Friend(String),
    Host(String),
}

impl SavedMatch {
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let game = |game: Game| game.as_str().to_owned();
        let body = MatchV1 {
            server: self.server.clone(),
            opponent: match self.opponent {
                Opponent::Stranger(kind) => OpponentV1::Stranger(game(kind)),
                Opponent::Friend(kind) => OpponentV1::Friend(game(kind)),
                Opponent::Host(code) => OpponentV1::Host(code.to_string()),
            },
            // A session is written as text.
            session: String::from_utf8_lossy(&self.session).into_owned(),
        };
        // Plain fields can always be written.
        seal(Contents::Online, NEWEST, &serde_json::to_vec(&body).unwrap_or_default())
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Result<SavedMatch, SaveError> {
        let (_, body) = open(Contents::Online, NEWEST, bytes)?;
        let broken = |detail: String| SaveError::Body { detail };
        let body: MatchV1 = serde_json::from_slice(body).map_err(|error| broken(error.to_string()))?;
        let game = |name: &str| Game::named(name).ok_or_else(|| broken(format!("there is no game {name:?}")));
        Ok(SavedMatch {
            server: body.server,
            opponent: match body.opponent {
                OpponentV1::Stranger(name) => Opponent::Stranger(game(&name)?),
                OpponentV1::Friend(name) => Opponent::Friend(game(&name)?),
                OpponentV1::Host(code) => Opponent::Host(
                    code.parse().map_err(|error: crate::id::IdError| broken(error.to_string()))?,
                ),
            },
            session: body.session.into_bytes(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved() -> SavedMatch {
        SavedMatch {
            server: "wss://play.example/v1/play".to_owned(),
            opponent: Opponent::Stranger(Game::Janggi),
            session: br#"{"version":1}"#.to_vec(),
        }
    }

    /// These bytes may be on somebody's phone: they must be read for ever.
    #[test]
    fn version_1_is_written_and_read() {
        let bytes = include_bytes!("../../tests/data/quick-match-v1.bin");
        assert_eq!(saved().to_bytes(), bytes);
        assert_eq!(SavedMatch::from_bytes(bytes), Ok(saved()));
    }

    #[test]
    fn friends_come_back() {
        let code = "ABC234".parse().ok();
        for opponent in
            [Some(Opponent::Friend(Game::ChuShogi)), code.map(Opponent::Host)].into_iter().flatten()
        {
            let saved = SavedMatch { opponent, ..saved() };
            assert_eq!(SavedMatch::from_bytes(&saved.to_bytes()), Ok(saved));
        }
    }

    #[test]
    fn damage_and_strangeness_are_seen() {
        let bytes = saved().to_bytes();
        for bit in 0..bytes.len() * 8 {
            let mut damaged = bytes.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(SavedMatch::from_bytes(&damaged).is_err(), "bit {bit}");
        }
        let chess = br#"{"server":"","opponent":{"Stranger":"chess"},"session":""}"#;
        let error =
            SavedMatch::from_bytes(&seal(Contents::Online, 1, chess)).map_err(|error| error.to_string());
        assert_eq!(error, Err("the body of the bytes cannot be read: there is no game \"chess\"".to_owned()));
    }
}
