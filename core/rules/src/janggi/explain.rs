//! Why a move is not legal, with the points that explain it.

use super::attacks::{between, chariot_lines, elephant_path, elephant_sources};
use super::legality::threats;
use super::position::Position;
use crate::Position as _;
use crate::family::bitboard::Bitboard;
use crate::family::geometry::{POINTS, file_of, nearest, palace, palace_centre, rank_of};
use crate::family::leaps::{horse_leg, horse_sources};
use crate::moves::Move;
use crate::piece::{Piece, PieceKind};
use crate::side::Side;
use crate::square::Square;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// Two passes ended the game.
    Over,
    /// A point of the move is not on the board.
    OffBoard,
    /// There is no piece to move.
    EmptyPoint(Square),
    /// The piece belongs to the other side.
    NotYours(Square),
    /// A piece of one's own stands on the target.
    OwnPiece(Square),
    /// The piece does not move that way at all.
    Shape(PieceKind),
    /// A king or guard may not leave its palace.
    Palace(PieceKind),
    /// A soldier never moves backward.
    Backward,
    /// The point is diagonal, but no line is drawn there.
    NoDiagonal(PieceKind),
    /// A piece stands in the way of a chariot.
    Blocked(Square),
    /// A piece stands on the point a horse steps over.
    HorseLeg(Square),
    /// A piece stands on one of the two points an elephant steps over.
    ElephantPath(Square),
    /// A cannon has nothing to jump over.
    NoScreen,
    /// A cannon cannot jump over a cannon.
    CannonScreen(Square),
    /// More than one piece stands in the cannon's way.
    TwoScreens(Square, Square),
    /// A cannon cannot capture a cannon.
    CannonTarget(Square),
    /// The king is in check from these pieces, and the move does not answer it.
    AnswerCheck(Bitboard),
    /// The move would leave the king in check from these pieces.
    LeavesKing(Bitboard),
    /// The king would step into the reach of these pieces.
    KingAttacked(Bitboard),
    /// The kings on these points face, and the move does not change that.
    Bikjang(Square, Square),
    /// A check from these pieces does not allow a pass.
    PassInCheck(Bitboard),
    /// Facing kings on these points do not allow a pass: it would accept the draw.
    PassFacing(Square, Square),
}

impl Refusal {
    /// The points that explain the refusal.
    #[must_use]
    pub fn points(self) -> Bitboard {
        match self {
            Refusal::Over
            | Refusal::OffBoard
            | Refusal::Shape(_)
            | Refusal::Palace(_)
            | Refusal::Backward
            | Refusal::NoDiagonal(_)
            | Refusal::NoScreen => Bitboard::EMPTY,
            Refusal::EmptyPoint(at)
            | Refusal::NotYours(at)
            | Refusal::OwnPiece(at)
            | Refusal::Blocked(at)
            | Refusal::HorseLeg(at)
            | Refusal::ElephantPath(at)
            | Refusal::CannonScreen(at)
            | Refusal::CannonTarget(at) => Bitboard::of(at),
            Refusal::TwoScreens(a, b) | Refusal::Bikjang(a, b) | Refusal::PassFacing(a, b) => {
                Bitboard::of(a) | Bitboard::of(b)
            }
            Refusal::AnswerCheck(by)
            | Refusal::LeavesKing(by)
            | Refusal::KingAttacked(by)
            | Refusal::PassInCheck(by) => by,
        }
    }
}

/// Why a move is not legal; none if it is.
#[must_use]
pub fn explain(position: &Position, mv: Move) -> Option<Refusal> {
    let (from, to) = (mv.from(), mv.to());
    if position.passes() >= 2 {
        return Some(Refusal::Over);
    }
    if from.index() >= POINTS || to.index() >= POINTS {
        return Some(Refusal::OffBoard);
    }
    let us = position.side_to_move();
    let Some(piece) = position.piece_at(from) else {
        return Some(Refusal::EmptyPoint(from));
    };
    if piece.side != us {
        return Some(Refusal::NotYours(from));
    }
    if mv.is_pass() {
        return if piece.kind == PieceKind::King {
            explain_pass(position)
        } else {
            Some(Refusal::OwnPiece(to))
        };
    }
    if position.by_side(us).contains(to) {
        return Some(Refusal::OwnPiece(to));
    }
    let reached = position.attacks_from(from).contains(to);
    let cannon_target = piece.kind == PieceKind::Cannon && position.kind_at(to) == Some(PieceKind::Cannon);
    if !reached || cannon_target {
        return Some(explain_reach(position, piece, from, to));
    }
    explain_safety(position, piece, from, to)
}

/// Why the side to move may not pass; none if it may.
#[must_use]
pub fn explain_pass(position: &Position) -> Option<Refusal> {
    let checkers = position.checkers();
    if position.passes() >= 2 {
        Some(Refusal::Over)
    } else if !checkers.is_empty() {
        Some(Refusal::PassInCheck(checkers))
    } else if position.bikjang() {
        Some(Refusal::PassFacing(position.king(Side::First), position.king(Side::Second)))
    } else {
        None
    }
}

