//! How a reader wants to see things, and what the app remembers.

use palgak_table::new_game::NewGame;
use palgak_table::settings::{ChuCoordinates, MotionChoice, PieceShape, Settings, ThemeChoice};
use palgak_table::view::{Letters, NotationStyle, Seating, View};
use palgak_text::Locale;

/// The languages of the app.
#[uniffi::remote(Enum)]
pub enum Locale {
    /// Korean.
    Ko,
    /// Japanese.
    Ja,
    /// Chinese in simplified characters.
    ZhHans,
    /// Chinese in traditional characters.
    ZhHant,
    /// English.
    En,
}

/// The letters on the pieces. What a game does not have falls back to its characters.
#[uniffi::remote(Enum)]
pub enum Letters {
    /// Chinese characters: 楚 車 包, 帥 車 炮, 玉 獅 奔.
    Hanja,
    /// Hangul: 초 차 포 (Janggi).
    Hangul,
    /// Latin letters with a small icon: K R C.
    Latin,
    /// No letters at all, for whoever reads neither: icons, or how a piece of Chu Shogi moves.
    Symbols,
    /// Two characters a piece: 玉将 獅子 奔王 (Chu Shogi).
    HanjaLong,
}

/// How two people sit at one phone.
#[uniffi::remote(Enum)]
pub enum Seating {
    /// Everything faces the bottom of the phone, and the board stays as it is.
    OneSide,
    /// The phone lies between the players: the far side's pieces, panel and banners face the far player.
    FaceToFace,
    /// The board turns to the side to move after each move.
    TurnAfterMove,
}

/// The notation of the move list. One that a game does not have falls back to the game's own.
#[uniffi::remote(Enum)]
pub enum NotationStyle {
    /// The Korean record form (`79졸78`; Janggi).
    Korean,
    /// Coordinates (`e4e5`).
    Machine,
    /// Chinese (`炮二平五`; Xiangqi).
    Chinese,
    /// The letters of the World Xiangqi Federation (`C2=5`; Xiangqi).
    Wxf,
    /// Coordinates with ranks from 0 (`h2e2`; Xiangqi).
    Iccs,
    /// Japanese (`5八仲(5九)`; Chu Shogi).
    Japanese,
    /// Western (`GB5i-5h`; Chu Shogi).
    Western,
}

/// Everything a snapshot's looks depend on, and the manners of two people over one phone.
#[uniffi::remote(Record)]
pub struct View {
    /// The language of every string.
    pub locale: Locale,
    /// The letters on the pieces.
    pub letters: Letters,
    /// The notation of the move list.
    pub notation: NotationStyle,
    /// How two people sit.
    pub seating: Seating,
    /// Whether one of two players takes back only with the other's consent (Xiangqi, Chu Shogi).
    #[uniffi(default = true)]
    pub takeback_consent: bool,
    /// Whether to warn before a move that leaves one's king to be captured (Chu Shogi).
    #[uniffi(default = true)]
    pub expose_warning: bool,
    /// Whether a piece that was chosen has to move, unless it cannot.
    #[uniffi(default = false)]
    pub touch_move: bool,
}

/// Light or dark.
#[uniffi::remote(Enum)]
pub enum ThemeChoice {
    /// As the system has it.
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How much moves on the screen.
#[uniffi::remote(Enum)]
pub enum MotionChoice {
    /// As the system has it.
    System,
    /// Everything.
    Full,
    /// As little as possible.
    Reduced,
}

/// The shape of the pieces of Xiangqi.
#[uniffi::remote(Enum)]
pub enum PieceShape {
    /// Eight corners, as in Janggi.
    Octagonal,
    /// Round.
    Round,
}

/// How the edges of the board of Chu Shogi are marked.
#[uniffi::remote(Enum)]
pub enum ChuCoordinates {
    /// Files 1 to 12, ranks a to l.
    Numbers,
    /// Files 1 to 12, ranks 一 to 十二.
    Kanji,
    /// Files by the twelve branches: 子 丑 寅.
    Branches,
}

/// What the app remembers between games.
#[uniffi::remote(Record)]
pub struct Settings {
    /// The language; none for the system's.
    pub locale: Option<Locale>,
    /// The letters on the pieces.
    pub letters: Letters,
    /// How two people sit.
    pub seating: Seating,
    /// The notation of the move list.
    pub notation: NotationStyle,
    /// Whether sounds are played.
    pub sound: bool,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// How much moves on the screen.
    pub motion: MotionChoice,
    /// The shape of the pieces of Xiangqi.
    pub piece_shape: PieceShape,
    /// Whether one of two players takes back only with the other's consent (Xiangqi, Chu Shogi).
    pub takeback_consent: bool,
    /// Whether to warn before a move that leaves one's king to be captured (Chu Shogi).
    pub expose_warning: bool,
    /// Whether to refuse such a move (Chu Shogi): what a new game is offered with.
    pub refuse_exposure: bool,
    /// How the edges of the board of Chu Shogi are marked.
    pub chu_coordinates: ChuCoordinates,
    /// Whether a piece that was chosen has to move, unless it cannot.
    pub touch_move: bool,
    /// Where the quick-match server is; empty if nobody has said.
    #[uniffi(default = "")]
    pub server: String,
    /// Whether the phone may be felt: a tick for a touch, more for a capture, most for a check.
    #[uniffi(default = true)]
    pub haptics: bool,
    /// What was chosen for the last game, the first offer for the next.
    pub last_game: NewGame,
}
