//! The root: iterations, and its moves one by one.

use palgak_rules::Move;

use super::Search;
use super::frame::BEFORE;
use crate::playable::Playable;
use crate::score::{DECIDED, INFINITE, Value};

/// A move of the root and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    pub(crate) score: Value,
    pub(crate) line: Vec<Move>,
}

impl<P: Playable> Search<'_, P> {
    /// Searches for the sake of the table alone, until it is stopped. Every other helper keeps a ply ahead, so that the
    /// thread that decides finds work done that it has still to do.
    pub(crate) fn help(&mut self, number: usize, deepest: usize) {
        let mut score = 0;
        for depth in 1 + (number + 1) % 2..=deepest {
            score = self.iterate(depth as i32, score);
            if self.control.stopped() {
                break;
            }
        }
        self.control.tell();
    }

    /// One iteration: the score of the root at a depth. Leaves the root's moves sorted, best first.
    pub(crate) fn iterate(&mut self, depth: i32, last: Value) -> Value {
        let mut width = 24;
        let (mut alpha, mut beta) = if depth >= 4 {
            ((last - width).max(-INFINITE), (last + width).min(INFINITE))
        } else {
            (-INFINITE, INFINITE)
        };
        let mut reduced = 0;
        self.deepest = 0;
        loop {
            let score = self.search_root(alpha, beta, (depth - reduced).max(1));
            self.sort_root();
            if self.control.stopped() {
                return self.root_moves.first().map_or(score, |root| root.score);
            }
            if score <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (score - width).max(-INFINITE);
                reduced = 0;
            } else if score >= beta {
                beta = (score + width).min(INFINITE);
                reduced = (reduced + 1).min(3);
            } else {
                return score;
            }
            width += width / 2;
            if width > 1500 || score.abs() >= DECIDED {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Puts the best first. Moves not searched again keep their place behind. There are few and they are nearly in order
    /// already, so the simplest way does, where the library's would be ten kilobytes for each game.
    fn sort_root(&mut self) {
        let moves = &mut self.root_moves;
        for next in 1..moves.len() {
            let mut place = next;
            while place > 0 && moves[place - 1].score < moves[place].score {
                moves.swap(place - 1, place);
                place -= 1;
            }
        }
    }

    fn search_root(&mut self, mut alpha: Value, beta: Value, depth: i32) -> Value {
        let mut best = -INFINITE;
        for index in 0..self.root_moves.len() {
            let mv = self.root_moves[index].mv;
            let value = self.root_move(mv, index, depth, alpha, beta);
            if self.control.stopped() {
                // A move that has been tried completely at this depth is trusted; this one is not.
                return best;
            }
            let root = &mut self.root_moves[index];
            if index == 0 || value > alpha {
                root.score = value;
                root.line.clear();
                root.line.push(mv);
                root.line.extend(self.stack[BEFORE + 1].line.iter().copied());
            } else {
                root.score = -INFINITE;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    if alpha >= beta {
                        break;
                    }
                }
            }
        }
        best
    }

    fn root_move(&mut self, mv: Move, index: usize, depth: i32, alpha: Value, beta: Value) -> Value {
        if mv.is_pass() && self.position.passed() {
            return self.count_points(0);
        }
        let is_capture = self.takes(mv);
        let checks = self.position.gives_check(&self.position.aim(), mv);
        let undo = self.push(mv, 0, checks);
        self.stack[BEFORE + 1].line.clear();
        let mut value = -INFINITE;
        let mut full = index == 0;
        if !full {
            let mut reduction = 0;
            if depth >= 3 && index >= 4 && !is_capture && !checks {
                reduction = (self.reductions.of(depth, index) / 1024 - 1).clamp(0, depth - 2);
            }
            value = -self.search::<false>(-alpha - 1, -alpha, depth - 1 - reduction, 1, true);
            if value > alpha && reduction > 0 {
                value = -self.search::<false>(-alpha - 1, -alpha, depth - 1, 1, false);
            }
            full = value > alpha;
        }
        if full {
            value = -self.search::<true>(-beta, -alpha, depth - 1, 1, false);
        }
        self.pop(mv, undo);
        value
    }
}
