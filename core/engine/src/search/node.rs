//! One node of the search: when it can be cut off at once, which moves are tried and how deeply.

use arrayvec::ArrayVec;
use palgak_rules::{Move, Piece};

use super::frame::BEFORE;
use super::{Search, WON};
use crate::history::{Arrival, NO_ARRIVAL};
use crate::picker::{Hints, Picker, Wanted};
use crate::playable::Playable;
use crate::score::{DECIDED, INFINITE, MAX_PLY, Value, mated, points_won};
use crate::transposition::{Bound, Known};

/// Quiet and capturing moves of a node whose records are corrected when another turns out best.
const TRIED: usize = 64;

/// What is known of a node before its moves are tried.
struct Node {
    ply: usize,
    depth: i32,
    beta: Value,
    /// Whether the node is on a line of best play.
    pv: bool,
    /// Whether the node is expected to be cut off.
    cut: bool,
    /// Whether the side to move is in check.
    checked: bool,
    /// In check, or with the kings facing, only a few moves are open and doing nothing is not one of them: the
    /// judgement of the position as it stands says little.
    bound_to_act: bool,
    /// The judgement, or the better bound of it that the table knows.
    eval: Value,
    /// Whether the judgement has grown since this side's last move.
    improving: bool,
    /// Whether the node is or was on a line of best play.
    was_pv: bool,
    /// What the table knows.
    known: Option<Known>,
    /// The best move the table knows; legal.
    hint: Option<Move>,
    /// The moves one, two and four plies before.
    before: [Arrival; 3],
}

/// A move about to be tried.
struct Try {
    mv: Move,
    number: usize,
    takes: bool,
    checks: bool,
    record: i32,
}

/// Whether a move is worth trying.
#[derive(PartialEq, Eq)]
enum Worth {
    Trying,
    Skipping,
    /// Still this one, but no quiet move after it.
    TryingAsLastQuiet,
    /// Not this one, nor any quiet move after it.
    SkippingAllQuiet,
}

