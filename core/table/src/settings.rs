//! What the app remembers between games.

use palgak_text::Locale;

use crate::new_game::NewGame;
use crate::view::{Letters, NotationStyle, Seating, View};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How much moves on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MotionChoice {
    /// As the system has it.
    #[default]
    System,
    /// Everything.
    Full,
    /// As little as possible.
    Reduced,
}

/// The shape of the pieces of Xiangqi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceShape {
    /// Eight corners, as in Janggi.
    Octagonal,
    /// Round.
    #[default]
    Round,
}

/// How the edges of the board of Chu Shogi are marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChuCoordinates {
    /// Files 1 to 12, ranks a to l.
    Numbers,
    /// Files 1 to 12, ranks 一 to 十二.
    #[default]
    Kanji,
    /// Files by the twelve branches: 子 丑 寅.
    Branches,
}

/// What the app remembers between games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
    pub server: String,
    /// Whether the phone may be felt: a tick for a touch, more for a capture, most for a check.
    pub haptics: bool,
    /// What was chosen for the last game, the first offer for the next.
    pub last_game: NewGame,
}

impl Settings {
    /// How a table is shown under these settings, in the language that they lead to.
    #[must_use]
    pub fn view(&self, locale: Locale) -> View {
        View {
            locale,
            letters: self.letters,
            notation: self.notation,
            seating: self.seating,
            takeback_consent: self.takeback_consent,
            expose_warning: self.expose_warning,
            touch_move: self.touch_move,
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            locale: None,
            letters: Letters::default(),
            seating: Seating::default(),
            notation: NotationStyle::default(),
            sound: true,
            theme: ThemeChoice::default(),
            motion: MotionChoice::default(),
            piece_shape: PieceShape::default(),
            takeback_consent: true,
            expose_warning: true,
            refuse_exposure: false,
            chu_coordinates: ChuCoordinates::default(),
            touch_move: false,
            server: String::new(),
            haptics: true,
            last_game: NewGame::default(),
        }
    }
}
