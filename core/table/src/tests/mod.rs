//! Hand-worked cases, many from positions that are a long way from the start.

mod acting;
mod analysis;
mod banners;
mod buttons;
mod chushogi;
mod computer;
mod ends;
mod forms;
mod import;
mod passing;
mod record;
mod refusals;
mod saved;
mod seating;
mod takebacks;
mod touch;
mod xiangqi;

use palgak_rules::Match;
use palgak_rules::janggi::{Position, Rules};

use crate::Table;
use crate::command::Pacing;
use crate::common::{Seat, VIEW, two_players};
use crate::contest::Contest;
use crate::games::AnyMatch;
use crate::new_game::NewGame;
use crate::view::View;

/// Two people at a table with the position of a FEN.
fn seat_at(fen: &str, bikjang: bool) -> Seat {
    seat_with(fen, NewGame { bikjang, ..two_players() }, VIEW)
}

fn seat_with(fen: &str, choices: NewGame, view: View) -> Seat {
    let position = Position::from_fen(fen, Rules { bikjang: choices.bikjang }).expect("a FEN of the tests");
    let mut table = Table::new(choices, view, Pacing::INSTANT, 7);
    table.contest = Contest::of(AnyMatch::Janggi(Box::new(Match::new(position))));
    Seat::at(table)
}
