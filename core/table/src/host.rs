//! A table that runs by itself: one thread for the table, one for the computer's thinking.
//!
//! Commands go to the table's thread through a channel, and so do the results of searches; the table's thread is
//! the only one that changes the table or calls the listener. It calls the listener with no lock held.

mod engine_thread;
mod mind;
mod power;

use std::hash::{BuildHasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle, ThreadId};
use std::time::Instant;

use palgak_engine::Choice;

pub use self::engine_thread::{EngineThread, Finding, Thinker};
pub use self::mind::Mind;
pub use self::power::Power;
use crate::command::{Command, Effect, Input, Judged, Pacing};
use crate::new_game::NewGame;
use crate::saved::SaveError;
use crate::snapshot::Snapshot;
use crate::table::Table;
use crate::view::View;

/// Takes the snapshots of a table.
pub trait Listener: Send + 'static {
    /// A snapshot: the first one when the table opens, then one for each change, in order, each from the table's
    /// own thread.
    ///
    /// Whoever listens may call the table from here. It should not wait here for another thread that
    /// waits for the table.
    fn snapshot(&self, snapshot: Snapshot);
}

impl<F: Fn(Snapshot) + Send + 'static> Listener for F {
    fn snapshot(&self, snapshot: Snapshot) {
        self(snapshot);
    }
}

/// Why a table does not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The table was closed.
    #[error("the table is closed")]
    Closed,
    /// The point is not on the board.
    #[error("point {point} is not on the board: its points are 0 to {last}")]
    NoSuchPoint {
        /// The point asked for.
        point: u8,
        /// The last point of the board.
        last: u8,
    },
    /// The system has no thread to spare.
    #[error("no thread could be started for the table: {reason}")]
    NoThread {
        /// What the system says.
        reason: String,
    },
}

/// What the table's thread is sent.
enum Message {
    Command(Command),
    Found {
        search: u64,
        choice: Option<Choice>,
    },
    Judged {
        study: u64,
        verdict: Judged,
    },
    Studied {
        study: u64,
    },
    /// Answer once everything sent before has been done.
    Reach(Sender<()>),
    Close,
}

/// A table that runs by itself. Dropping it closes it.
pub struct Host {
    inbox: Sender<Message>,
    table: Arc<Mutex<Table>>,
    points: u8,
    closed: Arc<AtomicBool>,
    thread: Mutex<Option<JoinHandle<()>>>,
    thread_id: ThreadId,
}

impl Host {
    /// Opens a table with a new game. `thinker` makes the computer's mind; it is called on the thread that
    /// thinks, when there is something to think about.
    ///
    /// # Errors
    /// If no thread can be had.
    pub fn open<T: Thinker + 'static>(
        choices: NewGame,
        view: View,
        pacing: Pacing,
        listener: impl Listener,
        thinker: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Host, TableError> {
        // Every hasher of this kind starts from random keys: enough for a game that should differ from the last.
        let seed = RandomState::new().hash_one(());
        Host::start(Table::new(choices, view, pacing, seed), listener, thinker)
    }

    /// Opens a table with a saved game.
    ///
    /// # Errors
    /// If the bytes are no saved game that can be gone on with, or no thread can be had.
    pub fn restore<T: Thinker + 'static>(
        bytes: &[u8],
        view: View,
        pacing: Pacing,
        listener: impl Listener,
        thinker: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Host, SaveError> {
        Host::start(Table::restore(bytes, view, pacing)?, listener, thinker)
            .map_err(|error| SaveError::NoTable { reason: error.to_string() })
    }

    fn start<T: Thinker + 'static>(
        table: Table,
        listener: impl Listener,
        thinker: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Host, TableError> {
        let no_thread = |error: std::io::Error| TableError::NoThread { reason: error.to_string() };
        let points = table.points();
        let table = Arc::new(Mutex::new(table));
        let closed = Arc::new(AtomicBool::new(false));
        let (inbox, messages) = mpsc::channel();
        let found = inbox.clone();
        let engine = EngineThread::start(thinker, move |finding| {
            // A table that is gone needs no answer.
            let _ = found.send(match finding {
                Finding::Found { search, choice } => Message::Found { search, choice },
                Finding::Judged { study, verdict } => Message::Judged { study, verdict },
                Finding::Studied { study } => Message::Studied { study },
            });
        })
        .map_err(no_thread)?;
        let running = Running {
            table: Arc::clone(&table),
            closed: Arc::clone(&closed),
            engine,
            listener,
            start: Instant::now(),
        };
        let thread = thread::Builder::new()
            .name("palgak-table".to_owned())
            .spawn(move || running.run(&messages))
            .map_err(no_thread)?;
        let thread_id = thread.thread().id();
        Ok(Host { inbox, table, points, closed, thread: Mutex::new(Some(thread)), thread_id })
    }

