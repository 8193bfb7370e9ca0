//! What an app keeps of a session, so that it can be killed at any time.

use serde::{Deserialize, Serialize};

use crate::id::GameId;
use crate::protocol::{Nonce, State};

use super::acts::Pending;

/// The version of what is saved.
const VERSION: u32 = 1;

/// Why saved bytes cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreError {
    /// They were not written by [`super::Session::save`], or are damaged.
    #[error("this is no saved session: {0}")]
    Unreadable(String),
    /// They were written by a newer program.
    #[error("this session was saved by a newer program (version {0}, {VERSION} is known)")]
    Newer(u32),
}

/// A saved session. The identity is not in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Saved {
    pub(super) version: u32,
    /// A wish: a game may have come of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) wish: Option<Nonce>,
    /// A wish that was withdrawn, which the server may not know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cancelling: Option<Nonce>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) game: Option<SavedGame>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) acts: Vec<Pending>,
}

/// The game that the user is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedGame {
    pub(super) id: GameId,
    pub(super) seq: u32,
    /// What was known of it; none if only its name was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) state: Option<State>,
}

impl Saved {
    pub(super) fn new() -> Saved {
        Saved { version: VERSION, ..Saved::default() }
    }

    pub(super) fn write(&self) -> Vec<u8> {
        // Nothing in it can fail to be written as JSON: there are no maps with other keys than texts.
        serde_json::to_vec(self).unwrap_or_default()
    }

    pub(super) fn read(bytes: &[u8]) -> Result<Saved, RestoreError> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        let unreadable = |error: serde_json::Error| RestoreError::Unreadable(error.to_string());
        let Versioned { version } = serde_json::from_slice(bytes).map_err(unreadable)?;
        if version > VERSION {
            return Err(RestoreError::Newer(version));
        }
        serde_json::from_slice(bytes).map_err(unreadable)
    }
}
