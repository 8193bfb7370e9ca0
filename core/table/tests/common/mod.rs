//! What the tests of the table share.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

use std::time::Duration;

use palgak_rules::Side;
use palgak_rules::janggi::Setup;
use palgak_table::Table;
use palgak_table::command::{Command, Effect, Input, Pacing};
use palgak_table::new_game::NewGame;
use palgak_table::snapshot::{Mark, Mode, Snapshot};
use palgak_table::view::{Letters, NotationStyle, Seating, View};
use palgak_text::Locale;

/// English, one side up: what most tests look at.
pub const VIEW: View = View {
    locale: Locale::En,
    letters: Letters::Hanja,
    notation: NotationStyle::Korean,
    seating: Seating::OneSide,
    takeback_consent: true,
    expose_warning: true,
    touch_move: false,
};

/// Two people, the inner elephant on both sides.
pub fn two_players() -> NewGame {
    NewGame {
        mode: Mode::TwoPlayers,
        cho_setup: Setup::Inner,
        han_setup: Setup::Inner,
        seed: Some(1),
        ..NewGame::default()
    }
}

/// Against the computer.
pub fn against_computer(human: Side) -> NewGame {
    NewGame { mode: Mode::Computer, human, ..two_players() }
}

/// A table, the snapshots it has shown, and what it asked for.
pub struct Seat {
    pub table: Table,
    pub shown: Vec<Snapshot>,
    pub effects: Vec<Effect>,
    pub now: Duration,
}

impl Seat {
    pub fn new(choices: NewGame) -> Seat {
        Seat::with(choices, VIEW)
    }

    pub fn with(choices: NewGame, view: View) -> Seat {
        Seat::at(Table::new(choices, view, Pacing::INSTANT, 7))
    }

    pub fn at(table: Table) -> Seat {
        let mut seat = Seat { table, shown: Vec::new(), effects: Vec::new(), now: Duration::from_secs(100) };
        seat.input(Input::Open);
        seat
    }

    /// Applies an input; returns the last snapshot there is.
    pub fn input(&mut self, input: Input) -> &Snapshot {
        for effect in self.table.apply(input, self.now) {
            if let Effect::Show(snapshot) = &effect {
                self.shown.push((**snapshot).clone());
            }
            self.effects.push(effect);
        }
        self.last()
    }

    pub fn send(&mut self, command: Command) -> &Snapshot {
        self.input(Input::Command(command))
    }

    /// Taps a point by its name in machine notation.
    pub fn tap(&mut self, point: &str) -> &Snapshot {
        self.send(Command::Tap(index(point)))
    }

    /// Plays moves by taps, and passes by the command.
    pub fn play(&mut self, moves: &str) -> &Snapshot {
        for text in moves.split_whitespace() {
            let before = self.last().moves.len();
            self.send(Command::Dismiss);
            let split = if text.as_bytes()[2].is_ascii_digit() { 3 } else { 2 };
            let (from, to) = text.split_at(split);
            if from == to {
                self.send(Command::Pass);
            } else {
                self.tap(from);
                self.tap(to);
            }
            assert_eq!(
                self.last().moves.len(),
                before + 1,
                "{text} was not played: {:?}",
                self.last().refusal
            );
            assert_eq!(self.last().moves[before].machine, text);
        }
        self.last()
    }

    pub fn last(&self) -> &Snapshot {
        self.shown.last().expect("a table shows itself when it opens")
    }

    /// The text of the refusal in the last snapshot, and the names of its points.
    pub fn refusal(&self) -> (String, Vec<String>) {
        let refusal = self.last().refusal.clone().expect("something was refused");
        let mut points: Vec<String> = refusal.points.into_iter().map(|point| name(point as u8)).collect();
        points.sort();
        (refusal.text, points)
    }

    /// The names of the points with a mark.
    pub fn marked(&self, mark: Mark) -> Vec<String> {
        let mut names: Vec<String> = self
            .last()
            .points
            .iter()
            .filter(|point| point.marks.contains(&mark))
            .map(|point| name(point.index))
            .collect();
        names.sort();
        names
    }

    /// What stands on a point, as its glyph.
    pub fn glyph(&self, point: &str) -> Option<String> {
        let index = index(point);
        let point =
            self.last().points.iter().find(|point| point.index == index).expect("a point of the board");
        point.piece.as_ref().map(|piece| piece.glyph.clone())
    }
}

/// The number of a point of Janggi's board.
pub fn index(name: &str) -> u8 {
    let file = name.as_bytes()[0] - b'a';
    let rank: u8 = name[1..].parse().expect("a rank");
    (rank - 1) * 9 + file
}

/// The name of a point of Janggi's board.
pub fn name(index: u8) -> String {
    format!("{}{}", char::from(b'a' + index % 9), index / 9 + 1)
}
