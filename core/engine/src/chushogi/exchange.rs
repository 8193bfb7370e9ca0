//! Exchanges on one square.
//!
//! A lion, and a falcon or an eagle along its lion lines, takes a piece beside it without leaving its square: what
//! takes so cannot be taken back, and ends the exchange. A lion may not take a protected lion two squares away.

use arrayvec::ArrayVec;
use palgak_rules::chushogi::reach::{self, DIRECTIONS, NEAR, NEAR_COUNT};
use palgak_rules::chushogi::{Cell, Kind, Position};
use palgak_rules::{Move, Position as _, Side};

use super::values::worth;

/// What a move takes, and what a promotion adds.
pub(super) fn spoils(position: &Position, mv: Move) -> i32 {
    let at = |square| position.piece_at(square).map_or(0, |piece| worth(piece.kind));
    let mut sum = mv.middle().map_or(0, at);
    if mv.to() != mv.from() {
        sum += at(mv.to());
    }
    if mv.promotes()
        && let Some(piece) = position.piece_at(mv.from())
    {
        sum += piece.kind.promoted().map_or(0, worth) - worth(piece.kind);
    }
    sum
}

/// A set of cells.
#[derive(Clone, Copy, Default)]
struct Gone([u64; 4]);

impl Gone {
    fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell.number() >> 6)] |= 1 << (cell.number() & 63);
    }

    fn contains(self, cell: Cell) -> bool {
        self.0[usize::from(cell.number() >> 6)] >> (cell.number() & 63) & 1 != 0
    }
}

/// A piece that takes part.
#[derive(Clone, Copy)]
struct Attacker {
    cell: Cell,
    kind: Kind,
    /// What it risks: nothing if it takes without leaving its square.
    risk: i32,
    /// Whether it stands two squares away.
    far: bool,
}

/// The pieces that aim at a square.
struct Exchange<'a> {
    position: &'a Position,
    target: Cell,
    gone: Gone,
    sides: [ArrayVec<Attacker, 32>; 2],
}

impl Exchange<'_> {
    fn new(position: &Position, target: Cell, gone: Gone) -> Exchange<'_> {
        let mut exchange = Exchange { position, target, gone, sides: [ArrayVec::new(), ArrayVec::new()] };
        let board = position.board();
        for (n, offset) in NEAR.into_iter().enumerate() {
            let cell = target.offset(offset);
            if reach::of(board.at(cell)).near >> (NEAR_COUNT - 1 - n) & 1 != 0 {
                exchange.add(cell, offset);
            }
        }
        for d in 0..DIRECTIONS.len() {
            exchange.look_along(d);
        }
        exchange
    }

    fn add(&mut self, cell: Cell, offset: i8) {
        if self.gone.contains(cell) {
            return;
        }
        let content = self.position.board().at(cell);
        let Some((side, kind)) = content.get() else { return };
        let stays = DIRECTIONS
            .into_iter()
            .enumerate()
            .any(|(d, direction)| direction == offset && reach::of(content).lion >> (d ^ 4) & 1 != 0);
        let risk = if stays { 0 } else { worth(kind) };
        let far = cell.distance(self.target) > 1;
        let _ = self.sides[side.index()].try_push(Attacker { cell, kind, risk, far });
    }

    /// Adds the piece that runs to the target in a direction, if nothing is in its way.
    fn look_along(&mut self, d: usize) {
        let board = self.position.board();
        let mut cell = self.target.offset(DIRECTIONS[d]);
        while board.at(cell).is_empty() || self.gone.contains(cell) {
            cell = cell.offset(DIRECTIONS[d]);
        }
        if reach::of(board.at(cell)).runs >> (d ^ 4) & 1 != 0 {
            self.add(cell, 0);
        }
    }

    /// Takes the least risky attacker of a side out.
    fn next(&mut self, side: Side) -> Option<Attacker> {
        let list = &mut self.sides[side.index()];
        let (index, _) = list.iter().enumerate().min_by_key(|(_, attacker)| attacker.risk)?;
        let attacker = list.swap_remove(index);
        self.gone.insert(attacker.cell);
        if let Some(d) = direction(self.target, attacker.cell) {
            let behind = self.sides[0].len() + self.sides[1].len();
            self.look_along(d);
            // Only what was not there before is new.
            self.forget_doubles(behind);
        }
        Some(attacker)
    }

    fn forget_doubles(&mut self, before: usize) {
        if self.sides[0].len() + self.sides[1].len() == before {
            return;
        }
        for list in &mut self.sides {
            if let Some((last, rest)) = list.split_last()
                && rest.iter().any(|other| other.cell == last.cell)
            {
                list.pop();
            }
        }
    }
}

/// The number of the direction from one cell to another on the same line.
pub(super) fn direction(from: Cell, to: Cell) -> Option<usize> {
    let files = i16::from(to.number() % 16) - i16::from(from.number() % 16);
    let ranks = i16::from(to.number() / 16) - i16::from(from.number() / 16);
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() || files == 0 && ranks == 0 {
        return None;
    }
    let offset = (ranks.signum() * 16 + files.signum()) as i8;
    DIRECTIONS.into_iter().position(|direction| direction == offset)
}

