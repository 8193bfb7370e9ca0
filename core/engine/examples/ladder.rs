//! Plays every level against the one below it, and prints a table of the results.
//!
//! ```text
//! cargo run --release -p palgak-engine --example ladder -- janggi|xiangqi|chushogi GAMES SEED [NODES] [LEVEL]
//! ```
//!
//! GAMES for each pair, two from each opening, colours changed. The advanced level looks at NODES positions a move
//! (60,000 unless said otherwise) in place of its 1.2 seconds, so that it does not take hours and the same arguments
//! give the same games. With a LEVEL only that one is played against the one below it. Games of 400 plies (600 in Chu
//! Shogi), and in
//! Xiangqi games in which a position comes up for the third time without a long check, are counted by points or drawn.
#![allow(clippy::print_stdout)] // A program that reports.

use std::error::Error;

use palgak_engine::{Choice, Engine, Level, Limits, Playable, StopFlag};
use palgak_rules::{Match, MoveList, Side, chushogi, janggi, xiangqi};

/// A move by chance in the opening may not give away more than this.
const LOOSE: i32 = 300;

/// What the two games do differently.
trait Contest: Playable {
    /// Games go on no longer than this many plies.
    const LONGEST: usize = 400;
    /// A game to begin with; some moves by chance follow.
    fn start(number: u64) -> Self;
    /// Who has won a game that goes on for ever.
    fn ahead(&self) -> Option<Side>;
    /// Whether players would agree to a draw here.
    fn agreed(game: &Match<Self>) -> bool;
}

impl Contest for janggi::Position {
    fn start(number: u64) -> Self {
        let setup = |n: u64| janggi::Setup::ALL[(n % 4) as usize];
        janggi::Position::start(setup(number), setup(number / 4), janggi::Rules::default())
    }

    fn ahead(&self) -> Option<Side> {
        Some(self.leader())
    }

    fn agreed(_game: &Match<Self>) -> bool {
        false
    }
}

impl Contest for xiangqi::Position {
    fn start(_number: u64) -> Self {
        xiangqi::Position::start(xiangqi::Handicap::Even, xiangqi::Rules::default())
    }

    fn ahead(&self) -> Option<Side> {
        None
    }

    fn agreed(game: &Match<Self>) -> bool {
        game.occurrences() >= 3
    }
}

impl Contest for chushogi::Position {
    const LONGEST: usize = 600;

    fn start(_number: u64) -> Self {
        chushogi::Position::start(chushogi::Handicap::Even, chushogi::Rules::default())
    }

    fn ahead(&self) -> Option<Side> {
        None
    }

    fn agreed(_game: &Match<Self>) -> bool {
        false
    }
}

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
    let [game, games, seed, rest @ ..] = arguments.as_slice() else {
        return Err("arguments: janggi|xiangqi|chushogi GAMES SEED [NODES] [LEVEL]".into());
    };
    let (games, seed) = (games.parse()?, seed.parse()?);
    let nodes = rest.first().map_or(Ok(60_000), |nodes| nodes.parse())?;
    let only = match rest.get(1) {
        None => None,
        Some(name) => Some(Level::parse(name).ok_or("the level is not known")?),
    };
    println!("| level | against | won | drawn | lost | score | Elo |\n|---|---|---|---|---|---|---|");
    for pair in Level::ALL.windows(2).filter(|pair| only.is_none_or(|level| level == pair[1])) {
        let [wins, draws, losses] = match game.as_str() {
            "janggi" => contest::<janggi::Position>(pair[1], pair[0], games, seed, nodes)?,
            "xiangqi" => contest::<xiangqi::Position>(pair[1], pair[0], games, seed, nodes)?,
            "chushogi" => contest::<chushogi::Position>(pair[1], pair[0], games, seed, nodes)?,
            _ => return Err("the game is janggi, xiangqi or chushogi".into()),
        };
        let score = (f64::from(wins) + 0.5 * f64::from(draws)) / f64::from(wins + draws + losses);
        println!(
            "| {} | {} | {wins} | {draws} | {losses} | {:.0} % | {} |",
            pair[1].as_str(),
            pair[0].as_str(),
            100.0 * score,
            elo(score)
        );
    }
    Ok(())
}

/// The difference in strength that a score speaks for.
fn elo(score: f64) -> String {
    if score >= 0.995 {
        return "over 800".to_owned();
    }
    format!("{:+.0}", -400.0 * (1.0 / score.max(0.005) - 1.0).log10())
}

fn contest<P: Contest>(
    upper: Level,
    lower: Level,
    games: u64,
    seed: u64,
    nodes: u64,
) -> Result<[u32; 3], Box<dyn Error>> {
    let mut random = Random(seed | 1 << 40);
    let mut engines: [Engine<P>; 2] = [Engine::new(8 << 20), Engine::new(8 << 20)];
    let mut score = [0; 3];
    let mut opening = Match::new(P::start(0));
    for number in 0..games {
        if number % 2 == 0 {
            opening = begin(number / 2, &mut random)?;
        }
        let ours = if number % 2 == 0 { Side::First } else { Side::Second };
        engines.iter_mut().for_each(Engine::clear);
        let winner = play(opening.clone(), ours, [upper, lower], &mut engines, seed + number, nodes)?;
        score[match winner {
            Some(side) if side == ours => 0,
            None => 1,
            Some(_) => 2,
        }] += 1;
    }
    Ok(score)
}

fn begin<P: Contest>(number: u64, random: &mut Random) -> Result<Match<P>, Box<dyn Error>> {
    loop {
        let mut game = Match::new(P::start(number));
        for _ in 0..4 {
            let mut list = MoveList::new();
            game.position().legal_moves(&mut list);
            list.retain(|mv| !mv.is_pass() && game.position().piece_at(mv.to()).is_none());
            game.play(list[random.below(list.len())])?;
        }
        // Nothing of worth is to be had for nothing, and no check stands.
        let mut captures = MoveList::new();
        game.position().legal_captures(&mut captures);
        let loose = captures.iter().any(|&mv| game.position().exchange_reaches(mv, P::A_PIECE.min(LOOSE)));
        if game.outcome().is_none() && !game.position().in_check() && !loose {
            return Ok(game);
        }
    }
}

fn play<P: Contest>(
    mut game: Match<P>,
    ours: Side,
    levels: [Level; 2],
    engines: &mut [Engine<P>; 2],
    seed: u64,
    nodes: u64,
) -> Result<Option<Side>, Box<dyn Error>> {
    let stop = StopFlag::new();
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome.winner);
        }
        if P::agreed(&game) {
            return Ok(None);
        }
        if game.ply() >= P::LONGEST {
            return Ok(game.position().ahead());
        }
        let who = usize::from(game.position().side_to_move() != ours);
        let (level, engine) = (levels[who], &mut engines[who]);
        let thought = if level == Level::Advanced {
            let limits = Limits { deadline: None, nodes: Some(nodes), ..level.limits(game.ply(), seed) };
            engine.think(&game, &limits, &stop, &mut |_| ())
        } else {
            engine.play(&game, level, seed, &stop, &mut |_| ())
        };
        match thought.ok_or("no move in a game that goes on")?.choice {
            Choice::Move(mv) => game.play(mv)?,
            Choice::AcceptDraw => game.accept_draw()?,
        }
    }
}
