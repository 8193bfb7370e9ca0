//! What the honest feel when others abuse the server: ten times as many messages as theirs, from other addresses.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use palgak_online::id::GameId;
use palgak_online::protocol::{Act, ClientMessage};
use palgak_rules::Game;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::link::Link;
use crate::pair::{Pair, Span, identity};
use crate::report::{Latencies, line};
use crate::scripts::{Script, scripts};
use crate::servers::Running;
use crate::{Abuse, Result};

/// Between two moves of an honest game.
const PAUSE: Duration = Duration::from_millis(100);
/// How many abusers there are, each from an address of its own.
const ABUSERS: usize = 40;
/// How much more abusers send than the honest.
const TIMES: usize = 10;

pub(crate) async fn run(folder: &Path, options: &Abuse) -> Result<()> {
    let scripts: Arc<[Script]> = scripts(48).into();
    // The limits are those that the server has when nothing is said.
    let server = Running::palgak(folder, &[])?;
    line("load            honest moves   p50 ms   p99 ms   abusive messages sent   connections of abusers");
    let mut alone = honest(&server, options, &scripts, 0).await?;
    tell("alone", &mut alone, 0, 0);

    let until = Instant::now() + Duration::from_secs(options.seconds + 3);
    let honest_rate = options.pairs as f64 / PAUSE.as_secs_f64();
    let each = Duration::from_secs_f64(ABUSERS as f64 / (honest_rate * TIMES as f64));
    let counts = Arc::new(Counts::default());
    let mut abusers = JoinSet::new();
    for number in 0..ABUSERS {
        abusers.spawn(abuse(server.address, number, each, until, Arc::clone(&counts)));
    }
    let mut among = honest(&server, options, &scripts, 1).await?;
    while abusers.join_next().await.is_some() {}
    tell(
        "among abusers",
        &mut among,
        counts.sent.load(Ordering::Relaxed),
        counts.opened.load(Ordering::Relaxed),
    );
    line(format_args!("ratio of p99: {:.2}", among.per_mille(990) / alone.per_mille(990)));
    Ok(())
}

fn tell(load: &str, latencies: &mut Latencies, sent: u64, opened: u64) {
    let (p50, p99) = (latencies.per_mille(500), latencies.per_mille(990));
    let moves = latencies.count();
    line(format_args!("{load:<15} {moves:>12} {p50:>8.2} {p99:>8.2} {sent:>23} {opened:>24}"));
}

/// Honest games, each from an address of its own.
async fn honest(
    server: &Running,
    options: &Abuse,
    scripts: &Arc<[Script]>,
    time: usize,
) -> Result<Latencies> {
    let mut tasks = JoinSet::new();
    let from = Instant::now() + Duration::from_secs(2);
    for number in 0..options.pairs {
        let home = Ipv4Addr::new(127, 1, 0, u8::try_from(1 + number % 250)?);
        let pair = Pair::palgak(server.address, home, number + time * options.pairs).await?;
        let scripts = Arc::clone(scripts);
        // Not all in step.
        let start = from + PAUSE * u32::try_from(number)? / u32::try_from(options.pairs)?;
        let span = Span { from, until: from + Duration::from_secs(options.seconds), pause: PAUSE };
        tasks.spawn(async move {
            sleep_until((start - Duration::from_secs(1)).into()).await;
            pair.play(&scripts[number % scripts.len()], span).await
        });
    }
    let mut latencies = Latencies::default();
    while let Some(played) = tasks.join_next().await {
        latencies.append(played??);
    }
    Ok(latencies)
}

#[derive(Default)]
struct Counts {
    sent: AtomicU64,
    opened: AtomicU64,
}

/// One abuser: sends messages of every kind that should not be, and comes back whenever it is thrown out.
async fn abuse(to: SocketAddr, number: usize, each: Duration, until: Instant, counts: Arc<Counts>) {
    let home = Ipv4Addr::new(127, 2, 0, 1 + number as u8);
    let mut beat = interval(each);
    beat.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut kind = number;
    while Instant::now() < until {
        beat.tick().await;
        counts.opened.fetch_add(1, Ordering::Relaxed);
        if number % 8 == 7 {
            half_open(to).await;
            continue;
        }
        let who = identity(1_000_000 + number);
        let Ok(Ok(mut link)) = timeout(Duration::from_secs(1), Link::greet(to, home, &who)).await else {
            continue;
        };
        while Instant::now() < until {
            beat.tick().await;
            kind += 1;
            // What is said to it need not be heard, but must not fill up either.
            while let Ok(Some(Ok(_))) = timeout(Duration::ZERO, link.0.next()).await {}
            counts.sent.fetch_add(1, Ordering::Relaxed);
            if link.0.send(bad(kind)).await.is_err() {
                break;
            }
        }
    }
}

/// A message that should not be.
fn bad(kind: usize) -> Message {
    let act = |act| ClientMessage::Act { id: GameId(kind as u64), nonce: kind as u64, ply: 3, act };
    let message = match kind % 7 {
        0 => return Message::text("{\"type\":\"act\""),
        1 => return Message::text("[".repeat(2_000)),
        2 => act(Act::Move { text: "a1a9".to_owned() }),
        3 => act(Act::Resign),
        4 => ClientMessage::Seek { nonce: kind as u64, game: Game::Xiangqi },
        5 => ClientMessage::Cancel { nonce: kind as u64 - 1 },
        _ if kind % 70 == 6 => return Message::text(" ".repeat(5_000)),
        _ if kind % 70 == 13 => return Message::binary(vec![1; 100]),
        _ => return Message::Ping(vec![1; 100].into()),
    };
    Message::text(serde_json::to_string(&message).unwrap_or_default())
}

/// A connection that begins to ask for something and does not go on.
async fn half_open(to: SocketAddr) {
    if let Ok(mut stream) = TcpStream::connect(to).await {
        // Whether it is heard does not matter.
        let _ = stream.write_all(b"GET /v1/play HTTP/1.1\r\nHost: x\r\n").await;
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(3)).await;
            drop(stream);
        });
    }
}
