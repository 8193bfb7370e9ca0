//! What is chosen for a game of Chu Shogi.

/// What is chosen for a game of Chu Shogi (docs/rules/chushogi.md#options).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChuChoices {
    /// Which reading of the rules.
    pub preset: ChuPreset,
    /// When a piece may promote.
    pub promotion: ChuPromotion,
    /// Whether a side with anything but royals beats a lone royal.
    pub bare_king: bool,
    /// Whether 199 plies without a capture or a promotion are a draw.
    pub quiet_draw: bool,
    /// Whether a lone royal against too little to mate with is a draw.
    pub insufficient_material: bool,
    /// Whether a move that leaves one's last royal to be captured is refused.
    pub refuse_exposure: bool,
    /// What the weaker side gets.
    pub handicap: ChuHandicap,
}

impl ChuChoices {
    /// The options as the command line and records write them: those that differ from the standard ones.
    #[must_use]
    pub fn rules_text(&self) -> String {
        let options = [
            ("promotion=shogi", self.promotion == ChuPromotion::Shogi),
            ("senjishi=protected", self.preset == ChuPreset::SenjishiProtected),
            ("bare-king=off", !self.bare_king),
            ("quiet-draw=on", self.quiet_draw),
            ("material-draw=on", self.insufficient_material),
            ("exposure=refuse", self.refuse_exposure),
        ];
        let preset = if self.preset == ChuPreset::Lishogi { "preset=lishogi" } else { "preset=standard" };
        let mut text = preset.to_owned();
        for (option, _) in options.into_iter().filter(|(_, set)| *set) {
            text.push(',');
            text.push_str(option);
        }
        text
    }

    /// The options of such a text; none if it has one that cannot be chosen here.
    #[must_use]
    pub fn parse_rules(text: &str) -> Option<ChuChoices> {
        let mut choices = ChuChoices::default();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=')?;
            let switch = || match value {
                "on" => Some(true),
                "off" => Some(false),
                _ => None,
            };
            match key {
                "preset" => {
                    choices = ChuChoices {
                        preset: match value {
                            "standard" => ChuPreset::Standard,
                            "lishogi" => ChuPreset::Lishogi,
                            _ => return None,
                        },
                        ..ChuChoices::default()
                    }
                }
                "promotion" => {
                    choices.promotion = match value {
                        "entry" => ChuPromotion::OnEntry,
                        "shogi" => ChuPromotion::Shogi,
                        _ => return None,
                    }
                }
                "senjishi" => {
                    choices.preset = match value {
                        "every" => ChuPreset::Standard,
                        "other-square" => ChuPreset::Lishogi,
                        "protected" => ChuPreset::SenjishiProtected,
                        _ => return None,
                    }
                }
                "bare-king" => choices.bare_king = switch()?,
                "quiet-draw" => choices.quiet_draw = switch()?,
                "material-draw" => choices.insufficient_material = switch()?,
                "exposure" => {
                    choices.refuse_exposure = match value {
                        "allow" => false,
                        "refuse" => true,
                        _ => return None,
                    }
                }
                _ => return None,
            }
        }
        Some(choices)
    }
}

impl Default for ChuChoices {
    fn default() -> ChuChoices {
        ChuChoices {
            preset: ChuPreset::default(),
            promotion: ChuPromotion::default(),
            bare_king: true,
            quiet_draw: false,
            insufficient_material: false,
            refuse_exposure: false,
            handicap: ChuHandicap::default(),
        }
    }
}

/// Which reading of the rules of Chu Shogi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChuPreset {
    /// As docs/rules/chushogi.md tells them.
    #[default]
    Standard,
    /// Those of the Lishogi server.
    Lishogi,
    /// The standard ones, but senjishi guards protected lions alone.
    SenjishiProtected,
}

/// When a piece of Chu Shogi may promote.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChuPromotion {
    /// On entering the zone, on a capture from within it, and for pawn and lance on the last rank.
    #[default]
    OnEntry,
    /// As in shogi: on any move into, inside or out of the zone.
    Shogi,
}

/// What the weaker side of Chu Shogi, sente, gets. Gote moves first then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChuHandicap {
    /// Nothing.
    #[default]
    None,
    /// Three lions.
    ThreeLions,
    /// Two lions.
    TwoLions,
    /// A king and a crown prince.
    TwoKings,
}

impl ChuHandicap {
    /// Every handicap, none first.
    pub const ALL: [ChuHandicap; 4] =
        [ChuHandicap::None, ChuHandicap::ThreeLions, ChuHandicap::TwoLions, ChuHandicap::TwoKings];

    /// The name used in records.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            ChuHandicap::None => "none",
            ChuHandicap::ThreeLions => "three-lions",
            ChuHandicap::TwoLions => "two-lions",
            ChuHandicap::TwoKings => "two-kings",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let local = ChuChoices {
            preset: ChuPreset::SenjishiProtected,
            promotion: ChuPromotion::Shogi,
            bare_king: false,
            quiet_draw: true,
            insufficient_material: true,
            refuse_exposure: true,
            handicap: ChuHandicap::None,
        };
        let lishogi = ChuChoices { preset: ChuPreset::Lishogi, ..ChuChoices::default() };
        for (choices, text) in [
            (ChuChoices::default(), "preset=standard"),
            (lishogi, "preset=lishogi"),
            (
                local,
                "preset=standard,promotion=shogi,senjishi=protected,bare-king=off,quiet-draw=on,\
                 material-draw=on,exposure=refuse",
            ),
        ] {
            assert_eq!(choices.rules_text(), text);
            assert_eq!(ChuChoices::parse_rules(text), Some(choices));
        }
        assert_eq!(ChuChoices::parse_rules("senjishi=other-square"), Some(lishogi));
        for wrong in ["preset=modern", "bare-king", "bare-king=maybe", "exposure=on", "handicap=two-lions"] {
            assert_eq!(ChuChoices::parse_rules(wrong), None, "{wrong}");
        }
    }
}
