//! What the ids of options are made of, and the words of games.

use palgak_rules::{Game, Side};

/// A game in ids.
pub(super) const fn id(game: Game) -> &'static str {
    match game {
        Game::Janggi => "janggi",
        Game::Xiangqi => "xiangqi",
        Game::ChuShogi => "chu_shogi",
    }
}

/// The word for a game in the catalogues.
pub(super) const fn word(game: Game) -> &'static str {
    match game {
        Game::Janggi => "game-janggi",
        Game::Xiangqi => "game-xiangqi",
        Game::ChuShogi => "game-chushogi",
    }
}

/// A side in ids.
pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}
