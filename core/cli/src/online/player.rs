//! The player: what is done about what is heard.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use palgak_engine::Level;
use palgak_online::client::net::{Client, Options, StartError};
use palgak_online::client::{Command, CommandError, Connection, Event, Phase, Subject};
use palgak_online::id::{Code, GameId};
use palgak_online::protocol::{Act, Refusal};
use palgak_rules::Game;
use palgak_rules::janggi::Setup;

use super::board::Board;
use super::brain::Brain;
use super::news::{News, listen_for_interrupts};
use super::state::StateFile;
use super::turn::Turn;
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
    pub(crate) pace: Duration,
    pub(crate) resign_at: Option<u32>,
    pub(crate) verbose: bool,
}

/// The player.
pub(crate) struct Player {
    pub(super) plan: Plan,
    pub(super) client: Client,
    pub(super) inbox: Receiver<News>,
    pub(super) brain: Brain,
    pub(super) output: Output,
    pub(super) state: Option<StateFile>,
    pub(super) board: Option<Board>,
    pub(super) turn: Option<Turn>,
    pub(super) thoughts: u64,
    pub(super) finished: u32,
    /// The game whose end was told last.
    pub(super) told: Option<GameId>,
    pub(super) code: Option<Code>,
    pub(super) was_online: bool,
    pub(super) gone_since: Option<Instant>,
    pub(super) refusals: u32,
    /// When what is waited for must have come.
    pub(super) patience: Option<(Instant, &'static str)>,
    pub(super) ending: bool,
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
            let due = self.turn.as_ref().and_then(Turn::due);
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
    pub(super) fn command(&mut self, command: Command) -> Result<()> {
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

    pub(super) fn failure(&self, why: impl std::fmt::Display) -> Failure {
        Failure::Io(format!("--server {}: {why}", self.plan.server))
    }

    pub(super) fn tell(&self, what: impl std::fmt::Display) {
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

    fn time_is_up(&mut self) -> Result<()> {
        let now = Instant::now();
        if self.gone_since.is_some_and(|since| now >= since + PATIENCE) {
            return Err(self.failure("it was not to be reached any more"));
        }
        if let Some((_, why)) = self.patience.filter(|(at, _)| now >= *at) {
            return Err(self.failure(why));
        }
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.stop_at.is_some_and(|at| now >= at)) {
            turn.stop_at = None;
            turn.stop.stop();
        }
        self.play_in_time()
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
