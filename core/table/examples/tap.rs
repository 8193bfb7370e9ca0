//! What a tap costs, and the snapshot that answers it, without leaving Rust: the yardstick for what crossing into
//! another language adds.
//!
//! `tap SAVED POINT TAPS` restores a saved game, chooses the piece on POINT and lets it go again, TAPS times in all
//! without waiting, and prints nanoseconds of processor time for each tap: of who calls, and of the table's thread, which
//! makes the snapshot and has it taken. Other work on the machine does not count. Linux only.
#![allow(clippy::print_stdout, reason = "what it measures is its output")]

use std::error::Error;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;

use palgak_table::command::{Command, Pacing};
use palgak_table::host::{Host, Mind};
use palgak_table::snapshot::Snapshot;
use palgak_table::view::View;
use palgak_text::Locale;

/// How many bursts; of these the middle one counts.
const ROUNDS: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(saved), Some(point), Some(taps)) = (arguments.next(), arguments.next(), arguments.next())
    else {
        return Err("tell a saved game, a point and how many taps".into());
    };
    let (point, taps): (u8, u64) = (point.parse()?, taps.parse()?);
    let (tell, arrived) = channel();
    // Snapshots are only counted, as on the other side; the last of each burst tells what its thread has used up.
    let count = AtomicU64::new(0);
    let listener = move |snapshot: Snapshot| {
        assert!(snapshot.refusal.is_none(), "the piece on this point cannot be chosen");
        if count.fetch_add(1, Ordering::Relaxed).is_multiple_of(taps) {
            tell.send(own_time()).unwrap_or_default();
        }
    };
    let bytes = std::fs::read(saved)?;
    let host = Host::restore(&bytes, View::new(Locale::En), Pacing::PERSON, listener, Mind::default)?;
    let mut before = arrived.recv()??;
    let mut costs = Vec::new();
    for _ in 0..ROUNDS {
        let began = own_time()?;
        for _ in 0..taps {
            host.send(Command::Tap(point))?;
        }
        let called = own_time()? - began;
        let after = arrived.recv()??;
        costs.push((after - before, called));
        before = after;
    }
    costs.sort_unstable();
    let (snapshot, call) = costs.get(ROUNDS / 2).ok_or("nothing was measured")?;
    println!("{} {}", call / taps, snapshot / taps);
    Ok(())
}

/// The processor time that this thread has had, in nanoseconds.
fn own_time() -> Result<u64, String> {
    let path = "/proc/thread-self/schedstat";
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let first = text.split(' ').next().and_then(|time| time.parse().ok());
    first.ok_or_else(|| format!("{path} holds no time: {text}"))
}
