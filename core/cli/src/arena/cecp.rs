//! A program that speaks the Chess Engine Communication Protocol as a player.
//!
//! The program stays in force mode: it is told every move played, and asked for one with `go` when it is its turn.

use std::marker::PhantomData;
use std::time::{Duration, Instant};

use palgak_rules::{Match, Position as _, Side};

use super::contest::Contest;
use super::fault::Fault;
use super::features::Features;
use super::pace::Pace;
use super::player::{Act, Answer, Player};
use super::process::{GETTING_READY, Process};
use super::spec::{Bound, Program, Spec};
use crate::games::Word;

/// How a pass is written.
pub(crate) const PASS: &str = "@@@@";
/// Megabytes for a program that wants to be told and of which nobody says.
const USUAL_MEMORY: u64 = 64;

/// A program and what it has been told.
pub(crate) struct Cecp<R> {
    process: Process,
    features: Features,
    options: Vec<(String, String)>,
    variant: String,
    memory: Option<u64>,
    /// What it is told of a bound that does not change.
    bound: String,
    pace: Option<Pace>,
    patience: Duration,
    /// How many moves of the game it knows.
    told: usize,
    /// The moves it was told last.
    latest: Vec<String>,
    pings: u32,
    game: PhantomData<fn(R)>,
}

impl<R: Contest> Cecp<R> {
    /// Starts the program and learns what it can do.
    pub(crate) fn start(
        program: &Program,
        variant: Option<&str>,
        memory: Option<u64>,
        spec: &Spec,
    ) -> Result<Cecp<R>, Fault> {
        let mut process = Process::start(program, "quit")?;
        process.tell("xboard")?;
        process.tell("protover 2")?;
        let features = Features::hear(&mut process)?;
        let variant = variant.unwrap_or(R::CECP_VARIANT).to_owned();
        if !features.variants.is_empty() && !features.variants.contains(&variant) {
            return Err(Fault::CannotStart(format!("the program does not play the variant '{variant}'")));
        }
        if let Some((name, _)) = program.options.iter().find(|(name, _)| !features.options.contains(name)) {
            return Err(Fault::CannotStart(format!(
                "the program has no option '{name}' (movetime, depth, variant, memory and timeout are the arena's)"
            )));
        }
        let (bound, pace) = match spec.bound {
            // Whole seconds are all that every program understands; `time` says how much of them is left.
            Bound::Time(time) => (format!("st {}", time.as_millis().div_ceil(1000)), Some(Pace::new(time))),
            Bound::Depth(depth) => (format!("sd {depth}"), None),
            Bound::Nodes(_) | Bound::Level => (String::new(), None),
        };
        Ok(Cecp {
            process,
            features,
            options: program.options.clone(),
            variant,
            memory,
            bound,
            pace,
            patience: spec.patience,
            told: 0,
            latest: Vec::new(),
            pings: 0,
            game: PhantomData,
        })
    }

    /// Waits until it has done all it was told, where it can say so, and looks for complaints.
    fn get_ready(&mut self) -> Result<(), Fault> {
        if !self.features.ping {
            return self.process.said().iter().try_for_each(|line| complaint(line, &self.latest));
        }
        self.pings += 1;
        self.process.tell(&format!("ping {}", self.pings))?;
        let pong = format!("pong {}", self.pings);
        let asked = Instant::now();
        loop {
            let line = self.process.hear(asked, GETTING_READY)?;
            if line.trim() == pong {
                return Ok(());
            }
            complaint(&line, &self.latest)?;
        }
    }

    /// Tells it the moves that it does not know yet.
    fn catch_up(&mut self, game: &Match<R::Position>) -> Result<(), Fault> {
        self.latest.clear();
        for (ply, mv) in game.moves().enumerate().skip(self.told) {
            let text = R::to_cecp(&game.position_at(ply), mv);
            let command = if self.features.usermove { "usermove " } else { "" };
            self.process.tell(&format!("{command}{text}"))?;
            self.latest.push(text);
        }
        self.told = game.ply();
        self.get_ready()
    }
}

