//! The user, the app, the network and the server, all by one seed.

use std::collections::{BTreeSet, VecDeque};
use std::time::Duration;

use palgak_rules::Game;

use super::super::{config, identity, secs};
use super::model::Model;
use crate::auth::write_challenge;
use crate::client::random::Random;
use crate::client::{Attempt, Command, Config, Event, Input, Output, Phase, Session, Subject};
use crate::protocol::{self, Act, ClientMessage, Refusal, ServerMessage};

/// How often what happened.
#[derive(Default)]
pub(super) struct Happened {
    pub(super) cuts: usize,
    pub(super) kills: usize,
    pub(super) moves: usize,
    pub(super) games: usize,
    pub(super) called_off: usize,
    pub(super) resent: usize,
    pub(super) resynced: usize,
    pub(super) places_kept: usize,
}

impl Happened {
    pub(super) fn add(&mut self, other: &Happened) {
        self.cuts += other.cuts;
        self.kills += other.kills;
        self.moves += other.moves;
        self.games += other.games;
        self.called_off += other.called_off;
        self.resent += other.resent;
        self.resynced += other.resynced;
        self.places_kept += other.places_kept;
    }
}

/// A connection: what is on its way, in order.
struct Wire {
    attempt: Attempt,
    open: bool,
    up: VecDeque<ClientMessage>,
    down: VecDeque<ServerMessage>,
}

pub(super) struct World {
    random: Random,
    now: Duration,
    session: Session,
    model: Model,
    wire: Option<Wire>,
    /// What the app has kept.
    saved: Vec<u8>,
    /// The moves as a screen would show them, by the events alone.
    shown: Vec<String>,
    /// How many different moves the user has made up.
    made_up: usize,
    refused: BTreeSet<String>,
    done: BTreeSet<String>,
    /// Whether the client gave up telling the server that the user has gone away. What the server goes on with then is
    /// found when the user next wants something.
    gave_up: bool,
    /// Whether what happens is written out.
    telling: bool,
    pub(super) happened: Happened,
}

impl World {
    /// A world that tells what happens in it.
    pub(super) fn telling(seed: u64) -> World {
        World { telling: true, ..World::new(seed) }
    }

    pub(super) fn new(seed: u64) -> World {
        let session = Session::new(identity(), Config { seed, ..config() });
        World {
            random: Random::new(seed ^ 0x5eed),
            now: secs(1),
            saved: session.save(),
            session,
            model: Model::default(),
            wire: None,
            shown: Vec::new(),
            made_up: 0,
            refused: BTreeSet::new(),
            done: BTreeSet::new(),
            gave_up: false,
            telling: false,
            happened: Happened::default(),
        }
    }

    /// Something happens.
    pub(super) fn step(&mut self) {
        match self.random.between(0, 99) {
            0..=34 => self.deliver_down(),
            35..=64 => self.deliver_up(),
            65..=78 => self.user(),
            79..=88 => self.opponent(),
            89..=92 => self.pass(3_000),
            93..=94 => self.pass(40_000),
            95..=97 => self.cut(),
            _ => self.kill(),
        }
        self.check();
    }

    /// Nothing is done any more, the network is good and time passes.
    pub(super) fn settle(&mut self) {
        for _ in 0..400 {
            while self
                .wire
                .as_ref()
                .is_some_and(|wire| !wire.open || !wire.up.is_empty() || !wire.down.is_empty())
            {
                self.deliver_up();
                self.deliver_down();
                self.check();
            }
            // The server is heard of now and then.
            if let Some(wire) = self.wire.as_mut().filter(|wire| wire.open) {
                wire.down.push_back(ServerMessage::Ping { ping: 1, rtt_ms: None });
            }
            self.pass(1_000);
        }
    }

