//! `palgak play`: sit down at a table in the terminal.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal as _};

use palgak_rules::janggi::Setup;
use palgak_rules::xiangqi::Preset;
use palgak_rules::{Game, Side};
use palgak_table::Table;
use palgak_table::command::Pacing;
use palgak_table::new_game::{Level, NewGame, XiangqiChoices, XiangqiPreset};
use palgak_table::snapshot::Mode;
use palgak_table::view::{Letters, NotationStyle, Seating, View};
use palgak_text::Locale;

use crate::args::{Colour, GameName, LettersName, LevelName, Play, Seat, Style};
use crate::error::{Choices, Failure, Result};
use crate::games::janggi::{Janggi, parse_rules, parse_setups};
use crate::games::xiangqi::{self, Xiangqi};
use crate::games::{check_style, no_setup, not_here};
use crate::play::{Terminal, load, locale};

/// Set up the table and play.
pub(crate) fn play(arguments: &Play) -> Result<()> {
    let style = match arguments.game {
        GameName::Janggi => check_style::<Janggi>(arguments.notation)?,
        GameName::Xiangqi => check_style::<Xiangqi>(arguments.notation)?,
        GameName::ChuShogi => return Err(not_here(arguments.game, "play")),
    };
    let locale = choose_locale(arguments.locale.as_deref())?;
    let view = View {
        letters: match arguments.letters {
            LettersName::Hanja => Letters::Hanja,
            LettersName::Hangul => Letters::Hangul,
            LettersName::Latin => Letters::Latin,
        },
        notation: match style {
            Style::Korean => NotationStyle::Korean,
            Style::Chinese => NotationStyle::Chinese,
            Style::Wxf => NotationStyle::Wxf,
            Style::Iccs => NotationStyle::Iccs,
            _ => NotationStyle::Machine,
        },
        seating: Seating::OneSide,
        // Two people at one keyboard hear each other ask.
        takeback_consent: false,
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
    let rules = arguments.rules.as_deref();
    let (game, bikjang, xiangqi) = match arguments.game {
        GameName::Xiangqi => {
            no_setup("xiangqi", arguments.setup.as_deref())?;
            let preset = match xiangqi::parse_rules(rules)?.preset {
                Preset::Simple => XiangqiPreset::Simple,
                Preset::Tabletop => XiangqiPreset::Tabletop,
            };
            (Game::Xiangqi, true, XiangqiChoices { preset, ..XiangqiChoices::default() })
        }
        _ => (Game::Janggi, parse_rules(rules)?.bikjang, XiangqiChoices::default()),
    };
    let choices = NewGame {
        game,
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
        bikjang,
        xiangqi,
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
