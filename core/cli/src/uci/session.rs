//! A conversation: the options set, the position on the board, and what waits for the search under way.

use std::collections::VecDeque;
use std::io::{self, Write as _};
use std::num::NonZero;
use std::ops::RangeInclusive;
use std::sync::mpsc;
use std::time::Duration;

use palgak_engine::{DEFAULT_TABLE_BYTES, Engine, Level, Limits, Playable};
use palgak_rules::xiangqi::Preset;
use palgak_rules::{Game, Match, Position as _};

use super::Event;
use super::request::{Go, Request};
use super::search::{Search, Task};
use crate::args::Played;
use crate::error::{Failure, Result};
use crate::games::Rulebook;
use crate::replay;

const MEBIBYTE: usize = 1 << 20;
/// The sizes that can be set for the table of positions.
const HASH_MEBIBYTES: RangeInclusive<usize> = 1..=4096;
/// How many threads may search together.
const THREADS: RangeInclusive<usize> = 1..=256;
const DEFAULT_OVERHEAD: Duration = Duration::from_millis(30);
const MOST_OVERHEAD: u64 = 5000;

/// What a conversation takes along when it turns to another game.
#[derive(Default)]
pub(crate) struct State {
    options: Options,
    /// Requests that wait to be answered.
    waiting: VecDeque<Request>,
    /// Whether the other side has left, or wants to.
    leaving: bool,
}

/// One conversation about one game.
pub(crate) struct Session<R: Rulebook> {
    options: Options,
    /// The game that the other side wants to talk about from now on.
    turn_to: Option<Game>,
    game: Match<R::Position>,
    /// What the position was set up from, to set it up again when a rule changes.
    set_up: (Option<String>, String),
    /// The engine, while it is not thinking.
    engine: Option<Engine<R::Position>>,
    search: Option<Search>,
    /// Requests that wait for the search to end.
    waiting: VecDeque<Request>,
    /// Whether the other side has left, or wants to.
    leaving: bool,
    events: mpsc::Sender<Event>,
}

/// The rules that the other side has set, for every game.
#[derive(Clone, Copy)]
struct RuleOptions {
    bikjang: bool,
    xiangqi: Preset,
    /// The preset of Chu Shogi, by its name.
    chushogi: &'static str,
}

/// The presets of Chu Shogi.
const CHU_PRESETS: [&str; 2] = ["standard", "lishogi"];

/// What the other side has set.
struct Options {
    table_bytes: usize,
    threads: NonZero<usize>,
    level: Level,
    rules: RuleOptions,
    overhead: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            table_bytes: DEFAULT_TABLE_BYTES,
            threads: NonZero::<usize>::MIN,
            level: Level::Advanced,
            rules: RuleOptions { bikjang: true, xiangqi: Preset::default(), chushogi: CHU_PRESETS[0] },
            overhead: DEFAULT_OVERHEAD,
        }
    }
}

impl Options {
    /// An engine as the other side wants it.
    fn engine<P: Playable>(&self) -> Engine<P> {
        let mut engine = Engine::new(self.table_bytes);
        engine.set_threads(self.threads);
        engine
    }
}

