//! Exchanges on one point, computed move by move.
//!
//! What attacks a point changes with every capture: a piece that leaves opens a line, a horse's leg or an
//! elephant's eye, and takes away or becomes a cannon's screen. So after each capture the attackers are
//! found anew. Cannons neither jump nor capture cannons.

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::family::occupancy::Occupancy;
use palgak_rules::janggi::{Position, attacks};
use palgak_rules::{Move, PieceKind, Position as _, Side, Square};

use super::values::worth;

/// The order in which pieces are risked.
const CHEAPEST_FIRST: [PieceKind; 7] = [
    PieceKind::Soldier,
    PieceKind::Guard,
    PieceKind::Elephant,
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
    /// Cannons still on the board, that on the target included.
    cannons: Bitboard,
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
                PieceKind::Guard | PieceKind::King => {
                    pieces & attacks::palace_step(self.target) & palgak_rules::family::geometry::palace(side)
                }
                PieceKind::Elephant => (pieces & attacks::leaps_to(self.target).elephants)
                    .into_iter()
                    .find(|&from| attacks::elephant(from, &self.occupancy).contains(self.target))
                    .map_or(Bitboard::EMPTY, Bitboard::of),
                PieceKind::Horse => (pieces & attacks::leaps_to(self.target).horses)
                    .into_iter()
                    .find(|&from| attacks::horse(from, &self.occupancy).contains(self.target))
                    .map_or(Bitboard::EMPTY, Bitboard::of),
                PieceKind::Cannon if self.standing == PieceKind::Cannon => Bitboard::EMPTY,
                // Lines read the same from both ends.
                PieceKind::Cannon if !pieces.intersects(attacks::chariot_lines(self.target)) => {
                    Bitboard::EMPTY
                }
                PieceKind::Cannon => pieces & attacks::cannon(self.target, &self.occupancy, self.cannons),
                PieceKind::Chariot if !pieces.intersects(attacks::chariot_lines(self.target)) => {
                    Bitboard::EMPTY
                }
                PieceKind::Chariot => pieces & attacks::chariot(self.target, &self.occupancy),
            };
            from.first().map(|square| (square, kind))
        })
    }

    /// A piece leaves its point for the target.
    fn advance(&mut self, from: Square, kind: PieceKind) {
        self.there &= !Bitboard::of(from);
        self.occupancy.toggle(from);
        if self.standing == PieceKind::Cannon {
            self.cannons &= !Bitboard::of(self.target);
        }
        if kind == PieceKind::Cannon {
            self.cannons &= !Bitboard::of(from);
            self.cannons |= Bitboard::of(self.target);
        }
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
        cannons: position.by_kind(PieceKind::Cannon),
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
    use palgak_rules::janggi::{Rules, Setup, notation};

    fn position(fen: &str) -> Position {
        Position::from_fen(fen, Rules { bikjang: false }).unwrap_or_else(|error| panic!("{fen}: {error}"))
    }

    fn gain_of(fen: &str, mv: &str) -> i32 {
        let position = position(fen);
        let mv = notation::parse_machine(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
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
    const CHARIOT: i32 = worth(PieceKind::Chariot);

    #[test]
    fn what_nothing_guards_is_won() {
        assert_eq!(gain_of("5k3/9/9/9/p8/9/9/9/9/R2K5 w - - 0 1", "a1a6"), SOLDIER);
    }

    #[test]
    fn a_chariot_for_a_guarded_soldier_loses() {
        assert_eq!(gain_of("5k3/9/9/9/pp7/9/9/9/9/R2K5 w - - 0 1", "a1a6"), SOLDIER - CHARIOT);
    }

    #[test]
    fn a_cannon_does_not_take_back_from_a_cannon() {
        // Han's cannon guards a6 over a8 against anything but a cannon.
        assert_eq!(gain_of("c4k3/9/p8/9/p8/9/9/P8/9/C2K5 w - - 0 1", "a1a6"), SOLDIER);
        assert_eq!(gain_of("c4k3/9/p8/9/p7R/9/9/9/9/3K5 w - - 0 1", "i6a6"), SOLDIER - CHARIOT);
    }

    #[test]
    fn a_screen_that_captures_is_a_screen_no_more() {
        // The chariot on a8 is all that Han's cannon could jump.
        assert_eq!(gain_of("c4k3/9/R8/9/p8/9/9/9/9/3K5 w - - 0 1", "a8a6"), SOLDIER);
    }

    #[test]
    fn a_piece_that_comes_closer_uncovers_a_second_attacker() {
        // Chariot behind chariot: the exchange of chariots leaves the soldier as profit.
        assert_eq!(gain_of("r4k3/9/9/9/p8/9/9/9/R8/R2K5 w - - 0 1", "a2a6"), SOLDIER);
        // A cannon behind the chariot that captures has lost its screen, and the chariot that takes back gives
        // it none.
        assert_eq!(gain_of("r4k3/9/9/9/p8/9/9/9/R8/C2K5 w - - 0 1", "a2a6"), SOLDIER - CHARIOT);
        // With a soldier of its own between, it takes part.
        assert_eq!(gain_of("r4k3/9/9/9/p7R/9/9/P8/9/C2K5 w - - 0 1", "i6a6"), SOLDIER);
    }

    #[test]
    fn leaving_the_leg_of_a_horse_lets_it_take_back() {
        assert_eq!(gain_of("3a5/4Pn3/5k3/9/9/9/9/9/9/3K5 w - - 0 1", "e9d10"), GUARD - SOLDIER);
    }

    #[test]
    fn palace_diagonals_count() {
        // The guard on d8 is guarded along the diagonal by the chariot on f10, through the empty centre.
        assert_eq!(gain_of("5r3/9/3a1k3/9/9/9/9/3R5/9/3K5 w - - 0 1", "d3d8"), GUARD - CHARIOT);
        // With the centre filled by a horse the chariot is shut out, and a cannon would not be.
        assert_eq!(gain_of("5r3/4n4/3a1k3/9/9/9/9/3R5/9/3K5 w - - 0 1", "d3d8"), GUARD);
        assert_eq!(gain_of("5c3/4n4/3a1k3/9/9/9/9/3R5/9/3K5 w - - 0 1", "d3d8"), GUARD - CHARIOT);
        assert_eq!(gain_of("5c3/4c4/3a1k3/9/9/9/9/3R5/9/3K5 w - - 0 1", "d3d8"), GUARD);
    }

    #[test]
    fn a_king_takes_only_what_is_not_guarded() {
        assert_eq!(gain_of("9/9/3ak4/9/9/9/9/3R5/9/3K5 w - - 0 1", "d3d8"), GUARD - CHARIOT);
        assert_eq!(gain_of("9/9/3ak4/9/9/9/9/3R5/3R5/3K5 w - - 0 1", "d3d8"), GUARD);
    }

    #[test]
    fn a_quiet_move_into_danger_loses_the_piece() {
        assert_eq!(gain_of("5k3/9/9/9/p8/9/9/9/9/R2K5 w - - 0 1", "a1a5"), -CHARIOT);
        assert_eq!(gain_of("5k3/9/9/9/p8/9/9/9/9/R2K5 w - - 0 1", "a1a4"), 0);
        // Guarded by a soldier, the chariot still costs more than the soldier that takes it.
        assert_eq!(gain_of("5k3/9/9/9/p8/1P7/9/9/9/R2K5 w - - 0 1", "a1a5"), SOLDIER - CHARIOT);
    }

    /// The same exchange on real positions, whose attackers the rules work out from the whole board.
    fn gain_by_playing(position: &Position, mv: Move) -> i32 {
        let taken = position.kind_at(mv.to()).map_or(0, worth);
        let mut after = position.clone();
        after.make(mv);
        taken - best_capture(&after, mv.to()).max(0)
    }

    fn best_capture(position: &Position, target: Square) -> i32 {
        let side = position.side_to_move();
        let attackers = position.attackers(side, target);
        let cheapest = CHEAPEST_FIRST
            .into_iter()
            .find_map(|kind| (attackers & position.by_kind(kind)).first().map(|square| (square, kind)));
        let Some((from, kind)) = cheapest else { return 0 };
        let mut after = position.clone();
        after.make(Move::new(from, target));
        if kind == PieceKind::King && !after.attackers(side.other(), target).is_empty() {
            return 0;
        }
        position.kind_at(target).map_or(0, worth) - best_capture(&after, target).max(0)
    }

    #[test]
    fn exchanges_agree_with_playing_them_on_the_board() {
        let mut rng = crate::rng::Rng::new(11);
        let (mut compared, mut long) = (0, 0);
        for game in 0..80u32 {
            let setups = [Setup::ALL[game as usize % 4], Setup::ALL[game as usize / 4 % 4]];
            let mut position = Position::start(setups[0], setups[1], Rules { bikjang: false });
            for _ in 0..120 {
                let mut list = MoveList::new();
                position.legal_moves(&mut list);
                list.retain(|mv| !mv.is_pass());
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
