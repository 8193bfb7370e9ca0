//! Plays a match of Janggi between two engines that speak UCI, by this project's rules with bikjang on.
//!
//! ```text
//! cargo run --release -p palgak-engine --example janggi_match -- \
//!     "palgak uci|go movetime 200" "fairy-stockfish|UCI_Variant=janggi|Hash=16|go movetime 200" GAMES SEED
//! ```
//!
//! Each engine is a command, then options, then what it is told for each move. Openings are drawn by the seed:
//! set-ups and four to six moves that leave material even and nothing loose. Each is played twice, colours
//! changed. A pass while the kings face accepts the draw, and so does a move that leaves them facing, as some
//! engines play by rules where it does. A game of 400 plies is counted by points. An illegal move ends the match.
#![allow(clippy::print_stdout)] // A program that reports.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use palgak_engine::Playable;
use palgak_rules::janggi::{Position, Rules, Setup, notation};
use palgak_rules::{Match, Move, MoveList, Position as _, Side};

type Fallible<T> = Result<T, Box<dyn Error>>;

const LONGEST: usize = 400;

/// An engine as a program of its own.
struct Player {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    go: String,
    nodes: u64,
    moves: u32,
    longest: Duration,
}

impl Player {
    fn start(spec: &str) -> Fallible<Player> {
        let mut parts = spec.split('|');
        let mut words = parts.next().unwrap_or_default().split_whitespace();
        let program = words.next().ok_or("an engine needs a command")?;
        let mut child =
            Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let to = child.stdin.take().ok_or("no input")?;
        let from = BufReader::new(child.stdout.take().ok_or("no output")?);
        let go = "go movetime 200".to_owned();
        let mut player = Player { child, to, from, go, nodes: 0, moves: 0, longest: Duration::ZERO };
        player.tell("uci")?;
        player.wait("uciok")?;
        for part in parts {
            match part.split_once('=') {
                Some((name, value)) => player.tell(&format!("setoption name {name} value {value}"))?,
                None => part.clone_into(&mut player.go),
            }
        }
        Ok(player)
    }

    fn tell(&mut self, line: &str) -> Fallible<()> {
        writeln!(self.to, "{line}")?;
        Ok(self.to.flush()?)
    }

    /// Reads up to a line that begins with `word` and returns it and the line before.
    fn wait(&mut self, word: &str) -> Fallible<(String, String)> {
        let mut before = String::new();
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                return Err(format!("the engine ended instead of saying {word}").into());
            }
            if line.starts_with(word) {
                return Ok((line, before));
            }
            before = line;
        }
    }

    fn new_game(&mut self) -> Fallible<()> {
        self.tell("ucinewgame")?;
        self.tell("isready")?;
        self.wait("readyok").map(drop)
    }

    fn choose(&mut self, fen: &str, moves: &[String]) -> Fallible<String> {
        self.tell(&format!("position fen {fen} moves {}", moves.join(" ")))?;
        let asked = Instant::now();
        let go = self.go.clone();
        self.tell(&go)?;
        let (answer, info) = self.wait("bestmove")?;
        self.longest = self.longest.max(asked.elapsed());
        self.moves += 1;
        let mut words = info.split_whitespace().skip_while(|word| *word != "nodes").skip(1);
        self.nodes += words.next().and_then(|count| count.parse().ok()).unwrap_or(0);
        Ok(answer.split_whitespace().nth(1).ok_or("an empty bestmove")?.to_owned())
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.tell("quit");
        let _ = self.child.wait();
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

/// An opening by chance in which neither side has lost anything or is about to.
fn opening(random: &mut Random) -> Fallible<Match<Position>> {
    loop {
        let setups = [Setup::ALL[random.below(4)], Setup::ALL[random.below(4)]];
        let mut game = Match::new(Position::start(setups[0], setups[1], Rules::default()));
        for _ in 0..4 + random.below(3) {
            let mut list = MoveList::new();
            game.position().legal_moves(&mut list);
            list.retain(|mv| !mv.is_pass());
            if game.outcome().is_none() && !list.is_empty() {
                game.play(list[random.below(list.len())])?;
            }
        }
        let position = game.position();
        let mut captures = MoveList::new();
        position.legal_captures(&mut captures);
        let loose = captures.iter().any(|&mv| position.exchange(mv) > 250);
        let [cho, han] = Side::BOTH.map(|side| i32::from(position.points(side).halves()));
        let even = (cho - han + 3).abs() <= 4;
        if even && !loose && game.outcome().is_none() && position.claimable_draw().is_none() {
            return Ok(game);
        }
    }
}

/// Plays a game out and returns who won and why it ended. `cho` says which of the players has Cho.
fn play(
    mut game: Match<Position>,
    players: &mut [Player; 2],
    cho: usize,
) -> Fallible<(Option<Side>, &'static str, usize)> {
    let fen = game.start().fen();
    let mut moves: Vec<String> = game.moves().map(notation::machine).collect();
    for player in players.iter_mut() {
        player.new_game()?;
    }
    while game.outcome().is_none() && game.ply() < LONGEST {
        let mover = game.position().side_to_move();
        let player = &mut players[if mover == Side::First { cho } else { 1 - cho }];
        let answer = player.choose(&fen, &moves)?;
        let mv: Move = notation::parse_machine(&answer)?;
        let position = game.position();
        if position.claimable_draw().is_some() && (mv.is_pass() || !position.is_legal(mv)) {
            game.accept_draw()?;
            break;
        }
        game.play(mv).map_err(|error| format!("{answer} after {}: {error}", moves.join(" ")))?;
        moves.push(answer);
    }
    Ok(match game.outcome() {
        Some(outcome) => (outcome.winner, outcome.reason.as_str(), game.ply()),
        None => (Some(game.position().leader()), "counted", game.ply()),
    })
}

/// The difference of strength, in Elo, that a share of the points means.
fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10()
}

fn main() -> Fallible<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [a, b, games, seed] = arguments.as_slice() else {
        return Err("arguments: A B GAMES SEED".into());
    };
    let games: u32 = games.parse()?;
    let mut random = Random(seed.parse::<u64>()? | 1 << 40);
    let mut players = [Player::start(a)?, Player::start(b)?];
    let mut score = [0u32; 3];
    let mut start = opening(&mut random)?;
    for number in 0..games {
        let cho = (number % 2) as usize;
        if cho == 0 && number > 0 {
            start = opening(&mut random)?;
        }
        let (winner, reason, plies) = play(start.clone(), &mut players, cho)?;
        let side_of_a = if cho == 0 { Side::First } else { Side::Second };
        let index = winner.map_or(1, |side| if side == side_of_a { 0 } else { 2 });
        score[index] += 1;
        let [wins, draws, losses] = score.map(f64::from);
        let played = wins + draws + losses;
        let share = (wins + draws / 2.0) / played;
        let spread = (wins * (1.0 - share).powi(2) + draws * (0.5 - share).powi(2) + losses * share.powi(2))
            / played.powi(2);
        let error = (elo(share + 1.96 * spread.sqrt()) - elo(share - 1.96 * spread.sqrt())) / 2.0;
        println!(
            "a {wins} {draws} {losses} {:.1}% {:.0} ±{error:.0} | {reason} after {plies} plies | longest {:?} {:?} | \
             nodes a move {} {}",
            100.0 * share,
            elo(share),
            players[0].longest,
            players[1].longest,
            players[0].nodes / u64::from(players[0].moves.max(1)),
            players[1].nodes / u64::from(players[1].moves.max(1)),
        );
    }
    Ok(())
}
