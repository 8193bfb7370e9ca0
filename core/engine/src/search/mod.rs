//! The search: principal variation search with iterative deepening.
//!
//! Three things set Janggi apart from chess here. A side that is not in check may pass, so doing nothing is
//! a real move, but two passes in a row end the game by points: passing while behind on points loses, and
//! a pass answered by the side ahead wins. While the kings face under the bikjang rule the side to move may
//! take a draw. And a position that keeps coming back ends the game by points, so a repetition is good for
//! the side ahead, not a draw.
//!
//! Xiangqi has no pass: null-move pruning skips a turn that the rules would not let go by. A side without a
//! move has lost. A repetition is judged by who gave check in it; one that decides nothing counts as a draw in
//! the tree, which is what playing it for ever comes to.
//!
//! In Chu Shogi moves into check are legal; they are left out here, and a side that has no other move counts as
//! mated. The move that would make a position come up for the fourth time may not be made.

mod ends;
mod frame;
mod learn;
mod node;
mod quiescence;
mod reductions;
mod root;

use frame::{BEFORE, Frame};
use palgak_rules::{Match, Move, MoveList, Side};
pub(crate) use reductions::Reductions;
pub(crate) use root::RootMove;

use crate::history::{Arrival, History, NO_ARRIVAL};
use crate::limits::{Control, Variety};
use crate::picker::Shelf;
use crate::playable::Playable;
use crate::rng::mix;
use crate::score::{INFINITE, MAX_EVAL, MAX_PLY, Value};
use crate::transposition::Table;

/// What a draw is worth to the side that is thinking: less than nothing, so that it fights on unless it is behind
/// by more than a point.
pub(crate) const DRAW: Value = -100;
/// Beyond this lead the search no longer saves work by being content: it looks for the mate.
const WON: Value = 1800;
/// Sets the positions after a tried pass apart from those after a real one.
const NULL_KEY: u64 = 0x5851_F42D_4C95_7F2D;

/// So near to the end of a game that has one, positions are told apart by their ply.
const NEAR_LIMIT: usize = 64;

/// What the judgement of repetitions needs to know of a position.
#[derive(Clone, Copy)]
struct Seen {
    key: u64,
    /// Whether the move that led to it gave check.
    checked: bool,
}

/// One search of one position.
pub(crate) struct Search<'a, P: Playable> {
    position: P,
    root_side: Side,
    table: &'a Table,
    history: &'a mut History<P>,
    reductions: &'a Reductions,
    pub(crate) control: Control<'a>,
    variety: Option<Variety>,
    /// The game's positions and those of the line being searched.
    seen: Vec<Seen>,
    /// The ply, counted from the root, at which the game is a draw.
    limit: usize,
    stack: Vec<Frame<P::Tally>>,
    shelf: Shelf,
    pub(crate) root_moves: Vec<RootMove>,
    pub(crate) deepest: usize,
    /// No null move below this ply: a doubted cut-off is being checked.
    null_from: usize,
}

