//! The terms of the judgement: each is something that can be counted on a board, and has a weight in the
//! middle game and one in the endgame. The judgement is the weighted sum, so that the weights can be fitted
//! to the results of games.

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::family::geometry::{self, palace};
use palgak_rules::janggi::{Position, attacks};
use palgak_rules::{PieceKind, Side, Square};

/// Where the terms of a group begin in the list of weights, group after group.
pub(super) mod at {
    /// A piece on a point: kind × half of the board (files a to e, back rank first).
    pub(in crate::janggi) const PLACED: usize = 0;
    /// Points within reach of a chariot, cannon, horse and elephant.
    pub(in crate::janggi) const CHARIOT_ROOM: usize = PLACED + 7 * 50;
    pub(in crate::janggi) const CANNON_ROOM: usize = CHARIOT_ROOM + 20;
    pub(in crate::janggi) const HORSE_ROOM: usize = CANNON_ROOM + 20;
    pub(in crate::janggi) const ELEPHANT_ROOM: usize = HORSE_ROOM + 9;
    /// Points of the enemy palace that pieces bear on, by kind.
    pub(in crate::janggi) const BEARING: usize = ELEPHANT_ROOM + 9;
    /// How many pieces bear on it, by the guards left there.
    pub(in crate::janggi) const STORM: usize = BEARING + 7;
    /// Points the king could step to that are not attacked.
    pub(in crate::janggi) const KING_ROOM: usize = STORM + 3 * 6;
    /// An enemy piece attacked: attacker's kind × victim's kind.
    pub(in crate::janggi) const THREAT: usize = KING_ROOM + 9;
    /// An enemy piece attacked and not guarded, by kind.
    pub(in crate::janggi) const LOOSE: usize = THREAT + 7 * 7;
    /// Soldiers side by side.
    pub(in crate::janggi) const LINKED: usize = LOOSE + 7;
    /// A cannon, for each piece on the board it could jump.
    pub(in crate::janggi) const SCREENS: usize = LINKED + 1;
    /// Both pieces of a kind still there.
    pub(in crate::janggi) const PAIR: usize = SCREENS + 1;
    /// Points from which a piece could give check safely next move, by kind.
    pub(in crate::janggi) const SAFE_CHECK: usize = PAIR + 7;
    /// Points of the own palace that the enemy attacks and no piece but the king guards.
    pub(in crate::janggi) const WEAK_PALACE: usize = SAFE_CHECK + 7;
    /// Enemy chariots, and cannons, on a line with the king, whatever is between.
    pub(in crate::janggi) const AIMED: usize = WEAK_PALACE + 10;
    /// Being ahead on points, and by how many half points.
    pub(in crate::janggi) const LEADING: usize = AIMED + 2 * 3;
    pub(in crate::janggi) const LEAD: usize = LEADING + 1;
    /// The right to move.
    pub(in crate::janggi) const TEMPO: usize = LEAD + 1;
    /// How many terms there are.
    pub(in crate::janggi) const COUNT: usize = TEMPO + 1;
}

/// The point's place in the half of the board that its owner sees, back rank first, files d to a mirrored.
pub(super) const fn half(side: Side, square: usize) -> usize {
    let (file, rank) = (square % 9, square / 9);
    let file = if file > 4 { 8 - file } else { file };
    let rank = match side {
        Side::First => rank,
        Side::Second => 9 - rank,
    };
    rank * 5 + file
}

/// Takes the terms of a position: the engine adds up their weights, a trainer writes them down.
pub(super) trait Sink {
    /// A term that holds `count` times.
    fn add(&mut self, term: usize, count: i32);
}

/// What a side's pieces reach, own pieces' points included: they are guarded.
#[derive(Clone, Copy)]
struct Reach {
    /// By the pieces of each kind.
    by_kind: [Bitboard; 7],
    /// By any piece but the king.
    by_others: Bitboard,
    /// By any piece.
    any: Bitboard,
}

/// Tells every term of `position` that is not carried along with the moves: `sinks[0]` those of the first
/// side, `sinks[1]` those of the second.
#[inline(always)]
pub(super) fn tell<S: Sink>(position: &Position, sinks: &mut [S; 2]) {
    let reaches = Side::BOTH.map(|side| tell_pieces(position, side, &mut sinks[side.index()]));
    for side in Side::BOTH {
        let (ours, theirs) = (&reaches[side.index()], &reaches[side.other().index()]);
        tell_safety(position, side, ours, theirs, &mut sinks[side.index()]);
    }
}

