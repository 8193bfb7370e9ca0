//! Games from the command line: a start and the words played from there.

use std::fmt::Display;

use palgak_rules::{Match, Outcome, Position};

use crate::args::{Played, Start};
use crate::error::{Failure, Result};
use crate::games::{Rulebook, Word};

/// The start that the options describe.
pub(crate) fn start<R: Rulebook>(start: &Start) -> Result<R::Position> {
    R::start(start.rules.as_deref(), start.fen.as_deref(), start.setup.as_deref())
}

/// Play the words one after the other, showing each to `each` together with the position it is played in.
pub(crate) fn replay<R: Rulebook>(
    from: R::Position,
    played: &Played,
    mut each: impl FnMut(&R::Position, Word),
) -> Result<Match<R::Position>> {
    let words: Vec<&str> = played.moves.split_whitespace().collect();
    let dialect = R::dialect(&from, &words);
    let mut game = Match::new(from);
    for (word, ply) in words.into_iter().zip(1_usize..) {
        let wrong = |what: &dyn Display| Failure::usage(format_args!("--moves: ply {ply}: {what}"));
        if let Some(outcome) = game.outcome() {
            let end = describe::<R::Position>(Some(outcome));
            return Err(wrong(&format_args!("'{word}' comes after the end of the game ({end})")));
        }
        let read = R::read(game.position(), word, &dialect).map_err(|message| wrong(&message))?;
        if let Word::Move(mv) = read
            && !game.position().is_legal(mv)
        {
            return Err(wrong(&format_args!("'{word}' is not legal: {}", R::explain(game.position(), mv))));
        }
        each(game.position(), read);
        match read {
            Word::Move(mv) => game.play(mv),
            Word::AcceptDraw => game.accept_draw(),
        }
        .map_err(|error| wrong(&format_args!("'{word}': {error}")))?;
    }
    Ok(game)
}

/// How a game stands, in the words of the command line.
pub(crate) fn describe<P: Position>(outcome: Option<Outcome>) -> String {
    match outcome {
        None => "ongoing".to_owned(),
        Some(Outcome { winner: Some(side), reason }) => {
            format!("win {} {}", P::GAME.side_name(side), reason.as_str())
        }
        Some(Outcome { winner: None, reason }) => format!("draw {}", reason.as_str()),
    }
}
