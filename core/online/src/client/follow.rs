//! How a game follows what the server tells.

use std::time::Duration;

use palgak_rules::Side;

use crate::clock::Budget;
use crate::id::GameId;
use crate::protocol::{self, Event as News, State};

use super::acts::RETRY;
use super::event::Event;
use super::held::{CALLED_OFF, OnlineGame};

/// A whole state that is older than what is known is believed when it was sent so often: a server then has lost
/// something, and what it has is all there is.
const BELIEVED_AFTER: u32 = 3;

/// What became of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Applied {
    /// It was known, or is now.
    Known,
    /// It does not follow on what is known.
    Gap,
    /// It was followed; the opponent called the game off.
    CalledOff,
    /// It was followed; this is the next game.
    Rematch(GameId),
}

impl OnlineGame {
    /// Takes an event. `delay` is how long it was on its way.
    pub(super) fn apply(
        &mut self,
        seq: u32,
        news: News,
        now: Duration,
        delay: Duration,
        events: &mut Vec<Event>,
    ) -> Applied {
        if seq <= self.have {
            return Applied::Known;
        }
        if seq != self.have + 1 {
            return Applied::Gap;
        }
        if let News::Played { ply, .. } = &news
            && *ply as usize != self.state.moves.len() + 1
        {
            return Applied::Gap;
        }
        self.have = seq;
        match news {
            // It is always the first, and known from the beginning.
            News::Paired { .. } => {}
            News::Chosen { side } => self.state.chosen[side.index()] = true,
            News::Started { setups, clocks } => {
                self.state.phase = protocol::Phase::Playing;
                self.state.chosen = [true; 2];
                self.state.setups = setups;
                self.set_clocks(clocks, now, delay, events);
            }
            News::Played { ply, text, clocks } => {
                let side = if ply % 2 == 1 { Side::First } else { Side::Second };
                self.state.moves.push(text.clone());
                // An offer lapses with the next move.
                self.state.draw_offered_by = None;
                events.push(Event::Played { ply, side, text });
                self.set_clocks(clocks, now, delay, events);
            }
            News::DrawOffered { by } => {
                self.state.draw_offered_by = Some(by);
                events.push(Event::DrawOffered { by });
            }
            News::DrawDeclined { by } => {
                self.state.draw_offered_by = None;
                events.push(Event::DrawDeclined { by });
            }
            News::Over { result, digest } => {
                let called_off = result == CALLED_OFF;
                self.elapsed = self.lasted(now);
                self.at = now;
                self.state.phase = protocol::Phase::Over;
                self.state.draw_offered_by = None;
                self.state.result = Some(result);
                self.state.digest = Some(digest);
                self.compare(now, events);
                if called_off {
                    return Applied::CalledOff;
                }
            }
            News::RematchOffered { by } => self.state.rematch[by.index()] = true,
            News::Rematch { id } => return Applied::Rematch(id),
            News::Left { side } => {
                self.gone.insert(side);
            }
        }
        Applied::Known
    }

    fn set_clocks(&mut self, clocks: [Budget; 2], now: Duration, delay: Duration, events: &mut Vec<Event>) {
        self.state.clocks = clocks;
        self.elapsed = delay;
        self.at = now;
        // An event that was missed and comes late does not tell how long ago it happened: the state does, that follows.
        if self.fresh {
            events.push(Event::Clocks);
        }
    }

    /// Takes the whole state.
    pub(super) fn sync(
        &mut self,
        seq: u32,
        state: State,
        now: Duration,
        delay: Duration,
        events: &mut Vec<Event>,
    ) {
        if state.players != self.state.players || state.game != self.state.game {
            return;
        }
        if seq < self.have {
            self.older += 1;
            if self.older < BELIEVED_AFTER {
                self.resync_due = Some(now + RETRY);
                return;
            }
        }
        self.older = 0;
        self.resync_due = None;
        let elapsed = Duration::from_millis(state.elapsed_ms);
        let known = State { elapsed_ms: state.elapsed_ms, here: state.here, ..self.state.clone() };
        if known != state {
            events.push(Event::Synced);
        }
        let here = state.here[self.side.other().index()];
        self.have = seq;
        // A clock that stands is left where it stood when the end came, or was first heard of.
        let stood = if self.is_over() { self.elapsed } else { self.lasted(now) };
        self.state = state;
        self.at = now;
        self.elapsed = if self.is_over() { stood } else { elapsed + delay };
        self.fresh = true;
        events.push(Event::Clocks);
        events.extend(self.presence(self.side.other(), here, now));
        if self.is_over() {
            self.compare(now, events);
        }
    }

    /// Compares the digest of the moves that are known with that of the server.
    fn compare(&mut self, now: Duration, events: &mut Vec<Event>) {
        let (Some(own), Some(server)) = (self.own_digest(), self.state.digest.clone()) else { return };
        if own == server {
            return;
        }
        if std::mem::replace(&mut self.disagreed, true) {
            events.push(Event::Disagreement { own, server });
        } else {
            self.resync_due = Some(now);
        }
    }
}
