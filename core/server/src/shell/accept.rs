//! Takes in connections: counts them, and leads them to HTTP, through TLS or not.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;

use super::hall::Hall;
use super::http::Visitor;

/// Bytes of a request's line and headers.
const HEADERS: usize = 8_192;

/// A door by which connections come in.
pub(super) struct Door {
    pub(super) listener: TcpListener,
    pub(super) tls: Option<TlsAcceptor>,
    pub(super) router: Router,
    pub(super) hall: Arc<Hall>,
    /// Places for connections.
    pub(super) places: Arc<Semaphore>,
    /// Turns true when the server stops.
    pub(super) stop: watch::Receiver<bool>,
}

impl Door {
    /// Takes in connections until the server stops.
    pub(super) async fn run(mut self) {
        loop {
            let accepted = tokio::select! {
                _ = self.stop.wait_for(|stop| *stop) => return,
                accepted = self.listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, from)) => {
                    if let Some(visitor) = self.let_in(from.ip()) {
                        // Moves are small and must not wait for more.
                        let _ = stream.set_nodelay(true);
                        self.lead(stream, visitor);
                    }
                }
                Err(error) if is_the_clients(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "no connection can be taken in; are there too few file descriptors?");
                    sleep(Duration::from_millis(200)).await;
                }
            }
        }
    }

    /// Finds a place for a connection. If there is none it is closed without a word: whoever has too many is not
    /// worth one.
    fn let_in(&self, ip: IpAddr) -> Option<Arc<Visitor>> {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else {
            self.hall.metrics.turned_away("full");
            return None;
        };
        let guest = if self.hall.trust_forwarded_for {
            None
        } else {
            match self.hall.addresses.admit(ip, self.hall.clock.steady()) {
                Ok(guest) => Some(Arc::new(guest)),
                Err(why) => {
                    self.hall.metrics.turned_away(why.word());
                    return None;
                }
            }
        };
        Some(Arc::new(Visitor { ip, guest, _place: place }))
    }

    fn lead(&self, stream: tokio::net::TcpStream, visitor: Arc<Visitor>) {
        let (router, stop) = (self.router.clone(), self.stop.clone());
        let patience = self.hall.limits.handshake;
        match self.tls.clone() {
            None => drop(tokio::spawn(speak(stream, router, visitor, patience, stop))),
            Some(tls) => drop(tokio::spawn(async move {
                match timeout(patience, tls.accept(stream)).await {
                    Ok(Ok(stream)) => speak(stream, router, visitor, patience, stop).await,
                    Ok(Err(error)) => tracing::debug!(%error, "no TLS connection came of it"),
                    Err(_) => tracing::debug!("a TLS handshake took too long"),
                }
            })),
        }
    }
}

/// Speaks HTTP on a connection, until it has become a WebSocket, is closed, or the server stops.
async fn speak(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    router: Router,
    visitor: Arc<Visitor>,
    patience: Duration,
    mut stop: watch::Receiver<bool>,
) {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Arc::clone(&visitor));
        tower_service::Service::call(&mut router.clone(), request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(HEADERS)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => Some(ended),
        _ = stop.wait_for(|stop| *stop) => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "HTTP ended early");
    }
}

/// Errors of `accept` that only concern the connection that did not come about.
fn is_the_clients(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
