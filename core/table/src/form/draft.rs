//! The page on which a game is set up: who plays, how strong the computer is, where horses and elephants stand, which rules
//! hold. A choice that the rules of a game leave is offered here and nowhere else.

use palgak_rules::janggi::Setup;
use palgak_rules::{Game, Side};
use palgak_text::Locale;

use super::FormSection;
use super::builder::Builder;
use super::names;
use crate::new_game::{ChuHandicap, ChuPreset, ChuPromotion, Level, NewGame, XiangqiHandicap, XiangqiPreset};
use crate::pieces::side_name;
use crate::settings::Settings;
use crate::setups::setup_choices;
use crate::snapshot::Mode;
use crate::view::View;

/// A game that is being set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draft {
    /// What is chosen so far.
    pub game: NewGame,
    /// Whose setup is looked at where both are chosen (Janggi, two players).
    pub setups_of: Side,
}

impl Draft {
    /// Whose setup is chosen: the person's against the computer, which picks its own.
    fn setups_of(&self) -> Side {
        if self.game.mode == Mode::Computer { self.game.human } else { self.setups_of }
    }

    /// That side's setup.
    fn setup(&mut self) -> &mut Setup {
        match self.setups_of() {
            Side::First => &mut self.game.cho_setup,
            Side::Second => &mut self.game.han_setup,
        }
    }
}

/// A game to set up between these, to begin with as the last one was.
#[must_use]
pub fn new_game_draft(settings: &Settings, mode: Mode) -> Draft {
    Draft { game: NewGame { mode, seed: None, ..settings.last_game }, setups_of: Side::First }
}

/// What can be chosen for a game that is being set up.
#[must_use]
pub fn new_game_form(draft: &Draft, view: &View) -> Vec<FormSection> {
    build(draft, view).sections()
}

/// The game after something was chosen, by its id. What is not offered changes nothing.
#[must_use]
pub fn new_game_choose(draft: &Draft, id: &str) -> Draft {
    build(draft, &View::new(Locale::En)).choose(id)
}

fn build<'a>(draft: &Draft, view: &'a View) -> Builder<'a, Draft> {
    let mut form = Builder::new(*draft, view);
    form.section(None, None);
    modes(&mut form);
    games(&mut form);
    if draft.game.mode == Mode::Computer {
        side(&mut form, draft.game.game);
        levels(&mut form);
    }
    match draft.game.game {
        Game::Janggi => janggi(&mut form, draft),
        Game::Xiangqi => xiangqi(&mut form, draft),
        Game::ChuShogi => chushogi(&mut form),
    }
    form
}

fn modes(form: &mut Builder<'_, Draft>) {
    let modes =
        [("new-two", "home-two", Mode::TwoPlayers), ("new-computer", "home-computer", Mode::Computer)];
    let offers = modes.map(|(id, title, mode)| form.option(id.into(), title, |draft| draft.game.mode = mode));
    form.segments("new-mode", None, offers);
}

fn games(form: &mut Builder<'_, Draft>) {
    let offers = Game::ALL.map(|game| {
        form.option(format!("new-game-{}", names::id(game)), names::word(game), |draft| {
            draft.game.game = game
        })
    });
    form.segments("new-game", None, offers);
}

fn side(form: &mut Builder<'_, Draft>, game: Game) {
    form.section(Some("new-side"), None);
    let locale = form.view.locale;
    let offers = Side::BOTH.map(|side| {
        let detail = match (side, game) {
            (Side::First, _) => "new-side-first",
            // It has a point and a half more to begin with.
            (Side::Second, Game::Janggi) => "new-side-second",
            (Side::Second, Game::Xiangqi | Game::ChuShogi) => "new-side-after",
        };
        let id = format!("new-side-{}", names::side(side));
        let offer = form.named(id, side_name(game, side, locale), |draft| draft.game.human = side);
        (side, form.detailed(detail, offer))
    });
    form.sides("new-side", game, offers);
}

fn levels(form: &mut Builder<'_, Draft>) {
    form.section(Some("new-level"), None);
    let offers = Level::ALL.map(|level| {
        let word = format!("level-{}", level.as_str());
        let offer = form.option(format!("new-{word}"), &word, |draft| draft.game.level = level);
        form.detailed(&format!("{word}-detail"), offer)
    });
    form.rows("new-level", None, offers);
}

/// The setups, and the one rule that is agreed on.
fn janggi(form: &mut Builder<'_, Draft>, draft: &Draft) {
    form.section(Some("new-setup"), Some("new-setup-detail"));
    if draft.game.mode == Mode::TwoPlayers {
        let locale = form.view.locale;
        let offers = Side::BOTH.map(|side| {
            let id = format!("new-setup-of-{}", names::side(side));
            form.named(id, side_name(Game::Janggi, side, locale), |draft| draft.setups_of = side)
        });
        form.segments("new-setup-of", None, offers);
    }
    let offers: Vec<_> = setup_choices(draft.setups_of(), form.view)
        .into_iter()
        .map(|choice| {
            let (id, setup) = (format!("setup-{}", choice.setup.as_str()), choice.setup);
            let offer = form.named(id, choice.name.clone(), |draft| *draft.setup() = setup);
            (choice, offer)
        })
        .collect();
    form.setups("new-setup", offers);
    form.section(None, None);
    form.switch("new-bikjang", |draft| &mut draft.game.bikjang);
}

