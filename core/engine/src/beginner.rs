//! The newcomer and the beginner: one ply or two, with the blind spots of people.
//!
//! A person who is new to the game knows how pieces move and what they are worth, and looks at what the
//! opponent may take next. Mistakes come from not seeing: a cannon behind a screen or an elephant's long leap
//! escapes the eye more often than a chariot on an open line. So the beginner overlooks some moves, on both
//! sides, by how hard they are to see, and is otherwise sensible. The newcomer overlooks more, and most of what
//! the opponent may do. What is overlooked depends on the seed and the position alone.

use palgak_rules::{Match, Move, MoveList, PieceKind};

use crate::engine::{Choice, Thought};
use crate::playable::Playable;
use crate::rng::mix;
use crate::score::{MATE, Score, Value, mated};
use crate::search::root_moves;

/// How often in a hundred times a capture by a piece of Janggi or Xiangqi is overlooked.
pub(crate) const fn overlooked(kind: PieceKind) -> u64 {
    match kind {
        PieceKind::Elephant => 40,
        PieceKind::Cannon => 35,
        PieceKind::Horse => 25,
        PieceKind::Chariot => 15,
        _ => 8,
    }
}

/// How well a player sees. All but the whim are in a hundred times.
pub(crate) struct Habits {
    /// Added to how often a capture by a piece is overlooked.
    blind: u64,
    /// How often a quiet move does not come to mind.
    forgotten: u64,
    /// How often an answer of the opponent does not come to mind.
    unforeseen: u64,
    /// How often a mate is overlooked, one's own and the opponent's.
    mate_overlooked: u64,
    mate_feared_too_late: u64,
    /// How often it is overlooked that a draw can be had, by oneself or by the opponent after a move.
    draw_overlooked: u64,
    /// How far the liking for a move may be off, in hundredths of a point.
    whim: u64,
}

impl Habits {
    /// Has just learnt how the pieces move.
    pub(crate) const NEWCOMER: Habits = Habits {
        blind: 10,
        forgotten: 35,
        unforeseen: 50,
        mate_overlooked: 50,
        mate_feared_too_late: 90,
        draw_overlooked: 80,
        whim: 110,
    };

    /// Has played some games.
    pub(crate) const BEGINNER: Habits = Habits {
        blind: 0,
        forgotten: 20,
        unforeseen: 0,
        mate_overlooked: 25,
        mate_feared_too_late: 50,
        draw_overlooked: 20,
        whim: 45,
    };
}

/// Beginners like to give check.
const LIKES_CHECK: Value = 25;
/// A draw is taken when behind by this much.
const CONTENT_WITH_DRAW: Value = -200;
/// A pass is answered by a pass, which ends the game by points, only from this ply on.
const COUNTS_POINTS_FROM: usize = 60;

/// What a beginner's eye makes of one position.
struct Eye<'a> {
    seed: u64,
    habits: &'a Habits,
}

impl Eye<'_> {
    /// A number below 100 that belongs to a move, for one purpose.
    fn chance(&self, mv: Move, purpose: u64) -> u64 {
        mix(self.seed ^ u64::from(mv.bits()) << 8 ^ purpose) % 100
    }

    /// Whether it comes to mind, after a move or, without one, before any, that a draw can be had.
    fn thinks_of_draw(&self, mv: Option<Move>) -> bool {
        mix(self.seed ^ mv.map_or(0, |mv| u64::from(mv.bits()) << 8) ^ 6) % 100 >= self.habits.draw_overlooked
    }

    fn whim(&self, mv: Move) -> Value {
        let whim = self.habits.whim;
        (mix(self.seed ^ u64::from(mv.bits()) << 8 ^ 7) % (2 * whim + 1)) as Value - whim as Value
    }

    /// Whether a capture is noticed.
    fn notices<P: Playable>(&self, position: &P, mv: Move) -> bool {
        position
            .piece_at(mv.from())
            .is_none_or(|piece| self.chance(mv, 1) >= P::overlooked(piece.kind) + self.habits.blind)
    }
}

