//! The yardstick of the load tests: as little server as can keep messages safely. A bare axum WebSocket that appends
//! each message to a file and echoes it once it is durable, with the same policy as the real store: what comes while one
//! batch is being synced is the next batch.
//!
//! `bare FILE` listens on a free port of 127.0.0.1 and writes `listening ADDRESS` on standard output.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use axum::extract::{State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use mimalloc::MiMalloc;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// The real server's.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// The most messages in a batch, as in the real store.
const BATCH: usize = 1_024;

type Append = (Utf8Bytes, oneshot::Sender<()>);

#[tokio::main]
async fn main() -> io::Result<()> {
    let path = std::env::args_os().nth(1).ok_or_else(|| io::Error::other("bare FILE"))?;
    let file = OpenOptions::new().create(true).append(true).open(path)?;
    let (appends, queue) = channel();
    std::thread::spawn(move || write(file, &queue));
    let router = Router::new().route("/v1/play", get(upgrade)).with_state(Arc::new(appends));
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    writeln!(io::stdout(), "listening {}", listener.local_addr()?)?;
    axum::serve(axum::serve::ListenerExt::tap_io(listener, |io| drop(io.set_nodelay(true))), router).await
}

/// The buffers are as small as the real server's: with axum's own of 128 KiB a comparison of memory would be idle.
async fn upgrade(State(appends): State<Arc<Sender<Append>>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .read_buffer_size(1_024)
        .write_buffer_size(4_096)
        .max_message_size(2_048)
        .max_frame_size(2_048)
        .on_upgrade(async move |socket| echo(socket, &appends).await)
}

async fn echo(mut socket: WebSocket, appends: &Sender<Append>) {
    while let Some(Ok(message)) = socket.recv().await {
        let Message::Text(text) = message else { continue };
        let (done, durable) = oneshot::channel();
        if appends.send((text.clone(), done)).is_err() || durable.await.is_err() {
            return;
        }
        if socket.send(Message::Text(text)).await.is_err() {
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
