//! The session on a real network: a thread that opens connections, keeps the time and carries messages.
//!
//! [`Client`] may be used from any thread. What happens is told to one listener, from the client's own thread and with no
//! lock held, so the listener may call the client back.

mod actor;
mod connection;
mod dial;
mod tls;

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::Notify;

use super::{Command, CommandError, Config, Event, RestoreError, Session};
use crate::auth::Identity;

pub use dial::AddressError;
pub use tls::TlsError;

/// How long [`Client::close`] waits for what was sent last to be out.
const CLOSING: Duration = Duration::from_secs(3);

/// What a client is started with.
pub struct Options {
    /// The address of the service: `ws://` or `wss://`, a host, and the path ([`crate::protocol::PATH`] if there is none).
    pub url: String,
    /// 32 bytes picked at random once and kept by the app: who the player is. The key for this service is made of them.
    pub secret: [u8; 32],
    /// A number from a source of random numbers, another one each time.
    pub seed: u64,
    /// What [`Client::save`] gave in an earlier life.
    pub saved: Option<Vec<u8>>,
    /// Certificates (PEM) of authorities to be trusted besides the well-known ones: for services with an own authority.
    pub extra_roots: Option<Vec<u8>>,
    /// Where to run; none for a thread of its own. The runtime must have its clock and its network enabled.
    pub runtime: Option<Handle>,
}

impl Options {
    /// The usual ones.
    #[must_use]
    pub fn new(url: impl Into<String>, secret: [u8; 32], seed: u64) -> Options {
        Options { url: url.into(), secret, seed, saved: None, extra_roots: None, runtime: None }
    }
}

// The secret is not for logs.
impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").field("url", &self.url).finish_non_exhaustive()
    }
}

/// Why a client cannot be started.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is none.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// The certificates cannot be read.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// The saved session cannot be read. One may be started without it.
    #[error(transparent)]
    Restore(#[from] RestoreError),
    /// The system gives no thread.
    #[error("the client's thread cannot be started: {0}")]
    Thread(#[from] std::io::Error),
}

/// What the client and its thread share.
pub(super) struct Shared {
    session: Mutex<Session>,
    /// There is something for the thread to do.
    changed: Notify,
    /// The client is to end.
    stop: Notify,
    began: Instant,
}

impl Shared {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn session(&self) -> MutexGuard<'_, Session> {
        // A session is whole between two calls, whoever panicked: the listener runs without the lock.
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A player's client. Dropping it closes the connection; a game that is on goes on without the player.
pub struct Client {
    shared: Arc<Shared>,
    running: Option<Running>,
}

/// What runs the session.
enum Running {
    Thread(JoinHandle<()>),
    Task(tokio::task::JoinHandle<()>),
}

impl Client {
    /// Starts a client. `listener` is told what happens, in order.
    ///
    /// # Errors
    /// If the options are wrong or there is no thread to be had. That the service cannot be reached is no error here: the
    /// listener is told, and the client goes on trying.
    pub fn start(
        options: Options,
        listener: impl FnMut(Event) + Send + 'static,
    ) -> Result<Client, StartError> {
        let address = dial::Address::parse(&options.url)?;
        let tls = tls::Tls::new(options.extra_roots.as_deref())?;
        let identity = Identity::for_service(&options.secret, &address.host);
        let config = Config { url: address.url, seed: options.seed };
        let session = match &options.saved {
            None => Session::new(identity, config),
            Some(saved) => Session::restore(identity, config, saved, Duration::ZERO)?,
        };
        let shared = Arc::new(Shared {
            session: Mutex::new(session),
            changed: Notify::new(),
            stop: Notify::new(),
            began: Instant::now(),
        });
        let run = actor::run(Arc::clone(&shared), tls, listener);
        let running = match options.runtime {
            Some(runtime) => Running::Task(runtime.spawn(run)),
            None => {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
                let thread = std::thread::Builder::new().name("palgak-online".to_owned());
                Running::Thread(thread.spawn(move || runtime.block_on(run))?)
            }
        };
        Ok(Client { shared, running: Some(running) })
    }

    /// Does what the user wants, or says why it cannot be done. What comes of it is told to the listener.
    ///
    /// # Errors
    /// If it makes no sense as things stand; nothing has changed then.
    pub fn command(&self, command: Command) -> Result<(), CommandError> {
        let done = self.shared.session().command(self.shared.now(), command);
        self.shared.changed.notify_one();
        done
    }

    /// Looks at the session. The time goes with what the session says: clocks, deadlines, since when somebody waits.
    /// Nothing is received meanwhile, so look quickly.
    pub fn read<R>(&self, look: impl FnOnce(&Session, Duration) -> R) -> R {
        look(&self.shared.session(), self.shared.now())
    }

    /// What is to be kept so that the app can be killed and go on later: [`Event::Persist`] tells when it has changed.
    #[must_use]
    pub fn save(&self) -> Vec<u8> {
        self.shared.session().save()
    }

    /// Ends the thread once what is to be sent has been sent, and waits for nothing. It may be called as often as one likes,
    /// from any thread and by the listener. What the session knew then can still be read.
    pub fn stop(&self) {
        self.shared.stop.notify_one();
    }

    /// Sends what is to be sent, closes the connection and ends the thread; waits for that, a few seconds at most. Not to
    /// be called by the listener.
    pub fn close(mut self) {
        self.stop();
        if let Some(Running::Thread(thread)) = self.running.take() {
            // It ends within the time that closing may take.
            let _ = thread.join();
        }
    }

    /// The same for a client on a runtime that was given to it.
    pub async fn closed(mut self) {
        self.stop();
        if let Some(Running::Task(task)) = self.running.take() {
            let _ = task.await;
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.stop();
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").field("phase", &self.shared.session().phase()).finish_non_exhaustive()
    }
}
