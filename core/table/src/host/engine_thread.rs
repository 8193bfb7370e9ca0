//! The thread on which the computer thinks.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use palgak_engine::{Choice, StopFlag};

use crate::command::Search;

/// A mind that chooses moves.
pub trait Thinker {
    /// What to do in the position that the game has reached. Returns soon after `stop` is raised; what it returns
    /// then is of no interest.
    fn think(&mut self, search: &Search, stop: &StopFlag) -> Option<Choice>;
}

/// The thread on which the computer thinks, one search after the other.
pub(super) struct EngineThread {
    requests: Sender<(Search, StopFlag)>,
    /// Stops the last search asked for.
    stop: Mutex<StopFlag>,
    thread: JoinHandle<()>,
}

impl EngineThread {
    /// Starts the thread. `thinker` is called on it at the first search, `found` after each.
    pub(super) fn start<T: Thinker + 'static>(
        thinker: impl FnOnce() -> T + Send + 'static,
        found: impl Fn(u64, Option<Choice>) + Send + 'static,
    ) -> io::Result<EngineThread> {
        let (requests, inbox) = mpsc::channel::<(Search, StopFlag)>();
        let thread = thread::Builder::new().name("palgak-engine".to_owned()).spawn(move || {
            let mut make = Some(thinker);
            let mut mind: Option<T> = None;
            for (search, stop) in inbox {
                if stop.is_stopped() {
                    continue;
                }
                if let Some(make) = make.take() {
                    mind = Some(make());
                }
                let Some(mind) = mind.as_mut() else { continue };
                // A fault in the search must not take the game with it: the table plays on without an answer.
                let choice =
                    catch_unwind(AssertUnwindSafe(|| mind.think(&search, &stop))).unwrap_or_else(|_| {
                        tracing::error!(fen = search.game.position().fen(), "a search failed");
                        None
                    });
                if !stop.is_stopped() {
                    found(search.id, choice);
                }
            }
        })?;
        Ok(EngineThread { requests, stop: Mutex::new(StopFlag::new()), thread })
    }

    /// Starts a search, ending the one before.
    pub(super) fn think(&self, search: Search) {
        let flag = StopFlag::new();
        let before =
            std::mem::replace(&mut *self.stop.lock().unwrap_or_else(PoisonError::into_inner), flag.clone());
        before.stop();
        // The thread ends only when this end of the channel is dropped.
        let _ = self.requests.send((search, flag));
    }

    /// Stops the search under way.
    pub(super) fn stop(&self) {
        self.stop.lock().unwrap_or_else(PoisonError::into_inner).stop();
    }

    /// Stops the search under way and ends the thread.
    pub(super) fn close(self) {
        self.stop();
        drop(self.requests);
        if self.thread.join().is_err() {
            tracing::error!("the engine's thread ended in a panic");
        }
    }
}
