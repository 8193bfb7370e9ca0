//! The search: principal variation search with iterative deepening.
//!
//! Three things set Janggi apart from chess here. A side that is not in check may pass, so doing nothing is
//! a real move, but two passes in a row end the game by points: passing while behind on points loses, and
//! a pass answered by the side ahead wins. While the kings face under the bikjang rule the side to move may
//! take a draw. And a position that keeps coming back ends the game by points, so a repetition is good for
//! the side ahead, not a draw.

use arrayvec::ArrayVec;
use palgak_rules::{Match, Move, MoveList, Side};

use crate::history::{Arrival, History, NO_ARRIVAL};
use crate::limits::{Control, Variety};
use crate::picker::{Hints, Picker};
use crate::playable::Playable;
use crate::rng::mix;
use crate::score::{DECIDED, INFINITE, MAX_EVAL, MAX_PLY, Value, mated, points_won};
use crate::transposition::{Bound, Known, Table};

/// What a draw is worth to the side that is thinking: a little less than nothing, so that it plays on in
/// an even position.
pub(crate) const DRAW: Value = -40;
/// What a position that came back is worth to the side ahead on points.
const REPEATED: Value = 400;
/// Beyond this lead the search no longer saves work by being content: it looks for the mate.
const WON: Value = 1800;
/// Sets the positions after a tried pass apart from those after a real one.
const NULL_KEY: u64 = 0x5851_F42D_4C95_7F2D;
/// Frames before the root, so that "two plies ago" always exists.
const BEFORE: usize = 4;
/// Quiet and capturing moves of a node whose records are corrected when another turns out best.
const TRIED: usize = 64;

/// One ply of the line being searched.
struct Frame<T> {
    /// The carried part of the judgement.
    tally: T,
    /// The judgement of the position; meaningless in check.
    eval: Value,
    /// The move made from here.
    arrival: Arrival,
    /// Whether the position came from a pass tried by null-move pruning: it must not be answered by one.
    null: bool,
    /// Whether the side to move is in check.
    checked: bool,
    /// Plies since the last capture, as far as known.
    quiet: usize,
    /// A move left out to see how good the others are.
    excluded: Option<Move>,
    killers: [Option<Move>; 2],
    /// The best line from here.
    line: ArrayVec<Move, MAX_PLY>,
}

impl<T: Default> Frame<T> {
    fn new() -> Frame<T> {
        Frame {
            tally: T::default(),
            eval: 0,
            arrival: NO_ARRIVAL,
            null: false,
            checked: false,
            quiet: 0,
            excluded: None,
            killers: [None; 2],
            line: ArrayVec::new(),
        }
    }
}

/// A move of the root and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) mv: Move,
    pub(crate) score: Value,
    pub(crate) line: Vec<Move>,
    nodes: u64,
}

/// Late-move reductions by depth and number of the move, in 1024ths of a ply.
pub(crate) struct Reductions([i32; 64]);

impl Reductions {
    pub(crate) fn new() -> Reductions {
        let mut table = [0; 64];
        for (number, entry) in table.iter_mut().enumerate().skip(1) {
            *entry = (22.0 * (number as f64).ln()) as i32;
        }
        Reductions(table)
    }

