//! Taking back, playing again, and switching the rule.

use std::time::Duration;

use palgak_engine::janggi::choose_setup;
use palgak_rules::Side;

use crate::command::Effect;
use crate::contest::{Contest, Takeback};
use crate::news::{Moved, Said};
use crate::refusal::Why;
use crate::snapshot::{Event, Mode};
use crate::table::Table;

impl Table {
    /// What [`crate::command::Command::Undo`] would take back: the last act for two players, against the
    /// computer everything since the person's last turn.
    pub(crate) fn takeback(&self) -> Option<Takeback> {
        match self.human() {
            None => self.contest.last_act(),
            Some(human) => self.contest.back_to_turn_of(human),
        }
    }

    /// Takes back. Works in the middle of the computer's thinking, after the end and during the review.
    pub(crate) fn undo(&mut self, now: Duration, effects: &mut Vec<Effect>) -> Result<(), Why> {
        let takeback = self.takeback().ok_or(Why::NothingToUndo)?;
        self.stop_thinking(effects);
        self.clear();
        let reviewing = self.review.take().is_some();
        let undone = self.contest.take_back(takeback);
        self.news.events.push(Event::Undo);
        self.news.said = Some(Said::TakenBack);
        if let (1, false, Some(played)) = (takeback.plies, reviewing, undone)
            && !played.mv.is_pass()
        {
            // The piece goes back the way it came; what it had captured stands there again already.
            self.news.motion = Some(Moved { from: played.mv.to(), to: played.mv.from(), captured: None });
        }
        self.think_if_due(now, effects);
        Ok(())
    }

    /// Plays again with the same choices. The computer picks a set-up anew.
    pub(crate) fn rematch(&mut self, now: Duration, effects: &mut Vec<Effect>) -> Result<(), Why> {
        if self.contest.outcome().is_none() {
            return Err(Why::NotOver);
        }
        self.stop_thinking(effects);
        self.clear();
        self.review = None;
        self.seed = mix(self.seed);
        // The rule as it was last, not as it was at the start: a switch during the game was meant.
        self.choices.bikjang = self.contest.bikjang();
        self.set_up();
        self.think_if_due(now, effects);
        Ok(())
    }

    /// Puts up the board for a game with the present choices and seed.
    pub(crate) fn set_up(&mut self) {
        if self.choices.mode == Mode::Computer {
            // Neither side knows the other's choice.
            let own = choose_setup(None, self.seed);
            match self.choices.human {
                Side::First => self.choices.han_setup = own,
                Side::Second => self.choices.cho_setup = own,
            }
        }
        self.contest = Contest::new(&self.choices);
        self.news.events.push(Event::Start);
        self.news.said = Some(Said::Status);
    }

    /// Switches the bikjang rule from here on.
    pub(crate) fn set_bikjang(
        &mut self,
        on: bool,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Why> {
        if self.contest.outcome().is_some() {
            return Err(Why::Over);
        }
        if self.contest.bikjang() == on {
            return Ok(());
        }
        if self.contest.bikjang_would_end(on) {
            return Err(Why::SwitchWouldEnd);
        }
        // The computer has to think again: what is good may have changed.
        self.stop_thinking(effects);
        self.clear();
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
