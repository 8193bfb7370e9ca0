//! A server, a network without delay, and people with their apps.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use palgak_online::app::{Brain, Input, OnlineCommand, OnlineSnapshot, Opponent, Output, Port, Seen};
use palgak_online::auth::Identity;
use palgak_online::client::{
    Attempt, Command, CommandError, Config, Event, Input as SessionInput, Output as SessionOutput, Session,
};
use palgak_online::protocol::{ClientMessage, ServerMessage, VERSION};
use palgak_server::service::{self, Connection, Now, Service};
use palgak_server::sim::Memory;
use palgak_server::store::{Process, ProcessId};
use palgak_table::command::Pacing;
use palgak_table::view::View;
use palgak_text::Locale;

const LEASE: Duration = Duration::from_secs(10);

/// How everybody looks at everything.
pub(crate) fn view() -> View {
    View { expose_warning: false, ..View::new(Locale::En) }
}

/// A session with the time it is.
struct At<'a>(&'a mut Session, Duration);

impl Port for At<'_> {
    fn command(&mut self, command: Command) -> Result<(), CommandError> {
        self.0.command(self.1, command)
    }

    fn look(&self) -> Seen {
        Seen::of(self.0, self.1)
    }
}

/// Somebody's app.
pub(crate) struct App {
    secret: u8,
    pub(crate) session: Session,
    pub(crate) brain: Brain,
    connection: Option<(Attempt, Connection)>,
    /// Whether it has a network.
    pub(crate) online: bool,
    /// Everything that was shown, in order.
    pub(crate) shown: Vec<OnlineSnapshot>,
    /// Everything that the app's state was told, if it is written down.
    pub(crate) told: Vec<Told>,
    /// What the session came to, step by step, if it is written down.
    pub(crate) came_to: Vec<(Duration, Session)>,
}

/// Something that the state of an app was told, and how things stood.
pub(crate) struct Told {
    pub(crate) brain: Brain,
    pub(crate) input: Input,
    /// Which entry of what the session came to it was told at.
    pub(crate) at: usize,
}

impl App {
    fn new(secret: u8, session: Session, brain: Brain) -> App {
        App {
            secret,
            session,
            brain,
            connection: None,
            online: true,
            shown: Vec::new(),
            told: Vec::new(),
            came_to: Vec::new(),
        }
    }

    fn wake_at(&self, now: Duration) -> Option<Duration> {
        self.brain.wake_at(&Seen::of(&self.session, now))
    }

    /// What is on the screen.
    pub(crate) fn screen(&self) -> &OnlineSnapshot {
        self.shown.last().unwrap()
    }
}

/// All of it.
pub(crate) struct World {
    pub(crate) now: Duration,
    service: Option<Service>,
    process: u64,
    memory: Memory,
    pub(crate) apps: Vec<App>,
    /// Whose connection is whose.
    links: BTreeMap<Connection, usize>,
    connections: u64,
    /// Whether it is written down what apps are told and sessions come to.
    pub(crate) recording: bool,
}

impl World {
    pub(crate) fn new() -> World {
        let mut world = World {
            now: Duration::from_secs(1),
            service: None,
            process: 0,
            memory: Memory::new(LEASE),
            apps: Vec::new(),
            links: BTreeMap::new(),
            connections: 0,
            recording: false,
        };
        world.start_server();
        world
    }

    fn session(secret: u8, seed: u64) -> (Identity, Config) {
        let config = Config { url: "wss://play.example/v1/play".to_owned(), seed };
        (Identity::from_secret(&[secret; 32]), config)
    }

    /// Somebody opens a quick match. The number of the app comes back.
    pub(crate) fn open(&mut self, secret: u8, opponent: Opponent) -> usize {
        let (identity, config) = World::session(secret, u64::from(secret) * 1_000 + self.apps.len() as u64);
        let session = Session::new(identity, config);
        self.add(secret, session, Brain::new(opponent, view(), Pacing::INSTANT))
    }

