//! Perft: legal lines counted per second.
#![allow(missing_docs)] // The macros of the harness write undocumented items.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use palgak_rules::janggi::{Position, Rules, Setup};
use palgak_rules::{chushogi, perft, xiangqi};

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

fn xiangqi(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft/xiangqi");
    let rules = xiangqi::Rules::default();
    let start = xiangqi::Position::start(xiangqi::Handicap::Even, rules);
    let middle = "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1";
    let Ok(middle) = xiangqi::Position::from_fen(middle, rules) else { return };
    for (name, position) in [("start", start), ("middle game", middle)] {
        let mut position = position;
        group.throughput(Throughput::Elements(perft(&mut position, 4)));
        group.bench_function(name, |bencher| bencher.iter(|| perft(&mut position, 4)));
    }
    group.finish();
}

fn chushogi(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft/chushogi");
    let mut start = chushogi::Position::start(chushogi::Handicap::Even, chushogi::Rules::LISHOGI);
    group.throughput(Throughput::Elements(perft(&mut start, 3)));
    group.bench_function("start", |bencher| bencher.iter(|| perft(&mut start, 3)));
    group.finish();
}

criterion_group!(benches, janggi, xiangqi, chushogi);
criterion_main!(benches);
