//! `palgak notation`: moves in another notation.

use crate::args::Notation;
use crate::error::Result;
use crate::games::{Rulebook, Word, check_style};
use crate::output::Output;
use crate::replay;

/// Each move in the style asked for, a line each. Nothing is written unless the whole game is right.
pub(crate) fn notation<R: Rulebook>(arguments: &Notation) -> Result<()> {
    let style = check_style::<R>(arguments.style)?;
    let start = replay::start::<R>(&arguments.start)?;
    let mut lines = Vec::new();
    replay::replay::<R>(start, &arguments.played, |position, word| {
        lines.push(match word {
            Word::Move(mv) => R::write(position, mv, style),
            Word::AcceptDraw => R::write_acceptance(position, style),
        });
    })?;
    let mut output = Output::standard();
    for line in lines {
        output.line(line)?;
    }
    output.flush()
}
