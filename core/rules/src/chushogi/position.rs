//! A Chu Shogi position: what stands where, whose turn it is, and whether a lion was just taken.

use std::sync::LazyLock;

use super::board::{Board, Cell, Content, SIZE, SQUARES};
use super::kind::{Kind, Step};
use super::lion::reaches;
use super::rules::Rules;
use super::{movegen, reach};
use crate::family::zobrist::keys;
use crate::game::Game;
use crate::history::History;
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Reason};
use crate::piece::Piece;
use crate::side::Side;
use crate::square::Square;

/// What one side gets as a handicap (docs/rules/chushogi.md#handicaps). Sente is the weaker side; gote moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// Nothing: sente moves first.
    #[default]
    Even,
    /// Sente has three lions: gote's kirin and sente's phoenix change places, then sente's two kirins promote.
    ThreeLions,
    /// Sente has two lions: its kirin is promoted.
    TwoLions,
    /// Sente has a king and a crown prince: its drunk elephant is promoted.
    TwoKings,
}

/// What [`crate::Position::unmake`] needs to restore a position.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    moved: Content,
    middle: Content,
    last: Content,
    senjishi: Option<Square>,
    quiet_plies: u16,
}

static SENJISHI_KEYS: [u64; SQUARES] = keys(0x7365_6e6a_6973_6869);
const SECOND_TO_MOVE: u64 = {
    let key: [u64; 1] = keys(0x6775_7465);
    key[0]
};

/// The pieces of the start position in SFEN, gote's back rank first.
const START: &str = "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/\
                     MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL";

/// A Chu Shogi position.
#[derive(Clone)]
pub struct Position {
    board: Board,
    side: Side,
    rules: Rules,
    /// Where the move before took a lion with another piece.
    senjishi: Option<Square>,
    /// Plies in a row without a capture or a promotion.
    quiet_plies: u16,
    ply: u16,
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start(handicap: Handicap, rules: Rules) -> Position {
        // Read once: servers begin many games.
        static AT_FIRST: LazyLock<Board> =
            LazyLock::new(|| super::sfen::read_board(START).unwrap_or_else(|_| Board::empty()));
        let mut board = AT_FIRST.clone();
        let mut exchange = |name: (u8, u8), side: Side, kind: Kind| {
            let cell = Cell::of(Square::new(name.1 * SIZE + name.0));
            board.take(cell);
            board.put(cell, side, kind);
        };
        // Sente's second rank has the kirin on file 7 and the phoenix on file 6; gote's the other way round.
        let (kirin, phoenix, gote_kirin) = ((5, 1), (6, 1), (6, 10));
        let side = match handicap {
            Handicap::Even => Side::First,
            Handicap::ThreeLions => {
                exchange(gote_kirin, Side::Second, Kind::Phoenix);
                exchange(phoenix, Side::First, Kind::PromotedKirin);
                exchange(kirin, Side::First, Kind::PromotedKirin);
                Side::Second
            }
            Handicap::TwoLions => {
                exchange(kirin, Side::First, Kind::PromotedKirin);
                Side::Second
            }
            Handicap::TwoKings => {
                exchange((6, 0), Side::First, Kind::CrownPrince);
                Side::Second
            }
        };
        Position { board, side, rules, senjishi: None, quiet_plies: 0, ply: 0 }
    }

    pub(super) fn with_state(
        board: Board,
        side: Side,
        rules: Rules,
        senjishi: Option<Square>,
        ply: u16,
    ) -> Position {
        Position { board, side, rules, senjishi, quiet_plies: 0, ply }
    }

