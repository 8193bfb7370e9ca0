//! A move of Chu Shogi that takes more than two taps: the second step of a lion, the question of promotion, the warning
//! before a royal piece is left to be captured.

use std::time::Duration;

use palgak_rules::{Move, Square};
use palgak_text::Catalogue;

use crate::chu::through;
use crate::command::Effect;
use crate::news::Said;
use crate::refusal::Why;
use crate::snapshot::{Event, Pending, PendingKind};
use crate::table::Table;

/// A move that has begun and waits for more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Begun {
    /// The second step of a lion, falcon or eagle.
    Step {
        /// Where the piece stands.
        from: Square,
        /// Where it has stepped.
        middle: Square,
    },
    /// Whether the piece promotes.
    Promotion {
        /// The move without a promotion.
        mv: Move,
        /// Whether the player knows that either way a royal piece can be captured.
        warned: bool,
    },
}

impl Begun {
    /// Where the piece stands.
    pub(crate) fn from(self) -> Square {
        match self {
            Begun::Step { from, .. } => from,
            Begun::Promotion { mv, .. } => mv.from(),
        }
    }

    /// The square that the piece has stepped to, or is about to promote on.
    pub(crate) fn reached(self) -> Square {
        match self {
            Begun::Step { middle, .. } => middle,
            Begun::Promotion { mv, .. } => mv.to(),
        }
    }
}

impl Table {
    /// A tap on a square with one of one's own pieces chosen that goes there, perhaps.
    pub(crate) fn aim(&mut self, from: Square, to: Square, now: Duration, effects: &mut Vec<Effect>) {
        if self.contest.steps(from, to) {
            if self.contest.onward(from, to).is_empty() {
                return self.refuse(Why::Move(Move::new(from, to)));
            }
            self.begun = Some(Begun::Step { from, middle: to });
            self.news.events.push(Event::Select);
            self.news.said = Some(Said::Begun);
            return;
        }
        match self.contest.straight(from, to).as_slice() {
            [] => self.refuse(Why::Move(Move::new(from, to))),
            [mv] => self.venture(*mv, now, effects),
            ways => {
                let mv = Move::new(from, to);
                let exposed = ways.iter().all(|way| self.warns_of(*way));
                if exposed && self.warned != Some(mv) {
                    return self.refuse(Why::Exposes(mv));
                }
                self.begun = Some(Begun::Promotion { mv, warned: exposed });
                self.news.events.push(Event::Select);
                self.news.said = Some(Said::Begun);
            }
        }
    }

    /// A tap in the middle of a move that has begun.
    pub(crate) fn go_on(&mut self, begun: Begun, point: Square, now: Duration, effects: &mut Vec<Effect>) {
        match begun {
            Begun::Step { from, middle } => {
                let onward = self.contest.onward(from, middle);
                if let Some((_, mv)) = onward.into_iter().find(|(end, _)| *end == point) {
                    return self.venture(mv, now, effects);
                }
                if point == from || !self.is_own(point) {
                    let way = self.contest.chu().and_then(|chu| through(chu, from, middle, point));
                    if let Some(mv) = way {
                        // It goes there, but not now: the player learns why, and the step waits.
                        return self.refuse(Why::Move(mv));
                    }
                }
            }
            Begun::Promotion { mv, .. } if mv.to() == point => {
                self.news.said = Some(Said::Begun);
                return;
            }
            Begun::Promotion { .. } => {}
        }
        self.begun = None;
        if point != begun.from() && self.is_own(point) {
            match self.touched() {
                Some(chosen) => self.refuse(Why::Touched { point: chosen }),
                None => self.choose(point),
            }
        } else {
            self.news.said = Some(Said::GivenUp);
        }
    }

    /// Gives up the step or the question; the piece stays chosen.
    pub(crate) fn cancel_step(&mut self) -> Result<(), Why> {
        self.begun.take().ok_or(Why::NothingBegun)?;
        self.news.said = Some(Said::GivenUp);
        Ok(())
    }

    /// Answers the question of promotion.
    pub(crate) fn promote(
        &mut self,
        promotes: bool,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Why> {
        let Some(Begun::Promotion { mv, warned }) = self.begun else { return Err(Why::NothingBegun) };
        let mv = if promotes { mv.promoting() } else { mv };
        if warned {
            self.play(mv, now, effects);
        } else {
            self.venture(mv, now, effects);
        }
        Ok(())
    }

    /// Plays a move, unless the player should first be warned of it. The same again plays it.
    pub(crate) fn venture(&mut self, mv: Move, now: Duration, effects: &mut Vec<Effect>) {
        if self.warns_of(mv) && self.warned != Some(mv) {
            self.refuse(Why::Exposes(mv));
        } else {
            self.play(mv, now, effects);
        }
    }

    /// Whether the player wants to be warned of a move: one that leaves the last royal piece to be captured, where
    /// there is another that does not.
    fn warns_of(&self, mv: Move) -> bool {
        self.view.expose_warning && self.contest.exposes(mv) && !self.contest.mated()
    }

    fn is_own(&self, point: Square) -> bool {
        self.contest.piece_at(point).is_some_and(|piece| Some(piece.side) == self.contest.turn())
    }

    /// The move that has begun, as it is shown.
    pub(crate) fn pending(&self) -> Option<Pending> {
        let begun = self.begun?;
        let piece = self.contest.piece_at(begun.from())?;
        let words = Catalogue::of(self.view.locale);
        let name = self.names().piece(piece);
        let (kind, middle, text) = match begun {
            Begun::Step { middle, .. } => (
                PendingKind::LionStep,
                Some(middle.number()),
                words.format("chushogi-pending-step", &[("piece", name.into())]),
            ),
            Begun::Promotion { .. } => {
                let promoted = piece.kind.chushogi().and_then(palgak_rules::chushogi::Kind::promoted);
                let promoted =
                    promoted.map(|kind| palgak_rules::Piece { side: piece.side, kind: kind.into() });
                let promoted = promoted.map(|piece| self.names().piece(piece)).unwrap_or_default();
                let args = [("piece", name.into()), ("promoted", promoted.into())];
                (PendingKind::Promotion, None, words.format("chushogi-pending-promotion", &args))
            }
        };
        Some(Pending { from: begun.from().number(), middle, kind, text })
    }
}
