//! What a new game is made of.

mod chushogi;

pub use palgak_engine::Level;
use palgak_rules::{Game, Side, janggi::Setup};

pub use self::chushogi::{ChuChoices, ChuHandicap, ChuPreset, ChuPromotion};
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
