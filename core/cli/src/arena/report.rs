//! What a match says: a line for each game, then what it came to.

use palgak_rules::Side;

use super::game::{Effort, Ending};
use super::sprt::{Sprt, Verdict};
use super::tally::Tally;
use super::worker::Played;
use crate::error::Result;
use crate::output::Output;

/// Who is meant, as a word.
fn player_name(side: Side, side_of_a: Side) -> &'static str {
    if side == side_of_a { "a" } else { "b" }
}

/// The line of a game. `side_name` is what the game calls the side of the first player.
pub(crate) fn game_line<P: palgak_rules::Position>(
    played: &Played<P>,
    tally: &Tally,
    sprt: Option<&Sprt>,
) -> String {
    let side_of_a = super::schedule::side_of_a(played.number);
    let result = match &played.ending {
        Ending::Over { winner: None, reason } => format!("drawn, {reason}"),
        Ending::Over { winner: Some(side), reason } => {
            format!("{} wins, {reason}", player_name(*side, side_of_a))
        }
        Ending::Void { side: Some(side), fault } => {
            format!("void, {} is at fault: {fault}", player_name(*side, side_of_a))
        }
        Ending::Void { side: None, fault } => format!("void: {fault}"),
    };
    let llr = sprt.map_or(String::new(), |sprt| format!(" | llr {:.2}", sprt.llr(tally.pentanomial())));
    format!(
        "game {} | opening {} | a is {} | {result} | {} plies | {tally}{llr}",
        played.number + 1,
        super::schedule::opening_of(played.number) + 1,
        P::GAME.side_name(side_of_a),
        played.game.ply(),
    )
}

/// The lines after the last game. The very last is `a W D L score% elo ±err`.
pub(crate) fn summary(
    output: &mut Output,
    tally: &Tally,
    players: [(&str, &Effort); 2],
    sprt: Option<(&Sprt, Verdict)>,
) -> Result<()> {
    for (name, effort) in players {
        if effort.moves == 0 {
            continue;
        }
        let mean = effort.time.as_secs_f64() * 1000.0 / effort.moves as f64;
        output.line(format_args!(
            "{name} | {} moves | mean {mean:.0} ms | longest {} ms | {} nodes a move",
            effort.moves,
            effort.longest.as_millis(),
            effort.nodes / effort.moves,
        ))?;
    }
    let pairs = tally.pentanomial().map(|count| count.to_string()).join(" ");
    output.line(format_args!("pairs by half points: {pairs}"))?;
    output.line(format_args!("void {}", tally.voids()))?;
    if let Some((sprt, verdict)) = sprt {
        let (lower, upper) = sprt.bounds();
        let verdict = match verdict {
            Verdict::Open => "undecided",
            Verdict::Elo0 => "elo0 is accepted",
            Verdict::Elo1 => "elo1 is accepted",
        };
        let llr = sprt.llr(tally.pentanomial());
        output
            .line(format_args!("sprt {sprt}: llr {llr:.2} between {lower:.2} and {upper:.2}, {verdict}"))?;
    }
    output.line(format_args!("a {tally}"))?;
    output.flush()
}