impl<'a, P: Playable> Search<'a, P> {
    pub(crate) fn new(
        game: &Match<P>,
        moves: &[Move],
        table: &'a Table,
        history: &'a mut History<P>,
        reductions: &'a Reductions,
        control: Control<'a>,
        variety: Option<Variety>,
    ) -> Search<'a, P> {
        let position = game.position().clone();
        let mut stack: Vec<Frame<P::Tally>> = (0..MAX_PLY + BEFORE + 2).map(|_| Frame::new()).collect();
        let root = &mut stack[BEFORE];
        root.tally = position.tally();
        root.checked = position.in_check();
        let (seen, quiet) = replay(game);
        root.quiet = quiet;
        let limit = position.ply_limit().map_or(usize::MAX, |plies| plies.saturating_sub(game.ply()));
        Search {
            root_side: position.side_to_move(),
            root_moves: moves.iter().map(|&mv| RootMove { mv, score: -INFINITE, line: vec![mv] }).collect(),
            position,
            table,
            history,
            reductions,
            control,
            variety,
            seen,
            limit,
            stack,
            shelf: Shelf::with_capacity(4096),
            deepest: 0,
            null_from: 0,
        }
    }

    fn takes(&self, mv: Move) -> bool {
        self.position.victim(mv).is_some()
    }

    fn evaluate(&self, ply: usize) -> Value {
        let mut eval = self.position.evaluate(&self.stack[BEFORE + ply].tally);
        if let Some(variety) = self.variety {
            let size = i32::from(variety.size);
            eval += (mix(self.position.hash() ^ variety.seed) >> 33) as i32 % (2 * size + 1) - size;
        }
        eval.clamp(-MAX_EVAL, MAX_EVAL)
    }

    fn arrivals_before(&self, ply: usize) -> [Arrival; 3] {
        let at = BEFORE + ply;
        [self.stack[at - 1].arrival, self.stack[at - 2].arrival, self.stack[at - 4].arrival]
    }

    fn push(&mut self, mv: Move, ply: usize, checks: bool) -> P::Undo {
        let at = BEFORE + ply;
        let tally = self.position.tally_after(&self.stack[at].tally, mv);
        let takes = self.takes(mv);
        self.stack[at].arrival = match self.position.piece_at(mv.from()) {
            Some(piece) => self.history.arrival(piece, mv),
            None => NO_ARRIVAL,
        };
        self.control.count();
        let undo = self.position.make(mv);
        self.seen.push(Seen { key: self.position.hash(), checked: checks });
        let quiet = if takes { 0 } else { self.stack[at].quiet + 1 };
        let next = &mut self.stack[at + 1];
        next.tally = tally;
        next.checked = checks;
        next.quiet = quiet;
        next.null = false;
        undo
    }

    fn pop(&mut self, mv: Move, undo: P::Undo) {
        self.seen.pop();
        self.position.unmake(mv, undo);
    }

    /// Has the table fetch what it knows of the position after [`Search::push_skip`].
    #[inline]
    fn expect_skip(&self) {
        let key = self.position.hash_after_skip();
        self.table.expect(if P::MAY_PASS { key ^ NULL_KEY } else { key });
    }

    /// Lets the side to move do nothing.
    fn push_skip(&mut self, ply: usize) -> P::Undo {
        let at = BEFORE + ply;
        let tally = self.stack[at].tally;
        self.stack[at].arrival = NO_ARRIVAL;
        let undo = self.position.skip();
        self.seen.push(Seen { key: self.position.hash(), checked: false });
        // Where the rules know no pass, a repetition with one in it is none.
        let quiet = if self.position.passed() { self.stack[at].quiet + 1 } else { 0 };
        let next = &mut self.stack[at + 1];
        next.tally = tally;
        next.checked = false;
        next.quiet = quiet;
        next.null = true;
        undo
    }

    fn pop_skip(&mut self, undo: P::Undo) {
        self.seen.pop();
        self.position.unskip(undo);
    }

    /// What the table of positions knows this position by.
    fn key(&self, ply: usize, null: bool) -> u64 {
        let mut key = self.position.hash();
        if null && self.position.passed() {
            key ^= NULL_KEY;
        }
        if self.limit < ply + NEAR_LIMIT {
            key ^= mix((self.limit - self.limit.min(ply)) as u64);
        }
        key
    }

    fn take_line(&mut self, mv: Move, ply: usize) {
        let at = BEFORE + ply;
        let (here, below) = self.stack.split_at_mut(at + 1);
        let (Some(here), Some(below)) = (here.last_mut(), below.first()) else { return };
        here.line.clear();
        here.line.push(mv);
        let room = here.line.remaining_capacity();
        here.line.extend(below.line.iter().copied().take(room));
    }
}

/// The positions of a game, the present one last, and the plies since its last capture: positions before it
/// cannot come back.
fn replay<P: Playable>(game: &Match<P>) -> (Vec<Seen>, usize) {
    let mut position = game.start().clone();
    let mut seen = Vec::with_capacity(game.ply() + MAX_PLY + 2);
    seen.push(Seen { key: position.hash(), checked: position.in_check() });
    let mut quiet = 0;
    for mv in game.moves() {
        let takes = position.victim(mv).is_some();
        quiet = if takes { 0 } else { quiet + 1 };
        position.make(mv);
        seen.push(Seen { key: position.hash(), checked: position.in_check() });
    }
    (seen, quiet)
}

/// The root moves worth looking at: all legal ones, but a pass that hands over a win by points only if there
/// is nothing else, and likewise for a move into check where the rules allow one. A move that wins at once is enough.
pub(crate) fn root_moves<P: Playable>(game: &Match<P>) -> Vec<Move> {
    let position = game.position();
    let mut list = MoveList::new();
    game.legal_moves(&mut list);
    if P::MAY_EXPOSE {
        let after = |mv: &Move| {
            let mut after = position.clone();
            after.make(*mv);
            after
        };
        // A king left to be taken is taken, whatever else stands: the game is over then.
        let us = position.side_to_move();
        let wins = |mv: &Move| after(mv).terminal().is_some_and(|outcome| outcome.winner == Some(us));
        if let Some(&mv) = list.iter().find(|mv| wins(mv)) {
            return vec![mv];
        }
        let safe = |mv: &Move| !after(mv).exposed();
        if list.iter().any(safe) {
            list.retain(|mv| safe(mv));
        }
    }
    if !position.leads(&position.tally()) && list.len() > 1 {
        list.retain(|mv| !mv.is_pass());
    }
    list.to_vec()
}
