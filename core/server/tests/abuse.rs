//! What should not be sent changes nothing, is answered by its name, and does not disturb the honest.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

mod shell_support;

use std::net::Ipv4Addr;
use std::time::Duration;

use palgak_online::id::GameId;
use palgak_online::protocol::{
    Act, ClientMessage, Event, MESSAGE_LIMIT, Refusal, ServerMessage, State, VERSION,
};
use palgak_rules::Game;
use palgak_server::shell::{Limits, Rate};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::{Error, Message};

use self::shell_support::raw::{Last, Raw, connect, get, hello, http, playing, somebody};
use self::shell_support::{Here, soon};

const HOME: Ipv4Addr = Ipv4Addr::LOCALHOST;

async fn state(player: &mut Raw, id: GameId) -> State {
    player.say(&ClientMessage::Resync { id }).await;
    player
        .until(|message| match message {
            ServerMessage::Sync { state, .. } => Some(state.clone()),
            _ => None,
        })
        .await
}

async fn plays(player: &mut Raw, id: GameId, ply: u32, nonce: u64, text: &str) {
    player.say(&ClientMessage::Act { id, nonce, ply, act: Act::Move { text: text.to_owned() } }).await;
}

async fn done(player: &mut Raw) -> (u64, u32, Event) {
    player
        .until(|message| match message {
            ServerMessage::Done { nonce, seq, event, .. } => Some((*nonce, *seq, event.clone())),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn whoever_says_nonsense_is_told_so_and_may_go_on() {
    let here = Here::start(Limits::default()).await;
    let mut raw = Raw::greeted(here.server.address(), &somebody(1)).await;
    for nonsense in
        ["", "{", "[]", "null", "{\"type\":\"fly\"}", "{\"type\":\"seek\",\"nonce\":-1,\"game\":\"janggi\"}"]
    {
        raw.send(Message::text(nonsense)).await;
        assert_eq!(raw.refusal().await, Refusal::Malformed, "{nonsense}");
    }
    // As deep as a message may be long: it must not be the end of the server.
    raw.send(Message::text("[".repeat(MESSAGE_LIMIT))).await;
    assert_eq!(raw.refusal().await, Refusal::Malformed);
    raw.say(&ClientMessage::Seek { nonce: 1, game: Game::Xiangqi }).await;
    raw.until(|message| matches!(message, ServerMessage::Waiting { nonce: 1, .. }).then_some(())).await;
}

#[tokio::test]
async fn what_is_too_long_or_not_text_ends_the_connection() {
    let here = Here::start(Limits::default()).await;
    let mut raw = Raw::greeted(here.server.address(), &somebody(1)).await;
    raw.send(Message::text(" ".repeat(MESSAGE_LIMIT + 1))).await;
    assert_eq!(raw.refusal().await, Refusal::Malformed);
    assert_eq!(raw.last().await, Last::Code(1009));

    let mut raw = Raw::greeted(here.server.address(), &somebody(1)).await;
    raw.send(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(raw.refusal().await, Refusal::Malformed);
    assert_eq!(raw.last().await, Last::Code(1003));
}

#[tokio::test]
async fn who_floods_is_slowed_then_closed_and_at_last_turned_away() {
    let limits = Limits { messages: Rate::per_second(1, 5), ..Limits::default() };
    let here = Here::start(limits).await;
    let flooder = Ipv4Addr::new(127, 0, 0, 9);
    let mut refusals = Vec::new();
    let mut thrown_out = 0;
    while let Ok(mut raw) = Raw::try_open(here.server.address(), flooder, &[]).await {
        thrown_out += 1;
        assert!(thrown_out < 20, "never turned away");
        let ServerMessage::Welcome { challenge, .. } = raw.hear().await else { panic!() };
        raw.say(&hello(&somebody(9), &challenge)).await;
        // More than are allowed and forgiven, in one go.
        for nonce in 0..60 {
            if raw.0.get_mut().writable().await.is_err() {
                break;
            }
            let seek = ClientMessage::Cancel { nonce };
            if futures_util::SinkExt::send(&mut raw.0, Message::text(serde_json::to_string(&seek).unwrap()))
                .await
                .is_err()
            {
                break;
            }
        }
        loop {
            match soon(futures_util::StreamExt::next(&mut raw.0)).await {
                Some(Ok(Message::Text(text))) => {
                    if let Ok(ServerMessage::Refused { code, .. }) = serde_json::from_str(&text) {
                        refusals.push(code);
                    }
                }
                Some(Ok(Message::Close(Some(frame)))) => {
                    assert_eq!(u16::from(frame.code), 1008);
                    break;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break,
            }
        }
    }
    assert_eq!(thrown_out, 5);
    assert!(refusals.contains(&Refusal::TooFast));
    // Others are as welcome as before.
    let mut honest = Raw::greeted(here.server.address(), &somebody(1)).await;
    honest.say(&ClientMessage::Seek { nonce: 1, game: Game::Xiangqi }).await;
    honest.until(|message| matches!(message, ServerMessage::Waiting { .. }).then_some(())).await;
    let metrics = get(here.server.address(), "/metrics").await;
    assert!(metrics.contains("palgak_turned_away_total{why=\"unwelcome\"} 1"), "{metrics}");
}

#[tokio::test]
async fn an_address_has_its_limits_over_all_its_connections() {
    // Ten messages and then, as far as this test is concerned, no more.
    let few = Rate { every: Duration::from_secs(3_600), burst: 10 };
    let here =
        Here::start(Limits { address_connections: 3, address_messages: few, ..Limits::default() }).await;
    let to = here.server.address();
    let mut both = [Raw::greeted(to, &somebody(1)).await, Raw::greeted(to, &somebody(2)).await];
    for nonce in 0..15 {
        for raw in &mut both {
            raw.say(&ClientMessage::Cancel { nonce }).await;
        }
    }
    let (mut served, mut too_fast) = (0, 0);
    for raw in &mut both {
        for _ in 0..15 {
            let is_served = raw.until(|message| match message {
                ServerMessage::Cancelled { .. } => Some(true),
                ServerMessage::Refused { code: Refusal::TooFast, .. } => Some(false),
                _ => None,
            });
            if is_served.await { served += 1 } else { too_fast += 1 }
        }
    }
    // The greetings were messages too, and each may have been pinged once.
    assert!((6..=8).contains(&served), "{served}");
    assert_eq!(too_fast, 30 - served);
    let third = Raw::open(to).await;
    assert!(Raw::try_open(to, HOME, &[]).await.is_err(), "a fourth connection");
    let elsewhere = Ipv4Addr::new(127, 0, 0, 3);
    assert!(Raw::try_open(to, elsewhere, &[]).await.is_ok());
    drop(third);
}

#[tokio::test]
async fn behind_a_proxy_the_address_is_what_the_proxy_says() {
    let limits = Limits { address_connections: 1, ..Limits::default() };
    let here = Here::start_with(limits, |config| palgak_server::shell::Config {
        trust_forwarded_for: true,
        ..config
    })
    .await;
    let to = here.server.address();
    let from = |address| [("x-forwarded-for", address)];
    let _one = Raw::try_open(to, HOME, &from("192.0.2.1")).await.unwrap();
    let _two = Raw::try_open(to, HOME, &from("192.0.2.2")).await.unwrap();
    match Raw::try_open(to, HOME, &from("192.0.2.77, 192.0.2.1")).await {
        Err(Error::Http(response)) => assert_eq!(response.status().as_u16(), 429),
        _ => panic!("what the client says before the proxy must not count"),
    }
}

#[tokio::test]
async fn who_does_not_get_to_the_point_is_not_waited_for() {
    let limits = Limits { handshake: Duration::from_millis(300), ..Limits::default() };
    let here = Here::start(limits).await;
    let to = here.server.address();
    // Nothing at all, half a request, and a WebSocket without a word.
    for half in ["", "GET /v1/play HTTP/1.1\r\nHost: x\r\n"] {
        let mut stream = connect(to, HOME).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        let mut rest = Vec::new();
        // Whether it is closed or reset, it is over.
        let _ = soon(stream.read_to_end(&mut rest)).await;
    }
    let (mut raw, _) = Raw::welcomed(to).await;
    assert_eq!(raw.last().await, Last::Code(1008));
    drop(raw);
    // All of them give back their places; else the server would wait for them.
    assert!(here.server.stop(Duration::from_secs(30)).await);
}

#[tokio::test]
async fn who_falls_silent_is_pinged_and_then_closed() {
    let limits = Limits { idle: Duration::from_millis(400), ..Limits::default() };
    let here = Here::start(limits).await;
    let mut raw = Raw::greeted(here.server.address(), &somebody(1)).await;
    // As long as it is read, pings are answered, and all is well.
    let heard = tokio::time::timeout(Duration::from_millis(1_500), raw.last()).await;
    assert!(heard.is_err(), "{heard:?}");
    // Not reading is being silent.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(raw.last().await, Last::Code(1008));
}

#[tokio::test]
async fn nobody_is_let_in_who_does_not_show_who_they_are() {
    let here = Here::start(Limits::default()).await;
    let to = here.server.address();

    // A signature of another's, of another challenge, and none.
    let (mut raw, challenge) = Raw::welcomed(to).await;
    let ClientMessage::Hello { signature, .. } = hello(&somebody(2), &challenge) else { panic!() };
    let key = somebody(1).player();
    raw.say(&ClientMessage::Hello { version: VERSION, key, signature, resume: None }).await;
    assert_eq!(raw.refusal().await, Refusal::Signature);
    assert_eq!(raw.last().await, Last::Code(1008));
    let (mut raw, other) = Raw::welcomed(to).await;
    assert_ne!(challenge, other);
    raw.say(&hello(&somebody(1), &challenge)).await;
    assert_eq!(raw.refusal().await, Refusal::Signature);
    let (mut raw, _) = Raw::welcomed(to).await;
    raw.say(&ClientMessage::Hello { version: VERSION, key, signature: String::new(), resume: None }).await;
    assert_eq!(raw.refusal().await, Refusal::Signature);

    // Another version, and no greeting first.
    let (mut raw, challenge) = Raw::welcomed(to).await;
    let ClientMessage::Hello { signature, .. } = hello(&somebody(1), &challenge) else { panic!() };
    raw.say(&ClientMessage::Hello { version: VERSION + 1, key, signature, resume: None }).await;
    assert_eq!(raw.refusal().await, Refusal::Version);
    let (mut raw, _) = Raw::welcomed(to).await;
    raw.say(&ClientMessage::Seek { nonce: 1, game: Game::Janggi }).await;
    assert_eq!(raw.refusal().await, Refusal::OutOfPlace);
    assert_eq!(raw.last().await, Last::Code(1008));

    // A second greeting is refused, and the first holds.
    let (mut raw, challenge) = Raw::welcomed(to).await;
    raw.say(&hello(&somebody(1), &challenge)).await;
    raw.say(&hello(&somebody(2), &challenge)).await;
    assert_eq!(raw.refusal().await, Refusal::OutOfPlace);
    raw.say(&ClientMessage::Seek { nonce: 1, game: Game::Janggi }).await;
    raw.until(|message| matches!(message, ServerMessage::Waiting { .. }).then_some(())).await;
}

#[tokio::test]
async fn what_may_not_be_played_changes_nothing_and_what_is_sent_twice_counts_once() {
    let here = Here::start(Limits::default()).await;
    let (mut players, id) = playing(here.server.address()).await;
    let before = state(&mut players[0], id).await;

    plays(&mut players[1], id, 0, 20, "h10g8").await;
    assert_eq!(players[1].refusal().await, Refusal::NotYourTurn);
    for nonsense in ["a1a9", "e1e3", "zz", "", "a1a1a1a1"] {
        plays(&mut players[0], id, 0, 21, nonsense).await;
        assert_eq!(players[0].refusal().await, Refusal::Illegal, "{nonsense}");
    }
    plays(&mut players[0], id, 7, 22, "h3e3").await;
    assert_eq!(players[0].refusal().await, Refusal::Late);
    plays(&mut players[0], GameId(id.0 ^ 1), 0, 23, "h3e3").await;
    assert_eq!(players[0].refusal().await, Refusal::NoSuchGame);
    let mut stranger = Raw::greeted(here.server.address(), &somebody(3)).await;
    plays(&mut stranger, id, 0, 24, "h3e3").await;
    assert_eq!(stranger.refusal().await, Refusal::NoSuchGame);
    players[0].say(&ClientMessage::Act { id, nonce: 25, ply: 0, act: Act::AcceptDraw }).await;
    assert_eq!(players[0].refusal().await, Refusal::NotNow);
    let after = state(&mut players[0], id).await;
    assert_eq!(State { elapsed_ms: 0, ..after }, State { elapsed_ms: 0, ..before });

    plays(&mut players[0], id, 0, 30, "h3e3").await;
    let first = done(&mut players[0]).await;
    assert_eq!(first.0, 30);
    // Sent again, even after the other has moved: the same answer.
    plays(&mut players[0], id, 0, 30, "h3e3").await;
    assert_eq!(done(&mut players[0]).await, first);
    plays(&mut players[1], id, 1, 30, "h10g8").await;
    done(&mut players[1]).await;
    plays(&mut players[0], id, 0, 30, "h3e3").await;
    assert_eq!(done(&mut players[0]).await, first);
    assert_eq!(state(&mut players[1], id).await.moves, ["h3e3", "h10g8"]);
}

#[tokio::test]
async fn who_does_not_read_is_dropped() {
    let limits = Limits {
        outgoing_bytes: 16 * 1_024,
        messages: Rate::UNLIMITED,
        address_messages: Rate::UNLIMITED,
        write: Duration::from_millis(500),
        ..Limits::default()
    };
    let here = Here::start(limits).await;
    let to = here.server.address();
    let (mut players, id) = playing(to).await;
    // Asks for much and reads nothing of it, until the server will have no more of that.
    let resync = serde_json::to_string(&ClientMessage::Resync { id }).unwrap();
    let mut asked = 0_u32;
    while soon(futures_util::SinkExt::send(&mut players[0].0, Message::text(resync.clone()))).await.is_ok() {
        asked += 1;
        assert!(asked < 1_000_000, "never dropped");
    }
    // The other player is served as ever, and hears that the first is gone.
    players[1]
        .until(|message| matches!(message, ServerMessage::Presence { here: false, .. }).then_some(()))
        .await;
    players[1].say(&ClientMessage::Act { id, nonce: 40, ply: 0, act: Act::Resign }).await;
    players[1]
        .until(|message| {
            matches!(message, ServerMessage::Done { event: Event::Over { .. }, .. }).then_some(())
        })
        .await;
}

#[tokio::test]
async fn pages_are_what_they_should_be() {
    let here = Here::start_with(Limits::default(), |config| palgak_server::shell::Config {
        metrics_listen: Some("127.0.0.1:0".parse().unwrap()),
        ..config
    })
    .await;
    let (to, operators) = (here.server.address(), here.server.metrics_address().unwrap());
    let health = get(to, "/healthz").await;
    assert!(health.starts_with("HTTP/1.1 200 ") && health.ends_with("\r\n\r\nok\n"), "{health}");
    assert!(get(to, "/metrics").await.starts_with("HTTP/1.1 404 "), "metrics have an address of their own");
    let _player = Raw::greeted(to, &somebody(1)).await;
    let metrics = get(operators, "/metrics").await;
    assert!(metrics.starts_with("HTTP/1.1 200 "));
    for line in
        ["palgak_connections 1", "palgak_hellos_total 1", "palgak_games{game=\"janggi\",phase=\"playing\"} 0"]
    {
        assert!(metrics.lines().any(|l| l == line), "{line} is not in:\n{metrics}");
    }
    assert!(get(to, "/").await.starts_with("HTTP/1.1 404 "));
    assert!(
        http(to, "POST /v1/play HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            .await
            .starts_with("HTTP/1.1 405 ")
    );
    assert!(http(to, "nonsense\r\n\r\n").await.starts_with("HTTP/1.1 400 "));
    let long = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "x".repeat(10_000));
    let answer = http(to, &long).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
}

#[tokio::test]
async fn who_is_stopped_says_so() {
    let here = Here::start(Limits::default()).await;
    let to = here.server.address();
    let mut player = Raw::greeted(to, &somebody(1)).await;
    let (mut silent, _) = Raw::welcomed(to).await;
    let stopping = tokio::spawn(here.server.stop(Duration::from_secs(30)));
    player.until(|message| matches!(message, ServerMessage::Goodbye { .. }).then_some(())).await;
    assert_eq!(player.last().await, Last::Code(1001));
    assert_eq!(silent.last().await, Last::Code(1001));
    assert!(soon(stopping).await.unwrap(), "stopped in time");
    assert!(Raw::try_open(to, HOME, &[]).await.is_err());
}
