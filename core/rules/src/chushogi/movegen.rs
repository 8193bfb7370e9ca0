//! Legal moves (docs/rules/chushogi.md#moves-and-promotion).
//!
//! Of the moves that lead from one square to another with the same captures and the same promotion only one is
//! made: without a middle square where that is possible, otherwise over the middle square whose name comes first.

use super::board::{Board, Cell, Content};
use super::kind::{Kind, Step};
use super::lion::{self, Deed};
use super::position::Position;
use super::rules::Promotion;
use crate::moves::Move;
use crate::side::Side;
use crate::square::Square;

/// Hands every legal move to `take`.
pub(crate) fn generate(position: &Position, take: impl FnMut(Move)) {
    generate_some::<false>(position, take);
}

/// Whether there is a legal move that is wanted. It stops looking once one is found, or little later.
pub(crate) fn any(position: &Position, mut wanted: impl FnMut(Move) -> bool) -> bool {
    if position.board().royals(position.side()) == 0 {
        return false;
    }
    let mut found = false;
    position.board().cells_of(position.side()).any(|from| {
        moves_from::<false>(position, from, &mut |mv| found = found || wanted(mv));
        found
    })
}

/// Hands every legal move that captures something to `take`.
pub(crate) fn generate_captures(position: &Position, take: impl FnMut(Move)) {
    generate_some::<true>(position, take);
}

#[inline]
fn generate_some<const CAPTURES: bool>(position: &Position, mut take: impl FnMut(Move)) {
    if position.board().royals(position.side()) == 0 {
        return;
    }
    for from in position.board().cells_of(position.side()) {
        moves_from::<CAPTURES>(position, from, &mut take);
    }
}

/// Hands the legal moves of the piece on a cell to `take`.
pub(crate) fn from_cell(position: &Position, from: Cell, take: &mut impl FnMut(Move)) {
    moves_from::<false>(position, from, take);
}

#[inline]
fn moves_from<const CAPTURES: bool>(position: &Position, from: Cell, take: &mut impl FnMut(Move)) {
    let side = position.side();
    let Some((_, kind)) = position.board().at(from).get().filter(|(owner, _)| *owner == side) else {
        return;
    };
    let mut maker = Maker::<CAPTURES, _> { position, side, from, kind, take };
    if kind.is_lion() {
        maker.lion();
    } else {
        maker.others();
    }
}

/// Makes the moves of one piece: all of them, or only captures.
struct Maker<'a, const CAPTURES: bool, T> {
    position: &'a Position,
    side: Side,
    from: Cell,
    kind: Kind,
    take: &'a mut T,
}