impl<R: Rulebook + 'static> Session<R> {
    /// A conversation that begins at the opening position.
    pub(crate) fn new(state: State, events: mpsc::Sender<Event>) -> Result<Session<R>> {
        let State { options, waiting, leaving } = state;
        let game = Match::new(R::start(Some(&options.rules.text(Self::GAME)), None, None)?);
        let engine = Some(options.engine());
        Ok(Session {
            options,
            turn_to: None,
            game,
            set_up: (None, String::new()),
            engine,
            search: None,
            waiting,
            leaving,
            events,
        })
    }

    const GAME: Game = <R::Position as palgak_rules::Position>::GAME;

    /// Answer until the other side leaves or turns to another game.
    pub(crate) fn serve(mut self, inbox: &mpsc::Receiver<Event>) -> Result<(Option<Game>, State)> {
        self.catch_up()?;
        while !(self.turn_to.is_some() || self.leaving && self.search.is_none() && self.waiting.is_empty()) {
            // The session holds a sender itself, so there is always somebody to wait for.
            let Ok(event) = inbox.recv() else { break };
            match event {
                Event::Asked(request) => self.ask(request)?,
                Event::Closed => self.close(),
                Event::Unreadable(failure) => return Err(failure),
                Event::Searched(engine) => {
                    self.search = None;
                    let engine = engine?.and_then(|engine| engine.downcast().ok()).map(|engine| *engine);
                    self.engine = Some(engine.unwrap_or_else(|| self.options.engine()));
                    self.catch_up()?;
                }
            }
        }
        let Session { turn_to, options, waiting, leaving, .. } = self;
        Ok((turn_to, State { options, waiting, leaving }))
    }

    /// Answer a request now, or keep it until the search under way has ended by itself. A search that would
    /// never end is ended by whatever needs the engine.
    fn ask(&mut self, request: Request) -> Result<()> {
        match request {
            Request::Nothing => {}
            Request::Uci => self.introduce()?,
            Request::IsReady => say("readyok")?,
            Request::Display => self.display()?,
            Request::Unknown(words) => say(&format!("info string not understood: {}", one_line(&words)))?,
            Request::Stop => {
                if let Some(search) = &mut self.search {
                    search.stop();
                }
            }
            Request::Quit => {
                self.waiting.clear();
                self.leaving = true;
                if let Some(search) = &mut self.search {
                    search.stop();
                }
            }
            request => match &mut self.search {
                None => self.change(request)?,
                Some(search) => {
                    if search.is_endless() {
                        search.stop();
                    }
                    self.waiting.push_back(request);
                }
            },
        }
        Ok(())
    }

    /// The input has ended without a word: let searches that end by themselves come to their ends, so that
    /// `printf 'go depth 8\n' | palgak uci` answers.
    fn close(&mut self) {
        self.leaving = true;
        if let Some(search) = self.search.as_mut().filter(|search| search.is_endless()) {
            search.stop();
        }
    }

    /// Do what had to wait, up to the next search.
    fn catch_up(&mut self) -> Result<()> {
        while self.search.is_none()
            && self.turn_to.is_none()
            && let Some(request) = self.waiting.pop_front()
        {
            self.change(request)?;
            if self.leaving {
                self.close();
            }
        }
        Ok(())
    }

    /// A request that needs the engine. It does not think now.
    fn change(&mut self, request: Request) -> Result<()> {
        match request {
            Request::NewGame => {
                if let Some(engine) = &mut self.engine {
                    engine.clear();
                }
                Ok(())
            }
            Request::SetOption { name, value } => {
                match self.set_option(&name, value.as_deref().unwrap_or_default()) {
                    Ok(()) => Ok(()),
                    Err(why) => say(&format!("info string option '{}': {}", one_line(&name), one_line(&why))),
                }
            }
            Request::Position { fen, moves } => self.set_position(fen, moves),
            Request::Go(go) => self.go(&go),
            _ => Ok(()),
        }
    }

    fn introduce(&self) -> Result<()> {
        say(&format!("id name Palgak {}", env!("CARGO_PKG_VERSION")))?;
        say(&format!("id author {}", env!("CARGO_PKG_AUTHORS")))?;
        let (least, most) = (HASH_MEBIBYTES.start(), HASH_MEBIBYTES.end());
        let hash = DEFAULT_TABLE_BYTES / MEBIBYTE;
        say(&format!("option name Hash type spin default {hash} min {least} max {most}"))?;
        say("option name Clear Hash type button")?;
        let (least, most) = (THREADS.start(), THREADS.end());
        say(&format!("option name Threads type spin default {least} min {least} max {most}"))?;
        let variants: Vec<String> = Game::ALL.iter().map(|game| format!("var {}", game.as_str())).collect();
        say(&format!(
            "option name UCI_Variant type combo default {} {}",
            Self::GAME.as_str(),
            variants.join(" ")
        ))?;
        say("option name Bikjang type check default true")?;
        let preset = match Self::GAME {
            Game::ChuShogi => CHU_PRESETS[0],
            Game::Janggi | Game::Xiangqi => Preset::default().as_str(),
        };
        say(&format!(
            "option name Preset type combo default {preset} var simple var tabletop var standard var lishogi"
        ))?;
        let levels: Vec<String> = Level::ALL.iter().map(|level| format!("var {}", level.as_str())).collect();
        say(&format!("option name Level type combo default advanced {}", levels.join(" ")))?;
        let overhead = DEFAULT_OVERHEAD.as_millis();
        say(&format!("option name Move Overhead type spin default {overhead} min 0 max {MOST_OVERHEAD}"))?;
        say("uciok")
    }

    /// Set an option, its name in any case, as the protocol wants it.
    fn set_option(&mut self, name: &str, value: &str) -> std::result::Result<(), String> {
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let mebibytes = within(value, &HASH_MEBIBYTES)?;
                self.options.table_bytes = mebibytes * MEBIBYTE;
                if let Some(engine) = &mut self.engine {
                    engine.set_table_bytes(self.options.table_bytes);
                }
            }
            "threads" => {
                let threads = within(value, &THREADS)?;
                self.options.threads = NonZero::new(threads).unwrap_or(NonZero::<usize>::MIN);
                if let Some(engine) = &mut self.engine {
                    engine.set_threads(self.options.threads);
                }
            }
            "clear hash" => {
                if let Some(engine) = &mut self.engine {
                    engine.clear();
                }
            }
            "uci_variant" => {
                let game = Game::named(value).ok_or_else(|| {
                    format!("'{value}' is not {}", crate::error::Choices(&Game::ALL.map(Game::as_str)))
                })?;
                self.turn_to = Some(game).filter(|game| *game != Self::GAME);
            }
            "bikjang" => {
                let bikjang = value.parse().map_err(|_| format!("'{value}' is neither true nor false"))?;
                self.change_rules(|rules| rules.bikjang = bikjang)?;
            }
            "preset" => {
                let chu = CHU_PRESETS.into_iter().find(|preset| *preset == value);
                match (Preset::parse(value), chu) {
                    (Some(preset), _) => self.change_rules(|rules| rules.xiangqi = preset)?,
                    (_, Some(preset)) => self.change_rules(|rules| rules.chushogi = preset)?,
                    (None, None) => {
                        let names = ["simple", "tabletop", "standard", "lishogi"];
                        return Err(format!("'{value}' is not {}", crate::error::Choices(&names)));
                    }
                }
            }
            "level" => {
                self.options.level = Level::parse(&value.to_ascii_lowercase()).ok_or_else(|| {
                    let names = Level::ALL.map(Level::as_str);
                    format!("'{value}' is not {}", crate::error::Choices(&names))
                })?;
            }
            "move overhead" => {
                let millis = value.parse().ok().filter(|millis| *millis <= MOST_OVERHEAD);
                let millis = millis.ok_or_else(|| format!("'{value}' is not from 0 to {MOST_OVERHEAD}"))?;
                self.options.overhead = Duration::from_millis(millis);
            }
            _ => return Err("there is no such option".to_owned()),
        }
        Ok(())
    }

    /// Change the rules and play the game so far again by them; if that cannot be, all stays as it was.
    fn change_rules(&mut self, change: impl FnOnce(&mut RuleOptions)) -> std::result::Result<(), String> {
        let before = self.options.rules;
        change(&mut self.options.rules);
        let (fen, moves) = self.set_up.clone();
        match self.replay(fen.as_deref(), moves) {
            Ok(game) => {
                self.game = game;
                Ok(())
            }
            Err(message) => {
                self.options.rules = before;
                Err(format!("the game so far cannot be played so: {message}"))
            }
        }
    }

    fn set_position(&mut self, fen: Option<String>, moves: String) -> Result<()> {
        match self.replay(fen.as_deref(), moves.clone()) {
            Ok(game) => {
                self.game = game;
                self.set_up = (fen, moves);
                Ok(())
            }
            Err(message) => say(&format!("info string position kept as it was: {}", one_line(&message))),
        }
    }

    fn replay(&self, fen: Option<&str>, moves: String) -> std::result::Result<Match<R::Position>, String> {
        let start = R::start(Some(&self.options.rules.text(Self::GAME)), fen, None);
        start.and_then(|start| replay::replay::<R>(start, &Played { moves }, |_, _| ())).map_err(|failure| {
            match failure {
                // The option's name means nothing here.
                Failure::Usage(message) => message.trim_start_matches("--").to_owned(),
                other => format!("{other:?}"),
            }
        })
    }

    fn display(&self) -> Result<()> {
        say(&format!("info string fen {}", self.game.position().fen()))?;
        say(&format!("info string {}", replay::describe::<R::Position>(self.game.outcome())))
    }

    fn go(&mut self, go: &Go) -> Result<()> {
        if !go.unknown.is_empty() {
            say(&format!("info string not understood: {}", one_line(&go.unknown.join(" "))))?;
        }
        let Some(engine) = self.engine.take() else { return Ok(()) };
        let limits = self.limits(go);
        let task =
            Task::<R> { game: self.game.clone(), level: self.options.level, limits, endless: go.infinite };
        self.search = Some(Search::begin(task, engine, self.events.clone()));
        Ok(())
    }

    /// The bounds of a search; none to play as the level does.
    fn limits(&self, go: &Go) -> Option<Limits> {
        let budget = go.budget(self.game.position().side_to_move().index(), self.options.overhead);
        let bounded = go.depth.is_some() || go.nodes.is_some() || budget.is_some() || go.infinite;
        // The weaker levels are weak by looking ahead no further than they do, whatever the time.
        let weak = self.options.level != Level::Advanced;
        if !go.infinite && (weak || !bounded) {
            return None;
        }
        Some(Limits {
            depth: go.depth,
            nodes: go.nodes,
            deadline: budget.filter(|_| !go.infinite),
            ..Limits::default()
        })
    }
}

impl RuleOptions {
    /// The rules as `--rules` would name them.
    fn text(&self, game: Game) -> String {
        match game {
            Game::Janggi => format!("bikjang={}", if self.bikjang { "on" } else { "off" }),
            Game::Xiangqi => format!("preset={}", self.xiangqi.as_str()),
            Game::ChuShogi => format!("preset={}", self.chushogi),
        }
    }
}

/// Words from outside, shortened and without anything that would end the line.
fn one_line(words: &str) -> String {
    const LONGEST: usize = 200;
    words.chars().take(LONGEST).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// Say a line at once, whole even while the search speaks.
pub(crate) fn write_line(line: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{line}")?;
    output.flush()
}

fn say(line: &str) -> Result<()> {
    Ok(write_line(line)?)
}

/// A number in a range.
fn within(value: &str, range: &RangeInclusive<usize>) -> std::result::Result<usize, String> {
    value
        .parse()
        .ok()
        .filter(|number| range.contains(number))
        .ok_or_else(|| format!("'{value}' is not from {} to {}", range.start(), range.end()))
}
