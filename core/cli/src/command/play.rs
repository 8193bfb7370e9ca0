//! `palgak play`: sit down at a table in the terminal.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal as _};

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};
use palgak_table::Table;
use palgak_table::command::Pacing;
use palgak_table::new_game::{Level, NewGame};
use palgak_table::snapshot::Mode;
use palgak_table::view::{Letters, NotationStyle, Seating, View};
use palgak_text::Locale;

use crate::args::{Colour, GameName, LettersName, LevelName, Play, Seat, Style};
use crate::error::{Choices, Failure, Result};
use crate::games::janggi::{Janggi, parse_rules, parse_setups};
use crate::games::{check_style, not_here};
use crate::play::{Terminal, load, locale};

/// Set up the table and play.
pub(crate) fn play(arguments: &Play) -> Result<()> {
    if arguments.game != GameName::Janggi {
        return Err(not_here(arguments.game, "play"));
    }
    let locale = choose_locale(arguments.locale.as_deref())?;
    let view = View {
        letters: match arguments.letters {
            LettersName::Hanja => Letters::Hanja,
            LettersName::Hangul => Letters::Hangul,
            LettersName::Latin => Letters::Latin,
        },
        notation: match check_style::<Janggi>(arguments.notation)? {
            Style::Korean => NotationStyle::Korean,
            _ => NotationStyle::Machine,
        },
        seating: Seating::OneSide,
        ..View::new(locale)
    };
    let colour = match arguments.colour {
        Colour::Always => true,
        Colour::Never => false,
        Colour::Auto => {
            let wanted = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
            wanted && env::var_os("TERM").is_none_or(|term| term != "dumb") && io::stdout().is_terminal()
        }
    };
    let table = match &arguments.load {
        Some(file) => load(file, view)
            .map_err(|why| Failure::usage(format_args!("--load: {}: {why}", file.display())))?,
        None => new_table(arguments, view)?,
    };
    Terminal::new(table, view, colour).play()
}

fn new_table(arguments: &Play, view: View) -> Result<Table> {
    let (cho_setup, han_setup) =
        arguments.setup.as_deref().map_or(Ok((Setup::Left, Setup::Left)), parse_setups)?;
    let choices = NewGame {
        game: Game::Janggi,
        mode: if arguments.side == Seat::Both { Mode::TwoPlayers } else { Mode::Computer },
        human: if arguments.side == Seat::Han { Side::Second } else { Side::First },
        level: match arguments.level {
            LevelName::Newcomer => Level::Newcomer,
            LevelName::Beginner => Level::Beginner,
            LevelName::Improver => Level::Improver,
            LevelName::Intermediate => Level::Intermediate,
            LevelName::Skilled => Level::Skilled,
            LevelName::Advanced => Level::Advanced,
        },
        cho_setup,
        han_setup,
        bikjang: parse_rules(arguments.rules.as_deref())?.bikjang,
        seed: arguments.seed,
        ..NewGame::default()
    };
    // A game like no other, unless a seed is given: each hasher of this kind starts from random keys.
    let seed = RandomState::new().hash_one(());
    Table::new(choices, view, Pacing::INSTANT, seed)
        .map_err(|error| Failure::usage(format_args!("--game: {error}")))
}

/// The language asked for; or the one the system is set to, where nobody asks.
fn choose_locale(tag: Option<&str>) -> Result<Locale> {
    if let Some(tag) = tag {
        return locale(tag).ok_or_else(|| {
            let tags = Locale::ALL.map(Locale::tag);
            Failure::usage(format_args!(
                "--locale: '{tag}' is none of the languages here: {}",
                Choices(&tags)
            ))
        });
    }
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    Ok(Locale::best_for(&set.unwrap_or_default()))
}
