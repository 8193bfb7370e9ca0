//! The service by hand: a store in memory that answers when told, players who say what they are told to say.

mod drain;
mod moves;
mod owners;
mod pairing;
mod rematch;
mod sweep;
mod trouble;

use std::collections::BTreeMap;
use std::time::Duration;

use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{
    Act, ClientMessage, Event, Nonce, Phase, Refusal, Resume, ServerMessage, State,
};
use palgak_rules::Game as Kind;

use super::*;
use crate::sim::Memory;
use crate::store::{ProcessId, StoreError};

const MORNING_MS: u64 = 1_700_000_000_000;
const LEASE: Duration = Duration::from_secs(10);

/// Some processes on one store, and players.
struct Bench {
    services: Vec<Service>,
    memory: Memory,
    now: Duration,
    /// Whether the store gets to what it is asked: if not, that waits here.
    holding: bool,
    held: Vec<(usize, u64, Op)>,
    /// Whether the store fails.
    down: bool,
    told: BTreeMap<u64, Vec<ServerMessage>>,
    closed: Vec<u64>,
    drained: Vec<usize>,
    nonce: Nonce,
}

fn player(number: u64) -> PlayerId {
    PlayerId([u8::try_from(number % 100).unwrap_or(0); 32])
}

impl Bench {
    fn new() -> Bench {
        Bench::with(1)
    }

    fn with(processes: usize) -> Bench {
        let mut bench = Bench {
            services: (0..processes).map(|number| service(number, 1)).collect(),
            memory: Memory::new(LEASE),
            now: Duration::from_secs(1),
            holding: false,
            held: Vec::new(),
            down: false,
            told: BTreeMap::new(),
            closed: Vec::new(),
            drained: Vec::new(),
            nonce: 1_000,
        };
        for number in 0..processes {
            bench.feed(number, Input::Tick);
        }
        bench
    }

    /// Hands something to a process, and lets the store do what is asked of it.
    fn feed(&mut self, number: usize, input: Input) {
        let passed = u64::try_from(self.now.as_millis()).unwrap();
        let now = Now { steady: self.now, unix_ms: MORNING_MS + passed };
        let mut outputs = Vec::new();
        self.services[number].handle(input, now, &mut outputs);
        for output in outputs {
            match output {
                Output::Send { connection, message } => {
                    self.told.entry(connection.0).or_default().push((*message).clone());
                }
                Output::Close { connection } => self.closed.push(connection.0),
                Output::Store { request, op } => self.held.push((number, request, op)),
                Output::Drained => self.drained.push(number),
            }
        }
        if !self.holding {
            self.release();
        }
    }

    /// The store gets to what it was asked.
    fn release(&mut self) {
        while !self.held.is_empty() {
            let (number, request, op) = self.held.remove(0);
            self.answer(number, request, op);
        }
    }

    fn answer(&mut self, number: usize, request: u64, op: Op) {
        let reply = if self.down {
            Err(StoreError::Unavailable("it is down".to_owned()))
        } else {
            Ok(self.memory.carry_out(op, self.now))
        };
        self.feed(number, Input::Stored { request, reply });
    }

    /// Time goes by; processes are woken when they asked for it.
    fn wait(&mut self, time: Duration) {
        let end = self.now + time;
        loop {
            let next = (0..self.services.len())
                .filter_map(|number| Some((self.services[number].wake_at()?, number)))
                .min()
                .filter(|(at, _)| *at <= end);
            let Some((at, number)) = next else { break };
            self.now = self.now.max(at);
            self.feed(number, Input::Tick);
        }
        self.now = end;
    }

    /// A process dies and another starts in its place, on a store that takes it for dead at once, as a file does.
    fn restart(&mut self, number: usize) {
        self.held.retain(|(of, ..)| *of != number);
        self.memory.expire(self.services[number].config.process.id);
        self.services[number] = service(number, self.now.as_nanos() as u64 | 1);
        self.feed(number, Input::Tick);
    }

