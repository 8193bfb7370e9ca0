//! The settings, and those in the menu of a game.

use palgak_rules::Game;
use palgak_text::Locale;

use super::{settings, told};
use crate::form::{menu_choose, menu_form, settings_choose, settings_form};
use crate::settings::{ChuCoordinates, MotionChoice, PieceShape, Settings, ThemeChoice};
use crate::view::{Letters, NotationStyle, Seating};

#[test]
fn the_settings_of_boards_are_those_of_the_game_meant() {
    let boards = |game| told(&settings_form(&settings(game), Locale::En, true))[1..].to_vec();
    assert_eq!(
        boards(Game::Janggi)[..4],
        [
            "segments : [settings-game-janggi] settings-game-xiangqi settings-game-chu_shogi",
            "sample : ",
            "segments Letters on the pieces: [letters-hanja] letters-hangul letters-latin letters-symbols",
            "segments Notation: [notation-korean] notation-machine",
        ]
    );
    assert_eq!(
        boards(Game::Xiangqi)[..5],
        [
            "segments : settings-game-janggi [settings-game-xiangqi] settings-game-chu_shogi",
            "sample : ",
            "segments Letters on the pieces: [letters-hanja] letters-latin letters-symbols",
            "segments Shape of the pieces: [shape-round] shape-octagonal",
            "segments Notation: [notation-chinese] notation-wxf notation-iccs",
        ]
    );
    assert_eq!(
        boards(Game::ChuShogi)[..6],
        [
            "segments : settings-game-janggi settings-game-xiangqi [settings-game-chu_shogi]",
            "sample : ",
            "segments Letters on the pieces: [letters-hanja] letters-hanja_long letters-latin letters-symbols",
            "segments Notation: [notation-japanese] notation-western",
            "segments Names along the edge: coordinates-numbers [coordinates-kanji] coordinates-branches",
            "switch Warn of an open king: [settings-exposure]",
        ]
    );
    let rest = [
        "# Two people, one phone",
        "rows : [seating-face_to_face] seating-one_side seating-turn_after_move",
        "switch Ask before taking back: [settings-consent]",
        "# ",
        "switch Touch-move: settings-touch",
        "# ",
        "switch Sound: [settings-sound]",
        "switch Vibration: [settings-haptics]",
        "segments Appearance: [theme-system] theme-light theme-dark",
        "segments Motion: [motion-system] motion-full motion-reduced",
        "# ",
        "rows Language: [language-system] language-ko language-ja language-zh_hans language-zh_hant language-en",
    ];
    assert_eq!(boards(Game::Janggi)[4..], rest);
    assert_eq!(boards(Game::Xiangqi)[5..], rest);
    assert_eq!(boards(Game::ChuShogi)[6..], rest);
    let unfelt = told(&settings_form(&settings(Game::Janggi), Locale::En, false));
    assert!(!unfelt.iter().any(|line| line.contains("settings-haptics")), "there is nothing to be felt");
}

#[test]
fn each_setting_leads_where_it_says() {
    let before = settings(Game::ChuShogi);
    let expected = [
        ("settings-game-xiangqi", settings(Game::Xiangqi)),
        ("letters-hanja_long", Settings { letters: Letters::HanjaLong, ..before.clone() }),
        ("notation-western", Settings { notation: NotationStyle::Western, ..before.clone() }),
        ("coordinates-branches", Settings { chu_coordinates: ChuCoordinates::Branches, ..before.clone() }),
        ("settings-exposure", Settings { expose_warning: false, ..before.clone() }),
        ("seating-turn_after_move", Settings { seating: Seating::TurnAfterMove, ..before.clone() }),
        ("settings-consent", Settings { takeback_consent: false, ..before.clone() }),
        ("settings-touch", Settings { touch_move: true, ..before.clone() }),
        ("settings-sound", Settings { sound: false, ..before.clone() }),
        ("settings-haptics", Settings { haptics: false, ..before.clone() }),
        ("theme-dark", Settings { theme: ThemeChoice::Dark, ..before.clone() }),
        ("motion-reduced", Settings { motion: MotionChoice::Reduced, ..before.clone() }),
        ("language-zh_hant", Settings { locale: Some(Locale::ZhHant), ..before.clone() }),
        ("shape-octagonal", before.clone()),
        ("no-such-option", before.clone()),
    ];
    for (id, after) in expected {
        assert_eq!(settings_choose(&before, id), after, "{id}");
    }
    let xiangqi = settings(Game::Xiangqi);
    let octagonal = Settings { piece_shape: PieceShape::Octagonal, ..xiangqi.clone() };
    assert_eq!(settings_choose(&xiangqi, "shape-octagonal"), octagonal);
}

#[test]
fn what_a_game_is_shown_with_is_what_is_chosen() {
    // Hangul and coordinates were chosen for Janggi. Xiangqi has no hangul.
    let set =
        Settings { letters: Letters::Hangul, notation: NotationStyle::Machine, ..settings(Game::Xiangqi) };
    let told = told(&settings_form(&set, Locale::En, true));
    assert_eq!(told[3], "segments Letters on the pieces: [letters-hanja] letters-latin letters-symbols");
    assert_eq!(told[5], "segments Notation: notation-chinese notation-wxf notation-iccs [notation-machine]");
    assert_eq!(settings_choose(&set, "letters-hanja").letters, Letters::Hanja);
}

#[test]
fn the_menu_of_a_game_has_its_letters_and_the_sound() {
    let set = Settings { letters: Letters::Hangul, ..settings(Game::ChuShogi) };
    let told = |set, game| told(&menu_form(set, game, Locale::En));
    assert_eq!(
        told(&set, Game::Janggi),
        [
            "# ",
            "segments Letters on the pieces: menu-letters-hanja [menu-letters-hangul] menu-letters-latin \
             menu-letters-symbols",
            "switch Sound: [menu-sound]",
        ],
        "the game on the table, whichever is meant next"
    );
    let latin = Settings { letters: Letters::Latin, ..set.clone() };
    assert_eq!(menu_choose(&set, Game::Janggi, "menu-letters-latin"), latin);
    assert_eq!(menu_choose(&set, Game::Xiangqi, "menu-letters-hangul"), set);
    assert_eq!(menu_choose(&set, Game::Janggi, "menu-sound"), Settings { sound: false, ..set.clone() });
}
