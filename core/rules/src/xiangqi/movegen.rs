//! Legal moves.

use super::attacks;
use super::legality::{add_threats, danger, no_threats, threats};
use super::position::Position;
use crate::Position as _;
use crate::family::bitboard::Bitboard;
use crate::family::geometry::POINTS;
use crate::family::targets::Targets;
use crate::moves::Move;
use crate::piece::PieceKind;

/// Whether a move is legal.
pub(super) fn is_legal(position: &Position, mv: Move) -> bool {
    let (from, to) = (mv.from(), mv.to());
    if from.index() >= POINTS || to.index() >= POINTS {
        return false;
    }
    let us = position.side_to_move();
    let Some(piece) = position.piece_at(from).filter(|piece| piece.side == us) else {
        return false;
    };
    if !(position.reach_of(piece, from, position.occupancy()) & !position.by_side(us)).contains(to) {
        return false;
    }
    if piece.kind == PieceKind::King {
        !danger(position, us).contains(to)
    } else {
        threats(position, us).allowed(from, false).contains(to)
    }
}

/// Hands the legal moves that end on one of `wanted` to a sink, piece by piece.
#[inline]
pub(super) fn generate<T: Targets>(position: &Position, wanted: Bitboard, sink: &mut T) {
    let us = position.side_to_move();
    let own = position.by_side(us);
    let occupancy = position.occupancy();
    let occupied = position.occupied();
    let general = position.king(us);
    let mut threats = no_threats(position, us);
    add_threats(position, us, &mut threats);
    let room = wanted & !own;

    let steps = attacks::general(general) & room;
    if !steps.is_empty() && sink.take(general, steps & !danger(position, us)) {
        return;
    }
    let free = room & threats.free(false);
    let bound = threats.bound();
    macro_rules! pieces {
        ($kind:expr, $from:ident => $reach:expr) => {
            for $from in own & position.by_kind($kind) {
                let allowed = if bound.contains($from) { room & threats.allowed($from, false) } else { free };
                if sink.take($from, $reach & allowed) {
                    return;
                }
            }
        };
    }
    pieces!(PieceKind::Chariot, from => attacks::chariot(from, occupancy));
    pieces!(PieceKind::Cannon, from => attacks::cannon(from, occupancy));
    pieces!(PieceKind::Horse, from => attacks::horse(from, occupancy));
    pieces!(PieceKind::Soldier, from => attacks::soldier(us, from));
    pieces!(PieceKind::Elephant, from => attacks::elephant(from, occupied));
    pieces!(PieceKind::Guard, from => attacks::advisor(from));
}