    /// Connection 100 × process + player.
    fn open_at(&mut self, number: usize, who: u64, resume: Option<GameId>) -> u64 {
        let connection = 100 * number as u64 + who;
        let resume = resume.map(|id| Resume { id, have: 0 });
        self.feed(number, Input::Opened { connection: Connection(connection), player: player(who), resume });
        connection
    }

    fn open(&mut self, who: u64) {
        self.open_at(0, who, None);
    }

    fn close(&mut self, connection: u64) {
        self.feed((connection / 100) as usize, Input::Closed { connection: Connection(connection) });
    }

    fn say(&mut self, connection: u64, message: ClientMessage) {
        self.feed(
            (connection / 100) as usize,
            Input::Received { connection: Connection(connection), message },
        );
    }

    fn seek(&mut self, connection: u64, nonce: Nonce) {
        self.say(connection, ClientMessage::Seek { nonce, game: Kind::Xiangqi });
    }

    fn act(&mut self, connection: u64, id: GameId, ply: u32, act: Act) -> Nonce {
        self.nonce += 1;
        let nonce = self.nonce;
        self.say(connection, ClientMessage::Act { id, nonce, ply, act });
        nonce
    }

    /// What was said on a connection since this was last asked, pings left out.
    fn told(&mut self, connection: u64) -> Vec<ServerMessage> {
        let mut told = self.told.remove(&connection).unwrap_or_default();
        told.retain(|message| !matches!(message, ServerMessage::Ping { .. }));
        told
    }

    fn quiet(&mut self) {
        self.told.clear();
    }

    /// The events among what was said.
    fn events(&mut self, connection: u64) -> Vec<Event> {
        self.told(connection)
            .into_iter()
            .filter_map(|message| match message {
                ServerMessage::Event { event, .. } | ServerMessage::Done { event, .. } => Some(event),
                _ => None,
            })
            .collect()
    }

    fn refusals(&mut self, connection: u64) -> Vec<Refusal> {
        self.told(connection)
            .into_iter()
            .filter_map(|message| match message {
                ServerMessage::Refused { code, .. } => Some(code),
                _ => None,
            })
            .collect()
    }

    /// Connections 1 and 2 are paired: the game, and who plays the first side.
    fn paired(&mut self) -> (GameId, u64, u64) {
        for who in [1, 2] {
            self.open(who);
            self.seek(who, who);
        }
        let id = self.memory.open_game(player(1)).expect("they are paired");
        let first = self
            .told(1)
            .into_iter()
            .find_map(|message| match message {
                ServerMessage::Event { event: Event::Paired { players, .. }, .. } => Some(players[0]),
                _ => None,
            })
            .expect("they are told");
        self.quiet();
        if first == player(1) { (id, 1, 2) } else { (id, 2, 1) }
    }

    /// The same, and both are ready.
    fn begun(&mut self) -> (GameId, u64, u64) {
        let (id, first, second) = self.paired();
        self.act(first, id, 0, Act::Ready);
        self.act(second, id, 0, Act::Ready);
        assert!(matches!(self.events(first).last(), Some(Event::Started { .. })));
        self.quiet();
        (id, first, second)
    }

    /// The state of a game as it is told on a connection.
    fn state(&mut self, connection: u64, id: GameId) -> State {
        self.told(connection);
        self.say(connection, ClientMessage::Resync { id });
        self.told(connection)
            .into_iter()
            .find_map(|message| match message {
                ServerMessage::Sync { id: of, state, .. } if of == id => Some(state),
                _ => None,
            })
            .expect("the state is told")
    }
}

fn service(number: usize, life: u64) -> Service {
    let process = Process { id: ProcessId(1_000 * life + number as u64), url: format!("wss://s{number}") };
    Service::new(Config { lease: LEASE, ..Config::new(process) }, 42 + life * 7 + number as u64)
}

fn a_move(text: &str) -> Act {
    Act::Move { text: text.to_owned() }
}

fn over(event: &Event) -> Option<&str> {
    match event {
        Event::Over { result, .. } => Some(result),
        _ => None,
    }
}
