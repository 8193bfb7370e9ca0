//! A game read from its record: tags and moves in the manner of a chess record, into the bytes of a saved game.
//!
//! What [`Table::record`] writes is read back; so are records of other programs in any notation of the game, if they
//! say which game it is or name its sides.

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Move, Side};

use crate::command::Pacing;
use crate::contest::Contest;
use crate::games::AnyMatch;
use crate::new_game::{ChuChoices, ChuHandicap, Level, NewGame, XiangqiHandicap, XiangqiPreset};
use crate::record::{side_tag, start_tag};
use crate::snapshot::Mode;
use crate::table::Table;
use crate::view::View;

/// The longest text that is looked at: a record of the longest game has some hundred thousand characters.
const LONGEST: usize = 1 << 20;

/// Why a text is no record of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is too long to be a record.
    #[error("the text is {length} bytes long; a record has at most {LONGEST}")]
    TooLong {
        /// How long it is.
        length: usize,
    },
    /// A tag is badly written.
    #[error("line {line} is no tag: it should look like [Name \"value\"]")]
    Tag {
        /// The line, from 1.
        line: usize,
    },
    /// The record does not say which game it is, or none that is played here.
    #[error("the record does not say that it is of a game played here")]
    Game,
    /// A tag has a value that means nothing.
    #[error("the tag {tag} is \"{value}\", which stands for nothing")]
    Value {
        /// Which tag.
        tag: String,
        /// Its value.
        value: String,
    },
    /// The position it begins with is none.
    #[error("the position of the tag {tag} cannot be read: {why}")]
    Start {
        /// Which tag.
        tag: &'static str,
        /// Why not.
        why: String,
    },
    /// A comment does not end.
    #[error("a brace is opened after move {ply} and never closed")]
    Comment {
        /// After which ply.
        ply: usize,
    },
    /// A move cannot be read or played.
    #[error("move {ply}, {text}: {why}")]
    Move {
        /// Which move, from 1.
        ply: usize,
        /// Its text.
        text: String,
        /// Why not.
        why: String,
    },
    /// The end that the record tells of cannot be.
    #[error("the game cannot have ended as the record says ({reason})")]
    Ending {
        /// What it says.
        reason: String,
    },
}

/// The saved game that a record tells of, for `restore`.
///
/// # Errors
/// If the text is no record of a game that can have been played.
pub fn import_record(text: &str) -> Result<Vec<u8>, RecordError> {
    if text.len() > LONGEST {
        return Err(RecordError::TooLong { length: text.len() });
    }
    let (tags, moves) = split(text.trim_start_matches('\u{feff}'))?;
    let mut choices = tags.choices()?;
    let mut contest = tags.begin(&mut choices)?;
    play(&mut contest, moves)?;
    end(&mut contest, &tags)?;
    let start = tags.start(&choices)?;
    let mut table = Table::new(choices, View::new(palgak_text::Locale::En), Pacing::INSTANT, 0);
    // A new table lets the computer pick a set-up; the record says which one it was.
    table.choices = choices;
    table.start = start;
    table.contest = contest;
    Ok(table.save())
}

/// The tags of a record, in order.
struct Tags(Vec<(String, String)>);

/// The tags, and the text of the moves after them.
fn split(text: &str) -> Result<(Tags, &str), RecordError> {
    let mut tags = Vec::new();
    let mut rest = text;
    let mut line_number = 0;
    while !rest.is_empty() {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        line_number += 1;
        let line = line.trim();
        if !line.is_empty() {
            if !line.starts_with('[') {
                break;
            }
            tags.push(tag(line).ok_or(RecordError::Tag { line: line_number })?);
        }
        rest = after;
    }
    Ok((Tags(tags), rest))
}

/// A tag's name and value.
fn tag(line: &str) -> Option<(String, String)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, value) = inside.split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    Some((name.to_owned(), value.replace("\\\"", "\"").replace("\\\\", "\\")))
}

