//! What can be chosen on the pages of the app: before a game, in the settings, in the menu of a game. A page is handed out as
//! sections of fields with every word in the reader's language; what is chosen comes back as the id of an option, and what
//! it leads to is said here. A shell draws fields and knows no choice by name.

mod builder;
mod draft;
mod menu;
mod names;
mod settings;

use palgak_rules::Game;

pub use self::draft::{Draft, new_game_choose, new_game_draft, new_game_form};
pub use self::menu::{menu_choose, menu_form};
pub use self::settings::{settings_choose, settings_form};
use crate::setups::SetupChoice;
use crate::snapshot::PieceView;

/// Fields that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormSection {
    /// What they are about; may be empty.
    pub title: String,
    /// A line on that; may be empty.
    pub note: String,
    /// From top to bottom; at least one.
    pub fields: Vec<FormField>,
}

/// One thing to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormField {
    /// By what it is known. Choosing the id of a switch turns the switch over.
    pub id: String,
    /// What is chosen; empty where the section's title or the options say it.
    pub title: String,
    /// A line on what it means; may be empty.
    pub detail: String,
    /// How it is chosen.
    pub control: FormControl,
}

/// How something is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormControl {
    /// One of a few, side by side.
    Segments {
        /// What there is.
        options: Vec<FormOption>,
    },
    /// One of a few, below each other, with room for a second line.
    Rows {
        /// What there is.
        options: Vec<FormOption>,
    },
    /// One of the two sides, each with its king.
    Sides {
        /// Whose sides.
        game: Game,
        /// The first side, then the second.
        sides: Vec<SideOption>,
    },
    /// One of the opening setups of Janggi.
    Setups {
        /// The recommended one first.
        setups: Vec<SetupOption>,
    },
    /// On or off.
    Switch {
        /// Which of them.
        on: bool,
    },
    /// Nothing to choose: pieces as the other fields make them look.
    Sample {
        /// Whose pieces.
        game: Game,
        /// What to draw.
        pieces: Vec<PieceView>,
    },
}

/// An option to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormOption {
    /// By what it is chosen; no other on the page has it.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// A line on what it means; may be empty.
    pub detail: String,
    /// Whether it is what holds now.
    pub chosen: bool,
}

/// A side to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideOption {
    /// The side in words.
    pub option: FormOption,
    /// Its king, as whoever chooses reads it.
    pub piece: PieceView,
}

/// An opening setup to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupOption {
    /// By what it is chosen.
    pub id: String,
    /// Whether it is what holds now.
    pub chosen: bool,
    /// The setup, its board and its words.
    pub choice: SetupChoice,
}
