//! Memory of an idle connection, beside the bare server's; and whether that many can be held.

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::link::Link;
use crate::pair::identity;
use crate::report::line;
use crate::servers::{Kind, Running};
use crate::{Idle, Result};

pub(crate) async fn run(folder: &Path, options: &Idle) -> Result<()> {
    line("server  connections  bytes each  still open in the end");
    let bare = measure(folder, options, Kind::Echo).await?;
    let real = measure(folder, options, Kind::Palgak).await?;
    line(format_args!("ratio of memory: {:.2}", real / bare));
    Ok(())
}

/// Bytes of memory that the server needs for one more connection.
async fn measure(folder: &Path, options: &Idle, kind: Kind) -> Result<f64> {
    let server = Running::start(folder, kind)?;
    let to = server.address;
    let open = Arc::new(AtomicUsize::new(0));
    let mut tasks = JoinSet::new();
    // What is set up once, with the first connections, is not counted.
    let mut before = 0;
    let first = options.connections / 20;
    for number in 0..options.connections {
        if number == first {
            sleep(Duration::from_secs(1)).await;
            before = server.memory()?;
        }
        let from = Ipv4Addr::LOCALHOST;
        let mut link = match kind {
            Kind::Palgak => Link::greet(to, from, &identity(number)).await?,
            Kind::Echo | Kind::Relay => Link::open(to, from).await?,
        };
        open.fetch_add(1, Ordering::Relaxed);
        let open = Arc::clone(&open);
        tasks.spawn(async move {
            // Answers pings until the connection ends.
            while link.hear().await.is_ok() {}
            open.fetch_sub(1, Ordering::Relaxed);
        });
    }
    sleep(Duration::from_secs(options.hold)).await;
    let held = open.load(Ordering::Relaxed);
    let each = (server.memory()?.saturating_sub(before)) as f64 / (options.connections - first) as f64;
    line(format_args!("{:<6} {:>12} {each:>11.0} {held:>22}", kind.name(), options.connections));
    if held < options.connections {
        return Err(format!("{} connections were lost", options.connections - held).into());
    }
    Ok(each)
}
