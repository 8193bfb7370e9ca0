//! A network between the store and the database that can be cut at a chosen moment.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::Notify;

/// The network.
pub(crate) struct Network {
    /// How many messages of the store still get through before the next cuts its connection; [`NEVER`] if none does.
    budget: AtomicU64,
    /// Whether that message still reaches the database, and only the answer is lost.
    arrives: AtomicBool,
    down: AtomicBool,
    cut: Notify,
}

const NEVER: u64 = u64::MAX;

impl Network {
    /// Cuts a connection after so many more messages to the database.
    pub(crate) fn cut_after(&self, messages: u64, arrives: bool) {
        self.arrives.store(arrives, Ordering::SeqCst);
        self.budget.store(messages, Ordering::SeqCst);
    }

    /// Whether that is still to come; after this it does not.
    pub(crate) fn disarm(&self) -> bool {
        self.budget.swap(NEVER, Ordering::SeqCst) != NEVER
    }

    /// Cuts all connections and lets no new ones through, or does so again.
    pub(crate) fn set_down(&self, down: bool) {
        self.down.store(down, Ordering::SeqCst);
        self.cut.notify_waiters();
    }

    /// Listens, and carries to a socket of a database. The network, and its port.
    pub(crate) async fn start(socket: PathBuf) -> (Arc<Network>, u16) {
        let network = Arc::new(Network {
            budget: AtomicU64::new(NEVER),
            arrives: AtomicBool::new(false),
            down: AtomicBool::new(false),
            cut: Notify::new(),
        });
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let carrier = Arc::clone(&network);
        tokio::spawn(async move {
            while let Ok((store, _)) = listener.accept().await {
                if !carrier.down.load(Ordering::SeqCst)
                    && let Ok(database) = UnixStream::connect(&socket).await
                {
                    tokio::spawn(Arc::clone(&carrier).carry(store, database));
                }
            }
        });
        (network, port)
    }

    async fn carry(self: Arc<Network>, store: TcpStream, database: UnixStream) {
        let (mut from_store, mut to_store) = store.into_split();
        let (mut from_database, mut to_database) = database.into_split();
        let there = async {
            let mut buffer = vec![0; 1 << 16];
            loop {
                let Ok(count @ 1..) = from_store.read(&mut buffer).await else { return };
                let cut = match self.budget.load(Ordering::SeqCst) {
                    NEVER => false,
                    0 => self.disarm(),
                    left => {
                        self.budget.store(left - 1, Ordering::SeqCst);
                        false
                    }
                };
                let arrives = !cut || self.arrives.load(Ordering::SeqCst);
                if arrives && to_database.write_all(&buffer[..count]).await.is_err() || cut {
                    return;
                }
            }
        };
        let back = async {
            let _ = tokio::io::copy(&mut from_database, &mut to_store).await;
        };
        tokio::select! {
            biased;
            () = self.cut.notified() => {}
            () = there => {}
            () = back => {}
        }
    }
}
