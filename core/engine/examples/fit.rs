//! Fits the weights of the judgement of Janggi to the positions that `self_play` wrote, and writes them as the
//! source file they live in.
//!
//! ```text
//! cargo run --release -p palgak-engine --features training --example fit -- \
//!     core/engine/src/janggi/weights.rs FILES…
//! ```
//!
//! Logistic regression: the judgement, turned into an expectation of the result, is brought near a mixture of
//! the search's score and the game's result. What few positions tell about stays near the present weights.
//! One position in ten is kept aside to see whether what was learnt holds.
#![allow(clippy::print_stdout)] // A program that reports.

use std::error::Error;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufRead, BufReader};

use palgak_engine::training::{Fitted, Sample};
use palgak_rules::janggi;

/// How much of the goal is the search's score; the rest is the result of the game.
const SCORE_SHARE: f32 = 0.7;
/// How strongly a weight is held to where it was, shared by all positions: the more there are, the less it is.
const HOLD: f32 = 7e-4;
const ROUNDS: usize = 300;

struct Row {
    sample: Sample,
    score: f32,
    result: f32,
}

fn expectation(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [target, files @ ..] = arguments.as_slice() else {
        return Err("arguments: WEIGHTS.rs FILES…".into());
    };
    train::<janggi::Position>(target, files)
}

fn train<P: Fitted>(target: &str, files: &[String]) -> Result<(), Box<dyn Error>> {
    let mut rows = Vec::new();
    for file in files {
        for (number, line) in BufReader::new(File::open(file)?).lines().enumerate() {
            let row = read::<P>(&line?);
            rows.push(row.ok_or_else(|| format!("{file}:{}: not FEN|score|result", number + 1))?);
        }
    }
    let scale = best_scale(&rows);
    println!("{} positions, scale {scale}", rows.len());
    let fitted = fit(&P::weights(), &rows, scale);
    std::fs::write(target, source(&fitted)?)?;
    Ok(())
}

fn read<P: Fitted>(line: &str) -> Option<Row> {
    let mut parts = line.split('|');
    let position = P::read(parts.next()?).ok()?;
    let (score, result) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some(Row { sample: position.sample(), score, result })
}

/// The scale at which the search's scores foretell the results best.
fn best_scale(rows: &[Row]) -> f32 {
    let error = |scale: f32| -> f64 {
        rows.iter().map(|row| f64::from(expectation(scale * row.score) - row.result).powi(2)).sum()
    };
    let scales = (5..80u8).map(|n| f32::from(n) * 1e-4);
    scales.min_by(|&a, &b| error(a).total_cmp(&error(b))).unwrap_or(3e-3)
}

type Weight = [f32; 2];

fn judge(weights: &[Weight], sample: &Sample) -> f32 {
    let parts = [sample.middle, 1.0 - sample.middle];
    let sum = |&(term, count): &(u16, i16)| {
        let [middle, end] = weights[usize::from(term)];
        (middle * parts[0] + end * parts[1]) * f32::from(count)
    };
    sample.scale * sample.terms.iter().map(sum).sum::<f32>()
}

/// Gradient descent with momentum and a step for each weight of its own (Adam).
fn fit(weights: &[(i16, i16)], rows: &[Row], scale: f32) -> Vec<Weight> {
    let hold = HOLD / rows.len() as f32;
    let start: Vec<Weight> = weights.iter().map(|&(a, b)| [f32::from(a), f32::from(b)]).collect();
    let mut now = start.clone();
    let (mut first, mut second) = (vec![[0f32; 2]; now.len()], vec![[0f32; 2]; now.len()]);
    for round in 0..=ROUNDS {
        let mut slope = vec![[0f64; 2]; now.len()];
        let (mut learnt, mut aside) = ((0f64, 0u32), (0f64, 0u32));
        for (number, row) in rows.iter().enumerate() {
            let goal = SCORE_SHARE * expectation(scale * row.score) + (1.0 - SCORE_SHARE) * row.result;
            let expected = expectation(scale * judge(&now, &row.sample));
            let error = expected - goal;
            // Whole stretches of games are kept aside: neighbours are too much alike.
            let sum = if number / 97 % 10 == 0 { &mut aside } else { &mut learnt };
            *sum = (sum.0 + f64::from(error * error), sum.1 + 1);
            if number / 97 % 10 == 0 {
                continue;
            }
            let pull = f64::from(2.0 * error * expected * (1.0 - expected) * scale * row.sample.scale);
            for &(term, count) in &row.sample.terms {
                let pull = pull * f64::from(count);
                slope[usize::from(term)][0] += pull * f64::from(row.sample.middle);
                slope[usize::from(term)][1] += pull * f64::from(1.0 - row.sample.middle);
            }
        }
        if round % 50 == 0 {
            println!(
                "round {round}: error {:.6}, kept aside {:.6}",
                learnt.0 / f64::from(learnt.1.max(1)),
                aside.0 / f64::from(aside.1.max(1))
            );
        }
        let step = if round * 3 < ROUNDS * 2 { 2.0 } else { 0.6 };
        let turns = round as i32 + 1;
        for term in 0..now.len() {
            for state in 0..2 {
                let slope = (slope[term][state] / f64::from(learnt.1.max(1))) as f32
                    + 2.0 * hold * (now[term][state] - start[term][state]);
                let (m, v) = (&mut first[term][state], &mut second[term][state]);
                *m = 0.9 * *m + 0.1 * slope;
                *v = 0.99 * *v + 0.01 * slope * slope;
                let (m, v) = (*m / (1.0 - 0.9f32.powi(turns)), *v / (1.0 - 0.99f32.powi(turns)));
                now[term][state] -= step * m / (v.sqrt() + 1e-9);
            }
        }
    }
    now
}

fn source(weights: &[Weight]) -> Result<String, std::fmt::Error> {
    let mut text = String::from(
        "//! The weights of the terms, in hundredths of a point: (middle game, endgame). Written by the example\n\
         //! `fit` from games of the engine against itself.\n\n\
         use super::terms::at;\n\n\
         /// One pair for each term, in the order of [`at`].\n\
         #[rustfmt::skip]\n\
         pub(super) static WEIGHTS: [(i16, i16); at::COUNT] = [\n",
    );
    for pairs in weights.chunks(5) {
        let line: Vec<String> =
            pairs.iter().map(|[a, b]| format!("({}, {}),", a.round() as i32, b.round() as i32)).collect();
        writeln!(text, "    {}", line.join(" "))?;
    }
    text.push_str("];\n");
    Ok(text)
}
