//! The numbers that stand for choices in saved bytes. A number never changes its meaning.

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};
use palgak_text::Locale;

use super::SaveError;
use crate::new_game::{ChuHandicap, ChuPreset, ChuPromotion, Level, XiangqiHandicap, XiangqiPreset};
use crate::settings::{ChuCoordinates, MotionChoice, PieceShape, ThemeChoice};
use crate::snapshot::{Mode, OfferKind};
use crate::view::{Letters, NotationStyle, Seating};

/// A choice that can be saved as a number.
pub(super) trait Code: Sized {
    /// The number.
    fn code(self) -> u8;
    /// The choice of a number; `what` names it if the number stands for nothing.
    fn of(code: u8, what: &'static str) -> Result<Self, SaveError>;
}

macro_rules! codes {
    ($($choice:ident { $($variant:ident = $code:literal),* $(,)? })*) => { $(
        impl Code for $choice {
            fn code(self) -> u8 {
                match self { $($choice::$variant => $code),* }
            }

            fn of(code: u8, what: &'static str) -> Result<Self, SaveError> {
                match code {
                    $($code => Ok($choice::$variant),)*
                    value => Err(SaveError::Value { what, value: u64::from(value) }),
                }
            }
        }
    )* };
}

codes! {
    Game { Janggi = 0, Xiangqi = 1, ChuShogi = 2 }
    Mode { TwoPlayers = 0, Computer = 1, Online = 2 }
    Side { First = 0, Second = 1 }
    OfferKind { Draw = 0, Takeback = 1 }
    Level { Beginner = 0, Intermediate = 1, Advanced = 2, Newcomer = 3, Improver = 4, Skilled = 5 }
    Setup { Inner = 0, Outer = 1, Left = 2, Right = 3 }
    Locale { Ko = 0, Ja = 1, ZhHans = 2, ZhHant = 3, En = 4 }
    Letters { Hanja = 0, Hangul = 1, Latin = 2, Symbols = 3, HanjaLong = 4 }
    Seating { OneSide = 0, FaceToFace = 1, TurnAfterMove = 2 }
    NotationStyle {
        Korean = 0, Machine = 1, Chinese = 2, Wxf = 3, Iccs = 4, Japanese = 5, Western = 6,
    }
    ThemeChoice { System = 0, Light = 1, Dark = 2 }
    MotionChoice { System = 0, Full = 1, Reduced = 2 }
    PieceShape { Octagonal = 0, Round = 1 }
    ChuCoordinates { Numbers = 0, Kanji = 1, Branches = 2 }
    XiangqiPreset { Simple = 0, Tabletop = 1 }
    XiangqiHandicap { None = 0, OneHorse = 1, TwoHorses = 2 }
    ChuPreset { Standard = 0, Lishogi = 1, SenjishiProtected = 2 }
    ChuPromotion { OnEntry = 0, Shogi = 1 }
    ChuHandicap { None = 0, ThreeLions = 1, TwoLions = 2, TwoKings = 3 }
}
