//! Lines of the UCI protocol, read. Nothing here can fail: what is not understood is a request of its own.

use std::time::Duration;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// Nothing: an empty line, or one of the protocol's words that changes nothing here.
    Nothing,
    /// Say who you are and what can be set.
    Uci,
    /// Say when everything asked for so far is done.
    IsReady,
    /// The next position belongs to another game.
    NewGame,
    /// Set an option.
    SetOption {
        /// Its name.
        name: String,
        /// Its new value; a button has none.
        value: Option<String>,
    },
    /// Set up a position.
    Position {
        /// The FEN; none for the opening position.
        fen: Option<String>,
        /// The moves from there.
        moves: String,
    },
    /// Think.
    Go(Go),
    /// Stop thinking and move.
    Stop,
    /// Show the position, as other engines do.
    Display,
    /// Leave.
    Quit,
    /// Something else; the words that were not understood.
    Unknown(String),
}

/// How long to think. What is absent sets no bound.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Go {
    /// Plies.
    pub(crate) depth: Option<u8>,
    /// Positions.
    pub(crate) nodes: Option<u64>,
    /// Exactly this long.
    pub(crate) move_time: Option<Duration>,
    /// The time on both clocks, the first side's first.
    pub(crate) clock: [Option<Duration>; 2],
    /// What each move adds to the clocks.
    pub(crate) increment: [Duration; 2],
    /// Moves until more time comes.
    pub(crate) moves_to_go: Option<u32>,
    /// Do not move before being told to stop.
    pub(crate) infinite: bool,
    /// Words that were not understood.
    pub(crate) unknown: Vec<String>,
}

impl Request {
    /// Read a line.
    pub(crate) fn read(line: &str) -> Request {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else { return Request::Nothing };
        match command {
            "uci" => Request::Uci,
            "isready" => Request::IsReady,
            "ucinewgame" => Request::NewGame,
            "setoption" => set_option(words),
            "position" => position(words),
            "go" => Request::Go(Go::read(words)),
            // A ponder hit says that the move thought about was played: think no longer than now.
            "stop" | "ponderhit" => Request::Stop,
            "quit" => Request::Quit,
            "d" => Request::Display,
            "debug" | "register" => Request::Nothing,
            _ => Request::Unknown(line.trim().to_owned()),
        }
    }
}

/// `setoption name <words> [value <words>]`
fn set_option<'a>(words: impl Iterator<Item = &'a str>) -> Request {
    let mut name = Vec::new();
    let mut value: Option<Vec<&str>> = None;
    for word in words {
        match (word, &mut value) {
            ("name", None) if name.is_empty() => {}
            ("value", None) => value = Some(Vec::new()),
            (word, None) => name.push(word),
            (word, Some(value)) => value.push(word),
        }
    }
    Request::SetOption { name: name.join(" "), value: value.map(|words| words.join(" ")) }
}

/// `position startpos|fen <fields> [moves <moves>]`; `sfen` as programs for shogi say it
fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Request {
    let kind = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    let end = rest.iter().position(|word| *word == "moves");
    let (fields, moves) = match end {
        Some(at) => (&rest[..at], &rest[at + 1..]),
        None => (&rest[..], &[][..]),
    };
    let fen = match (kind, fields) {
        ("startpos", []) => None,
        ("fen" | "sfen", fields) if !fields.is_empty() => Some(fields.join(" ")),
        _ => return Request::Unknown(format!("position {kind} {}", rest.join(" ")).trim().to_owned()),
    };
    Request::Position { fen, moves: moves.join(" ") }
}

