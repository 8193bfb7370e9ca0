//! `palgak-server`: the quick-match service as one command. `docs/operating.md` tells how it is run.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser as _;
use mimalloc::MiMalloc;
use palgak_server::shell::options::Options;
use palgak_server::shell::{Certificate, Config, LEASE, Server, log};
use palgak_server::store::Store;
use palgak_server::store::any::AnyStore;
use tokio::signal::unix::{SignalKind, signal};

/// A move is many small things that live briefly.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// The most connections to a database: few serve many games, since what comes together goes together.
const DATABASE_CONNECTIONS: usize = 8;

/// Why the server does not run: what is told, and with which status.
enum Failure {
    /// It was asked for something that cannot be.
    Usage(String),
    /// The help was asked for.
    Help(String),
    /// The machine failed it.
    Machine(String),
}

fn main() -> ExitCode {
    let (line, status) = match run() {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Help(text)) => {
            // If nobody reads it, nobody needs it.
            let _ = std::io::stdout().lock().write_all(text.as_bytes());
            return ExitCode::SUCCESS;
        }
        Err(Failure::Usage(line)) => (line, 2),
        Err(Failure::Machine(line)) => (line, 1),
    };
    let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    // If standard error is closed there is nobody to tell.
    let _ = writeln!(std::io::stderr().lock(), "palgak-server: {line}");
    ExitCode::from(status)
}

fn run() -> Result<(), Failure> {
    let options = Options::try_parse()?;
    log::start(options.log).map_err(Failure::Usage)?;
    let place = options.store_place().map_err(Failure::Usage)?;
    raise_file_limit();
    let runtime = runtime(options.threads())
        .enable_all()
        .build()
        .map_err(|error| Failure::Machine(format!("no threads: {error}")))?;
    runtime.block_on(async {
        let store = AnyStore::open(&place, LEASE, DATABASE_CONNECTIONS)
            .await
            .map_err(|error| Failure::Usage(format!("--store: {error}")))?;
        tracing::info!(store = %place, "games are kept");
        serve(options, store).await
    })
}

/// What runs the tasks on so many threads. One alone need not look out for others.
fn runtime(threads: usize) -> tokio::runtime::Builder {
    if threads == 1 {
        return tokio::runtime::Builder::new_current_thread();
    }
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(threads);
    builder
}

async fn serve(options: Options, store: impl Store) -> Result<(), Failure> {
    let certificate = match (&options.tls_cert, &options.tls_key) {
        (Some(cert), Some(key)) => {
            Some(Certificate::load(cert, key).map_err(|error| Failure::Usage(error.to_string()))?)
        }
        _ => None,
    };
    let machine = |error: std::io::Error| Failure::Machine(format!("signals: {error}"));
    let mut terminate = signal(SignalKind::terminate()).map_err(machine)?;
    let mut interrupt = signal(SignalKind::interrupt()).map_err(machine)?;
    let mut hangup = signal(SignalKind::hangup()).map_err(machine)?;

    let config = Config {
        listen: options.listen,
        metrics_listen: options.metrics_listen,
        certificate: certificate.clone(),
        trust_forwarded_for: options.trust_forwarded_for,
        limits: options.limits.limits(),
        keep: options.keep(),
    };
    let server = Server::start(config, store, |address| options.url(address))
        .await
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let (address, tls) = (server.address(), certificate.is_some());
    tracing::info!(%address, tls, url = options.url(address), "listening");
    if let Some(address) = server.metrics_address() {
        tracing::info!(%address, "metrics are served");
    }

    loop {
        tokio::select! {
            _ = terminate.recv() => break,
            _ = interrupt.recv() => break,
            _ = hangup.recv() => match &certificate {
                None => tracing::info!("there is no certificate to read anew"),
                Some(certificate) => match certificate.reload() {
                    Ok(()) => tracing::info!("the certificate was read anew"),
                    Err(error) => tracing::error!(%error, "the certificate in use stays"),
                },
            },
        }
    }
    tracing::info!("stopping");
    if server.stop(Duration::from_secs(options.stop_seconds)).await {
        tracing::info!("stopped");
    } else {
        tracing::warn!("stopped before all connections were closed; nothing that was acknowledged is lost");
    }
    Ok(())
}

/// Each connection is a file: allows as many as the system lets this process have.
fn raise_file_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
}

impl From<clap::Error> for Failure {
    /// clap explains at length, over several lines; the first paragraph is the mistake itself.
    fn from(error: clap::Error) -> Failure {
        let text = error.render().to_string();
        if !error.use_stderr() {
            return Failure::Help(text);
        }
        let mistake = text.split("\n\n").next().unwrap_or_default();
        let line = mistake.split_whitespace().collect::<Vec<_>>().join(" ");
        Failure::Usage(line.strip_prefix("error: ").unwrap_or(&line).to_owned())
    }
}
