//! How a reader wants to see the table: language, letters on the pieces, notation, seating.

use palgak_rules::Game;
use palgak_text::Locale;
use serde::{Deserialize, Serialize};

/// The letters on the pieces. What a game does not have falls back to its characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Letters {
    /// Chinese characters: 楚 車 包, 帥 車 炮, 玉 獅 奔.
    #[default]
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

impl Letters {
    /// The letters of a game, its own first.
    #[must_use]
    pub const fn of(game: Game) -> &'static [Letters] {
        match game {
            Game::Janggi => &[Letters::Hanja, Letters::Hangul, Letters::Latin, Letters::Symbols],
            Game::Xiangqi => &[Letters::Hanja, Letters::Latin, Letters::Symbols],
            Game::ChuShogi => &[Letters::Hanja, Letters::HanjaLong, Letters::Latin, Letters::Symbols],
        }
    }

    /// The letters that a game is played with when these are chosen: its own where it does not have them.
    #[must_use]
    pub fn fitting(self, game: Game) -> Letters {
        if Letters::of(game).contains(&self) { self } else { Letters::of(game)[0] }
    }
}

/// How two people sit at one phone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seating {
    /// Everything faces the bottom of the phone, and the board stays as it is.
    OneSide,
    /// The phone lies between the players: the far side's pieces, panel and banners face the far player.
    #[default]
    FaceToFace,
    /// The board turns to the side to move after each move.
    TurnAfterMove,
}

/// The notation of the move list. One that a game does not have falls back to the game's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NotationStyle {
    /// The Korean record form (`79졸78`; Janggi).
    #[default]
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

impl NotationStyle {
    /// The notations of a game, its own first.
    #[must_use]
    pub const fn of(game: Game) -> &'static [NotationStyle] {
        match game {
            Game::Janggi => &[NotationStyle::Korean, NotationStyle::Machine],
            Game::Xiangqi => {
                &[NotationStyle::Chinese, NotationStyle::Wxf, NotationStyle::Iccs, NotationStyle::Machine]
            }
            Game::ChuShogi => &[NotationStyle::Japanese, NotationStyle::Western, NotationStyle::Machine],
        }
    }

    /// The notation that a game is written in when this one is chosen: its own where it does not have it.
    #[must_use]
    pub fn fitting(self, game: Game) -> NotationStyle {
        if NotationStyle::of(game).contains(&self) { self } else { NotationStyle::of(game)[0] }
    }
}

/// Everything a snapshot's looks depend on, and the manners of two people over one phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    pub takeback_consent: bool,
    /// Whether to warn before a move that leaves one's king to be captured (Chu Shogi).
    pub expose_warning: bool,
    /// Whether a piece that was chosen has to move, unless it cannot.
    pub touch_move: bool,
}

impl View {
    /// How a language is read, with everything else as it is at first.
    #[must_use]
    pub fn new(locale: Locale) -> View {
        View {
            locale,
            letters: Letters::default(),
            notation: NotationStyle::default(),
            seating: Seating::default(),
            takeback_consent: true,
            expose_warning: true,
            touch_move: false,
        }
    }
}
