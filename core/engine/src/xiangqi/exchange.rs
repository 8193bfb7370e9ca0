//! Exchanges on one point, computed move by move.
//!
//! What attacks a point changes with every capture: a piece that leaves opens a line, a horse's leg or an
//! elephant's eye, and takes away a cannon's screen or leaves it the only one. So after each capture the
//! attackers are found anew. Any piece is a screen, cannons too, and a cannon may capture a cannon.

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::family::geometry::palace;
use palgak_rules::family::lines::cross;
use palgak_rules::family::occupancy::Occupancy;
use palgak_rules::xiangqi::{Position, attacks};
use palgak_rules::{Move, PieceKind, Position as _, Side, Square};

use super::values::worth;

/// The order in which pieces are risked.
const CHEAPEST_FIRST: [PieceKind; 7] = [
    PieceKind::Soldier,
    PieceKind::Elephant,
    PieceKind::Guard,
    PieceKind::Horse,
    PieceKind::Cannon,
    PieceKind::Chariot,
    PieceKind::King,
];

/// The board during an exchange.
struct Exchange<'a> {
    position: &'a Position,
    target: Square,
    occupancy: Occupancy,
    /// Points whose pieces still stand there; the target itself is left out.
    there: Bitboard,
    /// What stands on the target now.
    standing: PieceKind,
}

impl Exchange<'_> {
    /// The cheapest piece of a side that can capture on the target now.
    fn cheapest(&self, side: Side) -> Option<(Square, PieceKind)> {
        let own = self.position.by_side(side) & self.there;
        CHEAPEST_FIRST.into_iter().find_map(|kind| {
            let pieces = own & self.position.by_kind(kind);
            if pieces.is_empty() {
                return None;
            }
            let from = match kind {
                PieceKind::Soldier => pieces & attacks::soldier_sources(side, self.target),
                PieceKind::Guard => pieces & attacks::advisor(self.target),
                PieceKind::King => pieces & attacks::general(self.target) & palace(side),
                // An eye is the same from both ends.
                PieceKind::Elephant => pieces & attacks::elephant(self.target, self.occupancy.points()),
                PieceKind::Horse => (pieces & attacks::horse_sources(self.target))
                    .into_iter()
                    .find(|&from| attacks::horse(from, &self.occupancy).contains(self.target))
                    .map_or(Bitboard::EMPTY, Bitboard::of),
                // So are lines.
                PieceKind::Cannon | PieceKind::Chariot if !pieces.intersects(cross(self.target)) => {
                    Bitboard::EMPTY
                }
                PieceKind::Cannon => pieces & attacks::cannon_threat(self.target, &self.occupancy),
                PieceKind::Chariot => pieces & attacks::chariot(self.target, &self.occupancy),
            };
            from.first().map(|square| (square, kind))
        })
    }

    /// A piece leaves its point for the target.
    fn advance(&mut self, from: Square, kind: PieceKind) {
        self.there &= !Bitboard::of(from);
        self.occupancy.toggle(from);
        self.standing = kind;
    }
}

/// What a move gains when both sides then capture on its target as long as it pays.
pub(super) fn gain(position: &Position, mv: Move) -> i32 {
    // Deep enough for every piece that could ever take part.
    let mut gains = [0; 33];
    let count = play_out(position, mv, &mut gains);
    // From the end: each side takes only if that is better than leaving it.
    for index in (1..count).rev() {
        gains[index - 1] = -i32::max(-gains[index - 1], gains[index]);
    }
    gains[0]
}

/// Whether [`gain`] is at least `threshold`, stopping as soon as that is known.
pub(super) fn reaches(position: &Position, mv: Move, threshold: i32) -> bool {
    let (from, to) = (mv.from(), mv.to());
    let (Some(mover), victim) = (position.kind_at(from), position.kind_at(to)) else { return threshold <= 0 };
    if mv.is_pass() {
        return threshold <= 0;
    }
    // What is still wanted, should the piece get away with it.
    let mut wanted = threshold - victim.map_or(0, worth);
    if wanted > 0 {
        return false;
    }
    // And should it be lost for nothing.
    wanted += worth(mover);
    if wanted <= 0 {
        return true;
    }
    // From here on `wanted` is what the side that has just been captured from must win back, and `reached`
    // whether the mover's goal stands if the exchange ends now.
    let mut exchange = begin(position, mv, mover, victim);
    let mut side = position.side_to_move().other();
    let mut reached = true;
    while let Some((from, kind)) = exchange.cheapest(side) {
        reached = !reached;
        exchange.advance(from, kind);
        if kind == PieceKind::King {
            // A king cannot capture a guarded piece.
            return if exchange.cheapest(side.other()).is_some() { !reached } else { reached };
        }
        wanted = worth(kind) - wanted;
        if wanted < i32::from(reached) {
            break;
        }
        side = side.other();
    }
    reached
}

