//! A client's connection, with as little to do as can be, so that the servers are measured and not the clients.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use palgak_online::auth::Identity;
use palgak_online::protocol::{ClientMessage, PATH, ServerMessage, VERSION};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Result;

/// A WebSocket to one of the servers.
pub(crate) struct Link(pub(crate) WebSocketStream<TcpStream>);

impl Link {
    /// Connects from an address of this machine.
    pub(crate) async fn open(to: SocketAddr, from: Ipv4Addr) -> Result<Link> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(IpAddr::V4(from), 0))?;
        let stream = socket.connect(to).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(2_048).write_buffer_size(2_048);
        let url = format!("ws://{to}{PATH}");
        let (socket, _) = client_async_with_config(url, stream, Some(config)).await?;
        Ok(Link(socket))
    }

    /// Connects and says who it is.
    pub(crate) async fn greet(to: SocketAddr, from: Ipv4Addr, who: &Identity) -> Result<Link> {
        let mut link = Link::open(to, from).await?;
        let ServerMessage::Welcome { challenge, .. } = serde_json::from_str(&link.hear().await?)? else {
            return Err("no welcome".into());
        };
        let signature = who.answer(&challenge)?;
        link.say(&ClientMessage::Hello { version: VERSION, key: who.player(), signature, resume: None })
            .await?;
        link.until(|message| matches!(message, ServerMessage::Ready { .. })).await?;
        Ok(link)
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) -> Result<()> {
        self.send(serde_json::to_string(message)?).await
    }

    pub(crate) async fn send(&mut self, text: String) -> Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next text, with pings answered on the way.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.0.next().await.ok_or("the server has closed the connection")?? {
                Message::Text(text) if text.starts_with("{\"type\":\"ping\"") => {
                    let ServerMessage::Ping { ping, .. } = serde_json::from_str(&text)? else { continue };
                    self.say(&ClientMessage::Pong { ping }).await?;
                }
                Message::Text(text) => return Ok(text),
                Message::Close(frame) => return Err(format!("the server has closed: {frame:?}").into()),
                _ => {}
            }
        }
    }

    /// Reads until a message is the one waited for.
    pub(crate) async fn until(
        &mut self,
        mut wanted: impl FnMut(&ServerMessage) -> bool,
    ) -> Result<ServerMessage> {
        loop {
            let text = self.hear().await?;
            let message = serde_json::from_str(&text)?;
            if let ServerMessage::Refused { code, message, .. } = &message {
                return Err(format!("refused: {code:?}: {message}").into());
            }
            if wanted(&message) {
                return Ok(message);
            }
        }
    }

    /// Reads until a text of a kind.
    pub(crate) async fn until_text(&mut self, wanted: impl Fn(&str) -> bool) -> Result<()> {
        loop {
            let text = self.hear().await?;
            if wanted(&text) {
                return Ok(());
            }
            if text.starts_with("{\"type\":\"refused\"") {
                return Err(text.as_str().into());
            }
        }
    }
}
