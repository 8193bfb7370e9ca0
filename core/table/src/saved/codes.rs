//! The numbers that stand for choices in saved bytes. A number never changes its meaning.

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};
use palgak_text::Locale;

use super::SaveError;
use crate::new_game::Level;
use crate::settings::{MotionChoice, ThemeChoice};
use crate::snapshot::Mode;
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
    Mode { TwoPlayers = 0, Computer = 1 }
    Side { First = 0, Second = 1 }
    Level { Beginner = 0, Intermediate = 1, Advanced = 2, Newcomer = 3, Improver = 4, Skilled = 5 }
    Setup { Inner = 0, Outer = 1, Left = 2, Right = 3 }
    Locale { Ko = 0, Ja = 1, ZhHans = 2, ZhHant = 3, En = 4 }
    Letters { Hanja = 0, Hangul = 1, Latin = 2 }
    Seating { OneSide = 0, FaceToFace = 1, TurnAfterMove = 2 }
    NotationStyle { Korean = 0, Machine = 1 }
    ThemeChoice { System = 0, Light = 1, Dark = 2 }
    MotionChoice { System = 0, Full = 1, Reduced = 2 }
}
