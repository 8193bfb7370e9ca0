//! Those who play a match's games, each on a thread with players of its own.

use std::sync::mpsc::Sender;

use palgak_rules::{Match, Position, Side};

use super::adjudication::Adjudication;
use super::contest::Contest;
use super::fault::Fault;
use super::game::{self, Effort, Ending};
use super::opening::Openings;
use super::player::{Player, player};
use super::random::Random;
use super::schedule::{Schedule, opening_of, side_of_a};
use super::spec::Spec;
use crate::error::{Failure, Result};

/// A game that was played.
pub(crate) struct Played<P: Position> {
    /// Its number, from 0.
    pub(crate) number: u64,
    /// Its moves.
    pub(crate) game: Match<P>,
    /// How it went.
    pub(crate) ending: Ending,
    /// What the two players did, the first player's first.
    pub(crate) efforts: [Effort; 2],
}

impl<P: Position> Played<P> {
    /// What the first player scored in half points; none if the game is void.
    pub(crate) fn half_points(&self) -> Option<u8> {
        match &self.ending {
            Ending::Void { .. } => None,
            Ending::Over { winner: None, .. } => Some(1),
            Ending::Over { winner: Some(side), .. } => {
                Some(if *side == side_of_a(self.number) { 2 } else { 0 })
            }
        }
    }
}

/// What all workers of a match share.
pub(crate) struct Work<'a, P> {
    /// The two players.
    pub(crate) specs: &'a [Spec; 2],
    /// How games begin.
    pub(crate) openings: &'a Openings<P>,
    /// How they may end early.
    pub(crate) adjudication: &'a Adjudication,
    /// Which are to be played.
    pub(crate) schedule: &'a Schedule,
}

impl<P: Position> Work<'_, P> {
    /// Plays games until there are no more, and tells of each. A failure that no further game can mend ends it.
    pub(crate) fn run<R: Contest<Position = P> + 'static>(&self, news: &Sender<Result<Played<P>>>) {
        let mut players: [Option<Box<dyn Player<R>>>; 2] = [None, None];
        while let Some(number) = self.schedule.next() {
            let played = self.play(number, &mut players);
            let failed = played.is_err();
            if news.send(played).is_err() || failed {
                return;
            }
        }
    }

    fn play<R: Contest<Position = P> + 'static>(
        &self,
        number: u64,
        players: &mut [Option<Box<dyn Player<R>>>; 2],
    ) -> Result<Played<P>> {
        let mut game = self.openings.number::<R>(opening_of(number))?;
        let seed = Random::new(self.openings.seed, number ^ 1 << 63).next();
        let side_of_a = side_of_a(number);
        let [a, b] = seat(players, self.specs)?;
        let in_order = if side_of_a == Side::First { [a, b] } else { [b, a] };
        let (ending, mut efforts) = game::play::<R>(&mut game, in_order, seed, self.adjudication);
        if side_of_a == Side::Second {
            efforts.swap(0, 1);
        }
        if let Ending::Void { side, fault } = &ending {
            let index = side.map(|side| usize::from(side != side_of_a));
            if let (Some(index), Fault::CannotStart(why)) = (index, fault) {
                return Err(cannot_start(index, why));
            }
            // Whoever failed is started anew for the next game.
            match index {
                Some(index) => players[index] = None,
                None => players.iter_mut().for_each(|player| *player = None),
            }
        }
        Ok(Played { number, game, ending, efforts })
    }
}

fn cannot_start(index: usize, why: &str) -> Failure {
    Failure::usage(format_args!("--{}: {why}", ["a", "b"][index]))
}

/// Both players, started if they do not run. One that cannot be started ends the match.
fn seat<'a, R: Contest + 'static>(
    players: &'a mut [Option<Box<dyn Player<R>>>; 2],
    specs: &[Spec; 2],
) -> Result<[&'a mut dyn Player<R>; 2]> {
    let [a, b] = players;
    Ok([sit(a, &specs[0], 0)?, sit(b, &specs[1], 1)?])
}

fn sit<'a, R: Contest + 'static>(
    seat: &'a mut Option<Box<dyn Player<R>>>,
    spec: &Spec,
    index: usize,
) -> Result<&'a mut dyn Player<R>> {
    let sitting = match seat.take() {
        Some(player) => player,
        None => player(spec).map_err(|why| cannot_start(index, &why))?,
    };
    Ok(&mut **seat.insert(sitting))
}
