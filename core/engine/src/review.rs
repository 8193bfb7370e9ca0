//! A look back at a finished game: what each move gave away, and which mistakes were of a kind that has a name.
//!
//! Every position of the game is searched within the same small budget, from the last to the first: what the search
//! learns of the end helps it to judge what led there. A move that seems to lose something is looked at once more
//! with a larger budget before it is blamed.

use palgak_rules::{Match, Move, Outcome, Piece, Reason, Side};

use crate::engine::{Choice, Engine, Thought};
use crate::limits::{Limits, StopFlag};
use crate::playable::Playable;
use crate::score::{MATE, Score, Value};

/// Positions looked at for each move of a review: some seconds for a long game, even on a phone.
pub const REVIEW_NODES: u64 = 20_000;

/// What a move looks like afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tag {
    /// As good as the best, or near enough.
    Fine,
    /// A little was given away.
    Inaccuracy,
    /// Something was given away.
    Mistake,
    /// The game was turned.
    Blunder,
    /// The answer takes a piece that was safe before.
    LostPiece,
    /// There was a mate, and it is gone.
    MissedMate,
    /// A threat was not met: the answer mates, or takes a piece that was already attacked.
    MissedDefence,
}

/// What the engine thinks of one move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveVerdict {
    /// The ply: 1 for the first move of the game.
    pub ply: usize,
    /// Who moved.
    pub side: Side,
    /// The move that was played.
    pub played: Move,
    /// How good the position was for the side that moved, with the best move.
    pub before: Score,
    /// How good it is for the same side after the move.
    pub after: Score,
    /// What the engine would have done; none where nothing else could be done.
    pub best: Option<Choice>,
    /// The line that begins with the best move.
    pub line: Vec<Move>,
    /// What the move gave away, in hundredths of a point; never negative. Beyond what decides a game nothing
    /// more is lost.
    pub loss: i32,
    /// What kind of move it was.
    pub tag: Tag,
}

impl MoveVerdict {
    /// How good the position after the move is for the first side, in hundredths of a point and within
    /// [`MoveVerdict::HIGHEST`] either way: a point of a graph of the game.
    #[must_use]
    pub fn standing(&self) -> i32 {
        let score = bounded(self.after);
        if self.side == Side::First { score } else { -score }
    }

    /// The highest [`MoveVerdict::standing`]: a game that is decided.
    pub const HIGHEST: i32 = 2500;
}

/// News of a review, after each move looked at.
#[derive(Clone, Copy, Debug)]
pub struct ReviewProgress<'a> {
    /// Moves done.
    pub done: usize,
    /// Moves of the game.
    pub total: usize,
    /// The verdict just reached. They come from the last move to the first.
    pub verdict: &'a MoveVerdict,
}

/// Expectations of the result, of 1, that a move may give away before it has a name.
const INACCURATE: f64 = 0.07;
const MISTAKEN: f64 = 0.14;
const BLUNDERED: f64 = 0.27;
/// How many times its budget a doubtful move is looked at again with.
const SECOND_LOOK: u32 = 4;

fn bounded(score: Score) -> Value {
    score.centipoints().clamp(-MoveVerdict::HIGHEST, MoveVerdict::HIGHEST)
}

/// The part of the games that is won from a position so good.
fn expectation(value: Value) -> f64 {
    1.0 / (1.0 + (-f64::from(value) / 420.0).exp())
}

fn mates(score: Score) -> bool {
    matches!(score, Score::Mate(moves) if moves > 0)
}

fn is_mated(score: Score) -> bool {
    matches!(score, Score::Mate(moves) if moves <= 0)
}

/// What is known of a position of the game: the search's score for the side to move, and what it would do.
#[derive(Clone, Debug)]
struct Known {
    score: Score,
    best: Option<Choice>,
    line: Vec<Move>,
}

impl From<Thought> for Known {
    fn from(thought: Thought) -> Known {
        Known { score: thought.score, best: Some(thought.choice), line: thought.line }
    }
}

impl Known {
    fn end(outcome: Outcome, to_move: Side) -> Known {
        let score = match outcome.winner {
            None => Score::Cp(0),
            Some(side) if side == to_move => Score::Points(1),
            Some(_)
                if matches!(outcome.reason, Reason::Checkmate | Reason::Stalemate | Reason::KingCaptured) =>
            {
                Score::Mate(0)
            }
            Some(_) => Score::Points(-1),
        };
        Known { score, best: None, line: Vec::new() }
    }
}

/// The score of a position as the side that moved to it sees it.
const fn turned(score: Score) -> Score {
    match score {
        Score::Cp(value) => Score::Cp(-value),
        // Mated now: the move has just mated.
        Score::Mate(0) => Score::Mate(1),
        Score::Mate(moves) if moves > 0 => Score::Mate(-moves),
        // The winner's moves are counted from before the move that led here.
        Score::Mate(moves) => Score::Mate(1 - moves),
        Score::Points(plies) => Score::Points(-plies),
    }
}

