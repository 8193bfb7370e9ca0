//! Why a move is not legal, with the squares that explain it.

use super::board::{Board, Cell, SIZE, SQUARES};
use super::kind::Kind;
use super::lion::{self, Deed, LionRule};
use super::position::Position;
use crate::Position as _;
use crate::moves::Move;
use crate::square::Square;

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The side to move has lost its king.
    Over,
    /// A square of the move is not on the board.
    OffBoard,
    /// There is no piece to move.
    EmptySquare(Square),
    /// The piece belongs to the other side.
    NotYours(Square),
    /// A piece of one's own stands on the target, or on the square between that would be captured.
    OwnPiece(Square),
    /// The piece does not move that way at all.
    Shape(Kind),
    /// A piece stands in the way of one that runs.
    Blocked(Square),
    /// The lion rules forbid to take the lion on the first square.
    Lion(Square, LionRule),
    /// The piece may not promote with this move.
    Promotion(Kind),
    /// The move would leave the last royal piece to be captured by these pieces (if the game refuses that).
    ExposesKing(Vec<Square>),
}

impl Refusal {
    /// The squares that explain the refusal.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Refusal::Over | Refusal::OffBoard | Refusal::Shape(_) | Refusal::Promotion(_) => Vec::new(),
            Refusal::EmptySquare(at)
            | Refusal::NotYours(at)
            | Refusal::OwnPiece(at)
            | Refusal::Blocked(at) => {
                vec![*at]
            }
            Refusal::Lion(lion, rule) => {
                let (LionRule::Protected(by) | LionRule::HiddenProtection(by) | LionRule::Senjishi(by)) =
                    rule;
                vec![*lion, *by]
            }
            Refusal::ExposesKing(by) => by.clone(),
        }
    }
}

/// Why a move is not legal; none if it is, or stands for one that is (a step over an empty square for the jump).
#[must_use]
pub fn explain(position: &Position, mv: Move) -> Option<Refusal> {
    let mv = super::written::canonical(position, mv);
    if position.is_legal(mv) {
        return None;
    }
    let side = position.side_to_move();
    let squares = [Some(mv.from()), mv.middle(), Some(mv.to())];
    if squares.into_iter().flatten().any(|square| square.index() >= SQUARES) {
        return Some(Refusal::OffBoard);
    }
    if position.royals(side).next().is_none() {
        return Some(Refusal::Over);
    }
    let Some(piece) = position.piece_at(mv.from()) else {
        return Some(Refusal::EmptySquare(mv.from()));
    };
    if piece.side != side {
        return Some(Refusal::NotYours(mv.from()));
    }
    let own = |square: Square| position.piece_at(square).is_some_and(|other| other.side == side);
    if let Some(middle) = mv.middle().filter(|middle| own(*middle)) {
        return Some(Refusal::OwnPiece(middle));
    }
    if mv.to() != mv.from() && own(mv.to()) {
        return Some(Refusal::OwnPiece(mv.to()));
    }
    let board = position.board();
    let [from, to] = [mv.from(), mv.to()].map(Cell::of);
    let reached = match mv.middle() {
        None => lion::reaches(board, side, from, to).is_some(),
        Some(middle) => {
            position.steps_like_a_lion(mv.from(), middle) && position.steps_on(mv.from(), middle, mv.to())
        }
    };
    if !reached {
        return Some(
            in_the_way(board, position, piece.kind, from, to)
                .map_or(Refusal::Shape(piece.kind), Refusal::Blocked),
        );
    }
    let kind_at = |square: Square| position.piece_at(square).map(|piece| piece.kind);
    let taken_last = if mv.from() == mv.to() { None } else { kind_at(mv.to()) };
    let middle = mv.middle().and_then(|square| kind_at(square).map(|kind| (Cell::of(square), kind)));
    let deed = Deed { from, mover: piece.kind, middle, last: (to, taken_last) };
    if let Some(rule) = lion::forbidden(position, deed) {
        let lion =
            if taken_last.is_some_and(Kind::is_lion) { mv.to() } else { mv.middle().unwrap_or(mv.to()) };
        return Some(Refusal::Lion(lion, rule));
    }
    if mv.promotes() && position.is_legal(Move::new(mv.from(), mv.to())) {
        return Some(Refusal::Promotion(piece.kind));
    }
    if position.rules().refuse_exposure {
        let mut after = position.clone();
        after.make(mv);
        let royal = after.royals(side).next();
        let by = royal.map_or(Vec::new(), |royal| after.attackers(side.other(), royal).collect());
        return Some(Refusal::ExposesKing(by));
    }
    Some(Refusal::Shape(piece.kind))
}

/// The piece that stands in the way of one that runs towards a square.
fn in_the_way(board: &Board, position: &Position, kind: Kind, from: Cell, to: Cell) -> Option<Square> {
    kind.movement().slides.iter().find_map(|step| {
        let mut cell = from.step(position.side_to_move(), *step);
        let mut first = None;
        for _ in 0..SIZE {
            if board.at(cell).is_wall() {
                return None;
            }
            if cell == to {
                return first;
            }
            if first.is_none() && !board.at(cell).is_empty() {
                first = Some(cell.square());
            }
            cell = cell.step(position.side_to_move(), *step);
        }
        None
    })
}