    fn of(&self, depth: i32, number: usize) -> i32 {
        self.0[depth.clamp(0, 63) as usize] * self.0[number.min(63)]
    }
}

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
            root_moves: moves
                .iter()
                .map(|&mv| RootMove { mv, score: -INFINITE, line: vec![mv], nodes: 0 })
                .collect(),
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
            // Moves not searched again keep their place behind the best.
            self.root_moves.sort_by_key(|root| std::cmp::Reverse(root.score));
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

    fn search_root(&mut self, mut alpha: Value, beta: Value, depth: i32) -> Value {
        let mut best = -INFINITE;
        for index in 0..self.root_moves.len() {
            let mv = self.root_moves[index].mv;
            let before = self.control.nodes();
            let value = self.root_move(mv, index, depth, alpha, beta);
            if self.control.stopped() {
                // A move that has been tried completely at this depth is trusted; this one is not.
                return best;
            }
            let root = &mut self.root_moves[index];
            root.nodes += self.control.nodes() - before;
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
        let is_capture = !mv.is_pass() && self.position.piece_at(mv.to()).is_some();
        let checks = self.position.gives_check(mv);
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

    fn search<const PV: bool>(
        &mut self,
        mut alpha: Value,
        mut beta: Value,
        mut depth: i32,
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
        let excluded = self.stack[at].excluded;
        let null = self.stack[at].null;
        if ply >= MAX_PLY - 1 {
            return if checked { 0 } else { self.evaluate(ply) };
        }
        if excluded.is_none() {
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
        let mut best = -INFINITE;
        if claimable && excluded.is_none() {
            best = self.draw();
            alpha = alpha.max(best);
            if alpha >= beta {
                return best;
            }
        }

        let key = self.position.hash() ^ if null { NULL_KEY } else { 0 };
        let known = if excluded.is_some() { None } else { self.table.probe(key, ply) };
        let was_pv = PV || known.is_some_and(|known| known.pv);
        if !PV
            && let Some(known) = known
            && known.depth >= depth
            && if known.value >= beta { known.bound.is_lower() } else { known.bound.is_upper() }
        {
            if known.value >= beta
                && let Some(mv) = known.mv
                && self.position.is_legal(mv)
            {
                self.reward_best(mv, &[], &[], depth, ply);
            }
            return known.value;
        }
        let mut hint = known.and_then(|known| known.mv).filter(|&mv| self.position.is_legal(mv));
        if excluded.is_some() {
            hint = None;
        }

        // In check, or with the kings facing, only a few moves are open and doing nothing is not one of
        // them: the judgement of the position as it stands says little.
        let bound_to_act = checked || claimable;
        let mut improving = false;
        let mut eval = -INFINITE;
        if bound_to_act {
            self.stack[at].eval = if ply >= 2 { self.stack[at - 2].eval } else { 0 };
        } else {
            let plain = match known {
                _ if excluded.is_some() => self.stack[at].eval,
                Some(known) => known.eval,
                None => self.evaluate(ply),
            };
            self.stack[at].eval = plain;
            eval = plain;
            if let Some(known) = known
                && known.value.abs() < DECIDED
                && if known.value > eval { known.bound.is_lower() } else { known.bound.is_upper() }
            {
                eval = known.value;
            }
            improving = ply < 2 || plain > self.stack[at - 2].eval;
        }

        if !PV && !bound_to_act && excluded.is_none() {
            // So far ahead that a quiet node will not bring the score back.
            if depth <= 8
                && eval >= beta
                && eval - 130 * (depth - i32::from(improving)) >= beta
                && eval < WON
                && beta > -DECIDED
            {
                return i32::midpoint(eval, beta);
            }
            // So far behind that only a capture can help.
            if depth <= 3 && eval + 250 + 260 * depth <= alpha {
                let value = self.quiesce::<false>(alpha, alpha + 1, ply);
                if value <= alpha || self.control.stopped() {
                    return value;
                }
            }
            // If even doing nothing keeps the score above beta, a move will.
            if depth >= 3
                && eval >= beta
                && self.stack[at].eval + 30 * depth >= beta + 100
                && !null
                && beta > -DECIDED
                && ply >= self.null_from
                && let Some(pass) = self.position.null_move()
            {
                let reduction = 3 + depth / 4 + ((eval - beta) / 250).min(3);
                let undo = self.push(pass, ply, false);
                self.stack[at].arrival = NO_ARRIVAL;
                self.stack[at + 1].null = true;
                let value = -self.search::<false>(-beta, -beta + 1, depth - reduction, ply + 1, !cut);
                self.pop(pass, undo);
                if self.control.stopped() {
                    return 0;
                }
                if value >= beta {
                    let value = if value >= DECIDED { beta } else { value };
                    if depth < 12 || self.null_from > 0 {
                        return value;
                    }
                    self.null_from = ply + (3 * (depth - reduction) / 4).max(1) as usize;
                    let checked_value = self.search::<false>(beta - 1, beta, depth - reduction, ply, false);
                    self.null_from = 0;
                    if checked_value >= beta {
                        return value;
                    }
                }
            }
        }
        // Without a known best move the order is poor: a shallower search finds one for the next time.
        if depth >= 4 && hint.is_none() && excluded.is_none() && (PV || cut) {
            depth -= 1;
        }

        let before = self.arrivals_before(ply);
        self.stack[at + 1].killers = [None; 2];
        let mut picker = Picker::new(Hints { best: hint, killers: self.stack[at].killers, before }, false);
        let mut best_move = None;
        let start_alpha = alpha;
        let mut number = 0;
        let mut quiets: ArrayVec<Move, TRIED> = ArrayVec::new();
        let mut captures: ArrayVec<Move, TRIED> = ArrayVec::new();
        let passed = self.position.passed();
        let mut skipped_pass = false;
        let mut skip_quiets = false;

        while let Some(mv) = picker.next(&self.position, self.history) {
            if Some(mv) == excluded {
                continue;
            }
            let is_pass = mv.is_pass();
            if is_pass && (null || !self.position.leads(&self.stack[at].tally)) {
                // The other side would pass too and win by points (or, after a pass that was only tried, it
                // is not there to be answered). Only without any other move is it made.
                skipped_pass = true;
                continue;
            }
            let Some(piece) = self.position.piece_at(mv.from()) else { continue };
            let victim = if is_pass { None } else { self.position.piece_at(mv.to()) };
            let is_capture = victim.is_some();
            let checks = self.position.gives_check(mv);
            number += 1;

            let record = match victim {
                Some(victim) => self.history.capture_score(piece, mv, victim.kind),
                None => self.history.quiet_score(piece, mv, &before),
            };
            if best > -DECIDED && !PV {
                let reduced = (depth - self.reductions.of(depth, number) / 1024).max(0);
                if is_capture {
                    if depth <= 7 && !checks && !self.position.exchange_reaches(mv, -180 * depth) {
                        continue;
                    }
                } else {
                    let mut enough = number > ((4 + depth * depth) / (2 - i32::from(improving))) as usize;
                    if depth <= 5 && !checks && record < -4000 * depth {
                        continue;
                    }
                    enough |= !bound_to_act && reduced <= 6 && eval + 220 + 140 * reduced <= alpha;
                    if enough && !skip_quiets {
                        skip_quiets = true;
                        picker.skip_quiet(&self.position);
                    }
                    if reduced <= 7
                        && !is_pass
                        && !self.position.exchange_reaches(mv, -45 * reduced * reduced - 20)
                    {
                        continue;
                    }
                }
            }

            let mut extension = 0;
            if depth >= 7
                && Some(mv) == hint
                && let Some(known) = known
                && known.depth >= depth - 3
                && known.bound.is_lower()
                && known.value.abs() < DECIDED
                && ply < 60
            {
                // Is this move alone in being good? Then it is looked at further.
                let goal = known.value - 3 * depth;
                self.stack[at].excluded = Some(mv);
                let value = self.search::<false>(goal - 1, goal, (depth - 1) / 2, ply, cut);
                self.stack[at].excluded = None;
                self.stack[at].line.clear();
                if self.control.stopped() {
                    return 0;
                }
                if value < goal {
                    extension = if !PV && value < goal - 40 { 2 } else { 1 };
                } else if goal >= beta {
                    // Even without it another move is good enough.
                    return goal;
                } else if known.value >= beta || cut {
                    extension = -1;
                }
            }

            let undo = self.push(mv, ply, checks);
            if extension == 0 && checks && depth <= 8 {
                extension = 1;
            }
            let next = depth - 1 + extension;
            let mut value;
            if depth >= 2 && number > 1 + usize::from(PV) {
                let mut reduction = self.reductions.of(depth, number);
                if is_capture {
                    reduction = reduction / 2 - record / 12;
                } else {
                    reduction -= record / 8;
                    reduction += 400;
                }
                if cut {
                    reduction += 1200;
                }
                if !improving {
                    reduction += 500;
                }
                if was_pv {
                    reduction -= 900;
                }
                if PV {
                    reduction -= 600;
                }
                if checks || checked {
                    reduction -= 900;
                }
                if Some(mv) == self.stack[at].killers[0] || Some(mv) == self.stack[at].killers[1] {
                    reduction -= 700;
                }
                let reduced = (next - reduction / 1024).clamp(1.min(next), next);
                value = -self.search::<false>(-alpha - 1, -alpha, reduced, ply + 1, true);
                if value > alpha && reduced < next {
                    value = -self.search::<false>(-alpha - 1, -alpha, next, ply + 1, !cut);
                }
            } else if !PV || number > 1 {
                value = -self.search::<false>(-alpha - 1, -alpha, next, ply + 1, !cut);
            } else {
                value = -INFINITE;
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
                let list = if is_capture { &mut captures } else { &mut quiets };
                let _ = list.try_push(mv);
            }
        }

        if number == 0 {
            if excluded.is_some() {
                return alpha;
            }
            if skipped_pass {
                return if null { self.stack[at].eval } else { -points_won(ply + 2 - usize::from(passed)) };
            }
            return self.no_moves(ply);
        }
        if let Some(mv) = best_move
            && best >= beta
        {
            self.reward_best(mv, &quiets, &captures, depth, ply);
        }
        if excluded.is_none() {
            let bound = if best >= beta {
                Bound::Lower
            } else if PV && alpha > start_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let eval = if bound_to_act { 0 } else { self.stack[at].eval };
            self.table.store(key, ply, Known { mv: best_move, value: best, eval, depth, bound, pv: was_pv });
        }
        best
    }

    fn quiesce<const PV: bool>(&mut self, mut alpha: Value, beta: Value, ply: usize) -> Value {
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
        let key = self.position.hash() ^ if null { NULL_KEY } else { 0 };
        let known = self.table.probe(key, ply);
        if !PV
            && let Some(known) = known
            && if known.value >= beta { known.bound.is_lower() } else { known.bound.is_upper() }
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
                && if known.value > best { known.bound.is_lower() } else { known.bound.is_upper() }
            {
                best = known.value;
            }
        }
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let start_alpha = alpha;

        let hint = known
            .and_then(|known| known.mv)
            .filter(|&mv| (bound_to_act || self.takes(mv)) && self.position.is_legal(mv));
        let before = if bound_to_act { self.arrivals_before(ply) } else { [NO_ARRIVAL; 3] };
        let mut picker = Picker::new(Hints { best: hint, killers: [None; 2], before }, !bound_to_act);
        let mut best_move = None;
        let mut number = 0;
        while let Some(mv) = picker.next(&self.position, self.history) {
            number += 1;
            if best > -DECIDED {
                if !bound_to_act {
                    let victim = self.position.piece_at(mv.to()).map_or(0, |victim| P::worth(victim.kind));
                    let hope = eval + victim + 150;
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
            let checks = self.position.gives_check(mv);
            let undo = self.push(mv, ply, checks);
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
            return self.no_moves(ply);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if PV && alpha > start_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.store(key, ply, Known { mv: best_move, value: best, eval, depth: 0, bound, pv: PV });
        best
    }

    /// The score of a position where the game is over, or as good as over, before any move is looked at.
    fn ended(&self, ply: usize) -> Option<Value> {
        let at = BEFORE + ply;
        if self.position.passed() && self.position.leads(&self.stack[at].tally) {
            // Passing as well wins on the spot. The other side passed, so no check and no facing forbids it.
            return Some(points_won(ply + 1));
        }
        self.repetition(ply)
    }

    /// The score of a position that has come up before, if it has.
    fn repetition(&self, ply: usize) -> Option<Value> {
        let last = self.keys.len() - 1;
        let now = self.keys[last];
        let reach = self.stack[BEFORE + ply].quiet.min(last);
        let mut count = 1;
        let mut in_line = false;
        let mut distance = 4;
        while distance <= reach {
            if self.keys[last - distance] == now {
                count += 1;
                in_line |= distance < ply;
            }
            distance += 2;
        }
        if !in_line && count < 3 {
            return None;
        }
        let winner = self.position.winner_by_repetition();
        let for_winner = if count >= P::REPETITIONS { points_won(ply) } else { REPEATED };
        Some(match winner {
            Some(side) if side == self.position.side_to_move() => for_winner,
            Some(_) => -for_winner,
            None => self.draw(),
        })
    }

    /// The score when no move is left: mate, or a draw that cannot be helped.
    #[cold]
    fn no_moves(&self, ply: usize) -> Value {
        match self.position.terminal() {
            Some(outcome) if outcome.winner.is_none() => self.draw(),
            _ => mated(ply),
        }
    }

    /// The score of a second pass in a row made at this ply.
    fn count_points(&self, ply: usize) -> Value {
        let win = points_won(ply + 1);
        if self.position.leads(&self.stack[BEFORE + ply].tally) { win } else { -win }
    }

    fn draw(&self) -> Value {
        if self.position.side_to_move() == self.root_side { DRAW } else { -DRAW }
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

    /// Remembers that a move was best and that those tried before it were not.
    fn reward_best(&mut self, mv: Move, quiets: &[Move], captures: &[Move], depth: i32, ply: usize) {
        let at = BEFORE + ply;
        let before = self.arrivals_before(ply);
        let bonus = (20 * depth * depth + 60 * depth).min(1800);
        let Some(piece) = self.position.piece_at(mv.from()) else { return };
        let victim = if mv.is_pass() { None } else { self.position.piece_at(mv.to()) };
        if let Some(victim) = victim {
            self.history.reward_capture(piece, mv, victim.kind, bonus);
        } else {
            if self.stack[at].killers[0] != Some(mv) {
                self.stack[at].killers[1] = self.stack[at].killers[0];
                self.stack[at].killers[0] = Some(mv);
            }
            self.history.reward_quiet(piece, mv, &before, bonus);
            for &other in quiets {
                if let Some(piece) = self.position.piece_at(other.from()) {
                    self.history.reward_quiet(piece, other, &before, -bonus);
                }
            }
        }
        for &other in captures {
            if let (Some(piece), Some(victim)) =
                (self.position.piece_at(other.from()), self.position.piece_at(other.to()))
            {
                self.history.reward_capture(piece, other, victim.kind, -bonus);
            }
        }
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
