//! A WebSocket under its limits: what comes in is measured before anything is made of it.

use std::future::{Future, poll_fn};
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt};
use palgak_online::protocol::{ClientMessage, MESSAGE_LIMIT, Refusal, ServerMessage};
use palgak_online::wire;
use tokio::time::{Duration, timeout};
use tokio_tungstenite::tungstenite;

use super::addresses::Guest;
use super::bucket::Bucket;
use super::hall::{Counted, Hall};
use super::http::Visitor;
use super::limits::Limits;
use super::outbox::{Farewell, Next, Outgoing};

/// What a read yields.
pub(super) type Frame = Option<Result<Message, axum::Error>>;

/// The other side is gone, or does not take what it is sent.
#[derive(Debug)]
pub(super) struct Gone;

/// What has come in.
#[derive(Debug)]
pub(super) enum Heard {
    /// A message within the limits.
    Message(ClientMessage),
    /// One that is refused here.
    Refused(Refusal, String),
    /// One that needs no answer.
    Nothing,
    /// One that is refused, and is the last.
    Last(Refusal, &'static str, Farewell),
    /// The end: nothing can be said any more.
    End,
}

/// A WebSocket and what its user has used up.
pub(super) struct Line {
    socket: WebSocket,
    hall: Arc<Hall>,
    guest: Arc<Guest>,
    messages: Bucket,
    strikes: Bucket,
    _counted: Counted,
    /// Its place among all connections is free again once it has ended.
    _visitor: Arc<Visitor>,
}

impl Line {
    pub(super) fn new(socket: WebSocket, hall: Arc<Hall>, guest: Arc<Guest>, visitor: Arc<Visitor>) -> Line {
        let counted = Counted::new(&hall.metrics);
        let (messages, strikes) = (Bucket::default(), Bucket::default());
        Line { socket, hall, guest, messages, strikes, _counted: counted, _visitor: visitor }
    }

    /// What all connections share.
    pub(super) fn hall(&self) -> &Arc<Hall> {
        &self.hall
    }

    /// Waits for the next frame. Nothing is lost if this is dropped.
    pub(super) async fn frame(&mut self) -> Frame {
        self.socket.next().await
    }

    /// Measures a frame, and reads it if it is within the limits.
    pub(super) fn judge(&mut self, frame: Frame) -> Heard {
        let message = match frame {
            None => return Heard::End,
            Some(Err(error)) => return judge_error(error),
            Some(Ok(message)) => message,
        };
        let now = self.hall.clock.steady();
        if !self.messages.take(now, self.hall.limits.messages)
            || !self.guest.message(now, self.hall.limits.address_messages)
        {
            self.hall.metrics.too_fast.increment(1);
            return self.strike(Refusal::TooFast, || "too many messages; slow down".to_owned());
        }
        match message {
            Message::Text(text) => match wire::read(&text) {
                Ok(message) => Heard::Message(message),
                Err(error) => self.strike(Refusal::Malformed, || error.to_string()),
            },
            Message::Binary(_) => {
                Heard::Last(Refusal::Malformed, "only text messages are understood", Farewell::BINARY)
            }
            // The library answers pings.
            Message::Ping(_) | Message::Pong(_) => Heard::Nothing,
            Message::Close(_) => Heard::End,
        }
    }

    /// Refuses a message that should not have been sent; after too many of them it is the end.
    pub(super) fn strike(&mut self, code: Refusal, why: impl FnOnce() -> String) -> Heard {
        let now = self.hall.clock.steady();
        if self.strikes.take(now, Limits::STRIKES) {
            return Heard::Refused(code, why());
        }
        self.guest.expelled(now);
        Heard::Last(code, "too many messages that cannot be served", Farewell::ABUSE)
    }

    /// Refuses something.
    pub(super) fn refuse(
        &mut self,
        code: Refusal,
        message: impl Into<String>,
    ) -> impl Future<Output = Result<(), Gone>> {
        self.hall.metrics.refused(code);
        self.say(&ServerMessage::Refused { nonce: None, id: None, code, message: message.into() })
    }