    fn add(&mut self, secret: u8, session: Session, brain: Brain) -> usize {
        let number = self.apps.len();
        self.apps.push(App::new(secret, session, brain));
        self.hand(number, Input::Open);
        self.settle();
        number
    }

    /// An app is killed, and opened again with what it had kept.
    pub(crate) fn kill_and_reopen(&mut self, number: usize, opponent: Opponent) {
        let saved = self.apps[number].session.save();
        self.cut(number);
        let secret = self.apps[number].secret;
        let (identity, config) = World::session(secret, 77 + number as u64);
        let session = Session::restore(identity, config, &saved, self.now).unwrap();
        let brain = Brain::returning(opponent, view(), Pacing::INSTANT, self.now);
        self.apps[number] = App::new(secret, session, brain);
        self.hand(number, Input::Open);
        self.settle();
    }

    /// The connection of an app breaks; both ends hear of it.
    pub(crate) fn cut(&mut self, number: usize) {
        let Some((attempt, connection)) = self.apps[number].connection.take() else { return };
        self.links.remove(&connection);
        let input = SessionInput::Disconnected { attempt, why: "cut".to_owned() };
        self.apps[number].session.handle(self.now, input);
        self.feed(service::Input::Closed { connection });
        self.settle();
    }

    /// The server is killed: nothing that is not in the store is left of it.
    pub(crate) fn kill_server(&mut self) {
        self.service = None;
        self.memory.expire(ProcessId(self.process));
        self.links.clear();
        for number in 0..self.apps.len() {
            if let Some((attempt, _)) = self.apps[number].connection.take() {
                let input = SessionInput::Disconnected { attempt, why: "reset by peer".to_owned() };
                self.apps[number].session.handle(self.now, input);
            }
        }
        self.settle();
    }

    /// A server starts.
    pub(crate) fn start_server(&mut self) {
        self.process += 1;
        let process = Process { id: ProcessId(self.process), url: "wss://play.example/v1/play".to_owned() };
        let config = service::Config { lease: LEASE, ..service::Config::new(process) };
        self.service = Some(Service::new(config, self.process * 17));
        self.feed(service::Input::Tick);
        self.settle();
    }

    /// A person asks their app for something.
    pub(crate) fn ask(&mut self, number: usize, command: OnlineCommand) {
        self.hand(number, Input::Command(command));
        self.settle();
    }

    /// The same, while nothing of it gets any further.
    pub(crate) fn ask_alone(&mut self, number: usize, command: OnlineCommand) {
        self.hand(number, Input::Command(command));
    }

    fn hand(&mut self, number: usize, input: Input) {
        let app = &mut self.apps[number];
        if self.recording {
            app.came_to.push((self.now, app.session.clone()));
            let at = app.came_to.len() - 1;
            app.told.push(Told { brain: app.brain.clone(), input: input.clone(), at });
        }
        for output in app.brain.handle(input, &mut At(&mut app.session, self.now)) {
            if let Output::Show(snapshot) = output {
                assert_eq!(snapshot.sequence, app.shown.last().map_or(1, |last| last.sequence + 1));
                app.shown.push(*snapshot);
            }
        }
    }

    /// Lets everything happen that is not a matter of time.
    pub(crate) fn settle(&mut self) {
        while (0..self.apps.len()).any(|number| self.step(number)) {
            if self.recording {
                for app in &mut self.apps {
                    app.came_to.push((self.now, app.session.clone()));
                }
            }
        }
    }

