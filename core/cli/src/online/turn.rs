//! What the player does in a game: chooses, thinks, plays.

use std::time::Instant;

use palgak_engine::{Choice, StopFlag};
use palgak_online::client::Command;
use palgak_online::id::GameId;
use palgak_online::protocol::Act;
use palgak_rules::Game;
use palgak_rules::janggi::Setup;
use palgak_table::command::Search;

use super::board::Board;
use super::player::Player;
use crate::error::Result;

/// A turn that is being thought about.
pub(super) struct Turn {
    pub(super) id: GameId,
    pub(super) ply: usize,
    pub(super) number: u64,
    pub(super) stop: StopFlag,
    /// When it has been thought about for long enough.
    pub(super) stop_at: Option<Instant>,
    /// When to play at the earliest.
    pub(super) play_at: Instant,
    /// What was chosen; then it is only waited for the time to play.
    pub(super) choice: Option<Option<Choice>>,
}

impl Turn {
    /// When there is something to do about it, should nothing be heard before.
    pub(super) fn due(&self) -> Option<Instant> {
        if self.choice.is_some() { Some(self.play_at) } else { self.stop_at }
    }
}

impl Player {
    /// The setup to choose.
    pub(super) fn choice(&self) -> Act {
        if self.client.read(|session, _| session.game().is_none_or(|game| game.game() != Game::Janggi)) {
            return Act::Ready;
        }
        let picked = Setup::ALL[random(self.plan.seed, self.finished, 0, Setup::ALL.len())];
        Act::Setup { setup: self.plan.setup.unwrap_or(picked).as_str().to_owned() }
    }

    /// In a game: follows it, and thinks if it is the own turn.
    pub(super) fn take_turn(&mut self) -> Result<()> {
        let before = self.board.take();
        let seen = self.client.read(|session, _| {
            let game = session.game()?;
            let other = game.side().other();
            let declines = game.state().draw_offered_by == Some(other);
            let own_turn = game.turn() == Some(game.side());
            let waits = session.pending().any(|act| matches!(act, Act::Move { .. } | Act::AcceptBikjang));
            Some((game.id(), Board::follow(before, game), declines, own_turn && !waits))
        });
        let Some((id, board, declines, own_turn)) = seen else { return Ok(()) };
        let board = board.map_err(|error| self.failure(error))?;
        let ply = board.referee.ply();
        let board = self.board.insert(board);
        let game = (own_turn && self.plan.level.is_some()).then(|| board.referee.as_match().clone());
        if self.turn.as_ref().is_some_and(|turn| (turn.id, turn.ply) != (id, ply)) {
            self.end_turn();
        }
        if self.ending || self.plan.resign_at.is_some_and(|at| ply >= at as usize) {
            return self.command(Command::Act(Act::Resign));
        }
        if declines {
            self.command(Command::Act(Act::DeclineDraw))?;
        }
        if !own_turn || self.turn.is_some() {
            return Ok(());
        }
        self.thoughts += 1;
        let now = Instant::now();
        let turn = Turn {
            id,
            ply,
            number: self.thoughts,
            stop: StopFlag::new(),
            stop_at: self.plan.movetime.map(|time| now + time),
            play_at: now + self.plan.pace,
            choice: self.plan.level.is_none().then_some(None),
        };
        if let (Some(level), Some(game)) = (self.plan.level, game) {
            let seed = self.plan.seed.wrapping_add(u64::from(self.finished));
            self.brain.think(Search { id: turn.number, game, level, seed }, turn.stop.clone());
        }
        self.turn = Some(turn);
        self.play_in_time()
    }

    pub(super) fn end_turn(&mut self) {
        if let Some(turn) = self.turn.take() {
            turn.stop.stop();
        }
    }

    pub(super) fn thought(&mut self, number: u64, choice: Option<Choice>) -> Result<()> {
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.number == number) {
            turn.choice = Some(choice);
        }
        self.play_in_time()
    }

    /// Plays what was chosen, once it is time to.
    pub(super) fn play_in_time(&mut self) -> Result<()> {
        let ready = |turn: &mut Turn| turn.choice.is_some() && Instant::now() >= turn.play_at;
        match self.turn.take_if(ready).and_then(|turn| turn.choice) {
            Some(choice) => self.play_choice(choice),
            None => Ok(()),
        }
    }

    /// Plays what was chosen; any move if nothing was.
    fn play_choice(&mut self, choice: Option<Choice>) -> Result<()> {
        let Some(board) = &self.board else { return Ok(()) };
        let act = match choice {
            Some(Choice::Move(mv)) => Act::Move { text: board.referee.text_of(mv) },
            Some(Choice::AcceptDraw) => Act::AcceptBikjang,
            None => {
                let mut legal = board.referee.legal();
                if legal.is_empty() {
                    Act::AcceptBikjang
                } else {
                    let at = random(self.plan.seed, self.finished, board.referee.ply() + 1, legal.len());
                    Act::Move { text: legal.swap_remove(at) }
                }
            }
        };
        self.command(Command::Act(act))
    }
}

/// A number below `below`, of a game and a ply by the seed.
fn random(seed: u64, game: u32, ply: usize, below: usize) -> usize {
    let mut x = seed ^ (u64::from(game) << 40) ^ (ply as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for _ in 0..2 {
        x = (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }
    ((x >> 33) as usize) % below.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_choices_are_by_the_seed_and_reach_everything() {
        let choices = |seed| (0..400).map(|ply| random(seed, 0, ply, 4)).collect::<Vec<_>>();
        assert_eq!(choices(1), choices(1));
        assert_ne!(choices(1), choices(2));
        for choice in 0..4 {
            let times = choices(3).iter().filter(|other| **other == choice).count();
            assert!((50..150).contains(&times), "{choice}: {times} of 400");
        }
        assert_eq!(random(1, 1, 1, 0), 0);
    }
}
