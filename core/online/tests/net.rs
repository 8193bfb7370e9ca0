//! The client on a real network, against servers by script on this machine.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use palgak_online::auth::{Identity, verify, write_challenge};
use palgak_online::client::net::{Client, Options, StartError};
use palgak_online::client::{Command, Connection, Event, Phase};
use palgak_online::clock::{Budget, TimeControl};
use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{Act, ClientMessage, Event as News, ServerMessage};
use palgak_rules::Game;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use rustls::pki_types::PrivateKeyDer;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, accept_async};

const SECRET: [u8; 32] = [5; 32];
const CHALLENGE: [u8; 32] = [9; 32];
const GAME: GameId = GameId(1);
/// Nothing here takes so long; it only ends a test that hangs.
const PATIENCE: Duration = Duration::from_secs(60);

async fn soon<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, future).await.expect("something that should happen does not")
}

struct Server {
    listener: TcpListener,
    url: String,
}

impl Server {
    async fn new() -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("ws://{}", listener.local_addr().unwrap());
        Server { listener, url }
    }

    async fn accept(&self) -> Peer<TcpStream> {
        let (stream, _) = soon(self.listener.accept()).await.unwrap();
        Peer(accept_async(stream).await.unwrap())
    }

    /// Accepts, and greets.
    async fn greeted(&self, game: Option<GameId>) -> Peer<TcpStream> {
        let mut peer = self.accept().await;
        peer.greet(game).await;
        peer
    }
}

/// One connection, as the server sees it.
struct Peer<S>(WebSocketStream<S>);

impl<S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin> Peer<S> {
    async fn say(&mut self, message: &ServerMessage) {
        self.0.send(Message::text(serde_json::to_string(message).unwrap())).await.unwrap();
    }

