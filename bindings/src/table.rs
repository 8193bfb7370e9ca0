//! The table.

use std::sync::Arc;

use palgak_rules::Side;
use palgak_table::command::{Command, Pacing};
use palgak_table::host::{Host, Mind, TableError};
use palgak_table::import::RecordError;
use palgak_table::new_game::NewGame;
use palgak_table::saved::SaveError;
use palgak_table::snapshot::Action;
use palgak_table::summary::SavedSummary;
use palgak_table::view::View;
use palgak_text::Locale;

use crate::listener::{Foreign, TableListener};

/// A game being played. Commands go in, and every one is answered through the listener; what was refused is in
/// the next snapshot. Close it when it is no longer shown.
#[derive(uniffi::Object)]
pub struct Table {
    host: Host,
}

#[uniffi::export]
impl Table {
    /// Opens a table with a new game.
    ///
    /// # Errors
    /// If the system has no thread to spare.
    #[uniffi::constructor]
    pub fn new(
        game: NewGame,
        view: View,
        listener: Arc<dyn TableListener>,
    ) -> Result<Arc<Table>, TableError> {
        let host = Host::open(game, view, Pacing::PERSON, Foreign(listener), Mind::default)?;
        Ok(Arc::new(Table { host }))
    }

    /// Opens a table with a saved game.
    ///
    /// # Errors
    /// If the bytes are no saved game that can be gone on with.
    #[uniffi::constructor]
    pub fn restore(
        bytes: Vec<u8>,
        view: View,
        listener: Arc<dyn TableListener>,
    ) -> Result<Arc<Table>, SaveError> {
        let host = Host::restore(&bytes, view, Pacing::PERSON, Foreign(listener), Mind::default)?;
        Ok(Arc::new(Table { host }))
    }

    /// Touches a point, by its number.
    ///
    /// # Errors
    /// If the point is not on the board, or the table is closed.
    pub fn tap(&self, point: u8) -> Result<(), TableError> {
        self.host.send(Command::Tap(point))
    }

    /// Does what a button says: one of the actions of the latest snapshot, of `side` where each side has its own buttons. Without a
    /// side, whoever is to move or holds the phone is meant. What the snapshot asks about first is asked by the shell; what is only
    /// looked at otherwise (`Action::Review`) changes nothing here.
    ///
    /// # Errors
    /// If the table is closed.
    #[uniffi::method(default(side = None))]
    pub fn act(&self, action: Action, side: Option<Side>) -> Result<(), TableError> {
        self.host.send(Command::Do(action, side))
    }

    /// Looks at the table in another way.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn set_view(&self, view: View) -> Result<(), TableError> {
        self.host.send(Command::SetView(view))
    }

    /// Shows the finished game as it was after so many plies; all of them leaves the review.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn step(&self, ply: u32) -> Result<(), TableError> {
        self.host.send(Command::Step(ply))
    }

    /// Puts away the choice of a piece, a refusal or a hint. A piece that was touched and has to move stays chosen.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn dismiss(&self) -> Result<(), TableError> {
        self.host.send(Command::Dismiss)
    }

    /// The app was left: the computer stops thinking.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn pause(&self) -> Result<(), TableError> {
        self.host.send(Command::Pause)
    }

    /// The app is back: the computer thinks again.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn resume(&self) -> Result<(), TableError> {
        self.host.send(Command::Resume)
    }

    /// The game as bytes, for `restore`, with everything that was asked for before.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn save(&self) -> Result<Vec<u8>, TableError> {
        self.host.save()
    }

    /// The game as text, to be shared: tags and moves.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn record(&self) -> Result<String, TableError> {
        self.host.record()
    }

    /// Closes the table: thinking stops, no more snapshots come, and every later call is refused with
    /// `TableError::Closed`. Releasing the object (in Kotlin, `close()`) does the same to a table that is still
    /// open.
    pub fn shut_down(&self) {
        self.host.close();
    }
}

/// The saved game that a record tells of, for `restore`: what `record` writes, or another program's record in any
/// notation of the game.
///
/// # Errors
/// If the text is no record of a game that can have been played.
#[uniffi::export]
#[expect(clippy::needless_pass_by_value, reason = "strings that cross the boundary are owned")]
pub fn import_record(text: String) -> Result<Vec<u8>, RecordError> {
    palgak_table::import::import_record(&text)
}

/// What a saved game is, in two lines.
///
/// # Errors
/// If the bytes are no saved game that can be gone on with.
#[uniffi::export]
#[expect(clippy::needless_pass_by_value, reason = "bytes that cross the boundary are owned")]
pub fn saved_summary(bytes: Vec<u8>, locale: Locale) -> Result<SavedSummary, SaveError> {
    palgak_table::summary::saved_summary(&bytes, locale)
}
