//! When a lion may be taken (docs/rules/chushogi.md#lion-rules).

use super::board::{Board, Cell};
use super::kind::Kind;
use super::position::Position;
use super::rules::Senjishi;
use crate::side::Side;
use crate::square::Square;

/// What a move does, as far as the lion rules look at it.
#[derive(Clone, Copy)]
pub(crate) struct Deed {
    pub(crate) from: Cell,
    pub(crate) mover: Kind,
    /// The square passed, with what is captured there.
    pub(crate) middle: Option<(Cell, Kind)>,
    /// The last square, with what is captured there.
    pub(crate) last: (Cell, Option<Kind>),
}

/// Why a lion may not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LionRule {
    /// A lion two squares away is protected by the piece on this square.
    Protected(Square),
    /// It is protected by the runner on this square, behind the taking lion.
    HiddenProtection(Square),
    /// A lion was taken on this square just before (senjishi).
    Senjishi(Square),
}

/// Why a deed is forbidden by the lion rules; none if it is not.
pub(crate) fn forbidden(position: &Position, deed: Deed) -> Option<LionRule> {
    if deed.mover.is_lion() { lion_takes_lion(position, deed) } else { other_takes_lion(position, deed) }
}

fn lion_takes_lion(position: &Position, deed: Deed) -> Option<LionRule> {
    let (target, victim) = deed.last;
    if !victim.is_some_and(Kind::is_lion) || deed.from.distance(target) < 2 {
        return None;
    }
    // Taken together with a piece that stands between, but not with a pawn or a go-between.
    let with_another = deed.middle.is_some_and(|(_, kind)| !matches!(kind, Kind::Pawn | Kind::GoBetween));
    if with_another {
        return None;
    }
    let owner = position.side().other();
    let protector = protector(position.board(), owner, target, deed)?;
    let behind = reaches(position.board(), owner, protector, target).is_none();
    Some(if behind {
        LionRule::HiddenProtection(protector.square())
    } else {
        LionRule::Protected(protector.square())
    })
}

fn other_takes_lion(position: &Position, deed: Deed) -> Option<LionRule> {
    let struck = position.senjishi()?;
    let owner = position.side().other();
    let taken = [deed.middle, deed.last.1.map(|kind| (deed.last.0, kind))];
    let bound =
        taken.into_iter().flatten().filter(|(_, kind)| kind.is_lion()).any(|(cell, _)| {
            match position.rules().senjishi {
                Senjishi::EveryLion => true,
                Senjishi::ExceptSameSquare => cell.square() != struck,
                Senjishi::ProtectedLion => protector(position.board(), owner, cell, deed).is_some(),
            }
        });
    bound.then_some(LionRule::Senjishi(struck))
}

/// A piece of `owner` that could take back on `target` once the deed is done. A piece captured on the way counts
/// too, and so does one whose way its capture opens.
fn protector(board: &Board, owner: Side, target: Cell, deed: Deed) -> Option<Cell> {
    let mut after = board.clone();
    after.take(deed.from);
    let by = |board: &Board| {
        board.cells_of(owner).find(|cell| *cell != target && reaches(board, owner, *cell, target).is_some())
    };
    // With the piece between still there: it may itself protect.
    by(&after).or_else(|| {
        let (middle, _) = deed.middle?;
        after.take(middle);
        by(&after)
    })
}

/// Whether the piece of `side` on a cell reaches another, whatever stands there: some if it does.
pub(crate) fn reaches(board: &Board, side: Side, from: Cell, target: Cell) -> Option<()> {
    let (owner, kind) = board.at(from).get()?;
    (owner == side && kind_reaches(board, side, kind, from, target)).then_some(())
}

fn kind_reaches(board: &Board, side: Side, kind: Kind, from: Cell, target: Cell) -> bool {
    if kind.is_lion() {
        return from != target && from.distance(target) <= 2;
    }
    let movement = kind.movement();
    movement.steps.iter().any(|step| from.step(side, *step) == target)
        || movement.lion.iter().any(|step| {
            let near = from.step(side, *step);
            near == target || near.step(side, *step) == target
        })
        || movement.slides.iter().any(|step| {
            let mut cell = from.step(side, *step);
            while cell != target && board.at(cell).is_empty() {
                cell = cell.step(side, *step);
            }
            cell == target && !board.at(cell).is_wall()
        })
}
