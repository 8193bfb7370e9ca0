//! Legal moves.

use super::attacks;
use super::legality::{add_threats, danger, no_threats, threats};
use super::position::Position;
use crate::Position as _;
use crate::family::bitboard::Bitboard;
use crate::family::geometry::{self, POINTS, file_of};
use crate::family::lines;
use crate::family::targets::{Any, Count, Targets};
use crate::moves::{Move, MoveList};
use crate::piece::PieceKind;

/// Adds the legal moves that end on one of `targets`, and the pass if it is asked for and legal.
pub(super) fn legal(position: &Position, targets: Bitboard, with_pass: bool, list: &mut MoveList) {
    generate(position, targets, with_pass, list);
}

/// How many legal moves there are.
pub(super) fn count(position: &Position) -> usize {
    let mut count = Count(0);
    generate(position, Bitboard::ALL, true, &mut count);
    count.0
}

/// Whether there is any legal move.
pub(super) fn any_legal(position: &Position) -> bool {
    let mut any = Any(false);
    generate(position, Bitboard::ALL, true, &mut any);
    any.0
}

/// Whether a move is legal.
pub(super) fn is_legal(position: &Position, mv: Move) -> bool {
    let (from, to) = (mv.from(), mv.to());
    // A move read from a number may carry more than its two points; Janggi knows no such moves.
    if mv != Move::new(from, to) || from.index() >= POINTS || to.index() >= POINTS || position.passes() >= 2 {
        return false;
    }
    let us = position.side_to_move();
    if mv.is_pass() {
        return from == position.king(us) && position.can_pass();
    }
    let Some(piece) = position.piece_at(from).filter(|piece| piece.side == us) else {
        return false;
    };
    let mut targets = position.attacks_from(from) & !position.by_side(us);
    if piece.kind == PieceKind::Cannon {
        targets &= !position.by_kind(PieceKind::Cannon);
    }
    if !targets.contains(to) {
        return false;
    }
    if piece.kind == PieceKind::King {
        let still_facing = position.bikjang() && file_of(to) == file_of(position.king(us.other()));
        !still_facing && !danger(position, us).contains(to)
    } else {
        let resolves =
            !position.bikjang() || lines::between(position.king(us), position.king(us.other())).contains(to);
        resolves && threats(position, us).allowed(from, piece.kind == PieceKind::Cannon).contains(to)
    }
}

#[inline]
fn generate<T: Targets>(position: &Position, wanted: Bitboard, with_pass: bool, sink: &mut T) {
    if position.passes() >= 2 {
        return;
    }
    let us = position.side_to_move();
    let own = position.by_side(us);
    let occupancy = position.occupancy();
    let (king, other_king) = (position.king(us), position.king(us.other()));
    let mut threats = no_threats(position, us);
    add_threats(position, us, &mut threats);
    let bikjang = position.bikjang();

    // Facing kings leave a piece only the points between them, and the king only the other files.
    let (mut room, mut king_room) = (wanted & !own, wanted & !own);
    if bikjang {
        room &= lines::between(king, other_king);
        king_room &= !geometry::file(file_of(king));
    }

    let steps = attacks::palace_step(king) & king_room;
    if !steps.is_empty() && sink.take(king, steps & !danger(position, us)) {
        return;
    }
    if with_pass && !bikjang && threats.checkers().is_empty() && sink.take(king, Bitboard::of(king)) {
        return;
    }

    let free = room & threats.free(false);
    let cannons = position.by_kind(PieceKind::Cannon);
    let bound = threats.bound();
    macro_rules! pieces {
        ($kind:expr, $from:ident => $attacks:expr) => {
            for $from in own & position.by_kind($kind) {
                let targets = if bound.contains($from) {
                    $attacks & room & threats.allowed($from, false)
                } else {
                    $attacks & free
                };
                if sink.take($from, targets) {
                    return;
                }
            }
        };
    }
    pieces!(PieceKind::Chariot, from => attacks::chariot(from, occupancy));
    pieces!(PieceKind::Horse, from => attacks::horse(from, occupancy));
    pieces!(PieceKind::Elephant, from => attacks::elephant(from, occupancy));
    pieces!(PieceKind::Soldier, from => attacks::soldier(us, from));
    pieces!(PieceKind::Guard, from => attacks::palace_step(from));
    for from in own & cannons {
        let allowed = threats.allowed(from, true);
        let targets = attacks::cannon(from, occupancy, cannons) & room & allowed & !cannons;
        if sink.take(from, targets) {
            return;
        }
    }
}
