//! What the search remembers of moves: which did well where, to try them first.

use std::marker::PhantomData;

use palgak_rules::{Move, Piece, Side};

use crate::pages::prefer_large;
use crate::playable::Playable;

/// Scores of moves stay within this either way.
const CAP: i32 = 16_384;

/// Names a piece that arrives on a point: a row of the tables of replies. Row 0 stands for no move.
pub(crate) type Arrival = usize;

/// No move, or a pass made to see a threat.
pub(crate) const NO_ARRIVAL: Arrival = 0;

/// The tables.
pub(crate) struct History<P> {
    points: usize,
    game: PhantomData<fn(P)>,
    /// Quiet moves by side, from, to.
    quiet: Vec<i16>,
    /// Captures by piece, to, kind captured.
    capture: Vec<i16>,
    /// Quiet moves as replies to an earlier arrival.
    reply: Vec<i16>,
}

fn reward(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    // Nearer to the cap a reward counts less, so that what was learnt can be unlearnt.
    *entry = (old + bonus - old * bonus.abs() / CAP) as i16;
}

/// A table without a record.
fn empty(length: usize) -> Vec<i16> {
    let mut table = Vec::with_capacity(length);
    prefer_large(table.spare_capacity_mut());
    table.resize(length, 0);
    table
}

impl<P: Playable> History<P> {
    pub(crate) fn new() -> History<P> {
        let points = usize::from(P::FILES) * usize::from(P::RANKS);
        let arrivals = 2 * P::ROLES * points;
        History {
            points,
            game: PhantomData,
            quiet: empty(2 * points * points),
            capture: empty(2 * P::KINDS * points * P::KINDS),
            reply: empty((arrivals + 1) * arrivals),
        }
    }

    /// The size of the tables in bytes.
    pub(crate) fn bytes(&self) -> usize {
        (self.quiet.len() + self.capture.len() + self.reply.len()) * size_of::<i16>()
    }

    pub(crate) fn clear(&mut self) {
        self.quiet.fill(0);
        self.capture.fill(0);
        self.reply.fill(0);
    }

    /// Half of everything is forgotten between two moves of a game.
    pub(crate) fn fade(&mut self) {
        for entry in self.quiet.iter_mut().chain(&mut self.capture) {
            *entry /= 2;
        }
    }

    #[inline]
    pub(crate) fn arrival(&self, piece: Piece<P::Kind>, mv: Move) -> Arrival {
        1 + self.role_to(piece, mv)
    }

    #[inline]
    fn role_to(&self, piece: Piece<P::Kind>, mv: Move) -> usize {
        (piece.side.index() * P::ROLES + P::role(piece.kind)) * self.points + mv.to().index()
    }

    #[inline]
    fn quiet_index(&self, side: Side, mv: Move) -> usize {
        (side.index() * self.points + mv.from().index()) * self.points + mv.to().index()
    }

    #[inline]
    fn capture_index(&self, piece: Piece<P::Kind>, mv: Move, victim: P::Kind) -> usize {
        let piece = piece.side.index() * P::KINDS + P::index(piece.kind);
        (piece * self.points + mv.to().index()) * P::KINDS + P::index(victim)
    }

    #[inline]
    fn reply_index(&self, to: Arrival, piece: Piece<P::Kind>, mv: Move) -> usize {
        to * (2 * P::ROLES * self.points) + self.role_to(piece, mv)
    }

    /// The records of quiet moves after certain moves before, for many of them.
    #[inline]
    pub(crate) fn of_replies(&self, before: &[Arrival; 3]) -> Record<'_, P> {
        let arrivals = 2 * P::ROLES * self.points;
        let row = |arrival: Arrival| &self.reply[arrival * arrivals..][..arrivals];
        Record { history: self, rows: before.map(row) }
    }

    #[inline]
    pub(crate) fn capture_score(&self, piece: Piece<P::Kind>, mv: Move, victim: P::Kind) -> i32 {
        i32::from(self.capture[self.capture_index(piece, mv, victim)])
    }

    pub(crate) fn reward_quiet(
        &mut self,
        piece: Piece<P::Kind>,
        mv: Move,
        before: &[Arrival; 3],
        bonus: i32,
    ) {
        let index = self.quiet_index(piece.side, mv);
        reward(&mut self.quiet[index], bonus);
        for &arrival in before {
            if arrival != NO_ARRIVAL {
                let index = self.reply_index(arrival, piece, mv);
                reward(&mut self.reply[index], bonus);
            }
        }
    }

    pub(crate) fn reward_capture(&mut self, piece: Piece<P::Kind>, mv: Move, victim: P::Kind, bonus: i32) {
        let index = self.capture_index(piece, mv, victim);
        reward(&mut self.capture[index], bonus);
    }
}

/// The records of quiet moves in one position.
pub(crate) struct Record<'a, P> {
    history: &'a History<P>,
    rows: [&'a [i16]; 3],
}

impl<P: Playable> Record<'_, P> {
    /// How well a quiet move did, alone and as a reply to the moves one, two and four plies before.
    #[inline]
    pub(crate) fn score(&self, piece: Piece<P::Kind>, mv: Move) -> i32 {
        let place = self.history.role_to(piece, mv);
        let [one, two, four] = self.rows.map(|row| i32::from(row[place]));
        i32::from(self.history.quiet[self.history.quiet_index(piece.side, mv)]) + one + two + four / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rewards_stay_within_the_cap_and_can_be_undone() {
        let mut entry = 0;
        for _ in 0..1000 {
            reward(&mut entry, 1500);
        }
        assert!(i32::from(entry) <= CAP && i32::from(entry) > CAP - 1500, "{entry}");
        for _ in 0..1000 {
            reward(&mut entry, -1500);
        }
        assert!(i32::from(entry) >= -CAP && i32::from(entry) < 1500 - CAP, "{entry}");
    }
}
