//! The terms of the judgement: each is something that can be counted on a board, and has a weight in the
//! middle game and one in the endgame. The judgement is the weighted sum, so that the weights can be fitted
//! to the results of games.

use palgak_rules::family::bitboard::Bitboard;
use palgak_rules::family::geometry::{self, palace};
use palgak_rules::family::lines::{between, cross};
use palgak_rules::xiangqi::{Position, attacks};
use palgak_rules::{PieceKind, Side, Square};

/// Where the terms of a group begin in the list of weights, group after group.
pub(super) mod at {
    /// A piece on a point: kind × half of the board (files a to e, back rank first).
    pub(in crate::xiangqi) const PLACED: usize = 0;
    /// Points within reach of a chariot, a cannon and a horse.
    pub(in crate::xiangqi) const CHARIOT_ROOM: usize = PLACED + 7 * 50;
    pub(in crate::xiangqi) const CANNON_ROOM: usize = CHARIOT_ROOM + 20;
    pub(in crate::xiangqi) const HORSE_ROOM: usize = CANNON_ROOM + 20;
    /// Points of the enemy palace that pieces bear on, by kind.
    pub(in crate::xiangqi) const BEARING: usize = HORSE_ROOM + 9;
    /// How many pieces bear on it, by the advisors left there.
    pub(in crate::xiangqi) const STORM: usize = BEARING + 7;
    /// Points the general could step to that are not attacked.
    pub(in crate::xiangqi) const KING_ROOM: usize = STORM + 3 * 6;
    /// An enemy piece attacked: attacker's kind × victim's kind.
    pub(in crate::xiangqi) const THREAT: usize = KING_ROOM + 5;
    /// An enemy piece attacked and not guarded, by kind.
    pub(in crate::xiangqi) const LOOSE: usize = THREAT + 7 * 7;
    /// Soldiers side by side.
    pub(in crate::xiangqi) const LINKED: usize = LOOSE + 7;
    /// A cannon, for each piece on the board it could jump.
    pub(in crate::xiangqi) const SCREENS: usize = LINKED + 1;
    /// Both pieces of a kind still there.
    pub(in crate::xiangqi) const PAIR: usize = SCREENS + 1;
    /// Points from which a piece could give check safely next move, by kind.
    pub(in crate::xiangqi) const SAFE_CHECK: usize = PAIR + 7;
    /// Points of the own palace that the enemy attacks and no piece but the general guards.
    pub(in crate::xiangqi) const WEAK_PALACE: usize = SAFE_CHECK + 7;
    /// An enemy chariot, and cannon, on a line with the general, by the pieces between: none, one, two, more.
    pub(in crate::xiangqi) const AIMED: usize = WEAK_PALACE + 10;
    /// Advisors left × enemy chariots, and elephants left × enemy cannons.
    pub(in crate::xiangqi) const ADVISORS: usize = AIMED + 2 * 4;
    pub(in crate::xiangqi) const ELEPHANTS: usize = ADVISORS + 3 * 3;
    /// The general looks along an open file, where the enemy's may not come.
    pub(in crate::xiangqi) const OPEN_FILE: usize = ELEPHANTS + 3 * 3;
    /// The right to move.
    pub(in crate::xiangqi) const TEMPO: usize = OPEN_FILE + 1;
    /// How many terms there are.
    pub(in crate::xiangqi) const COUNT: usize = TEMPO + 1;
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

/// What a side's pieces attack, own pieces' points included: they are guarded.
#[derive(Clone, Copy)]
struct Reach {
    /// By the pieces of each kind.
    by_kind: [Bitboard; 7],
    /// Where cannons can go without capturing.
    cannon_ways: Bitboard,
    /// By any piece but the general.
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
    let occupied = position.occupied();
    let own = position.by_side(side);
    let enemy = position.by_side(side.other());
    let enemy_palace = palace(side.other());
    let mut by_kind = [Bitboard::EMPTY; 7];
    let mut cannon_ways = Bitboard::EMPTY;
    let mut bearing = 0;