impl<R: Contest> Player<R> for Cecp<R> {
    fn new_game(&mut self, game: &Match<R::Position>, _seed: u64) -> Result<(), Fault> {
        for (name, value) in self.options.clone() {
            self.process.tell(&format!("option {name}={value}"))?;
        }
        self.process.tell("new")?;
        let variant = self.variant.clone();
        self.process.tell(&format!("variant {variant}"))?;
        // A program that asks for it may have no memory at all before it is told.
        if let Some(memory) = self.memory.or(self.features.memory.then_some(USUAL_MEMORY)) {
            self.process.tell(&format!("memory {memory}"))?;
        }
        for line in ["easy", "post", "force", &self.bound.clone()] {
            if !line.is_empty() {
                self.process.tell(line)?;
            }
        }
        if let Some(fen) = R::unusual_start(game.start()) {
            if !self.features.setboard {
                return Err(Fault::CannotStart("the program only begins at the usual start".to_owned()));
            }
            self.process.tell(&format!("setboard {fen}"))?;
        }
        self.told = 0;
        self.catch_up(game)
    }

    fn choose(&mut self, game: &Match<R::Position>) -> Result<Answer, Fault> {
        self.catch_up(game)?;
        if let Some(pace) = &self.pace {
            let time = pace.centiseconds();
            self.process.tell(&format!("time {time}"))?;
            self.process.tell(&format!("otim {time}"))?;
        }
        let asked = Instant::now();
        self.process.tell("go")?;
        let (mut nodes, mut score) = (None, None);
        let mut text = String::new();
        let side = game.position().side_to_move();
        loop {
            let line = self.process.hear(asked, self.patience)?;
            let line = line.trim();
            if let Some(part) = line.strip_prefix("move ") {
                text.push_str(part.trim());
                // A comma says that the second half of a double move follows.
                if !text.ends_with(',') {
                    break;
                }
            } else if line == "resign" || gives_up(line, side) {
                let elapsed = asked.elapsed();
                return Ok(Answer { act: Act::Resign, elapsed, nodes, score });
            } else if is_claim(line) {
                return Err(Fault::Claimed(line.to_owned()));
            } else if let Some((s, n)) = thinking(line) {
                (score, nodes) = (Some(s), Some(n));
            } else {
                complaint(line, &self.latest)?;
            }
        }
        let elapsed = asked.elapsed();
        if let Some(pace) = &mut self.pace {
            pace.took(elapsed);
        }
        self.process.tell("force")?;
        // It has played the move on its own board.
        self.told += 1;
        let act = match R::from_cecp(game.position(), &text).map_err(Fault::Unreadable)? {
            Word::Move(mv) => Act::Move(mv),
            Word::AcceptDraw => Act::AcceptDraw,
        };
        Ok(Answer { act, elapsed, nodes, score })
    }
}

/// A line that refuses one of the moves that the program was told. Other complaints are about commands that it need not
/// know.
fn complaint(line: &str, latest: &[String]) -> Result<(), Fault> {
    let line = line.trim();
    let about_a_move = || latest.iter().any(|mv| line.contains(mv.as_str()));
    if line.starts_with("Illegal move") || line.starts_with("Error") && about_a_move() {
        return Err(Fault::Refused(line.to_owned()));
    }
    Ok(())
}

fn is_claim(line: &str) -> bool {
    ["1-0", "0-1", "1/2-1/2"].iter().any(|result| line.starts_with(result))
}

/// Whether a claim says that the side to move has lost.
fn gives_up(line: &str, side: Side) -> bool {
    line.starts_with(match side {
        Side::First => "0-1",
        Side::Second => "1-0",
    })
}

/// `ply score centiseconds nodes …`: the score and the nodes.
fn thinking(line: &str) -> Option<(i32, u64)> {
    let mut words = line.split_whitespace();
    words.next()?.trim_end_matches(['.', '+', '&']).parse::<u32>().ok()?;
    let score = words.next()?.parse().ok()?;
    words.next()?.parse::<u64>().ok()?;
    Some((score, words.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_search_are_read() {
        assert_eq!(thinking("6 57 3 7297 6 243233 0\t h0g2 f9e8"), Some((57, 7297)));
        assert_eq!(thinking(" 10.   -20     15   9000 e4e5"), Some((-20, 9000)));
        for other in ["# in (mode = 1,0): easy", "move e4e5", "pong 3", "", "5 x 3 4"] {
            assert_eq!(thinking(other), None, "{other}");
        }
    }

    #[test]
    fn claims_are_told_from_giving_up() {
        assert!(gives_up("0-1 {White resigns}", Side::First));
        assert!(!gives_up("0-1 {White resigns}", Side::Second));
        assert!(is_claim("1/2-1/2 {Draw by repetition}"));
        let latest = ["e2e4".to_owned()];
        assert!(complaint("Illegal move {e2e4}", &[]).is_err());
        assert!(complaint("Error (unknown command): e2e4", &latest).is_err());
        assert!(complaint("Error (unknown command): post", &latest).is_ok());
        assert!(complaint("Hint: e4e5", &latest).is_ok());
    }
}
