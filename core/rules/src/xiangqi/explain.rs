//! Why a move is not legal, with the points that explain it.

use super::legality::threats;
use super::position::Position;
use crate::Position as _;
use crate::family::bitboard::Bitboard;
use crate::family::geometry::{POINTS, nearest, palace, rank_of};
use crate::family::leaps::{horse_leg, horse_sources};
use crate::family::lines::{between, cross};
use crate::moves::Move;
use crate::piece::{Piece, PieceKind};
use crate::side::Side;
use crate::square::Square;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
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
    /// A general or advisor may not leave its palace.
    Palace(PieceKind),
    /// An elephant may not cross the river.
    River,
    /// A soldier never moves backward.
    Backward,
    /// A soldier moves sideways only across the river.
    Sideways,
    /// A piece stands in the way of a chariot or of a cannon that moves without capturing.
    Blocked(Square),
    /// A piece stands on the point a horse steps over.
    HorseLeg(Square),
    /// A piece stands on the eye of an elephant.
    ElephantEye(Square),
    /// A cannon has nothing to jump over to capture.
    NoScreen,
    /// Two pieces or more stand between a cannon and what it would capture.
    TwoScreens(Square, Square),
    /// The general is in check from these pieces, and the move does not answer it.
    AnswerCheck(Bitboard),
    /// The move would leave the general in check from these pieces.
    LeavesGeneral(Bitboard),
    /// The general would step into the reach of these pieces.
    GeneralAttacked(Bitboard),
    /// The generals on these points would face on an open file.
    Facing(Square, Square),
}

impl Refusal {
    /// The points that explain the refusal.
    #[must_use]
    pub fn points(self) -> Bitboard {
        match self {
            Refusal::OffBoard
            | Refusal::Shape(_)
            | Refusal::Palace(_)
            | Refusal::River
            | Refusal::Backward
            | Refusal::Sideways
            | Refusal::NoScreen => Bitboard::EMPTY,
            Refusal::EmptyPoint(at)
            | Refusal::NotYours(at)
            | Refusal::OwnPiece(at)
            | Refusal::Blocked(at)
            | Refusal::HorseLeg(at)
            | Refusal::ElephantEye(at) => Bitboard::of(at),
            Refusal::TwoScreens(a, b) | Refusal::Facing(a, b) => Bitboard::of(a) | Bitboard::of(b),
            Refusal::AnswerCheck(by) | Refusal::LeavesGeneral(by) | Refusal::GeneralAttacked(by) => by,
        }
    }
}

/// Why a move is not legal; none if it is.
#[must_use]
pub fn explain(position: &Position, mv: Move) -> Option<Refusal> {
    let (from, to) = (mv.from(), mv.to());
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
    if position.by_side(us).contains(to) {
        return Some(Refusal::OwnPiece(to));
    }
    if !position.reach_of(piece, from, position.occupancy()).contains(to) {
        return Some(explain_reach(position, piece, from, to));
    }
    explain_safety(position, piece, from, to)
}

/// Why a piece does not reach a point.
fn explain_reach(position: &Position, piece: Piece, from: Square, to: Square) -> Refusal {
    let kind = piece.kind;
    let occupied = position.occupied();
    match kind {
        PieceKind::King | PieceKind::Guard => {
            if palace(piece.side).contains(to) {
                Refusal::Shape(kind)
            } else {
                Refusal::Palace(kind)
            }
        }
        PieceKind::Elephant => {
            let eye = (from.index() + to.index()) / 2;
            let shape = from.number().abs_diff(to.number());
            let (df, dr) = (file_distance(from, to), rank_of(from).abs_diff(rank_of(to)));
            if (df, dr) != (2, 2) || !matches!(shape, 16 | 20) {
                Refusal::Shape(kind)
            } else if (rank_of(from) < 5) != (rank_of(to) < 5) {
                Refusal::River
            } else {
                Refusal::ElephantEye(Square::new(eye as u8))
            }
        }
        PieceKind::Horse => {
            if !horse_sources(to).contains(from) {
                return Refusal::Shape(kind);
            }
            (horse_leg(from, to) & occupied).first().map_or(Refusal::Shape(kind), Refusal::HorseLeg)
        }
        PieceKind::Soldier => {
            let ahead = i16::from(rank_of(to)) - i16::from(rank_of(from));
            let ahead = if piece.side == Side::First { ahead } else { -ahead };
            if ahead < 0 {
                Refusal::Backward
            } else if ahead == 0 && file_distance(from, to) == 1 {
                Refusal::Sideways
            } else {
                Refusal::Shape(kind)
            }
        }
        PieceKind::Chariot | PieceKind::Cannon => {
            if !cross(to).contains(from) {
                return Refusal::Shape(kind);
            }
            let path = between(from, to) & occupied;
            let first = nearest(path, from);
            if kind == PieceKind::Chariot || !occupied.contains(to) {
                return first.map_or(Refusal::Shape(kind), Refusal::Blocked);
            }
            let Some(first) = first else { return Refusal::NoScreen };
            nearest(path & !Bitboard::of(first), from)
                .map_or(Refusal::Shape(kind), |second| Refusal::TwoScreens(first, second))
        }
    }
}

/// Why a piece that reaches a point may not go there.
fn explain_safety(position: &Position, piece: Piece, from: Square, to: Square) -> Option<Refusal> {
    let (us, them) = (piece.side, piece.side.other());
    let other = position.king(them);
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
            return Some(Refusal::GeneralAttacked(attackers));
        }
        let line = cross(other).contains(to) && !between(other, to).intersects(occupancy.points());
        let same_file = crate::family::geometry::file_of(other) == crate::family::geometry::file_of(to);
        return (line && same_file).then_some(Refusal::Facing(to, other));
    }
    let threats = threats(position, us);
    let attackers = threats.attackers_after(from, to, false);
    if attackers.intersects(threats.checkers()) {
        return Some(Refusal::AnswerCheck(attackers & threats.checkers()));
    }
    if attackers == Bitboard::of(other) {
        return Some(Refusal::Facing(position.king(us), other));
    }
    (!attackers.is_empty()).then_some(Refusal::LeavesGeneral(attackers & !Bitboard::of(other)))
}

fn file_distance(a: Square, b: Square) -> u8 {
    crate::family::geometry::file_of(a).abs_diff(crate::family::geometry::file_of(b))
}
