//! What goes into a session and what comes out of it.

use std::time::Duration;

use palgak_rules::{Game, Side};

use crate::id::{Code, GameId};
use crate::protocol::{Act, ClientMessage, Refusal, ServerMessage};

/// The number of an attempt to connect. What is heard of an earlier one no longer matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Attempt(pub u64);

/// Something that happened.
// It is made once, handed in and taken apart: a box would cost more than the copy.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The connection is open.
    Connected {
        /// Which.
        attempt: Attempt,
    },
    /// A message has come.
    Received {
        /// On which connection.
        attempt: Attempt,
        /// The message.
        message: ServerMessage,
    },
    /// Something has come that is no message this client knows.
    Unreadable {
        /// On which connection.
        attempt: Attempt,
    },
    /// The connection could not be opened, or is gone.
    Disconnected {
        /// Which.
        attempt: Attempt,
        /// Why, for people (English).
        why: String,
    },
    /// The time that [`super::Session::wake_at`] named has come, or any other time.
    Tick,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Open a connection. Earlier ones were closed.
    Connect {
        /// The number it will bear.
        attempt: Attempt,
        /// Where to.
        url: String,
    },
    /// Send a message.
    Send {
        /// On which connection.
        attempt: Attempt,
        /// The message.
        message: ClientMessage,
    },
    /// Close a connection once what was sent on it before is out. Nothing need be said of it any more.
    Close {
        /// Which.
        attempt: Attempt,
    },
    /// Tell whoever uses the session.
    Event(Event),
}

/// What the user of a session wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Look for a stranger to play with. A finished game is left.
    Seek(Game),
    /// Invite a friend: [`Phase::Waiting`] will show the code. A finished game is left.
    Invite(Game),
    /// Play the friend who has given this code. A finished game is left.
    Join(Code),
    /// Go away: stop waiting, call off a game that has not begun, leave a finished one. A game that is being played
    /// is left by resigning.
    Leave,
    /// Do something in the game. It is sent until it is answered, over all disconnections.
    Act(Act),
    /// Close the connection for a while: the app goes into the background.
    Pause,
    /// The app is back.
    Resume,
    /// Connect now instead of waiting for the next attempt; also after a [`Problem`].
    Retry,
}

/// Why a command cannot be carried out. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// There is no game to do it in.
    #[error("there is no game")]
    NoGame,
    /// A game is on: it must be finished first.
    #[error("a game is being played")]
    Playing,
    /// It cannot be done in this phase of the game.
    #[error("this cannot be done now")]
    NotNow,
    /// The other player is to move.
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// The same was asked for before and is not answered yet.
    #[error("this was asked for already and is not answered yet")]
    Pending,
    /// A text is longer than any setup or move is.
    #[error("the text of a setup or a move has at most {} bytes", super::acts::TEXT_LIMIT)]
    TooLong,
}

/// How the connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// There is none, and none is wanted (or a [`Problem`] stands in the way).
    Offline,
    /// The first is being made.
    Connecting,
    /// It stands.
    Online,
    /// It is gone, and another is being made.
    Reconnecting {
        /// When it was lost, or the first attempt failed.
        since: Duration,
    },
}

/// Why no connection is attempted any more, until the user says [`Command::Retry`] or wishes for something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The server speaks another version: the app, or the server, is too old.
    #[error("the server speaks version {server} of the protocol, this program version {own}")]
    Version {
        /// The server's version; 0 if it did not say.
        server: u32,
        /// The version of this client.
        own: u32,
    },
    /// The server does not believe the signature.
    #[error("the server does not accept the identity: {0}")]
    Identity(String),
    /// The same player has connected from elsewhere.
    #[error("the same player is connected from another device or program")]
    Replaced,
}

/// What somebody who waits is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanting {
    /// A stranger.
    Stranger(Game),
    /// A friend who has been, or will be, given a code.
    Friend(Game),
    /// The friend who has given a code.
    Host(Code),
}

/// Where the user stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing is on.
    Idle,
    /// Waiting for an opponent.
    Waiting {
        /// When the waiting began.
        since: Duration,
        /// For whom.
        wanting: Wanting,
        /// The code to give to a friend, once it is known.
        code: Option<Code>,
    },
    /// Paired; both choose their setup or say that they are ready.
    Setup {
        /// The game.
        id: GameId,
        /// When the default is taken.
        deadline: Duration,
        /// Whether the server knows the user's own choice.
        chosen: bool,
        /// Whether the opponent has chosen.
        opponent_chosen: bool,
    },
    /// The game is being played.
    Playing {
        /// The game.
        id: GameId,
    },
    /// The game is over.
    Over {
        /// The game.
        id: GameId,
        /// How, as `palgak result` writes it, or `aborted`.
        result: String,
        /// The digest of the game.
        digest: String,
        /// Who would like to play again, the first side first.
        rematch: [bool; 2],
        /// Whether the opponent has left for good: there will be no rematch.
        opponent_left: bool,
    },
}

/// What a refusal is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Something done in a game.
    Act(Act),
    /// A wish to play; it is gone.
    Wish(Wanting),
    /// The game itself: the server does not know it (any more). It is gone.
    Game(GameId),
    /// None of these.
    Other,
}

/// What the user of a session may want to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Where the user stands has changed.
    Phase(Phase),
    /// The connection has changed.
    Connection(Connection),
    /// An attempt to connect has failed, or the connection was lost; another will be made.
    Trouble {
        /// How many attempts have failed one after another.
        failures: u32,
        /// Why, for people (English).
        why: String,
    },
    /// No attempt will be made any more.
    Problem(Problem),
    /// The game's state came whole: all that was shown of it is to be shown anew.
    Synced,
    /// A move was played.
    Played {
        /// The number of the ply, from 1.
        ply: u32,
        /// Who played it.
        side: Side,
        /// The move in machine notation.
        text: String,
    },
    /// The clocks were set: [`super::Session::clocks`] tells them from now on.
    Clocks,
    /// A draw is offered.
    DrawOffered {
        /// By whom.
        by: Side,
    },
    /// The draw is declined.
    DrawDeclined {
        /// By whom.
        by: Side,
    },
    /// The opponent is connected, or is not.
    Presence {
        /// Whether.
        here: bool,
    },
    /// The opponent called the game off before it began. The session waits on for a stranger or a friend, if it did.
    CalledOff,
    /// What was done is done, and durable.
    Done(Act),
    /// Something was refused.
    Refused {
        /// What.
        subject: Subject,
        /// Why, for programs.
        code: Refusal,
        /// Why, for people (English).
        message: String,
    },
    /// The digest that the server gives of a finished game is not that of the moves it has sent.
    Disagreement {
        /// The digest of the moves as this client knows them.
        own: String,
        /// The server's.
        server: String,
    },
    /// What [`super::Session::save`] gives has changed.
    Persist,
}
