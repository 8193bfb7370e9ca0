//! What a new game is made of.

pub use palgak_engine::Level;
use palgak_rules::{Game, Side, janggi::Setup};

use crate::snapshot::Mode;

/// What is chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NewGame {
    /// Which game.
    pub game: Game,
    /// Who plays whom.
    pub mode: Mode,
    /// The person's side against the computer; without meaning for two players.
    pub human: Side,
    /// The computer's strength; without meaning for two players.
    pub level: Level,
    /// Cho's opening set-up. The computer picks its own: if it plays Cho, this is not looked at.
    pub cho_setup: Setup,
    /// Han's opening set-up. The computer picks its own: if it plays Han, this is not looked at.
    pub han_setup: Setup,
    /// Whether the bikjang rule is on.
    pub bikjang: bool,
    /// Makes the computer's choices repeatable; none for a different game each time.
    pub seed: Option<u64>,
}

impl Default for NewGame {
    /// A beginner's first game: Cho against the computer, with the set-up that is easiest to play.
    fn default() -> NewGame {
        NewGame {
            game: Game::Janggi,
            mode: Mode::Computer,
            human: Side::First,
            level: Level::Beginner,
            cho_setup: Setup::Left,
            han_setup: Setup::Left,
            bikjang: true,
            seed: None,
        }
    }
}
