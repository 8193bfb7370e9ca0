//! The rules as told in the app.

use palgak_rules::Game;
use palgak_rules::janggi::Setup;
use palgak_table::diagram::Diagram;
use palgak_table::guide::{GuideBlock, GuidePage};
use palgak_table::setups::SetupChoice;
use palgak_table::snapshot::Point;

/// A page of the guide.
#[uniffi::remote(Record)]
pub struct GuidePage {
    /// What the page is about.
    pub title: String,
    /// The page from top to bottom.
    pub blocks: Vec<GuideBlock>,
}

/// A part of a page.
#[uniffi::remote(Enum)]
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

/// A part of a board with everything that stands on it, to be drawn as the board of a
/// `Snapshot` is, but not to be touched.
#[uniffi::remote(Record)]
pub struct Diagram {
    /// Whose board it is, for what is drawn on it.
    pub game: Game,
    /// Files of the whole board, for the lines to draw.
    pub files: u8,
    /// Ranks of the whole board, for the lines to draw.
    pub ranks: u8,
    /// The leftmost column shown, counted on the whole board from 0.
    pub left: u8,
    /// The topmost row shown, counted on the whole board from 0.
    pub top: u8,
    /// How many columns are shown.
    pub columns: u8,
    /// How many rows are shown.
    pub rows: u8,
    /// The points shown, row by row from the top, left to right. Column and row are those of the whole board.
    pub points: Vec<Point>,
    /// The whole picture in words, for a screen reader.
    pub spoken: String,
}

/// An opening setup to choose.
#[uniffi::remote(Record)]
pub struct SetupChoice {
    /// Which one.
    pub setup: Setup,
    /// Its name ("Left elephant").
    pub name: String,
    /// Its horses and elephants from the owner's left, in the chosen letters ("象馬‥象馬").
    pub shape: String,
    /// What it is like to play, in a sentence or two.
    pub character: String,
    /// Whether it is the one to start with.
    pub recommended: bool,
    /// The side's half of the board as its owner sees it.
    pub board: Diagram,
}
