//! What a game is made of.

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, PieceKind, Side};
use palgak_table::new_game::{Level, NewGame};
use palgak_table::snapshot::Mode;

/// Which game.
#[uniffi::remote(Enum)]
pub enum Game {
    /// Janggi, Korean chess.
    Janggi,
    /// Xiangqi, Chinese chess.
    Xiangqi,
    /// Chu Shogi, middle shogi.
    ChuShogi,
}

/// One of the two players. The first side moves first: Cho in Janggi.
#[uniffi::remote(Enum)]
pub enum Side {
    /// Cho, red, sente.
    First,
    /// Han, black, gote.
    Second,
}

/// What a piece is.
#[uniffi::remote(Enum)]
pub enum PieceKind {
    /// Janggi king, Xiangqi general.
    King,
    /// Janggi guard, Xiangqi advisor.
    Guard,
    /// Chariot.
    Chariot,
    /// Cannon.
    Cannon,
    /// Horse.
    Horse,
    /// Elephant.
    Elephant,
    /// Soldier.
    Soldier,
}

/// Where a side's horses and elephants start.
#[uniffi::remote(Enum)]
pub enum Setup {
    /// The elephants inside: 馬象‥象馬.
    Inner,
    /// The elephants outside: 象馬‥馬象.
    Outer,
    /// The left elephant outside, the right one inside: 象馬‥象馬.
    Left,
    /// The right elephant outside, the left one inside: 馬象‥馬象.
    Right,
}

/// How strong the computer plays.
#[uniffi::remote(Enum)]
pub enum Level {
    /// Looks at its own move alone and misses much.
    Newcomer,
    /// Looks a little ahead and errs now and then.
    Beginner,
    /// Follows exchanges to their end, and judges loosely.
    Improver,
    /// Misses no capture.
    Intermediate,
    /// Weighs thousands of positions a move.
    Skilled,
    /// As strong as it can within a second and a half.
    Advanced,
}

/// What is chosen before a game.
#[uniffi::remote(Record)]
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
    /// Makes the computer's choices repeatable; none for a different game each time.
    pub seed: Option<u64>,
}
