//! What a shell draws of a quick match.

use palgak_online::app::{
    ConnectionState, ConnectionView, OnlineAction, OnlineEvent, OnlinePhase, OnlineSnapshot, SetupStage,
};
use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};
use palgak_table::setups::SetupChoice;
use palgak_table::snapshot::Snapshot;

/// Everything to draw of a quick match, complete in itself. Every text is in the reader's language.
#[uniffi::remote(Record)]
pub struct OnlineSnapshot {
    /// Grows by one with every snapshot of a quick match, from 1.
    pub sequence: u64,
    /// Where the player stands: which screen to show.
    pub phase: OnlinePhase,
    /// Which game it is about; none while a friend's code is all that is known.
    pub game: Option<Game>,
    /// The headline ("Quick match: Janggi").
    pub title: String,
    /// What is going on, in a sentence ("Looking for an opponent…", "You win. Han resigned").
    pub text: String,
    /// How long the player has waited, in milliseconds; a shell counts on. None unless the phase is one of waiting.
    pub waited_ms: Option<u64>,
    /// The code to give to a friend, once it is known.
    pub code: Option<String>,
    /// The choice of setups (Janggi), while it lasts.
    pub setup: Option<SetupStage>,
    /// How the connection is, and whether the opponent is there.
    pub connection: ConnectionView,
    /// Whether the player's own last move or request is not yet known to be with the server.
    pub sending: bool,
    /// By what the opponent may be told from another ("Opponent 3F7K"); empty before there is one.
    pub opponent: String,
    /// The board, from the beginning of the game on, through its end, until the player goes on.
    pub table: Option<Snapshot>,
    /// What can be done besides what `table` offers. Everything offered is accepted if asked for.
    pub actions: Vec<OnlineAction>,
    /// What happened since the snapshot before: for sounds. In order. What happened on the board is told by `table`.
    pub events: Vec<OnlineEvent>,
    /// What a screen reader says on arrival of this snapshot, if anything. What is to be said of the board is in `table`.
    pub announcement: Option<String>,
}

/// Where the player stands.
#[uniffi::remote(Enum)]
pub enum OnlinePhase {
    /// The server is sought, or has not answered yet.
    Connecting,
    /// Waiting for a stranger.
    Waiting,
    /// Waiting for a friend who has, or is to be given, a code.
    Inviting,
    /// There is an opponent. In Janggi both choose their setups; in the other games it begins in a moment.
    Setup,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// It cannot go on: `text` says why. What can be done about it is offered.
    Failed,
    /// The player has gone away, or there is nothing to return to: the shell closes this quick match.
    Closed,
}

/// The choice of setups. What the opponent chooses is not told before both have chosen.
#[uniffi::remote(Record)]
pub struct SetupStage {
    /// The player's own side.
    pub side: Side,
    /// What there is to choose from.
    pub choices: Vec<SetupChoice>,
    /// What the player has chosen.
    pub own: Option<Setup>,
    /// Whether the opponent has chosen.
    pub opponent_chosen: bool,
    /// Milliseconds left before the left setup is taken for who has not chosen; a shell counts down.
    pub left_ms: u64,
    /// Milliseconds that there were at first.
    pub of_ms: u64,
}

/// How the connection is, in a word or two.
#[uniffi::remote(Record)]
pub struct ConnectionView {
    /// What to show.
    pub state: ConnectionState,
    /// The same in words ("Reconnecting…").
    pub text: String,
    /// How long the opponent has been away, or the connection has been gone, in milliseconds; a shell counts up. The
    /// clock of the side to move goes on meanwhile.
    pub since_ms: Option<u64>,
    /// How long it takes, in milliseconds, until the opponent who is away loses on time, or until a game that has not
    /// begun is called off because the opponent has not chosen; the text says which, and a shell counts down instead
    /// of up. None while nothing waits for the opponent. The server has the last word.
    pub ends_in_ms: Option<u64>,
}

/// How the connection is.
#[uniffi::remote(Enum)]
pub enum ConnectionState {
    /// There is none, and none is needed.
    Offline,
    /// The first is being made.
    Connecting,
    /// It stands, and so does the opponent's, if there is an opponent.
    Online,
    /// It is gone, and another is being made.
    Reconnecting,
    /// It stands; the opponent's does not.
    OpponentAway,
}

/// Something that can be done besides playing.
#[uniffi::remote(Enum)]
pub enum OnlineAction {
    /// Wait no longer, and play the computer at once.
    PlayComputerNow,
    /// Wait no longer.
    Cancel,
    /// Choose a setup.
    ChooseSetup,
    /// Propose to play the same opponent again.
    OfferRematch,
    /// Play again, as the opponent proposes.
    AcceptRematch,
    /// Look for another opponent.
    NextOpponent,
    /// Try again.
    Retry,
    /// Go away.
    Leave,
}

/// Something that happened, for sounds and haptics.
#[uniffi::remote(Enum)]
pub enum OnlineEvent {
    /// An opponent was found.
    Paired,
    /// The opponent has chosen a setup.
    OpponentChose,
    /// The opponent called the game off before it began; the player waits on.
    CalledOff,
    /// The opponent is not connected any more.
    OpponentAway,
    /// The opponent is back.
    OpponentBack,
    /// The opponent proposes to play again.
    RematchOffered,
    /// The player's own clock has come to its last ten seconds, or is a second further.
    ClockTick,
    /// The player's own main time, or a period of it, is used up.
    PeriodLost,
    /// Something was refused; the announcement says why.
    Refused,
}
