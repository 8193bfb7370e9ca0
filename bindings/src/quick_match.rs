//! Quick match.

use std::sync::Arc;

use palgak_online::app::{
    OnlineAction, OnlineCommand, OnlineListener, OnlineSnapshot, Opponent, QuickMatchError, Start,
};
use palgak_rules::Game;
use palgak_rules::janggi::Setup;
use palgak_table::command::{Command, Pacing};
use palgak_table::snapshot::Action;
use palgak_table::view::View;

use crate::listener::ListenerError;

/// Takes the snapshots of a quick match.
#[uniffi::export(foreign)]
pub trait QuickMatchListener: Send + Sync {
    /// A snapshot: the first one when the quick match begins, then one for each change, in order and one at a time,
    /// never on the thread of whoever gave the command.
    ///
    /// Whoever listens may call the quick match from here. It should not wait here for another thread that waits for
    /// the quick match.
    fn snapshot(&self, snapshot: OnlineSnapshot) -> Result<(), ListenerError>;
}

/// A foreign listener as the core knows one.
struct Foreign(Arc<dyn QuickMatchListener>);

impl OnlineListener for Foreign {
    fn snapshot(&self, snapshot: OnlineSnapshot) {
        #[cfg(not(target_os = "ios"))]
        crate::jni::attach();
        if let Err(error) = self.0.snapshot(snapshot) {
            tracing::error!(%error, "a snapshot was lost");
        }
    }
}

/// An identity: 32 random bytes that the app makes once, keeps, and shows to nobody.
///
/// # Errors
/// If the system has no random numbers.
#[uniffi::export]
pub fn new_identity() -> Result<Vec<u8>, QuickMatchError> {
    palgak_online::app::new_identity()
}

/// A quick match: from the wish to play somebody who is elsewhere to the result, and on to the next. Commands go in,
/// and every one is answered through the listener. Close it when its phase is `Closed` or it is no longer shown.
#[derive(uniffi::Object)]
pub struct QuickMatch {
    inner: palgak_online::app::QuickMatch,
}

impl QuickMatch {
    fn start(
        server: String,
        identity: Vec<u8>,
        opponent: Opponent,
        view: View,
        listener: Arc<dyn QuickMatchListener>,
    ) -> Result<Arc<QuickMatch>, QuickMatchError> {
        let start = Start { server, identity, view, pacing: Pacing::PERSON };
        let inner = palgak_online::app::QuickMatch::start(start, opponent, Foreign(listener))?;
        Ok(Arc::new(QuickMatch { inner }))
    }

    fn at_table(&self, command: Command) -> Result<(), QuickMatchError> {
        self.inner.send(OnlineCommand::Table(command))
    }
}

#[uniffi::export]
impl QuickMatch {
    /// Looks for a stranger who wants to play the same game.
    ///
    /// # Errors
    /// If the address or the identity is none, or the system does not give what is needed. That the server cannot be
    /// reached is no error: snapshots tell.
    #[uniffi::constructor]
    pub fn seek(
        server: String,
        identity: Vec<u8>,
        game: Game,
        view: View,
        listener: Arc<dyn QuickMatchListener>,
    ) -> Result<Arc<QuickMatch>, QuickMatchError> {
        QuickMatch::start(server, identity, Opponent::Stranger(game), view, listener)
    }

    /// Waits for a friend: a snapshot has the code to give to them.
    ///
    /// # Errors
    /// As `seek`.
    #[uniffi::constructor]
    pub fn invite(
        server: String,
        identity: Vec<u8>,
        game: Game,
        view: View,
        listener: Arc<dyn QuickMatchListener>,
    ) -> Result<Arc<QuickMatch>, QuickMatchError> {
        QuickMatch::start(server, identity, Opponent::Friend(game), view, listener)
    }

    /// Plays the friend who has given this code, however it is written.
    ///
    /// # Errors
    /// As `seek`, or if it is no code.
    #[uniffi::constructor]
    #[expect(clippy::needless_pass_by_value, reason = "strings that cross the boundary are owned")]
    pub fn join(
        server: String,
        identity: Vec<u8>,
        code: String,
        view: View,
        listener: Arc<dyn QuickMatchListener>,
    ) -> Result<Arc<QuickMatch>, QuickMatchError> {
        QuickMatch::start(server, identity, Opponent::Host(code.parse()?), view, listener)
    }

