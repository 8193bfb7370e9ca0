//! The clock against the same told in other words.

use std::time::Duration;

use palgak_online::clock::{Allowance, TimeControl};
use palgak_rules::Side;

use super::super::reference::Reference;
use super::super::{Clock, Stopwatch};

/// Xorshift: numbers for tests.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % end
    }

    /// How long somebody thinks: mostly short, at times to the edge of everything there is.
    fn thinking(&mut self, whole: u64) -> u64 {
        match self.below(8) {
            0 => self.below(100),
            1..=4 => self.below(20_000),
            5 => 29_000 + self.below(2_000),
            6 => whole.saturating_sub(1_500) + self.below(3_000),
            _ => self.below(200_000),
        }
    }

    fn delay(&mut self) -> u64 {
        match self.below(4) {
            0 => 0,
            1 => self.below(300),
            2 => self.below(1_200),
            _ => self.below(10_000),
        }
    }
}

/// A game of moves, pauses and looks at the clock. Returns how much the network was given back to each side.
fn play(seed: u64) -> Result<[u64; 2], String> {
    let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let control = TimeControl { main_ms: numbers.below(5) * 20_000, periods: 3, period_ms: 30_000 };
    let (mut clock, mut reference) = (Clock::new(control), Reference::new(control));
    let mut now = Duration::from_millis(numbers.below(1_000_000));
    let mut given = [0; 2];
    for ply in 0..numbers.below(60) {
        let side = Side::BOTH[usize::try_from(ply % 2).unwrap()];
        let left = u64::try_from(reference.left(side).as_millis()).unwrap();
        let delay_ms = numbers.delay();
        let delay = Duration::from_millis(delay_ms);
        // The turn: it runs, and perhaps stands for a while, as when a server is gone.
        let mut turn = Stopwatch::default();
        let elapsed = numbers.thinking(left);
        let first = if numbers.below(5) == 0 { numbers.below(elapsed + 1) } else { elapsed };
        turn.start(now);
        now += Duration::from_millis(first);
        if first < elapsed {
            turn = Stopwatch::standing(turn.elapsed_ms(now));
            now += Duration::from_millis(numbers.below(100_000));
            turn.start(now);
            now += Duration::from_millis(elapsed - first);
        }
        if turn.elapsed_ms(now) != elapsed {
            return Err(format!("the stopwatch shows {} after {elapsed}", turn.elapsed_ms(now)));
        }
        let given_back = reference.gives_back(side, elapsed, delay_ms);
        let lost = elapsed - given_back >= left;
        let called = turn.shows_at(clock.limit_ms(side, delay)).is_some_and(|at| now >= at);
        let charge = clock.charge(side, elapsed, delay);
        if charge.credited_ms != given_back || lost != called {
            return Err(format!(
                "ply {ply}: {charge:?}, {given_back} expected; time called: {called}, {lost} expected"
            ));
        }
        match (clock.press(side, charge), lost) {
            (None, true) => return Ok(given),
            (Some(()), false) => {}
            _ => return Err(format!("ply {ply}: a move was taken or refused against the clock")),
        }
        given[side.index()] += charge.credited_ms;
        reference.moved(side, elapsed, given_back)?;
        reference.must_show(clock.budgets())?;
    }
    Ok(given)
}

#[test]
fn it_never_differs_from_the_model_nor_gives_back_more_than_the_quota() {
    let mut most = 0;
    for seed in 0..2_000_000 {
        match play(seed) {
            Ok(given) => most = most.max(given[0]).max(given[1]),
            Err(why) => panic!("sequence {seed}: {why}"),
        }
    }
    assert!(most <= Allowance::IN_ALL_MS, "{most}");
    assert!(most > Allowance::IN_ALL_MS - 1_000, "the quota was never nearly used: {most}");
}

#[test]
fn the_limit_is_the_first_millisecond_that_is_too_late() {
    let control = TimeControl { main_ms: 100, periods: 1, period_ms: 50 };
    let clock = Clock::new(control);
    let delay = Duration::from_millis(40);
    assert_eq!(clock.limit_ms(Side::First, delay), 190);
    for (elapsed, in_time) in [(149, true), (150, true), (189, true), (190, false), (5_000, false)] {
        let mut clock = clock;
        let charge = clock.charge(Side::First, elapsed, delay);
        assert_eq!(clock.press(Side::First, charge).is_some(), in_time, "{elapsed}");
    }
    // Nothing is given back of a move that took no time.
    assert_eq!(clock.charge(Side::First, 10, delay).credited_ms, 10);
}
