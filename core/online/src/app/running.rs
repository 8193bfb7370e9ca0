//! The thread of a quick match: takes what happens one after the other, and shows what comes of it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use palgak_table::host::EngineThread;

use super::brain::{Brain, Input, Output};
use super::port::{Port, Seen};
use super::snapshot::OnlineSnapshot;
use crate::client::net::Client;
use crate::client::{Command, CommandError};

/// How long a quick match that was closed goes on telling the server what it has to be told.
const LINGER: Duration = Duration::from_secs(10);

/// Takes the snapshots of a quick match.
pub trait OnlineListener: Send + 'static {
    /// A snapshot: the first one when the quick match begins, then one for each change, in order, each from the quick
    /// match's own thread. Whoever listens may call the quick match from here.
    fn snapshot(&self, snapshot: OnlineSnapshot);
}

impl<F: Fn(OnlineSnapshot) + Send + 'static> OnlineListener for F {
    fn snapshot(&self, snapshot: OnlineSnapshot) {
        self(snapshot);
    }
}

/// What the thread of a quick match is told.
pub(super) enum Message {
    Input(Box<Input>),
    /// Answer once everything sent before has been done.
    Reach(Sender<()>),
    Close,
}

/// The state behind the lock. Nothing that holds it leaves half a change behind.
pub(super) fn lock(brain: &Mutex<Brain>) -> MutexGuard<'_, Brain> {
    brain.lock().unwrap_or_else(PoisonError::into_inner)
}

struct ClientPort<'a>(&'a Client);

impl Port for ClientPort<'_> {
    fn command(&mut self, command: Command) -> Result<(), CommandError> {
        self.0.command(command)
    }

    fn look(&self) -> Seen {
        self.0.read(Seen::of)
    }
}

/// What the thread has.
pub(super) struct Running<L> {
    pub(super) brain: Arc<Mutex<Brain>>,
    pub(super) client: Arc<Client>,
    pub(super) closed: Arc<AtomicBool>,
    pub(super) engine: EngineThread,
    pub(super) listener: L,
}

impl<L: OnlineListener> Running<L> {
    /// Runs until it is closed.
    pub(super) fn run(self, messages: &Receiver<Message>) {
        self.apply(Input::Open);
        while !self.closed.load(Ordering::Acquire) {
            match self.next(messages, None) {
                Ok(Message::Input(input)) => self.apply(*input),
                Ok(Message::Reach(reached)) => {
                    // Whoever asked may have gone.
                    let _ = reached.send(());
                }
                Err(RecvTimeoutError::Timeout) => self.apply(Input::Tick),
                Ok(Message::Close) | Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.closed.store(true, Ordering::Release);
        self.linger(messages);
        // Whoever began it may hold on to it for long: the connection and its thread end here all the same.
        self.client.stop();
        self.engine.close();
    }

    /// What comes next, or that it is time for something.
    fn next(
        &self,
        messages: &Receiver<Message>,
        until: Option<Instant>,
    ) -> Result<Message, RecvTimeoutError> {
        let seen = self.client.read(Seen::of);
        let wake_at = lock(&self.brain).wake_at(&seen).map(|at| at.saturating_sub(seen.now));
        let left = until.map(|until| until.saturating_duration_since(Instant::now()));
        match [wake_at, left].into_iter().flatten().min() {
            None => messages.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(wait) => messages.recv_timeout(wait),
        }
    }

    /// Goes on for as long as the server has to be told something.
    fn linger(&self, messages: &Receiver<Message>) {
        let until = Instant::now() + LINGER;
        while Instant::now() < until && !self.client.read(Seen::of).settled {
            match self.next(messages, Some(until)) {
                Ok(Message::Input(input)) => self.apply(*input),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => self.apply(Input::Tick),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn apply(&self, input: Input) {
        let outputs = lock(&self.brain).handle(input, &mut ClientPort(&self.client));
        for output in outputs {
            match output {
                Output::Analyse(study) => self.engine.study(*study),
                Output::StopThinking => self.engine.stop(),
                Output::Show(_) if self.closed.load(Ordering::Acquire) => {}
                Output::Show(snapshot) => {
                    // A listener that fails is a fault elsewhere; the game goes on.
                    if catch_unwind(AssertUnwindSafe(|| self.listener.snapshot(*snapshot))).is_err() {
                        tracing::error!("the listener failed to take a snapshot");
                    }
                }
            }
        }
    }
}
