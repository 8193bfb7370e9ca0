//! Trains the network that judges positions on what `self_play` wrote, and writes its file of weights.
//!
//! ```text
//! cargo run --release -p palgak-engine --features training --example train -- \
//!     janggi core/engine/nets/janggi.net [--epochs N] [--threads N] FILES…
//! ```
//!
//! The network's output, turned into an expectation of the result, is brought near a mixture of the search's score and
//! the game's result, by Adam on batches in random order; each position is taken as it is or in the mirror, by chance.
//! One in twenty is kept aside to see whether what was learnt holds, beside the judgement that the engine has now. While it
//! is trained a piece also has weights of its own wherever it stands, so that rare places profit from common ones; they are
//! added to the places in the end.
#![allow(clippy::print_stdout)] // A program that reports.

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};

use palgak_engine::training::shape::{BUCKETS, HIDDEN, INPUTS, LAST_ONE, MOVES_FIRST, ONE, WORTH, bucket};
use palgak_engine::training::{Sight, Trainable};
use palgak_rules::splitmix::SplitMix64;
use palgak_rules::{PieceKind, Side, janggi, xiangqi};

/// How much of the goal is the search's score; the rest is the result of the game.
const SCORE_SHARE: f32 = 0.75;
/// Positions that are learnt from together.
const BATCH: usize = 4_096;
/// How far a step goes at first; in the end it goes a hundredth of it.
const STEP: f32 = 1.5e-3;
/// The weights of a piece wherever it stands come after the inputs.
const ROWS: usize = INPUTS + 14;
/// Largest last weight, so that products fit sixteen bits.
const MOST: f32 = 127.0 / LAST_ONE as f32;

/// One position.
struct Row {
    sight: Sight,
    /// The score for the side to move, in hundredths of a point.
    score: f32,
    /// The result for it.
    result: f32,
    /// What the engine's present judgement says.
    judged: f32,
}

/// Offsets of the parts of all weights in one list.
const BIAS: usize = ROWS * HIDDEN;
const LAST: usize = BIAS + HIDDEN;
const LAST_BIAS: usize = LAST + BUCKETS * 2 * HIDDEN;
const ALL: usize = LAST_BIAS + BUCKETS;

struct Options {
    game: String,
    target: String,
    epochs: usize,
    threads: usize,
    files: Vec<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut plain = Vec::new();
    let (mut epochs, mut threads) = (30, 2);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || {
            arguments.next().ok_or("a number is missing")?.parse::<usize>().map_err(Box::<dyn Error>::from)
        };
        match argument.as_str() {
            "--epochs" => epochs = number()?,
            "--threads" => threads = number()?.max(1),
            _ => plain.push(argument),
        }
    }
    let mut plain = plain.into_iter();
    let (Some(game), Some(target)) = (plain.next(), plain.next()) else {
        return Err("arguments: janggi|xiangqi FILE.net [--epochs N] [--threads N] FILES…".into());
    };
    let options = Options { game, target, epochs, threads, files: plain.collect() };
    match options.game.as_str() {
        "janggi" => train::<janggi::Position>(&options),
        "xiangqi" => train::<xiangqi::Position>(&options),
        _ => Err("the game is janggi or xiangqi".into()),
    }
}

