//! The search: principal variation search with iterative deepening.
//!
//! Three things set Janggi apart from chess here. A side that is not in check may pass, so doing nothing is
//! a real move, but two passes in a row end the game by points: passing while behind on points loses, and
//! a pass answered by the side ahead wins. While the kings face under the bikjang rule the side to move may
//! take a draw. And a position that keeps coming back ends the game by points, so a repetition is good for
//! the side ahead, not a draw.

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
use root::RootMove;

use crate::history::{Arrival, History, NO_ARRIVAL};
use crate::limits::{Control, Variety};
use crate::playable::Playable;
use crate::rng::mix;
use crate::score::{INFINITE, MAX_EVAL, MAX_PLY, Value};
use crate::transposition::Table;

/// What a draw is worth to the side that is thinking: less than nothing, so that it fights on unless it is behind
/// by more than a point.
pub(crate) const DRAW: Value = -100;
/// What a position that came back is worth to the thinking side, when it is ahead on points and when it is behind.
/// The fourth time decides the game, so the side behind has to turn aside sooner or later, and gains nothing by
/// doing it later. The side ahead should rather make progress than rely on it.
const REPEATED_AHEAD: Value = 200;
const REPEATED_BEHIND: Value = -3000;
/// Beyond this lead the search no longer saves work by being content: it looks for the mate.
const WON: Value = 1800;
/// Sets the positions after a tried pass apart from those after a real one.
const NULL_KEY: u64 = 0x5851_F42D_4C95_7F2D;

/// One search of one position.
pub(crate) struct Search<'a, P: Playable> {
    position: P,
    root_side: Side,
    table: &'a Table,
    history: &'a mut History,
    reductions: &'a Reductions,
    pub(crate) control: Control<'a>,
    variety: Option<Variety>,
    /// Hashes of the game's positions and of the line being searched.
    keys: Vec<u64>,
    stack: Vec<Frame<P::Tally>>,
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
        history: &'a mut History,
        reductions: &'a Reductions,
        control: Control<'a>,
        variety: Option<Variety>,
    ) -> Search<'a, P> {
        let position = game.position().clone();
        let mut stack: Vec<Frame<P::Tally>> = (0..MAX_PLY + BEFORE + 2).map(|_| Frame::new()).collect();
        let root = &mut stack[BEFORE];
        root.tally = position.tally();
        root.checked = position.in_check();
        root.quiet = quiet_plies(game);
        let mut keys: Vec<u64> = game.hashes().collect();
        keys.push(position.hash());
        keys.reserve(MAX_PLY + 2);
        Search {
            root_side: position.side_to_move(),
            root_moves: moves.iter().map(|&mv| RootMove { mv, score: -INFINITE, line: vec![mv] }).collect(),
            position,
            table,
            history,
            reductions,
            control,
            variety,
            keys,
            stack,
            deepest: 0,
            null_from: 0,
        }
    }

    fn takes(&self, mv: Move) -> bool {
        !mv.is_pass() && self.position.piece_at(mv.to()).is_some()
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
        let undo = self.position.make(mv);
        self.keys.push(self.position.hash());
        let quiet = if takes { 0 } else { self.stack[at].quiet + 1 };
        let next = &mut self.stack[at + 1];
        next.tally = tally;
        next.checked = checks;
        next.quiet = quiet;
        next.null = false;
        undo
    }

    fn pop(&mut self, mv: Move, undo: P::Undo) {
        self.keys.pop();
        self.position.unmake(mv, undo);
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

/// Plies since the last capture of a game: positions before it cannot come back.
fn quiet_plies<P: Playable>(game: &Match<P>) -> usize {
    let mut position = game.start().clone();
    let mut quiet = 0;
    for mv in game.moves() {
        let takes = !mv.is_pass() && position.piece_at(mv.to()).is_some();
        quiet = if takes { 0 } else { quiet + 1 };
        position.make(mv);
    }
    quiet
}

/// The root moves worth looking at: all legal ones, but a pass that hands over a win by points only if there
/// is nothing else.
pub(crate) fn root_moves<P: Playable>(position: &P) -> Vec<Move> {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    if !position.leads(&position.tally()) && list.len() > 1 {
        list.retain(|mv| !mv.is_pass());
    }
    list.to_vec()
}
