//! A quick match that runs by itself: the client on the network, and a thread that shows what comes of it.
//!
//! Commands, the session's news and the computer's findings go to that thread through one channel; it is the only one that
//! calls the listener, with no lock held.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex};
use std::thread::{self, ThreadId};

use palgak_table::command::Pacing;
use palgak_table::host::{EngineThread, Finding, Mind};
use palgak_table::view::View;

use super::brain::{Brain, Input};
use super::command::{OnlineCommand, Opponent};
use super::error::QuickMatchError;
use super::port::Seen;
use super::running::{Message, OnlineListener, Running, lock};
use super::saved::SavedMatch;
use crate::client::Event;
use crate::client::net::{Client, Options};

/// An identity: 32 random bytes that the app makes once, keeps, and shows to nobody.
///
/// # Errors
/// If the system has no random numbers.
pub fn new_identity() -> Result<Vec<u8>, QuickMatchError> {
    let mut identity = vec![0; 32];
    getrandom::fill(&mut identity).map_err(|error| QuickMatchError::system("random numbers", &error))?;
    Ok(identity)
}

/// What a quick match is begun with.
pub struct Start {
    /// Where the service is. `wss://` is understood where nothing else is said.
    pub server: String,
    /// Who the player is ([`new_identity`]).
    pub identity: Vec<u8>,
    /// How everything is looked at.
    pub view: View,
    /// How fast things go.
    pub pacing: Pacing,
}

// The identity is not for logs.
impl std::fmt::Debug for Start {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Start").field("server", &self.server).finish_non_exhaustive()
    }
}

/// A quick match that runs by itself. Dropping it closes it.
#[derive(Debug)]
pub struct QuickMatch {
    inbox: Sender<Message>,
    brain: Arc<Mutex<Brain>>,
    client: Arc<Client>,
    server: String,
    opponent: Opponent,
    closed: Arc<AtomicBool>,
    thread: ThreadId,
}

impl QuickMatch {
    /// Begins to look for an opponent.
    ///
    /// # Errors
    /// If what it is begun with makes no sense, or the system does not give what is needed. That the server cannot be
    /// reached is no error: snapshots tell, and it goes on trying.
    pub fn start(
        start: Start,
        opponent: Opponent,
        listener: impl OnlineListener,
    ) -> Result<QuickMatch, QuickMatchError> {
        QuickMatch::run(start, opponent, None, listener)
    }

    /// Goes back to the quick match that was saved; where its server is, is in the bytes.
    ///
    /// # Errors
    /// As [`QuickMatch::start`], or if the bytes cannot be read.
    pub fn restore(
        start: Start,
        bytes: &[u8],
        listener: impl OnlineListener,
    ) -> Result<QuickMatch, QuickMatchError> {
        let saved = SavedMatch::from_bytes(bytes)?;
        let start = Start { server: saved.server, ..start };
        QuickMatch::run(start, saved.opponent, Some(saved.session), listener)
    }

    fn run(
        start: Start,
        opponent: Opponent,
        saved: Option<Vec<u8>>,
        listener: impl OnlineListener,
    ) -> Result<QuickMatch, QuickMatchError> {
        let length = start.identity.len() as u64;
        let secret = start.identity.try_into().map_err(|_| QuickMatchError::Identity { length })?;
        let seed = getrandom::u64().map_err(|error| QuickMatchError::system("random numbers", &error))?;
        let server = address(&start.server);
        let returning = saved.is_some();
        let (inbox, messages) = mpsc::channel();
        let news = inbox.clone();
        let options = Options { saved, ..Options::new(server.clone(), secret, seed) };
        let client = Arc::new(Client::start(options, move |event: Event| {
            // A quick match that is gone needs no news.
            let _ = news.send(Message::Input(Box::new(Input::Session(event))));
        })?);
        let brain = if returning {
            let now = client.read(|_, now| now);
            Brain::returning(opponent, start.view, start.pacing, now)
        } else {
            Brain::new(opponent, start.view, start.pacing)
        };
        let brain = Arc::new(Mutex::new(brain));
        let closed = Arc::new(AtomicBool::new(false));
        let findings = inbox.clone();
        let no_thread = |error: std::io::Error| QuickMatchError::system("thread", &error);
        let engine = EngineThread::start(Mind::default, move |finding: Finding| {
            let _ = findings.send(Message::Input(Box::new(Input::Found(finding))));
        })
        .map_err(no_thread)?;
        let running = Running {
            brain: Arc::clone(&brain),
            client: Arc::clone(&client),
            closed: Arc::clone(&closed),
            engine,
            listener,
        };
        let thread = thread::Builder::new()
            .name("palgak-quick".to_owned())
            .spawn(move || running.run(&messages))
            .map_err(no_thread)?;
        let thread = thread.thread().id();
        Ok(QuickMatch { inbox, brain, client, server, opponent, closed, thread })
    }

