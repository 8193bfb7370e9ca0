//! `palgak result`: how a game stands.

use palgak_rules::Position;

use crate::args::GameResult;
use crate::error::Result;
use crate::games::Rulebook;
use crate::output::Output;
use crate::replay;

/// The result on the last line.
pub(crate) fn result<R: Rulebook>(arguments: &GameResult) -> Result<()> {
    let start = replay::start::<R>(&arguments.start)?;
    let game = replay::replay::<R>(start, &arguments.played, |_, _| ())?;
    let mut output = Output::standard();
    if arguments.details {
        output.line(format_args!("fen {}", game.position().fen()))?;
        if let Some(score) = R::score(game.position()) {
            output.line(format_args!("points {score}"))?;
        }
    }
    output.line(replay::describe::<R::Position>(game.outcome()))?;
    output.flush()
}