    /// The client shows what the server knows.
    pub(super) fn compare(&self) {
        let open = self.model.open();
        match self.session.phase() {
            Phase::Idle if self.gave_up => {}
            Phase::Idle => assert!(open.is_none() && self.model.wish.is_none(), "left behind on the server"),
            Phase::Waiting { .. } => {
                assert!(open.is_none() && self.model.wish.is_some(), "waits for nothing")
            }
            Phase::Setup { id, .. } => {
                let open = open.map(|game| (game.id, game.phase));
                assert_eq!(open, Some((id, protocol::Phase::Setup)));
            }
            Phase::Playing { id } => {
                let open = open.map(|game| (game.id, game.phase));
                assert_eq!(open, Some((id, protocol::Phase::Playing)));
            }
            Phase::Over { .. } => assert!(open.is_none(), "another game is on"),
        }
        if let Some(game) = self.session.game() {
            let known = self.model.games.iter().find(|known| known.id == game.id()).unwrap();
            assert_eq!(game.moves(), known.moves);
            assert_eq!(game.seq() as usize, known.news.len());
        }
        assert_eq!(self.session.pending().count(), 0, "not answered: {:?}", self.session);
        // Each move that was made up was played or refused, and never both.
        let played: BTreeSet<&str> = self
            .model
            .carried_out
            .iter()
            .filter_map(|act| match act {
                Act::Move { text } => Some(text.as_str()),
                _ => None,
            })
            .collect();
        for text in &self.refused {
            assert!(!played.contains(text.as_str()), "{text} is refused and played");
        }
        for text in &self.done {
            assert!(played.contains(text.as_str()), "{text} is done and not played");
        }
    }

    fn check(&mut self) {
        let moves = self.session.game().map(|game| game.moves());
        if let Some(moves) = moves {
            assert_eq!(moves, self.shown, "the events do not lead to the moves");
        }
        let mut played = BTreeSet::new();
        for act in &self.model.carried_out {
            if let Act::Move { text } = act {
                assert!(played.insert(text), "{text} was played twice");
            }
        }
    }

    // It is there to be read.
    #[allow(clippy::print_stdout)]
    fn note(&self, what: std::fmt::Arguments<'_>) {
        if self.telling {
            println!("{:>9} ms  {what}", self.now.as_millis());
        }
    }

    fn collect(&mut self) {
        while let Some(output) = self.session.poll() {
            self.note(format_args!("    client: {output:?}"));
            match output {
                Output::Connect { attempt, .. } => {
                    let (up, down) = (VecDeque::new(), VecDeque::new());
                    self.wire = Some(Wire { attempt, open: false, up, down });
                }
                Output::Send { attempt, message } => {
                    let wire = self.wire.as_mut().filter(|wire| wire.attempt == attempt);
                    wire.unwrap().up.push_back(message);
                }
                Output::Close { attempt } => {
                    if self.wire.take_if(|wire| wire.attempt == attempt).is_some() {
                        self.model.lost();
                    }
                }
                Output::Event(event) => self.heard(event),
            }
        }
    }

    fn heard(&mut self, event: Event) {
        match event {
            Event::Persist => self.saved = self.session.save(),
            Event::Phase(Phase::Setup { .. }) => self.shown.clear(),
            Event::Synced => {
                self.shown = self.session.game().map_or(Vec::new(), |game| game.moves().to_vec());
            }
            Event::Played { ply, text, .. } => {
                assert_eq!(ply as usize, self.shown.len() + 1);
                self.shown.push(text);
            }
            Event::Done(Act::Move { text }) => assert!(self.done.insert(text), "answered twice"),
            Event::Refused { subject: Subject::Act(Act::Move { text }), code, .. } => {
                assert!(matches!(code, Refusal::Late | Refusal::Over), "{text}: {code:?}");
                assert!(self.refused.insert(text), "answered twice");
            }
            Event::Problem(problem) => panic!("{problem}"),
            Event::Disagreement { own, server } => panic!("{own} {server}"),
            _ => {}
        }
    }

    fn input(&mut self, input: Input) {
        if let Input::Received { message: ServerMessage::Ready { .. }, .. } = input {
            self.gave_up = false;
        }
        let silent = !matches!(input, Input::Received { .. });
        let unsettled = !self.session.is_settled();
        self.session.handle(self.now, input);
        self.gave_up |= silent && unsettled && self.session.is_settled();
        self.collect();
    }

