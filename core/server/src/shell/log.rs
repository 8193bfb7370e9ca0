//! Where logs go. At `info` and above they name no key and no address of a client.

use std::io::{self, IsTerminal};

use tracing_subscriber::EnvFilter;

use super::options::LogFormat;

/// Starts logging to standard error. `RUST_LOG` filters, as `info` or `palgak_server=debug`; `info` if it is not set.
///
/// # Errors
/// If `RUST_LOG` makes no sense, or logging was started before.
pub fn start(format: LogFormat) -> Result<(), String> {
    let filter = match std::env::var("RUST_LOG") {
        Ok(said) if !said.is_empty() => {
            EnvFilter::try_new(&said).map_err(|error| format!("RUST_LOG: {said:?}: {error}"))?
        }
        _ => EnvFilter::new("info"),
    };
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let started = match format {
        LogFormat::Json => builder.json().flatten_event(true).with_current_span(false).try_init(),
        LogFormat::Text => builder.with_ansi(io::stderr().is_terminal()).try_init(),
    };
    started.map_err(|error| format!("logging: {error}"))
}
