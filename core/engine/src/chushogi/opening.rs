//! The first moves of a game: there are many quiet ways to begin, and the computer uses them all.

use palgak_rules::chushogi::notation::parse_machine;
use palgak_rules::chushogi::{Handicap, Position, SQUARES};
use palgak_rules::{Move, MoveList, Position as _, Side, Square};

use crate::playable::Playable as _;
use crate::rng::{Rng, mix};

/// Ways to begin, as sente sees the board, and how often each is chosen.
const WAYS: [(u32, &str); 16] = [
    // The lion comes out, with a jump over its pawns.
    (5, "7j7h"),
    (4, "7j5h"),
    (2, "7j8h"),
    (2, "7j6h"),
    // A pawn opens the way for the pieces behind it.
    (4, "5i5h"),
    (4, "8i8h"),
    (3, "7i7h"),
    (2, "6i6h"),
    (2, "10i10h"),
    (2, "3i3h"),
    (1, "12i12h"),
    (1, "1i1h"),
    // Generals come forward.
    (2, "10l9k"),
    (2, "3l4k"),
    (1, "11l11k"),
    (1, "2l2k"),
];

/// A move for the start of an even game or for the first reply; none anywhere else.
pub(super) fn choose(position: &Position, seed: u64) -> Option<Move> {
    let start = Position::start(Handicap::Even, position.rules());
    let side = position.side_to_move();
    let begins = position.hash() == start.hash();
    let answers = side == Side::Second && is_first_move(&start, position);
    if !(begins || answers) {
        return None;
    }
    let open: Vec<(u32, Move)> = WAYS
        .into_iter()
        .filter_map(|(weight, text)| Some((weight, seen_by(side, parse_machine(text).ok()?))))
        .filter(|&(_, mv)| position.is_legal(mv) && is_quiet(position, mv))
        .collect();
    let total: u32 = open.iter().map(|&(weight, _)| weight).sum();
    if total == 0 {
        return None;
    }
    let mut ticket = Rng::new(mix(seed ^ position.hash())).below(total);
    for (weight, mv) in open {
        if ticket < weight {
            return Some(mv);
        }
        ticket -= weight;
    }
    None
}

/// Whether a position comes from the start by one move.
fn is_first_move(start: &Position, position: &Position) -> bool {
    let mut list = MoveList::new();
    start.legal_moves(&mut list);
    list.into_iter().any(|mv| {
        let mut after = start.clone();
        after.make(mv);
        after.hash() == position.hash()
    })
}

/// Whether the other side can take nothing for nothing afterwards.
fn is_quiet(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.make(mv);
    let mut captures = MoveList::new();
    after.legal_captures(&mut captures);
    !captures.into_iter().any(|capture| after.exchange_reaches(capture, 1))
}

fn seen_by(side: Side, mv: Move) -> Move {
    let turned = |square: Square| match side {
        Side::First => square,
        Side::Second => Square::new(SQUARES as u8 - 1 - square.number()),
    };
    Move::new(turned(mv.from()), turned(mv.to()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::chushogi::Rules;

    #[test]
    fn every_way_is_open_to_both_sides_and_leaves_nothing_loose() {
        let start = Position::start(Handicap::Even, Rules::default());
        for (_, text) in WAYS {
            let mv = seen_by(Side::First, parse_machine(text).unwrap_or(Move::from_bits(0)));
            assert!(start.is_legal(mv) && is_quiet(&start, mv), "{text}");
            let mut after = start.clone();
            after.make(mv);
            for seed in 0..50 {
                let reply = choose(&after, seed);
                assert!(reply.is_some_and(|reply| after.is_legal(reply)), "{text} {seed}");
                assert_eq!(reply, choose(&after, seed));
            }
        }
    }

    #[test]
    fn a_handicap_game_and_a_game_under_way_have_no_book() {
        let handicap = Position::start(Handicap::TwoLions, Rules::default());
        assert_eq!(choose(&handicap, 1), None);
        let mut game = Position::start(Handicap::Even, Rules::default());
        for text in ["5i5h", "5d5e"] {
            game.make(parse_machine(text).unwrap_or(Move::from_bits(0)));
        }
        assert_eq!(choose(&game, 1), None);
    }
}
