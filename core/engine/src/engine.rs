//! The engine: what other parts of the program call.

use std::num::NonZero;
use std::sync::atomic::AtomicU64;
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

use palgak_rules::{Match, Move};

use crate::history::History;
use crate::limits::{Control, Limits, StopFlag};
use crate::playable::Playable;
use crate::score::{INFINITE, MAX_PLY, Score, Value, points_won};
use crate::search::{DRAW, Reductions, RootMove, Search, root_moves};
use crate::transposition::Table;

/// What the engine decided to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Play a move; a pass is one.
    Move(Move),
    /// Take the draw that the position offers (bikjang).
    AcceptDraw,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What to do.
    pub choice: Choice,
    /// How good the position is for the side to move.
    pub score: Score,
    /// Plies of the last finished iteration.
    pub depth: u8,
    /// Moves made in the search.
    pub nodes: u64,
    /// The best line found, its first move the one chosen; empty when a draw is accepted.
    pub line: Vec<Move>,
}

/// News of a search, after each iteration and when it is stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info<'a> {
    /// Plies of the iteration.
    pub depth: u8,
    /// Plies of the longest line looked at.
    pub deepest: u8,
    /// How good the position is for the side to move.
    pub score: Score,
    /// Moves made in the search so far.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// How full the table of positions is, in thousandths.
    pub fill: u16,
    /// The best line found.
    pub line: &'a [Move],
}

/// An engine for one game. It keeps what it learnt from move to move.
pub struct Engine<P: Playable> {
    table: Table,
    history: History<P>,
    reductions: Reductions,
    /// What each thread that helps has learnt.
    helpers: Vec<History<P>>,
    /// For how long a search may have to wait for its turn, as far as those before could tell.
    wait: Duration,
}

/// The table's size unless another is asked for: with everything else an engine stays below 40 MB.
pub const DEFAULT_TABLE_BYTES: usize = 32 << 20;

impl<P: Playable> Default for Engine<P> {
    fn default() -> Engine<P> {
        Engine::new(DEFAULT_TABLE_BYTES)
    }
}

impl<P: Playable> Engine<P> {
    /// An engine whose table of positions has about so many bytes.
    #[must_use]
    pub fn new(table_bytes: usize) -> Engine<P> {
        Engine {
            table: Table::new(table_bytes),
            history: History::new(),
            reductions: Reductions::new(),
            helpers: Vec::new(),
            wait: Duration::ZERO,
        }
    }

    /// How many threads search from now on; one unless this is called. With more than one, a search of the same
    /// position can end differently each time.
    ///
    /// The threads search the same position and share the table of positions: what one finds spares the others work,
    /// and chance keeps them apart. The calling thread decides.
    pub fn set_threads(&mut self, threads: NonZero<usize>) {
        self.helpers.resize_with(threads.get() - 1, History::new);
    }

    /// How many threads search.
    #[must_use]
    pub fn threads(&self) -> NonZero<usize> {
        NonZero::<usize>::MIN.saturating_add(self.helpers.len())
    }

    /// Replaces the table of positions by an empty one of about so many bytes.
    pub fn set_table_bytes(&mut self, bytes: usize) {
        if bytes != self.table.bytes() {
            // The old one goes first, so that both are never there together.
            self.table = Table::new(0);
            self.table = Table::new(bytes);
        }
    }