impl<P: Playable> Search<'_, P> {
    /// The score of the position at `ply`, looked at for `depth` plies; exact between `alpha` and `beta`.
    pub(super) fn search<const PV: bool>(
        &mut self,
        mut alpha: Value,
        mut beta: Value,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> Value {
        if depth <= 0 {
            return self.quiesce::<PV>(alpha, beta, ply);
        }
        let at = BEFORE + ply;
        self.stack[at].line.clear();
        if self.control.enter() {
            return 0;
        }
        self.deepest = self.deepest.max(ply);
        let checked = self.stack[at].checked;
        let excluded = self.stack[at].excluded.is_some();
        let null = self.stack[at].null;
        if ply >= MAX_PLY - 1 {
            return if checked { 0 } else { self.evaluate(ply) };
        }
        if !excluded {
            if !null && let Some(value) = self.ended(ply) {
                return value;
            }
            // No line here can be better than mating next move, nor worse than being mated now.
            alpha = alpha.max(mated(ply));
            beta = beta.min(-mated(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        let claimable = self.position.claimable_draw().is_some();
        let mut floor = -INFINITE;
        if claimable && !excluded {
            floor = self.draw();
            alpha = alpha.max(floor);
            if alpha >= beta {
                return floor;
            }
        }

        let key = self.key(ply, null);
        let known = if excluded { None } else { self.table.probe(key, ply) };
        if !PV
            && let Some(known) = known
            && known.depth >= depth
            && known.settles(beta)
        {
            if known.value >= beta
                && let Some(mv) = known.mv
                && self.position.is_legal(mv)
            {
                self.reward_best(mv, &[], &[], depth, ply);
            }
            return known.value;
        }
        let mut node = Node {
            ply,
            depth,
            beta,
            pv: PV,
            cut,
            checked,
            bound_to_act: checked || claimable,
            eval: -INFINITE,
            improving: false,
            was_pv: PV || known.is_some_and(|known| known.pv),
            known,
            hint: known.and_then(|known| known.mv).filter(|&mv| self.position.is_legal(mv)),
            before: [NO_ARRIVAL; 3],
        };
        self.judge_node(&mut node);
        if !PV
            && !node.bound_to_act
            && !excluded
            && let Some(value) = self.cut_off(&node, alpha)
            // A side that cannot move at all has lost, however well it stands.
            && (self.control.stopped() || self.position.terminal().is_none())
        {
            return value;
        }
        // Without a known best move the order is poor: a shallower search finds one for the next time.
        if depth >= 4 && node.hint.is_none() && !excluded && (PV || cut) {
            node.depth -= 1;
        }
        node.before = self.arrivals_before(ply);
        let shelved = self.shelf.len();
        let value = self.try_moves::<PV>(&node, alpha, floor, key);
        self.shelf.truncate(shelved);
        value
    }

    /// Judges the position of a node.
    fn judge_node(&mut self, node: &mut Node) {
        let at = BEFORE + node.ply;
        if node.bound_to_act {
            self.stack[at].eval = if node.ply >= 2 { self.stack[at - 2].eval } else { 0 };
            return;
        }
        let plain = match node.known {
            _ if self.stack[at].excluded.is_some() => self.stack[at].eval,
            Some(known) => known.eval,
            None => self.evaluate(node.ply),
        };
        self.stack[at].eval = plain;
        node.eval = plain;
        if let Some(known) = node.known
            && known.value.abs() < DECIDED
            && known.settles(plain + 1)
        {
            node.eval = known.value;
        }
        node.improving = node.ply < 2 || plain > self.stack[at - 2].eval;
    }

    /// The score of a node that needs no moves to be tried.
    fn cut_off(&mut self, node: &Node, alpha: Value) -> Option<Value> {
        let at = BEFORE + node.ply;
        let &Node { ply, depth, beta, eval, .. } = node;
        // So far ahead that a quiet node will not bring the score back.
        if depth <= 8
            && eval >= beta
            && eval - 130 * (depth - i32::from(node.improving)) >= beta
            && eval < WON
            && beta > -DECIDED
        {
            return Some(i32::midpoint(eval, beta));
        }
        // So far behind that only a capture can help.
        if depth <= 3 && eval + 250 + 260 * depth <= alpha {
            let value = self.quiesce::<false>(alpha, alpha + 1, ply);
            if value <= alpha || self.control.stopped() {
                return Some(value);
            }
        }
        // If even doing nothing keeps the score above beta, a move will.
        if depth < 3
            || eval < beta
            || self.stack[at].eval + 30 * depth < beta + 100
            || self.stack[at].null
            || beta <= -DECIDED
            || ply < self.null_from
            || !self.position.can_skip()
        {
            return None;
        }
        self.expect_skip();
        let reduction = 3 + depth / 4 + ((eval - beta) / 250).min(3);
        let undo = self.push_skip(ply);
        let value = -self.search::<false>(-beta, -beta + 1, depth - reduction, ply + 1, !node.cut);
        self.pop_skip(undo);
        if self.control.stopped() {
            return Some(0);
        }
        if value < beta {
            return None;
        }
        let value = if value >= DECIDED { beta } else { value };
        if depth < 12 || self.null_from > 0 {
            return Some(value);
        }
        // Deep down a mistake would be dear: the cut-off is checked by moves without passes.
        self.null_from = ply + (3 * (depth - reduction) / 4).max(1) as usize;
        let verified = self.search::<false>(beta - 1, beta, depth - reduction, ply, false);
        self.null_from = 0;
        (verified >= beta).then_some(value)
    }

    fn try_moves<const PV: bool>(&mut self, node: &Node, mut alpha: Value, floor: Value, key: u64) -> Value {
        let &Node { ply, beta, .. } = node;
        let at = BEFORE + ply;
        let excluded = self.stack[at].excluded;
        let null = self.stack[at].null;
        let passed = self.position.passed();
        self.stack[at + 1].killers = [None; 2];
        let killers = self.stack[at].killers;
        let hints = Hints { best: node.hint, killers, before: node.before };
        let mut picker = Picker::new(hints, Wanted::All, &self.shelf);
        let (mut best, mut best_move) = (floor, None);
        let start_alpha = alpha;
        let mut number = 0;
        let mut exposing = false;
        let mut quiets: ArrayVec<Move, TRIED> = ArrayVec::new();
        let mut captures: ArrayVec<Move, TRIED> = ArrayVec::new();
        let mut skipped_pass = false;
        let mut no_more_quiet = false;

        while let Some(mv) = picker.next(&self.position, self.history, &mut self.shelf) {
            if Some(mv) == excluded {
                continue;
            }
            if mv.is_pass() && (null || !self.position.leads(&self.stack[at].tally)) {
                // The other side would pass too and win by points (or, after a pass that was only tried, it
                // is not there to be answered). Only without any other move is it made.
                skipped_pass = true;
                continue;
            }
            let Some(piece) = self.position.piece_at(mv.from()) else { continue };
            number += 1;
            self.table.expect(self.position.hash_after(mv));
            let tried = self.look_at(node, &mut picker, piece, mv, number);
            if best > -DECIDED && !PV {
                let worth = self.worth_of(node, &tried, alpha);
                if matches!(worth, Worth::TryingAsLastQuiet | Worth::SkippingAllQuiet) && !no_more_quiet {
                    no_more_quiet = true;
                    picker.skip_quiet(&self.position, &mut self.shelf);
                }
                if matches!(worth, Worth::Skipping | Worth::SkippingAllQuiet) {
                    continue;
                }
            }
            let extension = match self.extension(node, &tried) {
                Ok(extension) => extension,
                Err(value) => return value,
            };

            let undo = self.push(mv, ply, tried.checks);
            if P::MAY_EXPOSE && self.position.exposed() {
                self.pop(mv, undo);
                exposing = true;
                number -= 1;
                continue;
            }
            let next = node.depth - 1 + extension;
            let mut value = -INFINITE;
            if node.depth >= 2 && number > 1 + usize::from(PV) {
                let reduction = self.reduction(node, &tried, self.stack[at].killers);
                let reduced = (next - reduction / 1024).clamp(1.min(next), next);
                value = -self.search::<false>(-alpha - 1, -alpha, reduced, ply + 1, true);
                if value > alpha && reduced < next {
                    value = -self.search::<false>(-alpha - 1, -alpha, next, ply + 1, !node.cut);
                }
            } else if !PV || number > 1 {
                value = -self.search::<false>(-alpha - 1, -alpha, next, ply + 1, !node.cut);
            }
            if PV && (number == 1 || value > alpha) {
                value = -self.search::<true>(-beta, -alpha, next, ply + 1, false);
            }
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
            if Some(mv) != best_move {
                let list = if tried.takes { &mut captures } else { &mut quiets };
                let _ = list.try_push(mv);
            }
        }

        if number == 0 {
            if excluded.is_some() {
                return alpha;
            }
            if exposing {
                return mated(ply);
            }
            if skipped_pass {
                return if null { self.stack[at].eval } else { -points_won(ply + 2 - usize::from(passed)) };
            }
            return self.no_moves(ply);
        }
        if let Some(mv) = best_move
            && best >= beta
        {
            self.reward_best(mv, &quiets, &captures, node.depth, ply);
        }
        if excluded.is_none() {
            let bound = Bound::of(best, if PV { start_alpha } else { beta }, beta);
            let eval = if node.bound_to_act { 0 } else { self.stack[at].eval };
            let (depth, pv) = (node.depth, node.was_pv);
            self.table.store(key, ply, Known { mv: best_move, value: best, eval, depth, bound, pv });
        }
        best
    }

    fn look_at(
        &self,
        node: &Node,
        picker: &mut Picker<P>,
        piece: Piece<P::Kind>,
        mv: Move,
        number: usize,
    ) -> Try {
        let victim = self.position.victim(mv);
        let record = match victim {
            Some(victim) => self.history.capture_score(piece, mv, victim.kind),
            None => self.history.of_replies(&node.before).score(piece, mv),
        };
        Try { mv, number, takes: victim.is_some(), checks: picker.gives_check(&self.position, mv), record }
    }

    /// Whether a move off the lines of best play is worth trying, some line being known that does not lose at
    /// once. Checks are, however late they come, unless they give a piece away.
    fn worth_of(&self, node: &Node, tried: &Try, alpha: Value) -> Worth {
        let depth = node.depth;
        let reduced = (depth - self.reductions.of(depth, tried.number) / 1024).max(0);
        if tried.takes {
            let loses =
                depth <= 7 && !tried.checks && !self.position.exchange_reaches(tried.mv, -180 * depth);
            return if loses { Worth::Skipping } else { Worth::Trying };
        }
        let enough = ((4 + depth * depth) / (2 - i32::from(node.improving))) as usize;
        let mut last = tried.number > enough;
        if depth <= 5 && !tried.checks && tried.record < -4000 * depth {
            return Worth::Skipping;
        }
        last |= !node.bound_to_act && reduced <= 6 && node.eval + 220 + 140 * reduced <= alpha;
        let loses = reduced <= 7
            && !tried.mv.is_pass()
            && !self.position.exchange_reaches(tried.mv, -45 * reduced * reduced - 20);
        match (loses, last) {
            (true, true) => Worth::SkippingAllQuiet,
            (true, false) => Worth::Skipping,
            (false, true) => Worth::TryingAsLastQuiet,
            (false, false) => Worth::Trying,
        }
    }

    /// How many plies deeper a move is looked at than others; or the score of the node, when looking for that
    /// shows that several moves are good enough.
    fn extension(&mut self, node: &Node, tried: &Try) -> Result<i32, Value> {
        let &Node { ply, depth, .. } = node;
        let at = BEFORE + ply;
        let mut extension = 0;
        if depth >= 7
            && Some(tried.mv) == node.hint
            && let Some(known) = node.known
            && known.depth >= depth - 3
            && known.bound.is_lower()
            && known.value.abs() < DECIDED
            && ply < 60
        {
            // Is this move alone in being good? Then it is looked at further.
            let goal = known.value - 3 * depth;
            self.stack[at].excluded = Some(tried.mv);
            let value = self.search::<false>(goal - 1, goal, (depth - 1) / 2, ply, node.cut);
            self.stack[at].excluded = None;
            self.stack[at].line.clear();
            if self.control.stopped() {
                return Err(0);
            }
            if value < goal {
                extension = if !node.pv && value < goal - 40 { 2 } else { 1 };
            } else if goal >= node.beta {
                // Even without it another move is good enough.
                return Err(goal);
            } else if known.value >= node.beta || node.cut {
                extension = -1;
            }
        }
        if extension == 0 && tried.checks && depth <= 8 {
            extension = 1;
        }
        Ok(extension)
    }

    /// How much less deeply a late move is looked at, in 1024ths of a ply.
    fn reduction(&self, node: &Node, tried: &Try, killers: [Option<Move>; 2]) -> i32 {
        let mut reduction = self.reductions.of(node.depth, tried.number);
        if tried.takes {
            reduction = reduction / 2 - tried.record / 12;
        } else {
            reduction += 400 - tried.record / 8;
        }
        if node.cut {
            reduction += 1200;
        }
        if !node.improving {
            reduction += 500;
        }
        if node.was_pv {
            reduction -= 900;
        }
        if node.pv {
            reduction -= 600;
        }
        if tried.checks || node.checked {
            reduction -= 900;
        }
        if killers.contains(&Some(tried.mv)) {
            reduction -= 700;
        }
        reduction
    }
}