/// What a beginner of these habits does in the present position of a game; none when the game is over.
pub(crate) fn play<P: Playable>(game: &Match<P>, seed: u64, habits: &Habits) -> Option<Thought> {
    if game.outcome().is_some() {
        return None;
    }
    let position = game.position();
    let eye = Eye { seed: mix(seed ^ position.hash()), habits };
    let moves = root_moves(game);
    let may_accept = position.claimable_draw().is_some();
    let mut nodes = 0;
    let mut best: Option<(Value, Move)> = None;
    let passing_wins = position.passed() && game.ply() >= COUNTS_POINTS_FROM;
    for &mv in &moves {
        let liking = if mv.is_pass() {
            // Only to end a won game, or for want of anything else.
            if passing_wins && position.leads(&position.tally()) { MATE } else { -MATE }
        } else {
            like(game, &eye, mv, &mut nodes)
        };
        if best.is_none_or(|(most, _)| liking > most) {
            best = Some((liking, mv));
        }
    }
    let Some((liking, mv)) = best else {
        return may_accept.then(|| accept(nodes));
    };
    if may_accept && liking < CONTENT_WITH_DRAW && eye.thinks_of_draw(None) {
        return Some(accept(nodes));
    }
    Some(Thought {
        choice: Choice::Move(mv),
        score: Score::Cp(liking.clamp(-3000, 3000)),
        depth: 2,
        nodes,
        line: vec![mv],
    })
}

fn accept(nodes: u64) -> Thought {
    Thought { choice: Choice::AcceptDraw, score: Score::Cp(0), depth: 2, nodes, line: Vec::new() }
}

/// How much the beginner likes a move that is no pass.
fn like<P: Playable>(game: &Match<P>, eye: &Eye, mv: Move, nodes: &mut u64) -> Value {
    let mut position = game.position().clone();
    let takes = position.victim(mv).is_some();
    let seen = if takes { eye.notices(&position, mv) } else { eye.chance(mv, 2) >= eye.habits.forgotten };
    position.make(mv);
    *nodes += 1;
    let checks = position.in_check();
    if position.is_mate() {
        return if eye.chance(mv, 3) >= eye.habits.mate_overlooked { MATE - 1 } else { eye.whim(mv) };
    }
    // A move that did not come to mind is made only when nothing else is left; a check is always answered.
    let mut liking = if seen || game.position().in_check() { 0 } else { -2000 };
    liking += eye.whim(mv) - position.evaluate(&position.tally());
    if checks {
        liking += LIKES_CHECK;
    }
    // To and fro is dull.
    if game.hashes().any(|hash| hash == position.hash()) {
        liking -= 120;
    }
    liking -= worst_reply(&mut position, eye, nodes);
    // The opponent takes a draw that is there for the taking rather than lose.
    if position.claimable_draw().is_some() && eye.thinks_of_draw(Some(mv)) { liking.min(0) } else { liking }
}

/// What the opponent gains by the best reply that is noticed.
fn worst_reply<P: Playable>(position: &mut P, eye: &Eye, nodes: &mut u64) -> Value {
    let mut replies = MoveList::new();
    position.legal_moves(&mut replies);
    let mut worst = 0;
    for reply in replies {
        if reply.is_pass() || eye.chance(reply, 5) < eye.habits.unforeseen {
            continue;
        }
        *nodes += 1;
        if position.victim(reply).is_some() && eye.notices(position, reply) {
            worst = worst.max(position.exchange(reply));
        }
        if eye.chance(reply, 4) >= eye.habits.mate_feared_too_late {
            let undo = position.make(reply);
            if position.is_mate() {
                worst = worst.max(-mated(2));
            }
            position.unmake(reply, undo);
        }
    }
    worst
}
