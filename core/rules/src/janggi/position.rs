//! A Janggi position: what stands where, whose turn, and the memory of a pass.

use super::attacks;
use super::legality::threats;
use super::points::{Points, value};
use super::setup::Setup;
use super::zobrist;
use crate::family::bitboard::Bitboard;
use crate::family::board::{Board, Captured};
use crate::family::fen::State;
use crate::family::geometry::{self, at, file_of};
use crate::family::lines;
use crate::family::occupancy::Occupancy;
use crate::game::Game;
use crate::history::History;
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Reason};
use crate::piece::{Piece, PieceKind};
use crate::side::Side;
use crate::square::Square;

/// The options of the game (docs/rules/janggi.md#options).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether facing kings must be resolved or accepted as a draw.
    pub bikjang: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { bikjang: true }
    }
}

/// What [`crate::Position::unmake`] needs to restore a position.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    captured: Captured,
    passes: u8,
    quiet_plies: u16,
}

/// A Janggi position.
#[derive(Clone)]
pub struct Position {
    board: Board,
    side: Side,
    /// Passes in a row just made: 0, 1, or 2 when the game is over.
    passes: u8,
    rules: Rules,
    quiet_plies: u16,
    ply: u16,
    /// The hash of everything but the board.
    state_hash: u64,
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start(cho: Setup, han: Setup, rules: Rules) -> Position {
        let mut pieces = Vec::with_capacity(32);
        for (side, setup) in [(Side::First, cho), (Side::Second, han)] {
            let rank = |r: i8| if side == Side::First { r } else { 9 - r };
            for (file, kind) in (0..).zip(setup.back_rank(side)) {
                if let Some(kind) = kind {
                    pieces.push((file, rank(0), Piece { side, kind }));
                }
            }
            pieces.push((4, rank(1), Piece { side, kind: PieceKind::King }));
            for file in [1, 7] {
                pieces.push((file, rank(2), Piece { side, kind: PieceKind::Cannon }));
            }
            for file in [0, 2, 4, 6, 8] {
                pieces.push((file, rank(3), Piece { side, kind: PieceKind::Soldier }));
            }
        }
        let mut board = Board::empty();
        for (file, rank, piece) in pieces {
            if let Some(square) = at(file, rank) {
                board.put(square, piece);
            }
        }
        let state = State { side: Side::First, passed: false, quiet_plies: 0, ply: 0 };
        Position::with_state(board, rules, &state)
    }

    /// A position of a board and of what else a FEN says.
    pub(super) fn with_state(board: Board, rules: Rules, state: &State) -> Position {
        let passes = u8::from(state.passed);
        let mut state_hash = zobrist::PASSES[usize::from(passes)];
        if state.side == Side::Second {
            state_hash ^= zobrist::SECOND_TO_MOVE;
        }
        if rules.bikjang {
            state_hash ^= zobrist::BIKJANG;
        }
        let State { side, quiet_plies, ply, .. } = *state;
        Position { board, side, passes, rules, quiet_plies, ply, state_hash }
    }

    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    fn set_passes(&mut self, passes: u8) {
        self.state_hash ^= zobrist::PASSES[usize::from(self.passes)] ^ zobrist::PASSES[usize::from(passes)];
        self.passes = passes;
    }

    #[inline]
    fn change_sides(&mut self) {
        self.side = self.side.other();
        self.state_hash ^= zobrist::SECOND_TO_MOVE;
    }

    /// The options in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Changes the options from here on. What was played before stays played.
    pub fn set_rules(&mut self, rules: Rules) {
        if rules.bikjang != self.rules.bikjang {
            self.state_hash ^= zobrist::BIKJANG;
        }
        self.rules = rules;
    }

