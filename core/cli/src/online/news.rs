//! What the player hears of: one queue for the server, the mind and the keyboard.

use std::sync::mpsc::Sender;

use palgak_engine::Choice;
use palgak_online::client::Event;

/// Something that happened.
pub(super) enum News {
    /// The client tells something.
    Client(Event),
    /// The mind has made itself up.
    Thought {
        /// Which thought.
        number: u64,
        /// What to do; none if the mind does not know.
        choice: Option<Choice>,
    },
    /// Somebody wants the program to end.
    Interrupt,
}

/// Lets interruptions come as news. The second one ends the program at once, as if nobody had listened.
pub(super) fn listen_for_interrupts(news: Sender<News>) {
    let listening = std::thread::Builder::new().name("palgak-signals".to_owned()).spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let Ok(runtime) = runtime else { return };
        runtime.block_on(async {
            if interrupted().await.is_ok()
                && news.send(News::Interrupt).is_ok()
                && interrupted().await.is_ok()
            {
                std::process::exit(130);
            }
        });
    });
    // Without it, an interruption ends the program the hard way, which the server copes with.
    drop(listening);
}

#[cfg(unix)]
async fn interrupted() -> std::io::Result<()> {
    use std::future::Future as _;
    use std::pin::pin;
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = pin!(tokio::signal::ctrl_c());
    std::future::poll_fn(|context| {
        if terminate.poll_recv(context).is_ready() {
            return std::task::Poll::Ready(Ok(()));
        }
        interrupt.as_mut().poll(context)
    })
    .await
}

#[cfg(not(unix))]
async fn interrupted() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
