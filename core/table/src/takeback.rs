//! Taking back, playing again, and switching the rule.

use std::time::Duration;

use palgak_engine::janggi::choose_setup;
use palgak_rules::{Game, Side};

use crate::command::Effect;
use crate::contest::{Contest, Takeback};
use crate::new_game::ChuHandicap;
use crate::news::{Moved, Said};
use crate::refusal::Why;
use crate::snapshot::{Event, Mode, OfferKind};
use crate::table::Table;

impl Table {
    /// What would be taken back: against the computer everything since the person's last turn; of two players
    /// the last act, or what the one of `side` may ask for.
    fn takeback(&self, side: Option<Side>) -> Option<Takeback> {
        match (self.human(), side.filter(|_| self.has_manners())) {
            (Some(human), _) => self.contest.back_to_turn_of(human),
            (None, None) => self.contest.last_act(),
            (None, Some(side)) => self.takeback_by(side),
        }
    }

    /// Whether there is something that may be taken back, or asked back, now.
    pub(crate) fn may_take_back(&self, side: Option<Side>) -> bool {
        !self.is_online() && self.takeback(side).is_some() && self.proposal.is_none()
    }

    /// Takes back, or asks to. Works in the middle of the computer's thinking, after the end and during the review.
    pub(crate) fn undo(
        &mut self,
        side: Option<Side>,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Why> {
        self.must_be_here()?;
        let takeback = self.takeback(side).ok_or(Why::NothingToUndo)?;
        self.must_have_no_offer()?;
        if self.needs_consent() {
            // Nobody has said who asks: the one who has just moved regrets it.
            self.propose(OfferKind::Takeback, side.unwrap_or(self.contest.side_to_move().other()));
            return Ok(());
        }
        self.perform(takeback, now, effects);
        Ok(())
    }

    /// Takes back.
    pub(crate) fn perform(&mut self, takeback: Takeback, now: Duration, effects: &mut Vec<Effect>) {
        self.stop_thinking(effects);
        self.forget_analysis(effects);
        self.clear();
        self.proposal = None;
        let reviewing = self.review.take().is_some();
        let undone = self.contest.take_back(takeback);
        self.news.events.push(Event::Undo);
        self.news.said = Some(Said::TakenBack);
        if let (1, false, Some(played)) = (takeback.plies, reviewing, undone) {
            self.news.motion = Moved::back(&played);
        }
        self.think_if_due(now, effects);
    }

    /// Plays again with the same choices. In Janggi the computer picks a set-up anew; in the other games two players
    /// change sides, and whoever gave a handicap gives it again.
    pub(crate) fn rematch(&mut self, now: Duration, effects: &mut Vec<Effect>) -> Result<(), Why> {
        self.must_be_here()?;
        if self.contest.outcome().is_none() {
            return Err(Why::NotOver);
        }
        self.stop_thinking(effects);
        self.forget_analysis(effects);
        self.clear();
        self.review = None;
        self.proposal = None;
        // A gift to sente stays with whoever plays sente.
        let gift = self.choices.game == Game::ChuShogi && self.choices.chushogi.handicap != ChuHandicap::None;
        if self.has_manners() && !gift {
            self.swapped = !self.swapped;
            self.choices.xiangqi.giver = self.choices.xiangqi.giver.other();
        }
        self.seed = mix(self.seed);
        // The rule as it was last, not as it was at the start: a switch during the game was meant.
        self.choices.bikjang = self.contest.bikjang();
        self.set_up();
        self.think_if_due(now, effects);
        Ok(())
    }

    /// Puts up the board for a game with the present choices and seed.
    pub(crate) fn set_up(&mut self) {
        if self.choices.game == Game::Janggi && self.choices.mode == Mode::Computer {
            // Neither side knows the other's choice.
            let own = choose_setup(None, self.seed);
            match self.choices.human {
                Side::First => self.choices.han_setup = own,
                Side::Second => self.choices.cho_setup = own,
            }
        }
        self.contest = self.first_position();
        self.news.events.push(Event::Start);
        self.news.said = Some(Said::Status);
    }

    /// A game from the position that this table's games begin with.
    fn first_position(&self) -> Contest {
        // A position that was read once is read again.
        Contest::begin(&self.choices, self.start.as_deref()).unwrap_or_else(|_| Contest::new(&self.choices))
    }

    /// Switches the bikjang rule from here on.
    pub(crate) fn set_bikjang(
        &mut self,
        on: bool,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Why> {
        self.must_be_here()?;
        if self.contest.outcome().is_some() {
            return Err(Why::Over);
        }
        if self.contest.game() != Game::Janggi {
            return Err(Why::NotInThisGame);
        }
        if self.contest.bikjang() == on {
            return Ok(());
        }
        if self.contest.bikjang_would_end(on) {
            return Err(Why::SwitchWouldEnd);
        }
        // The computer has to think again: what is good may have changed.
        self.stop_thinking(effects);
        // A piece that was touched stays touched.
        let touched = self.touched();
        self.clear();
        self.selection = touched;
        self.contest.change_bikjang(on);
        self.news.said = Some(Said::Bikjang);
        self.think_if_due(now, effects);
        Ok(())
    }
}

/// Spreads a number over all numbers (splitmix64).
pub(crate) const fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
