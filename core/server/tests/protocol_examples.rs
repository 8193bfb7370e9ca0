//! The conversation in PROTOCOL.md, held with the real service.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use palgak_online::auth::Identity;
use palgak_online::id::PlayerId;
use palgak_online::protocol::{ClientMessage, Resume, ServerMessage};
use palgak_server::service::{Config, Connection, Input, Now, Output, Service};
use palgak_server::sim::Memory;
use palgak_server::store::{Process, ProcessId};
use serde::Deserialize;
use serde_json::Value;

const TEXT: &str = include_str!("../../online/PROTOCOL.md");

/// A line of the conversation.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    /// A player opens a connection, and greets.
    Connects { player: char, resume: Option<Resume> },
    /// A player's connection is gone.
    Vanishes { player: char },
    /// A client sends a message.
    Says { player: char, message: Value },
    /// A client gets a message.
    Hears { player: char, message: Value },
    /// Time passes, in milliseconds.
    Waits(u64),
}

/// The service, a store, and two clients who answer pings and otherwise say what is in the script.
struct Stage {
    service: Service,
    memory: Memory,
    now: Duration,
    lines: u64,
    connections: BTreeMap<char, Connection>,
    heard: BTreeMap<char, VecDeque<Value>>,
}

fn player(name: char) -> PlayerId {
    Identity::from_secret(&[if name == 'A' { 1 } else { 2 }; 32]).player()
}

impl Stage {
    fn new() -> Stage {
        let process = Process { id: ProcessId(1), url: "wss://one.play.example/v1/play".to_owned() };
        Stage {
            service: Service::new(Config::new(process), 1),
            memory: Memory::new(Duration::from_secs(10)),
            now: Duration::ZERO,
            lines: 0,
            connections: BTreeMap::new(),
            heard: BTreeMap::new(),
        }
    }

    /// Something happens, and all that comes of it at once.
    fn feed(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let mut outputs = Vec::new();
            let unix_ms = 1_700_000_000_000 + self.now.as_millis() as u64;
            self.service.handle(input, Now { steady: self.now, unix_ms }, &mut outputs);
            for output in outputs {
                match output {
                    Output::Store { request, op } => {
                        let reply = Ok(self.memory.carry_out(op, self.now));
                        inputs.push_back(Input::Stored { request, reply });
                    }
                    Output::Send { connection, message } => match *message {
                        ServerMessage::Ping { ping, .. } => {
                            let message = ClientMessage::Pong { ping };
                            inputs.push_back(Input::Received { connection, message });
                        }
                        ref message => {
                            let to = self.connections.iter().find(|(_, open)| **open == connection);
                            let message = serde_json::to_value(message).unwrap();
                            self.heard.entry(*to.unwrap().0).or_default().push_back(message);
                        }
                    },
                    Output::Close { .. } | Output::Drained => panic!("{output:?}"),
                }
            }
        }
    }

    fn wait(&mut self, time: Duration) {
        let until = self.now + time;
        while let Some(at) = self.service.wake_at().filter(|at| *at <= until) {
            self.now = self.now.max(at);
            self.feed(Input::Tick);
        }
        self.now = until;
    }

    fn act(&mut self, line: Line) {
        match line {
            Line::Connects { player: name, resume } => {
                self.lines += 1;
                let connection = Connection(self.lines);
                self.connections.insert(name, connection);
                self.feed(Input::Opened { connection, player: player(name), resume });
            }
            Line::Vanishes { player } => {
                let connection = self.connections.remove(&player).unwrap();
                self.feed(Input::Closed { connection });
            }
            Line::Says { player, message } => {
                let connection = self.connections[&player];
                let message = ClientMessage::deserialize(&message).unwrap();
                self.feed(Input::Received { connection, message });
            }
            Line::Hears { player, message } => {
                let heard = self.heard.entry(player).or_default().pop_front();
                assert_eq!(heard, Some(message), "what {player} hears");
            }
            Line::Waits(ms) => self.wait(Duration::from_millis(ms)),
        }
    }
}

#[test]
fn the_conversation_goes_as_it_is_told() {
    let (_, conversation) = TEXT.split_once("```json conversation\n").unwrap();
    let (conversation, _) = conversation.split_once("```").unwrap();
    let mut stage = Stage::new();
    let mut lines = 0;
    for line in serde_json::Deserializer::from_str(conversation).into_iter::<Line>() {
        stage.act(line.unwrap());
        lines += 1;
    }
    assert!(lines > 30, "{lines} lines");
    for (player, heard) in stage.heard {
        assert!(heard.is_empty(), "{player} hears more than is told: {heard:?}");
    }
}
