//! What stands where on the 9 × 10 board: the part of a position that Janggi and Xiangqi share.

use super::bitboard::Bitboard;
use super::geometry::POINTS;
use super::occupancy::Occupancy;
use super::zobrist::PIECE_KEYS;
use crate::moves::Move;
use crate::piece::{Piece, PieceKind};
use crate::side::Side;
use crate::square::Square;

/// A piece in one byte: the side's bit and the kind. `EMPTY` for none.
const EMPTY: u8 = 0xff;

const fn code(piece: Piece) -> u8 {
    (piece.side as u8) << 3 | piece.kind as u8
}

const fn decode(code: u8) -> Option<Piece> {
    if code == EMPTY {
        return None;
    }
    let side = if code & 8 == 0 { Side::First } else { Side::Second };
    Some(Piece { side, kind: PieceKind::FAMILY[(code & 7) as usize] })
}

/// What a move captured, to be put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Captured(u8);

impl Captured {
    /// Nothing.
    pub(crate) const NONE: Captured = Captured(EMPTY);

    /// Whether there was anything.
    pub(crate) const fn is_some(self) -> bool {
        self.0 != EMPTY
    }
}

/// Pieces on their points, kept in every form that the rules ask for.
#[derive(Clone)]
pub(crate) struct Board {
    occupancy: Occupancy,
    sides: [Bitboard; 2],
    kinds: [Bitboard; 7],
    points: [u8; POINTS],
    kings: [Square; 2],
    hash: u64,
}

impl Board {
    /// A board without pieces.
    pub(crate) fn empty() -> Board {
        Board {
            occupancy: Occupancy::default(),
            sides: [Bitboard::EMPTY; 2],
            kinds: [Bitboard::EMPTY; 7],
            points: [EMPTY; POINTS],
            kings: [Square::new(0); 2],
            hash: 0,
        }
    }

    #[inline]
    pub(crate) fn occupancy(&self) -> &Occupancy {
        &self.occupancy
    }

    #[inline]
    pub(crate) fn occupied(&self) -> Bitboard {
        self.occupancy.points()
    }

    #[inline]
    pub(crate) fn by_side(&self, side: Side) -> Bitboard {
        self.sides[side.index()]
    }

    #[inline]
    pub(crate) fn by_kind(&self, kind: PieceKind) -> Bitboard {
        self.kinds[kind.index()]
    }

    #[inline]
    pub(crate) fn pieces(&self, side: Side, kind: PieceKind) -> Bitboard {
        self.by_side(side) & self.by_kind(kind)
    }

    #[inline]
    pub(crate) fn king(&self, side: Side) -> Square {
        self.kings[side.index()]
    }

    #[inline]
    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        self.points.get(square.index()).copied().and_then(decode)
    }

    /// A number that stands for what stands where.
    #[inline]
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// What [`Board::hash`] will be after a move to another point.
    #[inline]
    pub(crate) fn hash_after(&self, mv: Move) -> u64 {
        let (from, to) = (mv.from(), mv.to());
        let mut hash = self.hash;
        if let Some(piece) = self.piece_at(from) {
            let keys = &PIECE_KEYS[piece.side.index()][piece.kind.index()];
            hash ^= keys[from.index()] ^ keys[to.index()];
        }
        if let Some(victim) = self.piece_at(to) {
            hash ^= PIECE_KEYS[victim.side.index()][victim.kind.index()][to.index()];
        }
        hash
    }

    /// Puts a piece on an empty point.
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        let set = Bitboard::of(square);
        self.occupancy.toggle(square);
        self.sides[piece.side.index()] ^= set;
        self.kinds[piece.kind.index()] ^= set;
        self.points[square.index()] = code(piece);
        self.hash ^= PIECE_KEYS[piece.side.index()][piece.kind.index()][square.index()];
        if piece.kind == PieceKind::King {
            self.kings[piece.side.index()] = square;
        }
    }

    /// Moves the piece of `us` on the move's first point to its last and takes what stands there. Returns what
    /// it took and the kind that moved.
    #[inline]
    pub(crate) fn make(&mut self, us: Side, mv: Move) -> (Captured, usize) {
        let (from, to) = (mv.from(), mv.to());
        let (us, them) = (us.index(), us.other().index());
        let moved = self.points[from.index()];
        let captured = self.points[to.index()];
        if captured != EMPTY {
            let kind = (captured & 7) as usize;
            let set = Bitboard::of(to);
            self.occupancy.toggle(to);
            self.sides[them] ^= set;
            self.kinds[kind] ^= set;
            self.hash ^= PIECE_KEYS[them][kind][to.index()];
        }
        let kind = (moved & 7) as usize;
        let both = Bitboard::of(from) | Bitboard::of(to);
        self.occupancy.toggle(from);
        self.occupancy.toggle(to);
        self.sides[us] ^= both;
        self.kinds[kind] ^= both;
        self.points[from.index()] = EMPTY;
        self.points[to.index()] = moved;
        self.hash ^= PIECE_KEYS[us][kind][from.index()] ^ PIECE_KEYS[us][kind][to.index()];
        if kind == PieceKind::King.index() {
            self.kings[us] = to;
        }
        (Captured(captured), kind)
    }

    /// Takes back what [`Board::make`] did.
    #[inline]
    pub(crate) fn unmake(&mut self, us: Side, mv: Move, captured: Captured) {
        let (from, to) = (mv.from(), mv.to());
        let (us, them) = (us.index(), us.other().index());
        let moved = self.points[to.index()];
        let kind = (moved & 7) as usize;
        let both = Bitboard::of(from) | Bitboard::of(to);
        self.occupancy.toggle(from);
        self.occupancy.toggle(to);
        self.sides[us] ^= both;
        self.kinds[kind] ^= both;
        self.points[from.index()] = moved;
        self.points[to.index()] = captured.0;
        self.hash ^= PIECE_KEYS[us][kind][from.index()] ^ PIECE_KEYS[us][kind][to.index()];
        if kind == PieceKind::King.index() {
            self.kings[us] = from;
        }
        if captured.is_some() {
            let kind = (captured.0 & 7) as usize;
            let set = Bitboard::of(to);
            self.occupancy.toggle(to);
            self.sides[them] ^= set;
            self.kinds[kind] ^= set;
            self.hash ^= PIECE_KEYS[them][kind][to.index()];
        }
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.points == other.points
    }
}

impl Eq for Board {}
