//! The judgement of a Chu Shogi position.

use palgak_rules::chushogi::reach::NEAR;
use palgak_rules::chushogi::{Cell, Kind, Position};
use palgak_rules::{Move, Position as _, Side, Square};

use super::values::{FULL_PHASE, phase, placed};

/// The part of the judgement that changes only with the pieces that move or fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Worth of all pieces where they stand, the first side's less the second's, in the middle game.
    middle: i32,
    /// The same in the endgame.
    end: i32,
    /// How much of the middle game is left.
    phase: i16,
}

impl Tally {
    #[inline]
    fn add(&mut self, side: Side, kind: Kind, square: Square, sign: i32) {
        let (middle, end) = placed(side, kind, square);
        let owner = if side == Side::First { sign } else { -sign };
        self.middle += owner * i32::from(middle);
        self.end += owner * i32::from(end);
        self.phase += sign as i16 * phase(kind);
    }

    #[inline]
    fn add_at(&mut self, position: &Position, square: Square, sign: i32) {
        if let Some(piece) = position.piece_at(square) {
            self.add(piece.side, piece.kind, square, sign);
        }
    }

    /// The tally of a position.
    pub(super) fn of(position: &Position) -> Tally {
        let mut tally = Tally::default();
        for side in Side::BOTH {
            for cell in position.board().cells_of(side) {
                tally.add_at(position, cell.square(), 1);
            }
        }
        tally
    }

    /// The tally after a move.
    #[inline]
    pub(super) fn after(&self, position: &Position, mv: Move) -> Tally {
        let mut tally = *self;
        if let Some(middle) = mv.middle() {
            tally.add_at(position, middle, -1);
        }
        if mv.to() == mv.from() {
            return tally;
        }
        tally.add_at(position, mv.to(), -1);
        if let Some(piece) = position.piece_at(mv.from()) {
            let now = if mv.promotes() { piece.kind.promoted().unwrap_or(piece.kind) } else { piece.kind };
            tally.add(piece.side, piece.kind, mv.from(), -1);
            tally.add(piece.side, now, mv.to(), 1);
        }
        tally
    }

    /// The middle game's share, of [`FULL_PHASE`].
    fn phase(&self) -> i32 {
        i32::from(self.phase).clamp(0, FULL_PHASE)
    }
}

/// The right to move.
const TEMPO: i32 = 20;

/// The judgement, for the side to move.
pub(super) fn judge(position: &Position, tally: &Tally) -> i32 {
    let phase = tally.phase();
    let placed = (tally.middle * phase + tally.end * (FULL_PHASE - phase)) / FULL_PHASE;
    let shelter = shelter(position, Side::First) - shelter(position, Side::Second);
    let total = placed + shelter * phase / FULL_PHASE;
    let side = if position.side_to_move() == Side::First { 1 } else { -1 };
    side * total + TEMPO
}

/// How well a side's only royal piece is looked after: pieces of its own around it, none of the other's near.
fn shelter(position: &Position, side: Side) -> i32 {
    let board = position.board();
    let Some(royal) = board.lone_royal(side) else { return 0 };
    let mut sum = 0;
    for offset in NEAR {
        let cell = royal.offset(offset);
        let content = board.at(cell);
        if content.is_of(side) {
            sum += GUARD[content.number() & 0x3f] * if near(royal, cell) { 2 } else { 1 };
        } else if content.is_of(side.other()) {
            sum -= 14;
        }
    }
    sum
}

fn near(a: Cell, b: Cell) -> bool {
    a.distance(b) == 1
}

/// What a piece beside its king is worth, by the number of its content for the first side.
static GUARD: [i32; 64] = {
    let mut table = [0; 64];
    let mut n = 0;
    while n < Kind::ALL.len() {
        use Kind::*;
        table[n + 1] = match Kind::ALL[n] {
            Gold | BlindTiger | DrunkElephant | Tokin | PromotedGoBetween => 6,
            Silver | Copper | Leopard => 5,
            Pawn | GoBetween => 3,
            _ => 2,
        };
        n += 1;
    }
    table
};
