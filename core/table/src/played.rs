//! A move that was played.

use palgak_rules::{Move, Side};

use crate::figure::AnyPiece;
use crate::view::NotationStyle;

/// A move that was played, with what a reader wants to know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// The move.
    pub(crate) mv: Move,
    /// Who played it.
    pub(crate) side: Side,
    /// The piece that moved, as it was before; none for a pass.
    pub(crate) piece: Option<AnyPiece>,
    /// The piece it captured where it arrived.
    pub(crate) captured: Option<AnyPiece>,
    /// The piece it captured on the way (Chu Shogi).
    pub(crate) captured_over: Option<AnyPiece>,
    /// Whether it answered a check.
    pub(crate) answered: bool,
    /// The move in every notation of the game, its own first.
    pub(crate) texts: Vec<(NotationStyle, String)>,
}

impl Played {
    /// The move in a notation; in the game's own if it does not have that one.
    pub(crate) fn text(&self, style: NotationStyle) -> &str {
        self.texts
            .iter()
            .find(|(own, _)| *own == style)
            .or(self.texts.first())
            .map_or("", |(_, text)| text.as_str())
    }

    /// The pieces it captured.
    pub(crate) fn captures(&self) -> impl Iterator<Item = AnyPiece> + '_ {
        self.captured_over.into_iter().chain(self.captured)
    }
}
