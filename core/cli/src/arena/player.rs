//! What the arena asks of a player, whatever it is.

use std::time::Duration;

use palgak_rules::{Match, Move};

use super::cecp::Cecp;
use super::contest::Contest;
use super::fault::Fault;
use super::own::Own;
use super::spec::{Kind, Spec};
use super::uci::Uci;

/// Somebody who plays.
pub(crate) trait Player<R: Contest> {
    /// A game begins. The seed makes a player that varies its play repeatable.
    fn new_game(&mut self, game: &Match<R::Position>, seed: u64) -> Result<(), Fault>;

    /// Chooses what to do in a game that is not over.
    fn choose(&mut self, game: &Match<R::Position>) -> Result<Answer, Fault>;
}

/// What a player does, and what it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// What it does.
    pub(crate) act: Act,
    /// From the question to the answer.
    pub(crate) elapsed: Duration,
    /// Positions it says it has looked at.
    pub(crate) nodes: Option<u64>,
    /// How good it takes its position to be, in hundredths of whatever it counts in.
    pub(crate) score: Option<i32>,
}

/// What can be done when it is one's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Play a move.
    Move(Move),
    /// Take the draw that the position offers.
    AcceptDraw,
    /// Give up.
    Resign,
}

/// A score that stands for a forced win.
pub(crate) const WON: i32 = 100_000;

/// The player that a spec describes. The message says why it cannot be had.
pub(crate) fn player<R: Contest + 'static>(spec: &Spec) -> Result<Box<dyn Player<R>>, String> {
    let player = match &spec.kind {
        Kind::Own { level, table_bytes, threads } => {
            Ok(boxed(Own::<R>::new(spec.bound, *level, *table_bytes, *threads)))
        }
        Kind::Uci(program) => Uci::<R>::start(program, spec).map(boxed),
        Kind::Cecp { program, variant, memory } => {
            Cecp::<R>::start(program, variant.as_deref(), *memory, spec).map(boxed)
        }
    };
    player.map_err(|fault| match fault {
        Fault::CannotStart(why) => why,
        other => format!("the program does not get ready: {other}"),
    })
}

fn boxed<R: Contest>(player: impl Player<R> + 'static) -> Box<dyn Player<R>> {
    Box::new(player)
}
