//! What one of two players proposes to the other: a draw, or to take back. It lapses with the next move.

use std::time::Duration;

use palgak_rules::{Game, Side};
use palgak_text::Catalogue;

use crate::command::{Effect, Sent};
use crate::contest::Takeback;
use crate::news::Said;
use crate::refusal::Why;
use crate::saved::{SaveError, SavedOffer};
use crate::snapshot::{Mode, Offer, OfferKind};
use crate::table::Table;

/// Whether players agree on draws in a game. In Janggi they do not: a draw comes of facing kings alone.
pub(crate) fn agrees_on_draws(game: Game) -> bool {
    game != Game::Janggi
}

/// A proposal that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    pub(crate) kind: OfferKind,
    pub(crate) by: Side,
}

impl Table {
    /// Whether one of two players takes back only with the other's consent.
    pub(crate) fn needs_consent(&self) -> bool {
        self.has_manners() && self.view.takeback_consent
    }

    /// Whether two players sit at a game in which they propose things to each other. In Janggi each takes back
    /// freely, and draws are not agreed on.
    pub(crate) fn has_manners(&self) -> bool {
        self.choices.mode == Mode::TwoPlayers && self.contest.game() != Game::Janggi
    }

    /// Whether a draw may be proposed now.
    pub(crate) fn may_offer_draw(&self) -> Result<(), Why> {
        if self.contest.outcome().is_some() {
            return Err(Why::Over);
        }
        if !agrees_on_draws(self.contest.game()) {
            return Err(Why::NotInThisGame);
        }
        if self.is_online() {
            return self.may_offer_draw_online();
        }
        if !self.has_manners() {
            return Err(Why::OfferToComputer);
        }
        self.must_have_no_offer()
    }

    /// Nothing else is proposed before an offer is answered.
    pub(crate) fn must_have_no_offer(&self) -> Result<(), Why> {
        if self.proposal.is_some() { Err(Why::OfferOpen) } else { Ok(()) }
    }

    /// Proposes a draw; without a side, the one who is to move does.
    pub(crate) fn offer_draw(&mut self, side: Option<Side>, effects: &mut Vec<Effect>) -> Result<(), Why> {
        self.may_offer_draw()?;
        if self.is_online() {
            return self.send(Sent::OfferDraw, effects);
        }
        let by = side.unwrap_or(self.contest.side_to_move());
        self.propose(OfferKind::Draw, by);
        Ok(())
    }

    /// Proposes something.
    pub(crate) fn propose(&mut self, kind: OfferKind, by: Side) {
        self.proposal = Some(Proposal { kind, by });
        self.news.said = Some(Said::Offer);
    }

    /// What was proposed when the game was saved, if it can have been.
    pub(crate) fn proposal_again(&self, offer: SavedOffer) -> Result<Proposal, SaveError> {
        let possible = match offer.kind {
            OfferKind::Draw => self.may_offer_draw().is_ok(),
            OfferKind::Takeback => self.has_manners() && self.takeback_by(offer.by).is_some(),
        };
        if !possible {
            return Err(SaveError::Contradiction { detail: "something is proposed in it that cannot be" });
        }
        Ok(Proposal { kind: offer.kind, by: offer.by })
    }

    /// Takes the draw proposed.
    pub(crate) fn accept_offered_draw(&mut self, effects: &mut Vec<Effect>) -> Result<(), Why> {
        self.must_be_offered(OfferKind::Draw)?;
        if self.is_online() {
            return self.send(Sent::AcceptDraw, effects);
        }
        self.stop_thinking(effects);
        self.clear();
        self.proposal = None;
        self.contest.agree_to_draw().map_err(|_| Why::Over)?;
        self.tell_of_end();
        Ok(())
    }

    /// Lets the other player take back.
    pub(crate) fn accept_takeback(&mut self, now: Duration, effects: &mut Vec<Effect>) -> Result<(), Why> {
        let by = self.must_be_offered(OfferKind::Takeback)?;
        let takeback = self.takeback_by(by).ok_or(Why::NothingToUndo)?;
        self.perform(takeback, now, effects);
        Ok(())
    }

    /// Declines the draw proposed.
    pub(crate) fn decline_draw(&mut self, effects: &mut Vec<Effect>) -> Result<(), Why> {
        if self.is_online() {
            self.must_be_offered(OfferKind::Draw)?;
            return self.send(Sent::DeclineDraw, effects);
        }
        self.decline(OfferKind::Draw)
    }

    /// Declines what is proposed.
    pub(crate) fn decline(&mut self, kind: OfferKind) -> Result<(), Why> {
        self.must_be_offered(kind)?;
        self.proposal = None;
        self.news.said = Some(Said::Declined);
        Ok(())
    }

    /// Who proposed it, if it is proposed.
    fn must_be_offered(&self, kind: OfferKind) -> Result<Side, Why> {
        match self.proposal {
            // Nobody answers an offer of their own that has gone out.
            Some(_) if self.is_online() && !self.may_answer_draw() => Err(Why::Unanswered),
            Some(proposal) if proposal.kind == kind => Ok(proposal.by),
            _ => Err(Why::NoOffer),
        }
    }

    /// What a side of two players would take back: just after its own move that move, on its own turn the reply as
    /// well. After the end that a player brought about, the end alone.
    pub(crate) fn takeback_by(&self, side: Side) -> Option<Takeback> {
        if self.contest.ending().is_some() {
            return self.contest.last_act();
        }
        let plies = if self.contest.side_to_move() == side { 2 } else { 1 };
        (self.contest.ply() >= plies).then_some(Takeback { ending: false, plies })
    }

    /// The proposal as it is shown.
    pub(crate) fn offer_view(&self) -> Option<Offer> {
        let Proposal { kind, by } = self.proposal?;
        let words = Catalogue::of(self.view.locale);
        let plies = match kind {
            OfferKind::Draw => 0,
            OfferKind::Takeback => self.takeback_by(by).map_or(0, |takeback| takeback.plies),
        };
        let own = self.is_online() && by == self.choices.human;
        let id = match (kind, plies) {
            (OfferKind::Draw, _) if own => "online-draw-offered",
            (OfferKind::Draw, _) => "offer-draw",
            (OfferKind::Takeback, 0) => "offer-takeback-end",
            (OfferKind::Takeback, 1) => "offer-takeback-one",
            (OfferKind::Takeback, _) => "offer-takeback-two",
        };
        let text = words.format(id, &[("side", self.names().side(by).into())]);
        Some(Offer { kind, by, text, plies: u32::try_from(plies).unwrap_or(u32::MAX) })
    }
}
