//! What can be chosen before a game, in the settings and in the menu, and where it leads.

mod settings;
mod walked;

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};

use crate::common::VIEW;
use crate::form::{
    Draft, FormControl, FormField, FormSection, new_game_choose, new_game_draft, new_game_form,
};
use crate::new_game::{
    ChuChoices, ChuHandicap, ChuPreset, ChuPromotion, Level, NewGame, XiangqiChoices, XiangqiHandicap,
};
use crate::settings::Settings;
use crate::snapshot::Mode;

fn draft(game: Game, mode: Mode) -> Draft {
    let last_game = NewGame { game, ..NewGame::default() };
    new_game_draft(&Settings { last_game, ..Settings::default() }, mode)
}

fn settings(game: Game) -> Settings {
    Settings { last_game: NewGame { game, ..NewGame::default() }, ..Settings::default() }
}

/// The options of a field, with whether they hold: none for a sample, itself for a switch.
fn options(field: &FormField) -> Vec<(&str, bool)> {
    match &field.control {
        FormControl::Segments { options } | FormControl::Rows { options } => {
            options.iter().map(|option| (option.id.as_str(), option.chosen)).collect()
        }
        FormControl::Sides { sides, .. } => {
            sides.iter().map(|side| (side.option.id.as_str(), side.option.chosen)).collect()
        }
        FormControl::Setups { setups } => {
            setups.iter().map(|setup| (setup.id.as_str(), setup.chosen)).collect()
        }
        FormControl::Switch { on } => vec![(field.id.as_str(), *on)],
        FormControl::Sample { .. } => Vec::new(),
    }
}

/// A form as text: a line for each section's title and each field's, what holds in brackets.
fn told(form: &[FormSection]) -> Vec<String> {
    let mut lines = Vec::new();
    for section in form {
        lines.push(format!("# {}", section.title));
        for field in &section.fields {
            let kind = match &field.control {
                FormControl::Segments { .. } => "segments",
                FormControl::Rows { .. } => "rows",
                FormControl::Sides { .. } => "sides",
                FormControl::Setups { .. } => "setups",
                FormControl::Switch { .. } => "switch",
                FormControl::Sample { .. } => "sample",
            };
            let options = options(field)
                .into_iter()
                .map(|(id, chosen)| if chosen { format!("[{id}]") } else { id.to_owned() })
                .collect::<Vec<_>>()
                .join(" ");
            lines.push(format!("{kind} {}: {options}", field.title));
        }
    }
    lines
}

fn ids(form: &[FormSection]) -> Vec<String> {
    let fields = form.iter().flat_map(|section| &section.fields);
    fields.flat_map(|field| options(field).into_iter().map(|(id, _)| id.to_owned())).collect()
}

/// Every string that a reader sees.
fn words(form: &[FormSection]) -> Vec<&str> {
    let mut words: Vec<&str> = Vec::new();
    for section in form {
        words.extend([section.title.as_str(), &section.note]);
        for field in &section.fields {
            words.extend([field.title.as_str(), &field.detail]);
            match &field.control {
                FormControl::Segments { options } | FormControl::Rows { options } => {
                    words.extend(options.iter().flat_map(|option| [option.title.as_str(), &option.detail]));
                }
                FormControl::Sides { sides, .. } => {
                    let options = sides.iter().map(|side| &side.option);
                    words.extend(options.flat_map(|option| [option.title.as_str(), &option.detail]));
                }
                FormControl::Setups { setups } => {
                    let choices = setups.iter().map(|setup| &setup.choice);
                    words.extend(choices.flat_map(|choice| [choice.name.as_str(), &choice.character]));
                }
                FormControl::Switch { .. } | FormControl::Sample { .. } => {}
            }
        }
    }
    words
}

const LEVELS: &str = "rows : new-level-newcomer [new-level-beginner] new-level-improver new-level-intermediate \
                      new-level-skilled new-level-advanced";

#[test]
fn janggi_has_its_setups_and_bikjang() {
    assert_eq!(
        told(&new_game_form(&draft(Game::Janggi, Mode::Computer), &VIEW)),
        [
            "# ",
            "segments : new-two [new-computer]",
            "segments : [new-game-janggi] new-game-xiangqi new-game-chu_shogi",
            "# Your side",
            "sides : [new-side-first] new-side-second",
            "# Level",
            LEVELS,
            "# Setup",
            "setups : [setup-left] setup-right setup-inner setup-outer",
            "# ",
            "switch Bikjang: [new-bikjang]",
        ]
    );
    assert_eq!(
        told(&new_game_form(&draft(Game::Janggi, Mode::TwoPlayers), &VIEW)),
        [
            "# ",
            "segments : [new-two] new-computer",
            "segments : [new-game-janggi] new-game-xiangqi new-game-chu_shogi",
            "# Setup",
            "segments : [new-setup-of-first] new-setup-of-second",
            "setups : [setup-left] setup-right setup-inner setup-outer",
            "# ",
            "switch Bikjang: [new-bikjang]",
        ]
    );
}

