//! From the game as the session knows it to the table's terms.

use palgak_rules::Side;
use palgak_rules::janggi::Setup;
use palgak_table::command::Sent;
use palgak_table::online::{Seat, Standing};
use palgak_table::snapshot::Clock;

use super::port::Seen;
use crate::client::OnlineGame;
use crate::protocol::{Act, Phase};

/// What a player does, as the protocol has it.
pub(super) fn act_of(sent: Sent) -> Act {
    match sent {
        Sent::Move { text, .. } => Act::Move { text },
        Sent::AcceptBikjang => Act::AcceptBikjang,
        Sent::OfferDraw => Act::OfferDraw,
        Sent::AcceptDraw => Act::AcceptDraw,
        Sent::DeclineDraw => Act::DeclineDraw,
        Sent::Resign => Act::Resign,
    }
}

/// The seat at the table of a game that has begun.
pub(super) fn seat_of(game: &OnlineGame) -> Seat {
    let setup = |index: usize| game.state().setups.get(index).and_then(|name| Setup::parse(name));
    Seat {
        game: game.game(),
        side: game.side(),
        setups: [0, 1].map(|index| setup(index).unwrap_or(Setup::Left)),
        opponent: opponent_of(game),
    }
}

/// By what the opponent may be told from others.
pub(super) fn opponent_of(game: &OnlineGame) -> String {
    game.state().players[game.side().other().index()].short()
}

/// How the game stands for the player.
pub(super) fn standing_of(game: &OnlineGame, seen: &Seen) -> Standing {
    let state = game.state();
    let playing = state.phase == Phase::Playing;
    let mut moves = state.moves.clone();
    let confirmed = moves.len();
    let mut awaiting = Vec::new();
    for (ply, act) in seen.pending.iter().filter(|_| playing) {
        match act {
            // What was played earlier has arrived; its answer is still on the way.
            Act::Move { text } if *ply as usize == confirmed => moves.push(text.clone()),
            Act::AcceptBikjang => awaiting.push(Sent::AcceptBikjang),
            Act::OfferDraw => awaiting.push(Sent::OfferDraw),
            Act::AcceptDraw => awaiting.push(Sent::AcceptDraw),
            Act::DeclineDraw => awaiting.push(Sent::DeclineDraw),
            Act::Resign => awaiting.push(Sent::Resign),
            Act::Move { .. } | Act::Setup { .. } | Act::Ready | Act::Rematch | Act::Leave => {}
        }
    }
    // An offer lapses with the move that answers it, wherever that is.
    let draw_offered_by = state.draw_offered_by.filter(|_| moves.len() == confirmed);
    let clocks = Some(clocks_of(game, seen));
    Standing { moves, confirmed, draw_offered_by, awaiting, result: state.result.clone(), clocks }
}

/// The clocks as they stand.
pub(super) fn clocks_of(game: &OnlineGame, seen: &Seen) -> [Clock; 2] {
    let shown = game.clocks(seen.now);
    Side::BOTH.map(|side| {
        let clock = shown[side.index()];
        Clock {
            left_ms: clock.left_ms,
            periods: clock.periods,
            in_period: clock.in_period,
            running: game.turn() == Some(side),
        }
    })
}