    async fn hear(&mut self) -> ClientMessage {
        loop {
            match soon(self.0.next()).await.unwrap().unwrap() {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    async fn greet(&mut self, game: Option<GameId>) -> PlayerId {
        self.say(&ServerMessage::Welcome { version: 1, challenge: write_challenge(&CHALLENGE) }).await;
        let ClientMessage::Hello { key, signature, .. } = self.hear().await else { panic!() };
        assert_eq!(verify(key, &CHALLENGE, &signature), Ok(()));
        self.say(&ServerMessage::Ready { game }).await;
        key
    }

    async fn news(&mut self, seq: u32, event: News) {
        self.say(&ServerMessage::Event { id: GAME, seq, event }).await;
    }
}

/// A client and what it has told.
fn start(options: Options) -> (Client, UnboundedReceiver<Event>) {
    let (tell, told) = unbounded_channel();
    let client = Client::start(options, move |event| tell.send(event).unwrap_or_default()).unwrap();
    (client, told)
}

async fn until(told: &mut UnboundedReceiver<Event>, wanted: impl Fn(&Event) -> bool) -> Event {
    loop {
        let event = soon(told.recv()).await.expect("the client has ended");
        if wanted(&event) {
            return event;
        }
    }
}

fn me() -> PlayerId {
    Identity::for_service(&SECRET, "127.0.0.1").player()
}

fn opponent() -> PlayerId {
    Identity::from_secret(&[6; 32]).player()
}

fn clocks() -> [Budget; 2] {
    [Budget::new(TimeControl::QUICK_MATCH); 2]
}

/// Takes the wish and begins a game.
async fn begin<S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin>(peer: &mut Peer<S>) {
    let ClientMessage::Seek { nonce, game } = peer.hear().await else { panic!() };
    peer.say(&ServerMessage::Waiting { nonce, game, code: None }).await;
    peer.news(1, News::Paired { game, players: [me(), opponent()], setup_ms: 30_000 }).await;
    peer.news(2, News::Started { setups: Vec::new(), clocks: clocks() }).await;
}

fn a_move(text: &str) -> Command {
    Command::Act(Act::Move { text: text.to_owned() })
}

#[tokio::test]
async fn a_game_is_found_and_a_move_survives_the_loss_of_the_connection() {
    let server = Server::new().await;
    let (client, mut told) = start(Options::new(&server.url, SECRET, 1));
    client.command(Command::Seek(Game::Xiangqi)).unwrap();
    let mut peer = server.accept().await;
    assert_eq!(peer.greet(None).await, me());
    begin(&mut peer).await;
    until(&mut told, |event| *event == Event::Phase(Phase::Playing { id: GAME })).await;
    client.command(a_move("h3e3")).unwrap();
    let ClientMessage::Act { nonce, ply: 0, .. } = peer.hear().await else { panic!() };
    // Cut without a word.
    drop(peer);
    until(&mut told, |event| matches!(event, Event::Connection(Connection::Reconnecting { .. }))).await;
    let mut peer = server.greeted(Some(GAME)).await;
    let ClientMessage::Act { nonce: again, act: Act::Move { text }, .. } = peer.hear().await else {
        panic!()
    };
    assert_eq!((again, text.as_str()), (nonce, "h3e3"));
    let event = News::Played { ply: 1, text, clocks: clocks() };
    peer.say(&ServerMessage::Done { id: GAME, nonce, seq: 3, event }).await;
    until(&mut told, |event| matches!(event, Event::Done(Act::Move { .. }))).await;
    assert_eq!(client.read(|session, _| session.game().map(|game| game.moves().to_vec())).unwrap(), ["h3e3"]);
}

#[tokio::test]
async fn messages_that_are_none_are_passed_over_and_too_long_ones_end_the_connection() {
    let server = Server::new().await;
    let (client, mut told) = start(Options::new(&server.url, SECRET, 1));
    client.command(Command::Seek(Game::Xiangqi)).unwrap();
    let mut peer = server.greeted(None).await;
    begin(&mut peer).await;
    peer.0.send(Message::text(r#"{"type":"fireworks"}"#)).await.unwrap();
    assert_eq!(peer.hear().await, ClientMessage::Resync { id: GAME });
    peer.0.send(Message::binary(vec![0; 10])).await.unwrap();
    peer.say(&ServerMessage::Ping { ping: 4, rtt_ms: None }).await;
    assert_eq!(peer.hear().await, ClientMessage::Pong { ping: 4 });
    let long = peer.0.send(Message::text("x".repeat((1 << 20) + 1))).await;
    let Event::Trouble { why, .. } = until(&mut told, |event| matches!(event, Event::Trouble { .. })).await
    else {
        panic!()
    };
    assert!(why.contains("too long") || long.is_err(), "{why}");
    server.greeted(Some(GAME)).await;
}

#[tokio::test]
async fn closing_says_goodbye_after_what_was_sent() {
    let server = Server::new().await;
    let (client, mut told) = start(Options::new(&server.url, SECRET, 1));
    client.command(Command::Seek(Game::Xiangqi)).unwrap();
    let mut peer = server.greeted(None).await;
    begin(&mut peer).await;
    until(&mut told, |event| matches!(event, Event::Phase(Phase::Playing { .. }))).await;
    client.command(Command::Act(Act::Resign)).unwrap();
    let closing = tokio::task::spawn_blocking(|| client.close());
    let ClientMessage::Act { act: Act::Resign, .. } = peer.hear().await else { panic!() };
    assert!(matches!(soon(peer.0.next()).await, Some(Ok(Message::Close(_)))));
    while let Some(Ok(_)) = soon(peer.0.next()).await {}
    soon(closing).await.unwrap();
    assert_eq!(until_the_end(told).await, 0);
}

/// How much is told before the listener is gone.
async fn until_the_end(mut told: UnboundedReceiver<Event>) -> usize {
    let mut more = 0;
    while let Some(event) = soon(told.recv()).await {
        more += usize::from(event != Event::Persist);
    }
    more
}

#[tokio::test]
async fn a_client_that_is_stopped_ends_while_it_is_still_held() {
    let server = Server::new().await;
    let (client, mut told) = start(Options::new(&server.url, SECRET, 1));
    client.command(Command::Seek(Game::Xiangqi)).unwrap();
    let mut peer = server.greeted(None).await;
    begin(&mut peer).await;
    until(&mut told, |event| matches!(event, Event::Phase(Phase::Playing { .. }))).await;
    client.stop();
    client.stop();
    while let Some(Ok(_)) = soon(peer.0.next()).await {}
    until_the_end(told).await;
    // It can still be looked at.
    assert_eq!(client.read(|session, _| session.game().map(|game| game.id())), Some(GAME));
}

#[tokio::test]
async fn the_listener_may_call_the_client() {
    let server = Server::new().await;
    let client: Arc<OnceLock<Client>> = Arc::default();
    let in_listener = Arc::clone(&client);
    let started = Client::start(Options::new(&server.url, SECRET, 1), move |event| {
        if let (Event::Phase(Phase::Playing { .. }), Some(client)) = (event, in_listener.get()) {
            client.command(a_move("h3e3")).unwrap();
            assert_eq!(client.read(|session, _| session.pending().count()), 1);
        }
    });
    let client = client.get_or_init(|| started.unwrap());
    client.command(Command::Seek(Game::Xiangqi)).unwrap();
    let mut peer = server.greeted(None).await;
    begin(&mut peer).await;
    assert!(matches!(peer.hear().await, ClientMessage::Act { act: Act::Move { .. }, .. }));
}

#[tokio::test]
async fn a_client_runs_on_a_runtime_that_is_given_to_it_and_goes_on_from_what_was_saved() {
    let server = Server::new().await;
    let runtime = Some(tokio::runtime::Handle::current());
    let (client, mut told) = start(Options { runtime, ..Options::new(&server.url, SECRET, 1) });
    client.command(Command::Seek(Game::Xiangqi)).unwrap();
    let mut peer = server.greeted(None).await;
    begin(&mut peer).await;
    until(&mut told, |event| matches!(event, Event::Phase(Phase::Playing { .. }))).await;
    client.command(a_move("h3e3")).unwrap();
    let ClientMessage::Act { nonce, .. } = peer.hear().await else { panic!() };
    let saved = Some(client.save());
    soon(client.closed()).await;

    let (client, _told) = start(Options { saved, ..Options::new(&server.url, SECRET, 2) });
    assert!(matches!(client.read(|session, _| session.phase()), Phase::Playing { id: GAME }));
    let mut peer = server.greeted(Some(GAME)).await;
    let ClientMessage::Act { nonce: again, .. } = peer.hear().await else { panic!() };
    assert_eq!(again, nonce);
}

#[tokio::test]
async fn who_is_not_there_is_told_and_sought_again() {
    let server = Server::new().await;
    let url = server.url.clone();
    let address = server.listener.local_addr().unwrap();
    drop(server);
    let (client, mut told) = start(Options::new(&url, SECRET, 1));
    client.command(Command::Seek(Game::Janggi)).unwrap();
    let Event::Trouble { failures: 1, why } =
        until(&mut told, |event| matches!(event, Event::Trouble { .. })).await
    else {
        panic!()
    };
    let begins = format!("no connection to 127.0.0.1, port {}: ", address.port());
    assert!(why.starts_with(&begins), "{why}");
    // And found once it is there.
    let server = Server { listener: TcpListener::bind(address).await.unwrap(), url };
    server.greeted(None).await;
}

/// An authority and a certificate for this machine by it.
fn authority() -> (String, Arc<rustls::ServerConfig>) {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let leaf =
        CertificateParams::new(vec!["127.0.0.1".to_owned()]).unwrap().signed_by(&key, &issuer).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![leaf.der().clone()], PrivateKeyDer::try_from(key.serialize_der()).unwrap())
        .unwrap();
    (issuer.pem(), Arc::new(config))
}

#[tokio::test]
async fn a_secured_service_with_an_own_authority_is_trusted_if_that_is_named() {
    let (root, config) = authority();
    let server = Server::new().await;
    let acceptor = tokio_rustls::TlsAcceptor::from(config);
    let url = server.url.replace("ws://", "wss://");
    let extra_roots = Some(root.into_bytes());
    let (client, _told) = start(Options { extra_roots, ..Options::new(&url, SECRET, 1) });
    client.command(Command::Seek(Game::Xiangqi)).unwrap();
    let (stream, _) = soon(server.listener.accept()).await.unwrap();
    let mut peer = Peer(accept_async(acceptor.accept(stream).await.unwrap()).await.unwrap());
    peer.greet(None).await;
    assert!(matches!(peer.hear().await, ClientMessage::Seek { .. }));
}

#[tokio::test]
async fn a_secured_service_that_nobody_vouches_for_is_not_spoken_to() {
    let (_, config) = authority();
    let server = Server::new().await;
    let acceptor = tokio_rustls::TlsAcceptor::from(config);
    let (client, mut told) = start(Options::new(server.url.replace("ws://", "wss://"), SECRET, 1));
    client.command(Command::Seek(Game::Xiangqi)).unwrap();
    let (stream, _) = soon(server.listener.accept()).await.unwrap();
    assert!(acceptor.accept(stream).await.is_err());
    let Event::Trouble { why, .. } = until(&mut told, |event| matches!(event, Event::Trouble { .. })).await
    else {
        panic!()
    };
    assert!(why.starts_with("no secured connection to 127.0.0.1: invalid peer certificate"), "{why}");
}

#[test]
fn wrong_options_are_refused_at_once() {
    let start = |options| Client::start(options, |_| {}).map(|_| ());
    assert!(matches!(start(Options::new("http://x", SECRET, 1)), Err(StartError::Address(_))));
    let extra_roots = Some(b"no certificate".to_vec());
    let with_roots = Options { extra_roots, ..Options::new("ws://127.0.0.1:1", SECRET, 1) };
    assert!(matches!(start(with_roots), Err(StartError::Tls(_))));
    let saved = Some(b"nothing".to_vec());
    let with_saved = Options { saved, ..Options::new("ws://127.0.0.1:1", SECRET, 1) };
    assert!(matches!(start(with_saved), Err(StartError::Restore(_))));
    let shown = format!("{:?}", Options::new("ws://127.0.0.1:1", SECRET, 1));
    assert_eq!(shown, r#"Options { url: "ws://127.0.0.1:1", .. }"#);
}

/// A quick match that is held on to when it is closed.
#[cfg(feature = "app")]
mod quick_match {
    use palgak_online::app::{OnlinePhase, OnlineSnapshot, Opponent, QuickMatch, QuickMatchError, Start};
    use palgak_table::command::Pacing;
    use palgak_table::view::View;
    use palgak_text::Locale;

    use super::*;

    /// Begins one whose listener is told each phase, and gets it into a game.
    async fn play(
        server: &Server,
        listener: impl Fn(&OnlineSnapshot) + Send + 'static,
    ) -> (QuickMatch, Peer<TcpStream>, UnboundedReceiver<OnlinePhase>) {
        let (tell, told) = unbounded_channel();
        let start = Start {
            server: server.url.clone(),
            identity: SECRET.to_vec(),
            view: View::new(Locale::En),
            pacing: Pacing::INSTANT,
        };
        let quick =
            QuickMatch::start(start, Opponent::Stranger(Game::Xiangqi), move |snapshot: OnlineSnapshot| {
                listener(&snapshot);
                tell.send(snapshot.phase).unwrap_or_default();
            });
        let mut peer = server.greeted(None).await;
        begin(&mut peer).await;
        (quick.unwrap(), peer, told)
    }

    /// Its connection is closed, though the server is there and talks, and its listener is let go of.
    async fn has_ended(
        quick: &QuickMatch,
        peer: &mut Peer<TcpStream>,
        mut told: UnboundedReceiver<OnlinePhase>,
    ) {
        let ping = serde_json::to_string(&ServerMessage::Ping { ping: 1, rtt_ms: None }).unwrap();
        let mut again = tokio::time::interval(Duration::from_millis(500));
        soon(async {
            loop {
                tokio::select! {
                    message = peer.0.next() => if !matches!(message, Some(Ok(_))) { break },
                    _ = again.tick() => peer.0.send(Message::text(&ping)).await.unwrap_or_default(),
                }
            }
        })
        .await;
        while soon(told.recv()).await.is_some() {}
        assert!(matches!(quick.save(), Err(QuickMatchError::Closed)));
    }

    #[tokio::test]
    async fn ends_its_connection_when_it_is_closed_from_several_threads() {
        let server = Server::new().await;
        let (quick, mut peer, mut told) = play(&server, |_| {}).await;
        while soon(told.recv()).await.expect("it has ended") != OnlinePhase::Playing {}
        std::thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| quick.close());
            }
        });
        has_ended(&quick, &mut peer, told).await;
        quick.close();
    }

    #[tokio::test]
    async fn is_closed_by_its_listener() {
        let server = Server::new().await;
        let held: Arc<OnceLock<QuickMatch>> = Arc::default();
        let in_listener = Arc::clone(&held);
        let (quick, mut peer, told) = play(&server, move |snapshot| {
            if snapshot.phase == OnlinePhase::Playing {
                // The first snapshots may come before there is anything to close.
                in_listener.wait().close();
            }
        })
        .await;
        held.set(quick).unwrap();
        has_ended(held.get().unwrap(), &mut peer, told).await;
    }
}