#[test]
fn xiangqi_has_a_handicap_and_whoever_gives_it() {
    let even = draft(Game::Xiangqi, Mode::TwoPlayers);
    assert_eq!(
        told(&new_game_form(&even, &VIEW)),
        [
            "# ",
            "segments : [new-two] new-computer",
            "segments : new-game-janggi [new-game-xiangqi] new-game-chu_shogi",
            "# Handicap",
            "rows : [handicap-none] handicap-one_horse handicap-two_horses",
            "# Rules",
            "rows : [rules-tabletop] rules-simple",
        ]
    );
    let given = new_game_choose(&even, "handicap-one_horse");
    assert_eq!(
        told(&new_game_form(&given, &VIEW))[3..6],
        [
            "# Handicap",
            "rows : handicap-none [handicap-one_horse] handicap-two_horses",
            "segments Plays without them: [giver-first] giver-second",
        ]
    );
    assert_eq!(new_game_choose(&even, "giver-second"), even, "nothing is given");
    let choices = XiangqiChoices {
        handicap: XiangqiHandicap::OneHorse,
        giver: Side::Second,
        ..XiangqiChoices::default()
    };
    let black = new_game_choose(&given, "giver-second");
    assert_eq!(black, Draft { game: NewGame { xiangqi: choices, ..even.game }, ..even });
}

#[test]
fn chu_shogi_has_readings_of_its_rules() {
    let draft = draft(Game::ChuShogi, Mode::Computer);
    assert_eq!(
        told(&new_game_form(&draft, &VIEW)),
        [
            "# ",
            "segments : new-two [new-computer]",
            "segments : new-game-janggi new-game-xiangqi [new-game-chu_shogi]",
            "# Your side",
            "sides : [new-side-first] new-side-second",
            "# Level",
            LEVELS,
            "# Handicap",
            "rows : [handicap-none] handicap-two_kings handicap-two_lions handicap-three_lions",
            "# Rules",
            "rows : [rules-standard] rules-lishogi rules-senjishi_protected",
            "rows Promotion: [promotion-on_entry] promotion-shogi",
            "# ",
            "switch Bare king loses: [new-bare-king]",
            "switch 199 quiet moves: new-quiet",
            "switch Too little to win: new-material",
            "switch No move that gives up the king: new-exposure",
        ]
    );
    let chosen = [
        "handicap-two_lions",
        "rules-senjishi_protected",
        "promotion-shogi",
        "new-bare-king",
        "new-quiet",
        "new-material",
        "new-exposure",
    ];
    let chosen = chosen.into_iter().fold(draft, |draft, id| new_game_choose(&draft, id));
    let chushogi = ChuChoices {
        preset: ChuPreset::SenjishiProtected,
        promotion: ChuPromotion::Shogi,
        bare_king: false,
        quiet_draw: true,
        insufficient_material: true,
        refuse_exposure: true,
        handicap: ChuHandicap::TwoLions,
    };
    assert_eq!(chosen, Draft { game: NewGame { chushogi, ..draft.game }, ..draft });
}

#[test]
fn a_setup_is_the_persons_against_the_computer_and_that_of_the_side_looked_at_for_two() {
    let computer = draft(Game::Janggi, Mode::Computer);
    assert_eq!(new_game_choose(&computer, "setup-outer").game.cho_setup, Setup::Outer);
    let han = new_game_choose(&computer, "new-side-second");
    let chosen = new_game_choose(&han, "setup-inner").game;
    assert_eq!((chosen.cho_setup, chosen.han_setup), (Setup::Left, Setup::Inner));
    assert_eq!(new_game_choose(&han, "new-setup-of-first"), han, "the computer picks its own");

    let two = draft(Game::Janggi, Mode::TwoPlayers);
    let first = new_game_choose(&two, "setup-right");
    let second = new_game_choose(&first, "new-setup-of-second");
    assert_eq!(second.game, first.game, "looking is not choosing");
    let chosen = new_game_choose(&second, "setup-outer").game;
    assert_eq!((chosen.cho_setup, chosen.han_setup), (Setup::Right, Setup::Outer));
    let FormControl::Setups { setups } = &new_game_form(&second, &VIEW)[1].fields[1].control else {
        panic!("the setups are below the sides");
    };
    let sides = setups[0].choice.board.points.iter().filter_map(|point| point.piece.as_ref());
    assert!(sides.map(|piece| piece.side).all(|side| side == Side::Second));
}

#[test]
fn sides_stand_as_their_kings_and_are_told_when_they_move() {
    let sides = |game| {
        let form = new_game_form(&draft(game, Mode::Computer), &VIEW);
        let FormControl::Sides { game: of, sides } = &form[1].fields[0].control else {
            panic!("the sides come after the games");
        };
        assert_eq!(*of, game);
        assert!(sides.iter().all(|side| !side.piece.upside_down));
        let told = |at: usize| {
            let side = &sides[at];
            format!("{} {}: {}", side.piece.glyph, side.option.title, side.option.detail)
        };
        [told(0), told(1)]
    };
    assert_eq!(sides(Game::Janggi), ["楚 Cho: moves first", "漢 Han: moves second, +1.5"]);
    assert_eq!(sides(Game::Xiangqi), ["帥 Red: moves first", "將 Black: moves second"]);
    assert_eq!(sides(Game::ChuShogi), ["玉 Sente: moves first", "王 Gote: moves second"]);
}

#[test]
fn a_new_game_begins_as_the_last_one_was_set_up() {
    let last = NewGame { level: Level::Skilled, seed: Some(3), mode: Mode::Online, ..NewGame::default() };
    let settings = Settings { last_game: last, ..Settings::default() };
    let draft = new_game_draft(&settings, Mode::TwoPlayers);
    assert_eq!(draft.game, NewGame { mode: Mode::TwoPlayers, seed: None, ..last });
    assert_eq!(draft.setups_of, Side::First);
}
