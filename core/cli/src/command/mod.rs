//! The commands, one a file.

mod bench;
mod moves;
mod notation;
mod online;
mod perft;
mod play;
mod result;

pub(crate) use online::random_bytes;

use crate::args::Command;
use crate::error::Result;
use crate::games::with_game;

/// Do what was asked.
pub(crate) fn run(command: Command) -> Result<()> {
    match command {
        Command::Perft(arguments) => {
            use perft::perft;
            with_game!(arguments.start.game, perft(&arguments))
        }
        Command::Moves(arguments) => {
            use moves::moves;
            with_game!(arguments.start.game, moves(&arguments))
        }
        Command::Result(arguments) => {
            use result::result;
            with_game!(arguments.start.game, result(&arguments))
        }
        Command::Notation(arguments) => {
            use notation::notation;
            with_game!(arguments.start.game, notation(&arguments))
        }
        Command::Uci => crate::uci::run(),
        Command::Bench(arguments) => bench::bench(&arguments),
        Command::Arena(arguments) => {
            use crate::arena::arena;
            with_game!(arguments.start.game, arena(&arguments))
        }
        Command::Play(arguments) => play::play(&arguments),
        Command::Online(arguments) => online::online(&arguments),
    }
}