/// Why a piece does not reach a point.
fn explain_reach(position: &Position, piece: Piece, from: Square, to: Square) -> Refusal {
    let kind = piece.kind;
    match kind {
        PieceKind::King | PieceKind::Guard => {
            let near = file_of(from).abs_diff(file_of(to)).max(rank_of(from).abs_diff(rank_of(to))) == 1;
            if !palace(piece.side).contains(to) {
                Refusal::Palace(kind)
            } else if near {
                Refusal::NoDiagonal(kind)
            } else {
                Refusal::Shape(kind)
            }
        }
        PieceKind::Soldier => {
            let ahead = i16::from(rank_of(to)) - i16::from(rank_of(from));
            let ahead = if piece.side == Side::First { ahead } else { -ahead };
            if ahead < 0 {
                Refusal::Backward
            } else if ahead == 1 && file_of(from).abs_diff(file_of(to)) == 1 {
                Refusal::NoDiagonal(kind)
            } else {
                Refusal::Shape(kind)
            }
        }
        PieceKind::Horse => {
            if !horse_sources(to).contains(from) {
                return Refusal::Shape(kind);
            }
            let blocks = horse_leg(from, to) & position.occupied();
            blocks.first().map_or(Refusal::Shape(kind), Refusal::HorseLeg)
        }
        PieceKind::Elephant => {
            if !elephant_sources(to).contains(from) {
                return Refusal::Shape(kind);
            }
            let blocks = elephant_path(from, to) & position.occupied();
            // The point passed first is the one to name: it is a straight step away.
            let near = blocks & straight_steps(from);
            near.first().or(blocks.first()).map_or(Refusal::Shape(kind), Refusal::ElephantPath)
        }
        PieceKind::Chariot => {
            if !chariot_lines(to).contains(from) {
                return diagonal_or_shape(kind, from, to);
            }
            let blocks = between(from, to) & position.occupied();
            nearest(blocks, from).map_or(Refusal::Shape(kind), Refusal::Blocked)
        }
        PieceKind::Cannon => explain_cannon(position, from, to),
    }
}

fn explain_cannon(position: &Position, from: Square, to: Square) -> Refusal {
    if !chariot_lines(to).contains(from) {
        return diagonal_or_shape(PieceKind::Cannon, from, to);
    }
    let path = between(from, to) & position.occupied();
    let Some(first) = nearest(path, from) else {
        return Refusal::NoScreen;
    };
    if position.kind_at(first) == Some(PieceKind::Cannon) {
        return Refusal::CannonScreen(first);
    }
    match nearest(path & !Bitboard::of(first), from) {
        Some(second) => Refusal::TwoScreens(first, second),
        None => Refusal::CannonTarget(to),
    }
}

/// Whether a chariot or cannon was sent along a diagonal that is not drawn, or nowhere in particular.
fn diagonal_or_shape(kind: PieceKind, from: Square, to: Square) -> Refusal {
    let diagonal = file_of(from).abs_diff(file_of(to)) == rank_of(from).abs_diff(rank_of(to));
    let one_palace = palace_centre(from).is_some() && palace_centre(from) == palace_centre(to);
    if diagonal && one_palace { Refusal::NoDiagonal(kind) } else { Refusal::Shape(kind) }
}

/// Why a piece that reaches a point may not go there.
fn explain_safety(position: &Position, piece: Piece, from: Square, to: Square) -> Option<Refusal> {
    let (us, them) = (piece.side, piece.side.other());
    let [king, other_king] = [position.king(us), position.king(them)];
    if piece.kind == PieceKind::King {
        let occupancy = position.occupancy().without(from);
        let attackers: Bitboard = (position.by_side(them) & !Bitboard::of(to))
            .into_iter()
            .filter(|square| {
                position
                    .piece_at(*square)
                    .is_some_and(|enemy| position.attacks_of(enemy, *square, &occupancy).contains(to))
            })
            .collect();
        if !attackers.is_empty() {
            return Some(Refusal::KingAttacked(attackers));
        }
        let still_facing = position.bikjang() && file_of(to) == file_of(other_king);
        return still_facing.then_some(Refusal::Bikjang(king, other_king));
    }
    let threats = threats(position, us);
    let attackers = threats.attackers_after(from, to, piece.kind == PieceKind::Cannon);
    if attackers.intersects(threats.checkers()) {
        return Some(Refusal::AnswerCheck(attackers & threats.checkers()));
    }
    if !attackers.is_empty() {
        return Some(Refusal::LeavesKing(attackers));
    }
    let resolves = !position.bikjang() || between(king, other_king).contains(to);
    (!resolves).then_some(Refusal::Bikjang(king, other_king))
}

/// The four points a straight step away.
fn straight_steps(square: Square) -> Bitboard {
    Bitboard::ALL
        .into_iter()
        .filter(|to| file_of(square).abs_diff(file_of(*to)) + rank_of(square).abs_diff(rank_of(*to)) == 1)
        .collect()
}
