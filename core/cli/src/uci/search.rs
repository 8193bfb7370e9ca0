//! A search under way, on a thread of its own.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;

use palgak_engine::{Choice, Engine, Info, Level, Limits, StopFlag, Thought};
use palgak_rules::Match;

use super::Event;
use super::session::write_line;
use crate::args::Style;
use crate::games::Rulebook;

/// What to search and how.
pub(crate) struct Task<R: Rulebook> {
    /// The game up to now.
    pub(crate) game: Match<R::Position>,
    /// The strength.
    pub(crate) level: Level,
    /// The bounds; none to play as the level does.
    pub(crate) limits: Option<Limits>,
    /// Whether the move may only be said once it is asked for.
    pub(crate) endless: bool,
}

/// The handle of a search.
pub(crate) struct Search {
    stop: StopFlag,
    /// Dropped when an endless search may say its move.
    release: Option<mpsc::Sender<()>>,
    endless: bool,
}

impl Search {
    /// Begin. The search says how it goes, then its move, then hands the engine back as an event.
    pub(crate) fn begin<R: Rulebook + 'static>(
        task: Task<R>,
        mut engine: Engine<R::Position>,
        events: mpsc::Sender<Event>,
    ) -> Search {
        let stop = StopFlag::new();
        let (release, released) = mpsc::channel::<()>();
        let search = Search { stop: stop.clone(), release: Some(release), endless: task.endless };
        std::thread::spawn(move || {
            // A fault in the search must not end the conversation.
            let thought = catch_unwind(AssertUnwindSafe(|| think(&task, &mut engine, &stop)));
            if task.endless {
                let _ = released.recv();
            }
            let searched = match thought {
                Ok(thought) => {
                    let engine: Box<dyn Any + Send> = Box::new(engine);
                    write_line(&describe_choice::<R>(&task.game, thought.as_ref())).map(|()| Some(engine))
                }
                Err(_) => write_line("info string the search failed")
                    .and_then(|()| write_line("bestmove (none)"))
                    .map(|()| None),
            };
            // Nobody waits for it once the conversation is over.
            let _ = events.send(Event::Searched(searched));
        });
        search
    }

    /// End it: the move comes at once.
    pub(crate) fn stop(&mut self) {
        self.stop.stop();
        self.release = None;
    }

    /// Whether it never ends by itself.
    pub(crate) fn is_endless(&self) -> bool {
        self.endless
    }
}

fn think<R: Rulebook>(task: &Task<R>, engine: &mut Engine<R::Position>, stop: &StopFlag) -> Option<Thought> {
    let mut report = |info: &Info<'_>| {
        // Whoever does not listen any more is noticed when the move is said.
        let _: io::Result<()> = write_line(&describe_info::<R>(&task.game, info));
    };
    match &task.limits {
        None => engine.play(&task.game, task.level, 0, stop, &mut report),
        Some(limits) => engine.think(&task.game, limits, stop, &mut report),
    }
}

fn describe_info<R: Rulebook>(game: &Match<R::Position>, info: &Info<'_>) -> String {
    let millis = info.elapsed.as_millis();
    let per_second = u128::from(info.nodes) * 1000 / millis.max(1);
    let mut line = format!(
        "info depth {} seldepth {} score {} nodes {} nps {per_second} hashfull {} time {millis} pv",
        info.depth, info.deepest, info.score, info.nodes, info.fill
    );
    for mv in info.line {
        line.push(' ');
        line.push_str(&R::write(game.position(), *mv, Style::Machine));
    }
    line
}

/// `bestmove`, with the acceptance of a draw written as the pass that means it.
fn describe_choice<R: Rulebook>(game: &Match<R::Position>, thought: Option<&Thought>) -> String {
    let position = game.position();
    match thought.map(|thought| thought.choice) {
        None => "bestmove (none)".to_owned(),
        Some(Choice::Move(mv)) => format!("bestmove {}", R::write(position, mv, Style::Machine)),
        Some(Choice::AcceptDraw) => format!("bestmove {}", R::write_acceptance(position, Style::Machine)),
    }
}
