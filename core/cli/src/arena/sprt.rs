//! The sequential test: go on until it is clear which of two differences in strength is the likelier.

use std::fmt::{self, Display};

use crate::error::{Failure, Result};

/// Two differences in Elo and how often each may be taken for the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// Where a test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// More games are needed.
    Open,
    /// The smaller difference is the likelier.
    Elo0,
    /// The larger difference is the likelier.
    Elo1,
}

/// The chance of an error where nobody says.
const USUAL_ERROR: f64 = 0.05;
/// What an outcome that never came up counts as, so that nothing is taken to be impossible.
const NEVER: f64 = 1e-3;

impl Sprt {
    /// Reads `elo0,elo1[,alpha[,beta]]`.
    pub(crate) fn parse(text: &str) -> Result<Sprt> {
        let wrong = |what: &str| {
            Failure::usage(format_args!(
                "--sprt: '{text}' {what}: expected ELO0,ELO1[,ALPHA,BETA], such as 0,10,0.05,0.05"
            ))
        };
        let numbers: Vec<f64> = text
            .split(',')
            .map(|number| number.trim().parse::<f64>().ok().filter(|number| number.is_finite()))
            .collect::<Option<_>>()
            .ok_or_else(|| wrong("is not a list of numbers"))?;
        let (elo0, elo1, alpha, beta) = match numbers[..] {
            [elo0, elo1] => (elo0, elo1, USUAL_ERROR, USUAL_ERROR),
            [elo0, elo1, alpha] => (elo0, elo1, alpha, USUAL_ERROR),
            [elo0, elo1, alpha, beta] => (elo0, elo1, alpha, beta),
            _ => return Err(wrong("has not two to four numbers")),
        };
        if elo0 >= elo1 {
            return Err(wrong("has a first difference that is not below the second"));
        }
        if [alpha, beta].iter().any(|error| !(0.0 < *error && *error < 0.5)) {
            return Err(wrong("has an error that is not between 0 and 0.5"));
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// The logarithm of how much likelier the larger difference makes these pairs than the smaller: the generalised
    /// ratio over distributions of five outcomes with a given mean.
    pub(crate) fn llr(&self, pentanomial: [u64; 5]) -> f64 {
        let pairs: u64 = pentanomial.iter().sum();
        if pairs == 0 {
            return 0.0;
        }
        let counts = pentanomial.map(|count| (count as f64).max(NEVER));
        let total: f64 = counts.iter().sum();
        let observed = counts.map(|count| count / total);
        let likeliest = |elo: f64| with_mean(&observed, 1.0 / (1.0 + 10f64.powf(-elo / 400.0)));
        let (under0, under1) = (likeliest(self.elo0), likeliest(self.elo1));
        (0..5).map(|outcome| counts[outcome] * (under1[outcome] / under0[outcome]).ln()).sum()
    }

    /// Below the first bound the smaller difference is taken, above the second the larger.
    pub(crate) fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What these pairs decide.
    pub(crate) fn verdict(&self, pentanomial: [u64; 5]) -> Verdict {
        let (lower, upper) = self.bounds();
        match self.llr(pentanomial) {
            llr if llr <= lower => Verdict::Elo0,
            llr if llr >= upper => Verdict::Elo1,
            _ => Verdict::Open,
        }
    }
}

/// The share that an outcome of a pair stands for.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The distribution with this mean under which what was observed is the likeliest: each probability is the observed
/// one over `1 + theta (share - mean)`, with the `theta` that makes the mean right.
fn with_mean(observed: &[f64; 5], mean: f64) -> [f64; 5] {
    // Between these bounds every probability is positive, and the sum falls all the way.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    let sum = |theta: f64| -> f64 {
        observed
            .iter()
            .zip(SHARES)
            .map(|(p, share)| p * (share - mean) / (1.0 + theta * (share - mean)))
            .sum()
    };
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let theta = f64::midpoint(low, high);
    let mut likeliest = *observed;
    for (p, share) in likeliest.iter_mut().zip(SHARES) {
        *p /= 1.0 + theta * (share - mean);
    }
    likeliest
}

impl Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "elo {} against {}, errors {} and {}", self.elo0, self.elo1, self.alpha, self.beta)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Sprt {
        match Sprt::parse(text) {
            Ok(sprt) => sprt,
            Err(failure) => unreachable!("{text}: {failure:?}"),
        }
    }

    fn near(value: f64, expected: f64) {
        assert!((value - expected).abs() < 0.01, "{value} instead of {expected}");
    }

    #[test]
    fn the_bounds_are_those_of_the_errors() {
        let (lower, upper) = parse("0,5").bounds();
        near(lower, -2.944);
        near(upper, 2.944);
        let (lower, upper) = parse("0, 5, 0.01, 0.1").bounds();
        near(lower, -2.293);
        near(upper, 4.500);
    }

    /// With two outcomes alone the likeliest distribution is known without solving anything: the mean itself. 60 pairs
    /// won and 40 lost, 0 against 20 Elo, a mean of 0.528751: 60 ln 1.057502 + 40 ln 0.942498.
    #[test]
    fn two_outcomes_give_the_plain_ratio() {
        near(parse("0,20").llr([40, 0, 0, 0, 60]), 60.0 * 1.057_502_f64.ln() + 40.0 * 0.942_498_f64.ln());
        near(parse("0,20").llr([40, 0, 0, 0, 60]), 0.9856);
    }

    /// For small differences the ratio is close to n (s1 - s0)(2s - s0 - s1) / 2v. Here n is 160, the mean s
    /// 0.523438, the variance v 0.059998, s0 0.5 and s1 0.514387: 160 x 0.014387 x 0.032488 / 0.119995.
    #[test]
    fn small_differences_follow_the_normal_approximation() {
        let llr = parse("0,10").llr([10, 25, 80, 30, 15]);
        assert!((llr - 0.6232).abs() < 0.005, "{llr}");
        // Even pairs in place of wins and losses that cancel out sharpen the test.
        assert!(parse("0,10").llr([2, 5, 128, 10, 15]) > 2.0 * llr);
    }

    #[test]
    fn long_runs_decide() {
        let sprt = parse("0,20");
        assert_eq!(sprt.verdict([0; 5]), Verdict::Open);
        assert_eq!(sprt.verdict([5, 20, 100, 60, 20]), Verdict::Elo1);
        assert_eq!(sprt.verdict([20, 60, 100, 20, 5]), Verdict::Elo0);
        // The mirror image tests the mirror image.
        let mirrored = parse("-20,0");
        near(sprt.llr([5, 20, 100, 60, 20]), -mirrored.llr([20, 60, 100, 20, 5]));
    }

    #[test]
    fn what_is_no_test_says_why() {
        for (text, expected) in [
            ("", "'' is not a list of numbers"),
            ("0", "'0' has not two to four numbers"),
            ("5,0", "'5,0' has a first difference that is not below"),
            ("0,5,0.6,0.05", "'0,5,0.6,0.05' has an error that is not between"),
            ("0,inf", "'0,inf' is not a list"),
        ] {
            match Sprt::parse(text) {
                Err(Failure::Usage(message)) => {
                    assert!(message.starts_with(&format!("--sprt: {expected}")), "{text}: {message}");
                }
                other => unreachable!("{text}: {other:?}"),
            }
        }
    }
}
