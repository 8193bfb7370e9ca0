//! The first move of a game: masters begin in many ways, and so does the computer.

use palgak_rules::family::geometry::at;
use palgak_rules::xiangqi::{Handicap, Position};
use palgak_rules::{Move, Position as _, Side};

use crate::rng::{Rng, mix};

/// A way to begin, as red sees the board: files from its left, ranks from its back rank, and how often it is
/// chosen. Each is played to the left or to the right.
const FIRST: [(u32, [(i8, i8); 2]); 7] = [
    // The cannon to the middle.
    (8, [(7, 2), (4, 2)]),
    // An elephant to the middle.
    (4, [(6, 0), (4, 2)]),
    // A soldier opens the way for a horse.
    (4, [(6, 3), (6, 4)]),
    // A horse.
    (3, [(7, 0), (6, 2)]),
    // The cannon to a palace corner, near or far.
    (1, [(7, 2), (5, 2)]),
    (1, [(7, 2), (3, 2)]),
    // The cannon behind a soldier.
    (1, [(7, 2), (6, 2)]),
];

/// Ways to answer any of these.
const REPLIES: [(u32, [(i8, i8); 2]); 4] =
    [(8, [(7, 0), (6, 2)]), (2, [(7, 2), (4, 2)]), (2, [(6, 0), (4, 2)]), (3, [(6, 3), (6, 4)])];

/// A move for the start of an even game or for the first reply; none anywhere else.
pub(super) fn choose(position: &Position, seed: u64) -> Option<Move> {
    let start = Position::start(Handicap::Even, position.rules());
    let mut rng = Rng::new(mix(seed ^ position.hash()));
    if position.hash() == start.hash() {
        return draw(&FIRST, &mut rng, Side::First, |_| true);
    }
    // A reply only to a quiet beginning. Against a cannon in the middle the middle soldier must be guarded by
    // the horse on that side, or met by a cannon.
    if position.side_to_move() != Side::Second || position.occupied().len() != 32 {
        return None;
    }
    let first = FIRST.iter().flat_map(|&(_, way)| [way, mirrored(way)]).find(|&way| {
        let mut after = start.clone();
        make_move(way, Side::First).is_some_and(|mv| {
            after.make(mv);
            after.hash() == position.hash()
        })
    })?;
    let central = first[1] == (4, 2) && first[0].1 == 2;
    draw(&REPLIES, &mut rng, Side::Second, |way| {
        // Seen from black, its elephant or soldier does not answer a cannon that eyes the middle soldier.
        !central || way[0] == (7, 0) || way[0] == (7, 2)
    })
}

fn draw(
    ways: &[(u32, [(i8, i8); 2])],
    rng: &mut Rng,
    side: Side,
    allowed: impl Fn([(i8, i8); 2]) -> bool,
) -> Option<Move> {
    let open = || ways.iter().filter(|&&(_, way)| allowed(way));
    let mut ticket = rng.below(open().map(|&(weight, _)| weight).sum());
    let left = rng.below(2) == 0;
    for &(weight, way) in open() {
        if ticket < weight {
            return make_move(if left { mirrored(way) } else { way }, side);
        }
        ticket -= weight;
    }
    None
}

fn mirrored(way: [(i8, i8); 2]) -> [(i8, i8); 2] {
    way.map(|(file, rank)| (8 - file, rank))
}

fn make_move(way: [(i8, i8); 2], side: Side) -> Option<Move> {
    let [from, to] = way.map(|(file, rank)| match side {
        Side::First => at(file, rank),
        Side::Second => at(8 - file, 9 - rank),
    });
    Some(Move::new(from?, to?))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use palgak_rules::xiangqi::Rules;

    #[test]
    fn games_begin_in_many_ways_and_always_the_same_with_one_seed() {
        let start = Position::start(Handicap::Even, Rules::default());
        let mut firsts = HashSet::new();
        let mut replies = HashSet::new();
        for seed in 0..300 {
            let mv = choose(&start, seed);
            assert_eq!(mv, choose(&start, seed));
            let mv = mv.filter(|&mv| start.is_legal(mv));
            assert!(mv.is_some(), "{seed}");
            let Some(mv) = mv else { continue };
            firsts.insert(mv);
            let mut after = start.clone();
            after.make(mv);
            let reply = choose(&after, seed).filter(|&mv| after.is_legal(mv));
            assert!(reply.is_some(), "{seed} {mv:?}");
            replies.insert((mv, reply));
            after.make(reply.unwrap_or(mv));
            assert_eq!(choose(&after, seed), None);
        }
        assert!(firsts.len() >= 12, "{firsts:?}");
        assert!(replies.len() >= 50, "{}", replies.len());
    }

    #[test]
    fn a_handicap_game_has_no_book() {
        let start = Position::start(Handicap::OneHorse(Side::First), Rules::default());
        assert_eq!(choose(&start, 1), None);
    }
}
