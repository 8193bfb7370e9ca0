//! The judgement of a Xiangqi position: what the network says, less where the side ahead can hardly win.

use palgak_rules::family::geometry::rank_of;
use palgak_rules::xiangqi::Position;
use palgak_rules::{Move, Piece, PieceKind, Position as _, Side};

use crate::network::{Accumulator, Network};

static NETWORK: Network = Network::read(include_bytes!("../../nets/xiangqi.net"));

/// The part of the judgement that changes only with the pieces that move or fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    views: Accumulator,
    /// How many pieces are on the board.
    pieces: u8,
    /// What each side has to attack with: four for a chariot, two for a horse or a cannon, one for a soldier.
    attackers: [i8; 2],
}

const fn attack(kind: PieceKind) -> i8 {
    match kind {
        PieceKind::Chariot => 4,
        PieceKind::Cannon | PieceKind::Horse => 2,
        PieceKind::Soldier => 1,
        _ => 0,
    }
}

impl Tally {
    /// The tally of a position.
    pub(super) fn of(position: &Position) -> Tally {
        let mut tally = Tally { views: NETWORK.empty(), pieces: 0, attackers: [0; 2] };
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square) {
                NETWORK.put(&mut tally.views, piece, square);
                tally.pieces += 1;
                tally.attackers[piece.side.index()] += attack(piece.kind);
            }
        }
        tally
    }

    /// The tally after a move.
    #[inline]
    pub(super) fn after(&self, position: &Position, mv: Move) -> Tally {
        let Some(piece) = position.piece_at(mv.from()) else { return *self };
        let victim: Option<Piece> = position.piece_at(mv.to());
        let mut tally = Tally {
            views: NETWORK.shift(&self.views, piece, mv.from(), mv.to(), victim),
            pieces: self.pieces,
            attackers: self.attackers,
        };
        if let Some(victim) = victim {
            tally.pieces -= 1;
            tally.attackers[victim.side.index()] -= attack(victim.kind);
        }
        tally
    }
}

/// The judgement, for the side to move.
pub(super) fn judge(position: &Position, tally: &Tally) -> i32 {
    let judged = NETWORK.judge(&tally.views, position.side_to_move(), u32::from(tally.pieces));
    let ahead = if judged >= 0 { position.side_to_move() } else { position.side_to_move().other() };
    judged * winnable(position, tally, ahead) / 16
}

/// How much of its lead the side ahead can hope to make good, in sixteenths: what cannot cross the river does
/// not mate, and a lone piece hardly gets through a whole guard.
#[inline]
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
    fn a_piece_more_is_a_lead() {
        // The start without a black chariot, horse, cannon and elephant, with Red to move; and without a red soldier.
        for (fen, least, most) in [
            ("rnbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 700, 2500),
            ("rnbakab1r/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 300, 1500),
            ("rnbakabnr/9/1c7/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 300, 1500),
            ("rn1akabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 60, 900),
            ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P2/1C5C1/9/RNBAKABNR b - - 0 1", 20, 500),
        ] {
            let lead = judged(fen);
            assert!((least..=most).contains(&lead), "{fen}: {lead}");
        }
    }
}
