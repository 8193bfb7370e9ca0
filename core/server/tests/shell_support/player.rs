//! A player with the real client, who plays random legal moves.

use std::sync::mpsc::{Receiver, channel};

use palgak_online::client::net::{Client, Options};
use palgak_online::client::{Command, Event, OnlineGame, Phase};
use palgak_online::digest::digest;
use palgak_online::protocol::{Act, Phase as Stage};
use palgak_rules::{Game, Side, janggi};
use palgak_table::referee::Referee;

use super::PATIENCE;

/// A player.
pub(crate) struct Player {
    pub(crate) client: Client,
    events: Receiver<Event>,
    options: (String, [u8; 32]),
}

/// How a game went, as one player saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) id: String,
    pub(crate) moves: Vec<String>,
    pub(crate) result: Option<String>,
    pub(crate) digest: Option<String>,
}

impl Player {
    pub(crate) fn new(url: &str, number: u8) -> Player {
        Player::start(url.to_owned(), [number; 32], None, None)
    }

    /// A player who trusts a certificate.
    pub(crate) fn trusting(url: &str, number: u8, certificate: &str) -> Player {
        Player::start(url.to_owned(), [number; 32], None, Some(certificate.as_bytes().to_vec()))
    }

    fn start(url: String, secret: [u8; 32], saved: Option<Vec<u8>>, extra_roots: Option<Vec<u8>>) -> Player {
        let (to, events) = channel();
        let seed = u64::from(secret[0]);
        let options = Options { saved, extra_roots, ..Options::new(url.clone(), secret, seed) };
        let client = Client::start(options, move |event| {
            // A test that has seen enough does not listen any more.
            let _ = to.send(event);
        })
        .unwrap();
        Player { client, events, options: (url, secret) }
    }

    /// The app is killed and opened again: nothing is left but what it has saved.
    pub(crate) fn killed_and_back(self) -> Player {
        let saved = self.client.save();
        drop(self.client);
        Player::start(self.options.0, self.options.1, Some(saved), None)
    }

    pub(crate) fn does(&self, command: Command) {
        self.client.command(command).unwrap();
    }

    /// Waits until the session is as wanted.
    pub(crate) fn until<T>(
        &self,
        what: &str,
        mut wanted: impl FnMut(Phase, Option<&OnlineGame>) -> Option<T>,
    ) -> T {
        loop {
            if let Some(found) = self.client.read(|session, _| wanted(session.phase(), session.game())) {
                return found;
            }
            // Each change is told; the state is looked at after each.
            let event = self.events.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("never: {what}"));
            if let Event::Disagreement { own, server } = event {
                panic!("own digest {own}, server's {server}");
            }
        }
    }

    /// Chooses what is to be chosen before a game.
    pub(crate) fn gets_ready(&self) {
        let game = self.until("a game to get ready for", |_, game| {
            game.filter(|game| game.state().phase == Stage::Setup).map(OnlineGame::game)
        });
        self.does(Command::Act(match game {
            Game::Janggi => Act::Setup { setup: "inner".to_owned() },
            Game::Xiangqi | Game::ChuShogi => Act::Ready,
        }));
    }

    pub(crate) fn side(&self) -> Side {
        self.until("a game", |_, game| game.map(OnlineGame::side))
    }

    pub(crate) fn seen(&self) -> Seen {
        self.until("a game", |_, game| {
            game.map(|game| Seen {
                id: game.id().to_string(),
                moves: game.moves().to_vec(),
                result: game.state().result.clone(),
                digest: game.state().digest.clone(),
            })
        })
    }

    /// How many plies this player has seen.
    pub(crate) fn waits_for_ply(&self, ply: usize) {
        self.until("a ply", |_, game| game.filter(|game| game.moves().len() >= ply).map(drop));
    }

    /// Waits until the game is over.
    pub(crate) fn waits_for_the_end(&self) -> Seen {
        self.until("the end", |_, game| game.filter(|game| game.state().result.is_some()).map(drop));
        self.seen()
    }
}

/// A game that both play, as it should be.
pub(crate) struct Reference {
    pub(crate) referee: Referee,
    random: u64,
}

impl Reference {
    pub(crate) fn new(referee: Referee, seed: u64) -> Reference {
        Reference { referee, random: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1 }
    }

    /// Some legal move, played here.
    pub(crate) fn next_move(&mut self) -> String {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        let legal = self.referee.legal();
        let text = legal[(self.random % legal.len() as u64) as usize].clone();
        let side = self.referee.turn().unwrap();
        self.referee.play(side, &text).unwrap()
    }
}

/// Plays so many plies, or until the game is over.
pub(crate) fn play(players: [&Player; 2], reference: &mut Reference, plies: usize) {
    for _ in 0..plies {
        if reference.referee.outcome().is_some() {
            return;
        }
        let side = reference.referee.turn().unwrap();
        let text = reference.next_move();
        let ply = reference.referee.ply();
        players[side.index()].does(Command::Act(Act::Move { text }));
        for player in players {
            player.waits_for_ply(ply);
        }
    }
}

/// Two players who were brought together for a game and have begun it, the first side first.
pub(crate) fn begin(urls: [&str; 2], game: Game) -> ([Player; 2], Reference) {
    let mut players = [Player::new(urls[0], 1), Player::new(urls[1], 2)];
    for player in &players {
        player.does(Command::Seek(game));
    }
    for player in &players {
        player.gets_ready();
    }
    for player in &players {
        player.until("the start", |phase, _| matches!(phase, Phase::Playing { .. }).then_some(()));
    }
    if players[0].side() != Side::First {
        players.reverse();
    }
    let setups = [janggi::Setup::Inner; 2];
    (players, Reference::new(Referee::between_strangers(game, setups), 7))
}

/// Ends the game if it has not ended, and checks that everybody has seen the same.
pub(crate) fn check_the_end(players: &[Player; 2], reference: &mut Reference, game: Game) {
    if reference.referee.outcome().is_none() {
        let side = reference.referee.turn().unwrap();
        players[side.index()].does(Command::Act(Act::Resign));
        reference.referee.resign(side).unwrap();
    }
    let seen = [players[0].waits_for_the_end(), players[1].waits_for_the_end()];
    assert_eq!(seen[0], seen[1]);
    let moves: Vec<String> = reference.referee.moves().collect();
    let result = reference.referee.result().unwrap();
    let setups: Vec<String> = match game {
        Game::Janggi => vec!["inner".to_owned(); 2],
        Game::Xiangqi | Game::ChuShogi => Vec::new(),
    };
    assert_eq!(seen[0].moves, moves);
    assert_eq!(seen[0].result.as_ref(), Some(&result));
    let expected = digest(game, &setups, moves.iter().map(String::as_str), &result);
    assert_eq!(seen[0].digest.as_ref(), Some(&expected));
}
