//! A position to be drawn for a page of the guide.

use palgak_rules::chushogi::notation::parse_square;
use palgak_rules::family::geometry::parse_name;
use palgak_rules::{Side, Square, chushogi, janggi, xiangqi};

use crate::diagram::{Diagram, Frame};
use crate::pictured::Pictured;
use crate::view::View;

/// A game whose positions can be set up for a picture.
pub(super) trait Staged: Pictured {
    /// The options of the game.
    type Rules: Copy + 'static;

    /// The position of a FEN; none if it is badly written.
    fn staged(fen: &str, rules: Self::Rules) -> Option<Self>;

    /// The point of a name.
    fn point(name: &str) -> Option<Square> {
        parse_name(name).and_then(|(square, rest)| rest.is_empty().then_some(square))
    }
}

impl Staged for janggi::Position {
    type Rules = janggi::Rules;

    fn staged(fen: &str, rules: janggi::Rules) -> Option<janggi::Position> {
        janggi::Position::from_fen(fen, rules).ok()
    }
}

impl Staged for xiangqi::Position {
    type Rules = xiangqi::Rules;

    fn staged(fen: &str, rules: xiangqi::Rules) -> Option<xiangqi::Position> {
        xiangqi::Position::from_fen(fen, rules).ok()
    }
}

impl Staged for chushogi::Position {
    type Rules = chushogi::Rules;

    fn staged(fen: &str, rules: chushogi::Rules) -> Option<chushogi::Position> {
        chushogi::Position::from_sfen(fen, rules).ok()
    }

    fn point(name: &str) -> Option<Square> {
        parse_square(name).and_then(|(square, rest)| rest.is_empty().then_some(square))
    }
}

/// A position, the piece to be shown moving, and the part of the board that matters.
pub(super) struct Scene<P: Staged> {
    /// The position. The side to move is the one whose piece is chosen.
    pub(super) fen: &'static str,
    /// The options of the game.
    pub(super) rules: P::Rules,
    /// The point of the piece whose moves are shown; empty for none.
    pub(super) selected: &'static str,
    /// The lower left corner of the part shown.
    pub(super) from: &'static str,
    /// The upper right corner of the part shown.
    pub(super) to: &'static str,
}

impl<P: Staged> Scene<P> {
    /// The position; none if the scene is badly written, which the tests of the guide find out.
    pub(super) fn position(&self) -> Option<P> {
        P::staged(self.fen, self.rules)
    }

    /// The picture, seen by the first side.
    pub(super) fn draw(&self, view: &View) -> Option<Diagram> {
        draw::<P>(self.fen, self.rules, self.selected, (self.from, self.to), view)
    }
}

/// The picture of a position, seen by the first side: with the moves of the piece on `selected`, if that is the
/// name of a point, and from the lower left corner to the upper right.
pub(super) fn draw<P: Staged>(
    fen: &str,
    rules: P::Rules,
    selected: &str,
    (from, to): (&str, &str),
    view: &View,
) -> Option<Diagram> {
    let position = P::staged(fen, rules)?;
    let frame = Frame::around::<P>(P::point(from)?, P::point(to)?);
    let selected = if selected.is_empty() { None } else { Some(P::point(selected)?) };
    Some(Diagram::of(&position, selected, frame, Side::First, view))
}
