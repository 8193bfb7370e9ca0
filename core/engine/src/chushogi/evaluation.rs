//! The judgement of a Chu Shogi position.

use palgak_rules::chushogi::{Kind, Position};
use palgak_rules::{Move, Position as _, Side, Square};

use super::activity;
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
    let [first, second] = Side::BOTH.map(|side| activity::of(position, side));
    let total = placed + first.pieces - second.pieces + (first.shelter - second.shelter) * phase / FULL_PHASE;
    let side = if position.side_to_move() == Side::First { 1 } else { -1 };
    side * total + TEMPO
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::MoveList;
    use palgak_rules::chushogi::{Handicap, Rules, SQUARES};

    /// Positions of games by chance, captures preferred, each with the tally carried along from the start.
    fn visit(seed: u64, mut visit: impl FnMut(&Position, &Tally)) {
        let mut rng = crate::rng::Rng::new(seed);
        for handicap in [Handicap::Even, Handicap::TwoKings, Handicap::ThreeLions, Handicap::TwoLions] {
            let mut position = Position::start(handicap, Rules::default());
            let mut tally = Tally::of(&position);
            for _ in 0..250 {
                visit(&position, &tally);
                let mut list = MoveList::new();
                position.legal_captures(&mut list);
                if list.is_empty() || rng.below(3) > 0 {
                    list.clear();
                    position.legal_moves(&mut list);
                }
                if list.is_empty() {
                    break;
                }
                let mv = list[rng.below(list.len() as u32) as usize];
                tally = tally.after(&position, mv);
                position.make(mv);
            }
        }
    }

    #[test]
    fn the_tally_is_carried_along_exactly() {
        assert_eq!(Tally::of(&Position::start(Handicap::Even, Rules::default())).phase(), FULL_PHASE);
        visit(3, |position, tally| assert_eq!(*tally, Tally::of(position), "{position:?}"));
    }

    /// The position seen from the other side of the table, colours changed.
    fn turned(position: &Position) -> Option<Position> {
        let fen = position.fen();
        let board = fen.split(' ').next()?;
        // The signs of promotion stand before their letters, and numbers have two digits.
        let ranks: Vec<String> = board
            .split('/')
            .rev()
            .map(|rank| {
                let mut words: Vec<String> = Vec::new();
                for c in rank.chars() {
                    match words.last_mut() {
                        Some(last) if last == "+" => last.push(c),
                        Some(last) if last.ends_with(|d: char| d.is_ascii_digit()) && c.is_ascii_digit() => {
                            last.push(c);
                        }
                        _ => words.push(c.to_string()),
                    }
                }
                words.reverse();
                words
                    .concat()
                    .chars()
                    .map(
                        |c| {
                            if c.is_ascii_lowercase() {
                                c.to_ascii_uppercase()
                            } else {
                                c.to_ascii_lowercase()
                            }
                        },
                    )
                    .collect()
            })
            .collect();
        let side = if position.side_to_move() == Side::First { "w" } else { "b" };
        Position::from_sfen(&format!("{} {side} - 1", ranks.join("/")), Rules::default()).ok()
    }

    #[test]
    fn both_sides_are_judged_alike() {
        let mut compared = 0;
        visit(4, |position, tally| {
            let Some(other) = turned(position) else { return };
            assert_eq!(
                other.board().cells_of(Side::First).count(),
                position.board().cells_of(Side::Second).count()
            );
            assert_eq!(judge(position, tally), judge(&other, &Tally::of(&other)), "{position:?}");
            compared += 1;
        });
        assert!(compared > 500, "{compared}");
        assert_eq!(SQUARES, 144);
    }
}
