//! What a person does with the screen.

use palgak_online::app::{OnlineCommand, OnlinePhase};
use palgak_rules::{Game, Move, chushogi, janggi, xiangqi};
use palgak_table::command::Command;
use palgak_table::snapshot::{PendingKind, Snapshot};

use crate::world::World;

/// The move of a text in machine notation.
fn read(game: Game, text: &str) -> Move {
    match game {
        Game::Janggi => janggi::notation::parse_machine(text).unwrap(),
        Game::Xiangqi => xiangqi::notation::parse_machine(text).unwrap(),
        Game::ChuShogi => chushogi::notation::parse_machine(text).unwrap(),
    }
}

impl World {
    /// What an app has on its board.
    pub(crate) fn board(&self, number: usize) -> &Snapshot {
        self.apps[number].screen().table.as_ref().unwrap()
    }

    pub(crate) fn phase(&self, number: usize) -> OnlinePhase {
        self.apps[number].screen().phase
    }

    fn on_board(&mut self, number: usize, command: Command) {
        self.ask(number, OnlineCommand::Table(command));
    }

    /// Plays a move with the fingers.
    pub(crate) fn play(&mut self, number: usize, text: &str) {
        let before = self.board(number).moves.len();
        let mv = read(self.board(number).game, text);
        if mv.is_pass() {
            self.on_board(number, Command::Pass);
        } else {
            self.on_board(number, Command::Tap(mv.from().number()));
            if let Some(middle) = mv.middle() {
                self.on_board(number, Command::Tap(middle.number()));
            }
            self.on_board(number, Command::Tap(mv.to().number()));
            let pending = self.board(number).pending.as_ref().map(|pending| pending.kind);
            match pending {
                // A lion that only steps once is told so by a second tap.
                Some(PendingKind::LionStep) => self.on_board(number, Command::Tap(mv.to().number())),
                Some(PendingKind::Promotion) if mv.promotes() => self.on_board(number, Command::Promote),
                Some(PendingKind::Promotion) => self.on_board(number, Command::KeepUnpromoted),
                None => {}
            }
        }
        let board = self.board(number);
        assert_eq!(board.refusal, None, "{text}");
        assert_eq!(board.moves.len(), before + 1, "{text} is on the board");
        assert_eq!(board.moves[before].machine, text);
    }

    /// The texts of the moves on an app's board.
    pub(crate) fn moves(&self, number: usize) -> Vec<String> {
        self.board(number).moves.iter().map(|entry| entry.machine.clone()).collect()
    }
}
