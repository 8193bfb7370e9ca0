//! A position to be drawn for a page of the guide.

use palgak_rules::family::geometry::parse_name;
use palgak_rules::janggi::{Position, Rules};
use palgak_rules::{Side, Square};

use crate::diagram::{Diagram, Frame};
use crate::view::View;

/// A position, the piece to be shown moving, and the part of the board that matters.
pub(super) struct Scene {
    /// The position. The side to move is the one whose piece is chosen.
    pub(super) fen: &'static str,
    /// Whether the bikjang rule is on.
    pub(super) bikjang: bool,
    /// The point of the piece whose moves are shown; empty for none.
    pub(super) selected: &'static str,
    /// The lower left corner of the part shown.
    pub(super) from: &'static str,
    /// The upper right corner of the part shown.
    pub(super) to: &'static str,
}

impl Scene {
    /// The position; none if the scene is badly written, which the tests of the guide find out.
    pub(super) fn position(&self) -> Option<Position> {
        Position::from_fen(self.fen, Rules { bikjang: self.bikjang }).ok()
    }

    /// The picture, seen by Cho.
    pub(super) fn draw(&self, view: &View) -> Option<Diagram> {
        let position = self.position()?;
        let frame = Frame::around(point(self.from)?, point(self.to)?);
        let selected = if self.selected.is_empty() { None } else { Some(point(self.selected)?) };
        Some(Diagram::of(&position, selected, frame, Side::First, view))
    }
}

/// The point of a name.
fn point(name: &str) -> Option<Square> {
    parse_name(name).and_then(|(square, rest)| rest.is_empty().then_some(square))
}
