//! Who plays, as `--a` and `--b` say it: `self:movetime=200`, `uci:/path,Hash=16,movetime=200`,
//! `cecp:/path,variant=chu,movetime=200`.

use std::fmt::{self, Display};
use std::num::NonZero;
use std::time::Duration;

use palgak_engine::{DEFAULT_TABLE_BYTES, Level};

use crate::error::{Choices, Failure, Result};

/// The bounds of a move in numbers that mean something.
const MILLISECONDS: std::ops::RangeInclusive<u64> = 1..=3_600_000;
/// The sizes of tables that can be asked for.
const MEBIBYTES: std::ops::RangeInclusive<u64> = 1..=65_536;
/// How many threads can be asked for.
const THREADS: std::ops::RangeInclusive<u64> = 1..=256;

/// A player: what it is, how long it may think, and what it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spec {
    /// The text it was read from, which names the player in records.
    pub(crate) text: String,
    /// What it is.
    pub(crate) kind: Kind,
    /// What bounds each of its moves.
    pub(crate) bound: Bound,
    /// How long it may stay silent, from being asked for a move on.
    pub(crate) patience: Duration,
}

/// What a player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The engine of this program.
    Own {
        /// The strength; none for the plain search.
        level: Option<Level>,
        /// The size of its table of positions, in bytes.
        table_bytes: usize,
        /// How many threads search together.
        threads: NonZero<usize>,
    },
    /// Another program that speaks UCI.
    Uci(Program),
    /// Another program that speaks the Chess Engine Communication Protocol.
    Cecp {
        /// The program.
        program: Program,
        /// What it calls the game; none for the usual name.
        variant: Option<String>,
        /// Megabytes it may use; none for the usual.
        memory: Option<u64>,
    },
}

/// Another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    /// The command and its arguments.
    pub(crate) command: Vec<String>,
    /// Options to set, by the names the program gives them.
    pub(crate) options: Vec<(String, String)>,
}

/// What bounds a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Time.
    Time(Duration),
    /// Positions looked at.
    Nodes(u64),
    /// Plies.
    Depth(u8),
    /// Whatever the level does.
    Level,
}

/// How long a program may stay silent where its move has no bound in time.
const PATIENCE: Duration = Duration::from_secs(600);
/// How long beyond its time a program may stay silent before it counts as hung. Far more than any engine oversteps,
/// even on a machine that is busy with other things.
const GRACE: Duration = Duration::from_secs(10);

impl Spec {
    /// Reads the value of `--a` or `--b`, which is `option`.
    pub(crate) fn parse(option: &str, text: &str) -> Result<Spec> {
        let wrong = |what: &dyn Display| Failure::usage(format_args!("{option}: {what}"));
        let (protocol, rest) = text.split_once(':').ok_or_else(|| {
            wrong(&format_args!(
                "'{text}' does not say who plays: expected self:…, uci:PATH,… or cecp:PATH,…"
            ))
        })?;
        let own = protocol == "self";
        if !["self", "uci", "cecp"].contains(&protocol) {
            return Err(wrong(&format_args!(
                "'{protocol}' is no kind of player: expected self, uci or cecp"
            )));
        }
        let mut parts = rest.split(',').map(str::trim).filter(|part| !part.is_empty());
        let command: Vec<String> = if own {
            Vec::new()
        } else {
            parts.next().unwrap_or_default().split_whitespace().map(str::to_owned).collect()
        };
        if !own && command.first().is_none_or(|path| path.contains('=')) {
            return Err(wrong(&format_args!("'{text}' names no program after '{protocol}:'")));
        }
        let mut read = Read::default();
        for part in parts {
            let (key, value) = part
                .split_once('=')
                .map(|(key, value)| (key.trim(), value.trim()))
                .ok_or_else(|| wrong(&format_args!("'{part}' is not of the form NAME=VALUE")))?;
            read.set(protocol, key, value).map_err(|why| wrong(&why))?;
        }
        read.finish(protocol, command, text).map_err(|why| wrong(&why))
    }
}

