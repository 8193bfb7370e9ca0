//! The player: what is done about what is heard.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use palgak_engine::{Choice, Level, StopFlag};
use palgak_online::client::net::{Client, Options, StartError};
use palgak_online::client::{Command, CommandError, Connection, Event, Phase, Subject};
use palgak_online::id::{Code, GameId};
use palgak_online::protocol::{Act, Refusal};
use palgak_rules::Game;
use palgak_rules::janggi::Setup;
use palgak_table::command::Search;

use super::board::Board;
use super::brain::Brain;
use super::news::{News, listen_for_interrupts};
use super::state::StateFile;
use crate::error::{Failure, Result};
use crate::output::Output;

/// How many attempts may fail before the server is taken for not being there.
const ATTEMPTS: u32 = 3;
/// How long a server that was there may be gone.
const PATIENCE: Duration = Duration::from_secs(180);
/// How long the opponent may take to agree to the next game.
const REMATCH: Duration = Duration::from_secs(60);
/// How long it may take to end a game that is given up because the program is to end.
const ENDING: Duration = Duration::from_secs(5);
/// How many moves the server may refuse in a row.
const REFUSALS: u32 = 5;

/// Whom to play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opponent {
    /// Whoever comes.
    Stranger,
    /// Who is given a code.
    Friend,
    /// Who has given a code.
    Host(Code),
}

/// What the player is to do.
pub(crate) struct Plan {
    /// The address, as it was given.
    pub(crate) server: String,
    pub(crate) game: Game,
    /// How strong; none to play at random.
    pub(crate) level: Option<Level>,
    pub(crate) seed: u64,
    pub(crate) games: u32,
    pub(crate) opponent: Opponent,
    pub(crate) setup: Option<Setup>,
    pub(crate) movetime: Option<Duration>,
    pub(crate) resign_at: Option<u32>,
    pub(crate) verbose: bool,
}

/// A turn that is being thought about.
struct Turn {
    id: GameId,
    ply: usize,
    number: u64,
    stop: StopFlag,
    /// When time is up; at random, when to play.
    due: Option<Instant>,
}

/// The player.
pub(crate) struct Player {
    plan: Plan,
    client: Client,
    inbox: Receiver<News>,
    brain: Brain,
    output: Output,
    state: Option<StateFile>,
    board: Option<Board>,
    turn: Option<Turn>,
    thoughts: u64,
    finished: u32,
    /// The game whose end was told last.
    told: Option<GameId>,
    code: Option<Code>,
    was_online: bool,
    gone_since: Option<Instant>,
    refusals: u32,
    /// When what is waited for must have come.
    patience: Option<(Instant, &'static str)>,
    ending: bool,
}

impl Player {
    /// Connects the player with the world.
    pub(crate) fn start(
        plan: Plan,
        options: Options,
        state: Option<StateFile>,
    ) -> std::result::Result<Player, StartError> {
        let (news, inbox) = channel();
        let brain = Brain::start(news.clone())?;
        listen_for_interrupts(news.clone());
        // Once the player is gone, there is nobody to be told.
        let client = Client::start(options, move |event| drop(news.send(News::Client(event))))?;
        Ok(Player {
            plan,
            client,
            inbox,
            brain,
            output: Output::standard(),
            state,
            board: None,
            turn: None,
            thoughts: 0,
            finished: 0,
            told: None,
            code: None,
            was_online: false,
            gone_since: None,
            refusals: 0,
            patience: None,
            ending: false,
        })
    }

    /// Plays until all games are played.
    pub(crate) fn play(mut self) -> Result<()> {
        let played = self.run();
        // What was done last still reaches the server.
        self.client.close();
        if let Some(state) = self.state.as_mut().filter(|_| played.is_ok()) {
            state.keep(Vec::new())?;
        }
        played
    }