#[inline(always)]
fn tell_pieces<S: Sink>(position: &Position, side: Side, sink: &mut S) -> Reach {
    let occupancy = position.occupancy();
    let own = position.by_side(side);
    let enemy = position.by_side(side.other());
    let cannons = position.by_kind(PieceKind::Cannon);
    let enemy_palace = palace(side.other());
    let mut by_kind = [Bitboard::EMPTY; 7];
    let mut bearing = 0;

    macro_rules! pieces {
        ($kind:ident, $room:ident, $from:ident => $reach:expr) => {
            for $from in position.pieces(side, PieceKind::$kind) {
                let reach: Bitboard = $reach;
                by_kind[PieceKind::$kind.index()] |= reach;
                sink.add(at::$room + (reach & !own).len() as usize, 1);
                tell_attack(position, PieceKind::$kind, reach, enemy, enemy_palace, &mut bearing, sink);
            }
        };
    }
    pieces!(Chariot, CHARIOT_ROOM, from => attacks::chariot(from, occupancy));
    pieces!(Cannon, CANNON_ROOM, from => attacks::cannon(from, occupancy, cannons) & !cannons);
    pieces!(Horse, HORSE_ROOM, from => attacks::horse(from, occupancy));
    pieces!(Elephant, ELEPHANT_ROOM, from => attacks::elephant(from, occupancy));

    let soldiers = position.pieces(side, PieceKind::Soldier);
    for from in soldiers {
        let reach = attacks::soldier(side, from);
        by_kind[PieceKind::Soldier.index()] |= reach;
        tell_attack(position, PieceKind::Soldier, reach, enemy, enemy_palace, &mut bearing, sink);
    }
    for from in position.pieces(side, PieceKind::Guard) {
        by_kind[PieceKind::Guard.index()] |= attacks::palace_step(from);
    }

    let guards = position.pieces(side.other(), PieceKind::Guard).len().min(2) as usize;
    sink.add(at::STORM + guards * 6 + bearing.min(5), 1);

    // Neighbours on a rank; the last file has none to its right.
    let right = Bitboard((soldiers & !geometry::file(8)).0 << 1);
    sink.add(at::LINKED, (soldiers & right).len() as i32);
    let screens = (position.occupied() & !cannons).len() as i32;
    sink.add(at::SCREENS, screens * position.pieces(side, PieceKind::Cannon).len() as i32);
    for kind in PieceKind::FAMILY {
        if kind != PieceKind::Soldier && position.pieces(side, kind).len() == 2 {
            sink.add(at::PAIR + kind.index(), 1);
        }
    }

    let by_others = by_kind.iter().fold(Bitboard::EMPTY, |all, &reach| all | reach);
    let any = by_others | attacks::palace_step(position.king(side));
    Reach { by_kind, by_others, any }
}

#[inline(always)]
fn tell_attack<S: Sink>(
    position: &Position,
    kind: PieceKind,
    reach: Bitboard,
    enemy: Bitboard,
    enemy_palace: Bitboard,
    bearing: &mut usize,
    sink: &mut S,
) {
    let pressure = (reach & enemy_palace).len() as i32;
    sink.add(at::BEARING + kind.index(), pressure);
    *bearing += usize::from(pressure > 0);
    for victim in reach & enemy {
        tell_threat(position, kind, victim, sink);
    }
}

#[inline(always)]
fn tell_threat<S: Sink>(position: &Position, kind: PieceKind, victim: Square, sink: &mut S) {
    if let Some(victim) = position.kind_at(victim) {
        sink.add(at::THREAT + kind.index() * 7 + victim.index(), 1);
    }
}

#[inline(always)]
fn tell_safety<S: Sink>(position: &Position, side: Side, ours: &Reach, theirs: &Reach, sink: &mut S) {
    let king = position.king(side);
    let enemy = position.by_side(side.other());
    let steps = attacks::palace_step(king) & !position.by_side(side) & !theirs.any;
    sink.add(at::KING_ROOM + steps.len() as usize, 1);
    let weak = palace(side) & theirs.any & !ours.by_others;
    sink.add(at::WEAK_PALACE + weak.len() as usize, 1);
    for victim in enemy & ours.any & !theirs.any {
        if let Some(victim) = position.kind_at(victim) {
            sink.add(at::LOOSE + victim.index(), 1);
        }
    }

    let lines = attacks::chariot_lines(king);
    for (group, kind) in [PieceKind::Chariot, PieceKind::Cannon].into_iter().enumerate() {
        let aimed = (position.pieces(side.other(), kind) & lines).len().min(2) as usize;
        sink.add(at::AIMED + group * 3 + aimed, 1);
    }

    // The checks the enemy threatens count for this side, and will have a negative weight.
    let occupancy = position.occupancy();
    let safe = !enemy & !ours.any;
    let leaps = attacks::leaps_to(king);
    let along_lines = attacks::chariot(king, occupancy);
    let over_screens = attacks::cannon(king, occupancy, position.by_kind(PieceKind::Cannon));
    let mut tell_checks = |kind: PieceKind, from: Bitboard| {
        let checks = theirs.by_kind[kind.index()] & from & safe;
        sink.add(at::SAFE_CHECK + kind.index(), checks.len().min(3) as i32);
    };
    tell_checks(PieceKind::Chariot, along_lines);
    tell_checks(PieceKind::Cannon, over_screens);
    tell_checks(PieceKind::Horse, leaps.horses);
    tell_checks(PieceKind::Elephant, leaps.elephants);
    tell_checks(PieceKind::Soldier, attacks::soldier_sources(side.other(), king));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_see_their_half_the_same_way() {
        for square in 0..90 {
            assert_eq!(half(Side::First, square), half(Side::Second, 89 - square));
            assert!(half(Side::First, square) < 50);
        }
        assert_eq!(half(Side::First, 8), 0);
        assert_eq!(half(Side::Second, 85), 4);
    }
}
