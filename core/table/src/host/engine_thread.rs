//! The thread on which the computer thinks.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use palgak_engine::{Choice, StopFlag};

use crate::command::{Judged, Search, Study};

/// A mind that chooses moves.
pub trait Thinker {
    /// What to do in the position that the game has reached. Returns soon after `stop` is raised; what it returns
    /// then is of no interest.
    fn think(&mut self, search: &Search, stop: &StopFlag) -> Option<Choice>;

    /// Looks at a finished game and tells of each move. Returns soon after `stop` is raised. A mind that knows nothing
    /// of it tells nothing.
    fn study(&mut self, _study: &Study, _stop: &StopFlag, _tell: &mut dyn FnMut(Judged)) {}
}

/// What the thread tells.
#[derive(Clone, Copy, Debug)]
pub enum Finding {
    /// A search came to its end.
    Found {
        /// Which.
        search: u64,
        /// What it found; none if nothing.
        choice: Option<Choice>,
    },
    /// A move was judged.
    Judged {
        /// In which study.
        study: u64,
        /// What is thought of it.
        verdict: Judged,
    },
    /// A study came to its end.
    Studied {
        /// Which.
        study: u64,
    },
}

enum Request {
    Think(Search),
    Study(Study),
}

/// The thread on which the computer thinks, one thing after the other.
pub struct EngineThread {
    requests: Sender<(Request, StopFlag)>,
    /// Stops what was asked for last.
    stop: Mutex<StopFlag>,
    thread: JoinHandle<()>,
}

impl EngineThread {
    /// Starts the thread. `thinker` is called on it at the first request, `tell` with what comes of each.
    ///
    /// # Errors
    /// If the system has no thread to spare.
    pub fn start<T: Thinker + 'static>(
        thinker: impl FnOnce() -> T + Send + 'static,
        tell: impl Fn(Finding) + Send + 'static,
    ) -> io::Result<EngineThread> {
        let (requests, inbox) = mpsc::channel::<(Request, StopFlag)>();
        let thread = thread::Builder::new().name("palgak-engine".to_owned()).spawn(move || {
            let mut make = Some(thinker);
            let mut mind: Option<T> = None;
            for (request, stop) in inbox {
                if stop.is_stopped() {
                    continue;
                }
                if let Some(make) = make.take() {
                    mind = Some(make());
                }
                let Some(mind) = mind.as_mut() else { continue };
                match request {
                    Request::Think(search) => think(mind, &search, &stop, &tell),
                    Request::Study(study) => look_back(mind, &study, &stop, &tell),
                }
            }
        })?;
        Ok(EngineThread { requests, stop: Mutex::new(StopFlag::new()), thread })
    }

    /// Starts a search, ending what went before.
    pub fn think(&self, search: Search) {
        self.ask(Request::Think(search));
    }

    /// Starts to look at a game, ending what went before.
    pub fn study(&self, study: Study) {
        self.ask(Request::Study(study));
    }

    fn ask(&self, request: Request) {
        let flag = StopFlag::new();
        let before =
            std::mem::replace(&mut *self.stop.lock().unwrap_or_else(PoisonError::into_inner), flag.clone());
        before.stop();
        // The thread ends only when this end of the channel is dropped.
        let _ = self.requests.send((request, flag));
    }

    /// Stops what is under way.
    pub fn stop(&self) {
        self.stop.lock().unwrap_or_else(PoisonError::into_inner).stop();
    }

    /// Stops what is under way and ends the thread.
    pub fn close(self) {
        self.stop();
        drop(self.requests);
        if self.thread.join().is_err() {
            tracing::error!("the engine's thread ended in a panic");
        }
    }
}

fn think(mind: &mut impl Thinker, search: &Search, stop: &StopFlag, tell: &impl Fn(Finding)) {
    // A fault in the search must not take the game with it: the table plays on without an answer.
    let choice = catch_unwind(AssertUnwindSafe(|| mind.think(search, stop))).unwrap_or_else(|_| {
        tracing::error!(fen = search.game.position().fen(), "a search failed");
        None
    });
    if !stop.is_stopped() {
        tell(Finding::Found { search: search.id, choice });
    }
}

fn look_back(mind: &mut impl Thinker, study: &Study, stop: &StopFlag, tell: &impl Fn(Finding)) {
    let mut judged = |verdict| {
        if !stop.is_stopped() {
            tell(Finding::Judged { study: study.id, verdict });
        }
    };
    if catch_unwind(AssertUnwindSafe(|| mind.study(study, stop, &mut judged))).is_err() {
        tracing::error!(fen = study.game.position().fen(), "a study failed");
    }
    if !stop.is_stopped() {
        tell(Finding::Studied { study: study.id });
    }
}
