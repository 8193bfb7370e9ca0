//! A client that says whatever a test wants said.

use std::net::{Ipv4Addr, SocketAddr};

use futures_util::{SinkExt as _, StreamExt as _};
use palgak_online::auth::Identity;
use palgak_online::id::GameId;
use palgak_online::protocol::{Act, ClientMessage, Event, PATH, Refusal, ServerMessage, VERSION};
use palgak_rules::Game;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::soon;

/// A connection to a server.
pub(crate) struct Raw(pub(crate) WebSocketStream<TcpStream>);

/// What a server says last.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Last {
    /// A close frame with this code.
    Code(u16),
    /// Nothing: the connection is just gone.
    Gone,
}

pub(crate) fn somebody(number: u8) -> Identity {
    Identity::from_secret(&[number; 32])
}

/// A connection from an address of this machine.
pub(crate) async fn connect(to: SocketAddr, from: Ipv4Addr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    soon(socket.connect(to)).await
}

/// Asks for a page, and reads until the server closes.
pub(crate) async fn http(to: SocketAddr, request: &str) -> String {
    let mut stream = connect(to, Ipv4Addr::LOCALHOST).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    // A server that resets the connection has said all it will say.
    let _ = soon(stream.read_to_string(&mut answer)).await;
    answer
}

/// Asks for a page.
pub(crate) async fn get(to: SocketAddr, path: &str) -> String {
    http(to, &format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).await
}

impl Raw {
    /// Opens a WebSocket from an address, with headers; an error if the server does not want it.
    pub(crate) async fn try_open(
        to: SocketAddr,
        from: Ipv4Addr,
        headers: &[(&'static str, &str)],
    ) -> Result<Raw, Error> {
        let mut request = format!("ws://{to}{PATH}").into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().append(*name, value.parse().unwrap());
        }
        let (socket, _) = soon(client_async(request, connect(to, from).await?)).await?;
        Ok(Raw(socket))
    }

    /// Opens a WebSocket.
    pub(crate) async fn open(to: SocketAddr) -> Raw {
        Raw::try_open(to, Ipv4Addr::LOCALHOST, &[]).await.unwrap()
    }

    /// Opens a WebSocket and reads the welcome: what is to be signed.
    pub(crate) async fn welcomed(to: SocketAddr) -> (Raw, String) {
        let mut raw = Raw::open(to).await;
        let ServerMessage::Welcome { version, challenge } = raw.hear().await else { panic!("no welcome") };
        assert_eq!(version, VERSION);
        (raw, challenge)
    }

    /// Opens a WebSocket and says who it is.
    pub(crate) async fn greeted(to: SocketAddr, who: &Identity) -> Raw {
        let (mut raw, challenge) = Raw::welcomed(to).await;
        raw.say(&hello(who, &challenge)).await;
        assert!(matches!(raw.hear().await, ServerMessage::Ready { .. }));
        raw
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.send(Message::text(serde_json::to_string(message).unwrap())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        soon(self.0.send(message)).await.unwrap();
    }

    /// The next message that is no ping.
    pub(crate) async fn hear(&mut self) -> ServerMessage {
        loop {
            match soon(self.0.next()).await.expect("the connection has ended").unwrap() {
                Message::Text(text) => match serde_json::from_str(&text).unwrap() {
                    ServerMessage::Ping { ping, .. } => self.say(&ClientMessage::Pong { ping }).await,
                    message => return message,
                },
                Message::Close(frame) => panic!("the server has closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// Reads until a message is the one waited for.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(&ServerMessage) -> Option<T>) -> T {
        // In all: pings come for ever.
        soon(async {
            loop {
                if let Some(found) = wanted(&self.hear().await) {
                    return found;
                }
            }
        })
        .await
    }

    /// The code of the next refusal.
    pub(crate) async fn refusal(&mut self) -> Refusal {
        self.until(|message| match message {
            ServerMessage::Refused { code, .. } => Some(*code),
            _ => None,
        })
        .await
    }

    /// Reads until the end.
    pub(crate) async fn last(&mut self) -> Last {
        loop {
            match soon(self.0.next()).await {
                Some(Ok(Message::Close(Some(frame)))) => return Last::Code(frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Last::Gone,
            }
        }
    }
}

/// Who somebody is, in answer to a challenge.
pub(crate) fn hello(who: &Identity, challenge: &str) -> ClientMessage {
    let signature = who.answer(challenge).unwrap();
    ClientMessage::Hello { version: VERSION, key: who.player(), signature, resume: None }
}

/// Two players with a game of Xiangqi that has begun, the first side first.
pub(crate) async fn playing(to: SocketAddr) -> ([Raw; 2], GameId) {
    let who = [somebody(1), somebody(2)];
    let mut players = [Raw::greeted(to, &who[0]).await, Raw::greeted(to, &who[1]).await];
    for (nonce, player) in (1..).zip(&mut players) {
        player.say(&ClientMessage::Seek { nonce, game: Game::Xiangqi }).await;
    }
    let mut found = None;
    for player in &mut players {
        found = Some(
            player
                .until(|message| match message {
                    ServerMessage::Event { id, event: Event::Paired { players, .. }, .. } => {
                        Some((*id, players[0]))
                    }
                    _ => None,
                })
                .await,
        );
    }
    let (id, first) = found.unwrap();
    if first != who[0].player() {
        players.reverse();
    }
    for player in &mut players {
        player.say(&ClientMessage::Act { id, nonce: 10, ply: 0, act: Act::Ready }).await;
    }
    for player in &mut players {
        player
            .until(|message| {
                matches!(message, ServerMessage::Event { event: Event::Started { .. }, .. }).then_some(())
            })
            .await;
    }
    (players, id)
}
