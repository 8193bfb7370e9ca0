//! What holds on every page that can be reached.

use std::collections::HashSet;

use palgak_rules::Game;
use palgak_rules::janggi::Setup;
use palgak_text::Locale;

use super::{draft, ids, options, settings, words};
use crate::Table;
use crate::command::Pacing;
use crate::common::{Seat, VIEW};
use crate::form::{Draft, FormControl, menu_form, new_game_choose, new_game_form, settings_form};
use crate::new_game::{ChuHandicap, Level, NewGame, XiangqiHandicap, XiangqiPreset};
use crate::snapshot::Mode;
use crate::view::View;

/// Every draft within so many choices of a beginning, for each game and mode.
fn drafts(choices: usize) -> HashSet<Draft> {
    let modes = [Mode::TwoPlayers, Mode::Computer];
    let mut drafts: HashSet<Draft> =
        Game::ALL.into_iter().flat_map(|game| modes.map(|mode| draft(game, mode))).collect();
    for _ in 0..choices {
        for draft in drafts.clone() {
            drafts.extend(ids(&new_game_form(&draft, &VIEW)).iter().map(|id| new_game_choose(&draft, id)));
        }
    }
    drafts
}

#[test]
fn one_of_the_options_holds_and_what_is_chosen_holds_afterwards() {
    for draft in drafts(1) {
        let form = new_game_form(&draft, &VIEW);
        let all = ids(&form);
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len(), "an id stands for one option");
        for field in form.iter().flat_map(|section| &section.fields) {
            let held = options(field).iter().filter(|(_, chosen)| *chosen).count();
            let switch = matches!(field.control, FormControl::Switch { .. });
            assert!(switch || held == 1, "{}: {held} hold", field.id);
            for (id, chosen) in options(field) {
                let after = new_game_choose(&draft, id);
                assert_eq!(after == draft, chosen && !switch, "{id} changes something if it does not hold");
                let form = new_game_form(&after, &VIEW);
                let holds = form.iter().flat_map(|section| &section.fields).find_map(|field| {
                    options(field).into_iter().find(|(other, _)| *other == id).map(|(_, chosen)| chosen)
                });
                assert_eq!(holds, Some(if switch { !chosen } else { true }), "{id}");
            }
        }
    }
}

#[test]
fn every_value_can_be_chosen() {
    let drafts = drafts(2);
    let reached = |one: &dyn Fn(&NewGame) -> bool| drafts.iter().any(|draft| one(&draft.game));
    assert!(Level::ALL.iter().all(|level| reached(&|game| game.level == *level)));
    assert!(Setup::ALL.iter().all(|setup| reached(&|game| game.cho_setup == *setup)));
    assert!(Setup::ALL.iter().all(|setup| reached(&|game| game.han_setup == *setup)));
    assert!(XiangqiPreset::ALL.iter().all(|preset| reached(&|game| game.xiangqi.preset == *preset)));
    assert!(XiangqiHandicap::ALL.iter().all(|given| reached(&|game| game.xiangqi.handicap == *given)));
    assert!(ChuHandicap::ALL.iter().all(|given| reached(&|game| game.chushogi.handicap == *given)));
}

#[test]
fn whatever_is_chosen_a_game_begins_with_it_and_is_kept() {
    let games: HashSet<NewGame> = drafts(2).into_iter().map(|draft| draft.game).collect();
    for game in games {
        let seat = Seat::new(game);
        let bytes = seat.table.save();
        let shown = seat.last();
        assert_eq!((shown.game, shown.mode), (game.game, game.mode));
        let again = Table::restore(&bytes, VIEW, Pacing::INSTANT).expect("a game that was just saved");
        assert_eq!(Seat::at(again).last().points, shown.points, "{game:?}");
    }
}

#[test]
fn every_language_has_its_words() {
    let keys = |words: &[&str]| {
        // A missing message shows as its id, which has hyphens and nothing but small letters.
        let key = |word: &str| word.contains('-') && word.chars().all(|c| c == '-' || c.is_ascii_lowercase());
        words.iter().any(|word| key(word))
    };
    for locale in Locale::ALL {
        let view = View { locale, ..VIEW };
        for draft in drafts(1) {
            let form = new_game_form(&draft, &view);
            assert!(!keys(&words(&form)));
            let english = new_game_form(&draft, &VIEW);
            let differ = words(&form).iter().zip(words(&english)).filter(|(own, en)| **own != *en).count();
            assert!(locale == Locale::En || differ > 6, "{locale:?}");
        }
        for game in Game::ALL {
            let form = settings_form(&settings(game), locale, true);
            assert!(!keys(&words(&form)));
            for field in form.iter().flat_map(|section| &section.fields) {
                if let FormControl::Segments { options } | FormControl::Rows { options } = &field.control {
                    assert!(options.iter().all(|option| !option.title.is_empty()));
                }
            }
            assert!(!keys(&words(&menu_form(&settings(game), game, locale))));
        }
    }
}
