//! Runs simulated worlds: `cargo run --release -p palgak-server --example simulate -- --seeds 0..10000`.
//!
//! `--log` writes down all that happens in one world: `-- --seeds 17..18 --log`.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use clap::Parser;
use palgak_server::sim::{Plan, Report, run, run_with_log};

/// Runs simulated worlds of the quick-match service and looks for what must never happen.
#[derive(Parser)]
struct Options {
    /// The seeds, the last one left out.
    #[arg(long, default_value = "0..10000", value_parser = range)]
    seeds: std::ops::Range<u64>,
    /// Writes down all that happens.
    #[arg(long)]
    log: bool,
    /// How many worlds are run at the same time.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

fn range(text: &str) -> Result<std::ops::Range<u64>, String> {
    let parts = text.split_once("..").and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    let (from, to): (u64, u64) = parts.ok_or("two numbers with two dots between are wanted: 0..10000")?;
    if from < to { Ok(from..to) } else { Err("the second number must be greater than the first".to_owned()) }
}

#[allow(clippy::print_stdout, reason = "this is what a person asked for")]
fn main() -> ExitCode {
    let options = Options::parse();
    let begun = Instant::now();
    let next = AtomicU64::new(options.seeds.start);
    let all = Mutex::new((Report::default(), Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..options.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= options.seeds.end {
                        return;
                    }
                    let plan = Plan::of(seed);
                    let result = if options.log {
                        run_with_log(seed, &plan, &mut |line| println!("{line}"))
                    } else {
                        run(seed, &plan)
                    };
                    let mut all = all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    match result {
                        Ok(report) => all.0.add(&report),
                        Err(violation) => {
                            println!("{violation}");
                            all.1.push(seed);
                        }
                    }
                }
            });
        }
    });
    let (report, failed) = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    println!("{report:#?}");
    println!(
        "{} worlds in {:.1} s, {} with something that must never happen",
        options.seeds.end - options.seeds.start,
        begun.elapsed().as_secs_f64(),
        failed.len()
    );
    if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
