//! A Xiangqi position: what stands where and whose turn it is.

use super::attacks;
use super::legality::threats;
use super::movegen;
use crate::family::bitboard::Bitboard;
use crate::family::board::{Board, Captured};
use crate::family::fen::State;
use crate::family::geometry::{self, at, file_of};
use crate::family::lines;
use crate::family::occupancy::Occupancy;
use crate::family::targets::{Any, Count};
use crate::family::zobrist::keys;
use crate::game::Game;
use crate::history::{Cycle, History};
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Reason};
use crate::piece::{Piece, PieceKind};
use crate::side::Side;
use crate::square::Square;

/// How repetitions and long games are judged (docs/rules/xiangqi.md#draws-and-repetition).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The same position for the third time is a draw, whatever the cause.
    Simple,
    /// Long check loses at the third occurrence, other repetitions decide nothing; 400 plies are a draw.
    #[default]
    Tabletop,
}

impl Preset {
    /// Both presets.
    pub const ALL: [Preset; 2] = [Preset::Simple, Preset::Tabletop];

    /// The name used on the command line and in records.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Preset::Simple => "simple",
            Preset::Tabletop => "tabletop",
        }
    }

    /// The preset of a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.as_str() == name)
    }
}

/// The options of the game (docs/rules/xiangqi.md#options).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How repetitions and long games are judged.
    pub preset: Preset,
}

/// Plies after which a game is a draw under [`Preset::Tabletop`].
pub const PLY_LIMIT: usize = 400;

/// Plies without a capture after which a draw may be suggested: sixty moves of each side.
pub const QUIET_LIMIT: u16 = 120;

/// Pieces that one side does without (docs/rules/xiangqi.md#handicap).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// None.
    #[default]
    Even,
    /// This side plays without the horse on its own left.
    OneHorse(Side),
    /// This side plays without horses.
    TwoHorses(Side),
}

impl Handicap {
    /// The points of the start position that stay empty.
    fn absent(self) -> Bitboard {
        let (side, both) = match self {
            Handicap::Even => return Bitboard::EMPTY,
            Handicap::OneHorse(side) => (side, false),
            Handicap::TwoHorses(side) => (side, true),
        };
        // Red's left is file b; black sits across, and its left is file h.
        let (left, right) = match side {
            Side::First => (1, 7),
            Side::Second => (81 + 7, 81 + 1),
        };
        let left = Bitboard::of(Square::new(left));
        if both { left | Bitboard::of(Square::new(right)) } else { left }
    }
}

/// What [`crate::Position::unmake`] needs to restore a position.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    captured: Captured,
    quiet_plies: u16,
}

const KEYS: [u64; 2] = keys(0x0078_6961_6e67_7169);

/// A Xiangqi position.
#[derive(Clone)]
pub struct Position {
    board: Board,
    side: Side,
    rules: Rules,
    quiet_plies: u16,
    ply: u16,
    /// The hash of everything but the board.
    state_hash: u64,
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start(handicap: Handicap, rules: Rules) -> Position {
        use PieceKind::{Cannon, Chariot, Elephant, Guard, Horse, King, Soldier};
        let absent = handicap.absent();
        let mut board = Board::empty();
        for side in Side::BOTH {
            let mut put = |file: i8, rank: i8, kind: PieceKind| {
                let rank = if side == Side::First { rank } else { 9 - rank };
                if let Some(square) = at(file, rank).filter(|square| !absent.contains(*square)) {
                    board.put(square, Piece { side, kind });
                }
            };
            let back = [Chariot, Horse, Elephant, Guard, King, Guard, Elephant, Horse, Chariot];
            for (file, kind) in (0..).zip(back) {
                put(file, 0, kind);
            }
            for file in [1, 7] {
                put(file, 2, Cannon);
            }
            for file in [0, 2, 4, 6, 8] {
                put(file, 3, Soldier);
            }
        }
        let state = State { side: Side::First, passed: false, quiet_plies: 0, ply: 0 };
        Position::with_state(board, rules, &state)
    }

