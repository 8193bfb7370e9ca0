//! What the command line knows of each game. A game joins by an implementation of [`Rulebook`] and an arm in
//! [`with_game!`]; no command knows one game from another.

pub(crate) mod janggi;

use palgak_engine::Playable;
use palgak_rules::{Move, Position};

use crate::args::{GameName, Style};
use crate::error::{Choices, Failure, Result};

/// A word of a game as typed: a move, or the acceptance of the draw that stands open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// A move or a pass.
    Move(Move),
    /// The side to move accepts the draw.
    AcceptDraw,
}

/// What a game adds to its positions on the command line.
pub(crate) trait Rulebook {
    /// The game's positions.
    type Position: Playable;

    /// The notations moves can be written in.
    const STYLES: &'static [Style];

    /// The position that `--rules`, `--fen` and `--setup` describe.
    fn start(rules: Option<&str>, fen: Option<&str>, setup: Option<&str>) -> Result<Self::Position>;

    /// Read a move in any of the game's notations. The message says what is wrong with it.
    fn read(position: &Self::Position, word: &str) -> std::result::Result<Word, String>;

    /// Write a legal move in one of [`Rulebook::STYLES`].
    fn write(position: &Self::Position, mv: Move, style: Style) -> String;

    /// Write the acceptance of a draw.
    fn write_acceptance(position: &Self::Position, style: Style) -> String;

    /// Why a move is not legal, in a few words.
    fn explain(position: &Self::Position, mv: Move) -> String;

    /// The score in a line of words, where the game has one.
    fn score(position: &Self::Position) -> Option<String>;
}

/// Calls a generic function with the rulebook of a game.
macro_rules! with_game {
    ($name:expr, $function:ident ( $($argument:expr),* )) => {
        match $name {
            $crate::args::GameName::Janggi => $function::<$crate::games::janggi::Janggi>($($argument),*),
            other => Err($crate::games::not_here(other)),
        }
    };
}
pub(crate) use with_game;

/// A game that is planned but not in this version.
pub(crate) fn not_here(game: GameName) -> Failure {
    let name = match game {
        GameName::Janggi => "janggi",
        GameName::Xiangqi => "xiangqi",
        GameName::ChuShogi => "chushogi",
    };
    Failure::usage(format_args!("--game {name}: not in this version, which has janggi"))
}

/// The style, if the game knows it.
pub(crate) fn check_style<R: Rulebook>(style: Style) -> Result<Style> {
    if R::STYLES.contains(&style) {
        return Ok(style);
    }
    let names: Vec<&str> = R::STYLES.iter().map(|s| s.name()).collect();
    let game = <R::Position as Position>::GAME.as_str();
    Err(Failure::usage(format_args!(
        "the notation '{}' does not belong to {game}, which has {}",
        style.name(),
        Choices(&names)
    )))
}
