//! The session against servers by script.

mod acts;
mod connection;
mod game;
mod interleavings;
mod left_behind;
mod saved;
mod wishes;

use std::time::Duration;

use palgak_rules::{Game, Side};

use super::{Attempt, Command, CommandError, Config, Connection, Event, Input, Output, Phase, Session};
use crate::auth::{Identity, write_challenge};
use crate::clock::{Budget, TimeControl};
use crate::id::{GameId, PlayerId};
use crate::protocol::{self, Act, ClientMessage, Event as News, Nonce, Refusal, ServerMessage, State};

pub(super) const HOME: &str = "ws://home.example/v1/play";
pub(super) const GAME: GameId = GameId(0xa);
pub(super) const OTHER_GAME: GameId = GameId(0xb);
pub(super) const FULL: Budget = Budget::new(TimeControl::QUICK_MATCH);

/// A session and whoever drives it.
pub(super) struct Bench {
    pub(super) session: Session,
    pub(super) now: Duration,
    pub(super) sent: Vec<ClientMessage>,
    pub(super) events: Vec<Event>,
    pub(super) connects: Vec<String>,
    pub(super) closes: usize,
}

pub(super) fn identity() -> Identity {
    Identity::from_secret(&[1; 32])
}

pub(super) fn me() -> PlayerId {
    identity().player()
}

pub(super) fn opponent() -> PlayerId {
    Identity::from_secret(&[2; 32]).player()
}

pub(super) fn config() -> Config {
    Config { url: HOME.to_owned(), seed: 7 }
}

pub(super) fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

