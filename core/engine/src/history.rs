//! What the search remembers of moves: which did well where, to try them first.

use palgak_rules::{Move, Piece, PieceKind, Side};

use crate::playable::Playable;

/// Scores of moves stay within this either way.
const CAP: i32 = 16_384;

/// Names a piece that arrives on a point: a row of the tables of replies. Row 0 stands for no move.
pub(crate) type Arrival = usize;

/// No move, or a pass made to see a threat.
pub(crate) const NO_ARRIVAL: Arrival = 0;

/// The tables.
pub(crate) struct History {
    points: usize,
    kinds: usize,
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

impl History {
    pub(crate) fn new<P: Playable>() -> History {
        let points = usize::from(P::FILES) * usize::from(P::RANKS);
        let arrivals = 2 * P::KINDS * points;
        History {
            points,
            kinds: P::KINDS,
            quiet: vec![0; 2 * points * points],
            capture: vec![0; arrivals * P::KINDS],
            reply: vec![0; (arrivals + 1) * arrivals],
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

    pub(crate) fn arrival(&self, piece: Piece, mv: Move) -> Arrival {
        1 + self.piece_to(piece, mv)
    }

    fn piece_to(&self, piece: Piece, mv: Move) -> usize {
        (piece.side.index() * self.kinds + piece.kind.index()) * self.points + mv.to().index()
    }

    fn quiet_index(&self, side: Side, mv: Move) -> usize {
        (side.index() * self.points + mv.from().index()) * self.points + mv.to().index()
    }

    fn capture_index(&self, piece: Piece, mv: Move, victim: PieceKind) -> usize {
        self.piece_to(piece, mv) * self.kinds + victim.index()
    }

    fn reply_index(&self, to: Arrival, piece: Piece, mv: Move) -> usize {
        to * (2 * self.kinds * self.points) + self.piece_to(piece, mv)
    }

    /// How well a quiet move did, alone and as a reply to the moves one, two and four plies before.
    #[inline]
    pub(crate) fn quiet_score(&self, piece: Piece, mv: Move, before: &[Arrival; 3]) -> i32 {
        let mut score = i32::from(self.quiet[self.quiet_index(piece.side, mv)]);
        score += i32::from(self.reply[self.reply_index(before[0], piece, mv)]);
        score += i32::from(self.reply[self.reply_index(before[1], piece, mv)]);
        score + i32::from(self.reply[self.reply_index(before[2], piece, mv)]) / 2
    }

    #[inline]
    pub(crate) fn capture_score(&self, piece: Piece, mv: Move, victim: PieceKind) -> i32 {
        i32::from(self.capture[self.capture_index(piece, mv, victim)])
    }

    pub(crate) fn reward_quiet(&mut self, piece: Piece, mv: Move, before: &[Arrival; 3], bonus: i32) {
        let index = self.quiet_index(piece.side, mv);
        reward(&mut self.quiet[index], bonus);
        for &arrival in before {
            if arrival != NO_ARRIVAL {
                let index = self.reply_index(arrival, piece, mv);
                reward(&mut self.reply[index], bonus);
            }
        }
    }

    pub(crate) fn reward_capture(&mut self, piece: Piece, mv: Move, victim: PieceKind, bonus: i32) {
        let index = self.capture_index(piece, mv, victim);
        reward(&mut self.capture[index], bonus);
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
