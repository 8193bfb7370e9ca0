//! Pages on which something is chosen.

use palgak_rules::{Game, Side};
use palgak_table::form::{Draft, FormControl, FormField, FormOption, FormSection, SetupOption, SideOption};
use palgak_table::new_game::NewGame;
use palgak_table::setups::SetupChoice;
use palgak_table::snapshot::PieceView;

/// A game that is being set up.
#[uniffi::remote(Record)]
pub struct Draft {
    /// What is chosen so far.
    pub game: NewGame,
    /// Whose setup is looked at where both are chosen (Janggi, two players).
    pub setups_of: Side,
}

/// Fields that belong together.
#[uniffi::remote(Record)]
pub struct FormSection {
    /// What they are about; may be empty.
    pub title: String,
    /// A line on that; may be empty.
    pub note: String,
    /// From top to bottom; at least one.
    pub fields: Vec<FormField>,
}

/// One thing to choose.
#[uniffi::remote(Record)]
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
#[uniffi::remote(Enum)]
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
#[uniffi::remote(Record)]
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
#[uniffi::remote(Record)]
pub struct SideOption {
    /// The side in words.
    pub option: FormOption,
    /// Its king, as whoever chooses reads it.
    pub piece: PieceView,
}

/// An opening setup to choose.
#[uniffi::remote(Record)]
pub struct SetupOption {
    /// By what it is chosen.
    pub id: String,
    /// Whether it is what holds now.
    pub chosen: bool,
    /// The setup, its board and its words.
    pub choice: SetupChoice,
}