impl<const CAPTURES: bool, T: FnMut(Move)> Maker<'_, CAPTURES, T> {
    fn board(&self) -> &Board {
        self.position.board()
    }

    fn others(&mut self) {
        let movement = self.kind.movement();
        for step in movement.steps {
            self.direct(self.from.step(self.side, *step));
        }
        for step in movement.slides {
            let mut to = self.from.step(self.side, *step);
            while self.board().at(to).is_empty() {
                if !CAPTURES {
                    self.direct(to);
                }
                to = to.step(self.side, *step);
            }
            self.direct(to);
        }
        let mut pass: Option<Square> = None;
        for step in movement.lion {
            self.lion_line(*step, &mut pass);
        }
        self.pass(pass);
    }

    /// The moves of a falcon or an eagle along one of its lion lines.
    fn lion_line(&mut self, step: Step, pass: &mut Option<Square>) {
        let near = self.from.step(self.side, step);
        if self.board().at(near).is_wall() {
            return;
        }
        let far = near.step(self.side, step);
        self.direct(near);
        self.direct(far);
        if self.board().at(near).is_empty() {
            first_by_name(pass, near.square());
        } else {
            self.over(near, far);
            self.over(near, self.from);
        }
    }

    fn lion(&mut self) {
        let mut pass: Option<Square> = None;
        for rank in -2..=2 {
            for file in -2..=2 {
                if (file, rank) != (0, 0) {
                    self.direct(self.from.step(self.side, (file, rank)));
                }
            }
        }
        let movement = self.kind.movement();
        for step in movement.lion {
            let near = self.from.step(self.side, *step);
            let content = self.board().at(near);
            if content.is_wall() {
                continue;
            }
            if content.is_empty() {
                first_by_name(&mut pass, near.square());
                continue;
            }
            for step in movement.lion {
                self.over(near, near.step(self.side, *step));
            }
        }
        self.pass(pass);
    }

    fn pass(&mut self, middle: Option<Square>) {
        if !CAPTURES && let Some(middle) = middle {
            self.offer(Move::over(self.from.square(), middle, self.from.square()));
        }
    }

    /// A move straight to a cell.
    fn direct(&mut self, to: Cell) {
        let content = self.board().at(to);
        if content.is_wall() || content.is_of(self.side) || CAPTURES && content.is_empty() {
            return;
        }
        let captured = content.get().map(|(_, kind)| kind);
        if !self.lions_allow(None, (to, captured)) {
            return;
        }
        let mv = Move::new(self.from.square(), to.square());
        self.offer(mv);
        if may_promote(self.position, self.kind, self.from, to, captured.is_some()) {
            self.offer(mv.promoting());
        }
    }

    /// A move over a cell where it captures, on to another cell or back.
    fn over(&mut self, middle: Cell, to: Cell) {
        let Some((owner, victim)) = self.board().at(middle).get() else { return };
        let content = if to == self.from { Content::EMPTY } else { self.board().at(to) };
        if owner == self.side || content.is_wall() || content.is_of(self.side) {
            return;
        }
        let captured = content.get().map(|(_, kind)| kind);
        if self.lions_allow(Some((middle, victim)), (to, captured)) {
            self.offer(Move::over(self.from.square(), middle.square(), to.square()));
        }
    }

    fn lions_allow(&self, middle: Option<(Cell, Kind)>, last: (Cell, Option<Kind>)) -> bool {
        let takes_lion = last.1.is_some_and(Kind::is_lion) || middle.is_some_and(|(_, kind)| kind.is_lion());
        let deed = Deed { from: self.from, mover: self.kind, middle, last };
        !takes_lion || lion::forbidden(self.position, deed).is_none()
    }

    fn offer(&mut self, mv: Move) {
        if !self.position.rules().refuse_exposure || !self.position.exposes(mv) {
            (self.take)(mv);
        }
    }
}

/// Keeps the square whose name comes first in the alphabet.
fn first_by_name(kept: &mut Option<Square>, square: Square) {
    if kept.is_none_or(|kept| name_order(square) < name_order(kept)) {
        *kept = Some(square);
    }
}

/// A number that orders squares as their names are ordered as text: "10a" before "1a" before "2a".
const fn name_order(square: Square) -> u32 {
    let file = 12 - (square.number() % 12) as u32;
    let rank = b'a' as u32 + 11 - (square.number() / 12) as u32;
    let zero = b'0' as u32;
    if file >= 10 {
        (zero + 1) << 16 | (zero + file - 10) << 8 | rank
    } else {
        (zero + file) << 16 | rank << 8
    }
}

/// Whether a piece may promote with a move.
pub(crate) fn may_promote(position: &Position, kind: Kind, from: Cell, to: Cell, captures: bool) -> bool {
    if kind.promoted().is_none() {
        return false;
    }
    let side = position.side();
    let [from_zone, to_zone] = [from, to].map(|cell| cell.rank(side) >= 8);
    match position.rules().promotion {
        Promotion::Shogi => from_zone || to_zone,
        Promotion::OnEntry => {
            let enters = to_zone && !from_zone;
            let takes = from_zone && captures;
            let arrives = matches!(kind, Kind::Pawn | Kind::Lance) && to.rank(side) == 11;
            enters || takes || arrives
        }
    }
}