    /// The occupied points.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.board.occupied()
    }

    /// The occupied points in the form that the look-up tables take.
    #[inline]
    #[must_use]
    pub fn occupancy(&self) -> &Occupancy {
        self.board.occupancy()
    }

    /// The points of a side's pieces.
    #[inline]
    #[must_use]
    pub fn by_side(&self, side: Side) -> Bitboard {
        self.board.by_side(side)
    }

    /// The points of all pieces of a kind.
    #[inline]
    #[must_use]
    pub fn by_kind(&self, kind: PieceKind) -> Bitboard {
        self.board.by_kind(kind)
    }

    /// The points of a side's pieces of a kind.
    #[inline]
    #[must_use]
    pub fn pieces(&self, side: Side, kind: PieceKind) -> Bitboard {
        self.board.pieces(side, kind)
    }

    /// Where a side's king stands.
    #[inline]
    #[must_use]
    pub fn king(&self, side: Side) -> Square {
        self.board.king(side)
    }

    /// How many passes in a row were just made.
    #[inline]
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Plies in a row without a capture or a soldier's move (the half-move clock of FEN).
    #[must_use]
    pub fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// Plies since the beginning of the game, as far as known.
    #[must_use]
    pub fn ply(&self) -> u16 {
        self.ply
    }

    /// The kind of the piece on a point, whichever side's.
    #[inline]
    #[must_use]
    pub fn kind_at(&self, square: Square) -> Option<PieceKind> {
        self.board.piece_at(square).map(|piece| piece.kind)
    }

    /// Whether both kings are on one file with nothing between.
    #[inline]
    #[must_use]
    pub fn facing(&self) -> bool {
        let [a, b] = Side::BOTH.map(|side| self.king(side));
        file_of(a) == file_of(b) && !lines::between(a, b).intersects(self.occupied())
    }

    /// Whether facing kings bind the side to move.
    #[inline]
    #[must_use]
    pub fn bikjang(&self) -> bool {
        self.rules.bikjang && self.facing()
    }

    /// Whether the side to move may pass.
    #[must_use]
    pub fn can_pass(&self) -> bool {
        self.passes < 2 && !self.bikjang() && self.checkers().is_empty()
    }

    /// A side's points, Han's deom included.
    #[must_use]
    pub fn points(&self, side: Side) -> Points {
        let sum = PieceKind::FAMILY
            .into_iter()
            .map(|kind| self.pieces(side, kind).len() as u16 * value(kind))
            .sum();
        match side {
            Side::First => Points::whole(sum),
            Side::Second => Points::whole(sum).plus(Points::DEOM),
        }
    }

    /// The side with more points. Halves make it impossible that they are equal.
    #[must_use]
    pub fn leader(&self) -> Side {
        if self.points(Side::First) > self.points(Side::Second) { Side::First } else { Side::Second }
    }

    /// The points a piece attacks: where it could capture an enemy piece that is no cannon (for a cannon), or
    /// any enemy piece (for the others). Own pieces in reach are included: they are guarded. Empty for an
    /// empty point.
    #[must_use]
    pub fn attacks_from(&self, square: Square) -> Bitboard {
        let Some(piece) = self.board.piece_at(square) else {
            return Bitboard::EMPTY;
        };
        self.attacks_of(piece, square, self.board.occupancy())
    }

    /// The points a piece would attack from a point, with other points occupied than now.
    #[inline]
    #[must_use]
    pub fn attacks_of(&self, piece: Piece, square: Square, occupancy: &Occupancy) -> Bitboard {
        match piece.kind {
            PieceKind::King | PieceKind::Guard => attacks::palace_step(square),
            PieceKind::Chariot => attacks::chariot(square, occupancy),
            PieceKind::Cannon => attacks::cannon(square, occupancy, self.by_kind(PieceKind::Cannon)),
            PieceKind::Horse => attacks::horse(square, occupancy),
            PieceKind::Elephant => attacks::elephant(square, occupancy),
            PieceKind::Soldier => attacks::soldier(piece.side, square),
        }
    }

    /// The pieces of `side` that attack a point as things stand. A cannon does not attack a cannon.
    #[must_use]
    pub fn attackers(&self, side: Side, target: Square) -> Bitboard {
        let mut attackers = Bitboard::EMPTY;
        for square in self.by_side(side) {
            if self.attacks_from(square).contains(target) {
                attackers |= Bitboard::of(square);
            }
        }
        if self.kind_at(target) == Some(PieceKind::Cannon) {
            attackers &= !self.by_kind(PieceKind::Cannon);
        }
        attackers
    }

    /// The pieces that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        threats(self, self.side).checkers()
    }

    /// Whether a side's king stands attacked.
    #[must_use]
    pub fn is_attacked(&self, side: Side) -> bool {
        !threats(self, side).checkers().is_empty()
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "janggi::Position({}, {:?})", crate::Position::fen(self), self.rules)
    }
}

