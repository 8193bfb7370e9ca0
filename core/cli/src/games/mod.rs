//! What the command line knows of each game. A game joins by an implementation of [`Rulebook`] and an arm in
//! [`with_game!`]; no command knows one game from another.

pub(crate) mod chushogi;
pub(crate) mod janggi;
pub(crate) mod xiangqi;

use palgak_engine::Playable;
use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::family::geometry::name;
use palgak_rules::{Move, Position};

use crate::args::Style;
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
    /// The game's positions, which the engine plays too.
    type Position: Playable;

    /// How a line of moves is to be read, where it takes the whole line to know.
    type Dialect;

    /// The notations moves can be written in.
    const STYLES: &'static [Style];

    /// The position that `--rules`, `--fen` and `--setup` describe.
    fn start(rules: Option<&str>, fen: Option<&str>, setup: Option<&str>) -> Result<Self::Position>;

    /// How to read the words played from a start.
    fn dialect(start: &Self::Position, words: &[&str]) -> Self::Dialect;

    /// Read a move in any of the game's notations. The message says what is wrong with it.
    fn read(
        position: &Self::Position,
        word: &str,
        dialect: &Self::Dialect,
    ) -> std::result::Result<Word, String>;

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
            $crate::args::GameName::Xiangqi => $function::<$crate::games::xiangqi::Xiangqi>($($argument),*),
            $crate::args::GameName::ChuShogi => $function::<$crate::games::chushogi::ChuShogi>($($argument),*),
        }
    };
}
pub(crate) use with_game;

/// The parts of `--rules`.
fn rule_parts(text: Option<&str>) -> impl Iterator<Item = &str> {
    text.unwrap_or_default().split(',').map(str::trim).filter(|part| !part.is_empty())
}

/// The names of some points of a board of nine files, one after the other.
fn points(set: Bitboard) -> String {
    set.into_iter().map(name).collect::<Vec<_>>().join(" and ")
}

/// Only Janggi has opening set-ups.
pub(crate) fn no_setup(game: &str, setup: Option<&str>) -> Result<()> {
    match setup {
        None => Ok(()),
        Some(_) => Err(Failure::usage(format_args!("--setup: {game} has no opening set-ups; janggi has"))),
    }
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
