//! One player's connection, from its first word to its last.
//!
//! Most connections are idle most of the time, and there may be many: what their tasks keep is all that they cost.
//! So what is rare or over soon (the greeting, a wait for a slow reader, the farewell) has its room in a box, and what is
//! large (messages, frames) does not live across a wait.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;

use palgak_online::protocol::{ClientMessage, Refusal};
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::{Instant, sleep_until};

use super::handshake::{Greeted, NotGreeted, greet};
use super::line::{Frame, Gone, Heard, Line};
use super::outbox::{Farewell, Outgoing, outbox};
use super::pump::Feed;
use crate::service::Connection;

/// Serves a connection until it ends.
// An `async fn` would have room for its argument and once more for what it makes of it.
#[allow(clippy::manual_async_fn)]
pub(super) fn serve(mut line: Line) -> impl Future<Output = ()> + Send + 'static {
    async move {
        let end = match Box::pin(begin(&mut line)).await {
            Ok((connection, outgoing)) => converse(&mut line, connection, outgoing).await,
            Err(end) => end,
        };
        if let Ok(farewell) = end {
            Box::pin(line.close(farewell)).await;
        }
    }
}

/// How a connection ends: with a goodbye, or because the other side is gone.
type End = Result<Farewell, Gone>;

/// Greets the player and tells the service who is there.
async fn begin(line: &mut Line) -> Result<(Connection, Outgoing), End> {
    let hall = Arc::clone(line.hall());
    let greeted = greet(line, Instant::now() + hall.limits.handshake, hall.stop.clone()).await;
    let Greeted { player, resume } = match greeted {
        Ok(greeted) => greeted,
        Err(NotGreeted::Gone) => return Err(Err(Gone)),
        Err(NotGreeted::Close(farewell)) => return Err(Ok(farewell)),
    };
    hall.metrics.hellos.increment(1);
    if resume.is_some() {
        hall.metrics.reconnections.increment(1);
    }
    let connection = hall.connection();
    let (outbox, outgoing) = outbox(hall.limits.outgoing_bytes);
    match hall.feeds.send(Feed::Opened { connection, player, resume, outbox }).await {
        Ok(()) => Ok((connection, outgoing)),
        Err(_) => Err(Ok(Farewell::GOING)),
    }
}

/// Carries messages both ways until the end.
async fn converse(line: &mut Line, connection: Connection, outgoing: Outgoing) -> End {
    let end = exchange(line, connection, &outgoing).await;
    // If the service is gone, there is nobody to tell.
    let _ = Box::pin(line.hall().feeds.send(Feed::Closed { connection })).await;
    end
}

async fn exchange(line: &mut Line, connection: Connection, outgoing: &Outgoing) -> End {
    let idle = line.hall().limits.idle;
    let mut heard_at = Instant::now();
    let mut pinged = false;
    let mut alarm = pin!(sleep_until(heard_at + idle / 2));
    loop {
        // What is to be sent first: it was asked for.
        let frame = tokio::select! {
            biased;
            () = outgoing.ready() => {
                match line.send_all(outgoing).await? {
                    Some(farewell) => return Ok(farewell),
                    None => continue,
                }
            }
            frame = line.frame() => frame,
            () = alarm.as_mut() => {
                // Setting it anew with every message would cost more than looking now and then.
                let silent = heard_at.elapsed();
                if silent >= idle {
                    return Ok(Farewell::SILENT);
                }
                let wait = if silent < idle / 2 { idle / 2 } else { idle };
                if silent >= idle / 2 && !pinged {
                    pinged = true;
                    line.ping().await?;
                }
                alarm.as_mut().reset(heard_at + wait);
                continue;
            }
        };
        heard_at = Instant::now();
        pinged = false;
        match take_in(line, connection, frame, heard_at) {
            Step::On => {}
            Step::Wait(feed) => {
                if Box::pin(line.hall().feeds.send(*feed)).await.is_err() {
                    return Ok(Farewell::GOING);
                }
            }
            Step::Refuse(refusal) => Box::pin(line.refuse(refusal.0, refusal.1)).await?,
            Step::Last(code, why, farewell) => {
                Box::pin(line.refuse(code, why)).await?;
                return Ok(farewell);
            }
            Step::End(end) => return end,
        }
    }
}

/// What comes of a frame.
enum Step {
    /// It is done with.
    On,
    /// The service has too much to do already: this is to wait for it.
    Wait(Box<Feed>),
    /// It is refused.
    Refuse(Box<(Refusal, String)>),
    /// It is refused, and is the last.
    Last(Refusal, &'static str, Farewell),
    /// The end.
    End(End),
}

/// Measures and reads a frame, and passes it on.
fn take_in(line: &mut Line, connection: Connection, frame: Frame, at: Instant) -> Step {
    let heard = match line.judge(frame) {
        Heard::Message(ClientMessage::Hello { .. }) => {
            line.strike(Refusal::OutOfPlace, || "hello was said before".to_owned())
        }
        heard => heard,
    };
    match heard {
        Heard::Message(message) => {
            let hall = line.hall();
            hall.metrics.messages.increment(1);
            match hall.feeds.try_send(Feed::Received { connection, message, at }) {
                Ok(()) => Step::On,
                Err(TrySendError::Full(feed)) => Step::Wait(Box::new(feed)),
                Err(TrySendError::Closed(_)) => Step::End(Ok(Farewell::GOING)),
            }
        }
        Heard::Refused(code, why) => Step::Refuse(Box::new((code, why))),
        Heard::Nothing => Step::On,
        Heard::Last(code, why, farewell) => Step::Last(code, why, farewell),
        Heard::End => Step::End(Err(Gone)),
    }
}

#[cfg(test)]
mod tests {
    use axum::extract::ws::WebSocket;

    use super::*;

    fn size_of_returned<A, R>(_: impl FnOnce(A) -> R) -> usize {
        size_of::<R>()
    }

    /// What a connection costs while nothing happens is mostly this. Whoever lets it grow should know.
    #[test]
    fn the_task_of_a_connection_is_small() {
        let (task, socket) = (size_of_returned(serve), size_of::<WebSocket>());
        assert!(task <= socket + 768, "{task} bytes, of which the socket has {socket}");
    }
}