/// Which horses stay in the box, and how repetitions are judged.
fn xiangqi(form: &mut Builder<'_, Draft>, draft: &Draft) {
    form.section(Some("new-handicap"), None);
    let offers = XiangqiHandicap::ALL.map(|handicap| {
        let (id, word, detail) = match handicap {
            XiangqiHandicap::None => ("handicap-none", "handicap-none", None),
            XiangqiHandicap::OneHorse => {
                ("handicap-one_horse", "handicap-one-horse", Some("handicap-one-horse-detail"))
            }
            XiangqiHandicap::TwoHorses => {
                ("handicap-two_horses", "handicap-two-horses", Some("handicap-two-horses-detail"))
            }
        };
        let offer = form.option(id.into(), word, |draft| draft.game.xiangqi.handicap = handicap);
        match detail {
            Some(detail) => form.detailed(detail, offer),
            None => offer,
        }
    });
    form.rows("new-handicap", None, offers);
    if draft.game.xiangqi.handicap != XiangqiHandicap::None {
        let locale = form.view.locale;
        let offers = Side::BOTH.map(|side| {
            let id = format!("giver-{}", names::side(side));
            form.named(id, side_name(Game::Xiangqi, side, locale), |draft| draft.game.xiangqi.giver = side)
        });
        form.segments("new-giver", Some("new-giver"), offers);
    }
    form.section(Some("new-rules"), None);
    // What tables usually play is first.
    let offers = [XiangqiPreset::Tabletop, XiangqiPreset::Simple].map(|preset| {
        let word = format!("rules-{}", preset.as_str());
        let offer = form.option(word.clone(), &word, |draft| draft.game.xiangqi.preset = preset);
        form.detailed(&format!("{word}-detail"), offer)
    });
    form.rows("new-rules", None, offers);
}

/// What the weaker side gets, and which readings of the rules hold.
fn chushogi(form: &mut Builder<'_, Draft>) {
    form.section(Some("new-handicap"), None);
    // The smallest is first.
    let handicaps = [
        (ChuHandicap::None, "handicap-none", "handicap-none", None),
        (
            ChuHandicap::TwoKings,
            "handicap-two_kings",
            "handicap-two-kings",
            Some("handicap-two-kings-detail"),
        ),
        (ChuHandicap::TwoLions, "handicap-two_lions", "handicap-two-lions", Some("handicap-lions-detail")),
        (
            ChuHandicap::ThreeLions,
            "handicap-three_lions",
            "handicap-three-lions",
            Some("handicap-lions-detail"),
        ),
    ];
    let offers = handicaps.map(|(handicap, id, word, detail)| {
        let offer = form.option(id.into(), word, |draft| draft.game.chushogi.handicap = handicap);
        match detail {
            Some(detail) => form.detailed(detail, offer),
            None => offer,
        }
    });
    form.rows("new-handicap", None, offers);
    form.section(Some("new-rules"), None);
    let presets = [
        (ChuPreset::Standard, "rules-standard", "rules-standard", "rules-standard-detail"),
        (ChuPreset::Lishogi, "rules-lishogi", "rules-lishogi", "rules-lishogi-detail"),
        (
            ChuPreset::SenjishiProtected,
            "rules-senjishi_protected",
            "rules-senjishi-protected",
            "rules-senjishi-protected-detail",
        ),
    ];
    let offers = presets.map(|(preset, id, word, detail)| {
        let offer = form.option(id.into(), word, |draft| draft.game.chushogi.preset = preset);
        form.detailed(detail, offer)
    });
    form.rows("new-rules", None, offers);
    let promotions = [
        (ChuPromotion::OnEntry, "promotion-on_entry", "promotion-entry", "promotion-entry-detail"),
        (ChuPromotion::Shogi, "promotion-shogi", "promotion-shogi", "promotion-shogi-detail"),
    ];
    let offers = promotions.map(|(promotion, id, word, detail)| {
        let offer = form.option(id.into(), word, |draft| draft.game.chushogi.promotion = promotion);
        form.detailed(detail, offer)
    });
    form.rows("new-promotion", Some("new-promotion"), offers);
    form.section(None, None);
    form.switch("new-bare-king", |draft| &mut draft.game.chushogi.bare_king);
    form.switch("new-quiet", |draft| &mut draft.game.chushogi.quiet_draw);
    form.switch("new-material", |draft| &mut draft.game.chushogi.insufficient_material);
    form.switch("new-exposure", |draft| &mut draft.game.chushogi.refuse_exposure);
}
