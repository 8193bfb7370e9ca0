//! Writes a form down, and remembers where each of its options leads.

use palgak_rules::{Game, Side};
use palgak_text::Catalogue;

use super::{FormControl, FormField, FormOption, FormSection, SetupOption, SideOption};
use crate::look::emblem;
use crate::setups::SetupChoice;
use crate::snapshot::PieceView;
use crate::view::View;

/// A form under way, whose options lead from one `T` to another.
pub(super) struct Builder<'a, T> {
    now: T,
    pub(super) view: &'a View,
    words: &'static Catalogue,
    sections: Vec<FormSection>,
    leads: Vec<(String, T)>,
}

/// An option under way.
pub(super) struct Offer<T> {
    id: String,
    title: String,
    detail: String,
    /// Whether it holds; none where it does when choosing it changes nothing.
    chosen: Option<bool>,
    to: T,
}

impl<T> Offer<T> {
    /// Says whether the option holds, where another choice may amount to it.
    pub(super) fn chosen(self, chosen: bool) -> Offer<T> {
        Offer { chosen: Some(chosen), ..self }
    }
}

impl<'a, T: Clone + PartialEq> Builder<'a, T> {
    /// A form for what holds `now`.
    pub(super) fn new(now: T, view: &'a View) -> Builder<'a, T> {
        Builder { now, view, words: Catalogue::of(view.locale), sections: Vec::new(), leads: Vec::new() }
    }

    /// What can be chosen.
    pub(super) fn sections(self) -> Vec<FormSection> {
        self.sections
    }

    /// Where an option leads; to where it began if the form does not have it, as one that was drawn a moment ago may.
    pub(super) fn choose(self, id: &str) -> T {
        let found = self.leads.into_iter().find(|(known, _)| known == id);
        found.map_or(self.now, |(_, to)| to)
    }

    /// An option that is called so.
    pub(super) fn named(&self, id: String, title: String, change: impl FnOnce(&mut T)) -> Offer<T> {
        let mut to = self.now.clone();
        change(&mut to);
        Offer { id, title, detail: String::new(), chosen: None, to }
    }

    /// An option by the id of its word in the catalogues.
    pub(super) fn option(&self, id: String, title: &str, change: impl FnOnce(&mut T)) -> Offer<T> {
        self.named(id, self.words.text(title), change)
    }

    /// Adds a line on what an option means, by its id in the catalogues.
    pub(super) fn detailed(&self, detail: &str, offer: Offer<T>) -> Offer<T> {
        Offer { detail: self.words.text(detail), ..offer }
    }

    /// Begins a section, by the ids of its words in the catalogues.
    pub(super) fn section(&mut self, title: Option<&str>, note: Option<&str>) {
        let (title, note) = (self.word(title), self.word(note));
        self.sections.push(FormSection { title, note, fields: Vec::new() });
    }

    /// Options side by side.
    pub(super) fn segments(
        &mut self,
        id: &str,
        title: Option<&str>,
        offers: impl IntoIterator<Item = Offer<T>>,
    ) {
        let options = self.options(offers);
        self.field(id, title, None, FormControl::Segments { options });
    }

    /// Options below each other.
    pub(super) fn rows(&mut self, id: &str, title: Option<&str>, offers: impl IntoIterator<Item = Offer<T>>) {
        let options = self.options(offers);
        self.field(id, title, None, FormControl::Rows { options });
    }

    /// The sides of a game.
    pub(super) fn sides(&mut self, id: &str, game: Game, offers: [(Side, Offer<T>); 2]) {
        let letters = self.view.letters;
        let sides = offers.map(|(side, offer)| SideOption {
            option: self.take(offer),
            piece: PieceView { upside_down: false, ..emblem(game, side, letters) },
        });
        self.field(id, None, None, FormControl::Sides { game, sides: sides.into() });
    }

    /// Opening setups.
    pub(super) fn setups(&mut self, id: &str, offers: impl IntoIterator<Item = (SetupChoice, Offer<T>)>) {
        let setups = offers.into_iter().map(|(choice, offer)| {
            let FormOption { id, chosen, .. } = self.take(offer);
            SetupOption { id, chosen, choice }
        });
        let setups = setups.collect();
        self.field(id, None, None, FormControl::Setups { setups });
    }

    /// Something that is on or off, with what it means: the words of its own id.
    pub(super) fn switch(&mut self, id: &str, flag: impl Fn(&mut T) -> &mut bool) {
        self.switch_called(id, id, Some(&format!("{id}-detail")), flag);
    }

    /// The same in other words.
    pub(super) fn switch_called(
        &mut self,
        id: &str,
        title: &str,
        detail: Option<&str>,
        flag: impl Fn(&mut T) -> &mut bool,
    ) {
        let mut to = self.now.clone();
        let flag = flag(&mut to);
        let on = *flag;
        *flag = !on;
        self.leads.push((id.to_owned(), to));
        self.field(id, Some(title), detail, FormControl::Switch { on });
    }

    /// Both kings as they stand to each other.
    pub(super) fn sample(&mut self, id: &str, game: Game) {
        let letters = self.view.letters;
        let pieces = Side::BOTH.map(|side| emblem(game, side, letters)).into();
        self.field(id, None, None, FormControl::Sample { game, pieces });
    }

    fn word(&self, id: Option<&str>) -> String {
        id.map(|id| self.words.text(id)).unwrap_or_default()
    }

    fn field(&mut self, id: &str, title: Option<&str>, detail: Option<&str>, control: FormControl) {
        let field =
            FormField { id: id.to_owned(), title: self.word(title), detail: self.word(detail), control };
        if self.sections.is_empty() {
            self.section(None, None);
        }
        if let Some(section) = self.sections.last_mut() {
            section.fields.push(field);
        }
    }

    fn options(&mut self, offers: impl IntoIterator<Item = Offer<T>>) -> Vec<FormOption> {
        offers.into_iter().map(|offer| self.take(offer)).collect()
    }

    fn take(&mut self, offer: Offer<T>) -> FormOption {
        let Offer { id, title, detail, chosen, to } = offer;
        let chosen = chosen.unwrap_or_else(|| to == self.now);
        self.leads.push((id.clone(), to));
        FormOption { id, title, detail, chosen }
    }
}