    for from in position.pieces(side, PieceKind::Chariot) {
        let reach = attacks::chariot(from, occupancy);
        by_kind[PieceKind::Chariot.index()] |= reach;
        sink.add(at::CHARIOT_ROOM + (reach & !own).len() as usize, 1);
        tell_attack(position, PieceKind::Chariot, reach, enemy, enemy_palace, &mut bearing, sink);
    }
    for from in position.pieces(side, PieceKind::Cannon) {
        let reach = attacks::cannon_threat(from, occupancy);
        let ways = attacks::chariot(from, occupancy) & !occupied;
        by_kind[PieceKind::Cannon.index()] |= reach;
        cannon_ways |= ways;
        sink.add(at::CANNON_ROOM + (ways | (reach & enemy)).len().min(19) as usize, 1);
        tell_attack(position, PieceKind::Cannon, reach, enemy, enemy_palace, &mut bearing, sink);
    }
    for from in position.pieces(side, PieceKind::Horse) {
        let reach = attacks::horse(from, occupancy);
        by_kind[PieceKind::Horse.index()] |= reach;
        sink.add(at::HORSE_ROOM + (reach & !own).len() as usize, 1);
        tell_attack(position, PieceKind::Horse, reach, enemy, enemy_palace, &mut bearing, sink);
    }
    let soldiers = position.pieces(side, PieceKind::Soldier);
    for from in soldiers {
        let reach = attacks::soldier(side, from);
        by_kind[PieceKind::Soldier.index()] |= reach;
        tell_attack(position, PieceKind::Soldier, reach, enemy, enemy_palace, &mut bearing, sink);
    }
    for from in position.pieces(side, PieceKind::Guard) {
        by_kind[PieceKind::Guard.index()] |= attacks::advisor(from);
    }
    for from in position.pieces(side, PieceKind::Elephant) {
        by_kind[PieceKind::Elephant.index()] |= attacks::elephant(from, occupied);
    }

    let advisors = position.pieces(side.other(), PieceKind::Guard).len().min(2) as usize;
    sink.add(at::STORM + advisors * 6 + bearing.min(5), 1);

    // Neighbours on a rank; the last file has none to its right.
    let right = Bitboard((soldiers & !geometry::file(8)).0 << 1);
    sink.add(at::LINKED, (soldiers & right).len() as i32);
    let cannons = position.pieces(side, PieceKind::Cannon);
    sink.add(at::SCREENS, occupied.len() as i32 * cannons.len() as i32);
    for kind in PieceKind::FAMILY {
        if kind != PieceKind::Soldier && position.pieces(side, kind).len() == 2 {
            sink.add(at::PAIR + kind.index(), 1);
        }
    }

    let by_others = by_kind.iter().fold(Bitboard::EMPTY, |all, &reach| all | reach);
    let any = by_others | attacks::general(position.king(side));
    Reach { by_kind, cannon_ways, by_others, any }
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
    let general = position.king(side);
    let enemy_side = side.other();
    let enemy = position.by_side(enemy_side);
    let occupied = position.occupied();
    let steps = attacks::general(general) & !position.by_side(side) & !theirs.any;
    sink.add(at::KING_ROOM + steps.len() as usize, 1);
    let weak = palace(side) & theirs.any & !ours.by_others;
    sink.add(at::WEAK_PALACE + weak.len() as usize, 1);
    for victim in enemy & ours.any & !theirs.any {
        if let Some(victim) = position.kind_at(victim) {
            sink.add(at::LOOSE + victim.index(), 1);
        }
    }

    // What the enemy aims at this side's general counts for this side, and will have negative weights.
    let lines = cross(general);
    for (group, kind) in [PieceKind::Chariot, PieceKind::Cannon].into_iter().enumerate() {
        let pieces = position.pieces(enemy_side, kind);
        for from in pieces & lines {
            let screens = (between(from, general) & occupied).len().min(3) as usize;
            sink.add(at::AIMED + group * 4 + screens, 1);
        }
        let (defenders, table) = match kind {
            PieceKind::Chariot => (PieceKind::Guard, at::ADVISORS),
            _ => (PieceKind::Elephant, at::ELEPHANTS),
        };
        let left = position.pieces(side, defenders).len().min(2) as usize;
        sink.add(table + left * 3 + pieces.len().min(2) as usize, 1);
    }
    let open = (between(general, far_end(general, side)) & occupied).is_empty();
    sink.add(at::OPEN_FILE, i32::from(open));

    let occupancy = position.occupancy();
    let safe = !enemy & !ours.any;
    let along_lines = attacks::chariot(general, occupancy);
    let over_screens = attacks::cannon_threat(general, occupancy);
    for (kind, from) in [
        (PieceKind::Chariot, along_lines),
        (PieceKind::Horse, attacks::horse_sources(general)),
        (PieceKind::Soldier, attacks::soldier_sources(enemy_side, general)),
    ] {
        tell_checks(kind, theirs.by_kind[kind.index()] & from & safe, sink);
    }
    let cannon_moves = theirs.cannon_ways | (theirs.by_kind[PieceKind::Cannon.index()] & occupied);
    tell_checks(PieceKind::Cannon, cannon_moves & over_screens & safe, sink);
}

#[inline(always)]
fn tell_checks<S: Sink>(kind: PieceKind, checks: Bitboard, sink: &mut S) {
    if !checks.is_empty() {
        sink.add(at::SAFE_CHECK + kind.index(), checks.len().min(3) as i32);
    }
}

/// The last point of a general's file at the enemy's end.
const fn far_end(general: Square, side: Side) -> Square {
    let file = geometry::file_of(general);
    match side {
        Side::First => Square::new(81 + file),
        Side::Second => Square::new(file),
    }
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