    /// Asks for something. The answer comes to the listener.
    ///
    /// # Errors
    /// If it is closed.
    pub fn send(&self, command: OnlineCommand) -> Result<(), QuickMatchError> {
        self.post(Message::Input(Box::new(Input::Command(command))))
    }

    fn post(&self, message: Message) -> Result<(), QuickMatchError> {
        if self.closed.load(Ordering::Acquire) {
            return Err(QuickMatchError::Closed);
        }
        self.inbox.send(message).map_err(|_| QuickMatchError::Closed)
    }

    /// Waits until everything that was asked for before has been done.
    fn reach(&self) -> Result<(), QuickMatchError> {
        // The listener is called by the thread that would have to answer; what it sees is up to date anyway.
        if thread::current().id() == self.thread {
            return if self.closed.load(Ordering::Acquire) { Err(QuickMatchError::Closed) } else { Ok(()) };
        }
        let (reached, here) = mpsc::channel();
        self.post(Message::Reach(reached))?;
        here.recv().map_err(|_| QuickMatchError::Closed)
    }

    /// What is to be kept, so that an app that was killed comes back to it ([`QuickMatch::restore`]); none when there is
    /// nothing to come back to. It changes with the snapshots.
    ///
    /// # Errors
    /// If it is closed.
    pub fn save(&self) -> Result<Option<Vec<u8>>, QuickMatchError> {
        self.reach()?;
        let seen = self.client.read(Seen::of);
        if !lock(&self.brain).is_worth_keeping(&seen) {
            return Ok(None);
        }
        let saved =
            SavedMatch { server: self.server.clone(), opponent: self.opponent, session: self.client.save() };
        Ok(Some(saved.to_bytes()))
    }

    /// The game as the bytes of a saved game, to be looked at again later.
    ///
    /// # Errors
    /// If it is closed or no game has begun.
    pub fn save_game(&self) -> Result<Vec<u8>, QuickMatchError> {
        self.reach()?;
        lock(&self.brain).table().map(palgak_table::Table::save).ok_or(QuickMatchError::NoGame)
    }

    /// The game as text, to be shared.
    ///
    /// # Errors
    /// If it is closed or no game has begun.
    pub fn record(&self) -> Result<String, QuickMatchError> {
        self.reach()?;
        lock(&self.brain).table().map(palgak_table::Table::record).ok_or(QuickMatchError::NoGame)
    }

    /// Closes it: no more snapshots come, and its threads and its connection end as soon as the server has been told what
    /// it has still to be told, however long this object lives on. A game that is on goes on without the player. It may be
    /// called as often as one likes, from any thread and by the listener; it waits for nothing.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Release);
        // A thread that has ended already needs no message.
        let _ = self.inbox.send(Message::Close);
    }
}

impl Drop for QuickMatch {
    fn drop(&mut self) {
        self.close();
    }
}

/// An address as people write it.
fn address(text: &str) -> String {
    let text = text.trim();
    for (plain, wanted) in [("https://", "wss://"), ("http://", "ws://")] {
        if let Some(rest) = text.strip_prefix(plain) {
            return format!("{wanted}{rest}");
        }
    }
    if text.is_empty() || text.contains("://") { text.to_owned() } else { format!("wss://{text}") }
}

#[cfg(test)]
mod tests {
    use super::super::snapshot::OnlineSnapshot;
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        assert_eq!(address(" play.example "), "wss://play.example");
        assert_eq!(address("https://play.example/v1/play"), "wss://play.example/v1/play");
        assert_eq!(address("http://127.0.0.1:8080"), "ws://127.0.0.1:8080");
        assert_eq!(address("ws://10.0.0.2:7000"), "ws://10.0.0.2:7000");
        assert_eq!(address(""), "");
    }

    #[test]
    fn what_it_is_begun_with_is_looked_at() {
        let view = View::new(palgak_text::Locale::En);
        let begin = |server: &str, identity: Vec<u8>| {
            let start = Start { server: server.to_owned(), identity, view, pacing: Pacing::INSTANT };
            let stranger = Opponent::Stranger(palgak_rules::Game::Janggi);
            QuickMatch::start(start, stranger, |_: OnlineSnapshot| {}).err().map(|error| error.to_string())
        };
        assert_eq!(
            begin("ws://localhost:1", vec![1; 31]),
            Some("an identity has 32 bytes, this has 31".to_owned())
        );
        let error = begin("", vec![1; 32]);
        assert!(error.as_ref().is_some_and(|error| error.contains("no address of a service")), "{error:?}");
    }

    #[test]
    fn identities_differ() {
        let identity = || new_identity().ok().filter(|bytes| bytes.len() == 32);
        assert!(identity().is_some());
        assert_ne!(identity(), identity());
    }
}