fn train<P: Trainable<Kind = PieceKind>>(options: &Options) -> Result<(), Box<dyn Error>> {
    let mut rows = Vec::new();
    for file in &options.files {
        for (number, line) in BufReader::new(File::open(file)?).lines().enumerate() {
            let line = line?;
            rows.push(
                read::<P>(&line).ok_or_else(|| format!("{file}:{}: not FEN|score|result", number + 1))?,
            );
        }
    }
    let scale = best_scale(&rows);
    // Whole games are kept aside, not positions of games that are learnt from: those are next to each other.
    let aside = rows.split_off(rows.len() - rows.len() / 20);
    println!("{} positions, {} aside, scale {scale}", rows.len(), aside.len());
    let goal = |row: &Row| SCORE_SHARE * expectation(scale * row.score) + (1.0 - SCORE_SHARE) * row.result;
    let now: f64 =
        aside.iter().map(|row| f64::from(expectation(scale * row.judged) - goal(row)).powi(2)).sum();
    println!("the present judgement: {:.6}", now / aside.len() as f64);
    let mut weights = begin();
    let mut adam = Adam { mean: vec![0.0; ALL], square: vec![0.0; ALL], steps: 0 };
    let mut order: Vec<u32> = (0..rows.len() as u32).collect();
    let mut random = SplitMix64::new(11);
    for epoch in 0..options.epochs {
        for i in (1..order.len()).rev() {
            order.swap(i, (random.next() % (i as u64 + 1)) as usize);
        }
        let done = epoch as f32 / options.epochs as f32;
        let step = STEP * (0.01 + 0.99 * 0.5 * (1.0 + (done * std::f32::consts::PI).cos()));
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let seed = random.next();
            let share = batch.len().div_ceil(options.threads);
            let (rows, weights_now) = (&rows, &weights);
            let parts: Vec<(Vec<f32>, f64)> = std::thread::scope(|scope| {
                let learners: Vec<_> = batch
                    .chunks(share)
                    .map(|part| {
                        scope.spawn(move || {
                            let mut slope = vec![0.0; ALL];
                            let mut lost = 0.0;
                            for &index in part {
                                let row = &rows[index as usize];
                                let mirror =
                                    (seed ^ u64::from(index).wrapping_mul(0x9e37_79b9_7f4a_7c15)) >> 40 & 1
                                        == 1;
                                lost += learn(weights_now, &mut slope, row, goal(row), scale, mirror);
                            }
                            (slope, lost)
                        })
                    })
                    .collect();
                learners.into_iter().filter_map(|learner| learner.join().ok()).collect()
            });
            let mut slope = vec![0.0; ALL];
            for (part, lost) in parts {
                loss += lost;
                slope.iter_mut().zip(part).for_each(|(sum, more)| *sum += more);
            }
            adam.step(&mut weights, &slope, step, batch.len() as f32);
        }
        let tested: f64 = aside
            .iter()
            .map(|row| f64::from(expectation(scale * value(&weights, row)) - goal(row)).powi(2))
            .sum();
        println!(
            "epoch {:>3}: {:.6}, aside {:.6}",
            epoch + 1,
            loss / rows.len() as f64,
            tested / aside.len() as f64
        );
    }
    std::fs::write(&options.target, quantised(&weights))?;
    Ok(())
}

fn read<P: Trainable<Kind = PieceKind>>(line: &str) -> Option<Row> {
    let mut parts = line.split('|');
    let position = P::read(parts.next()?).ok()?;
    let (score, result): (f32, f32) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let first = position.side_to_move() == Side::First;
    let judged = position.evaluate(&position.tally()) as f32;
    let sight = Sight::of(&position);
    let (score, result) = if first { (score, result) } else { (-score, 1.0 - result) };
    Some(Row { sight, score, result, judged })
}

