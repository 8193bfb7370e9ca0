//! The three games.

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Game {
    /// Janggi, Korean chess.
    Janggi,
    /// Xiangqi, Chinese chess.
    Xiangqi,
    /// Chu Shogi, middle shogi.
    ChuShogi,
}

impl Game {
    /// Every game.
    pub const ALL: [Game; 3] = [Game::Janggi, Game::Xiangqi, Game::ChuShogi];

    /// The game of a name that [`Game::as_str`] gives.
    #[must_use]
    pub fn named(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.as_str() == name)
    }

    /// The name used on the command line, in records and in saved games.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Game::Janggi => "janggi",
            Game::Xiangqi => "xiangqi",
            Game::ChuShogi => "chushogi",
        }
    }

    /// The name of a side in this game, as the command line and records write it.
    #[must_use]
    pub const fn side_name(self, side: crate::Side) -> &'static str {
        match (self, side) {
            (Game::Janggi, crate::Side::First) => "cho",
            (Game::Janggi, crate::Side::Second) => "han",
            (Game::Xiangqi, crate::Side::First) => "red",
            (Game::Xiangqi, crate::Side::Second) => "black",
            (Game::ChuShogi, crate::Side::First) => "sente",
            (Game::ChuShogi, crate::Side::Second) => "gote",
        }
    }
}
