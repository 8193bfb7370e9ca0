//! Plays games of the engine against itself and writes down quiet positions with the engine's score and the
//! result of the game: what `janggi_fit` fits the weights of the judgement to.
//!
//! ```text
//! cargo run --release -p palgak-engine --example janggi_data -- GAMES NODES SEED FILE
//! ```
//!
//! A line is `FEN|score|result`, both for Cho: the score in hundredths of a point, the result 1, 0.5 or 0. The
//! file is appended to. The same arguments give the same games.

use std::error::Error;
use std::fs::OpenOptions;
use std::io::{BufWriter, Write};

use palgak_engine::{Choice, Engine, Limits, StopFlag};
use palgak_rules::janggi::{Position, Rules, Setup};
use palgak_rules::{Match, MoveList, Position as _, Side};

/// Games longer than this are counted by points as they stand.
const LONGEST: usize = 260;
/// A score beyond this, kept for so many plies, decides a game: it need not be played out.
const DECISIVE: (i32, u32) = (1800, 6);
/// Scores beyond this teach nothing.
const CLEAR: i32 = 2500;

struct Random(u64);

impl Random {
    /// A number below `bound` (xorshift).
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, nodes, seed, file] = arguments.as_slice() else {
        return Err("arguments: GAMES NODES SEED FILE".into());
    };
    let (games, nodes): (u32, u64) = (games.parse()?, nodes.parse()?);
    let mut random = Random(seed.parse::<u64>()? | 1 << 40);
    let mut out = BufWriter::new(OpenOptions::new().create(true).append(true).open(file)?);
    let mut engine = Engine::new(4 << 20);
    for _ in 0..games {
        engine.clear();
        let (rows, result) = play(&mut engine, nodes, &mut random)?;
        for (fen, score) in rows {
            writeln!(out, "{fen}|{score}|{result}")?;
        }
        out.flush()?;
    }
    Ok(())
}

/// The opening: set-ups and some moves by chance, so that the games differ.
fn opening(random: &mut Random) -> Result<Match<Position>, Box<dyn Error>> {
    let rules = Rules { bikjang: random.below(4) != 0 };
    let setups = [Setup::ALL[random.below(4)], Setup::ALL[random.below(4)]];
    let mut game = Match::new(Position::start(setups[0], setups[1], rules));
    for _ in 0..6 + random.below(8) {
        let mut list = MoveList::new();
        game.position().legal_moves(&mut list);
        if list.len() > 1 {
            list.retain(|mv| !mv.is_pass());
        }
        if list.is_empty() || game.outcome().is_some() {
            break;
        }
        game.play(list[random.below(list.len())])?;
    }
    Ok(game)
}

type Rows = Vec<(String, i32)>;

fn play(
    engine: &mut Engine<Position>,
    nodes: u64,
    random: &mut Random,
) -> Result<(Rows, f32), Box<dyn Error>> {
    let mut game = opening(random)?;
    let mut rows = Rows::new();
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let (mut decided, mut ahead) = (0, 0);
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok((rows, of_winner(outcome.winner)));
        }
        if game.ply() >= LONGEST {
            return Ok((rows, of_winner(Some(game.position().leader()))));
        }
        let Some(thought) = engine.think(&game, &limits, &StopFlag::new(), &mut |_| ()) else {
            return Err("no move in a game that goes on".into());
        };
        let position = game.position();
        let score = thought.score.centipoints();
        let score = if position.side_to_move() == Side::First { score } else { -score };
        let Choice::Move(mv) = thought.choice else { return Ok((rows, 0.5)) };
        let takes = !mv.is_pass() && position.piece_at(mv.to()).is_some();
        let bound = position.in_check() || position.claimable_draw().is_some();
        if !takes && !bound && score.abs() < CLEAR && position.passes() == 0 {
            rows.push((position.fen(), score));
        }
        game.play(mv)?;
        decided = if score.abs() > DECISIVE.0 && score.signum() == ahead { decided + 1 } else { 0 };
        ahead = score.signum();
        if decided >= DECISIVE.1 {
            return Ok((rows, if score > 0 { 1.0 } else { 0.0 }));
        }
    }
}

fn of_winner(winner: Option<Side>) -> f32 {
    match winner {
        None => 0.5,
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
    }
}
