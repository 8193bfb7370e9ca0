//! One connection: what comes is handed on, what is to go is sent.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use super::dial::{Socket, dial};
use super::tls::Tls;
use crate::client::{Attempt, Input};
use crate::protocol::{ClientMessage, ServerMessage};

/// How many messages may wait to be sent. A session sends a handful at once; more than this means that nothing goes out.
const OUTGOING: usize = 64;
/// How long one message may take to go out.
const SENDING: Duration = Duration::from_secs(10);
/// How long closing may take.
const CLOSING: Duration = Duration::from_secs(2);

/// The way to a connection. When it is dropped, what was sent before goes out and the connection is closed.
pub(super) struct Connection {
    pub(super) attempt: Attempt,
    outgoing: mpsc::Sender<Utf8Bytes>,
}

impl Connection {
    /// Opens one; `inputs` hears of it.
    pub(super) fn open(attempt: Attempt, url: String, tls: Tls, inputs: mpsc::Sender<Input>) -> Connection {
        let (outgoing, to_send) = mpsc::channel(OUTGOING);
        tokio::spawn(run(attempt, url, tls, inputs, to_send));
        Connection { attempt, outgoing }
    }

    /// Sends a message; false if the connection takes no more.
    pub(super) fn send(&self, message: &ClientMessage) -> bool {
        serde_json::to_string(message).is_ok_and(|text| self.outgoing.try_send(text.into()).is_ok())
    }
}

/// Resolves when every connection of these inputs has ended.
async fn run(
    attempt: Attempt,
    url: String,
    tls: Tls,
    inputs: mpsc::Sender<Input>,
    mut to_send: mpsc::Receiver<Utf8Bytes>,
) {
    let dialled = tokio::select! {
        dialled = dial(&url, &tls) => dialled,
        // Nobody wants it any more. (Nothing is sent before it stands.)
        _ = to_send.recv() => return,
    };
    let why = match dialled {
        Ok(socket) => {
            if inputs.send(Input::Connected { attempt }).await.is_err() {
                return;
            }
            match converse(attempt, socket, &inputs, &mut to_send).await {
                Some(why) => why,
                None => return,
            }
        }
        Err(why) => why,
    };
    // If nobody listens any more, nobody need be told.
    let _ = inputs.send(Input::Disconnected { attempt, why }).await;
}

/// Hands on and sends until the connection ends; says why, unless it was closed from here.
async fn converse(
    attempt: Attempt,
    mut socket: Socket,
    inputs: &mpsc::Sender<Input>,
    to_send: &mut mpsc::Receiver<Utf8Bytes>,
) -> Option<String> {
    loop {
        tokio::select! {
            text = to_send.recv() => match text {
                Some(text) => match timeout(SENDING, socket.send(Message::Text(text))).await {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => return Some(reason(&error)),
                    Err(_) => return Some("a message could not be sent in time".to_owned()),
                },
                None => {
                    close(socket).await;
                    return None;
                }
            },
            message = socket.next() => {
                let input = match message {
                    Some(Ok(Message::Text(text))) => match serde_json::from_str::<ServerMessage>(&text) {
                        Ok(message) => Input::Received { attempt, message },
                        Err(_) => Input::Unreadable { attempt },
                    },
                    Some(Ok(Message::Binary(_))) => Input::Unreadable { attempt },
                    // Answered by the library.
                    Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => continue,
                    Some(Ok(Message::Close(frame))) => {
                        let said = frame.map(|frame| frame.reason.to_string()).filter(|said| !said.is_empty());
                        let said = said.map_or(String::new(), |said| format!(": {said}"));
                        return Some(format!("the server closed the connection{said}"));
                    }
                    Some(Err(error)) => return Some(reason(&error)),
                    None => return Some("the connection is gone".to_owned()),
                };
                if inputs.send(input).await.is_err() {
                    close(socket).await;
                    return None;
                }
            }
        }
    }
}

/// Says goodbye and waits a moment for the answer, so that what was sent last is not lost with the connection.
async fn close(mut socket: Socket) {
    let _ = timeout(CLOSING, async {
        if socket.close(None).await.is_ok() {
            while let Some(Ok(_)) = socket.next().await {}
        }
    })
    .await;
}

fn reason(error: &Error) -> String {
    match error {
        Error::ConnectionClosed | Error::AlreadyClosed => "the connection is closed".to_owned(),
        error => format!("the connection broke: {error}"),
    }
}
