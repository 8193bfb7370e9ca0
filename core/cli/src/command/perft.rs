//! `palgak perft`: how many legal lines of a length there are.

use palgak_rules::{MoveList, Position};

use crate::args::{Perft, Style};
use crate::error::Result;
use crate::games::Rulebook;
use crate::output::Output;
use crate::replay;

/// Count, below each first move too if asked.
pub(crate) fn perft<R: Rulebook>(arguments: &Perft) -> Result<()> {
    let mut position = replay::start::<R>(&arguments.start)?;
    let depth = u32::from(arguments.depth);
    let mut output = Output::standard();
    if !arguments.divide || depth == 0 {
        output.line(palgak_rules::perft(&mut position, depth))?;
        return output.flush();
    }

    let mut first = MoveList::new();
    position.legal_moves(&mut first);
    let mut named: Vec<(String, _)> =
        first.into_iter().map(|mv| (R::write(&position, mv, Style::Machine), mv)).collect();
    named.sort_by(|a, b| a.0.cmp(&b.0));
    let mut total = 0;
    for (name, mv) in named {
        let undo = position.make(mv);
        let count = palgak_rules::perft(&mut position, depth - 1);
        position.unmake(mv, undo);
        total += count;
        output.line(format_args!("{name} {count}"))?;
    }
    output.line(total)?;
    output.flush()
}
