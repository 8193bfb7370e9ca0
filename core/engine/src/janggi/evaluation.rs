//! The judgement of a Janggi position.

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::family::geometry::{self, palace};
use palgak_rules::janggi::{Position, attacks, value};
use palgak_rules::{Move, Piece, PieceKind, Position as _, Side};

use super::values::{FULL_PHASE, phase, placed};

/// The part of the judgement that changes only with the pieces that move or fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Worth of all pieces where they stand, the first side's less the second's, in the middle game.
    middle: i32,
    /// The same in the endgame.
    end: i32,
    /// Official points, deom included, likewise, in halves.
    lead: i16,
    /// How much of the middle game is left.
    phase: i16,
}

impl Tally {
    fn add(&mut self, piece: Piece, square: palgak_rules::Square, sign: i32) {
        let worth = placed(piece, square);
        let side = if piece.side == Side::First { sign } else { -sign };
        self.middle += side * i32::from(worth.middle);
        self.end += side * i32::from(worth.end);
        self.lead += (side * 2 * i32::from(value(piece.kind))) as i16;
        self.phase += (sign * phase(piece.kind)) as i16;
    }

    /// The tally of a position.
    pub(super) fn of(position: &Position) -> Tally {
        // Half points: Han's deom is one and a half.
        let mut tally = Tally { lead: -3, ..Tally::default() };
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square) {
                tally.add(piece, square, 1);
            }
        }
        tally
    }

    /// The tally after a move.
    #[inline]
    pub(super) fn after(&self, position: &Position, mv: Move) -> Tally {
        let mut tally = *self;
        if mv.is_pass() {
            return tally;
        }
        if let Some(victim) = position.piece_at(mv.to()) {
            tally.add(victim, mv.to(), -1);
        }
        if let Some(piece) = position.piece_at(mv.from()) {
            tally.add(piece, mv.from(), -1);
            tally.add(piece, mv.to(), 1);
        }
        tally
    }

    /// Whether a side would win if the points were counted now.
    #[inline]
    pub(super) fn leads(&self, side: Side) -> bool {
        (self.lead > 0) == (side == Side::First)
    }
}

/// Worth of one more point within reach, by kind.
const MOBILITY_MIDDLE: [i32; 7] = [0, 0, 6, 5, 9, 8, 0];
const MOBILITY_END: [i32; 7] = [0, 0, 8, 9, 10, 8, 0];
/// How many points within reach are neither good nor bad.
const MOBILITY_USUAL: [i32; 7] = [0, 0, 8, 5, 4, 3, 0];
/// How much a piece that bears on the enemy palace threatens, per point.
const ASSAULT: [i32; 7] = [0, 0, 6, 4, 6, 5, 5];

/// Two soldiers side by side guard each other.
const LINKED: (i32, i32) = (14, 10);
/// A lead on points wins once both sides stop making progress.
const LEADING: (i32, i32) = (15, 160);
/// The right to move.
const TEMPO: i32 = 20;

/// The judgement, for the side to move.
pub(super) fn judge(position: &Position, tally: &Tally) -> i32 {
    let mut middle = tally.middle;
    let mut end = tally.end;
    for side in Side::BOTH {
        let (m, e) = one_side(position, side);
        let sign = if side == Side::First { 1 } else { -1 };
        middle += sign * m;
        end += sign * e;
    }
    let lead = if tally.lead > 0 { 1 } else { -1 };
    middle += lead * LEADING.0;
    end += lead * LEADING.1;
    let phase = i32::from(tally.phase).min(FULL_PHASE);
    let score = (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE;
    TEMPO + if position.side_to_move() == Side::First { score } else { -score }
}

fn one_side(position: &Position, side: Side) -> (i32, i32) {
    let occupancy = position.occupancy();
    let own = position.by_side(side);
    let cannons = position.by_kind(PieceKind::Cannon);
    let home = palace(side.other());
    let (mut middle, mut end) = (0, 0);
    let mut assault = 0;
    let mut assailants = 0;
    macro_rules! pieces {
        ($kind:ident, $from:ident => $reach:expr) => {
            for $from in position.pieces(side, PieceKind::$kind) {
                let reach: Bitboard = $reach;
                const KIND: usize = PieceKind::$kind.index();
                let free = (reach & !own).len() as i32 - MOBILITY_USUAL[KIND];
                middle += free * MOBILITY_MIDDLE[KIND];
                end += free * MOBILITY_END[KIND];
                let pressure = (reach & home).len() as i32;
                if pressure > 0 {
                    assault += pressure * ASSAULT[KIND];
                    assailants += 1;
                }
            }
        };
    }
    pieces!(Chariot, from => attacks::chariot(from, occupancy));
    pieces!(Cannon, from => attacks::cannon(from, occupancy, cannons) & !cannons);
    pieces!(Horse, from => attacks::horse(from, occupancy));
    pieces!(Elephant, from => attacks::elephant(from, occupancy));

    let soldiers = position.pieces(side, PieceKind::Soldier);
    for from in soldiers {
        let pressure = (attacks::soldier(side, from) & home).len() as i32;
        if pressure > 0 {
            assault += pressure * ASSAULT[PieceKind::Soldier.index()];
            assailants += 1;
        }
    }
    // Neighbours on a rank; the last file has none to its right.
    let right = Bitboard((soldiers & !geometry::file(8)).0 << 1);
    let linked = (soldiers & right).len() as i32;
    middle += linked * LINKED.0;
    end += linked * LINKED.1;

    // Several attackers together are far more than one alone, and fewer guards defend worse.
    let guards = position.pieces(side.other(), PieceKind::Guard).len() as i32;
    let storm = assault * assailants.min(5) * (5 - guards) / 10;
    middle += storm;
    end += storm / 2;
    (middle, end)
}
