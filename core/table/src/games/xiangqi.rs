//! What is particular to Xiangqi.

use palgak_rules::xiangqi::notation::{self, Style};
use palgak_rules::xiangqi::{Handicap, Position, Preset, Rules};
use palgak_rules::{Move, Position as _, Side, Square};

use super::position::Particular;
use crate::new_game::{NewGame, XiangqiChoices, XiangqiHandicap, XiangqiPreset};
use crate::view::NotationStyle;

/// The start of a game.
pub(super) fn start(choices: &NewGame) -> Position {
    Position::start(handicap(&choices.xiangqi), rules(&choices.xiangqi))
}

/// The position of a FEN.
pub(super) fn from_fen(choices: &NewGame, fen: &str) -> Result<Position, String> {
    Position::from_fen(fen, rules(&choices.xiangqi)).map_err(|error| error.to_string())
}

fn rules(choices: &XiangqiChoices) -> Rules {
    Rules {
        preset: match choices.preset {
            XiangqiPreset::Simple => Preset::Simple,
            XiangqiPreset::Tabletop => Preset::Tabletop,
        },
    }
}

fn handicap(choices: &XiangqiChoices) -> Handicap {
    match choices.handicap {
        XiangqiHandicap::None => Handicap::Even,
        XiangqiHandicap::OneHorse => Handicap::OneHorse(choices.giver),
        XiangqiHandicap::TwoHorses => Handicap::TwoHorses(choices.giver),
    }
}

impl Particular for Position {
    fn checked(&self) -> Vec<Square> {
        self.in_check().then(|| self.king(self.side_to_move())).into_iter().collect()
    }

    fn points(&self, _side: Side) -> Option<String> {
        None
    }

    fn write(&self, mv: Move) -> Vec<(NotationStyle, String)> {
        [
            (NotationStyle::Chinese, Style::Chinese),
            (NotationStyle::Wxf, Style::Wxf),
            (NotationStyle::Iccs, Style::Iccs),
            (NotationStyle::Machine, Style::Machine),
        ]
        .map(|(shown, style)| (shown, notation::write(self, mv, style)))
        .to_vec()
    }

    fn read(&self, text: &str) -> Result<Move, String> {
        notation::parse(self, text).map_err(|error| error.to_string())
    }
}
