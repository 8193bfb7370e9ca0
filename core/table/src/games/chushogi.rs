//! What is particular to Chu Shogi.

use palgak_rules::chushogi::written::{self, Style};
use palgak_rules::chushogi::{Handicap, Position, Promotion, Rules, Senjishi};
use palgak_rules::{Move, Position as _, Side, Square};

use super::position::Particular;
use crate::new_game::{ChuChoices, ChuHandicap, ChuPreset, ChuPromotion, NewGame};
use crate::view::NotationStyle;

/// The start of a game.
pub(super) fn start(choices: &NewGame) -> Position {
    Position::start(handicap(choices.chushogi.handicap), rules(&choices.chushogi))
}

/// The position of an SFEN.
pub(super) fn from_fen(choices: &NewGame, sfen: &str) -> Result<Position, String> {
    Position::from_sfen(sfen, rules(&choices.chushogi)).map_err(|error| error.to_string())
}

fn rules(choices: &ChuChoices) -> Rules {
    let preset = match choices.preset {
        ChuPreset::Standard => Rules::STANDARD,
        ChuPreset::Lishogi => Rules::LISHOGI,
        ChuPreset::SenjishiProtected => Rules { senjishi: Senjishi::ProtectedLion, ..Rules::STANDARD },
    };
    Rules {
        promotion: match choices.promotion {
            ChuPromotion::OnEntry => Promotion::OnEntry,
            ChuPromotion::Shogi => Promotion::Shogi,
        },
        bare_king: choices.bare_king,
        quiet_draw: choices.quiet_draw,
        insufficient_material: choices.insufficient_material,
        refuse_exposure: choices.refuse_exposure,
        ..preset
    }
}

const fn handicap(handicap: ChuHandicap) -> Handicap {
    match handicap {
        ChuHandicap::None => Handicap::Even,
        ChuHandicap::ThreeLions => Handicap::ThreeLions,
        ChuHandicap::TwoLions => Handicap::TwoLions,
        ChuHandicap::TwoKings => Handicap::TwoKings,
    }
}

impl Particular for Position {
    fn checked(&self) -> Vec<Square> {
        if !self.in_check() {
            return Vec::new();
        }
        let them = self.side_to_move().other();
        self.royals(self.side_to_move())
            .filter(|royal| self.attackers(them, *royal).next().is_some())
            .collect()
    }

    fn points(&self, _side: Side) -> Option<String> {
        None
    }

    fn write(&self, mv: Move) -> Vec<(NotationStyle, String)> {
        [
            (NotationStyle::Japanese, Style::Japanese),
            (NotationStyle::Western, Style::Western),
            (NotationStyle::Machine, Style::Machine),
        ]
        .map(|(shown, style)| (shown, written::write(self, mv, style)))
        .to_vec()
    }

    fn read(&self, text: &str) -> Result<Move, String> {
        written::parse(self, text).map_err(|error| error.to_string())
    }
}