    /// Forgets all that was learnt: for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
        self.helpers.iter_mut().for_each(History::clear);
    }

    /// The memory the engine holds, in bytes.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.table.bytes() + (1 + self.helpers.len()) * self.history.bytes()
    }

    /// Thinks about the present position of a game, knowing what went before.
    ///
    /// `report` is called after each iteration. None when the game is over. When the search is stopped it
    /// answers with the best found so far, at worst with some legal move.
    pub fn think(
        &mut self,
        game: &Match<P>,
        limits: &Limits,
        stop: &StopFlag,
        report: &mut dyn FnMut(&Info<'_>),
    ) -> Option<Thought> {
        P::think(self, game, limits, stop, report)
    }

    /// What [`Engine::think`] does, for [`Playable::think`].
    pub(crate) fn search(
        &mut self,
        game: &Match<P>,
        limits: &Limits,
        stop: &StopFlag,
        report: &mut dyn FnMut(&Info<'_>),
    ) -> Option<Thought> {
        let start = Instant::now();
        if game.outcome().is_some() {
            return None;
        }
        let position = game.position();
        let may_accept = position.claimable_draw().is_some();
        let moves = root_moves(game);
        let sure = |choice, score, line| {
            Some(Thought { choice, score: Score::from_value(score), depth: 0, nodes: 0, line })
        };
        if moves.is_empty() {
            return if may_accept { sure(Choice::AcceptDraw, 0, Vec::new()) } else { None };
        }
        if position.passed() && position.leads(&position.tally()) {
            // The other side passed while behind: passing too wins.
            if let Some(&pass) = moves.iter().find(|mv| mv.is_pass()) {
                return sure(Choice::Move(pass), points_won(1), vec![pass]);
            }
        }

        self.table.next_age();
        let (table, reductions) = (&self.table, &self.reductions);
        let (helped, halt) = (AtomicU64::new(0), StopFlag::new());
        let search =
            |history, control| Search::new(game, &moves, table, history, reductions, control, limits.variety);
        self.history.fade();
        let control = Control::new(limits, stop, &helped).since(start).expecting(self.wait);
        let mut main = search(&mut self.history, control);
        let deepest = limits.depth.map_or(MAX_PLY - 10, usize::from).clamp(1, MAX_PLY - 10);
        // With one move there is nothing to choose; a short look gives the score.
        let deepest = if moves.len() == 1 && limits.deadline.is_some() { deepest.min(6) } else { deepest };
        let (finished, score, over) = thread::scope(|scope| {
            for (number, history) in self.helpers.iter_mut().enumerate() {
                history.fade();
                let mut helper = search(history, Control::helper(&halt, &helped));
                // Where no thread is to be had, the search goes on with those there are.
                let _ = Builder::new().name("search".to_owned()).spawn_scoped(scope, move || {
                    helper.help(number, deepest);
                });
            }
            // Helpers end even if `report` panics.
            let _halt = Halt(&halt);
            let (finished, score) = deepen(&mut main, deepest, table, report);
            (finished, score, main.control.elapsed())
        });
        main.control.waited_since(over);
        self.wait = main.control.to_expect(self.wait);
        let best = main.root_moves.first()?;
        if main.control.stopped() && finished > 0 {
            report(&tell(&main, table, finished, score, best));
        }
        let score = if best.score > -INFINITE { best.score } else { score };
        let nodes = main.control.nodes();
        let depth = finished as u8;
        if may_accept && score < DRAW {
            return Some(Thought {
                choice: Choice::AcceptDraw,
                score: Score::Cp(0),
                depth,
                nodes,
                line: Vec::new(),
            });
        }
        Some(Thought {
            choice: Choice::Move(best.mv),
            score: Score::from_value(score),
            depth,
            nodes,
            line: best.line.clone(),
        })
    }
}

/// The news of a search whose last finished iteration was one of so many plies.
fn tell<'a, P: Playable>(
    search: &Search<'_, P>,
    table: &Table,
    depth: usize,
    score: Value,
    best: &'a RootMove,
) -> Info<'a> {
    Info {
        depth: depth as u8,
        deepest: search.deepest as u8,
        score: Score::from_value(score),
        nodes: search.control.nodes(),
        elapsed: search.control.elapsed(),
        fill: table.fill(),
        line: &best.line,
    }
}

/// Stops the threads that help when the deciding one is done.
struct Halt<'a>(&'a StopFlag);

impl Drop for Halt<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// Iteration after iteration until the search is to end: the depth of the last one that was finished, and the score.
fn deepen<P: Playable>(
    search: &mut Search<'_, P>,
    deepest: usize,
    table: &Table,
    report: &mut dyn FnMut(&Info<'_>),
) -> (usize, Value) {
    let mut score: Value = 0;
    let mut finished = 0;
    for depth in 1..=deepest {
        score = search.iterate(depth as i32, score);
        if search.control.stopped() {
            break;
        }
        finished = depth;
        if let Some(best) = search.root_moves.first() {
            report(&tell(search, table, depth, score, best));
        }
        if search.control.spent() || is_settled(score, depth) {
            break;
        }
    }
    (finished, score)
}

/// Whether a forced mate was found within fewer plies than were searched: looking on cannot shorten it.
fn is_settled(score: Value, depth: usize) -> bool {
    match Score::from_value(score) {
        Score::Mate(moves) => 2 * moves.unsigned_abs() as usize + 2 <= depth,
        _ => false,
    }
}