impl Go {
    fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Go {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            if matches!(word, "infinite" | "ponder") {
                go.infinite = true;
                continue;
            }
            let value = words.next();
            if !go.set(word, value.unwrap_or_default()) {
                go.unknown.push(word.to_owned());
                go.unknown.extend(value.map(str::to_owned));
            }
        }
        go
    }

    /// Set one bound; false if the word or its number is not understood. Clocks can be below zero, when a
    /// program lets the other overstep; that is no time at all.
    fn set(&mut self, word: &str, value: &str) -> bool {
        let Ok(number) = value.parse::<i64>() else { return false };
        let count = u64::try_from(number).unwrap_or(0);
        let time = Duration::from_millis(count);
        match word {
            "depth" => self.depth = Some(count.clamp(1, u64::from(u8::MAX)) as u8),
            "nodes" => self.nodes = Some(count.max(1)),
            "movetime" => self.move_time = Some(time),
            "wtime" => self.clock[0] = Some(time),
            "btime" => self.clock[1] = Some(time),
            "winc" => self.increment[0] = time,
            "binc" => self.increment[1] = time,
            "movestogo" => self.moves_to_go = Some(u32::try_from(count).unwrap_or(u32::MAX)),
            _ => return false,
        }
        true
    }

    /// The longest to think for the side with this index; none for no bound. `overhead` is lost between the
    /// engine and the clock.
    pub(crate) fn budget(&self, side: usize, overhead: Duration) -> Option<Duration> {
        /// Moves a game is taken to last from now on, where nobody says.
        const MOVES_LEFT: u32 = 30;
        const LEAST: Duration = Duration::from_millis(1);
        if let Some(time) = self.move_time {
            return Some(time.saturating_sub(overhead).max(LEAST));
        }
        let clock = self.clock[side]?;
        let left = clock.saturating_sub(overhead);
        let moves = self.moves_to_go.unwrap_or(MOVES_LEFT).clamp(1, MOVES_LEFT);
        let share = left / moves + self.increment[side] * 3 / 4;
        // Never nearly all of it: a move before the clock is filled up again must still be possible.
        let most = if moves == 1 { left } else { left * 3 / 4 };
        Some(share.min(most).max(LEAST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> Go {
        match Request::read(line) {
            Request::Go(go) => go,
            other => unreachable!("{other:?}"),
        }
    }

    #[test]
    fn positions_are_split_into_fen_and_moves() {
        let startpos = Request::Position { fen: None, moves: String::new() };
        assert_eq!(Request::read("position startpos"), startpos);
        assert_eq!(Request::read("  position\tstartpos moves "), startpos);
        assert_eq!(
            Request::read("position fen 9/x w - - 0 1 moves a1a2 e9e9"),
            Request::Position { fen: Some("9/x w - - 0 1".into()), moves: "a1a2 e9e9".into() }
        );
        assert_eq!(
            Request::read("position sfen 12/x b - 1"),
            Request::Position { fen: Some("12/x b - 1".into()), moves: String::new() }
        );
        for rubbish in ["position", "position fen", "position fen moves a1a2", "position startpos e2e3"] {
            assert!(matches!(Request::read(rubbish), Request::Unknown(_)), "{rubbish}");
        }
    }

    #[test]
    fn option_names_and_values_may_have_spaces() {
        let read = Request::read("setoption name Clear Hash");
        assert_eq!(read, Request::SetOption { name: "Clear Hash".into(), value: None });
        let read = Request::read("setoption name A B value c  d");
        assert_eq!(read, Request::SetOption { name: "A B".into(), value: Some("c d".into()) });
    }

    #[test]
    fn bounds_are_read_and_rubbish_is_kept_apart() {
        let read = go("go wtime 60000 btime -5 winc 1000 binc 0 movestogo 10");
        assert_eq!(read.clock, [Some(Duration::from_secs(60)), Some(Duration::ZERO)]);
        assert_eq!((read.moves_to_go, read.unknown.len()), (Some(10), 0));
        let read = go("go depth 300 nodes x infinite");
        assert_eq!((read.depth, read.nodes, read.infinite), (Some(255), None, true));
        assert_eq!(read.unknown, ["nodes", "x"]);
        assert_eq!(go("go depth").unknown, ["depth"]);
    }

    #[test]
    fn a_budget_never_oversteps_the_clock() {
        let overhead = Duration::from_millis(30);
        let millis = Duration::from_millis;
        assert_eq!(go("go depth 3").budget(0, overhead), None);
        assert_eq!(go("go movetime 100").budget(0, overhead), Some(millis(70)));
        assert_eq!(go("go movetime 0").budget(1, overhead), Some(millis(1)));
        // Thirty moves with 30 s: a second each.
        assert_eq!(go("go wtime 30030 btime 9").budget(0, overhead), Some(millis(1000)));
        assert_eq!(go("go wtime 9 btime 30030 binc 400").budget(1, overhead), Some(millis(1300)));
        // Less on the clock than the increment is worth.
        assert_eq!(go("go wtime 130 btime 1 winc 5000").budget(0, overhead), Some(millis(75)));
        assert_eq!(go("go wtime 1030 btime 1 movestogo 1").budget(0, overhead), Some(millis(1000)));
        assert_eq!(go("go wtime 5 btime 5").budget(0, overhead), Some(millis(1)));
    }
}
