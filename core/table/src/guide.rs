//! The rules of a game as told in the app: pages of text with boards.

use crate::diagram::Diagram;

/// A page of the guide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuidePage {
    /// What the page is about.
    pub title: String,
    /// The page from top to bottom.
    pub blocks: Vec<GuideBlock>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuideBlock {
    /// A heading within the page.
    Heading {
        /// The words.
        text: String,
    },
    /// A paragraph.
    Paragraph {
        /// The words.
        text: String,
    },
    /// A term and what it means.
    Item {
        /// The term.
        term: String,
        /// What it means.
        text: String,
    },
    /// A board.
    Board {
        /// What to draw.
        diagram: Diagram,
        /// What to see in it.
        caption: String,
    },
    /// A table.
    Table {
        /// The head of each column.
        header: Vec<String>,
        /// The rows, each with one cell a column.
        rows: Vec<Vec<String>>,
    },
}
