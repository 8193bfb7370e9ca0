//! One game, played by this project's rules whatever the players think of them.

use std::time::Duration;

use palgak_rules::{Match, Position as _, Side};

use super::adjudication::{Adjudication, Agreement};
use super::contest::Contest;
use super::fault::Fault;
use super::player::{Act, Player};
use crate::args::Style;

/// No game of sense lasts so long; one that does is void.
const ENDLESS: usize = 2000;

/// How a game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// It was played to an end.
    Over {
        /// Who won; none for a draw.
        winner: Option<Side>,
        /// Why, in one word.
        reason: String,
    },
    /// A player failed; nobody has won.
    Void {
        /// Whose fault it was; none if nobody's.
        side: Option<Side>,
        /// What was wrong.
        fault: Fault,
    },
}

/// What a player did in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Effort {
    /// Moves chosen.
    pub(crate) moves: u64,
    /// Time for all of them.
    pub(crate) time: Duration,
    /// The longest answer.
    pub(crate) longest: Duration,
    /// Positions it says it has looked at.
    pub(crate) nodes: u64,
}

impl Effort {
    /// Both together.
    pub(crate) fn add(&mut self, other: &Effort) {
        self.moves += other.moves;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.nodes += other.nodes;
    }
}

/// Plays a game on to its end. The players and their efforts are in the order of the sides.
pub(crate) fn play<R: Contest>(
    game: &mut Match<R::Position>,
    players: [&mut dyn Player<R>; 2],
    seed: u64,
    adjudication: &Adjudication,
) -> (Ending, [Effort; 2]) {
    let mut efforts = [Effort::default(); 2];
    let mut agreement = Agreement::default();
    let [first, second] = players;
    let void = |side, fault| Ending::Void { side: Some(side), fault };
    for (side, player) in [(Side::First, &mut *first), (Side::Second, &mut *second)] {
        if let Err(fault) = player.new_game(game, seed) {
            return (void(side, fault), efforts);
        }
    }
    loop {
        if let Some(outcome) = game.outcome() {
            let reason = outcome.reason.as_str().to_owned();
            return (Ending::Over { winner: outcome.winner, reason }, efforts);
        }
        if R::is_agreed(game) {
            // Two people would agree here; nobody has claimed anything, so nothing is refused.
            let _ = game.agree_to_draw();
            continue;
        }
        if adjudication.plies.is_some_and(|plies| game.ply() >= plies) {
            let winner = R::leader(game.position());
            return (Ending::Over { winner, reason: "adjudication".to_owned() }, efforts);
        }
        if game.ply() >= ENDLESS {
            return (Ending::Void { side: None, fault: Fault::Endless(ENDLESS) }, efforts);
        }
        let side = game.position().side_to_move();
        let player = if side == Side::First { &mut *first } else { &mut *second };
        let answer = match player.choose(game) {
            Ok(answer) => answer,
            Err(fault) => return (void(side, fault), efforts),
        };
        let effort = &mut efforts[side.index()];
        effort.add(&Effort {
            moves: 1,
            time: answer.elapsed,
            longest: answer.elapsed,
            nodes: answer.nodes.unwrap_or(0),
        });
        if let Err(fault) = act::<R>(game, answer.act) {
            return (void(side, fault), efforts);
        }
        if game.outcome().is_none()
            && let Some(winner) = agreement.hear(adjudication.score, side, answer.score)
        {
            let reason = "adjudication".to_owned();
            return (Ending::Over { winner: Some(winner), reason }, efforts);
        }
    }
}

/// Does what a player does.
fn act<R: Contest>(game: &mut Match<R::Position>, act: Act) -> Result<(), Fault> {
    let position = game.position();
    let illegal = |mv: String, why: String| Fault::Illegal { mv, why };
    match act {
        Act::Resign => game.resign(position.side_to_move()),
        Act::AcceptDraw => game.accept_draw(),
        Act::Move(mv) => {
            let text = R::write(position, mv, Style::Machine);
            if !position.is_legal(mv) {
                // Some engines play by rules in which leaving the kings face to face makes the draw.
                if position.claimable_draw().is_some() {
                    return game.accept_draw().map_err(|error| illegal(text, error.to_string()));
                }
                return Err(illegal(text, R::explain(position, mv)));
            }
            return game.play(mv).map_err(|error| illegal(text, error.to_string()));
        }
    }
    .map_err(|error| illegal("(none)".to_owned(), error.to_string()))
}
