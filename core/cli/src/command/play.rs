//! `palgak play`: sit down at a table in the terminal.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal as _};

use palgak_rules::chushogi::{Promotion, Rules, Senjishi};
use palgak_rules::janggi::Setup;
use palgak_rules::xiangqi::Preset;
use palgak_rules::{Game, Side};
use palgak_table::Table;
use palgak_table::command::Pacing;
use palgak_table::new_game::{ChuChoices, ChuPreset, ChuPromotion, Level, NewGame, XiangqiPreset};
use palgak_table::snapshot::Mode;
use palgak_table::view::{Letters, NotationStyle, Seating, View};
use palgak_text::Locale;

use crate::args::{Colour, GameName, LettersName, LevelName, Play, Seat, Style};
use crate::error::{Choices, Failure, Result};
use crate::games::chushogi::{self, ChuShogi};
use crate::games::janggi::{self, Janggi, parse_setups};
use crate::games::xiangqi::{self, Xiangqi};
use crate::games::{check_style, no_setup};
use crate::play::{Terminal, load, locale};

/// Set up the table and play.
pub(crate) fn play(arguments: &Play) -> Result<()> {
    let style = match arguments.game {
        GameName::Janggi => check_style::<Janggi>(arguments.notation)?,
        GameName::Xiangqi => check_style::<Xiangqi>(arguments.notation)?,
        GameName::ChuShogi => check_style::<ChuShogi>(arguments.notation)?,
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
            Style::Japanese => NotationStyle::Japanese,
            Style::Western => NotationStyle::Western,
            Style::Machine => NotationStyle::Machine,
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
    let mut choices = NewGame::default();
    match arguments.game {
        GameName::Janggi => choices.bikjang = janggi::parse_rules(rules)?.bikjang,
        GameName::Xiangqi => {
            no_setup("xiangqi", arguments.setup.as_deref())?;
            choices.game = Game::Xiangqi;
            choices.xiangqi.preset = match xiangqi::parse_rules(rules)?.preset {
                Preset::Simple => XiangqiPreset::Simple,
                Preset::Tabletop => XiangqiPreset::Tabletop,
            };
        }
        GameName::ChuShogi => {
            no_setup("chushogi", arguments.setup.as_deref())?;
            choices.game = Game::ChuShogi;
            choices.chushogi = chu_choices(chushogi::parse_rules(rules)?)?;
        }
    }
    let choices = NewGame {
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
        seed: arguments.seed,
        ..choices
    };
    // A game like no other, unless a seed is given: each hasher of this kind starts from random keys.
    let seed = RandomState::new().hash_one(());
    Ok(Table::new(choices, view, Pacing::INSTANT, seed))
}

/// Rules of Chu Shogi as the table knows them.
fn chu_choices(rules: Rules) -> Result<ChuChoices> {
    let preset = match rules.senjishi {
        Senjishi::EveryLion => ChuPreset::Standard,
        Senjishi::ExceptSameSquare => ChuPreset::Lishogi,
        Senjishi::ProtectedLion => ChuPreset::SenjishiProtected,
    };
    Ok(ChuChoices {
        preset,
        promotion: match rules.promotion {
            Promotion::OnEntry => ChuPromotion::OnEntry,
            Promotion::Shogi => ChuPromotion::Shogi,
        },
        bare_king: rules.bare_king,
        quiet_draw: rules.quiet_draw,
        insufficient_material: rules.insufficient_material,
        refuse_exposure: rules.refuse_exposure,
        ..ChuChoices::default()
    })
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