    /// Asks for something. The answer comes to the listener.
    ///
    /// # Errors
    /// If the table is closed, or the point of a tap is not on the board.
    pub fn send(&self, command: Command) -> Result<(), TableError> {
        if let Command::Tap(point) = command
            && point >= self.points
        {
            return Err(TableError::NoSuchPoint { point, last: self.points - 1 });
        }
        self.post(Message::Command(command))
    }

    fn post(&self, message: Message) -> Result<(), TableError> {
        if self.closed.load(Ordering::Acquire) {
            return Err(TableError::Closed);
        }
        self.inbox.send(message).map_err(|_| TableError::Closed)
    }

    /// The game as bytes, with everything that was asked for before.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn save(&self) -> Result<Vec<u8>, TableError> {
        self.read(Table::save)
    }

    /// The game as text, to be shared.
    ///
    /// # Errors
    /// If the table is closed.
    pub fn record(&self) -> Result<String, TableError> {
        self.read(Table::record)
    }

    fn read<T>(&self, read: impl FnOnce(&Table) -> T) -> Result<T, TableError> {
        // The listener is called by the thread that would have to answer; what it sees is up to date anyway.
        if thread::current().id() == self.thread_id {
            if self.closed.load(Ordering::Acquire) {
                return Err(TableError::Closed);
            }
        } else {
            let (reached, here) = mpsc::channel();
            self.post(Message::Reach(reached))?;
            here.recv().map_err(|_| TableError::Closed)?;
        }
        Ok(read(&lock(&self.table)))
    }

    /// Closes the table: thinking stops, no more snapshots come, the threads end. Returns when they have,
    /// except from within the listener, where the thread ends after it returns.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
        // A thread that has ended already needs no message.
        let _ = self.inbox.send(Message::Close);
        if thread::current().id() == self.thread_id {
            return;
        }
        let thread = lock(&self.thread).take();
        if let Some(thread) = thread
            && thread.join().is_err()
        {
            tracing::error!("the table's thread ended in a panic");
        }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.close();
    }
}

/// The state behind a lock. Nothing that holds one of these locks leaves half a change behind.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the table's thread has.
struct Running<L> {
    table: Arc<Mutex<Table>>,
    closed: Arc<AtomicBool>,
    engine: EngineThread,
    listener: L,
    start: Instant,
}

impl<L: Listener> Running<L> {
    fn run(self, messages: &Receiver<Message>) {
        self.apply(Input::Open);
        while !self.closed.load(Ordering::Acquire) {
            let wake_at = lock(&self.table).wake_at();
            let message = match wake_at {
                None => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => messages.recv_timeout(at.saturating_sub(self.start.elapsed())),
            };
            match message {
                Ok(Message::Command(command)) => self.apply(Input::Command(command)),
                Ok(Message::Found { search, choice }) => self.apply(Input::Found { search, choice }),
                Ok(Message::Judged { study, verdict }) => self.apply(Input::Judged { study, verdict }),
                Ok(Message::Studied { study }) => self.apply(Input::Studied { study }),
                Ok(Message::Reach(reached)) => {
                    // Whoever asked may have gone.
                    let _ = reached.send(());
                }
                Err(RecvTimeoutError::Timeout) => self.apply(Input::Tick),
                Ok(Message::Close) | Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.engine.close();
    }

    fn apply(&self, input: Input) {
        let effects = lock(&self.table).apply(input, self.start.elapsed());
        let mut shown = Vec::new();
        // The search starts before the listener is called, which may take its time.
        for effect in effects {
            match effect {
                Effect::Show(snapshot) => shown.push(snapshot),
                Effect::Think(search) => self.engine.think(*search),
                Effect::Analyse(study) => self.engine.study(*study),
                Effect::StopThinking => self.engine.stop(),
                // A table of this kind has nobody elsewhere.
                Effect::Send(_) => {}
            }
        }
        for snapshot in shown {
            if self.closed.load(Ordering::Acquire) {
                return;
            }
            // A listener that fails is a fault elsewhere; the game goes on.
            if catch_unwind(AssertUnwindSafe(|| self.listener.snapshot(*snapshot))).is_err() {
                tracing::error!("the listener failed to take a snapshot");
            }
        }
    }
}
