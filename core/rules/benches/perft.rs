//! Perft: legal lines counted per second.
#![allow(missing_docs)] // The macros of the harness write undocumented items.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use palgak_rules::janggi::{Position, Rules, Setup};
use palgak_rules::perft;

fn janggi(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft/janggi");
    let middle = "r1ba1anb1/4k4/n6cr/R5p1p/9/1pP1p1P2/1P1P4P/7CN/3AKN3/1B3AB1R b - - 0 1";
    for bikjang in [true, false] {
        let rules = Rules { bikjang };
        let start = Position::start(Setup::Inner, Setup::Inner, rules);
        let Ok(middle) = Position::from_fen(middle, rules) else { return };
        for (name, position) in [("start", start), ("middle game", middle)] {
            let mut position = position;
            group.throughput(Throughput::Elements(perft(&mut position, 4)));
            group.bench_function(format!("{name}, bikjang {bikjang}"), |bencher| {
                bencher.iter(|| perft(&mut position, 4));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, janggi);
criterion_main!(benches);