    /// Goes back to what `save` gave. Which server it is on, is in the bytes.
    ///
    /// # Errors
    /// As `seek`, or if the bytes cannot be read.
    #[uniffi::constructor]
    #[expect(clippy::needless_pass_by_value, reason = "bytes that cross the boundary are owned")]
    pub fn restore(
        bytes: Vec<u8>,
        identity: Vec<u8>,
        view: View,
        listener: Arc<dyn QuickMatchListener>,
    ) -> Result<Arc<QuickMatch>, QuickMatchError> {
        let start = Start { server: String::new(), identity, view, pacing: Pacing::PERSON };
        let inner = palgak_online::app::QuickMatch::restore(start, &bytes, Foreign(listener))?;
        Ok(Arc::new(QuickMatch { inner }))
    }

    /// Touches a point of the board, by its number.
    ///
    /// # Errors
    /// If it is closed.
    pub fn tap(&self, point: u8) -> Result<(), QuickMatchError> {
        self.at_table(Command::Tap(point))
    }

    /// Does what a button of the board says: one of the actions of its latest snapshot.
    ///
    /// # Errors
    /// If it is closed.
    pub fn act(&self, action: Action) -> Result<(), QuickMatchError> {
        self.at_table(Command::Do(action, None))
    }

    /// Shows the finished game as it was after so many plies; all of them leaves the review.
    ///
    /// # Errors
    /// If it is closed.
    pub fn step(&self, ply: u32) -> Result<(), QuickMatchError> {
        self.at_table(Command::Step(ply))
    }

    /// Puts away the choice of a piece or a refusal.
    ///
    /// # Errors
    /// If it is closed.
    pub fn dismiss(&self) -> Result<(), QuickMatchError> {
        self.at_table(Command::Dismiss)
    }

    /// Takes this setup (Janggi).
    ///
    /// # Errors
    /// If it is closed.
    pub fn choose_setup(&self, setup: Setup) -> Result<(), QuickMatchError> {
        self.inner.send(OnlineCommand::ChooseSetup(setup))
    }

    /// Does what a button beside the board says: one of the actions of the latest snapshot. After `PlayComputerNow` the shell
    /// opens a table with the computer once the phase is `Closed`; if a game has begun meanwhile, the next snapshot shows it
    /// instead. A setup is chosen by `choose_setup`, which says which one.
    ///
    /// # Errors
    /// If it is closed.
    pub fn ask(&self, action: OnlineAction) -> Result<(), QuickMatchError> {
        OnlineCommand::of(action).map_or(Ok(()), |command| self.inner.send(command))
    }

    /// The app was left.
    ///
    /// # Errors
    /// If it is closed.
    pub fn pause(&self) -> Result<(), QuickMatchError> {
        self.inner.send(OnlineCommand::Pause)
    }

    /// The app is back: connects at once if the connection is gone.
    ///
    /// # Errors
    /// If it is closed.
    pub fn resume(&self) -> Result<(), QuickMatchError> {
        self.inner.send(OnlineCommand::Resume)
    }

    /// Looks at everything in another way.
    ///
    /// # Errors
    /// If it is closed.
    pub fn set_view(&self, view: View) -> Result<(), QuickMatchError> {
        self.inner.send(OnlineCommand::SetView(view))
    }

    /// What is to be kept, so that an app that was killed comes back to it with `restore`; none when there is nothing to
    /// come back to. Worth asking for with every snapshot.
    ///
    /// # Errors
    /// If it is closed.
    pub fn save(&self) -> Result<Option<Vec<u8>>, QuickMatchError> {
        self.inner.save()
    }

    /// The game as the bytes of a saved game, for `Table.restore`: to be looked at, not to be gone on with.
    ///
    /// # Errors
    /// If it is closed or no game has begun.
    pub fn save_game(&self) -> Result<Vec<u8>, QuickMatchError> {
        self.inner.save_game()
    }

    /// The game as text, to be shared: tags and moves.
    ///
    /// # Errors
    /// If it is closed or no game has begun.
    pub fn record(&self) -> Result<String, QuickMatchError> {
        self.inner.record()
    }

    /// Closes it: no more snapshots come, and every later call is refused with `QuickMatchError::Closed`. Its threads and
    /// its connection end as soon as the server has been told what it has still to be told, also if this object is held
    /// on to. A game that is on goes on without the player. Releasing the object (in Kotlin, `close()`) does the same.
    /// Closing again does nothing more; the listener may do it too.
    pub fn shut_down(&self) {
        self.inner.close();
    }
}
