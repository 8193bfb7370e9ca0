//! The table.

use std::sync::Arc;

use palgak_rules::Side;
use palgak_table::command::{Command, Pacing};
use palgak_table::host::{Host, Mind, TableError};
use palgak_table::import::RecordError;
use palgak_table::new_game::NewGame;
use palgak_table::saved::SaveError;
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

    /// Lets the turn go.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn pass(&self) -> Result<(), TableError> {
        self.host.send(Command::Pass)
    }

    /// Accepts the draw while the kings face.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn accept_bikjang(&self) -> Result<(), TableError> {
        self.host.send(Command::AcceptBikjang)
    }

    /// Takes back: one move for two players, everything since one's own last turn against the computer. In Xiangqi and
    /// Chu Shogi one of two players asks the other first, unless the view says that consent is not needed: the one of
    /// `side` takes back its move just after it, the reply as well on its own turn; without a side the last move is
    /// meant.
    ///
    /// # Errors
    /// If the table is closed.
    #[uniffi::method(default(side = None))]
    pub fn undo(&self, side: Option<Side>) -> Result<(), TableError> {
        self.host.send(side.map_or(Command::Undo, Command::TakeBack))
    }

    /// Proposes a draw; without a side, the one who is to move does.
    ///
    /// # Errors
    /// If the table is closed.
    #[uniffi::method(default(side = None))]
    pub fn offer_draw(&self, side: Option<Side>) -> Result<(), TableError> {
        self.host.send(Command::OfferDraw(side))
    }

    /// Takes the draw proposed.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn accept_draw(&self) -> Result<(), TableError> {
        self.host.send(Command::AcceptDraw)
    }

    /// Declines the draw proposed.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn decline_draw(&self) -> Result<(), TableError> {
        self.host.send(Command::DeclineDraw)
    }

    /// Gives up the second step or the question of promotion that waits; the piece stays chosen (Chu Shogi).
    ///
    /// # Errors
    /// If the table is closed.
    pub fn cancel_step(&self) -> Result<(), TableError> {
        self.host.send(Command::CancelStep)
    }

    /// Promotes with the move that waits (Chu Shogi).
    ///
    /// # Errors
    /// If the table is closed.
    pub fn promote(&self) -> Result<(), TableError> {
        self.host.send(Command::Promote)
    }

    /// Makes the move that waits without promoting (Chu Shogi).
    ///
    /// # Errors
    /// If the table is closed.
    pub fn keep_unpromoted(&self) -> Result<(), TableError> {
        self.host.send(Command::KeepUnpromoted)
    }

    /// Has the computer look at the finished game; what it thinks is told move by move in the snapshots.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn analyse(&self) -> Result<(), TableError> {
        self.host.send(Command::Analyse)
    }

    /// Stops looking at the game. What was found stays.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn stop_analysis(&self) -> Result<(), TableError> {
        self.host.send(Command::StopAnalysis)
    }

    /// Lets the other player take back.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn accept_takeback(&self) -> Result<(), TableError> {
        self.host.send(Command::AcceptTakeback)
    }

    /// Holds the other player to the move.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn decline_takeback(&self) -> Result<(), TableError> {
        self.host.send(Command::DeclineTakeback)
    }

    /// Asks for a good move.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn hint(&self) -> Result<(), TableError> {
        self.host.send(Command::Hint)
    }

    /// Turns the board.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn flip(&self) -> Result<(), TableError> {
        self.host.send(Command::Flip)
    }

    /// Plays again after the end.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn rematch(&self) -> Result<(), TableError> {
        self.host.send(Command::Rematch)
    }

    /// Gives up; without a side, whoever holds the phone does.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn resign(&self, side: Option<Side>) -> Result<(), TableError> {
        self.host.send(Command::Resign(side))
    }

    /// Switches the bikjang rule, from here on.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn set_bikjang(&self, on: bool) -> Result<(), TableError> {
        self.host.send(Command::SetBikjang(on))
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