impl Tags {
    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// The value of a tag, if it is there, as what it means.
    fn read<T>(&self, name: &str, meaning: impl Fn(&str) -> Option<T>) -> Result<Option<T>, RecordError> {
        self.get(name)
            .map(|value| {
                meaning(value)
                    .ok_or_else(|| RecordError::Value { tag: name.to_owned(), value: value.to_owned() })
            })
            .transpose()
    }

    /// Which game: said, or told by the names of the sides.
    fn game(&self) -> Result<Game, RecordError> {
        if let Some(said) = self.get("Game") {
            let said = said.to_lowercase();
            let known = Game::named(&said);
            let chinese = ["chinese chess", "中国象棋", "中國象棋", "象棋"].contains(&said.as_str());
            let middle = ["chu shogi", "中将棋", "中將棋"].contains(&said.as_str());
            return known
                .or(chinese.then_some(Game::Xiangqi))
                .or(middle.then_some(Game::ChuShogi))
                .ok_or(RecordError::Game);
        }
        Game::ALL
            .into_iter()
            .find(|game| self.get(side_tag(*game, Side::First)).is_some())
            .ok_or(RecordError::Game)
    }

    fn choices(&self) -> Result<NewGame, RecordError> {
        let game = self.game()?;
        let switch = |value: &str| match value {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        };
        let setup = |name: &str| Setup::ALL.into_iter().find(|setup| setup.as_str() == name);
        let preset = |rules: &str| {
            let name = rules.strip_prefix("preset=")?;
            XiangqiPreset::ALL.into_iter().find(|preset| preset.as_str() == name)
        };
        let handicap = |value: &str| {
            let (name, giver) = value.split_once(' ')?;
            let handicap = XiangqiHandicap::ALL.into_iter().find(|handicap| handicap.as_str() == name)?;
            let giver = Side::BOTH.into_iter().find(|side| game.side_name(*side) == giver)?;
            Some((handicap, giver))
        };
        let mut choices =
            NewGame { game, mode: Mode::TwoPlayers, bikjang: game == Game::Janggi, ..NewGame::default() };
        match game {
            Game::Janggi => {
                choices.cho_setup = self.read("ChoSetup", setup)?.unwrap_or(choices.cho_setup);
                choices.han_setup = self.read("HanSetup", setup)?.unwrap_or(choices.han_setup);
                choices.bikjang = self.read("Bikjang", switch)?.unwrap_or(true);
            }
            Game::Xiangqi => {
                choices.xiangqi.preset = self.read("Rules", preset)?.unwrap_or_default();
                if let Some((handicap, giver)) = self.read("Handicap", handicap)? {
                    choices.xiangqi.handicap = handicap;
                    choices.xiangqi.giver = giver;
                }
            }
            Game::ChuShogi => {
                choices.chushogi = self.read("Rules", ChuChoices::parse_rules)?.unwrap_or_default();
                let gift = |name: &str| ChuHandicap::ALL.into_iter().find(|gift| gift.as_str() == name);
                choices.chushogi.handicap = self.read("Handicap", gift)?.unwrap_or_default();
            }
        }
        for side in Side::BOTH {
            let level = self
                .get(side_tag(game, side))
                .and_then(|player| player.strip_prefix("computer, ").and_then(Level::parse));
            if let Some(level) = level {
                choices.mode = Mode::Computer;
                choices.human = side.other();
                choices.level = level;
            }
        }
        Ok(choices)
    }

    /// The position of the tag FEN or SFEN, unless the choices give the same.
    fn start(&self, choices: &NewGame) -> Result<Option<String>, RecordError> {
        let tags = [start_tag(choices.game), "FEN"];
        let Some((tag, fen)) = tags.into_iter().find_map(|tag| Some((tag, self.get(tag)?))) else {
            return Ok(None);
        };
        let read = AnyMatch::from_fen(choices, fen).map_err(|why| RecordError::Start { tag, why })?;
        let same = read.position().fen() == AnyMatch::start(choices).position().fen();
        Ok((!same).then(|| fen.to_owned()))
    }

