//! Games by hand.

mod clock;
mod course;
mod records;
mod time;

use std::time::Duration;

use palgak_online::clock::TimeControl;
use palgak_online::id::PlayerId;
use palgak_online::protocol::{Act, Event, Refusal};
use palgak_rules::{Game as Kind, Side};

use super::*;

const FIRST: Side = Side::First;
const SECOND: Side = Side::Second;
const HERE: Circumstances = Circumstances { here: [true; 2], delays: [Duration::ZERO; 2] };
const NOBODY: Circumstances = Circumstances { here: [false; 2], delays: [Duration::ZERO; 2] };
const MORNING_MS: u64 = 1_700_000_000_000;

fn opening(game: Kind) -> Opening {
    Opening {
        game,
        origin: Origin::QuickMatch,
        players: [PlayerId([1; 32]), PlayerId([2; 32])],
        nonces: [101, 102],
        since_ms: [MORNING_MS - 5_000, MORNING_MS - 3_000],
        setup_ms: 30_000,
        control: TimeControl::QUICK_MATCH,
    }
}

/// A game with all its records, and a clock that the test moves.
struct Bench {
    game: Game,
    records: Vec<Vec<u8>>,
    now: Duration,
    nonce: Nonce,
}

impl Bench {
    fn new(kind: Kind) -> Bench {
        let opening = opening(kind);
        let record = Record { at_ms: MORNING_MS, entry: Entry::Opened(opening.clone()) };
        let mut game = Game::open(opening, MORNING_MS);
        game.stored(Duration::ZERO);
        Bench { game, records: vec![record.to_bytes()], now: Duration::ZERO, nonce: 0 }
    }

    /// A game that has begun.
    fn begun(kind: Kind) -> Bench {
        let mut bench = Bench::new(kind);
        for side in Side::BOTH {
            let act = match kind {
                Kind::Janggi => Act::Setup { setup: "left".to_owned() },
                _ => Act::Ready,
            };
            bench.act(side, act).unwrap();
        }
        bench.due(HERE).unwrap();
        bench
    }

    fn at(&self) -> Moment {
        let passed = u64::try_from(self.now.as_millis()).unwrap();
        Moment { steady: self.now, unix_ms: MORNING_MS + passed }
    }

    fn wait(&mut self, ms: u64) {
        self.now += Duration::from_millis(ms);
    }

    fn store(&mut self, written: Written) -> Vec<Event> {
        assert_eq!(written.number as usize, self.records.len() + 1);
        self.records.push(written.bytes);
        self.game.stored(self.now);
        written.events.into_iter().map(|(_, event)| event).collect()
    }

    fn ask(&mut self, side: Side, ply: u32, nonce: Nonce, act: &Act) -> Result<Verdict, Refused> {
        let at = self.at();
        self.game.act(Asked { side, ply, nonce }, act, at, Duration::ZERO)
    }

    /// A request with the right ply and a number of its own, stored at once.
    fn act(&mut self, side: Side, act: Act) -> Result<Vec<Event>, Refusal> {
        self.nonce += 1;
        let ply = self.game.ply();
        match self.ask(side, ply, self.nonce, &act) {
            Ok(Verdict::Write(written)) => Ok(self.store(written)),
            Ok(other) => panic!("{other:?}"),
            Err(refused) => Err(refused.code),
        }
    }

    fn play(&mut self, text: &str) -> Result<Vec<Event>, Refusal> {
        let side = self.game.turn().expect("the game goes on");
        self.act(side, Act::Move { text: text.to_owned() })
    }

    fn due(&mut self, around: Circumstances) -> Option<Vec<Event>> {
        let at = self.at();
        self.game.due(at, around).map(|written| self.store(written))
    }

    /// The game read from its records, so long after its server was last alive.
    fn replayed(&self, alive_after: Duration) -> Game {
        let alive_ms = MORNING_MS + u64::try_from(alive_after.as_millis()).unwrap();
        Game::replay(&self.records, alive_ms, self.now).expect("records that were written can be read")
    }
}

fn setup(name: &str) -> Act {
    Act::Setup { setup: name.to_owned() }
}

fn a_move(text: &str) -> Act {
    Act::Move { text: text.to_owned() }
}
