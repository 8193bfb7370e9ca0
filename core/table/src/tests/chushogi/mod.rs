//! Chu Shogi at the table, by hand-worked cases.

mod computer;
mod ends;
mod records;
mod refusals;
mod taps;

use palgak_rules::chushogi::notation::{parse_square, square_name};
use palgak_rules::{Game, Side, Square};

use crate::Table;
use crate::command::{Command, Pacing};
use crate::common::{Seat, VIEW};
use crate::contest::Contest;
use crate::games::AnyMatch;
use crate::new_game::{ChuChoices, NewGame};
use crate::snapshot::{Mark, Mode, Point, Snapshot};
use crate::view::View;

fn two_players() -> NewGame {
    NewGame { game: Game::ChuShogi, mode: Mode::TwoPlayers, seed: Some(1), ..NewGame::default() }
}

fn with(chushogi: ChuChoices) -> NewGame {
    NewGame { chushogi, ..two_players() }
}

fn seat_with(sfen: &str, choices: NewGame, view: View) -> Seat {
    let mut table = Table::new(choices, view, Pacing::INSTANT, 7);
    table.contest = Contest::of(AnyMatch::from_fen(&choices, sfen).expect("an SFEN of the tests"));
    table.start = Some(sfen.to_owned());
    Seat::at(table)
}

fn seat_at(sfen: &str) -> Seat {
    seat_with(sfen, two_players(), VIEW)
}

fn index(name: &str) -> u8 {
    parse_square(name).filter(|(_, rest)| rest.is_empty()).expect("a square").0.number()
}

/// The squares named one after the other: `7f7e7d`.
fn squares(mut text: &str) -> Vec<u8> {
    let mut squares = Vec::new();
    while !text.is_empty() {
        let (square, rest) = parse_square(text).expect("a square");
        squares.push(square.number());
        text = rest;
    }
    squares
}

/// Taps squares one after the other.
fn tap<'a>(seat: &'a mut Seat, text: &str) -> &'a Snapshot {
    for square in squares(text) {
        seat.send(Command::Tap(square));
    }
    seat.last()
}

/// Plays moves in machine notation by the command that says them in full.
fn play<'a>(seat: &'a mut Seat, moves: &str) -> &'a Snapshot {
    for text in moves.split_whitespace() {
        let mv = palgak_rules::chushogi::notation::parse_machine(text).expect("a move");
        let before = seat.last().moves.len();
        seat.send(Command::of(mv));
        assert_eq!(seat.last().moves.len(), before + 1, "{text}: {:?}", seat.last().refusal);
    }
    seat.last()
}

/// The names of the squares with a mark, in the order of the board.
fn marked(seat: &Seat, mark: Mark) -> Vec<String> {
    let points = seat.last().points.iter().filter(|point| point.marks.contains(&mark));
    points.map(|point| square_name(Square::new(point.index))).collect()
}

fn point<'a>(seat: &'a Seat, name: &str) -> &'a Point {
    let index = index(name);
    seat.last().points.iter().find(|point| point.index == index).expect("a square")
}

/// The text of the refusal, and the names of its squares.
fn refusal(seat: &Seat) -> (String, Vec<String>) {
    let refusal = seat.last().refusal.clone().expect("something was refused");
    let name = |index: u32| square_name(Square::new(u8::try_from(index).expect("a square")));
    (refusal.text, refusal.points.into_iter().map(name).collect())
}

fn machine(seat: &Seat) -> Vec<&str> {
    seat.last().moves.iter().map(|entry| entry.machine.as_str()).collect()
}
