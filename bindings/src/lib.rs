//! The core for shells that are not written in Rust. Thin: every decision is made in `palgak_table`, and every
//! type that crosses is its own.

mod card;
mod form;
mod guide;
#[cfg(not(target_os = "ios"))]
mod jni;
mod listener;
mod look;
mod quick_match;
mod settings;
mod table;
mod types;
mod words;

pub use card::{piece_forms, reaches};
pub use form::{
    menu_choose, menu_form, new_game_choose, new_game_draft, new_game_form, settings_choose, settings_form,
};
pub use guide::guide;
pub use listener::{ListenerError, TableListener};
pub use look::{edge_labels, emblem};
pub use quick_match::{QuickMatch, QuickMatchListener, new_identity};
pub use settings::{on_battery, set_power, settings_default, settings_restore, settings_save, view_of};
pub use table::{Table, import_record, saved_summary};
pub use words::{locale_for, texts};

uniffi::setup_scaffolding!();
