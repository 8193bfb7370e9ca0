//! The judgement of a Xiangqi position: the weighted sum of its terms, between the weights of the middle game
//! and those of the endgame by what is left on the board.

use palgak_rules::family::geometry::rank_of;
use palgak_rules::xiangqi::Position;
use palgak_rules::{Move, Piece, PieceKind, Position as _, Side, Square};

use super::terms::{self, Sink, at};
use super::values::{FULL_PHASE, phase, placed};
use super::weights::WEIGHTS;
use crate::processor::at_its_best;
use crate::tapered::Tapered;

/// The part of the judgement that changes only with the pieces that move or fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Worth of all pieces where they stand, the first side's less the second's, in the middle game.
    middle: i32,
    /// The same in the endgame.
    end: i32,
    /// How much of the middle game is left.
    phase: i16,
    /// What each side has to attack with: four for a chariot, two for a horse or a cannon, one for a soldier.
    attackers: [i8; 2],
}

const fn attack(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Chariot => 4,
        PieceKind::Cannon | PieceKind::Horse => 2,
        PieceKind::Soldier => 1,
        _ => 0,
    }
}

impl Tally {
    #[inline]
    fn add(&mut self, piece: Piece, square: Square, sign: i32) {
        let (middle, end) = placed(piece, square);
        let side = if piece.side == Side::First { sign } else { -sign };
        self.middle += side * i32::from(middle);
        self.end += side * i32::from(end);
        self.phase += (sign * phase(piece.kind)) as i16;
        self.attackers[piece.side.index()] += (sign * attack(piece.kind)) as i8;
    }

    /// The tally of a position.
    pub(super) fn of(position: &Position) -> Tally {
        let mut tally = Tally::default();
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
        if let Some(victim) = position.piece_at(mv.to()) {
            tally.add(victim, mv.to(), -1);
        }
        if let Some(piece) = position.piece_at(mv.from()) {
            tally.add(piece, mv.from(), -1);
            tally.add(piece, mv.to(), 1);
        }
        tally
    }

    /// The middle game's share, of [`FULL_PHASE`].
    pub(super) fn phase(&self) -> i32 {
        i32::from(self.phase).min(FULL_PHASE)
    }
}

static TAPERED: [Tapered; at::COUNT] = Tapered::all(&WEIGHTS);

/// Adds up weights.
#[derive(Default)]
struct Sum(Tapered);

impl Sink for Sum {
    #[inline(always)]
    fn add(&mut self, term: usize, count: i32) {
        self.0 += TAPERED[term] * count;
    }
}

at_its_best! {
    /// The judgement, for the side to move.
    pub(super) fn judge(position: &Position, tally: &Tally) -> i32 = judge_inline
}

#[inline(always)]
fn judge_inline(position: &Position, tally: &Tally) -> i32 {
    let mut sums = [Sum::default(), Sum::default()];
    terms::tell(position, &mut sums);
    let [first, second] = sums;
    let sum = first.0 - second.0;
    let (middle, end) = (tally.middle + sum.middle(), tally.end + sum.end());
    let side = if position.side_to_move() == Side::First { 1 } else { -1 };
    let tempo = WEIGHTS[at::TEMPO];
    let middle = side * middle + i32::from(tempo.0);
    let end = side * end + i32::from(tempo.1);
    let judged = (middle * tally.phase() + end * (FULL_PHASE - tally.phase())) / FULL_PHASE;
    let ahead = if judged >= 0 { position.side_to_move() } else { position.side_to_move().other() };
    judged * winnable(position, tally, ahead) / 16
}