    /// The game before its first move.
    fn begin(&self, choices: &mut NewGame) -> Result<Contest, RecordError> {
        let start = self.start(choices)?;
        Contest::begin(choices, start.as_deref())
            .map_err(|error| RecordError::Start { tag: start_tag(choices.game), why: error.to_string() })
    }
}

/// A word of the moves.
enum Word<'a> {
    Text(&'a str),
    Comment(&'a str),
}

/// The words of the moves, comments whole.
fn words(mut rest: &str) -> Result<Vec<Word<'_>>, ()> {
    let mut words = Vec::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return Ok(words);
        }
        if let Some(inside) = rest.strip_prefix('{') {
            let (comment, after) = inside.split_once('}').ok_or(())?;
            words.push(Word::Comment(comment.trim()));
            rest = after;
            continue;
        }
        let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        // A number with its dots stands before a move, with or without a space.
        let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let unnumbered = if bare.starts_with('.') { bare.trim_start_matches('.') } else { word };
        if !unnumbered.is_empty() {
            words.push(Word::Text(unnumbered));
        }
        rest = after;
    }
}

/// Words that tell of the result.
const RESULTS: [&str; 11] =
    ["*", "draw", "1-0", "0-1", "1/2-1/2", "cho", "han", "red", "black", "sente", "gote"];

fn play(contest: &mut Contest, text: &str) -> Result<(), RecordError> {
    let words = words(text).map_err(|()| RecordError::Comment { ply: contest.ply() })?;
    let mut words = words.into_iter().peekable();
    while let Some(word) = words.next() {
        match word {
            Word::Comment(comment) => change_rule(contest, comment),
            Word::Text(text) if RESULTS.contains(&text) => {}
            Word::Text(text) => {
                // What stands in braces behind a move is the same move for machines.
                let machine = match words.peek() {
                    Some(Word::Comment(comment)) => contest.position().read(comment).ok(),
                    _ => None,
                };
                let wrong = |why: String, contest: &Contest| RecordError::Move {
                    ply: contest.ply() + 1,
                    text: text.chars().take(40).collect(),
                    why,
                };
                let mv: Move = match machine {
                    Some(mv) => {
                        words.next();
                        mv
                    }
                    None => contest.position().read(text).map_err(|why| wrong(why, contest))?,
                };
                contest.play(mv).map_err(|error| wrong(error.to_string(), contest))?;
            }
        }
    }
    Ok(())
}

/// A comment that switches the bikjang rule; any other says nothing to the game.
fn change_rule(contest: &mut Contest, comment: &str) {
    let on = match comment {
        "bikjang on" => true,
        "bikjang off" => false,
        _ => return,
    };
    let janggi = contest.game() == Game::Janggi;
    if janggi && contest.outcome().is_none() && !contest.bikjang_would_end(on) {
        contest.change_bikjang(on);
    }
}

/// The end that no move brought about.
fn end(contest: &mut Contest, tags: &Tags) -> Result<(), RecordError> {
    if contest.outcome().is_some() {
        return Ok(());
    }
    let game = contest.game();
    let result = tags.get("Result").unwrap_or("*");
    let winner = match result {
        "1-0" => Some(Side::First),
        "0-1" => Some(Side::Second),
        name => Side::BOTH.into_iter().find(|side| game.side_name(*side) == name),
    };
    let drawn = matches!(result, "draw" | "1/2-1/2");
    let reason = tags.get("Reason");
    let ended = match (winner, drawn, reason) {
        (None, false, _) => return Ok(()),
        (None, true, Some("bikjang-accepted")) => contest.accept_draw(),
        (None, true, None | Some("agreement")) => contest.agree_to_draw(),
        // Where nothing else is said, the loser has given up.
        (Some(winner), _, None | Some("resignation")) => contest.resign(winner.other()),
        (_, _, Some(reason)) => return Err(RecordError::Ending { reason: reason.to_owned() }),
    };
    ended.map_err(|_| RecordError::Ending { reason: reason.unwrap_or(result).to_owned() })
}
