//! Which buttons a game has, and in what order. They stay where they are for as long as they mean something in the game;
//! which of them can be used now, the actions say.

use palgak_rules::{Game, Side};

use crate::offers::agrees_on_draws;
use crate::snapshot::{Action, Mode};
use crate::table::Table;
use crate::view::Seating;

impl Table {
    /// Whether each side has its own buttons, as over a phone that lies on the table.
    pub(crate) fn tabletop(&self) -> bool {
        self.choices.mode == Mode::TwoPlayers && self.view.seating == Seating::FaceToFace
    }

    /// What the bar under the board holds.
    pub(crate) fn bar(&self, actions: &[Action]) -> Vec<Action> {
        let game = self.contest.game();
        let changing = self.changing(actions);
        match (self.choices.mode, self.contest.outcome().is_some()) {
            (Mode::Online, true) => vec![Action::Review, Action::Flip],
            (_, true) => vec![Action::Review, Action::Flip, Action::Rematch],
            (Mode::TwoPlayers, false) if self.tabletop() => Vec::new(),
            (Mode::Online, false) => {
                let draw = agrees_on_draws(game) && changing != Action::OfferDraw;
                let draw = draw.then_some(Action::OfferDraw);
                [changing].into_iter().chain(draw).chain([Action::Flip, Action::Resign]).collect()
            }
            // There is nobody to offer a draw to, and no pass.
            (Mode::Computer, false) if game != Game::Janggi => {
                let last = if changing == Action::CancelStep { changing } else { Action::Resign };
                vec![Action::Undo, Action::Hint, Action::Flip, last]
            }
            (Mode::TwoPlayers | Mode::Computer, false) => {
                vec![Action::Undo, changing, Action::Hint, Action::Flip]
            }
        }
    }

    /// What a side's own panel holds, where each side has its buttons.
    pub(crate) fn panel_buttons(&self, actions: &[Action]) -> Vec<Action> {
        if !self.tabletop() || self.contest.outcome().is_some() {
            return Vec::new();
        }
        vec![Action::Undo, self.changing(actions), Action::Hint, Action::Resign]
    }

    /// The button that differs: a move begun is given up, a facing of kings accepted; else a pass, or a draw to offer.
    fn changing(&self, actions: &[Action]) -> Action {
        [Action::CancelStep, Action::AcceptBikjang]
            .into_iter()
            .find(|action| actions.contains(action))
            .unwrap_or(if agrees_on_draws(self.contest.game()) { Action::OfferDraw } else { Action::Pass })
    }

    /// Whether a game for two stands as it was set up, so that another kind of game is still one touch away. In Janggi
    /// the sides have agreed on their setups by then.
    pub(crate) fn fresh(&self) -> bool {
        self.choices.mode == Mode::TwoPlayers
            && self.contest.game() != Game::Janggi
            && self.contest.ply() == 0
            && self.contest.outcome().is_none()
    }

    /// Whether what is proposed is answered by a side, at this phone.
    pub(crate) fn answers(&self, side: Side) -> bool {
        self.proposal.is_some_and(|proposal| proposal.by != side)
            && match self.choices.mode {
                Mode::TwoPlayers => true,
                Mode::Online => self.may_answer_draw(),
                Mode::Computer => false,
            }
    }
}
