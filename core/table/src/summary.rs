//! A saved game in two lines, for a list or a button.

use palgak_rules::Game;
use palgak_text::{Catalogue, Locale};

use crate::command::Pacing;
use crate::new_game::Level;
use crate::saved::SaveError;
use crate::snapshot::Mode;
use crate::table::Table;
use crate::view::{Seating, View};
use crate::words;

/// A saved game in two lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedSummary {
    /// Who plays whom.
    pub title: String,
    /// How far the game has come, and where it stands.
    pub subtitle: String,
    /// Whether the game is over.
    pub over: bool,
}

/// What a saved game is, in two lines.
///
/// # Errors
/// If the bytes are no saved game that can be gone on with.
pub fn saved_summary(bytes: &[u8], locale: Locale) -> Result<SavedSummary, SaveError> {
    let view = View { seating: Seating::OneSide, ..View::new(locale) };
    let mut table = Table::restore(bytes, view, Pacing::INSTANT)?;
    table.review = None;
    let words = Catalogue::of(locale);
    let mode = words.text(match (table.choices.mode, table.choices.level) {
        (Mode::TwoPlayers, _) => "summary-two-players",
        (Mode::Online, _) => "summary-online",
        (Mode::Computer, Level::Newcomer) => "summary-computer-newcomer",
        (Mode::Computer, Level::Beginner) => "summary-computer-beginner",
        (Mode::Computer, Level::Improver) => "summary-computer-improver",
        (Mode::Computer, Level::Intermediate) => "summary-computer-intermediate",
        (Mode::Computer, Level::Skilled) => "summary-computer-skilled",
        (Mode::Computer, Level::Advanced) => "summary-computer-advanced",
    });
    let game = table.contest.game();
    let title = match game {
        Game::Janggi => mode,
        Game::Xiangqi | Game::ChuShogi => {
            words::list(locale, &[words.text(&format!("game-{}", game.as_str())), mode])
        }
    };
    let standing = match (table.contest.outcome(), table.contest.turn()) {
        (Some(outcome), _) => table.result_title(outcome),
        (None, Some(side)) => words.format("table-turn", &[("side", table.names().side(side).into())]),
        (None, None) => String::new(),
    };
    let moves = words.format("result-moves", &[("moves", table.contest.ply().into())]);
    Ok(SavedSummary {
        title,
        subtitle: words::list(locale, &[moves, standing]),
        over: table.contest.outcome().is_some(),
    })
}
