//! What can be done now. Everything offered here is accepted if asked for.

use palgak_rules::{Game, Side};
use palgak_text::Catalogue;

use crate::begun::Begun;
use crate::command::{Command, Sent};
use crate::snapshot::{Action, OfferKind, Question};
use crate::table::Table;
use crate::thinking::Thought;

impl Table {
    /// What whoever holds the phone can do.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let over = self.contest.outcome().is_some();
        let hand = self.hand().is_some();
        let here = !self.is_online();
        let offered = self.proposal.map(|proposal| proposal.kind).filter(|_| here || self.may_answer_draw());
        let offers = [
            (Action::Pass, hand && self.contest.pass().is_some() && self.touched().is_none()),
            (Action::AcceptBikjang, hand && self.contest.can_accept()),
            (Action::Undo, self.may_take_back(None)),
            (Action::Promote, matches!(self.begun, Some(Begun::Promotion { .. }))),
            (Action::KeepUnpromoted, matches!(self.begun, Some(Begun::Promotion { .. }))),
            (Action::CancelStep, self.begun.is_some()),
            (
                Action::Hint,
                here && hand && !self.paused && !self.thought.as_ref().is_some_and(Thought::is_hint),
            ),
            (Action::Flip, true),
            (Action::Resign, !over && (here || (self.remote.is_some() && !self.awaits(&Sent::Resign)))),
            (Action::Rematch, here && over),
            (Action::Review, over && self.contest.ply() > 0),
            (
                Action::SwitchBikjang,
                here && !over
                    && self.contest.game() == Game::Janggi
                    && !self.contest.bikjang_would_end(!self.contest.bikjang()),
            ),
            (Action::OfferDraw, self.may_offer_draw().is_ok()),
            (Action::AcceptDraw, offered == Some(OfferKind::Draw)),
            (Action::DeclineDraw, offered == Some(OfferKind::Draw)),
            (Action::AcceptTakeback, offered == Some(OfferKind::Takeback)),
            (Action::DeclineTakeback, offered == Some(OfferKind::Takeback)),
            (Action::Analyse, self.may_analyse().is_ok() && !self.is_analysing() && !self.is_analysed()),
            (Action::StopAnalysis, self.is_analysing()),
        ];
        offers.into_iter().filter_map(|(action, offered)| offered.then_some(action)).collect()
    }

    /// What an action comes to now; nothing where it is only looked at otherwise.
    pub(crate) fn command_of(&self, action: Action, side: Option<Side>) -> Option<Command> {
        Some(match action {
            Action::Pass => Command::Pass,
            Action::AcceptBikjang => Command::AcceptBikjang,
            Action::Undo => side.map_or(Command::Undo, Command::TakeBack),
            Action::Hint => Command::Hint,
            Action::Flip => Command::Flip,
            Action::Resign => Command::Resign(side),
            Action::Rematch => Command::Rematch,
            Action::Review => return None,
            Action::SwitchBikjang => Command::SetBikjang(!self.contest.bikjang()),
            Action::OfferDraw => Command::OfferDraw(side),
            Action::AcceptDraw => Command::AcceptDraw,
            Action::DeclineDraw => Command::DeclineDraw,
            Action::AcceptTakeback => Command::AcceptTakeback,
            Action::DeclineTakeback => Command::DeclineTakeback,
            Action::CancelStep => Command::CancelStep,
            Action::Promote => Command::Promote,
            Action::KeepUnpromoted => Command::KeepUnpromoted,
            Action::Analyse => Command::Analyse,
            Action::StopAnalysis => Command::StopAnalysis,
        })
    }

    /// What is asked before some of the actions: giving up, and a pass that may lose. Everything else can be taken back or
    /// harms nothing.
    pub(crate) fn questions(&self, actions: &[Action]) -> Vec<Question> {
        let words = Catalogue::of(self.view.locale);
        let resign = actions.contains(&Action::Resign).then(|| Question {
            action: Action::Resign,
            title: words.text("resign-title"),
            detail: words.text("resign-detail"),
            yes: words.text("action-resign"),
        });
        let pass = self.pass_warning().map(|warning| Question {
            action: Action::Pass,
            title: words.text("pass-title"),
            detail: warning,
            yes: words.text("action-pass"),
        });
        resign.into_iter().chain(pass).collect()
    }

    /// What the player of a side can do from its own panel, when each has one: what belongs to the turn for
    /// the side to move, answers for the side that is asked, the rest for both.
    pub(crate) fn panel_actions(&self, side: Side, actions: &[Action]) -> Vec<Action> {
        if !self.tabletop() {
            return Vec::new();
        }
        let to_move = self.contest.turn() == Some(side);
        actions
            .iter()
            .copied()
            .filter(|action| match action {
                Action::Pass
                | Action::AcceptBikjang
                | Action::Hint
                | Action::CancelStep
                | Action::Promote
                | Action::KeepUnpromoted => to_move,
                Action::Undo => self.may_take_back(Some(side)),
                Action::Resign | Action::Rematch | Action::Review | Action::OfferDraw => true,
                Action::AcceptDraw
                | Action::DeclineDraw
                | Action::AcceptTakeback
                | Action::DeclineTakeback => self.proposal.is_some_and(|proposal| proposal.by != side),
                _ => false,
            })
            .collect()
    }
}