    /// What stands where.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(super) fn side(&self) -> Side {
        self.side
    }

    /// The options in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Changes the options from here on.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
    }

    /// Where the move before took a lion with a piece that is none.
    #[must_use]
    pub fn senjishi(&self) -> Option<Square> {
        self.senjishi
    }

    /// Plies in a row without a capture or a promotion.
    #[must_use]
    pub fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// Plies since the beginning of the game, as far as known.
    #[must_use]
    pub fn ply(&self) -> u16 {
        self.ply
    }

    /// The squares of a side's royal pieces.
    pub fn royals(&self, side: Side) -> impl Iterator<Item = Square> + '_ {
        self.board
            .cells_of(side)
            .filter(move |cell| self.board.at(*cell).get().is_some_and(|(_, kind)| kind.is_royal()))
            .map(Cell::square)
    }

    /// The pieces of `side` that reach a square, whatever the lion rules say.
    pub fn attackers(&self, side: Side, target: Square) -> impl Iterator<Item = Square> + '_ {
        let target = Cell::of(target);
        self.board
            .cells_of(side)
            .filter(move |cell| reaches(&self.board, side, *cell, target).is_some())
            .map(Cell::square)
    }

    /// Whether a side's last royal piece could be captured. A side with a king and a crown prince is not in check.
    #[must_use]
    pub fn is_attacked(&self, side: Side) -> bool {
        self.board.lone_royal(side).is_some_and(|royal| reach::is_attacked(&self.board, side.other(), royal))
    }

    /// Whether a move leaves the mover's last royal piece to be captured.
    #[must_use]
    pub fn exposes(&self, mv: Move) -> bool {
        let mut after = self.clone();
        crate::Position::make(&mut after, mv);
        after.board.royals(self.side.other()) > 0 && after.is_attacked(self.side)
    }

    /// The legal moves of the piece on a square.
    pub fn moves_from(&self, from: Square, list: &mut MoveList) {
        if self.board.royals(self.side) > 0 && from.index() < SQUARES {
            movegen::from_cell(self, Cell::of(from), &mut |mv| {
                let _ = list.try_push(mv);
            });
        }
    }

    /// Whether the piece on `from` can step to `middle` and go on from there, as lions, falcons and eagles do.
    #[must_use]
    pub fn steps_like_a_lion(&self, from: Square, middle: Square) -> bool {
        let (from, middle) = (Cell::of(from), Cell::of(middle));
        self.board.at(from).get().is_some_and(|(side, kind)| {
            kind.movement().lion.iter().any(|step| from.step(side, *step) == middle)
        })
    }

    /// Whether a piece that stepped from `from` to `middle` as lions do may go on to `to`: lions anywhere, falcons
    /// and eagles straight on or back.
    #[must_use]
    pub fn steps_on(&self, from: Square, middle: Square, to: Square) -> bool {
        let [from, middle, to] = [from, middle, to].map(Cell::of);
        self.board.at(from).get().is_some_and(|(side, kind)| {
            let straight = |step: &&Step| from.step(side, **step) == middle;
            if kind.is_lion() {
                middle.distance(to) == 1
            } else {
                let onward = kind.movement().lion.iter().find(straight).map(|step| middle.step(side, *step));
                to == from || onward == Some(to)
            }
        })
    }

    /// Lets the side to move do nothing. The rules know no such move; a search asks what would come of it.
    pub fn skip_turn(&mut self) -> Undo {
        let undo = Undo {
            moved: Content::EMPTY,
            middle: Content::EMPTY,
            last: Content::EMPTY,
            senjishi: self.senjishi,
            quiet_plies: self.quiet_plies,
        };
        self.senjishi = None;
        self.quiet_plies = self.quiet_plies.saturating_add(1);
        self.side = self.side.other();
        self.ply = self.ply.saturating_add(1);
        undo
    }

    /// The hash after [`Position::skip_turn`].
    #[must_use]
    pub fn hash_after_skip(&self) -> u64 {
        let senjishi = self.senjishi.map_or(0, |square| SENJISHI_KEYS[square.index()]);
        crate::Position::hash(self) ^ SECOND_TO_MOVE ^ senjishi
    }

    /// Takes back [`Position::skip_turn`].
    pub fn unskip_turn(&mut self, undo: Undo) {
        self.side = self.side.other();
        self.ply = self.ply.saturating_sub(1);
        self.senjishi = undo.senjishi;
        self.quiet_plies = undo.quiet_plies;
    }

    /// The win of a side that has taken the other's last royal piece, or has anything else left against a lone royal
    /// piece; a draw by too little material. What depends on the moves that are left is [`crate::Position::terminal`]'s
    /// to say.
    #[must_use]
    pub fn decided(&self) -> Option<Outcome> {
        if self.board.royals(self.side) == 0 {
            return Some(Outcome::win(self.side.other(), Reason::KingCaptured));
        }
        if self.board.pieces(Side::First).min(self.board.pieces(Side::Second)) > 1 {
            return None;
        }
        if self.rules.insufficient_material && self.insufficient() {
            return Some(Outcome::draw(Reason::InsufficientMaterial));
        }
        if self.rules.bare_king { self.bare_king() } else { None }
    }

    /// The win of a side against a lone royal piece. A lone royal piece that can take the other side's last one
    /// does so first.
    fn bare_king(&self) -> Option<Outcome> {
        let bare = |side: Side| self.board.pieces(side) == 1 && self.board.royals(side) == 1;
        let armed = |side: Side| self.board.pieces(side) > self.board.royals(side);
        let loser = Side::BOTH.into_iter().find(|side| bare(*side) && armed(side.other()))?;
        let takes_first = loser == self.side && self.is_attacked(loser.other());
        (!takes_first).then_some(Outcome::win(loser.other(), Reason::BareKing))
    }

    /// Whether one side has a lone royal piece and the other too little to mate it.
    fn insufficient(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.board.pieces(side) == 1 && self.too_little(side.other()))
    }

    fn too_little(&self, side: Side) -> bool {
        let mut bishops = 0;
        let mut colours = [false; 2];
        let mut others = 0;
        let mut small = 0;
        for cell in self.board.cells_of(side) {
            let Some((_, kind)) = self.board.at(cell).get() else { continue };
            match kind {
                Kind::King | Kind::CrownPrince => others += u8::from(self.board.royals(side) > 1),
                Kind::PromotedLeopard => {
                    bishops += 1;
                    let square = cell.square().number();
                    colours[usize::from((square % SIZE + square / SIZE) % 2)] = true;
                }
                Kind::Pawn | Kind::Tokin | Kind::Leopard => small += 1,
                _ => others += 1,
            }
        }
        others == 0
            && match (bishops, small) {
                (0, 0 | 1) | (1, 0) => true,
                (2, 0) => colours != [true, true],
                _ => false,
            }
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "chushogi::Position({}, {:?})", crate::Position::fen(self), self.rules)
    }
}

