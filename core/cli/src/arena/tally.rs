//! What has been scored, pair by pair, and what it says of the difference in strength.

use std::collections::BTreeMap;
use std::fmt::{self, Display};

/// A result for the first player, in half points: 0, 1 or 2.
pub(crate) type HalfPoints = u8;

/// The scores of a match.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// By opening: what was scored in the first and in the second game of the pair.
    pairs: BTreeMap<u64, [Option<HalfPoints>; 2]>,
    /// Games that count for nobody.
    void: u64,
}

/// 95 % of a normal distribution lie within so many standard deviations.
const SIGMAS: f64 = 1.959_964;
/// Fewer pairs than these have no spread worth the name.
const FEW: usize = 8;

impl Tally {
    /// A game was scored. Games of a pair have neighbouring numbers, the first of them even.
    pub(crate) fn score(&mut self, game: u64, half_points: HalfPoints) {
        self.pairs.entry(game / 2).or_default()[(game % 2) as usize] = Some(half_points);
    }

    /// A game was void.
    pub(crate) fn void(&mut self) {
        self.void += 1;
    }

    /// How many games were void.
    pub(crate) fn voids(&self) -> u64 {
        self.void
    }

    /// Games won, drawn and lost.
    pub(crate) fn games(&self) -> [u64; 3] {
        let mut games = [0; 3];
        for half_points in self.pairs.values().flatten().flatten() {
            games[2 - usize::from((*half_points).min(2))] += 1;
        }
        games
    }

    /// Pairs of which both games were scored, by what was scored together in half points: 0 to 4.
    pub(crate) fn pentanomial(&self) -> [u64; 5] {
        let mut pairs = [0; 5];
        for pair in self.pairs.values() {
            if let [Some(a), Some(b)] = pair {
                pairs[usize::from((a + b).min(4))] += 1;
            }
        }
        pairs
    }

    /// The share of the points, from 0 to 1.
    pub(crate) fn share(&self) -> f64 {
        let [wins, draws, losses] = self.games().map(|games| games as f64);
        let games = wins + draws + losses;
        if games == 0.0 { 0.0 } else { (wins + draws / 2.0) / games }
    }

    /// The difference in Elo and the half-width of its interval of 95 %.
    ///
    /// The games of a pair are not independent of each other, so the spread is that of the pairs; only where these are
    /// too few to have one worth the name, that of the games. A clean score says that the difference is large, not how
    /// large: it is told as if one more game had been drawn.
    pub(crate) fn elo(&self) -> (f64, f64) {
        let [wins, draws, losses] = self.games().map(|games| games as f64);
        let games = wins + draws + losses;
        if games == 0.0 {
            return (0.0, 0.0);
        }
        let clean = draws == 0.0 && (wins == 0.0 || losses == 0.0);
        let (share, variance) = if clean {
            let games = games + 1.0;
            let lost = 0.5 / games;
            let share = if wins > 0.0 { 1.0 - lost } else { lost };
            (share, ((games - 1.0) * lost.powi(2) + (0.5 - lost).powi(2)) / games.powi(2))
        } else {
            let share = self.share();
            let deviation = |half_points: &HalfPoints| f64::from(*half_points) / 2.0 - share;
            let played = self.pairs.values().map(|pair| pair.iter().flatten());
            let squares: f64 = if self.pairs.len() < FEW {
                played.flatten().map(|game| deviation(game).powi(2)).sum()
            } else {
                played.map(|pair| pair.map(deviation).sum::<f64>().powi(2)).sum()
            };
            (share, squares / games.powi(2))
        };
        let margin = SIGMAS * variance.sqrt();
        let error = (to_elo(share + margin) - to_elo(share - margin)) / 2.0;
        (to_elo(share), error)
    }
}

/// `W D L score% elo ±err`
impl Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [wins, draws, losses] = self.games();
        let (elo, error) = self.elo();
        // No minus before a nought.
        let elo = if elo.abs() < 0.5 { 0.0 } else { elo };
        write!(f, "{wins} {draws} {losses} {:.1}% {elo:.0} ±{error:.0}", 100.0 * self.share())
    }
}

/// The difference in Elo that a share of the points means.
fn to_elo(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tally of whole pairs, given by what each of their games scored.
    fn tally(pairs: &[[HalfPoints; 2]]) -> Tally {
        let mut tally = Tally::default();
        for (number, pair) in pairs.iter().enumerate() {
            tally.score(2 * number as u64, pair[0]);
            tally.score(2 * number as u64 + 1, pair[1]);
        }
        tally
    }

    fn near(value: f64, expected: f64) {
        assert!((value - expected).abs() < 0.01, "{value} instead of {expected}");
    }

    #[test]
    fn known_shares_give_known_differences() {
        near(to_elo(0.5), 0.0);
        near(to_elo(0.75), 190.849);
        near(to_elo(10.0 / 11.0), 400.0);
        near(to_elo(1.0 / 11.0), -400.0);
    }

    /// Ten pairs of 1½ points. Every pair is the same, so the spread is nought; games taken one by one would show one.
    #[test]
    fn the_spread_is_that_of_the_pairs() {
        let even = tally(&[[2, 1]; 10]);
        assert_eq!((even.games(), even.pentanomial()), ([10, 10, 0], [0, 0, 0, 10, 0]));
        near(even.elo().0, 190.849);
        near(even.elo().1, 0.0);
        // Eight pairs, two each won twice, won and lost, lost twice, and drawn twice: deviations of a pair 1, 0, -1, 0.
        // The variance of the share is 4/256, its root 0.125, so the share is 0.5 ± 0.244996, and Elo ±186.24.
        let spread = tally(&[[2, 2], [2, 0], [0, 0], [1, 1], [2, 2], [2, 0], [0, 0], [1, 1]]);
        assert_eq!((spread.games(), spread.pentanomial()), ([6, 4, 6], [2, 0, 4, 0, 2]));
        near(spread.elo().0, 0.0);
        near(spread.elo().1, 186.242);
        assert_eq!(spread.to_string(), "6 4 6 50.0% 0 ±186");
        // Two pairs, game by game: 4 deviations of ½, a variance of 1/16, a share of 0.5 ± 0.489991, Elo ±798.10.
        near(tally(&[[2, 0], [2, 0]]).elo().1, 798.096);
    }

    #[test]
    fn a_clean_score_is_told_with_a_draw_more() {
        // 20.5 of 21: 400 log 41.
        let clean = tally(&[[2, 2]; 10]);
        near(clean.elo().0, 645.114);
        assert_eq!(clean.share(), 1.0);
        let swept = tally(&[[0, 0]; 10]);
        near(swept.elo().0, -645.114);
        assert!(swept.to_string().starts_with("0 0 20 0.0% -645 ±"), "{swept}");
    }

    #[test]
    fn void_games_count_for_nobody() {
        let mut tally = tally(&[[2, 1]]);
        tally.score(2, 2);
        tally.void();
        assert_eq!((tally.games(), tally.pentanomial(), tally.voids()), ([2, 1, 0], [0, 0, 0, 1, 0], 1));
        near(tally.share(), 2.5 / 3.0);
        assert_eq!(Tally::default().to_string(), "0 0 0 0.0% 0 ±0");
    }
}
