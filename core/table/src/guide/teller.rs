//! Puts pages together in one language.

use palgak_engine::Level;
use palgak_rules::Game;
use palgak_text::{Arg, Catalogue};

use super::scene::{Scene, Staged};
use super::{GuideBlock, GuidePage};
use crate::diagram::Diagram;
use crate::figure::AnyPiece;
use crate::pieces;
use crate::view::View;

/// Puts pages together in one language.
pub(super) struct Teller<'a> {
    pub(super) view: &'a View,
    pub(super) words: &'static Catalogue,
}

impl<'a> Teller<'a> {
    pub(super) fn new(view: &'a View) -> Teller<'a> {
        Teller { view, words: Catalogue::of(view.locale) }
    }

    /// What stands on a piece.
    pub(super) fn face(&self, game: Game, piece: AnyPiece) -> String {
        pieces::face(game, piece, self.view.letters)
    }

    pub(super) fn page(&self, id: &str, blocks: Vec<GuideBlock>) -> GuidePage {
        GuidePage { title: self.words.text(id), blocks }
    }

    pub(super) fn heading(&self, id: &str) -> GuideBlock {
        GuideBlock::Heading { text: self.words.text(id) }
    }

    pub(super) fn paragraph(&self, id: &str) -> GuideBlock {
        GuideBlock::Paragraph { text: self.words.text(id) }
    }

    /// A paragraph with something put in.
    pub(super) fn filled(&self, id: &str, args: &[(&str, Arg<'_>)]) -> GuideBlock {
        GuideBlock::Paragraph { text: self.words.format(id, args) }
    }

    pub(super) fn item(&self, term: &str, text: &str) -> GuideBlock {
        GuideBlock::Item { term: self.words.text(term), text: self.words.text(text) }
    }

    /// A term with its meaning under the same id and `-text`.
    pub(super) fn entry(&self, id: &str) -> GuideBlock {
        self.item(id, &format!("{id}-text"))
    }

    /// The computer's levels, the weakest first.
    pub(super) fn levels(&self) -> Vec<GuideBlock> {
        Level::ALL
            .map(Level::as_str)
            .map(|level| self.item(&format!("level-{level}"), &format!("guide-level-{level}")))
            .to_vec()
    }

    pub(super) fn board<P: Staged>(&self, scene: &Scene<P>, caption: &str) -> GuideBlock {
        match scene.draw(self.view) {
            Some(diagram) => self.drawn(diagram, caption),
            None => {
                tracing::error!(fen = scene.fen, "a picture of the guide can't be drawn");
                self.paragraph(caption)
            }
        }
    }

    pub(super) fn drawn(&self, diagram: Diagram, caption: &str) -> GuideBlock {
        GuideBlock::Board { diagram, caption: self.words.text(caption) }
    }
}
