//! Stepping through a finished game.

use crate::contest::Played;
use crate::news::{Moved, Said};
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
            self.news.events.push(match (played.mv.is_pass(), played.captured) {
                (true, _) => Event::Pass,
                (false, Some(_)) => Event::Capture,
                (false, None) => Event::Place,
            });
            self.news.motion = moved(
                played,
                Moved { from: played.mv.from(), to: played.mv.to(), captured: played.captured },
            );
        } else if ply + 1 == before {
            let played = &self.contest.played()[ply];
            self.news.motion =
                moved(played, Moved { from: played.mv.to(), to: played.mv.from(), captured: None });
        }
        Ok(())
    }
}

/// A motion, if the move is one of a piece.
fn moved(played: &Played, moved: Moved) -> Option<Moved> {
    (!played.mv.is_pass()).then_some(moved)
}
