//! Janggi on the command line.

use palgak_rules::family::geometry::name;
use palgak_rules::janggi::{Position, Refusal, Rules, Setup, explain, notation};
use palgak_rules::{Move, PieceKind, Position as _, Side};

use super::{Rulebook, Word, points, rule_parts};
use crate::args::Style;
use crate::error::{Choices, Failure, Result};

/// Janggi.
pub(crate) enum Janggi {}

/// How the Korean record form writes that the draw by bikjang is accepted.
const ACCEPTANCE: &str = "빅장";

impl Rulebook for Janggi {
    type Position = Position;
    type Dialect = ();

    const STYLES: &'static [Style] = &[Style::Korean, Style::Machine];

    fn start(rules: Option<&str>, fen: Option<&str>, setup: Option<&str>) -> Result<Position> {
        let rules = parse_rules(rules)?;
        if let Some(fen) = fen {
            return Position::from_fen(fen, rules)
                .map_err(|error| Failure::usage(format_args!("--fen: {error}")));
        }
        let (cho, han) = setup.map_or(Ok((Setup::Inner, Setup::Inner)), parse_setups)?;
        Ok(Position::start(cho, han, rules))
    }

    fn dialect(_start: &Position, _words: &[&str]) {}

    fn read(position: &Position, word: &str, (): &()) -> std::result::Result<Word, String> {
        if word == ACCEPTANCE {
            return Ok(Word::AcceptDraw);
        }
        let mv = notation::parse(position, word).map_err(|error| error.to_string())?;
        let king = position.king(position.side_to_move());
        if mv.is_pass() && mv.from() != king {
            let pass = notation::machine(Move::pass(king));
            return Err(format!("'{word}' is not a move: a pass is the king's own point twice, here {pass}"));
        }
        Ok(if mv.is_pass() && position.claimable_draw().is_some() {
            Word::AcceptDraw
        } else {
            Word::Move(mv)
        })
    }

    fn write(position: &Position, mv: Move, style: Style) -> String {
        match style {
            Style::Korean => notation::korean(position, mv),
            _ => notation::machine(mv),
        }
    }

    fn write_acceptance(position: &Position, style: Style) -> String {
        match style {
            Style::Korean => ACCEPTANCE.to_owned(),
            _ => notation::machine(Move::pass(position.king(position.side_to_move()))),
        }
    }

    fn explain(position: &Position, mv: Move) -> String {
        explain(position, mv).map_or_else(String::new, refusal)
    }

    fn score(position: &Position) -> Option<String> {
        Some(format!("cho {} han {}", position.points(Side::First), position.points(Side::Second)))
    }
}

/// The rules of `bikjang=on|off`. Unless said otherwise the rule is on, as it is in the app.
pub(crate) fn parse_rules(text: Option<&str>) -> Result<Rules> {
    let mut rules = Rules::default();
    for part in rule_parts(text) {
        let wrong = || {
            Failure::usage(format_args!(
                "--rules: '{part}' is no rule of janggi, which has bikjang=on or bikjang=off"
            ))
        };
        let (key, value) = part.split_once('=').ok_or_else(wrong)?;
        rules.bikjang = match (key.trim(), value.trim()) {
            ("bikjang", "on") => true,
            ("bikjang", "off") => false,
            _ => return Err(wrong()),
        };
    }
    Ok(rules)
}

/// The set-ups of `CHO:HAN`.
pub(crate) fn parse_setups(text: &str) -> Result<(Setup, Setup)> {
    let (cho, han) = text.split_once(':').ok_or_else(|| {
        Failure::usage(format_args!("--setup: '{text}' is not of the form CHO:HAN, such as inner:left"))
    })?;
    Ok((parse_setup(cho, "Cho")?, parse_setup(han, "Han")?))
}

fn parse_setup(name: &str, owner: &str) -> Result<Setup> {
    Setup::parse(name).ok_or_else(|| {
        let names = Setup::ALL.map(Setup::as_str);
        Failure::usage(format_args!(
            "--setup: '{name}' is no set-up for {owner}: expected {}",
            Choices(&names)
        ))
    })
}

/// A refusal in a few English words, with the points that explain it.
fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::Over => "two passes in a row ended the game".to_owned(),
        Refusal::OffBoard => "it leads off the board".to_owned(),
        Refusal::EmptyPoint(at) => format!("there is no piece on {}", name(at)),
        Refusal::NotYours(at) => format!("the piece on {} is the other side's", name(at)),
        Refusal::OwnPiece(at) => format!("a piece of the same side stands on {}", name(at)),
        Refusal::Shape(kind) => format!("a {} does not move that way", word(kind)),
        Refusal::Palace(kind) => format!("a {} may not leave its palace", word(kind)),
        Refusal::Backward => "a soldier never moves backward".to_owned(),
        Refusal::NoDiagonal(kind) => format!("no diagonal is drawn there for the {}", word(kind)),
        Refusal::Blocked(at) => format!("the piece on {} is in the way", name(at)),
        Refusal::HorseLeg(at) => format!("the piece on {} blocks the horse", name(at)),
        Refusal::ElephantPath(at) => format!("the piece on {} blocks the elephant", name(at)),
        Refusal::NoScreen => "the cannon has nothing to jump over".to_owned(),
        Refusal::CannonScreen(at) => format!("a cannon cannot jump over the cannon on {}", name(at)),
        Refusal::TwoScreens(a, b) => {
            format!("two pieces are in the cannon's way, on {} and {}", name(a), name(b))
        }
        Refusal::CannonTarget(at) => format!("a cannon cannot capture the cannon on {}", name(at)),
        Refusal::AnswerCheck(by) => format!("it does not answer the check from {}", points(by)),
        Refusal::LeavesKing(by) => format!("it leaves the king in check from {}", points(by)),
        Refusal::KingAttacked(by) => format!("the king would be in check from {}", points(by)),
        Refusal::Bikjang(a, b) => {
            format!("the kings on {} and {} would still face (bikjang)", name(a), name(b))
        }
        Refusal::PassInCheck(by) => format!("no pass answers the check from {}", points(by)),
        Refusal::PassFacing(a, b) => format!("no pass while the kings on {} and {} face", name(a), name(b)),
    }
}

fn word(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "king",
        PieceKind::Guard => "guard",
        PieceKind::Chariot => "chariot",
        PieceKind::Cannon => "cannon",
        PieceKind::Horse => "horse",
        PieceKind::Elephant => "elephant",
        PieceKind::Soldier => "soldier",
    }
}