fn expectation(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The scale at which the search's scores foretell the results best.
fn best_scale(rows: &[Row]) -> f32 {
    let sample: Vec<&Row> = rows.iter().step_by(1 + rows.len() / 200_000).collect();
    let error = |scale: f32| -> f64 {
        sample.iter().map(|row| f64::from(expectation(scale * row.score) - row.result).powi(2)).sum()
    };
    let scales = (5..80u8).map(|n| f32::from(n) * 1e-4);
    scales.min_by(|&a, &b| error(a).total_cmp(&error(b))).unwrap_or(3e-3)
}

/// Weights to begin with.
fn begin() -> Vec<f32> {
    let mut random = SplitMix64::new(7);
    let mut small = |size: f32| ((random.next() >> 40) as f32 / (1 << 23) as f32 - 1.0) * size;
    let mut weights = vec![0.0; ALL];
    weights[..INPUTS * HIDDEN].fill_with(|| small(0.05));
    weights[BIAS..LAST].fill_with(|| small(0.05) + 0.25);
    weights[LAST..LAST_BIAS].fill_with(|| small(0.2));
    weights
}

/// The rows of the weights that hold for both sides, the one to move first.
fn views(row: &Row, mirror: bool) -> [Vec<usize>; 2] {
    let mut views = [Vec::with_capacity(66), Vec::with_capacity(66)];
    for &input in &row.sight.inputs {
        let input = if mirror { Sight::mirrored(input) } else { input };
        for (view, input) in views.iter_mut().zip([input, Sight::turned(input)]) {
            view.push(usize::from(input));
            view.push(INPUTS + usize::from(Sight::piece(input)));
        }
    }
    if let Some(first) = row.sight.moves_first {
        views[usize::from(!first)].push(MOVES_FIRST);
    }
    views
}

/// What the views add up to.
fn add_up(weights: &[f32], views: &[Vec<usize>; 2]) -> [[f32; HIDDEN]; 2] {
    let mut sums = [[0.0; HIDDEN]; 2];
    for (sum, view) in sums.iter_mut().zip(views) {
        sum.copy_from_slice(&weights[BIAS..LAST]);
        for &row in view {
            let column = &weights[row * HIDDEN..(row + 1) * HIDDEN];
            sum.iter_mut().zip(column).for_each(|(number, more)| *number += more);
        }
    }
    sums
}

/// The network's output for sums.
fn output(weights: &[f32], sums: &[[f32; HIDDEN]; 2], bucket: usize) -> f32 {
    let last = &weights[LAST + bucket * 2 * HIDDEN..][..2 * HIDDEN];
    let numbers = sums[0].iter().chain(&sums[1]);
    let weighed = numbers.zip(last).map(|(number, weight)| number.clamp(0.0, 1.0).powi(2) * weight);
    weights[LAST_BIAS + bucket] + weighed.sum::<f32>()
}

/// The judgement of a position in hundredths of a point.
fn value(weights: &[f32], row: &Row) -> f32 {
    let sums = add_up(weights, &views(row, false));
    output(weights, &sums, bucket(row.sight.inputs.len() as u32)) * WORTH as f32
}

/// Adds to `slope` how the loss of a position changes with each weight; the loss.
fn learn(weights: &[f32], slope: &mut [f32], row: &Row, goal: f32, scale: f32, mirror: bool) -> f64 {
    let views = views(row, mirror);
    let sums = add_up(weights, &views);
    let bucket = bucket(row.sight.inputs.len() as u32);
    let steep = scale * WORTH as f32;
    let expected = expectation(steep * output(weights, &sums, bucket));
    let error = expected - goal;
    let back = 2.0 * error * expected * (1.0 - expected) * steep;
    slope[LAST_BIAS + bucket] += back;
    for (side, (sum, view)) in sums.iter().zip(&views).enumerate() {
        let at = LAST + (bucket * 2 + side) * HIDDEN;
        let mut down = [0.0; HIDDEN];
        for i in 0..HIDDEN {
            let cut = sum[i].clamp(0.0, 1.0);
            slope[at + i] += back * cut * cut;
            down[i] = if sum[i] > 0.0 && sum[i] < 1.0 { back * weights[at + i] * 2.0 * cut } else { 0.0 };
        }
        for (into, more) in slope[BIAS..LAST].iter_mut().zip(&down) {
            *into += more;
        }
        for &row in view {
            let column = &mut slope[row * HIDDEN..(row + 1) * HIDDEN];
            column.iter_mut().zip(&down).for_each(|(into, more)| *into += more);
        }
    }
    f64::from(error * error)
}

/// The optimiser of that name: steps by the mean of recent slopes, shorter where they vary.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step(&mut self, weights: &mut [f32], slope: &[f32], step: f32, count: f32) {
        self.steps += 1;
        let mend = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for (i, weight) in weights.iter_mut().enumerate() {
            let slope = slope[i] / count;
            self.mean[i] += 0.1 * (slope - self.mean[i]);
            self.square[i] += 0.001 * (slope * slope - self.square[i]);
            *weight -= step * (self.mean[i] / mend.0) / ((self.square[i] / mend.1).sqrt() + 1e-8);
        }
        weights[LAST..LAST_BIAS].iter_mut().for_each(|weight| *weight = weight.clamp(-MOST, MOST));
    }
}

/// The weights as the engine reads them.
fn quantised(weights: &[f32]) -> Vec<u8> {
    let one = f32::from(ONE);
    let mut bytes = Vec::new();
    let mut write = |value: f32| bytes.extend((value.round() as i16).to_le_bytes());
    for row in 0..INPUTS {
        for i in 0..HIDDEN {
            let everywhere = if row == MOVES_FIRST { 0.0 } else { weights[(INPUTS + row / 90) * HIDDEN + i] };
            write((weights[row * HIDDEN + i] + everywhere) * one);
        }
    }
    weights[BIAS..LAST].iter().for_each(|weight| write(weight * one));
    weights[LAST..LAST_BIAS].iter().for_each(|weight| write(weight * LAST_ONE as f32));
    for weight in &weights[LAST_BIAS..] {
        bytes.extend(((weight * one * LAST_ONE as f32).round() as i32).to_le_bytes());
    }
    bytes
}
