//! The file of records: every game of a match, as the app writes and reads records, with tags that say which match it
//! was. A match is taken up again from it.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use palgak_rules::{Game, Match, Position as _, Side};

use super::contest::Contest;
use super::game::Ending;
use crate::args::Style;
use crate::error::{Failure, Result};

/// Lines of moves are broken before they get longer than this.
const WIDTH: usize = 80;
/// The tag that numbers games.
const NUMBER: &str = "Round";
/// The tag that says which match a game belongs to.
const MATCH: &str = "Match";
/// The tag that says what the first player scored, in half points, or that the game was void.
const SCORE: &str = "ScoreOfA";
/// The value of that tag for a game that counts for nobody.
const VOID: &str = "void";

/// A game of a file of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recorded {
    /// Its number, from 0.
    pub(crate) number: u64,
    /// What the first player scored in half points; none if it was void.
    pub(crate) half_points: Option<u8>,
}

/// A file that records are added to.
pub(crate) struct Records {
    path: PathBuf,
    file: File,
}

impl Records {
    /// A file that is not there yet.
    pub(crate) fn create(path: &Path) -> Result<Records> {
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| {
            let hint =
                if error.kind() == ErrorKind::AlreadyExists { " (--resume goes on with it)" } else { "" };
            Failure::usage(format_args!("--records: {}: {error}{hint}", path.display()))
        })?;
        Ok(Records { path: path.to_owned(), file })
    }

    /// Goes on with a file of the same match, or begins it. Returns the games in it; a record that was cut off in the
    /// middle is taken out.
    pub(crate) fn resume(path: &Path, signature: &str) -> Result<(Records, Vec<Recorded>)> {
        let wrong = |why: String| Failure::usage(format_args!("--resume: {}: {why}", path.display()));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(|error| wrong(error.to_string()))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| wrong(error.to_string()))?;
        let (games, whole) = read(&text, signature).map_err(wrong)?;
        file.set_len(whole as u64)
            .and_then(|()| file.seek(SeekFrom::End(0)))
            .map_err(|error| wrong(error.to_string()))?;
        Ok((Records { path: path.to_owned(), file }, games))
    }

    /// Adds a record, all of it at once.
    pub(crate) fn add(&mut self, record: &str) -> Result<()> {
        self.file
            .write_all(record.as_bytes())
            .and_then(|()| self.file.flush())
            .map_err(|error| Failure::Io(format!("{}: {error}", self.path.display())))
    }
}

/// The games of a text, and how many of its bytes are whole records.
fn read(text: &str, signature: &str) -> std::result::Result<(Vec<Recorded>, usize), String> {
    let mut games = Vec::new();
    let mut whole = 0;
    // A record ends with two empty lines, which are nowhere in it.
    for record in text.split_inclusive("\n\n\n").filter(|record| record.ends_with("\n\n\n")) {
        whole += record.len();
        let place = games.len() + 1;
        let of_match = tag(record, MATCH).ok_or_else(|| format!("record {place} is not of an arena"))?;
        if of_match != signature {
            return Err(format!("record {place} is of another match: {of_match}"));
        }
        let number = tag(record, NUMBER).and_then(|number| number.parse::<u64>().ok()?.checked_sub(1));
        let half_points = tag(record, SCORE).and_then(|score| match score.as_str() {
            VOID => Some(None),
            score => score.parse::<u8>().ok().filter(|half_points| *half_points <= 2).map(Some),
        });
        match (number, half_points) {
            (Some(number), Some(half_points)) => games.push(Recorded { number, half_points }),
            _ => return Err(format!("record {place} lacks the tag {NUMBER} or {SCORE}")),
        }
    }
    if whole == 0 && !text.is_empty() && !text.starts_with('[') {
        return Err("this is no file of records".to_owned());
    }
    Ok((games, whole))
}

fn tag(record: &str, name: &str) -> Option<String> {
    let line =
        record.lines().find_map(|line| line.strip_prefix('[')?.strip_prefix(name)?.strip_prefix(" \""))?;
    Some(line.strip_suffix("\"]")?.replace("\\\"", "\"").replace("\\\\", "\\"))
}

/// What a record says beside the moves.
pub(crate) struct Heading<'a> {
    /// Which match it belongs to.
    pub(crate) signature: &'a str,
    /// The number of the game, from 0.
    pub(crate) number: u64,
    /// The players, in the order of the sides.
    pub(crate) players: [String; 2],
    /// How it went.
    pub(crate) ending: &'a Ending,
    /// What the first player scored in half points; none if it was void.
    pub(crate) half_points: Option<u8>,
}

/// A game as text.
pub(crate) fn record<R: Contest>(game: &Match<R::Position>, heading: &Heading<'_>) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    tag("Game", R::GAME.as_str());
    tag(MATCH, heading.signature);
    tag(NUMBER, &(heading.number + 1).to_string());
    for (side, player) in Side::BOTH.into_iter().zip(&heading.players) {
        tag(&side_tag(R::GAME, side), player);
    }
    for (name, value) in R::rule_tags(game.start()) {
        tag(name, &value);
    }
    tag("FEN", &game.start().fen());
    let result = match heading.ending {
        Ending::Over { winner: Some(side), .. } => R::GAME.side_name(*side),
        Ending::Over { winner: None, .. } => "draw",
        Ending::Void { .. } => "*",
    };
    match heading.ending {
        // An end that the rules do not know: to a reader of the record the game goes on.
        Ending::Over { reason, .. } if reason == "adjudication" => {
            tag("Result", "*");
            tag("Adjudication", result);
        }
        Ending::Over { reason, .. } => {
            tag("Result", result);
            tag("Reason", reason);
        }
        Ending::Void { fault, .. } => {
            tag("Result", result);
            tag("Void", &fault.to_string());
        }
    }
    tag(SCORE, &heading.half_points.map_or(VOID.to_owned(), |half_points| half_points.to_string()));
    text.push('\n');

    let mut width = 0;
    let moves = game.moves().enumerate().map(|(ply, mv)| {
        let number = if ply % 2 == 0 { format!("{}. ", ply / 2 + 1) } else { String::new() };
        // In machine notation a move reads the same in every position.
        number + &R::write(game.start(), mv, Style::Machine)
    });
    for word in moves.chain([result.to_owned()]) {
        let length = word.chars().count();
        let (separator, before) = match width {
            0 => ("", 0),
            width if width + 1 + length > WIDTH => ("\n", 0),
            width => (" ", width + 1),
        };
        text.push_str(separator);
        text.push_str(&word);
        width = before + length;
    }
    text.push_str("\n\n\n");
    text
}

/// The tag that names a side's player: the side's name.
fn side_tag(game: Game, side: Side) -> String {
    let name = game.side_name(side);
    name[..1].to_uppercase() + &name[1..]
}
