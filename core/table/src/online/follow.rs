//! From what the server tells to what is on the board.

use std::time::Duration;

use palgak_rules::{Outcome, Reason, Side};

use super::Standing;
use crate::command::Effect;
use crate::contest::Takeback;
use crate::news::{News, Said};
use crate::offers::Proposal;
use crate::referee::{RefereeError, read, result_text};
use crate::refusal::Why;
use crate::snapshot::OfferKind;
use crate::table::Table;
use crate::view::NotationStyle;

/// Why a table cannot follow: the server and the app do not play by the same rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FollowError {
    /// The table is not one of a game with somebody elsewhere.
    #[error("this table has no other end")]
    NoOtherEnd,
    /// A move is none, or is not possible.
    #[error("ply {ply}: {why}")]
    Move {
        /// Which ply, from 1.
        ply: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The game cannot have ended so.
    #[error("the game cannot have ended with '{told}': here it is {here}")]
    Result {
        /// What the server says.
        told: String,
        /// What the table says.
        here: String,
    },
}

impl Table {
    /// Makes the board what the server says it is. A single move that is new is animated, as is anything else a
    /// player should see happen; more than one at a time are put on the board at once.
    ///
    /// There is always a snapshot to show.
    ///
    /// # Errors
    /// If a move or the end is impossible by the rules of this game. The table then stands as far as it could follow.
    pub fn follow(&mut self, standing: &Standing, now: Duration) -> Result<Vec<Effect>, FollowError> {
        if self.remote.is_none() {
            return Err(FollowError::NoOtherEnd);
        }
        let mut effects = Vec::new();
        self.follow_moves(&standing.moves, &mut effects)?;
        self.follow_offer(standing.draw_offered_by);
        self.follow_end(standing.result.as_deref(), &mut effects)?;
        if let Some(remote) = &mut self.remote {
            remote.confirmed = standing.confirmed.min(self.contest.ply());
            remote.awaiting.clone_from(&standing.awaiting);
            remote.clocks = standing.clocks;
        }
        let snapshot = self.compose(now);
        effects.insert(0, Effect::Show(Box::new(snapshot)));
        self.news = News::default();
        Ok(effects)
    }

    fn follow_moves(&mut self, moves: &[String], effects: &mut Vec<Effect>) -> Result<(), FollowError> {
        let known = self.contest.played().iter().zip(moves);
        let common = known.take_while(|(played, text)| played.text(NotationStyle::Machine) == *text).count();
        let undone = self.contest.ply() - common;
        let new = moves.len() - common;
        if undone == 0 && new == 0 {
            return Ok(());
        }
        self.forget_analysis(effects);
        self.clear();
        self.review = None;
        self.proposal = None;
        if undone > 0 {
            // The server knows better than what was shown ahead of it.
            let ending = self.contest.ending().is_some();
            self.contest.take_back(Takeback { ending, plies: undone });
            self.news.said = Some(Said::Status);
            if new == 0 {
                self.refuse(Why::NotTaken);
            }
        }
        for (ply, text) in (common + 1..).zip(&moves[common..]) {
            let impossible = |why: String| FollowError::Move { ply, why };
            let mv = read(self.contest.game(), text).map_err(|error| impossible(error.to_string()))?;
            self.contest
                .play(mv)
                .map_err(|why| impossible(RefereeError::Move { text: text.clone(), why }.to_string()))?;
        }
        match (undone, new) {
            (0, 1) => self.tell_of_move(),
            (_, 0) => {}
            _ => self.news.said = Some(Said::Status),
        }
        Ok(())
    }

    fn follow_offer(&mut self, by: Option<Side>) {
        let before = self.proposal.map(|proposal| proposal.by);
        if by == before {
            return;
        }
        self.proposal = by.map(|by| Proposal { kind: OfferKind::Draw, by });
        if by.is_some() {
            self.news.said = Some(Said::Offer);
        } else if before == Some(self.choices.human) && self.contest.outcome().is_none() {
            self.news.said = Some(Said::Declined);
        }
    }

    fn follow_end(&mut self, result: Option<&str>, effects: &mut Vec<Effect>) -> Result<(), FollowError> {
        let Some(result) = result else {
            return match self.contest.outcome() {
                // The player's own move has ended it; the server is about to say so.
                Some(_) if self.contest.ending().is_none() => Ok(()),
                Some(_) => {
                    self.contest.take_back(Takeback { ending: true, plies: 0 });
                    Ok(())
                }
                None => Ok(()),
            };
        };
        if self.contest.outcome().is_none() {
            let game = self.contest.game();
            let lost = |reason: Reason| {
                Side::BOTH
                    .into_iter()
                    .find(|side| result_text(game, Outcome { winner: Some(side.other()), reason }) == result)
            };
            let drawn = |reason: Reason| result_text(game, Outcome { winner: None, reason }) == result;
            let ended = if let Some(side) = lost(Reason::Resignation) {
                self.contest.resign(side).is_ok()
            } else if let Some(side) = lost(Reason::Time) {
                self.contest.lose_on_time(side).is_ok()
            } else if drawn(Reason::Agreement) {
                self.contest.agree_to_draw().is_ok()
            } else {
                drawn(Reason::BikjangAccepted) && self.contest.accept_draw().is_ok()
            };
            if ended {
                self.stop_hint(effects);
                self.clear();
                self.proposal = None;
                self.tell_of_end();
            }
        }
        let here = self.contest.outcome().map(|outcome| result_text(self.contest.game(), outcome));
        if here.as_deref() == Some(result) {
            return Ok(());
        }
        let here = here.unwrap_or_else(|| "not over".to_owned());
        Err(FollowError::Result { told: result.to_owned(), here })
    }
}