    fn run(&mut self) -> Result<()> {
        if self.client.read(|session, _| session.phase()) == Phase::Idle {
            self.wish()?;
        }
        loop {
            if self.consider()? {
                return Ok(());
            }
            let due = self.turn.as_ref().and_then(|turn| turn.due);
            let until = [due, self.patience.map(|(at, _)| at), self.gone_since.map(|since| since + PATIENCE)]
                .into_iter()
                .flatten()
                .min();
            let news = match until {
                None => self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => self.inbox.recv_timeout(at.saturating_duration_since(Instant::now())),
            };
            match news {
                Ok(News::Client(event)) => self.hear(event)?,
                Ok(News::Thought { number, choice }) => self.thought(number, choice)?,
                Ok(News::Interrupt) => self.interrupt()?,
                Err(RecvTimeoutError::Timeout) => self.time_is_up()?,
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Failure::Io("the client has ended".to_owned()));
                }
            }
        }
    }

    /// Looks for the next game.
    fn wish(&mut self) -> Result<()> {
        self.command(match self.plan.opponent {
            Opponent::Stranger => Command::Seek(self.plan.game),
            Opponent::Friend => Command::Invite(self.plan.game),
            Opponent::Host(code) => Command::Join(code),
        })
    }

    /// Does something; that it makes no sense any more is no mistake, since the game goes on meanwhile.
    fn command(&mut self, command: Command) -> Result<()> {
        match self.client.command(command) {
            Ok(())
            | Err(
                CommandError::NotNow
                | CommandError::NotYourTurn
                | CommandError::Pending
                | CommandError::NoGame
                | CommandError::Playing,
            ) => Ok(()),
            Err(error) => Err(Failure::Io(error.to_string())),
        }
    }

    fn failure(&self, why: impl std::fmt::Display) -> Failure {
        Failure::Io(format!("--server {}: {why}", self.plan.server))
    }

    fn tell(&self, what: impl std::fmt::Display) {
        if self.plan.verbose {
            // Whoever has closed it does not want to know.
            let _ = std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("palgak: {what}\n"));
        }
    }

    fn hear(&mut self, event: Event) -> Result<()> {
        match event {
            Event::Connection(Connection::Online) => {
                self.was_online = true;
                self.gone_since = None;
                self.tell("connected");
            }
            Event::Trouble { failures, why } => {
                self.tell(&why);
                self.gone_since.get_or_insert_with(Instant::now);
                if !self.was_online && failures >= ATTEMPTS {
                    return Err(self.failure(why));
                }
            }
            Event::Problem(problem) => return Err(self.failure(problem)),
            Event::Persist => {
                if let Some(state) = &mut self.state {
                    state.keep(self.client.save())?;
                }
            }
            Event::Refused { subject: Subject::Wish(_), code: Refusal::NoSuchCode, .. } => {
                return Err(Failure::Io("--code: nobody waits with this code".to_owned()));
            }
            Event::Refused { subject: Subject::Wish(_), message, .. } => return Err(self.failure(message)),
            Event::Refused { subject: Subject::Game(_), .. } => self.wish()?,
            Event::Refused { subject: Subject::Act(act), message, .. } => {
                self.tell(format_args!("{act:?} is refused: {message}"));
                if matches!(act, Act::Move { .. } | Act::AcceptBikjang) {
                    self.turn = None;
                    self.refusals += 1;
                    if self.refusals >= REFUSALS {
                        return Err(self.failure(message));
                    }
                }
            }
            Event::Done(Act::Move { .. }) => self.refusals = 0,
            Event::Disagreement { own, server } => {
                return Err(self.failure(format_args!("the digest of its moves is {own}, not {server}")));
            }
            Event::CalledOff => self.tell("the opponent has called the game off"),
            Event::Phase(phase) => self.tell(format_args!("{phase:?}")),
            _ => {}
        }
        Ok(())
    }

    /// Looks at how things stand and does what there is to do. Whether all is done.
    fn consider(&mut self) -> Result<bool> {
        let phase = self.client.read(|session, _| session.phase());
        match phase {
            Phase::Idle => return Ok(self.ending),
            Phase::Waiting { code, .. } => {
                if self.ending {
                    self.command(Command::Leave)?;
                    return Ok(true);
                }
                if code.is_some() && code != self.code {
                    self.code = code;
                    if let Some(code) = code {
                        self.output.line(format_args!("code {code}"))?;
                        self.output.flush()?;
                    }
                }
            }
            Phase::Setup { chosen, .. } => {
                if self.ending {
                    self.command(Command::Leave)?;
                    return Ok(true);
                }
                self.patience = None;
                if !chosen {
                    let choice = self.choice();
                    self.command(Command::Act(choice))?;
                }
            }
            Phase::Playing { .. } => self.take_turn()?,
            Phase::Over { id, opponent_left, result, .. } => {
                self.end_turn();
                if self.told != Some(id) && result != "aborted" {
                    self.told = Some(id);
                    self.finished += 1;
                    self.tell_result()?;
                }
                if self.ending || self.finished >= self.plan.games {
                    self.command(Command::Leave)?;
                    return Ok(true);
                }
                if self.plan.opponent == Opponent::Stranger {
                    self.wish()?;
                } else if opponent_left || result == "aborted" {
                    return Err(self.failure("the opponent has left"));
                } else if self.patience.is_none() {
                    self.command(Command::Act(Act::Rematch))?;
                    self.patience = Some((Instant::now() + REMATCH, "the opponent does not play again"));
                }
            }
        }
        Ok(false)
    }

    /// The setup to choose.
    fn choice(&self) -> Act {
        if self.client.read(|session, _| session.game().is_none_or(|game| game.game() != Game::Janggi)) {
            return Act::Ready;
        }
        let picked = Setup::ALL[random(self.plan.seed, self.finished, 0, Setup::ALL.len())];
        Act::Setup { setup: self.plan.setup.unwrap_or(picked).as_str().to_owned() }
    }

    /// In a game: follows it, and thinks if it is the own turn.
    fn take_turn(&mut self) -> Result<()> {
        let before = self.board.take();
        let seen = self.client.read(|session, _| {
            let game = session.game()?;
            let other = game.side().other();
            let declines = game.state().draw_offered_by == Some(other);
            let own_turn = game.turn() == Some(game.side());
            let waits = session.pending().any(|act| matches!(act, Act::Move { .. } | Act::AcceptBikjang));
            Some((game.id(), Board::follow(before, game), declines, own_turn && !waits))
        });
        let Some((id, board, declines, own_turn)) = seen else { return Ok(()) };
        let board = board.map_err(|error| self.failure(error))?;
        let ply = board.referee.ply();
        let board = self.board.insert(board);
        let game = (own_turn && self.plan.level.is_some()).then(|| board.referee.as_match().clone());
        if self.turn.as_ref().is_some_and(|turn| (turn.id, turn.ply) != (id, ply)) {
            self.end_turn();
        }
        if self.ending || self.plan.resign_at.is_some_and(|at| ply >= at as usize) {
            return self.command(Command::Act(Act::Resign));
        }
        if declines {
            self.command(Command::Act(Act::DeclineDraw))?;
        }
        if !own_turn || self.turn.is_some() {
            return Ok(());
        }
        self.thoughts += 1;
        let due = match (self.plan.level, self.plan.movetime) {
            (None, None) => return self.play_choice(None),
            (_, time) => time.map(|time| Instant::now() + time),
        };
        let turn = Turn { id, ply, number: self.thoughts, stop: StopFlag::new(), due };
        if let (Some(level), Some(game)) = (self.plan.level, game) {
            let seed = self.plan.seed.wrapping_add(u64::from(self.finished));
            self.brain.think(Search { id: turn.number, game, level, seed }, turn.stop.clone());
        }
        self.turn = Some(turn);
        Ok(())
    }

    fn end_turn(&mut self) {
        if let Some(turn) = self.turn.take() {
            turn.stop.stop();
        }
    }

    fn thought(&mut self, number: u64, choice: Option<Choice>) -> Result<()> {
        if self.turn.as_ref().is_some_and(|turn| turn.number == number) {
            self.turn = None;
            self.play_choice(choice)?;
        }
        Ok(())
    }

    /// Plays what was chosen; any move if nothing was.
    fn play_choice(&mut self, choice: Option<Choice>) -> Result<()> {
        let Some(board) = &self.board else { return Ok(()) };
        let act = match choice {
            Some(Choice::Move(mv)) => Act::Move { text: board.referee.text_of(mv) },
            Some(Choice::AcceptDraw) => Act::AcceptBikjang,
            None => {
                let mut legal = board.referee.legal();
                if legal.is_empty() {
                    Act::AcceptBikjang
                } else {
                    let at = random(self.plan.seed, self.finished, board.referee.ply() + 1, legal.len());
                    Act::Move { text: legal.swap_remove(at) }
                }
            }
        };
        self.command(Command::Act(act))
    }

    fn time_is_up(&mut self) -> Result<()> {
        let now = Instant::now();
        if self.gone_since.is_some_and(|since| now >= since + PATIENCE) {
            return Err(self.failure("it was not to be reached any more"));
        }
        if let Some((_, why)) = self.patience.filter(|(at, _)| now >= *at) {
            return Err(self.failure(why));
        }
        let Some(turn) = self.turn.as_mut().filter(|turn| turn.due.is_some_and(|at| now >= at)) else {
            return Ok(());
        };
        turn.due = None;
        if self.plan.level.is_some() {
            turn.stop.stop();
            return Ok(());
        }
        self.turn = None;
        self.play_choice(None)
    }

    fn tell_result(&mut self) -> Result<()> {
        let line = self.client.read(|session, _| {
            let game = session.game()?;
            let (result, digest) = (game.state().result.clone()?, game.own_digest()?);
            let plies = game.moves().len();
            Some(format!("game {} result \"{result}\" plies {plies} digest {digest}", game.id()))
        });
        if let Some(line) = line {
            self.output.line(line)?;
            self.output.flush()?;
        }
        Ok(())
    }

    fn interrupt(&mut self) -> Result<()> {
        self.ending = true;
        self.patience = Some((Instant::now() + ENDING, "the game could not be given up in time"));
        Ok(())
    }
}

/// A number below `below`, of a game and a ply by the seed.
fn random(seed: u64, game: u32, ply: usize, below: usize) -> usize {
    let mut x = seed ^ (u64::from(game) << 40) ^ (ply as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for _ in 0..2 {
        x = (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }
    ((x >> 33) as usize) % below.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_choices_are_by_the_seed_and_reach_everything() {
        let choices = |seed| (0..400).map(|ply| random(seed, 0, ply, 4)).collect::<Vec<_>>();
        assert_eq!(choices(1), choices(1));
        assert_ne!(choices(1), choices(2));
        for choice in 0..4 {
            let times = choices(3).iter().filter(|other| **other == choice).count();
            assert!((50..150).contains(&times), "{choice}: {times} of 400");
        }
        assert_eq!(random(1, 1, 1, 0), 0);
    }
}