    /// A position of a board and of what else a FEN says.
    pub(super) fn with_state(board: Board, rules: Rules, state: &State) -> Position {
        let mut position = Position {
            board,
            side: state.side,
            rules,
            quiet_plies: state.quiet_plies,
            ply: state.ply,
            state_hash: 0,
        };
        if state.side == Side::Second {
            position.state_hash ^= KEYS[0];
        }
        if rules.preset == Preset::Simple {
            position.state_hash ^= KEYS[1];
        }
        position
    }

    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// The options in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Changes the options from here on.
    pub fn set_rules(&mut self, rules: Rules) {
        if rules.preset != self.rules.preset {
            self.state_hash ^= KEYS[1];
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

    /// Where a side's general stands.
    #[inline]
    #[must_use]
    pub fn king(&self, side: Side) -> Square {
        self.board.king(side)
    }

    /// The kind of the piece on a point, whichever side's.
    #[inline]
    #[must_use]
    pub fn kind_at(&self, square: Square) -> Option<PieceKind> {
        self.board.piece_at(square).map(|piece| piece.kind)
    }

    /// Plies in a row without a capture.
    #[must_use]
    pub fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// Plies since the beginning of the game, as far as known.
    #[must_use]
    pub fn ply(&self) -> u16 {
        self.ply
    }

    /// Whether the generals are on one file with nothing between, which no position may have.
    #[must_use]
    pub(super) fn facing(&self) -> bool {
        let [a, b] = Side::BOTH.map(|side| self.king(side));
        file_of(a) == file_of(b) && !lines::between(a, b).intersects(self.occupied())
    }

    /// The points a piece would reach from a point: empty ones it can go to and pieces of either side it could
    /// capture or guards. For a cannon these are different ways.
    #[inline]
    #[must_use]
    pub fn reach_of(&self, piece: Piece, square: Square, occupancy: &Occupancy) -> Bitboard {
        match piece.kind {
            PieceKind::King => attacks::general(square),
            PieceKind::Guard => attacks::advisor(square),
            PieceKind::Elephant => attacks::elephant(square, occupancy.points()),
            PieceKind::Horse => attacks::horse(square, occupancy),
            PieceKind::Chariot => attacks::chariot(square, occupancy),
            PieceKind::Cannon => attacks::cannon(square, occupancy),
            PieceKind::Soldier => attacks::soldier(piece.side, square),
        }
    }

    /// The points where a piece could capture if an enemy stood there.
    #[inline]
    #[must_use]
    pub fn attacks_of(&self, piece: Piece, square: Square, occupancy: &Occupancy) -> Bitboard {
        if piece.kind == PieceKind::Cannon {
            attacks::cannon_threat(square, occupancy)
        } else {
            self.reach_of(piece, square, occupancy)
        }
    }

    /// The points the piece on a point attacks. Own pieces in reach are included: they are guarded.
    #[must_use]
    pub fn attacks_from(&self, square: Square) -> Bitboard {
        self.board
            .piece_at(square)
            .map_or(Bitboard::EMPTY, |piece| self.attacks_of(piece, square, self.occupancy()))
    }

    /// The pieces that give check to the side to move.
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        threats(self, self.side).checkers()
    }

    /// Whether a side's general stands attacked.
    #[must_use]
    pub fn is_attacked(&self, side: Side) -> bool {
        !threats(self, side).checkers().is_empty()
    }

    /// Hands the turn to the other side without a move. No rule allows it: a search asks what would happen then.
    /// The side to move must not be in check.
    #[inline]
    pub fn skip_turn(&mut self) -> Undo {
        let undo = Undo { captured: Captured::NONE, quiet_plies: self.quiet_plies };
        self.quiet_plies = undo.quiet_plies.saturating_add(1);
        self.change_sides();
        self.ply = self.ply.saturating_add(1);
        undo
    }

    /// The hash after [`Position::skip_turn`].
    #[inline]
    #[must_use]
    pub fn hash_after_skip(&self) -> u64 {
        crate::Position::hash(self) ^ KEYS[0]
    }

    /// Takes back [`Position::skip_turn`].
    #[inline]
    pub fn unskip_turn(&mut self, undo: Undo) {
        self.change_sides();
        self.ply = self.ply.saturating_sub(1);
        self.quiet_plies = undo.quiet_plies;
    }

    #[inline]
    fn change_sides(&mut self) {
        self.side = self.side.other();
        self.state_hash ^= KEYS[0];
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "xiangqi::Position({}, {:?})", crate::Position::fen(self), self.rules)
    }
}

/// Two positions are equal when the rules cannot tell them apart; counters of moves do not matter.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board && self.side == other.side && self.rules == other.rules
    }
}

impl Eq for Position {}

impl crate::Position for Position {
    const GAME: Game = Game::Xiangqi;
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
        movegen::generate(self, Bitboard::ALL, list);
    }

    fn legal_captures(&self, list: &mut MoveList) {
        movegen::generate(self, self.by_side(self.side.other()), list);
    }

    fn legal_quiet(&self, list: &mut MoveList) {
        movegen::generate(self, !self.occupied(), list);
    }

    fn legal_count(&self) -> usize {
        let mut count = Count(0);
        movegen::generate(self, Bitboard::ALL, &mut count);
        count.0
    }

    fn is_legal(&self, mv: Move) -> bool {
        movegen::is_legal(self, mv)
    }

    #[inline]
    fn make(&mut self, mv: Move) -> Undo {
        let quiet_plies = self.quiet_plies;
        let (captured, _) = self.board.make(self.side, mv);
        self.quiet_plies = if captured.is_some() { 0 } else { quiet_plies.saturating_add(1) };
        self.change_sides();
        self.ply = self.ply.saturating_add(1);
        Undo { captured, quiet_plies }
    }

    #[inline]
    fn unmake(&mut self, mv: Move, undo: Undo) {
        self.change_sides();
        self.ply = self.ply.saturating_sub(1);
        self.quiet_plies = undo.quiet_plies;
        self.board.unmake(self.side, mv, undo.captured);
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.board.hash() ^ self.state_hash
    }

    #[inline]
    fn hash_after(&self, mv: Move) -> u64 {
        self.board.hash_after(mv) ^ self.state_hash ^ KEYS[0]
    }

    fn fen(&self) -> String {
        super::fen::write(self)
    }

    fn terminal(&self) -> Option<Outcome> {
        let mut any = Any(false);
        movegen::generate(self, Bitboard::ALL, &mut any);
        if any.0 {
            return None;
        }
        let reason = if self.in_check() { Reason::Checkmate } else { Reason::Stalemate };
        Some(Outcome::win(self.side.other(), reason))
    }

    fn judge_history(&self, history: &History<'_>) -> Option<Outcome> {
        match self.rules.preset {
            Preset::Simple => (history.occurrences() >= 3).then_some(Outcome::draw(Reason::Threefold)),
            Preset::Tabletop => history
                .cycle(3)
                .and_then(Cycle::only_checker)
                .map(|side| Outcome::win(side.other(), Reason::PerpetualCheck))
                .or_else(|| (history.plies() >= PLY_LIMIT).then_some(Outcome::draw(Reason::PlyLimit))),
        }
    }

    fn claimable_draw(&self) -> Option<Reason> {
        None
    }
}
