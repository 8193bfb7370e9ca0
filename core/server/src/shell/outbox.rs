//! What waits to be sent to one client: bounded, so that a slow reader costs nobody else anything.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

use axum::extract::ws::Utf8Bytes;

/// How a connection is to end, as a WebSocket says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Farewell {
    /// The code of RFC 6455.
    pub(super) code: u16,
    /// For people who look into it.
    pub(super) reason: &'static str,
}

impl Farewell {
    /// The service closes the connection; it has said why.
    pub(super) const DONE: Farewell = Farewell { code: 1000, reason: "" };
    /// The server stops.
    pub(super) const GOING: Farewell = Farewell { code: 1001, reason: "the server stops" };
    /// Only text is spoken here.
    pub(super) const BINARY: Farewell = Farewell { code: 1003, reason: "only text messages are understood" };
    /// Abuse, or no `hello` in time.
    pub(super) const ABUSE: Farewell =
        Farewell { code: 1008, reason: "too many messages that cannot be served" };
    /// Who it is was not shown.
    pub(super) const STRANGER: Farewell = Farewell { code: 1008, reason: "no valid hello" };
    /// Nothing was heard.
    pub(super) const SILENT: Farewell = Farewell { code: 1008, reason: "nothing was heard for too long" };
    /// A message was too long.
    pub(super) const TOO_LONG: Farewell = Farewell { code: 1009, reason: "the message is too long" };
    /// The client does not read what it is sent.
    pub(super) const SLOW: Farewell = Farewell { code: 1008, reason: "what was sent is not being read" };
    /// Not a WebSocket message.
    pub(super) const PROTOCOL: Farewell = Farewell { code: 1002, reason: "not a valid WebSocket message" };
}

/// The end that is filled.
#[derive(Debug)]
pub(super) struct Outbox(Arc<Mutex<State>>);

/// The end that is emptied.
#[derive(Debug)]
pub(super) struct Outgoing(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    /// What comes next. Most often that is all there is, and then there need be no room for more.
    next: Option<Utf8Bytes>,
    queue: VecDeque<Utf8Bytes>,
    bytes: usize,
    limit: usize,
    end: Option<Farewell>,
    waker: Option<Waker>,
}

/// What comes out.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Send this.
    Message(Utf8Bytes),
    /// Close; nothing follows.
    End(Farewell),
}

/// A pair of ends that holds so many bytes.
pub(super) fn outbox(limit: usize) -> (Outbox, Outgoing) {
    let state = Arc::new(Mutex::new(State {
        next: None,
        queue: VecDeque::new(),
        bytes: 0,
        limit,
        end: None,
        waker: None,
    }));
    (Outbox(Arc::clone(&state)), Outgoing(state))
}

impl Outbox {
    /// Puts a message in. The other side hears of it at the next [`Outbox::wake`], so that what is sent together
    /// goes out together. What does not fit ends the connection.
    pub(super) fn push(&self, message: Utf8Bytes) {
        let mut state = lock(&self.0);
        if state.end.is_some() {
            return;
        }
        if state.bytes + message.len() > state.limit {
            state.next = None;
            state.queue = VecDeque::new();
            state.bytes = 0;
            state.end = Some(Farewell::SLOW);
            return;
        }
        state.bytes += message.len();
        if state.next.is_none() {
            state.next = Some(message);
        } else {
            state.queue.push_back(message);
        }
    }

    /// Ends the connection once all that was put in is out.
    pub(super) fn end(&self, farewell: Farewell) {
        lock(&self.0).end.get_or_insert(farewell);
    }

    /// Lets the other side see what was put in.
    pub(super) fn wake(&self) {
        let waker = lock(&self.0).waker.take();
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

impl Drop for Outbox {
    /// Whoever filled it is gone: the connection cannot be served.
    fn drop(&mut self) {
        self.end(Farewell::GOING);
        self.wake();
    }
}

impl Outgoing {
    /// Waits until there is something to take. Nothing is lost if this is dropped.
    pub(super) async fn ready(&self) {
        poll_fn(|context| {
            let mut state = lock(&self.0);
            if state.next.is_some() || state.end.is_some() {
                return Poll::Ready(());
            }
            match &mut state.waker {
                Some(waker) => waker.clone_from(context.waker()),
                none => *none = Some(context.waker().clone()),
            }
            Poll::Pending
        })
        .await;
    }

    /// Takes what comes next, if there is anything.
    pub(super) fn take(&self) -> Option<Next> {
        let mut state = lock(&self.0);
        let Some(message) = state.next.take() else {
            return state.end.map(Next::End);
        };
        state.bytes -= message.len();
        state.next = state.queue.pop_front();
        if state.queue.is_empty() && state.queue.capacity() > 0 {
            // Most connections are idle: one that has nothing to send keeps no room for it.
            state.queue = VecDeque::new();
        }
        Some(Next::Message(message))
    }
}

/// The state is right after each statement, so a panic elsewhere does not spoil it.
fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::pin;
    use std::task::Context;

    use super::*;

    fn is_ready(outgoing: &Outgoing) -> bool {
        pin!(outgoing.ready()).poll(&mut Context::from_waker(Waker::noop())).is_ready()
    }

    #[test]
    fn what_goes_in_comes_out_in_order_and_then_the_end() {
        let (outbox, outgoing) = outbox(100);
        assert!(!is_ready(&outgoing));
        outbox.push("a".into());
        outbox.push("b".into());
        outbox.end(Farewell::DONE);
        outbox.push("c".into());
        outbox.end(Farewell::ABUSE);
        assert!(is_ready(&outgoing));
        assert_eq!(outgoing.take(), Some(Next::Message("a".into())));
        assert_eq!(outgoing.take(), Some(Next::Message("b".into())));
        assert_eq!(outgoing.take(), Some(Next::End(Farewell::DONE)));
        assert_eq!(outgoing.take(), Some(Next::End(Farewell::DONE)));
    }

    #[test]
    fn a_reader_that_is_too_slow_is_dropped() {
        let (outbox, outgoing) = outbox(10);
        outbox.push("12345".into());
        outbox.push("12345".into());
        assert_eq!(outgoing.take(), Some(Next::Message("12345".into())));
        outbox.push("12345".into());
        outbox.push("1".into());
        assert_eq!(outgoing.take(), Some(Next::End(Farewell::SLOW)));
    }

    #[test]
    fn the_end_of_the_sender_is_the_end_of_the_connection() {
        let (outbox, outgoing) = outbox(10);
        outbox.push("1".into());
        drop(outbox);
        assert_eq!(outgoing.take(), Some(Next::Message("1".into())));
        assert_eq!(outgoing.take(), Some(Next::End(Farewell::GOING)));
    }

    #[tokio::test]
    async fn whoever_waits_is_woken() {
        let (outbox, outgoing) = outbox(10);
        let waiting = tokio::spawn(async move {
            outgoing.ready().await;
            outgoing.take()
        });
        tokio::task::yield_now().await;
        outbox.push("1".into());
        outbox.wake();
        assert_eq!(waiting.await.unwrap(), Some(Next::Message("1".into())));
    }
}