/// Two positions are equal when the rules cannot tell them apart; counters of moves do not matter.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board
            && self.side == other.side
            && self.senjishi == other.senjishi
            && self.rules == other.rules
    }
}

impl Eq for Position {}

impl crate::Position for Position {
    const GAME: Game = Game::ChuShogi;
    const FILES: u8 = SIZE;
    const RANKS: u8 = SIZE;
    type Kind = Kind;
    type Undo = Undo;

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn piece_at(&self, square: Square) -> Option<Piece<Kind>> {
        if square.index() >= SQUARES {
            return None;
        }
        self.board.at(Cell::of(square)).get().map(|(side, kind)| Piece { side, kind })
    }

    fn in_check(&self) -> bool {
        self.is_attacked(self.side)
    }

    fn legal_moves(&self, list: &mut MoveList) {
        movegen::generate(self, |mv| {
            // A list has room for every legal move.
            let _ = list.try_push(mv);
        });
    }

    fn legal_captures(&self, list: &mut MoveList) {
        movegen::generate_captures(self, |mv| {
            let _ = list.try_push(mv);
        });
    }

    fn legal_quiet(&self, list: &mut MoveList) {
        let captures = |square: Square| self.piece_at(square).is_some();
        movegen::generate(self, |mv| {
            let last = mv.to() != mv.from() && captures(mv.to());
            if !last && !mv.middle().is_some_and(captures) {
                let _ = list.try_push(mv);
            }
        });
    }

    fn legal_count(&self) -> usize {
        let mut count = 0;
        movegen::generate(self, |_| count += 1);
        count
    }

    fn is_legal(&self, mv: Move) -> bool {
        let inside = |square: Square| square.index() < SQUARES;
        if !inside(mv.from()) || !inside(mv.to()) || self.board.royals(self.side) == 0 {
            return false;
        }
        let mut found = false;
        movegen::from_cell(self, Cell::of(mv.from()), &mut |legal| found |= legal == mv);
        found
    }

