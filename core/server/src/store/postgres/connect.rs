//! From an address to a pool of connections.

use std::str::FromStr;
use std::time::Duration;

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Timeouts};
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::{Config, NoTls};

use super::OpenError;
use super::tls::{Tls, TlsWish};

/// How long one try of a request may take before its connection is given up.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// What every connection is told. A server that is stopped in the middle of a transaction must not keep others waiting,
/// and an answer must mean that a move is on the disk, whatever the default of the database is.
const SETTINGS: &str = "
    SET lock_timeout = '3s';
    SET statement_timeout = '10s';
    SET idle_in_transaction_session_timeout = '10s';
    SET default_transaction_isolation = 'read committed';
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') IN ('off', 'local');
";

/// A pool for an address; nothing is connected yet.
pub(super) fn pool(url: &str, connections: usize) -> Result<(Pool, String), OpenError> {
    let (url, wish) = TlsWish::of(url).map_err(OpenError::Address)?;
    let mut config =
        Config::from_str(&url).map_err(|error| OpenError::Address(super::fault::words(&error)))?;
    let place = place(&config);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    if config.get_application_name().is_none() {
        config.application_name("palgak-server");
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(PATIENCE * 2);
    }
    config.keepalives_idle(Duration::from_secs(10));
    // After a failover the old primary may still answer, for reading.
    config.target_session_attrs(TargetSessionAttrs::ReadWrite);

    let how = ManagerConfig { recycling_method: RecyclingMethod::Verified };
    let manager = match Tls::for_wish(&wish).map_err(OpenError::Tls)? {
        Some(tls) => {
            config.ssl_mode(SslMode::Require);
            Manager::from_config(config, tls, how)
        }
        None => {
            config.ssl_mode(SslMode::Disable);
            Manager::from_config(config, NoTls, how)
        }
    };
    let pool = Pool::builder(manager)
        .max_size(connections)
        .timeouts(Timeouts {
            wait: Some(PATIENCE),
            create: Some(PATIENCE),
            recycle: Some(Duration::from_secs(1)),
        })
        .runtime(Runtime::Tokio1)
        .post_create(Hook::async_fn(|client, _| {
            Box::pin(async move { client.batch_execute(SETTINGS).await.map_err(HookError::Backend) })
        }))
        .build()
        .map_err(|error| OpenError::Address(error.to_string()))?;
    Ok((pool, place))
}

/// A database by host and name, for messages: the address itself may hold a password.
fn place(config: &Config) -> String {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        #[cfg(unix)]
        Some(Host::Unix(path)) => path.display().to_string(),
        None => "the local host".to_owned(),
    };
    match config.get_dbname() {
        Some(name) => format!("database {name} at {host}"),
        None => format!("the database at {host}"),
    }
}

/// A connection of the pool.
pub(super) type Connection = deadpool_postgres::Object;
