//! The names of mates (docs/rules/xiangqi.md#names-of-mates).

use super::position::Position;
use crate::Position as _;
use crate::family::lines::between;
use crate::piece::PieceKind;

/// What a mate is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MateName {
    /// Two pieces give check.
    DoubleCheck,
    /// 重炮: a cannon gives check over a cannon of its own side.
    DoubleCannon,
    /// 馬後炮: a cannon gives check over a horse of its own side.
    CannonBehindHorse,
    /// Mate by a piece of this kind.
    By(PieceKind),
}

/// The name of the mate on the board; none if the side to move is not mated.
#[must_use]
pub fn name_mate(position: &Position) -> Option<MateName> {
    let checkers = position.checkers();
    if position.legal_count() > 0 {
        return None;
    }
    let checker = checkers.first()?;
    if checkers.len() > 1 {
        return Some(MateName::DoubleCheck);
    }
    let kind = position.kind_at(checker)?;
    if kind != PieceKind::Cannon {
        return Some(MateName::By(kind));
    }
    let mated = position.side_to_move();
    let screens = between(checker, position.king(mated)) & position.by_side(mated.other());
    let own_screen = screens.first().and_then(|screen| position.kind_at(screen));
    Some(match own_screen {
        Some(PieceKind::Cannon) => MateName::DoubleCannon,
        Some(PieceKind::Horse) => MateName::CannonBehindHorse,
        _ => MateName::By(kind),
    })
}
