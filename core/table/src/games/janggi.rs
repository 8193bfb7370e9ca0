//! What is particular to Janggi.

use palgak_rules::janggi::{Position, Rules, notation};
use palgak_rules::{Move, Position as _, Side, Square};

use super::position::Particular;
use crate::new_game::NewGame;
use crate::view::NotationStyle;

/// The start of a game.
pub(super) fn start(choices: &NewGame) -> Position {
    Position::start(choices.cho_setup, choices.han_setup, Rules { bikjang: choices.bikjang })
}

/// The position of a FEN.
pub(super) fn from_fen(choices: &NewGame, fen: &str) -> Result<Position, String> {
    Position::from_fen(fen, Rules { bikjang: choices.bikjang }).map_err(|error| error.to_string())
}

impl Particular for Position {
    fn checked(&self) -> Vec<Square> {
        self.in_check().then(|| self.king(self.side_to_move())).into_iter().collect()
    }

    fn points(&self, side: Side) -> Option<String> {
        Some(Position::points(self, side).to_string())
    }

    fn write(&self, mv: Move) -> Vec<(NotationStyle, String)> {
        vec![
            (NotationStyle::Korean, notation::korean(self, mv)),
            (NotationStyle::Machine, notation::machine(mv)),
        ]
    }

    fn read(&self, text: &str) -> Result<Move, String> {
        notation::parse(self, text).map_err(|error| error.to_string())
    }
}
