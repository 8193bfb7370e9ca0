//! What a new game is made of.

pub use palgak_engine::Level;
use palgak_rules::{Game, Side, janggi::Setup};

use crate::snapshot::Mode;

/// What is chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NewGame {
    /// Which game.
    pub game: Game,
    /// Who plays whom.
    pub mode: Mode,
    /// The person's side against the computer; without meaning for two players.
    pub human: Side,
    /// The computer's strength; without meaning for two players.
    pub level: Level,
    /// Cho's opening set-up. The computer picks its own: if it plays Cho, this is not looked at.
    pub cho_setup: Setup,
    /// Han's opening set-up. The computer picks its own: if it plays Han, this is not looked at.
    pub han_setup: Setup,
    /// Whether the bikjang rule is on.
    pub bikjang: bool,
    /// What is chosen for Xiangqi; without meaning in other games.
    pub xiangqi: XiangqiChoices,
    /// What is chosen for Chu Shogi; without meaning in other games.
    pub chushogi: ChuChoices,
    /// Makes the computer's choices repeatable; none for a different game each time.
    pub seed: Option<u64>,
}

impl Default for NewGame {
    /// A beginner's first game: Cho against the computer, with the set-up that is easiest to play.
    fn default() -> NewGame {
        NewGame {
            game: Game::Janggi,
            mode: Mode::Computer,
            human: Side::First,
            level: Level::Beginner,
            cho_setup: Setup::Left,
            han_setup: Setup::Left,
            bikjang: true,
            xiangqi: XiangqiChoices::default(),
            chushogi: ChuChoices::default(),
            seed: None,
        }
    }
}

/// What is chosen for a game of Xiangqi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct XiangqiChoices {
    /// How repetitions and long games are judged.
    pub preset: XiangqiPreset,
    /// Which pieces one side plays without.
    pub handicap: XiangqiHandicap,
    /// The side that plays without them.
    pub giver: Side,
}

impl Default for XiangqiChoices {
    fn default() -> XiangqiChoices {
        XiangqiChoices {
            preset: XiangqiPreset::default(),
            handicap: XiangqiHandicap::default(),
            giver: Side::First,
        }
    }
}

/// How repetitions and long games of Xiangqi are judged (docs/rules/xiangqi.md#draws-and-repetition).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum XiangqiPreset {
    /// The same position for the third time is a draw, whatever the cause.
    Simple,
    /// Long check loses, other repetitions decide nothing, 400 plies are a draw.
    #[default]
    Tabletop,
}

impl XiangqiPreset {
    /// Both presets.
    pub const ALL: [XiangqiPreset; 2] = [XiangqiPreset::Simple, XiangqiPreset::Tabletop];

    /// The name used on the command line and in records.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            XiangqiPreset::Simple => "simple",
            XiangqiPreset::Tabletop => "tabletop",
        }
    }
}

impl XiangqiHandicap {
    /// Every handicap, the smallest first.
    pub const ALL: [XiangqiHandicap; 3] =
        [XiangqiHandicap::None, XiangqiHandicap::OneHorse, XiangqiHandicap::TwoHorses];

    /// The name used in records.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            XiangqiHandicap::None => "none",
            XiangqiHandicap::OneHorse => "one-horse",
            XiangqiHandicap::TwoHorses => "two-horses",
        }
    }
}

/// Which pieces one side of Xiangqi plays without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum XiangqiHandicap {
    /// None.
    #[default]
    None,
    /// The horse on its own left.
    OneHorse,
    /// Both horses.
    TwoHorses,
}

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
