//! A look at very many worlds, or a close look at one.

// It is there to be read.
#![allow(clippy::print_stdout)]

use std::ops::Range;
use std::panic::catch_unwind;
use std::sync::atomic::{AtomicU64, Ordering};

use super::live;
use super::world::World;

/// The seeds that an environment variable names: `A..B`, or one alone.
fn seeds(name: &str) -> Option<Range<u64>> {
    let text = std::env::var(name).ok()?;
    let number = |text: &str| text.trim().parse().unwrap_or_else(|_| panic!("{name}={text}: no number"));
    Some(match text.split_once("..") {
        Some((from, to)) => number(from)..number(to),
        None => number(&text)..number(&text) + 1,
    })
}

/// Goes through the worlds of `WORLDS` (20,000 unless it says otherwise) and names those that do not end well:
///
/// ```text
/// WORLDS=0..100000 cargo test --release -p palgak-online --lib survey -- --ignored --nocapture
/// ```
#[test]
#[ignore = "takes minutes"]
fn survey() {
    let Range { start, end } = seeds("WORLDS").unwrap_or(0..20_000);
    std::panic::set_hook(Box::new(|_| {}));
    let next = AtomicU64::new(start);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let failed: Vec<(u64, String)> = std::thread::scope(|scope| {
        let look = || {
            let mut failed = Vec::new();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= end {
                    return failed;
                }
                if let Err(why) = catch_unwind(|| live(World::new(seed))) {
                    let text = why.downcast_ref::<String>().cloned();
                    let text = text.or(why.downcast_ref::<&str>().map(|text| (*text).to_owned()));
                    failed.push((seed, text.unwrap_or_default()));
                }
            }
        };
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(look)).collect();
        all.into_iter().flat_map(|one| one.join().unwrap_or_default()).collect()
    });
    let _ = std::panic::take_hook();
    for (seed, why) in &failed {
        println!("{seed}: {}", why.lines().next().unwrap_or_default());
    }
    println!("{} of {} worlds", failed.len(), end - start);
    assert_eq!(failed, [], "worlds that do not end well");
}

/// Tells all that happens in the world that `WORLD` names:
///
/// ```text
/// WORLD=17 cargo test -p palgak-online --lib story -- --ignored --nocapture
/// ```
#[test]
#[ignore = "tells of one world, which is to be named"]
fn story() {
    for seed in seeds("WORLD").expect("WORLD=N names a world") {
        println!("world {seed}");
        live(World::telling(seed));
    }
}
