//! Plays games of the engine against itself and writes down quiet positions with the engine's score and the
//! result of the game: what `fit` fits the weights of the judgement to.
//!
//! ```text
//! cargo run --release -p palgak-engine --features training --example self_play -- janggi|xiangqi GAMES NODES SEED FILE
//! ```
//!
//! A line is `FEN|score|result`, both for the first side: the score in hundredths of a point, the result 1, 0.5 or 0. The
//! file is appended to. The same arguments give the same games.

use std::error::Error;
use std::fs::OpenOptions;
use std::io::{BufWriter, Write};

use palgak_engine::training::Trainable;
use palgak_engine::{Choice, Engine, Limits, StopFlag};
use palgak_rules::{Match, MoveList, Side, janggi, xiangqi};

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
    let [game, rest @ ..] = arguments.as_slice() else { return Err(USAGE.into()) };
    match game.as_str() {
        "janggi" => write_games::<janggi::Position>(rest),
        "xiangqi" => write_games::<xiangqi::Position>(rest),
        _ => Err(USAGE.into()),
    }
}

const USAGE: &str = "arguments: janggi|xiangqi GAMES NODES SEED FILE";

fn write_games<P: Trainable>(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let [games, nodes, seed, file] = arguments else { return Err(USAGE.into()) };
    let (games, nodes): (u32, u64) = (games.parse()?, nodes.parse()?);
    let mut random = Random(seed.parse::<u64>()? | 1 << 40);
    let mut out = BufWriter::new(OpenOptions::new().create(true).append(true).open(file)?);
    let mut engine = Engine::<P>::new(4 << 20);
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

/// The opening: some moves by chance, so that the games differ.
fn opening<P: Trainable>(random: &mut Random) -> Result<Match<P>, Box<dyn Error>> {
    let mut game = Match::new(P::begin(&mut |bound| random.below(bound)));
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

fn play<P: Trainable>(
    engine: &mut Engine<P>,
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
        if let Some(result) = P::result(&game) {
            return Ok((rows, result));
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
        if !takes && !bound && score.abs() < CLEAR && !position.passed() {
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
