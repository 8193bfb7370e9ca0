//! The yardstick of the load tests: as little server as can keep messages safely. A bare axum WebSocket that appends
//! each message to a file and echoes it once it is durable, with the same policy as the real store: what comes while one
//! batch is being synced is the next batch.
//!
//! `bare FILE [relay]` listens on a free port of 127.0.0.1 and writes `listening ADDRESS` on standard output. As a relay
//! it sends each message, once durable, to the other of two connections as well: the first and the second belong
//! together, the third and the fourth, and so on. A game needs that much, because the opponent must hear of a move.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::extract::{State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt as _, StreamExt as _};
use mimalloc::MiMalloc;
use tokio::net::TcpListener;
use tokio::sync::{Mutex as AsyncMutex, oneshot};

/// The real server's.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// The most messages in a batch, as in the real store.
const BATCH: usize = 1_024;

type Append = (Utf8Bytes, oneshot::Sender<()>);

/// Where to write to a connection.
type Out = Arc<AsyncMutex<SplitSink<WebSocket, Message>>>;

struct Server {
    appends: Sender<Append>,
    relay: bool,
    /// How many connections there have been.
    connections: AtomicUsize,
    /// Those of a relay, by their numbers.
    outs: Mutex<Vec<Option<Out>>>,
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let path = arguments.next().ok_or_else(|| io::Error::other("bare FILE [relay]"))?;
    let relay = arguments.next().is_some_and(|word| word == "relay");
    let file = OpenOptions::new().create(true).append(true).open(path)?;
    let (appends, queue) = channel();
    std::thread::spawn(move || write(file, &queue));
    let router = Router::new().route("/v1/play", get(upgrade)).with_state(Arc::new(Server {
        appends,
        relay,
        connections: AtomicUsize::new(0),
        outs: Mutex::default(),
    }));
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    writeln!(io::stdout(), "listening {}", listener.local_addr()?)?;
    axum::serve(axum::serve::ListenerExt::tap_io(listener, |io| drop(io.set_nodelay(true))), router).await
}

/// The buffers are as small as the real server's: with axum's own of 128 KiB a comparison of memory would be idle.
async fn upgrade(State(server): State<Arc<Server>>, upgrade: WebSocketUpgrade) -> Response {
    let number = server.connections.fetch_add(1, Ordering::Relaxed);
    upgrade
        .read_buffer_size(1_024)
        .write_buffer_size(4_096)
        .max_message_size(2_048)
        .max_frame_size(2_048)
        .on_upgrade(async move |socket| match server.relay {
            false => echo(socket, &server.appends).await,
            true => relay(socket, number, &server).await,
        })
}

/// Appends a message, and waits until it is durable; whether it is.
async fn keep(appends: &Sender<Append>, text: Utf8Bytes) -> bool {
    let (done, durable) = oneshot::channel();
    appends.send((text, done)).is_ok() && durable.await.is_ok()
}

async fn echo(mut socket: WebSocket, appends: &Sender<Append>) {
    while let Some(Ok(message)) = socket.recv().await {
        let Message::Text(text) = message else { continue };
        if !keep(appends, text.clone()).await || socket.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}

async fn relay(socket: WebSocket, number: usize, server: &Server) {
    let (out, mut messages) = socket.split();
    let out = Arc::new(AsyncMutex::new(out));
    {
        let mut outs = server.outs.lock().unwrap_or_else(PoisonError::into_inner);
        if outs.len() <= number {
            outs.resize(number + 1, None);
        }
        outs[number] = Some(Arc::clone(&out));
    }
    let mut other = None;
    while let Some(Ok(message)) = messages.next().await {
        let Message::Text(text) = message else { continue };
        if !keep(&server.appends, text.clone()).await {
            return;
        }
        if other.is_none() {
            let outs = server.outs.lock().unwrap_or_else(PoisonError::into_inner);
            other = outs.get(number ^ 1).cloned().flatten();
        }
        if out.lock().await.send(Message::Text(text.clone())).await.is_err() {
            return;
        }
        let Some(other) = &other else { continue };
        if other.lock().await.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}

fn write(mut file: File, queue: &Receiver<Append>) {
    let mut bytes = Vec::new();
    while let Ok(first) = queue.recv() {
        let mut batch = vec![first];
        batch.extend(queue.try_iter().take(BATCH - 1));
        bytes.clear();
        for (text, _) in &batch {
            bytes.extend_from_slice(text.as_bytes());
            bytes.push(b'\n');
        }
        if file.write_all(&bytes).and_then(|()| file.sync_data()).is_err() {
            return;
        }
        for (_, done) in batch {
            // Whoever has gone need not know.
            let _ = done.send(());
        }
    }
}
