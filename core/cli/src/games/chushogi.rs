//! Chu Shogi on the command line.

use palgak_rules::chushogi::notation::square_name;
use palgak_rules::chushogi::written::{self, canonical, western_name};
use palgak_rules::chushogi::{Handicap, LionRule, Position, Promotion, Refusal, Rules, Senjishi, explain};
use palgak_rules::{Move, Position as _};

use super::{Rulebook, Word, no_setup, rule_parts};
use crate::args::Style;
use crate::error::{Failure, Result};

/// Chu Shogi.
pub(crate) enum ChuShogi {}

impl Rulebook for ChuShogi {
    type Position = Position;
    type Dialect = ();

    const STYLES: &'static [Style] = &[Style::Japanese, Style::Western, Style::Machine];

    fn start(rules: Option<&str>, fen: Option<&str>, setup: Option<&str>) -> Result<Position> {
        no_setup("chushogi", setup)?;
        let rules = parse_rules(rules)?;
        match fen {
            Some(fen) => Position::from_sfen(fen, rules)
                .map_err(|error| Failure::usage(format_args!("--fen: {error}"))),
            None => Ok(Position::start(Handicap::Even, rules)),
        }
    }

    fn dialect(_start: &Position, _words: &[&str]) {}

    fn read(position: &Position, word: &str, (): &()) -> std::result::Result<Word, String> {
        written::parse(position, word).map(Word::Move).map_err(|error| error.to_string())
    }

    fn write(position: &Position, mv: Move, style: Style) -> String {
        let style = match style {
            Style::Japanese => written::Style::Japanese,
            Style::Western => written::Style::Western,
            _ => written::Style::Machine,
        };
        written::write(position, mv, style)
    }

    fn write_acceptance(_position: &Position, _style: Style) -> String {
        String::new()
    }

    fn explain(position: &Position, mv: Move) -> String {
        explain(position, canonical(position, mv)).map_or_else(String::new, |why| refusal(position, mv, &why))
    }

    fn score(_position: &Position) -> Option<String> {
        None
    }
}

/// The names and values of the rules, as `--rules` takes them.
const RULES: &str = "preset=standard|lishogi, promotion=entry|shogi, senjishi=every|other-square|protected, \
                     bare-king=on|off, quiet-draw=on|off, material-draw=on|off, exposure=allow|refuse";

/// The rules of `preset=standard|lishogi` and of the single options; a preset sets them all, so it goes first.
pub(crate) fn parse_rules(text: Option<&str>) -> Result<Rules> {
    let mut rules = Rules::STANDARD;
    for part in rule_parts(text) {
        let wrong =
            || Failure::usage(format_args!("--rules: '{part}' is no rule of chushogi, which has {RULES}"));
        let (key, value) = part.split_once('=').ok_or_else(wrong)?;
        let value = value.trim();
        let switch = || match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(wrong()),
        };
        match key.trim() {
            "preset" => {
                rules = match value {
                    "standard" => Rules::STANDARD,
                    "lishogi" => Rules::LISHOGI,
                    _ => return Err(wrong()),
                };
            }
            "promotion" => {
                rules.promotion = match value {
                    "entry" => Promotion::OnEntry,
                    "shogi" => Promotion::Shogi,
                    _ => return Err(wrong()),
                };
            }
            "senjishi" => {
                rules.senjishi = match value {
                    "every" => Senjishi::EveryLion,
                    "other-square" => Senjishi::ExceptSameSquare,
                    "protected" => Senjishi::ProtectedLion,
                    _ => return Err(wrong()),
                };
            }
            "bare-king" => rules.bare_king = switch()?,
            "quiet-draw" => rules.quiet_draw = switch()?,
            "material-draw" => rules.insufficient_material = switch()?,
            "exposure" => {
                rules.refuse_exposure = match value {
                    "allow" => false,
                    "refuse" => true,
                    _ => return Err(wrong()),
                };
            }
            _ => return Err(wrong()),
        }
    }
    Ok(rules)
}

