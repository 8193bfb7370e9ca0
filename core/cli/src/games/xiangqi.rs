//! Xiangqi on the command line.

use palgak_rules::family::geometry::name;
use palgak_rules::xiangqi::{Handicap, Position, Preset, Refusal, Rules, explain, notation};
use palgak_rules::{Move, PieceKind, Position as _};

use super::{Rulebook, Word, no_setup, points, rule_parts};
use crate::args::Style;
use crate::error::{Failure, Result};

/// Xiangqi.
pub(crate) enum Xiangqi {}

impl Rulebook for Xiangqi {
    type Position = Position;
    /// Whether coordinates are ICCS, with ranks from 0, or machine notation, with ranks from 1.
    type Dialect = notation::Style;

    const STYLES: &'static [Style] = &[Style::Chinese, Style::Wxf, Style::Iccs, Style::Machine];

    fn start(rules: Option<&str>, fen: Option<&str>, setup: Option<&str>) -> Result<Position> {
        no_setup("xiangqi", setup)?;
        let rules = parse_rules(rules)?;
        match fen {
            Some(fen) => {
                Position::from_fen(fen, rules).map_err(|error| Failure::usage(format_args!("--fen: {error}")))
            }
            None => Ok(Position::start(Handicap::Even, rules)),
        }
    }

    /// Coordinates look alike in both; the whole line decides. It is machine notation unless it cannot be and can
    /// be ICCS.
    fn dialect(start: &Position, words: &[&str]) -> notation::Style {
        let fits = |style| {
            let mut position = start.clone();
            words.iter().all(|word| {
                let read = read_as(&position, word, style);
                read.is_ok_and(|mv| {
                    position.make(mv);
                    true
                })
            })
        };
        if !fits(notation::Style::Machine) && fits(notation::Style::Iccs) {
            notation::Style::Iccs
        } else {
            notation::Style::Machine
        }
    }

    fn read(position: &Position, word: &str, dialect: &notation::Style) -> std::result::Result<Word, String> {
        if let Ok(mv) = read_as(position, word, *dialect) {
            return Ok(Word::Move(mv));
        }
        // Coordinates of the board that are no legal move: the caller says why not.
        notation::parse_machine(word)
            .map(Word::Move)
            .ok_or_else(|| notation::NotationError::Unknown { text: word.to_owned() }.to_string())
    }

    fn write(position: &Position, mv: Move, style: Style) -> String {
        let style = match style {
            Style::Chinese => notation::Style::Chinese,
            Style::Wxf => notation::Style::Wxf,
            Style::Iccs => notation::Style::Iccs,
            _ => notation::Style::Machine,
        };
        notation::write(position, mv, style)
    }

    fn write_acceptance(_position: &Position, _style: Style) -> String {
        String::new()
    }

    fn explain(position: &Position, mv: Move) -> String {
        explain(position, mv).map_or_else(String::new, refusal)
    }

    fn score(_position: &Position) -> Option<String> {
        None
    }
}

/// A legal move in Chinese or WXF notation, or in coordinates of a style.
fn read_as(
    position: &Position,
    word: &str,
    coordinates: notation::Style,
) -> std::result::Result<Move, notation::NotationError> {
    notation::parse_as(position, word, coordinates)
        .or_else(|_| notation::parse_as(position, word, notation::Style::Chinese))
        .or_else(|_| notation::parse_as(position, word, notation::Style::Wxf))
}

/// The rules of `preset=simple|tabletop`.
pub(crate) fn parse_rules(text: Option<&str>) -> Result<Rules> {
    let mut rules = Rules::default();
    for part in rule_parts(text) {
        let preset = part.split_once('=').filter(|(key, _)| key.trim() == "preset");
        rules.preset = preset.and_then(|(_, value)| Preset::parse(value.trim())).ok_or_else(|| {
            Failure::usage(format_args!(
                "--rules: '{part}' is no rule of xiangqi, which has preset=simple or preset=tabletop"
            ))
        })?;
    }
    Ok(rules)
}

/// A refusal in a few English words, with the points that explain it.
fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::OffBoard => "it leads off the board".to_owned(),
        Refusal::EmptyPoint(at) => format!("there is no piece on {}", name(at)),
        Refusal::NotYours(at) => format!("the piece on {} is the other side's", name(at)),
        Refusal::OwnPiece(at) => format!("a piece of the same side stands on {}", name(at)),
        Refusal::Shape(kind) => format!("{} does not move that way", word(kind)),
        Refusal::Palace(kind) => format!("{} may not leave its palace", word(kind)),
        Refusal::River => "an elephant may not cross the river".to_owned(),
        Refusal::Backward => "a soldier never moves backward".to_owned(),
        Refusal::Sideways => "a soldier moves sideways only across the river".to_owned(),
        Refusal::Blocked(at) => format!("the piece on {} is in the way", name(at)),
        Refusal::HorseLeg(at) => format!("the piece on {} blocks the horse", name(at)),
        Refusal::ElephantEye(at) => format!("the piece on {} blocks the elephant", name(at)),
        Refusal::NoScreen => "the cannon has nothing to jump over".to_owned(),
        Refusal::TwoScreens(a, b) => {
            format!("two pieces are in the cannon's way, on {} and {}", name(a), name(b))
        }
        Refusal::AnswerCheck(by) => format!("it does not answer the check from {}", points(by)),
        Refusal::LeavesGeneral(by) => format!("it leaves the general in check from {}", points(by)),
        Refusal::GeneralAttacked(by) => format!("the general would be in check from {}", points(by)),
        Refusal::Facing(a, b) => format!("the generals on {} and {} would face", name(a), name(b)),
    }
}

fn word(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "a general",
        PieceKind::Guard => "an advisor",
        PieceKind::Chariot => "a chariot",
        PieceKind::Cannon => "a cannon",
        PieceKind::Horse => "a horse",
        PieceKind::Elephant => "an elephant",
        PieceKind::Soldier => "a soldier",
    }
}
