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
                    .filter(|&from| attacks::elephant(from, &self.occupancy).contains(self.target))
                    .collect(),
                PieceKind::Horse => (pieces & attacks::leaps_to(self.target).horses)
                    .into_iter()
                    .filter(|&from| attacks::horse(from, &self.occupancy).contains(self.target))
                    .collect(),
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
