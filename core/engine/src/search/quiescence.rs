//! The search beyond the last ply: captures are played out, and answers to check, so that no position is judged
//! in the middle of an exchange.

use palgak_rules::Move;

use super::Search;
use super::frame::BEFORE;
use crate::history::NO_ARRIVAL;
use crate::picker::{Hints, Picker, Wanted};
use crate::playable::Playable;
use crate::score::{DECIDED, INFINITE, MAX_PLY, Value, mated};
use crate::transposition::{Bound, Known};

/// What is known of a node before its moves are tried.
struct Node {
    ply: usize,
    beta: Value,
    /// What the table of positions knows it by.
    key: u64,
    /// Whether doing nothing is not open to the side to move.
    bound_to_act: bool,
    /// The judgement of the position; 0 where it is bound to act.
    eval: Value,
    /// The best move the table knows; legal.
    hint: Option<Move>,
}

impl<P: Playable> Search<'_, P> {
    pub(super) fn quiesce<const PV: bool>(&mut self, alpha: Value, beta: Value, ply: usize) -> Value {
        let at = BEFORE + ply;
        self.stack[at].line.clear();
        if self.control.enter() {
            return 0;
        }
        self.deepest = self.deepest.max(ply);
        let checked = self.stack[at].checked;
        let null = self.stack[at].null;
        if ply >= MAX_PLY - 1 {
            return if checked { 0 } else { self.evaluate(ply) };
        }
        if !null && let Some(value) = self.ended(ply) {
            return value;
        }
        let claimable = self.position.claimable_draw().is_some();
        let key = self.key(ply, null);
        let known = self.table.probe(key, ply);
        if !PV
            && let Some(known) = known
            && known.settles(beta)
        {
            return known.value;
        }
        let mut best = -INFINITE;
        let mut eval = 0;
        let bound_to_act = checked || claimable;
        if claimable {
            best = self.draw();
        } else if !checked {
            eval = match known {
                Some(known) => known.eval,
                None => self.evaluate(ply),
            };
            self.stack[at].eval = eval;
            best = eval;
            if let Some(known) = known
                && known.value.abs() < DECIDED
                && known.settles(best + 1)
            {
                best = known.value;
            }
        }
        if best >= beta {
            return best;
        }
        let hint = known
            .and_then(|known| known.mv)
            .filter(|&mv| (bound_to_act || self.takes(mv)) && self.position.is_legal(mv));
        let node = Node { ply, beta, key, bound_to_act, eval, hint };
        let shelved = self.shelf.len();
        let value = self.play_out::<PV>(&node, alpha.max(best), best);
        self.shelf.truncate(shelved);
        value
    }

    /// Plays captures out; all moves where the position is bound to act.
    fn play_out<const PV: bool>(&mut self, node: &Node, mut alpha: Value, mut best: Value) -> Value {
        let &Node { ply, beta, key, bound_to_act, eval, hint } = node;
        let start_alpha = alpha;
        let before = if bound_to_act { self.arrivals_before(ply) } else { [NO_ARRIVAL; 3] };
        let hints = Hints { best: hint, killers: [None; 2], before };
        let wanted = if bound_to_act { Wanted::All } else { Wanted::Captures };
        let mut picker = Picker::new(hints, wanted, &self.shelf);
        let mut best_move = None;
        let mut number = 0;
        let mut exposing = false;
        while let Some(mv) = picker.next(&self.position, self.history, &mut self.shelf) {
            number += 1;
            if best > -DECIDED {
                if !bound_to_act {
                    let hope = eval + self.position.spoils(mv) + 150;
                    if hope <= alpha {
                        best = best.max(hope);
                        continue;
                    }
                    if !self.position.exchange_reaches(mv, 0) {
                        continue;
                    }
                } else if number > 3 && !self.takes(mv) {
                    continue;
                }
            }
            self.table.expect(self.position.hash_after(mv));
            let checks = picker.gives_check(&self.position, mv);
            let undo = self.push(mv, ply, checks);
            if P::MAY_EXPOSE && self.position.exposed() {
                self.pop(mv, undo);
                exposing = true;
                number -= 1;
                continue;
            }
            let value = -self.quiesce::<PV>(-beta, -alpha, ply + 1);
            self.pop(mv, undo);
            if self.control.stopped() {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.take_line(mv, ply);
                    }
                    alpha = value;
                    if alpha >= beta {
                        break;
                    }
                }
            }
        }
        if number == 0 && bound_to_act {
            return if exposing { mated(ply) } else { self.no_moves(ply) };
        }
        let bound = Bound::of(best, if PV { start_alpha } else { beta }, beta);
        self.table.store(key, ply, Known { mv: best_move, value: best, eval, depth: 0, bound, pv: PV });
        best
    }
}
