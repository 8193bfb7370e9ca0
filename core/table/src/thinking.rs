//! The computer's thinking: when it starts and stops, and what comes of it.

use std::time::Duration;

use palgak_engine::Choice;

use crate::command::{Effect, Pacing, Search};
use crate::new_game::Level;
use crate::news::Said;
use crate::refusal::Why;
use crate::snapshot::Thinking;
use crate::table::Table;

/// A search under way.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    id: u64,
    purpose: Purpose,
    level: Level,
    since: Duration,
    /// When its progress was last shown.
    shown: Duration,
    /// What was found, kept back until it is time to show it.
    found: Option<Option<Choice>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// The computer's move.
    Reply,
    /// A hint for a person.
    Hint,
}

/// What a person who asks for a hint is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Advice {
    /// A good move, or a draw to accept.
    Do(Choice),
    /// That nothing helps: the side to move is mated, and the game goes on to the capture (Chu Shogi).
    Nothing,
}

/// The strength of hints.
const HINT_LEVEL: Level = Level::Intermediate;

impl Thought {
    pub(crate) fn wake_at(&self, pacing: &Pacing) -> Duration {
        let progress = self.shown + pacing.progress;
        match self.found {
            Some(_) => progress.min(self.since + pacing.reply),
            None => progress,
        }
    }

    /// How far it has come, for a snapshot.
    pub(crate) fn progress(&self, now: Duration, pacing: &Pacing) -> Thinking {
        let whole = longest(self.level).max(pacing.reply).as_millis().max(1);
        let part = now.saturating_sub(self.since).as_millis() * 1000 / whole;
        Thinking { permille: u16::try_from(part.min(1000)).unwrap_or(1000) }
    }

    /// Whether a hint is looked for, not a move of the computer.
    pub(crate) fn is_hint(&self) -> bool {
        self.purpose == Purpose::Hint
    }
}

/// The longest a level may be expected to think: the quicker two answer well within this on any phone.
const fn longest(level: Level) -> Duration {
    match level {
        Level::Advanced => Duration::from_millis(1500),
        _ => Duration::from_millis(500),
    }
}

impl Table {
    /// Starts the computer's thinking if it is its turn.
    pub(crate) fn think_if_due(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let computers_turn = self.contest.turn().is_some() && self.hand().is_none();
        if self.is_online() {
            return;
        }
        if computers_turn && !self.paused && self.thought.is_none() {
            self.think(Purpose::Reply, self.choices.level, now, effects);
        }
    }

    /// Starts a search for a hint. A side that is mated is told so at once: no move is better than another.
    pub(crate) fn ask_hint(&mut self, now: Duration, effects: &mut Vec<Effect>) -> Result<(), Why> {
        self.must_be_here()?;
        self.must_have_turn()?;
        self.begun = None;
        if self.contest.mated() {
            self.hint = Some(Advice::Nothing);
            self.news.said = Some(Said::Hint);
        } else if !self.paused {
            self.think(Purpose::Hint, HINT_LEVEL, now, effects);
        }
        Ok(())
    }

    fn think(&mut self, purpose: Purpose, level: Level, now: Duration, effects: &mut Vec<Effect>) {
        self.searches += 1;
        let id = self.searches;
        self.thought = Some(Thought { id, purpose, level, since: now, shown: now, found: None });
        effects.push(Effect::Think(Box::new(Search {
            id,
            game: self.contest.as_match().clone(),
            level,
            seed: self.seed,
        })));
    }

    /// Stops whatever search is under way.
    pub(crate) fn stop_thinking(&mut self, effects: &mut Vec<Effect>) {
        if self.thought.take().is_some() {
            effects.push(Effect::StopThinking);
        }
    }

    /// Stops a search for a hint.
    pub(crate) fn stop_hint(&mut self, effects: &mut Vec<Effect>) {
        if self.thought.as_ref().is_some_and(Thought::is_hint) {
            self.stop_thinking(effects);
        }
    }

    /// A search has ended. True if there is something to show.
    pub(crate) fn found(
        &mut self,
        search: u64,
        choice: Option<Choice>,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) -> bool {
        let Some(thought) = self.thought.as_mut().filter(|thought| thought.id == search) else {
            // The answer to a question that nobody asks any more.
            return false;
        };
        thought.found = Some(choice);
        self.settle(now, effects)
    }

    /// Time has passed. True if there is something to show.
    pub(crate) fn tick(&mut self, now: Duration, effects: &mut Vec<Effect>) -> bool {
        if self.settle(now, effects) {
            return true;
        }
        let progress = self.pacing.progress;
        let Some(thought) = self.thought.as_mut().filter(|thought| now >= thought.shown + progress) else {
            return false;
        };
        thought.shown = now;
        true
    }

    /// Acts on what was found, if it was and if it is time.
    fn settle(&mut self, now: Duration, effects: &mut Vec<Effect>) -> bool {
        let Some(thought) = &self.thought else { return false };
        let Some(choice) = thought.found else { return false };
        if thought.purpose == Purpose::Reply && now < thought.since + self.pacing.reply {
            return false;
        }
        let purpose = thought.purpose;
        self.thought = None;
        let legal = self.contest.legal();
        let choice = match choice {
            Some(Choice::Move(mv)) if legal.contains(&mv) => Some(Choice::Move(mv)),
            Some(Choice::AcceptDraw) if self.contest.can_accept() => Some(Choice::AcceptDraw),
            // A search that failed must not hold up the game.
            _ => legal.first().copied().map(Choice::Move),
        };
        match (purpose, choice) {
            (Purpose::Reply, Some(Choice::Move(mv))) => self.play(mv, now, effects),
            (Purpose::Reply, Some(Choice::AcceptDraw)) => {
                // Acceptance was found possible above.
                let _ = self.accept_for_side_to_move(effects);
            }
            (Purpose::Hint, Some(choice)) => {
                self.hint = Some(Advice::Do(choice));
                self.news.said = Some(Said::Hint);
            }
            (_, None) => {}
        }
        true
    }
}
