//! What is served over HTTP: the WebSocket, the health, the metrics.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Extension, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use palgak_online::protocol::{MESSAGE_LIMIT, PATH};
use tokio::sync::OwnedSemaphorePermit;

use super::addresses::Guest;
use super::connection::serve;
use super::hall::Hall;
use super::health::Condition;
use super::line::Line;

/// How much is read from a socket at once; also what an idle connection keeps for reading.
const READ_BUFFER: usize = 1_024;
/// Until how much is gathered before it is written.
const WRITE_BUFFER: usize = 4_096;

/// Who is at the other end of a connection, as far as the socket knows.
#[derive(Debug)]
pub(super) struct Visitor {
    /// The address of the other end.
    pub(super) ip: IpAddr,
    /// The place it takes among those of its address; none yet if the address is only known from a header.
    pub(super) guest: Option<Arc<Guest>>,
    /// The place it takes among all connections.
    pub(super) _place: OwnedSemaphorePermit,
}

/// What players and operators are served.
pub(super) fn router(hall: Arc<Hall>, with_metrics: bool) -> Router {
    let router = Router::new().route(PATH, get(play)).route("/healthz", get(healthz));
    let router = if with_metrics { router.route("/metrics", get(metrics)) } else { router };
    router.with_state(hall)
}

/// What only operators are served.
pub(super) fn operators_router(hall: Arc<Hall>) -> Router {
    Router::new().route("/healthz", get(healthz)).route("/metrics", get(metrics)).with_state(hall)
}

async fn play(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Arc<Visitor>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if hall.health.condition() == Condition::Draining {
        let later = [(header::RETRY_AFTER, "5")];
        return (StatusCode::SERVICE_UNAVAILABLE, later, "the server stops\n").into_response();
    }
    let guest = match &visitor.guest {
        Some(guest) => Arc::clone(guest),
        None => {
            let ip = forwarded_for(&headers).unwrap_or(visitor.ip);
            match hall.addresses.admit(ip, hall.clock.steady()) {
                Ok(guest) => Arc::new(guest),
                Err(why) => {
                    hall.metrics.turned_away(why.word());
                    let later = [(header::RETRY_AFTER, "10")];
                    return (StatusCode::TOO_MANY_REQUESTS, later, format!("{why}\n")).into_response();
                }
            }
        }
    };
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MESSAGE_LIMIT)
        .max_frame_size(MESSAGE_LIMIT)
        .on_upgrade(move |socket| {
            // In a task of its own: the one of the upgrade keeps room for much that is over.
            tokio::spawn(serve(Line::new(socket, hall, guest, visitor)));
            std::future::ready(())
        })
}

async fn healthz(State(hall): State<Arc<Hall>>) -> (StatusCode, &'static str) {
    match hall.health.condition() {
        Condition::Ok => (StatusCode::OK, "ok\n"),
        Condition::Draining => (StatusCode::SERVICE_UNAVAILABLE, "draining\n"),
        Condition::StoreFailing => (StatusCode::SERVICE_UNAVAILABLE, "store failing\n"),
    }
}

async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], hall.metrics.render())
}

/// The address that the proxy in front has seen: the last in the last such header. What stands before it is the
/// client's own word.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let address = last.rsplit(',').next()?.trim();
    address.parse().ok().or_else(|| address.parse::<std::net::SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_word_of_the_proxy_counts() {
        let of = |lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            forwarded_for(&headers).map(|ip| ip.to_string())
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&["192.0.2.1"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(of(&["10.0.0.1, 192.0.2.1"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(of(&["10.0.0.1", "10.0.0.2,2001:db8::1"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(of(&["192.0.2.1:5000"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(of(&["192.0.2.1, unknown"]), None);
    }
}
