//! What goes into a table and what comes out.

use std::time::Duration;

use palgak_engine::{Choice, Level};
use palgak_rules::{Move, Side, Square};

use crate::games::AnyMatch;
use crate::snapshot::{Action, AnalysisTag, Snapshot};
use crate::view::View;

/// What a person asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Touch a point, by its number.
    Tap(u8),
    /// Make a move said in full, by the numbers of its points: what two taps do, for whoever types or sends moves.
    Move {
        /// The point it leaves.
        from: u8,
        /// The point it reaches.
        to: u8,
        /// The point it steps to on the way, as a lion of Chu Shogi does.
        middle: Option<u8>,
        /// Whether it promotes (Chu Shogi).
        promotes: bool,
    },
    /// Do what a button says, of this side where each side has its own; what the table has offered is accepted.
    Do(Action, Option<Side>),
    /// Give up the step or the question that waits (Chu Shogi).
    CancelStep,
    /// Promote with the move that waits (Chu Shogi).
    Promote,
    /// Make the move that waits without promoting (Chu Shogi).
    KeepUnpromoted,
    /// Let the turn go.
    Pass,
    /// Accept the draw while the kings face.
    AcceptBikjang,
    /// Take back. Of two players who ask each other first, the one who moved last asks.
    Undo,
    /// Take back, of two players the one of this side: just after its own move that move, on its own turn the reply
    /// as well. Where no consent is needed at once, otherwise as an offer.
    TakeBack(Side),
    /// Propose a draw; without a side, the one who is to move does.
    OfferDraw(Option<Side>),
    /// Take the draw proposed.
    AcceptDraw,
    /// Play on instead.
    DeclineDraw,
    /// Let the other player take back.
    AcceptTakeback,
    /// Hold the other player to the move.
    DeclineTakeback,
    /// Have the computer look at the finished game.
    Analyse,
    /// Stop that.
    StopAnalysis,
    /// Ask for a good move.
    Hint,
    /// Turn the board.
    Flip,
    /// Play again after the end.
    Rematch,
    /// Give up; without a side, the one who holds the phone does.
    Resign(Option<Side>),
    /// Switch the bikjang rule.
    SetBikjang(bool),
    /// Look at the table in another way.
    SetView(View),
    /// Show the finished game as it was after so many plies; all of them leaves the review.
    Step(u32),
    /// Put away the choice of a piece, a refusal or a hint. A piece that was touched and has to move stays chosen.
    Dismiss,
    /// The app was left: the computer stops thinking.
    Pause,
    /// The app is back: the computer thinks again.
    Resume,
}

impl Command {
    /// A move in full.
    #[must_use]
    pub fn of(mv: Move) -> Command {
        Command::Move {
            from: mv.from().number(),
            to: mv.to().number(),
            middle: mv.middle().map(Square::number),
            promotes: mv.promotes(),
        }
    }
}

/// Whatever makes a table move on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The table was opened: its first snapshot is due, and the computer may have to begin.
    Open,
    /// A person asks for something.
    Command(Command),
    /// A search came to its end.
    Found {
        /// Which search.
        search: u64,
        /// What it found; none if nothing.
        choice: Option<Choice>,
    },
    /// A move of a finished game was judged.
    Judged {
        /// In which study.
        study: u64,
        /// What is thought of it.
        verdict: Judged,
    },
    /// A study came to its end.
    Studied {
        /// Which study.
        study: u64,
    },
    /// Time has passed.
    Tick,
}

/// What a table wants done.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Show this.
    Show(Box<Snapshot>),
    /// Search for a move, and tell of it by [`Input::Found`].
    Think(Box<Search>),
    /// Look at a finished game, and tell of each move by [`Input::Judged`], then of the end by [`Input::Studied`].
    Analyse(Box<Study>),
    /// Stop the search or the study under way. What it finds is of no interest any more.
    StopThinking,
    /// Send this to the opponent, who is elsewhere. How the game stands then is told by [`crate::Table::follow`].
    Send(Sent),
}

/// What a player does in a game with somebody who is elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sent {
    /// A move. It is on the board already.
    Move {
        /// The number of the ply, from 1.
        ply: u32,
        /// The move in machine notation.
        text: String,
    },
    /// The draw that facing kings offer is accepted.
    AcceptBikjang,
    /// A draw is offered.
    OfferDraw,
    /// The opponent's offer is taken.
    AcceptDraw,
    /// It is not.
    DeclineDraw,
    /// The player gives up.
    Resign,
}

/// A search to be made.
#[derive(Clone, Debug)]
pub struct Search {
    /// Its number.
    pub id: u64,
    /// The game up to now.
    pub game: AnyMatch,
    /// How strong.
    pub level: Level,
    /// For choices between equals: one seed for a whole game.
    pub seed: u64,
}

/// A finished game to be looked at.
#[derive(Clone, Debug)]
pub struct Study {
    /// Its number.
    pub id: u64,
    /// The game.
    pub game: AnyMatch,
}

/// What is thought of a move of a finished game. Scores are from the first side's view, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The ply, from 1.
    pub ply: usize,
    /// How good the position was before it, with the best move.
    pub before: i32,
    /// How good it is after it.
    pub after: i32,
    /// What is to be said of it.
    pub tag: AnalysisTag,
    /// What would have been better, or as good.
    pub best: Option<Choice>,
}

/// How fast things go. Nothing here changes what is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pacing {
    /// The computer's move is shown no sooner than this after its turn began, so that it can be followed.
    pub reply: Duration,
    /// How often the progress of a search is shown.
    pub progress: Duration,
}

impl Pacing {
    /// For a person at the table.
    pub const PERSON: Pacing =
        Pacing { reply: Duration::from_millis(450), progress: Duration::from_millis(100) };
    /// No waiting.
    pub const INSTANT: Pacing = Pacing { reply: Duration::ZERO, progress: Duration::from_millis(100) };
}
