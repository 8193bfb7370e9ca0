//! `palgak moves`: the legal moves.

use palgak_rules::MoveList;

use crate::args::{Moves, Style};
use crate::error::Result;
use crate::games::Rulebook;
use crate::output::Output;
use crate::replay;

/// One line, sorted. A game that is over has no moves, and the line is empty.
pub(crate) fn moves<R: Rulebook>(arguments: &Moves) -> Result<()> {
    let start = replay::start::<R>(&arguments.start)?;
    let game = replay::replay::<R>(start, &arguments.played, |_, _| ())?;
    let mut list = MoveList::new();
    game.legal_moves(&mut list);
    let mut names: Vec<String> =
        list.into_iter().map(|mv| R::write(game.position(), mv, Style::Machine)).collect();
    names.sort();
    let mut output = Output::standard();
    output.line(names.join(" "))?;
    output.flush()
}
