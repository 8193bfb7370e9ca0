//! Durable moves a second, beside bare servers that make messages durable and nothing else.

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::pair::{Pair, Span};
use crate::report::{Latencies, line, median};
use crate::scripts::{Script, scripts};
use crate::servers::{Kind, Running, processor};
use crate::{Moves, Result};

/// How long is played before anything is measured.
const WARM_UP: Duration = Duration::from_secs(1);

/// What one measurement found.
struct Found {
    moves_per_second: f64,
    p50: f64,
    p99: f64,
    /// Processor time of the server for a move, in microseconds.
    server: f64,
    /// That of its clients.
    clients: f64,
}

pub(crate) async fn run(folder: &Path, options: &Moves) -> Result<()> {
    let scripts: Arc<[Script]> = scripts(48).into();
    line("games  server  moves/s   p50 ms   p99 ms   µs/move: server  clients");
    for &pairs in &options.pairs {
        const KINDS: [Kind; 3] = [Kind::Echo, Kind::Relay, Kind::Palgak];
        let mut rounds = Vec::new();
        for _ in 0..options.rounds {
            let mut round = Vec::new();
            for kind in KINDS {
                let found = measure(folder, pairs, options.seconds, kind, &scripts).await?;
                let Found { moves_per_second, p50, p99, server, clients } = &found;
                let name = kind.name();
                line(format_args!(
                    "{pairs:>5}  {name:<6} {moves_per_second:>8.0} {p50:>8.2} {p99:>8.2} {server:>17.1} {clients:>8.1}"
                ));
                round.push(found);
            }
            rounds.push(round);
        }
        for (place, kind) in KINDS[..2].iter().enumerate() {
            let ratio =
                |of: fn(&Found) -> f64| median(rounds.iter().map(|r| of(&r[2]) / of(&r[place])).collect());
            let (throughput, tail) = (ratio(|f| f.moves_per_second), ratio(|f| f.p99));
            let name = kind.name();
            line(format_args!(
                "{pairs:>5}  median of the ratios to {name}: throughput {throughput:.2}, p99 {tail:.2}"
            ));
        }
    }
    Ok(())
}

async fn measure(
    folder: &Path,
    pairs: usize,
    seconds: u64,
    kind: Kind,
    scripts: &Arc<[Script]>,
) -> Result<Found> {
    let server = Running::start(folder, kind)?;
    let to = server.address;
    let mut players = Vec::new();
    for number in 0..pairs {
        players.push(match kind {
            Kind::Palgak => Pair::palgak(to, Ipv4Addr::LOCALHOST, number).await?,
            Kind::Echo | Kind::Relay => Pair::bare(to, kind).await?,
        });
    }
    let from = Instant::now() + WARM_UP;
    let span = Span { from, until: from + Duration::from_secs(seconds), pause: Duration::ZERO };
    let mut tasks = JoinSet::new();
    for (number, pair) in players.into_iter().enumerate() {
        let scripts = Arc::clone(scripts);
        tasks.spawn(async move { pair.play(&scripts[number % scripts.len()], span).await });
    }
    tokio::time::sleep_until(span.from.into()).await;
    let used = [server.processor()?, processor(std::process::id())?];
    tokio::time::sleep_until(span.until.into()).await;
    let used = [server.processor()? - used[0], processor(std::process::id())? - used[1]];
    let mut latencies = Latencies::default();
    while let Some(played) = tasks.join_next().await {
        latencies.append(played??);
    }
    let count = latencies.count() as f64;
    Ok(Found {
        moves_per_second: count / seconds as f64,
        p50: latencies.per_mille(500),
        p99: latencies.per_mille(990),
        server: used[0] * 1e6 / count,
        clients: used[1] * 1e6 / count,
    })
}
