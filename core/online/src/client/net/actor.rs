//! What drives a session: carries out what it says, and tells it what happened.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{sleep_until, timeout};

use super::connection::Connection;
use super::tls::Tls;
use super::{CLOSING, Shared};
use crate::client::{Event, Input, Output};

/// How much of what was received may wait. When the listener is slower than the server, the connection waits.
const INCOMING: usize = 64;

/// Runs until the client is to end.
pub(super) async fn run(shared: Arc<Shared>, tls: Tls, mut listener: impl FnMut(Event)) {
    let (inputs, mut incoming) = mpsc::channel(INCOMING);
    let mut connection: Option<Connection> = None;
    loop {
        let wake_at = carry_out(&shared, &tls, &inputs, &mut connection, &mut listener);
        let tick = async {
            match wake_at {
                Some(at) => sleep_until((shared.began + at).into()).await,
                None => std::future::pending().await,
            }
        };
        // In this order: a flood of messages keeps neither the time nor the user waiting.
        let input = tokio::select! {
            biased;
            () = shared.stop.notified() => break,
            () = shared.changed.notified() => Input::Tick,
            () = tick => Input::Tick,
            Some(input) = incoming.recv() => input,
        };
        shared.session().handle(shared.now(), input);
    }
    carry_out(&shared, &tls, &inputs, &mut connection, &mut listener);
    // What was sent goes out; its connections end when there is nothing more to send, and are heard no more.
    drop((connection, inputs));
    let _ = timeout(CLOSING, async { while incoming.recv().await.is_some() {} }).await;
}

/// Does all that the session says. When to come back.
fn carry_out(
    shared: &Shared,
    tls: &Tls,
    inputs: &mpsc::Sender<Input>,
    connection: &mut Option<Connection>,
    listener: &mut impl FnMut(Event),
) -> Option<Duration> {
    loop {
        let (output, wake_at) = {
            let mut session = shared.session();
            (session.poll(), session.wake_at())
        };
        match output {
            None => return wake_at,
            Some(Output::Connect { attempt, url }) => {
                *connection = Some(Connection::open(attempt, url, tls.clone(), inputs.clone()));
            }
            Some(Output::Send { attempt, message }) => {
                let current = connection.as_ref().filter(|connection| connection.attempt == attempt);
                if current.is_some_and(|connection| !connection.send(&message)) {
                    *connection = None;
                    let why = "the connection takes no more messages".to_owned();
                    shared.session().handle(shared.now(), Input::Disconnected { attempt, why });
                }
            }
            Some(Output::Close { attempt }) => {
                connection.take_if(|connection| connection.attempt == attempt);
            }
            // No lock is held here: the listener may call the client.
            Some(Output::Event(event)) => listener(event),
        }
    }
}