fn begin<'a>(position: &'a Position, mv: Move, mover: PieceKind, victim: Option<PieceKind>) -> Exchange<'a> {
    let mut exchange = Exchange {
        position,
        target: mv.to(),
        occupancy: *position.occupancy(),
        there: !Bitboard::of(mv.to()),
        // An empty target is like one with a soldier on it, which any piece may take the place of.
        standing: victim.unwrap_or(PieceKind::Soldier),
    };
    if victim.is_none() {
        exchange.occupancy.toggle(mv.to());
    }
    exchange.advance(mv.from(), mover);
    exchange
}

/// Plays the captures out; `gains[n]` is what the n-th of them takes. Returns how many there were.
fn play_out(position: &Position, mv: Move, gains: &mut [i32; 33]) -> usize {
    let (Some(mover), victim) = (position.kind_at(mv.from()), position.kind_at(mv.to())) else { return 1 };
    if mv.is_pass() {
        return 1;
    }
    let mut exchange = begin(position, mv, mover, victim);
    gains[0] = victim.map_or(0, worth);
    let mut side = position.side_to_move().other();
    let mut count = 1;
    while count < gains.len() {
        let Some((from, kind)) = exchange.cheapest(side) else { break };
        let taken = exchange.standing;
        exchange.advance(from, kind);
        if kind == PieceKind::King && exchange.cheapest(side.other()).is_some() {
            break;
        }
        gains[count] = worth(taken) - gains[count - 1];
        count += 1;
        side = side.other();
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::MoveList;
    use palgak_rules::family::geometry::parse_name;
    use palgak_rules::xiangqi::{Handicap, Rules};

    fn gain_of(fen: &str, mv: &str) -> i32 {
        let position =
            Position::from_fen(fen, Rules::default()).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let points = parse_name(mv).and_then(|(from, rest)| Some((from, parse_name(rest)?.0)));
        let (from, to) = points.unwrap_or_else(|| panic!("{mv}"));
        let mv = Move::new(from, to);
        assert!(position.is_legal(mv), "{mv:?} in {fen}");
        let gain = gain(&position, mv);
        for threshold in -1500..1500 {
            assert_eq!(
                reaches(&position, mv, threshold),
                gain >= threshold,
                "{threshold} for {mv:?} in {fen}"
            );
        }
        gain
    }

    const SOLDIER: i32 = worth(PieceKind::Soldier);
    const GUARD: i32 = worth(PieceKind::Guard);
    const ELEPHANT: i32 = worth(PieceKind::Elephant);
    const CANNON: i32 = worth(PieceKind::Cannon);
    const CHARIOT: i32 = worth(PieceKind::Chariot);

    #[test]
    fn what_nothing_guards_is_won() {
        assert_eq!(gain_of("4k4/9/9/p8/9/9/9/9/9/R2K5 w - - 0 1", "a1a7"), SOLDIER);
    }

    #[test]
    fn a_chariot_for_a_guarded_soldier_loses() {
        // Across the river a soldier guards sideways, before it does not.
        assert_eq!(gain_of("4k4/9/9/9/9/pp7/9/9/9/R2K5 w - - 0 1", "a1a5"), SOLDIER - CHARIOT);
        assert_eq!(gain_of("4k4/9/9/p1p6/9/9/9/9/9/R2K5 w - - 0 1", "a1a7"), SOLDIER);
    }

    #[test]
    fn a_cannon_takes_back_from_a_cannon_over_any_screen() {
        // Black's cannon on a10 guards a6 over the soldier on a8, or over a cannon there.
        assert_eq!(gain_of("c3k4/9/b8/9/p8/9/P8/9/9/C2K5 w - - 0 1", "a1a6"), SOLDIER - CANNON);
        assert_eq!(gain_of("c3k4/9/c8/9/p8/9/P8/9/9/C2K5 w - - 0 1", "a1a6"), SOLDIER - CANNON);
        // Over two screens it does not.
        assert_eq!(gain_of("c3k4/n8/b8/9/p8/9/P8/9/9/C2K5 w - - 0 1", "a1a6"), SOLDIER);
    }

    #[test]
    fn a_screen_that_captures_is_a_screen_no_more() {
        assert_eq!(gain_of("c3k4/9/R8/9/p8/9/9/9/9/3K5 w - - 0 1", "a8a6"), SOLDIER);
        // And of two screens one is left, over which the cannon takes back.
        assert_eq!(gain_of("c3k4/n8/R8/9/p8/9/9/9/9/3K5 w - - 0 1", "a8a6"), SOLDIER - CHARIOT);
    }

    #[test]
    fn a_chariot_that_captures_uncovers_the_chariot_behind() {
        assert_eq!(gain_of("r3k4/9/9/9/p8/9/9/9/R8/R2K5 w - - 0 1", "a2a6"), SOLDIER);
        // A cannon behind it has lost its screen.
        assert_eq!(gain_of("r3k4/9/9/9/p8/9/9/9/R8/C2K5 w - - 0 1", "a2a6"), SOLDIER - CHARIOT);
        // With two screens it takes part once the first has moved.
        assert_eq!(gain_of("r3k4/9/9/9/p8/9/9/R8/C8/C2K5 w - - 0 1", "a3a6"), SOLDIER);
    }

    #[test]
    fn the_leg_of_a_horse_holds_it_up_and_leaving_it_lets_it_take_back() {
        // The horse on c7 guards a6; a soldier on b7 stands on its leg.
        assert_eq!(gain_of("4k4/9/9/2n6/p8/9/9/9/9/R2K5 w - - 0 1", "a1a6"), SOLDIER - CHARIOT);
        assert_eq!(gain_of("4k4/9/9/1Pn6/p8/9/9/9/9/R2K5 w - - 0 1", "a1a6"), SOLDIER);
        // The soldier itself leaves the leg to capture, and is taken back.
        assert_eq!(gain_of("4k4/9/9/pPn6/9/9/9/9/9/3K5 w - - 0 1", "b7a7"), SOLDIER);
        assert_eq!(gain_of("4k4/9/2n6/1P7/9/9/9/9/9/3K5 w - - 0 1", "b7b8"), 0);
    }

    #[test]
    fn the_eye_of_an_elephant_shuts_it_out() {
        // The elephant on c10 guards e8 through d9.
        assert_eq!(gain_of("2b2k3/9/4b4/9/9/9/9/9/4R4/3K5 w - - 0 1", "e2e8"), ELEPHANT - CHARIOT);
        assert_eq!(gain_of("2b2k3/3P5/4b4/9/9/9/9/9/4R4/3K5 w - - 0 1", "e2e8"), ELEPHANT);
    }

    #[test]
    fn a_general_takes_only_what_is_not_guarded() {
        assert_eq!(gain_of("3ak4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 1", "d2d10"), GUARD - CHARIOT);
        assert_eq!(gain_of("3ak4/9/9/9/9/9/9/3R5/3R5/5K3 w - - 0 1", "d3d10"), GUARD);
    }

    #[test]
    fn a_quiet_move_into_danger_loses_the_piece() {
        assert_eq!(gain_of("4k4/9/9/p8/9/9/9/9/9/R2K5 w - - 0 1", "a1a6"), -CHARIOT);
        assert_eq!(gain_of("4k4/9/9/p8/9/9/9/9/9/R2K5 w - - 0 1", "a1a4"), 0);
    }

    /// The same exchange on real positions, whose attackers the rules work out from the whole board.
    fn gain_by_playing(position: &Position, mv: Move) -> i32 {
        let taken = position.kind_at(mv.to()).map_or(0, worth);
        let mut after = position.clone();
        after.make(mv);
        taken - best_capture(&after, mv.to()).max(0)
    }

    fn attackers(position: &Position, side: Side, target: Square) -> Bitboard {
        position
            .by_side(side)
            .into_iter()
            .filter(|&from| position.attacks_from(from).contains(target))
            .collect()
    }

    fn best_capture(position: &Position, target: Square) -> i32 {
        let side = position.side_to_move();
        let attackers_now = attackers(position, side, target);
        let cheapest = CHEAPEST_FIRST
            .into_iter()
            .find_map(|kind| (attackers_now & position.by_kind(kind)).first().map(|square| (square, kind)));
        let Some((from, kind)) = cheapest else { return 0 };
        let mut after = position.clone();
        after.make(Move::new(from, target));
        if kind == PieceKind::King && !attackers(&after, side.other(), target).is_empty() {
            return 0;
        }
        position.kind_at(target).map_or(0, worth) - best_capture(&after, target).max(0)
    }

    #[test]
    fn exchanges_agree_with_playing_them_on_the_board() {
        let mut rng = crate::rng::Rng::new(11);
        let (mut compared, mut long) = (0, 0);
        for _ in 0..60 {
            let mut position = Position::start(Handicap::Even, Rules::default());
            for _ in 0..120 {
                let mut list = MoveList::new();
                position.legal_moves(&mut list);
                for &mv in &list {
                    let expected = gain_by_playing(&position, mv);
                    assert_eq!(gain(&position, mv), expected, "{mv:?} in {position:?}");
                    for threshold in [expected - 1, expected, expected + 1, 0, -150, 150] {
                        assert_eq!(reaches(&position, mv, threshold), expected >= threshold);
                    }
                    compared += 1;
                    long += u32::from(expected < 0 && position.kind_at(mv.to()).is_some());
                }
                if list.is_empty() {
                    break;
                }
                position.make(list[rng.below(list.len() as u32) as usize]);
            }
        }
        assert!(compared > 100_000 && long > 1_000, "{compared} {long}");
    }
}