    fn user(&mut self) {
        let coin = self.random.between(0, 9);
        let command = match self.session.phase() {
            Phase::Idle => Command::Seek(Game::Xiangqi),
            Phase::Waiting { .. } if coin < 3 => Command::Leave,
            Phase::Waiting { .. } => return,
            Phase::Setup { .. } if coin < 3 => Command::Leave,
            Phase::Setup { .. } => Command::Act(Act::Ready),
            Phase::Playing { .. } if coin == 0 => Command::Act(Act::Resign),
            Phase::Playing { .. } => {
                self.made_up += 1;
                Command::Act(Act::Move { text: format!("m{}", self.made_up) })
            }
            Phase::Over { .. } => match coin {
                0..=1 => Command::Leave,
                2..=3 => Command::Seek(Game::Xiangqi),
                _ => Command::Act(Act::Rematch),
            },
        };
        self.note(format_args!("user {command:?}"));
        // It may be somebody else's turn, or done already.
        let _ = self.session.command(self.now, command);
        self.collect();
    }

    fn opponent(&mut self) {
        self.note(format_args!("opponent"));
        self.model.opponent(&mut self.random, &mut self.happened);
        self.flush();
    }

    /// What the server says goes onto the wire, if there is one.
    fn flush(&mut self) {
        let said = std::mem::take(&mut self.model.out);
        for message in &said {
            self.note(format_args!("    server: {message:?}"));
        }
        if let Some(wire) = self.wire.as_mut().filter(|wire| wire.open) {
            wire.down.extend(said);
        }
    }

    fn deliver_up(&mut self) {
        let Some(wire) = &mut self.wire else { return };
        let attempt = wire.attempt;
        if !wire.open {
            wire.open = true;
            let challenge = write_challenge(&[9; 32]);
            wire.down.push_back(ServerMessage::Welcome { version: 1, challenge });
            return self.input(Input::Connected { attempt });
        }
        if let Some(message) = wire.up.pop_front() {
            self.note(format_args!("to server {message:?}"));
            self.model.receive(message, &mut self.random, &mut self.happened);
            self.flush();
        }
    }

    fn deliver_down(&mut self) {
        let Some(wire) = &mut self.wire else { return };
        let attempt = wire.attempt;
        if let Some(message) = wire.down.pop_front() {
            self.note(format_args!("to client {message:?}"));
            self.input(Input::Received { attempt, message });
        }
    }

    fn pass(&mut self, most: u64) {
        let until = self.now + Duration::from_millis(self.random.between(0, most));
        while let Some(at) = self.session.wake_at().filter(|at| *at <= until) {
            self.now = self.now.max(at);
            // A living server is heard of.
            if let Some(wire) = self.wire.as_mut().filter(|wire| wire.open && wire.down.is_empty()) {
                wire.down.push_back(ServerMessage::Ping { ping: 1, rtt_ms: None });
                self.deliver_down();
            }
            self.input(Input::Tick);
        }
        self.now = until;
    }

    /// The connection breaks, and what is on its way is lost; the server may have taken in some of it without the
    /// client ever hearing of that.
    fn cut(&mut self) {
        let taken_in = self.random.between(0, 2);
        for _ in 0..taken_in {
            if self.wire.as_ref().is_some_and(|wire| wire.open) {
                self.deliver_up();
            }
        }
        if let Some(wire) = self.wire.take() {
            self.note(format_args!("cut"));
            self.happened.cuts += 1;
            self.model.lost();
            self.input(Input::Disconnected { attempt: wire.attempt, why: "cut".to_owned() });
        }
    }

    /// The app is killed and started again, from what it has kept.
    fn kill(&mut self) {
        self.note(format_args!("killed"));
        self.happened.kills += 1;
        if self.wire.take().is_some() {
            self.model.lost();
        }
        let config = Config { seed: self.random.nonce(), ..config() };
        self.session = Session::restore(identity(), config, &self.saved, self.now).unwrap();
        self.shown = self.session.game().map_or(Vec::new(), |game| game.moves().to_vec());
        self.collect();
    }
}
