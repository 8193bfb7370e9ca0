//! From an address to a WebSocket.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::time::Duration;

use futures_util::stream::{FuturesUnordered, StreamExt as _};
use rustls::pki_types::ServerName;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::Uri;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::tls::Tls;
use crate::protocol::PATH;

/// How long it may take until the WebSocket stands.
const DIALLING: Duration = Duration::from_secs(10);
/// How long one address of a host is tried before the next is tried as well.
const HEAD_START: Duration = Duration::from_millis(250);
/// The longest message that is read. The whole state of a long game has some tens of kilobytes.
const MESSAGE_LIMIT: usize = 1 << 20;

/// Why a text is no address of a service.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{url:?} is no address of a service: {why}")]
pub struct AddressError {
    url: String,
    why: &'static str,
}

/// The address of a service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    /// The whole of it.
    pub(super) url: String,
    pub(super) host: String,
    port: u16,
    secured: bool,
}

impl Address {
    pub(super) fn parse(url: &str) -> Result<Address, AddressError> {
        let error = |why| AddressError { url: url.chars().take(200).collect(), why };
        let uri: Uri = url.trim().parse().map_err(|_| error("it cannot be read"))?;
        let secured = match uri.scheme_str() {
            Some("ws") => false,
            Some("wss") => true,
            _ => return Err(error("it must begin with ws:// or wss://")),
        };
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(|| error("it names no host"))?;
        if uri.authority().is_some_and(|authority| authority.as_str().contains('@')) {
            return Err(error("there is no user to be named in it"));
        }
        let port = uri.port_u16().unwrap_or(if secured { 443 } else { 80 });
        let mut url = url.trim().trim_end_matches('/').to_owned();
        if uri.path() == "/" && uri.query().is_none() {
            url.push_str(PATH);
        }
        // The brackets around an IPv6 address belong to the writing.
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        Ok(Address { url, host, port, secured })
    }
}

/// What carries a WebSocket, plain or secured.
pub(super) trait Carrier: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Carrier for T {}

/// A WebSocket.
pub(super) type Socket = WebSocketStream<Box<dyn Carrier>>;

/// Connects, or says why it cannot.
pub(super) async fn dial(url: &str, tls: &Tls) -> Result<Socket, String> {
    match timeout(DIALLING, try_dial(url, tls)).await {
        Ok(dialled) => dialled,
        Err(_) => Err("the server did not answer in time".to_owned()),
    }
}

async fn try_dial(url: &str, tls: &Tls) -> Result<Socket, String> {
    let address = Address::parse(url).map_err(|error| error.to_string())?;
    let stream = connect(&address.host, address.port).await.map_err(|error| {
        let Address { host, port, .. } = &address;
        format!("no connection to {host}, port {port}: {error}")
    })?;
    // Messages are small and wait for each other.
    let _ = stream.set_nodelay(true);
    let carrier: Box<dyn Carrier> = if address.secured {
        let name = ServerName::try_from(address.host.clone()).map_err(|error| error.to_string())?;
        let secured = tls.0.connect(name, stream).await;
        Box::new(secured.map_err(|error| format!("no secured connection to {}: {error}", address.host))?)
    } else {
        Box::new(stream)
    };
    let request = address.url.as_str().into_client_request().map_err(|error| error.to_string())?;
    let config = WebSocketConfig::default()
        .max_message_size(Some(MESSAGE_LIMIT))
        .max_frame_size(Some(MESSAGE_LIMIT))
        .write_buffer_size(0)
        .max_write_buffer_size(64 * 1024);
    let (socket, _) = client_async_with_config(request, carrier, Some(config))
        .await
        .map_err(|error| format!("{} does not speak as a service: {error}", address.host))?;
    Ok(socket)
}

type Attempt = Pin<Box<dyn Future<Output = io::Result<TcpStream>> + Send>>;

/// Connects to a host by whichever of its addresses answers first. On a network where one family of addresses leads
/// nowhere, the other is not kept waiting for it.
async fn connect(host: &str, port: u16) -> io::Result<TcpStream> {
    let addresses = alternating(tokio::net::lookup_host((host, port)).await?.collect());
    let mut attempts: FuturesUnordered<Attempt> = FuturesUnordered::new();
    let mut failure = io::Error::new(io::ErrorKind::NotFound, "the host has no address");
    let mut addresses = addresses.into_iter();
    loop {
        match addresses.next() {
            Some(address) => attempts.push(Box::pin(TcpStream::connect(address))),
            None if attempts.is_empty() => return Err(failure),
            None => {}
        }
        let patience = async {
            if addresses.len() == 0 { std::future::pending().await } else { sleep(HEAD_START).await }
        };
        tokio::select! {
            Some(connected) = attempts.next() => match connected {
                Ok(stream) => return Ok(stream),
                Err(error) => failure = error,
            },
            () = patience => {}
        }
    }
}

/// The addresses in their order, but with the families taking turns.
fn alternating(addresses: Vec<SocketAddr>) -> Vec<SocketAddr> {
    let first_is_v6 = addresses.first().is_some_and(SocketAddr::is_ipv6);
    let (first, second): (Vec<_>, Vec<_>) =
        addresses.into_iter().partition(|address| address.is_ipv6() == first_is_v6);
    let mut mixed = Vec::with_capacity(first.len() + second.len());
    let (mut first, mut second) = (first.into_iter(), second.into_iter());
    loop {
        let pair = [first.next(), second.next()];
        if pair == [None, None] {
            return mixed;
        }
        mixed.extend(pair.into_iter().flatten());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_scheme_a_host_and_perhaps_more() {
        let plain = Address::parse("ws://play.example").unwrap();
        assert_eq!((plain.url.as_str(), plain.port), ("ws://play.example/v1/play", 80));
        let secured = Address::parse(" wss://play.example/ ").unwrap();
        assert_eq!((secured.url.as_str(), secured.port), ("wss://play.example/v1/play", 443));
        assert!(secured.secured);
        let whole = Address::parse("wss://play.example:8443/there").unwrap();
        assert_eq!((whole.url.as_str(), whole.port), ("wss://play.example:8443/there", 8443));
        let v6 = Address::parse("ws://[::1]:8080").unwrap();
        assert_eq!((v6.host.as_str(), v6.port), ("::1", 8080));
    }

    #[test]
    fn what_is_no_address_is_refused_with_the_reason() {
        let why = |url| Address::parse(url).map(|_| ()).unwrap_err().to_string();
        assert_eq!(
            why("http://play.example"),
            "\"http://play.example\" is no address of a service: it must begin with ws:// or wss://"
        );
        assert!(why("play.example").ends_with("it must begin with ws:// or wss://"));
        assert!(why("ws:// x").ends_with("it cannot be read"));
        assert!(why("wss://me:secret@play.example").ends_with("there is no user to be named in it"));
    }

    #[test]
    fn families_of_addresses_take_turns() {
        let all =
            |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<SocketAddr>>();
        assert_eq!(
            alternating(all(&["[::1]:1", "[::2]:1", "[::3]:1", "1.1.1.1:1", "2.2.2.2:1"])),
            all(&["[::1]:1", "1.1.1.1:1", "[::2]:1", "2.2.2.2:1", "[::3]:1"])
        );
        assert_eq!(alternating(Vec::new()), []);
    }
}