impl<P: Playable> Engine<P> {
    /// Looks back at every move of a game, each within `budget`, and tells about each as soon as it is judged, the
    /// last one first. When stopped it answers with those that were judged.
    ///
    /// With a budget of positions ([`REVIEW_NODES`]) the verdicts are the same every time.
    pub fn analyse(
        &mut self,
        game: &Match<P>,
        budget: &Limits,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&ReviewProgress<'_>),
    ) -> Vec<MoveVerdict> {
        self.clear();
        let total = game.ply();
        let moves: Vec<Move> = game.moves().collect();
        let mut verdicts = Vec::with_capacity(total);
        // The game as it stood after so many moves. A resignation is no judgement of the last position.
        let mut now = game.clone();
        if now.undo().is_some() {
            now = game.clone();
        }
        let Some(mut after) = self.judge(&now, budget, stop) else { return verdicts };
        for &mv in moves.iter().rev() {
            let later = now.clone();
            now.undo();
            let Some(mut before) = self.judge(&now, budget, stop) else { break };
            let mut verdict = verdict(&now, &later, mv, &before, &after);
            if verdict.tag != Tag::Fine {
                // Once more, with care, before anyone is blamed.
                let careful = enlarged(budget);
                let Some(again) = self.judge(&later, &careful, stop) else { break };
                let Some(first) = self.judge(&now, &careful, stop) else { break };
                (before, after) = (first, again);
                verdict = self::verdict(&now, &later, mv, &before, &after);
            }
            verdicts.push(verdict);
            if let Some(verdict) = verdicts.last() {
                progress(&ReviewProgress { done: verdicts.len(), total, verdict });
            }
            after = before;
        }
        verdicts.reverse();
        verdicts
    }

    /// What is to be known of a position; none when stopped.
    fn judge(&mut self, game: &Match<P>, budget: &Limits, stop: &StopFlag) -> Option<Known> {
        if stop.is_stopped() {
            return None;
        }
        if let Some(outcome) = game.outcome() {
            return Some(Known::end(outcome, game.position().side_to_move()));
        }
        let thought = self.think(game, budget, stop, &mut |_| ());
        if stop.is_stopped() {
            // It is not known how far the search came.
            return None;
        }
        thought.map(Known::from)
    }
}

fn enlarged(budget: &Limits) -> Limits {
    Limits {
        nodes: budget.nodes.map(|nodes| nodes.saturating_mul(u64::from(SECOND_LOOK))),
        deadline: budget.deadline.map(|time| time.saturating_mul(SECOND_LOOK)),
        at_latest: budget.at_latest.map(|time| time.saturating_mul(SECOND_LOOK)),
        depth: budget.depth.map(|depth| depth.saturating_add(2)),
        variety: budget.variety,
    }
}

fn verdict<P: Playable>(
    now: &Match<P>,
    later: &Match<P>,
    played: Move,
    before: &Known,
    after: &Known,
) -> MoveVerdict {
    let position = now.position();
    let side = position.side_to_move();
    let after_score = turned(after.score);
    let agreed = before.best == Some(Choice::Move(played));
    let forced = position.legal_count() == 1 && position.claimable_draw().is_none();
    // The two searches may differ about the same move: what was played is at least as good as it turned out.
    let (had, has) = (before.score.centipoints(), after_score.centipoints());
    let better = agreed || forced || has >= had;
    let (before_score, loss) =
        if better { (after_score, 0) } else { (before.score, bounded(before.score) - bounded(after_score)) };
    let tag = if better { Tag::Fine } else { tag(now, later, before.score, after_score, after, loss) };
    MoveVerdict {
        ply: later.ply(),
        side,
        played,
        before: before_score,
        after: after_score,
        best: if forced { None } else { before.best },
        line: before.line.clone(),
        loss,
        tag,
    }
}

fn tag<P: Playable>(
    now: &Match<P>,
    later: &Match<P>,
    had: Score,
    has: Score,
    after: &Known,
    loss: Value,
) -> Tag {
    if mates(had) && !mates(has) && has.centipoints() < MATE / 2 {
        return Tag::MissedMate;
    }
    if is_mated(has) && !is_mated(had) && bounded(had) > -MoveVerdict::HIGHEST {
        return Tag::MissedDefence;
    }
    let given = expectation(bounded(had)) - expectation(bounded(has));
    if given >= INACCURATE
        && loss >= P::A_PIECE * 2 / 3
        && let Some(Choice::Move(answer)) = after.best
        && let Some(victim) = taken(later, answer)
        && later.position().exchange_reaches(answer, P::A_PIECE)
    {
        return if was_attacked(now, answer, victim) { Tag::MissedDefence } else { Tag::LostPiece };
    }
    match given {
        given if given >= BLUNDERED => Tag::Blunder,
        given if given >= MISTAKEN => Tag::Mistake,
        given if given >= INACCURATE => Tag::Inaccuracy,
        _ => Tag::Fine,
    }
}

/// The piece that a move would take.
fn taken<P: Playable>(game: &Match<P>, mv: Move) -> Option<Piece<P::Kind>> {
    game.position().victim(mv)
}

/// Whether the same piece could already have been taken by the same move, had it been the other side's turn.
fn was_attacked<P: Playable>(now: &Match<P>, answer: Move, victim: Piece<P::Kind>) -> bool {
    let mut position = now.position().clone();
    if position.in_check() || !position.can_skip() || position.victim(answer) != Some(victim) {
        return false;
    }
    position.skip();
    position.is_legal(answer) && position.exchange_reaches(answer, P::A_PIECE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_turn_with_the_side() {
        assert_eq!(turned(Score::Cp(30)), Score::Cp(-30));
        // The side to move is mated in two of the winner's moves; with the move that led here, in three.
        assert_eq!(turned(Score::Mate(-2)), Score::Mate(3));
        assert_eq!(turned(Score::Mate(2)), Score::Mate(-2));
        assert_eq!(turned(Score::Mate(0)), Score::Mate(1));
        assert_eq!(turned(Score::Points(-3)), Score::Points(3));
    }

    #[test]
    fn expectations_are_even_at_nothing_and_sure_when_decided() {
        assert!((expectation(0) - 0.5).abs() < 1e-9);
        assert!(expectation(MoveVerdict::HIGHEST) > 0.99);
        assert!((expectation(700) + expectation(-700) - 1.0).abs() < 1e-9);
    }
}