    fn make(&mut self, mv: Move) -> Undo {
        let (from, to) = (Cell::of(mv.from()), Cell::of(mv.to()));
        let moved = self.board.take(from);
        let (middle, middle_cell) = match mv.middle() {
            Some(square) => (self.board.take(Cell::of(square)), Some(square)),
            None => (Content::EMPTY, None),
        };
        let last = self.board.take(to);
        let undo = Undo { moved, middle, last, senjishi: self.senjishi, quiet_plies: self.quiet_plies };
        let mut lion_taken_by_other = None;
        if let Some((side, kind)) = moved.get() {
            let now = if mv.promotes() { kind.promoted().unwrap_or(kind) } else { kind };
            self.board.put(to, side, now);
            if !kind.is_lion() {
                lion_taken_by_other =
                    if last.is_lion() { Some(mv.to()) } else { middle_cell.filter(|_| middle.is_lion()) };
            }
        }
        self.senjishi = lion_taken_by_other;
        let quiet = middle.is_empty() && last.is_empty() && !mv.promotes();
        self.quiet_plies = if quiet { self.quiet_plies.saturating_add(1) } else { 0 };
        self.side = self.side.other();
        self.ply = self.ply.saturating_add(1);
        undo
    }

    fn unmake(&mut self, mv: Move, undo: Undo) {
        let (from, to) = (Cell::of(mv.from()), Cell::of(mv.to()));
        self.side = self.side.other();
        self.ply = self.ply.saturating_sub(1);
        self.senjishi = undo.senjishi;
        self.quiet_plies = undo.quiet_plies;
        self.board.take(to);
        self.board.restore(from, undo.moved);
        if let Some(square) = mv.middle() {
            self.board.restore(Cell::of(square), undo.middle);
        }
        self.board.restore(to, undo.last);
    }

    fn hash(&self) -> u64 {
        let side = if self.side == Side::Second { SECOND_TO_MOVE } else { 0 };
        let senjishi = self.senjishi.map_or(0, |square| SENJISHI_KEYS[square.index()]);
        self.board.hash() ^ side ^ senjishi
    }

    fn hash_after(&self, mv: Move) -> u64 {
        let (from, to) = (Cell::of(mv.from()), Cell::of(mv.to()));
        let moved = self.board.at(from);
        let Some((side, kind)) = moved.get() else { return self.hash() };
        let now = if mv.promotes() { kind.promoted().unwrap_or(kind) } else { kind };
        let mut hash = self.hash() ^ SECOND_TO_MOVE;
        hash ^= Board::share(moved, from) ^ Board::share(Content::piece(side, now), to);
        let last = if to == from { Content::EMPTY } else { self.board.at(to) };
        hash ^= Board::share(last, to);
        let mut lion_on = last.is_lion().then_some(mv.to());
        if let Some(square) = mv.middle() {
            let middle = self.board.at(Cell::of(square));
            hash ^= Board::share(middle, Cell::of(square));
            lion_on = lion_on.or(middle.is_lion().then_some(square));
        }
        let key = |square: Option<Square>| square.map_or(0, |square| SENJISHI_KEYS[square.index()]);
        hash ^ key(self.senjishi) ^ key(lion_on.filter(|_| !kind.is_lion()))
    }

    fn fen(&self) -> String {
        super::sfen::write(self)
    }

    fn terminal(&self) -> Option<Outcome> {
        if let Some(outcome) = self.decided() {
            return Some(outcome);
        }
        let out_of_moves = !movegen::any(self, |_| true);
        out_of_moves.then_some(Outcome::win(self.side.other(), Reason::Stalemate))
    }

    fn judge_history(&self, history: &History<'_>) -> Option<Outcome> {
        // A side is out of moves, too, when each that is left would repeat a position once too often.
        if !movegen::any(self, |mv| !self.forbidden(mv, history)) {
            return Some(Outcome::win(self.side.other(), Reason::Stalemate));
        }
        (self.rules.quiet_draw && self.quiet_plies >= 199).then_some(Outcome::draw(Reason::QuietPlies))
    }

    fn forbidden(&self, mv: Move, history: &History<'_>) -> bool {
        let mut after = self.clone();
        after.make(mv);
        let Some(cycle) = history.cycle_to(after.hash(), 4, self.side, after.in_check()) else {
            return false;
        };
        // The side that only answers checks may repeat; the checker has to change its move.
        cycle.only_checker() != Some(self.side.other())
    }

    fn claimable_draw(&self) -> Option<Reason> {
        None
    }
}
