//! `palgak arena`: matches between engines, this program's own and others that speak UCI or CECP.
//!
//! `spec` reads who plays; `player` is what is asked of one, and `own`, `uci` and `cecp` are the three kinds. A
//! `worker` plays the games that the `schedule` hands out, from `opening`s by chance, each twice with sides changed;
//! `game` is the arbiter, by this project's rules alone. `tally` and `sprt` say what the scores mean, `report` puts it
//! into words, and `record` keeps the games.

mod adjudication;
mod cecp;
mod chu;
mod contest;
mod fault;
mod features;
mod game;
mod opening;
mod own;
mod pace;
mod player;
mod process;
mod random;
mod record;
mod report;
mod schedule;
mod spec;
mod sprt;
mod tally;
mod uci;
mod worker;

use std::collections::BTreeSet;
use std::sync::mpsc;

use crate::args::Arena;
use crate::error::{Failure, Result};
use crate::output::Output;
use crate::replay;
use adjudication::Adjudication;
use contest::Contest;
use game::{Effort, Ending};
use opening::Openings;
use record::{Heading, Records};
use schedule::{Schedule, side_of_a};
use spec::Spec;
use sprt::{Sprt, Verdict};
use tally::Tally;
use worker::{Played, Work};

/// So many games in a row that count for nobody end a match: something is wrong that will not mend itself.
const MOST_VOID: u32 = 10;

/// Play a match.
pub(crate) fn arena<R: Contest + 'static>(arguments: &Arena) -> Result<()> {
    let specs = [Spec::parse("--a", &arguments.a)?, Spec::parse("--b", &arguments.b)?];
    let sprt = arguments.sprt.as_deref().map(Sprt::parse).transpose()?;
    let adjudication = Adjudication::parse(arguments.adjudicate.as_deref())?;
    let openings = Openings {
        start: replay::start::<R>(&arguments.start)?,
        free: arguments.start.fen.is_none() && arguments.start.setup.is_none(),
        plies: usize::from(arguments.opening_plies.unwrap_or(R::OPENING_PLIES)),
        seed: arguments.seed,
    };
    // What can be wrong with the start is found before anything is written.
    openings.number::<R>(0)?;
    let signature = signature(arguments, &specs, openings.plies);
    let (records, before) = match (&arguments.records, &arguments.resume) {
        (_, Some(path)) => {
            let (records, before) = Records::resume(path, &signature)?;
            (Some(records), before)
        }
        (Some(path), None) => (Some(Records::create(path)?), Vec::new()),
        (None, None) => (None, Vec::new()),
    };
    let mut standing = Standing::<R> {
        signature,
        specs: &specs,
        sprt,
        verdict: Verdict::Open,
        tally: Tally::default(),
        efforts: [Effort::default(); 2],
        records,
        void_in_a_row: 0,
        output: Output::standard(),
        game: std::marker::PhantomData,
    };
    let before: Vec<_> = before.into_iter().filter(|game| game.number < arguments.games).collect();
    for game in &before {
        standing.count(game.number, game.half_points);
    }
    if !before.is_empty() {
        standing.output.line(format_args!(
            "{} games were played before | {}",
            before.len(),
            standing.tally
        ))?;
        standing.output.flush()?;
    }
    let played: BTreeSet<u64> = before.iter().map(|game| game.number).collect();
    let schedule = Schedule::new(arguments.games, &played);
    if standing.verdict != Verdict::Open {
        schedule.stop();
    }

    let work = Work { specs: &specs, openings: &openings, adjudication: &adjudication, schedule: &schedule };
    let mut end = Ok(());
    std::thread::scope(|scope| {
        let (news, heard) = mpsc::channel();
        for _ in 0..arguments.concurrency {
            let news = news.clone();
            scope.spawn({
                let work = &work;
                move || work.run::<R>(&news)
            });
        }
        drop(news);
        // Games under way when a match ends are played to their ends and count.
        for played in heard {
            let heard = played.and_then(|played| standing.hear(&played));
            if heard.is_err() || standing.verdict != Verdict::Open {
                schedule.stop();
            }
            if end.is_ok() {
                end = heard;
            }
        }
    });
    // A match that never began has come to nothing.
    let begun = standing.tally.games() != [0; 3] || standing.tally.voids() > 0;
    if (begun || end.is_ok()) && !matches!(end, Err(Failure::OutputClosed)) {
        standing.sum_up()?;
    }
    end
}

/// What tells a match from every other, so that none is taken up again as another.
fn signature(arguments: &Arena, specs: &[Spec; 2], plies: usize) -> String {
    let mut signature =
        format!("a={} b={} seed={} opening-plies={plies}", specs[0], specs[1], arguments.seed);
    let start = &arguments.start;
    for (name, value) in [
        ("rules", &start.rules),
        ("fen", &start.fen),
        ("setup", &start.setup),
        ("adjudicate", &arguments.adjudicate),
    ] {
        if let Some(value) = value {
            signature.push_str(&format!(" {name}={value}"));
        }
    }
    signature
}

/// How a match stands, and where that is told.
struct Standing<'a, R: Contest> {
    signature: String,
    specs: &'a [Spec; 2],
    sprt: Option<Sprt>,
    verdict: Verdict,
    tally: Tally,
    efforts: [Effort; 2],
    records: Option<Records>,
    void_in_a_row: u32,
    output: Output,
    game: std::marker::PhantomData<fn(R)>,
}

impl<R: Contest> Standing<'_, R> {
    fn count(&mut self, number: u64, half_points: Option<u8>) {
        match half_points {
            Some(half_points) => self.tally.score(number, half_points),
            None => self.tally.void(),
        }
        if let Some(sprt) = &self.sprt
            && self.verdict == Verdict::Open
        {
            self.verdict = sprt.verdict(self.tally.pentanomial());
        }
    }

    /// A game was played.
    fn hear(&mut self, played: &Played<R::Position>) -> Result<()> {
        self.count(played.number, played.half_points());
        for (effort, more) in self.efforts.iter_mut().zip(&played.efforts) {
            effort.add(more);
        }
        if let Some(records) = &mut self.records {
            let players = ["a", "b"].map(str::to_owned);
            let [a, b] = [0, 1].map(|index| format!("{}, {}", players[index], self.specs[index]));
            let first = side_of_a(played.number) == palgak_rules::Side::First;
            let heading = Heading {
                signature: &self.signature,
                number: played.number,
                players: if first { [a, b] } else { [b, a] },
                ending: &played.ending,
                half_points: played.half_points(),
            };
            records.add(&record::record::<R>(&played.game, &heading))?;
        }
        self.output.line(report::game_line(played, &self.tally, self.sprt.as_ref()))?;
        self.output.flush()?;
        match &played.ending {
            Ending::Over { .. } => self.void_in_a_row = 0,
            Ending::Void { fault, .. } => {
                self.void_in_a_row += 1;
                if self.void_in_a_row >= MOST_VOID {
                    return Err(Failure::Io(format!(
                        "{MOST_VOID} games in a row are void, the last because of: {fault}"
                    )));
                }
            }
        }
        Ok(())
    }

    fn sum_up(&mut self) -> Result<()> {
        let [a, b] = self.specs;
        let players = [(format!("a {a}"), &self.efforts[0]), (format!("b {b}"), &self.efforts[1])];
        let sprt = self.sprt.as_ref().map(|sprt| (sprt, self.verdict));
        let players = [(players[0].0.as_str(), players[0].1), (players[1].0.as_str(), players[1].1)];
        report::summary(&mut self.output, &self.tally, players, sprt)
    }
}