/// How much of its lead the side ahead can hope to make good, in sixteenths: what cannot cross the river does
/// not mate, and a lone piece hardly gets through a whole guard.
#[inline(always)]
pub(super) fn winnable(position: &Position, tally: &Tally, ahead: Side) -> i32 {
    let attackers = tally.attackers[ahead.index()];
    if attackers > 4 {
        return 16;
    }
    let behind = ahead.other();
    let guards =
        (position.pieces(behind, PieceKind::Guard) | position.pieces(behind, PieceKind::Elephant)).len();
    let soldiers = position.pieces(ahead, PieceKind::Soldier);
    // Soldiers on the last rank are of little use.
    let spent = soldiers
        .into_iter()
        .filter(|&square| rank_of(square) == if ahead == Side::First { 9 } else { 0 })
        .count() as i8;
    match attackers - spent {
        i8::MIN..=0 => 1,
        1 => [10, 6, 3, 2, 2][guards.min(4) as usize],
        2 => [14, 11, 7, 4, 3][guards.min(4) as usize],
        3 => [16, 15, 13, 11, 9][guards.min(4) as usize],
        // A chariot alone draws against a whole guard.
        _ => [16, 16, 16, 13, 9][guards.min(4) as usize],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::MoveList;
    use palgak_rules::xiangqi::{Handicap, Rules};

    #[test]
    fn the_tally_is_carried_along_exactly() {
        let mut rng = crate::rng::Rng::new(3);
        for _ in 0..4 {
            let mut position = Position::start(Handicap::Even, Rules::default());
            let mut tally = Tally::of(&position);
            assert_eq!(tally.phase(), FULL_PHASE);
            for _ in 0..200 {
                let mut list = MoveList::new();
                position.legal_moves(&mut list);
                if list.is_empty() {
                    break;
                }
                let mv = list[rng.below(list.len() as u32) as usize];
                tally = tally.after(&position, mv);
                position.make(mv);
                assert_eq!(tally, Tally::of(&position), "{position:?}");
            }
        }
    }

    /// The position seen from the other side of the table, colours changed.
    fn turned(position: &Position) -> Option<Position> {
        let fen = position.fen();
        let board = fen.split(' ').next()?;
        let turned: String = board
            .chars()
            .rev()
            .map(|c| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() })
            .collect();
        let side = if position.side_to_move() == Side::First { "b" } else { "w" };
        Position::from_fen(&format!("{turned} {side} - - 0 1"), Rules::default()).ok()
    }

    #[test]
    fn both_sides_are_judged_alike() {
        let mut rng = crate::rng::Rng::new(4);
        let mut compared = 0;
        for _ in 0..4 {
            let mut position = Position::start(Handicap::Even, Rules::default());
            for _ in 0..150 {
                let mut list = MoveList::new();
                position.legal_moves(&mut list);
                if list.is_empty() {
                    break;
                }
                position.make(list[rng.below(list.len() as u32) as usize]);
                let Some(other) = turned(&position) else { continue };
                let (a, b) = (Tally::of(&position), Tally::of(&other));
                assert_eq!(judge(&position, &a), judge(&other, &b), "{position:?}");
                compared += 1;
            }
        }
        assert!(compared > 300, "{compared}");
    }

    fn judged(fen: &str) -> i32 {
        let position =
            Position::from_fen(fen, Rules::default()).unwrap_or_else(|error| panic!("{fen}: {error}"));
        judge(&position, &Tally::of(&position))
    }

    #[test]
    fn what_cannot_win_is_hardly_a_lead() {
        // Advisors and elephants alone, a lone horse against a whole guard.
        assert!(judged("4k4/9/9/9/9/9/9/4B4/4A4/2BAK4 w - - 0 1") < 150);
        assert!(judged("2bakab2/9/9/9/9/9/4N4/9/4A4/2BAK1B2 w - - 0 1") < 250);
        // A chariot against a bare general wins.
        assert!(judged("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1") > 900);
    }

    #[test]
    fn an_empty_cannon_is_feared() {
        // The black cannon on the middle file with nothing before the red general, or one file aside.
        let hollow = judged("3k5/9/9/9/4c4/9/9/9/9/RNBAKABNR w - - 0 1");
        let aside = judged("3k5/9/9/9/5c3/9/9/9/9/RNBAKABNR w - - 0 1");
        assert!(hollow < aside - 80, "{hollow} {aside}");
    }
}
