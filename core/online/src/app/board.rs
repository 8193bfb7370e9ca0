//! The game on the board.

use palgak_rules::Side;
use palgak_table::Table;
use palgak_table::command::{Command as TableCommand, Effect, Input as TableInput};
use palgak_table::host::Finding;
use palgak_table::online::Standing;
use palgak_table::snapshot::Snapshot;

use super::brain::{Brain, Failure, Output, Stage};
use super::compose::CALLED_OFF;
use super::port::{Port, Seen};
use super::standing::{act_of, clocks_of, seat_of, standing_of};
use super::ticking::Heard;
use crate::client::{Command, Phase};
use crate::id::GameId;

/// The game on the board.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) id: GameId,
    pub(super) side: Side,
    pub(super) table: Table,
    pub(super) standing: Standing,
    pub(super) heard: Heard,
}

impl Brain {
    /// Something on the board.
    pub(super) fn at_table(&mut self, command: TableCommand, port: &mut impl Port, out: &mut Vec<Output>) {
        let seen = self.catch_up(port, out);
        let Some(board) = &mut self.board else { return };
        let clocks =
            seen.game.as_ref().filter(|game| game.id() == board.id).map(|game| clocks_of(game, &seen));
        board.table.set_clocks(clocks);
        let effects = board.table.apply(TableInput::Command(command), seen.now);
        self.carry_out(effects, &seen, port, out);
    }

    /// A look at the session, which goes on by itself, and the board as it knows it: what the player does is about what
    /// is there by now.
    fn catch_up(&mut self, port: &impl Port, out: &mut Vec<Output>) -> Seen {
        let seen = port.look();
        self.follow(&seen);
        if self.board_is_behind(&seen) || self.phase(&seen) != self.told.phase {
            self.note(&seen);
            self.show(None, &seen, out);
        }
        seen
    }

    pub(super) fn found(&mut self, finding: Finding, port: &mut impl Port, out: &mut Vec<Output>) {
        let seen = self.catch_up(port, out);
        let Some(board) = &mut self.board else { return };
        let input = match finding {
            Finding::Found { search, choice } => TableInput::Found { search, choice },
            Finding::Judged { study, verdict } => TableInput::Judged { study, verdict },
            Finding::Studied { study } => TableInput::Studied { study },
        };
        let effects = board.table.apply(input, seen.now);
        self.carry_out(effects, &seen, port, out);
    }

    /// Does what the table wants done. What it shows goes with the look it was made from, and not with what the session
    /// has come to know since: a board from before a result would be shown with the result.
    fn carry_out(&mut self, effects: Vec<Effect>, seen: &Seen, port: &mut impl Port, out: &mut Vec<Output>) {
        let mut shown = None;
        for effect in effects {
            match effect {
                Effect::Show(snapshot) => shown = Some(snapshot),
                // If it cannot be sent, the next look at the session takes it off the board.
                Effect::Send(sent) => {
                    let _ = port.command(Command::Act(act_of(sent)));
                }
                Effect::Analyse(study) => out.push(Output::Analyse(study)),
                Effect::StopThinking => out.push(Output::StopThinking),
                // Nobody asks the computer in the middle of such a game.
                Effect::Think(_) => {}
            }
        }
        if let Some(snapshot) = shown {
            self.show(Some(*snapshot), seen, out);
            // What is shown already need not be shown again; what could not be sent has to come off the board.
            let after = port.look();
            if let (Some(board), Some(game)) = (&mut self.board, &after.game)
                && after.game == seen.game
            {
                let standing = standing_of(game, &after);
                if standing.moves.len() == board.table.game().ply() {
                    board.standing = standing;
                }
            }
        }
    }

    /// Puts the game on the board, or takes it away.
    pub(super) fn follow(&mut self, seen: &Seen) {
        let begun = seen.game.as_ref().filter(|_| match &seen.phase {
            Phase::Playing { .. } => true,
            Phase::Over { result, .. } => result != CALLED_OFF,
            _ => false,
        });
        let Some(game) = begun else {
            self.board = None;
            return;
        };
        if self.board.as_ref().is_none_or(|board| board.id != game.id()) {
            self.board = Some(Board {
                id: game.id(),
                side: game.side(),
                table: Table::online(&seat_of(game), self.view, self.pacing),
                standing: Standing::default(),
                heard: Heard::default(),
            });
        }
    }

    /// The board as the session knows it.
    pub(super) fn followed(&mut self, seen: &Seen, out: &mut Vec<Output>) -> Option<Snapshot> {
        let board = self.board.as_mut()?;
        let game = seen.game.as_ref().filter(|game| game.id() == board.id)?;
        board.standing = standing_of(game, seen);
        match board.table.follow(&board.standing, seen.now) {
            Ok(effects) => {
                let mut shown = None;
                for effect in effects {
                    match effect {
                        Effect::Show(snapshot) => shown = Some(*snapshot),
                        Effect::StopThinking => out.push(Output::StopThinking),
                        _ => {}
                    }
                }
                shown
            }
            Err(error) => {
                tracing::error!(%error, "the game on the server cannot be followed");
                self.stage = Stage::Failed(Failure::Rules);
                self.board = None;
                None
            }
        }
    }

    /// Whether the table's game is one whose own move or request is on its way.
    pub(super) fn is_sending(&self) -> bool {
        self.board.as_ref().is_some_and(|board| board.table.is_sending())
    }

    /// Whether there is something else to see on the board than what it shows.
    pub(super) fn board_is_behind(&self, seen: &Seen) -> bool {
        self.board.as_ref().is_some_and(|board| {
            seen.game.as_ref().is_some_and(|game| changed(&board.standing, &standing_of(game, seen)))
        })
    }
}

/// Whether there is something else to see than clocks that run.
fn changed(before: &Standing, after: &Standing) -> bool {
    let still = |standing: &Standing| {
        standing.clocks.map(|clocks| clocks.map(|clock| (clock.in_period, clock.periods)))
    };
    before.moves != after.moves
        || before.confirmed != after.confirmed
        || before.draw_offered_by != after.draw_offered_by
        || before.awaiting != after.awaiting
        || before.result != after.result
        || still(before) != still(after)
}