/// Two positions are equal when the rules cannot tell them apart; counters of moves do not matter.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board
            && self.side == other.side
            && self.passes == other.passes
            && self.rules == other.rules
    }
}

impl Eq for Position {}

impl crate::Position for Position {
    const GAME: Game = Game::Janggi;
    const FILES: u8 = geometry::FILES;
    const RANKS: u8 = geometry::RANKS;
    type Kind = PieceKind;
    type Undo = Undo;

    #[inline]
    fn side_to_move(&self) -> Side {
        self.side
    }

    #[inline]
    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    #[inline]
    fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    fn legal_moves(&self, list: &mut MoveList) {
        super::movegen::legal(self, Bitboard::ALL, true, list);
    }

    fn legal_captures(&self, list: &mut MoveList) {
        super::movegen::legal(self, self.by_side(self.side.other()), false, list);
    }

    fn legal_quiet(&self, list: &mut MoveList) {
        super::movegen::legal(self, !self.occupied(), true, list);
    }

    fn legal_count(&self) -> usize {
        super::movegen::count(self)
    }

    fn is_legal(&self, mv: Move) -> bool {
        super::movegen::is_legal(self, mv)
    }

    #[inline]
    fn make(&mut self, mv: Move) -> Undo {
        let mut undo = Undo { captured: Captured::NONE, passes: self.passes, quiet_plies: self.quiet_plies };
        self.quiet_plies = self.quiet_plies.saturating_add(1);
        if mv.is_pass() {
            self.set_passes((self.passes + 1).min(2));
        } else {
            let (captured, kind) = self.board.make(self.side, mv);
            undo.captured = captured;
            if captured.is_some() || kind == PieceKind::Soldier.index() {
                self.quiet_plies = 0;
            }
            self.set_passes(0);
        }
        self.change_sides();
        self.ply = self.ply.saturating_add(1);
        undo
    }

    #[inline]
    fn unmake(&mut self, mv: Move, undo: Undo) {
        self.change_sides();
        self.ply = self.ply.saturating_sub(1);
        self.set_passes(undo.passes);
        self.quiet_plies = undo.quiet_plies;
        if !mv.is_pass() {
            self.board.unmake(self.side, mv, undo.captured);
        }
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.board.hash() ^ self.state_hash
    }

    #[inline]
    fn hash_after(&self, mv: Move) -> u64 {
        let (board, passes) = if mv.is_pass() {
            (self.board.hash(), (self.passes + 1).min(2))
        } else {
            (self.board.hash_after(mv), 0)
        };
        let passes = zobrist::PASSES[usize::from(self.passes)] ^ zobrist::PASSES[usize::from(passes)];
        board ^ self.state_hash ^ passes ^ zobrist::SECOND_TO_MOVE
    }

    fn fen(&self) -> String {
        super::fen::write(self)
    }

    fn terminal(&self) -> Option<Outcome> {
        if self.passes >= 2 {
            return Some(Outcome::win(self.leader(), Reason::DoublePass));
        }
        if super::movegen::any_legal(self) {
            return None;
        }
        // Without bikjang a side that is not in check can always pass, so here it is mate or bikjang. A check
        // that no move answers is mate, even while the kings face.
        let mut plain = self.clone();
        plain.set_rules(Rules { bikjang: false });
        if super::movegen::any_legal(&plain) {
            Some(Outcome::draw(Reason::BikjangUnresolvable))
        } else {
            Some(Outcome::win(self.side.other(), Reason::Checkmate))
        }
    }

    fn judge_history(&self, history: &History<'_>) -> Option<Outcome> {
        (history.occurrences() >= 4).then(|| Outcome::win(self.leader(), Reason::Repetition))
    }

    fn claimable_draw(&self) -> Option<Reason> {
        (self.passes < 2 && self.bikjang()).then_some(Reason::BikjangAccepted)
    }
}
