//! A program that speaks UCI as a player.

use std::marker::PhantomData;
use std::time::Instant;

use palgak_rules::{Match, Position as _};

use super::contest::Contest;
use super::fault::Fault;
use super::player::{Act, Answer, Player, WON};
use super::process::{GETTING_READY, Process};
use super::spec::{Bound, Program, Spec};
use crate::args::Style;
use crate::games::Word;

/// The option that says which game is played.
const VARIANT: &str = "UCI_Variant";

/// A program and what it is told for each move.
pub(crate) struct Uci<R> {
    process: Process,
    go: String,
    patience: std::time::Duration,
    game: PhantomData<fn(R)>,
}

impl<R: Contest> Uci<R> {
    /// Starts the program and sets its options; the game too, unless the options do.
    pub(crate) fn start(program: &Program, spec: &Spec) -> Result<Uci<R>, Fault> {
        let mut process = Process::start(program, "quit")?;
        process.tell("uci")?;
        let mut known = Vec::new();
        let asked = Instant::now();
        loop {
            let line = process
                .hear(asked, GETTING_READY)
                .map_err(|fault| Fault::CannotStart(format!("the program does not answer uci: {fault}")))?;
            if line.trim() == "uciok" {
                break;
            }
            known.extend(option_name(&line));
        }
        let knows = |name: &str| known.iter().any(|known| known.eq_ignore_ascii_case(name));
        if let Some((name, _)) = program.options.iter().find(|(name, _)| !knows(name)) {
            return Err(Fault::CannotStart(format!(
                "the program has no option '{name}' (movetime, nodes, depth and timeout are the arena's)"
            )));
        }
        let told = program.options.iter().any(|(name, _)| name.eq_ignore_ascii_case(VARIANT));
        if !told && knows(VARIANT) {
            process.tell(&format!("setoption name {VARIANT} value {}", R::GAME.as_str()))?;
        }
        for (name, value) in &program.options {
            process.tell(&format!("setoption name {name} value {value}"))?;
        }
        let go = match spec.bound {
            Bound::Time(time) => format!("go movetime {}", time.as_millis()),
            Bound::Nodes(nodes) => format!("go nodes {nodes}"),
            Bound::Depth(depth) => format!("go depth {depth}"),
            Bound::Level => "go".to_owned(),
        };
        let mut uci = Uci { process, go, patience: spec.patience, game: PhantomData };
        uci.get_ready()?;
        Ok(uci)
    }

    fn get_ready(&mut self) -> Result<(), Fault> {
        self.process.tell("isready")?;
        let asked = Instant::now();
        while self.process.hear(asked, GETTING_READY)?.trim() != "readyok" {}
        Ok(())
    }
}

impl<R: Contest> Player<R> for Uci<R> {
    fn new_game(&mut self, _game: &Match<R::Position>, _seed: u64) -> Result<(), Fault> {
        self.process.tell("ucinewgame")?;
        self.get_ready()
    }

    fn choose(&mut self, game: &Match<R::Position>) -> Result<Answer, Fault> {
        let mut line = format!("position fen {}", game.start().fen());
        for (ply, mv) in game.moves().enumerate() {
            line.push_str(if ply == 0 { " moves " } else { " " });
            // In machine notation a move reads the same in every position.
            line.push_str(&R::write(game.start(), mv, Style::Machine));
        }
        self.process.tell(&line)?;
        let asked = Instant::now();
        let go = self.go.clone();
        self.process.tell(&go)?;
        let (mut nodes, mut score) = (None, None);
        let best = loop {
            let line = self.process.hear(asked, self.patience)?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => break words.next().unwrap_or_default().to_owned(),
                Some("info") => {
                    nodes = number_after(&line, "nodes").or(nodes);
                    score = score_of(&line).or(score);
                }
                _ => {}
            }
        };
        let elapsed = asked.elapsed();
        if matches!(best.as_str(), "" | "(none)" | "0000") {
            return Err(Fault::NoMove);
        }
        let position = game.position();
        let act = match R::read(position, &best, &R::dialect(position, &[])).map_err(Fault::Unreadable)? {
            Word::Move(mv) => Act::Move(mv),
            Word::AcceptDraw => Act::AcceptDraw,
        };
        Ok(Answer { act, elapsed, nodes, score })
    }
}

/// The name in `option name <words> type …`.
fn option_name(line: &str) -> Option<String> {
    let rest = line.trim().strip_prefix("option name ")?;
    Some(rest.split_once(" type ")?.0.trim().to_owned())
}

fn number_after<T: std::str::FromStr>(line: &str, name: &str) -> Option<T> {
    line.split_whitespace().skip_while(|word| *word != name).nth(1)?.parse().ok()
}

/// `score cp <n>` or `score mate <n>`.
fn score_of(line: &str) -> Option<i32> {
    let mut words = line.split_whitespace().skip_while(|word| *word != "score").skip(1);
    match (words.next()?, words.next()?.parse::<i32>().ok()?) {
        ("cp", score) => Some(score),
        ("mate", moves) if moves > 0 => Some(WON),
        ("mate", _) => Some(-WON),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_search_are_read() {
        let line = "info depth 7 seldepth 9 score cp -57 nodes 7297 nps 243233 time 30 pv h1g3";
        assert_eq!((score_of(line), number_after(line, "nodes")), (Some(-57), Some(7297u64)));
        assert_eq!(score_of("info depth 3 score mate 2 nodes 9"), Some(WON));
        assert_eq!(score_of("info depth 3 score mate -2 nodes 9"), Some(-WON));
        assert_eq!(score_of("info depth 3 currmove a1a2"), None);
        assert_eq!(
            option_name("option name Skill Level type spin default 20 min 0 max 20").as_deref(),
            Some("Skill Level")
        );
        assert_eq!(option_name("id name Fish"), None);
    }
}