/// What a move gains when both sides then take on its target as long as it pays.
pub(super) fn gain(position: &Position, mv: Move) -> i32 {
    let won = spoils(position, mv);
    let Some(mover) = position.piece_at(mv.from()) else { return 0 };
    if mv.to() == mv.from() {
        return won;
    }
    let enemy = mover.side.other();
    let board = position.board();
    let royals_taken = [mv.middle(), Some(mv.to())]
        .into_iter()
        .flatten()
        .filter(|square| position.piece_at(*square).is_some_and(|piece| piece.kind.is_royal()))
        .count();
    if royals_taken > 0 && royals_taken == usize::from(board.royals(enemy)) {
        // Nobody is left to take back.
        return won;
    }
    let standing = if mv.promotes() { mover.kind.promoted().unwrap_or(mover.kind) } else { mover.kind };
    let mut gone = Gone::default();
    gone.insert(Cell::of(mv.from()));
    if let Some(middle) = mv.middle() {
        gone.insert(Cell::of(middle));
    }
    let mut exchange = Exchange::new(position, Cell::of(mv.to()), gone);
    won - take_back(&mut exchange, enemy, standing)
}

/// What a side gains at best by taking what stands on the target, or by leaving it.
fn take_back(exchange: &mut Exchange<'_>, side: Side, standing: Kind) -> i32 {
    let mut gains: ArrayVec<i32, 66> = ArrayVec::new();
    let (mut side, mut standing) = (side, standing);
    while let Some(attacker) = exchange.next(side) {
        let answered = !exchange.sides[side.other().index()].is_empty();
        let royal = attacker.kind.is_royal() && exchange.position.board().royals(side) == 1;
        let lions = attacker.kind.is_lion() && standing.is_lion() && attacker.far;
        if answered && (royal || lions) {
            // It may not, or would be lost: then the next one is tried.
            continue;
        }
        let last = standing.is_royal() && exchange.position.board().royals(side.other()) == 1;
        if gains.try_push(worth(standing)).is_err() || attacker.risk == 0 || last {
            break;
        }
        standing = attacker.kind;
        side = side.other();
    }
    let mut best = 0;
    while let Some(taken) = gains.pop() {
        best = (taken - best).max(0);
    }
    best
}

/// Whether a move gains at least `threshold` so.
pub(super) fn reaches(position: &Position, mv: Move, threshold: i32) -> bool {
    let won = spoils(position, mv);
    if won < threshold {
        return false;
    }
    let at_risk = if mv.to() == mv.from() {
        0
    } else {
        position.piece_at(mv.from()).map_or(0, |piece| {
            let kind = if mv.promotes() { piece.kind.promoted().unwrap_or(piece.kind) } else { piece.kind };
            worth(kind)
        })
    };
    won - at_risk >= threshold || gain(position, mv) >= threshold
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::MoveList;
    use palgak_rules::chushogi::{Handicap, Rules};

    /// The same by playing the captures on the board: the least risky one that the rules allow, or none.
    fn played_out(position: &Position, target: palgak_rules::Square, standing: Kind) -> i32 {
        let mut captures = MoveList::new();
        position.legal_captures(&mut captures);
        let side = position.side_to_move();
        let kind = |mv: &Move| position.piece_at(mv.from()).map_or(Kind::King, |piece| piece.kind);
        // Straight captures, and those of lions that take and go back.
        let straight = captures
            .iter()
            .filter(|mv| mv.to() == target && mv.middle().is_none() && !mv.promotes())
            .map(|mv| (worth(kind(mv)), *mv));
        let back = captures
            .iter()
            .filter(|mv| mv.to() == mv.from() && mv.middle() == Some(target))
            .map(|mv| (0, *mv));
        let Some((risk, mv)) = straight.chain(back).min_by_key(|(risk, _)| *risk) else { return 0 };
        let taken = worth(standing);
        if risk == 0 {
            return taken;
        }
        let mut after = position.clone();
        after.make(mv);
        if kind(&mv).is_royal() && after.is_attacked(side) {
            return 0;
        }
        (taken - played_out(&after, target, kind(&mv))).max(0)
    }

    #[test]
    fn exchanges_agree_with_playing_them_on_the_board() {
        let mut rng = crate::rng::Rng::new(11);
        let mut compared = 0;
        for _ in 0..12 {
            let mut position = Position::start(Handicap::Even, Rules::LISHOGI);
            for _ in 0..160 {
                let mut list = MoveList::new();
                position.legal_moves(&mut list);
                if list.is_empty() {
                    break;
                }
                for &mv in &list {
                    let Some(mover) = position.piece_at(mv.from()) else { continue };
                    let mut after = position.clone();
                    after.make(mv);
                    // Lions among lions have rules of their own; what is left of a king does not take back.
                    let lions = after.attackers(after.side_to_move(), mv.to()).any(|at| is_lion(&after, at));
                    if mv.middle().is_some()
                        || mv.promotes()
                        || lions && mover.kind.is_lion()
                        || after.board().royals(after.side_to_move()) == 0
                        || several_alike(&after, mv.to())
                    {
                        continue;
                    }
                    let expected = spoils(&position, mv) - played_out(&after, mv.to(), mover.kind);
                    assert_eq!(gain(&position, mv), expected, "{mv:?} in {position:?}");
                    compared += 1;
                }
                let mut captures = MoveList::new();
                position.legal_captures(&mut captures);
                let list = if captures.is_empty() || rng.below(4) > 0 { list } else { captures };
                position.make(list[rng.below(list.len() as u32) as usize]);
            }
        }
        assert!(compared > 20_000, "{compared}");
    }

    fn is_lion(position: &Position, at: palgak_rules::Square) -> bool {
        position.piece_at(at).is_some_and(|piece| piece.kind.is_lion())
    }

    /// Whether two pieces of a side that risk the same aim at a square: which goes first may matter to what is
    /// behind them.
    fn several_alike(position: &Position, target: palgak_rules::Square) -> bool {
        let all: Vec<i32> = Side::BOTH
            .into_iter()
            .flat_map(|side| position.attackers(side, target).collect::<Vec<_>>())
            .filter_map(|at| position.piece_at(at))
            .map(|piece| worth(piece.kind))
            .collect();
        (1..all.len()).any(|n| all[..n].contains(&all[n]))
    }
}