    /// Sends one message at once.
    pub(super) fn say(
        &mut self,
        message: &ServerMessage,
    ) -> impl Future<Output = Result<(), Gone>> + use<'_> {
        let text = serde_json::to_string(message).map_err(|_| Gone);
        async move { self.send(Message::Text(Utf8Bytes::from(text?))).await }
    }

    /// Asks whether the other side is still there.
    pub(super) async fn ping(&mut self) -> Result<(), Gone> {
        self.send(Message::Ping(Vec::new().into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        let mut message = Some(message);
        let (socket, patience) = (&mut self.socket, self.hall.limits.write);
        patiently(patience, |context| {
            ready!(socket.poll_ready_unpin(context))?;
            if let Some(message) = message.take() {
                socket.start_send_unpin(message)?;
            }
            socket.poll_flush_unpin(context)
        })
        .await
    }

    /// Sends all that waits, in one piece. If the connection is to end with it: how.
    pub(super) async fn send_all(&mut self, outgoing: &Outgoing) -> Result<Option<Farewell>, Gone> {
        let (socket, patience) = (&mut self.socket, self.hall.limits.write);
        patiently(patience, |context| {
            loop {
                ready!(socket.poll_ready_unpin(context))?;
                let end = match outgoing.take() {
                    Some(Next::Message(text)) => {
                        socket.start_send_unpin(Message::Text(text))?;
                        continue;
                    }
                    // It is the end each time that it is asked for.
                    Some(Next::End(farewell)) => Some(farewell),
                    None => None,
                };
                return socket.poll_flush_unpin(context).map_ok(|()| end);
            }
        })
        .await
    }

    /// Says goodbye, and gives the other side a moment to hear it: a socket that is closed with something unread in
    /// it throws away what was sent last.
    pub(super) async fn close(mut self, farewell: Farewell) {
        self.hall.metrics.closed(farewell.code);
        tracing::debug!(code = farewell.code, reason = farewell.reason, "connection closed");
        let frame = CloseFrame { code: farewell.code, reason: Utf8Bytes::from_static(farewell.reason) };
        if self.send(Message::Close(Some(frame))).await.is_err() {
            return;
        }
        let linger = async {
            for _ in 0..LINGER_FRAMES {
                if !matches!(self.socket.next().await, Some(Ok(_))) {
                    break;
                }
            }
        };
        // Whether it has heard it or not, that was all.
        let _ = timeout(LINGER, linger).await;
    }
}

/// Waits until something is sent, but not for ever. Nearly always it need not wait at all, and then there is no timer
/// and no room for one.
async fn patiently<T>(
    patience: Duration,
    mut sending: impl FnMut(&mut Context<'_>) -> Poll<Result<T, axum::Error>>,
) -> Result<T, Gone> {
    let sent = match poll_fn(|context| Poll::Ready(sending(context))).await {
        Poll::Ready(sent) => sent,
        Poll::Pending => match Box::pin(timeout(patience, poll_fn(sending))).await {
            Ok(sent) => sent,
            Err(_) => return Err(Gone),
        },
    };
    sent.map_err(|_| Gone)
}

/// How long the other side may take to close, and how much it may still send.
const LINGER: Duration = Duration::from_secs(1);
const LINGER_FRAMES: usize = 64;

fn judge_error(error: axum::Error) -> Heard {
    match error.into_inner().downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => {
            const { assert!(MESSAGE_LIMIT == 2_048, "the words below say so") };
            Heard::Last(Refusal::Malformed, "a message has at most 2048 bytes", Farewell::TOO_LONG)
        }
        Some(tungstenite::Error::Protocol(_) | tungstenite::Error::Utf8(_)) => {
            Heard::Last(Refusal::Malformed, "not a valid WebSocket message", Farewell::PROTOCOL)
        }
        _ => Heard::End,
    }
}
