//! One player's connection, from its first word to its last.

use std::pin::pin;
use std::sync::Arc;

use axum::extract::ws::WebSocket;
use palgak_online::protocol::{ClientMessage, Refusal};
use tokio::time::{Instant, sleep_until};

use super::addresses::Guest;
use super::hall::Hall;
use super::handshake::{NotGreeted, greet};
use super::line::{Gone, Heard, Line};
use super::metrics::Metrics;
use super::outbox::{Farewell, Outgoing, outbox};
use super::pump::Feed;
use crate::service::Connection;

/// Serves a WebSocket until it ends.
pub(super) async fn serve(socket: WebSocket, hall: Arc<Hall>, guest: Arc<Guest>) {
    let _counted = Counted::new(&hall.metrics);
    let mut line = Line::new(socket, Arc::clone(&hall), guest);
    // In a box of its own, so that its room is free again when the player is known.
    let greeting = Box::pin(greet(&mut line, Instant::now() + hall.limits.handshake, hall.stop.clone()));
    let greeted = match greeting.await {
        Ok(greeted) => greeted,
        Err(NotGreeted::Gone) => return,
        Err(NotGreeted::Close(farewell)) => return Box::pin(line.close(farewell)).await,
    };
    hall.metrics.hellos.increment(1);
    if greeted.resume.is_some() {
        hall.metrics.reconnections.increment(1);
    }
    let connection = hall.connection();
    let (outbox, outgoing) = outbox(hall.limits.outgoing_bytes);
    let (player, resume) = (greeted.player, greeted.resume);
    if hall.feeds.send(Feed::Opened { connection, player, resume, outbox }).await.is_err() {
        return Box::pin(line.close(Farewell::GOING)).await;
    }
    let end = converse(&mut line, &hall, connection, &outgoing).await;
    // If the service is gone, there is nobody to tell.
    let _ = hall.feeds.send(Feed::Closed { connection }).await;
    if let Ok(farewell) = end {
        Box::pin(line.close(farewell)).await;
    }
}

/// Carries messages both ways until the end; how to say goodbye, if it can be said.
async fn converse(
    line: &mut Line,
    hall: &Hall,
    connection: Connection,
    outgoing: &Outgoing,
) -> Result<Farewell, Gone> {
    let idle = hall.limits.idle;
    let mut heard_at = Instant::now();
    let mut pinged = false;
    let mut alarm = pin!(sleep_until(heard_at + idle / 2));
    loop {
        let frame = tokio::select! {
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
        match line.judge(frame) {
            Heard::Message(ClientMessage::Hello { .. }) => {
                match line.strike(Refusal::OutOfPlace, || "hello was said before".to_owned()) {
                    Heard::Refused(code, why) => line.refuse(code, why).await?,
                    _ => return Ok(Farewell::ABUSE),
                }
            }
            Heard::Message(message) => {
                hall.metrics.messages.increment(1);
                let received = Feed::Received { connection, message, at: heard_at };
                if hall.feeds.send(received).await.is_err() {
                    return Ok(Farewell::GOING);
                }
            }
            Heard::Refused(code, why) => line.refuse(code, why).await?,
            Heard::Nothing => {}
            Heard::Last(code, why, farewell) => {
                line.refuse(code, why).await?;
                return Ok(farewell);
            }
            Heard::End => return Err(Gone),
        }
    }
}

/// A connection that counts in the metrics while it lasts.
struct Counted(Arc<Metrics>);

impl Counted {
    fn new(metrics: &Arc<Metrics>) -> Counted {
        metrics.connections.increment(1.0);
        Counted(Arc::clone(metrics))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.connections.decrement(1.0);
    }
}