pub(super) fn millis(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// The state of a Xiangqi game in which the user plays the first side.
pub(super) fn state(phase: protocol::Phase, moves: &[&str]) -> State {
    State {
        game: Game::Xiangqi,
        players: [me(), opponent()],
        phase,
        chosen: [phase != protocol::Phase::Setup; 2],
        own_setup: None,
        setups: Vec::new(),
        moves: moves.iter().map(|text| (*text).to_owned()).collect(),
        clocks: [FULL; 2],
        elapsed_ms: 0,
        draw_offered_by: None,
        result: None,
        digest: None,
        rematch: [false; 2],
        here: [true; 2],
    }
}

pub(super) fn paired(game: Game) -> News {
    News::Paired { game, players: [me(), opponent()], setup_ms: 30_000 }
}

pub(super) fn started() -> News {
    News::Started { setups: Vec::new(), clocks: [FULL; 2] }
}

pub(super) fn played(ply: u32, text: &str) -> News {
    News::Played { ply, text: text.to_owned(), clocks: [FULL; 2] }
}

/// The end, with the digest of these moves.
pub(super) fn over(moves: &[&str], result: &str) -> News {
    let digest = crate::digest::digest(Game::Xiangqi, &[], moves.iter().copied(), result);
    News::Over { result: result.to_owned(), digest }
}

pub(super) fn refused(nonce: Option<Nonce>, id: Option<GameId>, code: Refusal) -> ServerMessage {
    ServerMessage::Refused { nonce, id, code, message: "no".to_owned() }
}

impl Bench {
    pub(super) fn new() -> Bench {
        Bench::of(Session::new(identity(), config()))
    }

    pub(super) fn of(session: Session) -> Bench {
        let mut bench = Bench {
            session,
            now: secs(100),
            sent: Vec::new(),
            events: Vec::new(),
            connects: Vec::new(),
            closes: 0,
        };
        bench.collect();
        bench
    }

    /// Connected, and waiting for a stranger at Xiangqi. The number of the wish.
    pub(super) fn waiting() -> (Bench, Nonce) {
        let mut bench = Bench::new();
        bench.want(Command::Seek(Game::Xiangqi));
        bench.greet(None);
        let [ClientMessage::Seek { nonce, game: Game::Xiangqi }] = bench.take_sent()[..] else { panic!() };
        bench.say(ServerMessage::Waiting { nonce, game: Game::Xiangqi, code: None });
        bench.events.clear();
        (bench, nonce)
    }

    /// In a game of Xiangqi that has begun, on the first side. Three events are known.
    pub(super) fn playing() -> Bench {
        let (mut bench, _) = Bench::waiting();
        bench.news(1, paired(Game::Xiangqi));
        bench.news(2, News::Chosen { side: Side::Second });
        bench.news(3, started());
        bench.events.clear();
        bench.sent.clear();
        bench
    }

    /// After a finished game of one move. Five events are known.
    pub(super) fn finished() -> Bench {
        let mut bench = Bench::playing();
        bench.news(4, played(1, "h3e3"));
        bench.news(5, over(&["h3e3"], "win red resignation"));
        bench.events.clear();
        bench
    }

    fn collect(&mut self) {
        while let Some(output) = self.session.poll() {
            match output {
                Output::Connect { url, .. } => self.connects.push(url),
                Output::Send { attempt, message } => {
                    assert_eq!(Some(attempt), self.session.attempt(), "sent on an old connection");
                    self.sent.push(message);
                }
                Output::Close { .. } => self.closes += 1,
                Output::Event(event) => self.events.push(event),
            }
        }
    }

    pub(super) fn attempt(&self) -> Attempt {
        self.session.attempt().unwrap()
    }

    pub(super) fn want(&mut self, command: Command) {
        assert_eq!(self.session.command(self.now, command), Ok(()));
        self.collect();
    }

    pub(super) fn act(&mut self, act: Act) {
        self.want(Command::Act(act));
    }

    pub(super) fn play(&mut self, text: &str) {
        self.act(Act::Move { text: text.to_owned() });
    }

    pub(super) fn cannot(&mut self, command: Command, error: CommandError) {
        let before = self.session.save();
        assert_eq!(self.session.command(self.now, command), Err(error));
        self.collect();
        assert_eq!(self.session.save(), before);
    }

    pub(super) fn input(&mut self, input: Input) {
        self.session.handle(self.now, input);
        self.collect();
    }

    pub(super) fn say(&mut self, message: ServerMessage) {
        let attempt = self.attempt();
        self.input(Input::Received { attempt, message });
    }

    pub(super) fn news(&mut self, seq: u32, event: News) {
        self.say(ServerMessage::Event { id: GAME, seq, event });
    }

    pub(super) fn sync(&mut self, seq: u32, state: State) {
        self.say(ServerMessage::Sync { id: GAME, seq, state });
    }

    /// Opens the connection that is being made, and takes the hello.
    pub(super) fn greet(&mut self, game: Option<GameId>) -> ClientMessage {
        let attempt = self.attempt();
        self.input(Input::Connected { attempt });
        self.say(ServerMessage::Welcome { version: 1, challenge: write_challenge(&[9; 32]) });
        let hello = self.sent.pop().unwrap();
        assert!(matches!(hello, ClientMessage::Hello { .. }), "{hello:?}");
        self.say(ServerMessage::Ready { game });
        hello
    }

    pub(super) fn cut(&mut self) {
        let attempt = self.attempt();
        self.input(Input::Disconnected { attempt, why: "cut".to_owned() });
    }

    /// Lets time pass.
    pub(super) fn wait(&mut self, time: Duration) {
        let until = self.now + time;
        let mut ticks = 0;
        while let Some(at) = self.session.wake_at().filter(|at| *at <= until) {
            self.now = self.now.max(at);
            self.input(Input::Tick);
            ticks += 1;
            assert!(ticks < 1_000, "the session asks for ticks without end");
        }
        self.now = until;
        self.input(Input::Tick);
    }

    /// Cuts the connection and makes another.
    pub(super) fn reconnect(&mut self, game: Option<GameId>) -> ClientMessage {
        self.cut();
        self.want(Command::Retry);
        self.greet(game)
    }

    pub(super) fn take_sent(&mut self) -> Vec<ClientMessage> {
        std::mem::take(&mut self.sent)
    }

    pub(super) fn take_events(&mut self) -> Vec<Event> {
        let mut events = std::mem::take(&mut self.events);
        events.retain(|event| *event != Event::Persist);
        events
    }

    pub(super) fn phase(&self) -> Phase {
        self.session.phase()
    }

    pub(super) fn connection(&self) -> Connection {
        self.session.connection()
    }

    pub(super) fn moves(&self) -> Vec<String> {
        self.session.game().map_or(Vec::new(), |game| game.moves().to_vec())
    }

    /// The one act that was sent.
    pub(super) fn sent_act(&mut self) -> (Nonce, u32, Act) {
        let sent = self.take_sent();
        let [ClientMessage::Act { id: GAME, nonce, ply, act }] = &sent[..] else { panic!("{sent:?}") };
        (*nonce, *ply, act.clone())
    }
    /// The game was left and the wish that it may have come of withdrawn, in this order. The number of the wish.
    pub(super) fn sent_farewell(&mut self) -> Nonce {
        let sent = self.take_sent();
        let [ClientMessage::Act { id: GAME, ply: 0, act: Act::Leave, .. }, ClientMessage::Cancel { nonce }] =
            sent[..]
        else {
            panic!("{sent:?}")
        };
        nonce
    }
}