    /// Carries out one thing that a session says.
    fn step(&mut self, number: usize) -> bool {
        let now = self.now;
        let Some(output) = self.apps[number].session.poll() else { return false };
        match output {
            SessionOutput::Event(event) => self.tell(number, event),
            SessionOutput::Connect { attempt, .. } if self.service.is_none() || !self.apps[number].online => {
                let input = SessionInput::Disconnected { attempt, why: "refused".to_owned() };
                self.apps[number].session.handle(now, input);
            }
            SessionOutput::Connect { attempt, .. } => {
                self.connections += 1;
                let app = &mut self.apps[number];
                app.connection = Some((attempt, Connection(self.connections)));
                app.session.handle(now, SessionInput::Connected { attempt });
                let challenge = "07".repeat(32);
                let message = ServerMessage::Welcome { version: VERSION, challenge };
                app.session.handle(now, SessionInput::Received { attempt, message });
            }
            SessionOutput::Send { attempt, message } => {
                let Some((_, connection)) = self.apps[number].connection.filter(|(own, _)| *own == attempt)
                else {
                    return true;
                };
                if let ClientMessage::Hello { key, resume, .. } = message {
                    self.links.insert(connection, number);
                    self.feed(service::Input::Opened { connection, player: key, resume });
                } else {
                    self.feed(service::Input::Received { connection, message });
                }
            }
            SessionOutput::Close { attempt } => {
                if let Some((_, connection)) =
                    self.apps[number].connection.take_if(|(own, _)| *own == attempt)
                {
                    self.links.remove(&connection);
                    self.feed(service::Input::Closed { connection });
                }
            }
        }
        true
    }

    fn tell(&mut self, number: usize, event: Event) {
        self.hand(number, Input::Session(event));
    }

    /// Hands something to the service, and does what it says.
    fn feed(&mut self, input: service::Input) {
        let now = Now { steady: self.now, unix_ms: 1_700_000_000_000 + self.now.as_millis() as u64 };
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let Some(service) = &mut self.service else { return };
            let mut outputs = Vec::new();
            service.handle(input, now, &mut outputs);
            for output in outputs {
                match output {
                    service::Output::Store { request, op } => {
                        let reply = Ok(self.memory.carry_out(op, self.now));
                        inputs.push_back(service::Input::Stored { request, reply });
                    }
                    service::Output::Send { connection, message } => self.deliver(connection, message),
                    service::Output::Close { connection } => {
                        if let Some(number) = self.links.remove(&connection) {
                            let app = &mut self.apps[number];
                            if let Some((attempt, _)) = app.connection.take_if(|(_, own)| *own == connection)
                            {
                                let input = SessionInput::Disconnected { attempt, why: "closed".to_owned() };
                                app.session.handle(self.now, input);
                            }
                        }
                    }
                    service::Output::Drained => {}
                }
            }
        }
    }

    fn deliver(&mut self, connection: Connection, message: Arc<ServerMessage>) {
        let Some(number) = self.links.get(&connection) else { return };
        let app = &mut self.apps[*number];
        if let Some((attempt, _)) = app.connection.filter(|(_, own)| *own == connection) {
            let message = Arc::unwrap_or_clone(message);
            app.session.handle(self.now, SessionInput::Received { attempt, message });
        }
    }

    /// When something happens by itself.
    fn next(&self) -> Option<Duration> {
        let apps = self.apps.iter().flat_map(|app| [app.session.wake_at(), app.wake_at(self.now)]);
        let service = self.service.as_ref().and_then(Service::wake_at);
        apps.chain([service]).flatten().min()
    }

    /// Lets time pass.
    pub(crate) fn pass(&mut self, time: Duration) {
        let until = self.now + time;
        loop {
            self.settle();
            let wakes: Vec<Option<Duration>> = self.apps.iter().map(|app| app.wake_at(self.now)).collect();
            match self.next().filter(|at| *at <= until) {
                None => break,
                Some(at) => self.now = self.now.max(at),
            }
            if self.service.as_ref().and_then(Service::wake_at).is_some_and(|at| at <= self.now) {
                self.feed(service::Input::Tick);
            }
            for (number, wake) in wakes.into_iter().enumerate() {
                let app = &mut self.apps[number];
                if app.session.wake_at().is_some_and(|at| at <= self.now) {
                    app.session.handle(self.now, SessionInput::Tick);
                }
                if wake.is_some_and(|at| at <= self.now) {
                    self.hand(number, Input::Tick);
                }
            }
        }
        self.now = until;
        // Whoever looks at the screen sees clocks counted out to this moment; here they are shown anew.
        for number in 0..self.apps.len() {
            self.hand(number, Input::Command(OnlineCommand::SetView(view())));
        }
        self.settle();
    }
}
