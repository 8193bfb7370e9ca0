//! Stepping through a finished game.

use crate::news::{Moved, Said};
use crate::played::Played;
use crate::refusal::Why;
use crate::snapshot::Event;
use crate::table::Table;

impl Table {
    /// The ply that is shown.
    pub(crate) fn shown_ply(&self) -> usize {
        self.review.unwrap_or(self.contest.ply())
    }

    /// The move that led to the position shown.
    pub(crate) fn shown_move(&self) -> Option<&Played> {
        self.shown_ply().checked_sub(1).and_then(|index| self.contest.played().get(index))
    }

    /// Shows the game after some plies.
    pub(crate) fn step(&mut self, ply: u32) -> Result<(), Why> {
        if self.contest.outcome().is_none() {
            return Err(Why::NotOver);
        }
        let (before, ply) = (self.shown_ply(), ply as usize);
        let plies = self.contest.ply();
        if ply > plies {
            return Err(Why::NoSuchPly { plies });
        }
        self.selection = None;
        self.review = (ply < plies).then_some(ply);
        if ply != before {
            self.news.said = Some(Said::Step);
        }
        if ply == before + 1 {
            let played = &self.contest.played()[before];
            self.news.events.push(Event::of(played));
            self.news.motion = Moved::forth(played);
        } else if ply + 1 == before {
            self.news.motion = Moved::back(&self.contest.played()[ply]);
        }
        Ok(())
    }
}