/// Rules as `--rules` takes them, in the fewest words.
pub(crate) fn describe_rules(rules: Rules) -> String {
    let (name, preset) = match rules {
        Rules { senjishi: Senjishi::ExceptSameSquare, .. } => ("preset=lishogi", Rules::LISHOGI),
        _ => ("preset=standard", Rules::STANDARD),
    };
    let mut text = name.to_owned();
    let mut add = |differs: bool, option: &str| {
        if differs {
            text.push(',');
            text.push_str(option);
        }
    };
    let switch = |on: bool| if on { "on" } else { "off" };
    add(
        rules.promotion != preset.promotion,
        match rules.promotion {
            Promotion::OnEntry => "promotion=entry",
            Promotion::Shogi => "promotion=shogi",
        },
    );
    add(
        rules.senjishi != preset.senjishi,
        match rules.senjishi {
            Senjishi::EveryLion => "senjishi=every",
            Senjishi::ExceptSameSquare => "senjishi=other-square",
            Senjishi::ProtectedLion => "senjishi=protected",
        },
    );
    for (name, now, usual) in [
        ("bare-king", rules.bare_king, preset.bare_king),
        ("quiet-draw", rules.quiet_draw, preset.quiet_draw),
        ("material-draw", rules.insufficient_material, preset.insufficient_material),
    ] {
        add(now != usual, &format!("{name}={}", switch(now)));
    }
    add(
        rules.refuse_exposure != preset.refuse_exposure,
        if rules.refuse_exposure { "exposure=refuse" } else { "exposure=allow" },
    );
    text
}

/// A refusal in a few English words, with the squares that explain it.
fn refusal(position: &Position, mv: Move, refusal: &Refusal) -> String {
    let name = |kind| western_name(kind);
    match refusal {
        Refusal::Over => "the king was taken".to_owned(),
        Refusal::OffBoard => "it leads off the board".to_owned(),
        Refusal::EmptySquare(at) => format!("there is no piece on {}", square_name(*at)),
        Refusal::NotYours(at) => format!("the piece on {} is the other side's", square_name(*at)),
        Refusal::OwnPiece(at) => format!("a piece of the same side stands on {}", square_name(*at)),
        Refusal::Shape(kind) => format!("{} does not move that way", name(*kind)),
        Refusal::Blocked(at) => format!("the piece on {} is in the way", square_name(*at)),
        Refusal::Promotion(kind) => format!("{} may not promote with this move", name(*kind)),
        Refusal::Lion(lion, rule) => {
            let lion = square_name(*lion);
            match rule {
                LionRule::Protected(by) => {
                    let kind =
                        position.piece_at(*by).map_or(String::new(), |piece| name(piece.kind) + " on ");
                    format!("the lion on {lion} is protected by {kind}{}", square_name(*by))
                }
                LionRule::HiddenProtection(by) => format!(
                    "the lion on {lion} is protected from behind {} by the runner on {}",
                    square_name(mv.from()),
                    square_name(*by)
                ),
                LionRule::Senjishi(at) => {
                    format!(
                        "a lion was just taken on {} (senjishi), so not the one on {lion}",
                        square_name(*at)
                    )
                }
            }
        }
        Refusal::ExposesKing(by) => {
            let by: Vec<String> = by.iter().map(|at| square_name(*at)).collect();
            format!("it leaves the king to be taken from {}", by.join(" and "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_described_as_they_are_read() {
        for text in [
            "preset=standard",
            "preset=lishogi",
            "preset=standard,promotion=shogi,senjishi=protected,bare-king=off",
            "preset=lishogi,quiet-draw=on,material-draw=on,exposure=refuse",
        ] {
            assert_eq!(parse_rules(Some(text)).ok().map(describe_rules).as_deref(), Some(text));
        }
        let same = parse_rules(Some("senjishi=other-square")).ok().map(describe_rules);
        assert_eq!(same.as_deref(), Some("preset=lishogi"));
    }
}