impl Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What was read so far.
#[derive(Default)]
struct Read {
    bound: Option<Bound>,
    level: Option<Level>,
    patience: Option<Duration>,
    table_bytes: Option<usize>,
    threads: Option<usize>,
    variant: Option<String>,
    memory: Option<u64>,
    options: Vec<(String, String)>,
}

impl Read {
    fn set(&mut self, protocol: &str, key: &str, value: &str) -> std::result::Result<(), String> {
        match (protocol, key) {
            (_, "movetime") => {
                self.limit(Bound::Time(Duration::from_millis(number(key, value, &MILLISECONDS)?)))?;
            }
            ("self" | "uci", "nodes") => self.limit(Bound::Nodes(number(key, value, &(1..=u64::MAX))?))?,
            ("cecp", "nodes") => {
                return Err("nodes: CECP has no bound in nodes; give movetime=… or depth=…".to_owned());
            }
            (_, "depth") => self.limit(Bound::Depth(number(key, value, &(1..=99))? as u8))?,
            ("uci" | "cecp", "timeout") => {
                self.patience = Some(Duration::from_millis(number(key, value, &MILLISECONDS)?));
            }
            ("self", "level") => {
                let names = Level::ALL.map(Level::as_str);
                self.level = Some(Level::parse(value).ok_or_else(|| {
                    format!("level: '{value}' is neither 1 to {} nor {}", names.len(), Choices(&names))
                })?);
            }
            ("self", "hash") => {
                self.table_bytes = Some((number(key, value, &MEBIBYTES)? as usize) << 20);
            }
            ("self", "threads") => self.threads = Some(number(key, value, &THREADS)? as usize),
            ("self", _) => {
                return Err(format!(
                    "'{key}' means nothing to self, which has movetime, nodes, depth, level, hash or threads"
                ));
            }
            ("cecp", "variant") => self.variant = Some(value.to_owned()),
            ("cecp", "memory") => self.memory = Some(number(key, value, &MEBIBYTES)?),
            _ => self.options.push((key.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    fn limit(&mut self, bound: Bound) -> std::result::Result<(), String> {
        if self.bound.replace(bound).is_some() {
            return Err("give one of movetime, nodes and depth, not two".to_owned());
        }
        Ok(())
    }

    fn finish(self, protocol: &str, command: Vec<String>, text: &str) -> std::result::Result<Spec, String> {
        let bound = match (self.bound, self.level) {
            (Some(_), Some(level)) if level != Level::Advanced => {
                return Err(format!(
                    "the level {} has bounds of its own; only advanced takes movetime, nodes or depth",
                    level.as_str()
                ));
            }
            (Some(bound), _) => bound,
            (None, Some(_)) => Bound::Level,
            (None, None) => {
                let choices = match protocol {
                    "self" => "movetime=…, nodes=…, depth=… or level=…",
                    "uci" => "movetime=…, nodes=… or depth=…",
                    _ => "movetime=… or depth=…",
                };
                return Err(format!("'{text}' sets no bound for a move: give {choices}"));
            }
        };
        let program = Program { command, options: self.options };
        let kind = match protocol {
            "self" => Kind::Own {
                level: self.level,
                table_bytes: self.table_bytes.unwrap_or(DEFAULT_TABLE_BYTES),
                threads: self.threads.and_then(NonZero::new).unwrap_or(NonZero::<usize>::MIN),
            },
            "uci" => Kind::Uci(program),
            _ => Kind::Cecp { program, variant: self.variant, memory: self.memory },
        };
        let patience = self.patience.unwrap_or(match bound {
            Bound::Time(time) => time + GRACE,
            _ => PATIENCE,
        });
        Ok(Spec { text: text.to_owned(), kind, bound, patience })
    }
}

fn number(key: &str, value: &str, range: &std::ops::RangeInclusive<u64>) -> std::result::Result<u64, String> {
    value.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| match *range.end() {
        u64::MAX => format!("{key}: '{value}' is not a whole number from {} on", range.start()),
        end => format!("{key}: '{value}' is not a whole number from {} to {end}", range.start()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Spec {
        match Spec::parse("--a", text) {
            Ok(spec) => spec,
            Err(failure) => unreachable!("{text}: {failure:?}"),
        }
    }

    #[test]
    fn players_are_read() {
        let own = parse("self:nodes=500,hash=1,threads=2");
        assert_eq!(own.bound, Bound::Nodes(500));
        let two = NonZero::new(2).unwrap_or(NonZero::<usize>::MIN);
        assert_eq!(own.kind, Kind::Own { level: None, table_bytes: 1 << 20, threads: two });
        let level = parse("self:level=3");
        assert_eq!(level.bound, Bound::Level);
        assert!(matches!(level.kind, Kind::Own { level: Some(Level::Improver), .. }));
        let uci = parse("uci:/usr/games/fish --quiet, UCI_Variant=janggi ,Skill Level=3,movetime=200");
        assert_eq!(uci.bound, Bound::Time(Duration::from_millis(200)));
        assert_eq!(uci.patience, Duration::from_millis(10_200));
        let Kind::Uci(program) = uci.kind else { unreachable!() };
        assert_eq!(program.command, ["/usr/games/fish", "--quiet"]);
        let options = [("UCI_Variant", "janggi"), ("Skill Level", "3")];
        assert_eq!(program.options, options.map(|(name, value)| (name.to_owned(), value.to_owned())));
        let cecp = parse("cecp:hachu,variant=chu,memory=64,depth=4,timeout=3000,Allow repeats=1");
        assert_eq!((cecp.bound, cecp.patience), (Bound::Depth(4), Duration::from_secs(3)));
        let Kind::Cecp { program, variant, memory } = cecp.kind else { unreachable!() };
        assert_eq!((variant.as_deref(), memory), (Some("chu"), Some(64)));
        assert_eq!(program.options, [("Allow repeats".to_owned(), "1".to_owned())]);
    }

    #[test]
    fn what_is_no_player_says_why() {
        for (text, expected) in [
            ("", "'' does not say who plays"),
            ("fish", "'fish' does not say who plays"),
            ("usi:/fish", "'usi' is no kind of player: expected self, uci or cecp"),
            ("self:", "'self:' sets no bound for a move: give movetime=…, nodes=…, depth=… or level=…"),
            ("self:nodes", "'nodes' is not of the form NAME=VALUE"),
            ("self:nodes=0", "nodes: '0' is not a whole number from 1 on"),
            ("self:movetime=-5", "movetime: '-5' is not a whole number from 1 to 3600000"),
            ("self:depth=100", "depth: '100' is not a whole number from 1 to 99"),
            ("self:level=7", "level: '7' is neither 1 to 6 nor newcomer, beginner"),
            ("self:level=3,nodes=5", "the level improver has bounds of its own"),
            ("self:nodes=5,depth=5", "give one of movetime, nodes and depth, not two"),
            ("self:nodes=5,threads=0", "threads: '0' is not a whole number from 1 to 256"),
            ("self:nodes=5,Hash=5", "'Hash' means nothing to self"),
            ("uci:", "'uci:' names no program after 'uci:'"),
            ("uci:movetime=5", "'uci:movetime=5' names no program"),
            ("uci:/fish", "'uci:/fish' sets no bound for a move: give movetime=…, nodes=… or depth=…"),
            ("cecp:/fish,nodes=4", "nodes: CECP has no bound in nodes"),
        ] {
            match Spec::parse("--b", text) {
                Err(Failure::Usage(message)) => {
                    let expected = format!("--b: {expected}");
                    assert!(message.starts_with(&expected), "{text}: {message}");
                }
                other => unreachable!("{text}: {other:?}"),
            }
        }
    }
}
