//! A server that knows no rules but keeps all promises of the protocol.

use std::collections::BTreeMap;

use palgak_rules::{Game, Side};

use super::super::{FULL, me, opponent, started};
use super::world::Happened;
use crate::client::random::Random;
use crate::digest::digest;
use crate::id::{Code, GameId};
use crate::protocol::{Act, ClientMessage, Event as News, Nonce, Phase, Refusal, ServerMessage, State};

/// A game, seen from the server. The user plays the first side.
pub(super) struct Match {
    pub(super) id: GameId,
    wish: Option<Nonce>,
    pub(super) phase: Phase,
    chosen: [bool; 2],
    pub(super) moves: Vec<String>,
    pub(super) news: Vec<News>,
    answered: BTreeMap<(u32, Nonce), u32>,
    result: Option<String>,
    rematch: [bool; 2],
    gone: bool,
}

#[derive(Default)]
pub(super) struct Model {
    pub(super) wish: Option<(Nonce, Option<Code>, Game)>,
    /// The wish of a user whose connection is gone: if the client asks again with its number, the place in the queue is kept.
    absent: Option<Nonce>,
    /// Whether the user's client has said hello on the connection that stands.
    here: bool,
    pub(super) games: Vec<Match>,
    /// What the user did, as often as it was carried out.
    pub(super) carried_out: Vec<Act>,
    pub(super) out: Vec<ServerMessage>,
}

fn turn(moves: usize) -> Side {
    if moves.is_multiple_of(2) { Side::First } else { Side::Second }
}

fn refused(nonce: Option<Nonce>, id: Option<GameId>, code: Refusal) -> ServerMessage {
    ServerMessage::Refused { nonce, id, code, message: String::new() }
}

impl Match {
    fn state(&self) -> State {
        let moves = self.moves.clone();
        let digest = self
            .result
            .as_ref()
            .map(|result| digest(Game::Xiangqi, &[], moves.iter().map(String::as_str), result));
        State {
            game: Game::Xiangqi,
            players: [me(), opponent()],
            phase: self.phase,
            chosen: self.chosen,
            own_setup: None,
            setups: Vec::new(),
            moves,
            clocks: [FULL; 2],
            elapsed_ms: 0,
            draw_offered_by: None,
            result: self.result.clone(),
            digest,
            rematch: self.rematch,
            here: [true; 2],
        }
    }

    fn is_open(&self) -> bool {
        self.phase != Phase::Over
    }
}

impl Model {
    pub(super) fn open(&self) -> Option<&Match> {
        self.games.iter().find(|game| game.is_open())
    }

    fn tell(&mut self, at: usize, event: News) {
        let game = &mut self.games[at];
        game.news.push(event.clone());
        let seq = game.news.len() as u32;
        self.out.push(ServerMessage::Event { id: game.id, seq, event });
    }

    fn sync(&mut self, at: usize) {
        let game = &self.games[at];
        let seq = game.news.len() as u32;
        self.out.push(ServerMessage::Sync { id: game.id, seq, state: game.state() });
    }

    fn end(&mut self, at: usize, result: &str) {
        let game = &mut self.games[at];
        game.phase = Phase::Over;
        game.result = Some(result.to_owned());
        let digest = game.state().digest.unwrap();
        self.tell(at, News::Over { result: result.to_owned(), digest });
    }

    fn begin(&mut self, wish: Option<Nonce>) -> GameId {
        let id = GameId(self.games.len() as u64 + 1);
        self.games.push(Match {
            id,
            wish,
            phase: Phase::Setup,
            chosen: [false; 2],
            moves: Vec::new(),
            news: Vec::new(),
            answered: BTreeMap::new(),
            result: None,
            rematch: [false; 2],
            gone: false,
        });
        let paired = News::Paired { game: Game::Xiangqi, players: [me(), opponent()], setup_ms: 30_000 };
        self.tell(self.games.len() - 1, paired);
        id
    }

    /// The connection is gone: nobody is paired who is not there.
    pub(super) fn lost(&mut self) {
        if let Some((nonce, ..)) = self.wish.take() {
            self.absent = Some(nonce);
        }
        self.here = false;
        self.out.clear();
    }

    /// Somebody else does something.
    pub(super) fn opponent(&mut self, random: &mut Random, happened: &mut Happened) {
        let last = self.games.len().wrapping_sub(1);
        match self.open().map(|game| (game.phase, game.moves.len(), game.chosen)) {
            None => {
                if let Some((nonce, ..)) = self.wish.take() {
                    happened.games += 1;
                    self.begin(Some(nonce));
                } else if self.games.last().is_some_and(|game| {
                    game.result.as_deref() != Some("aborted") && !game.gone && !game.rematch[1]
                }) {
                    self.games[last].rematch[1] = true;
                    self.tell(last, News::RematchOffered { by: Side::Second });
                    self.rematch(last, happened);
                }
            }
            Some((Phase::Setup, _, [_, false])) => {
                self.games[last].chosen[1] = true;
                self.tell(last, News::Chosen { side: Side::Second });
                self.start_if_chosen(last);
            }
            // The time to choose is up, or the opponent goes away.
            Some((Phase::Setup, ..)) => {
                if random.between(0, 1) == 0 {
                    self.games[last].phase = Phase::Playing;
                    self.tell(last, started());
                } else {
                    self.call_off(last, Side::Second, happened);
                }
            }
            Some((_, plies, _)) if random.between(0, 20) == 0 || plies > 30 => {
                self.end(last, "win red resignation");
            }
            Some((_, plies, _)) if turn(plies) == Side::Second => {
                self.play(last, format!("o{plies}"));
            }
            Some(_) => {}
        }
    }

    fn rematch(&mut self, at: usize, happened: &mut Happened) {
        if self.games[at].rematch == [true; 2] && self.open().is_none() {
            happened.games += 1;
            let next = GameId(self.games.len() as u64 + 1);
            self.tell(at, News::Rematch { id: next });
            self.begin(None);
        }
    }

    fn call_off(&mut self, at: usize, by: Side, happened: &mut Happened) {
        happened.called_off += 1;
        self.end(at, "aborted");
        if let Some(nonce) = self.games[at].wish.filter(|_| by == Side::Second && self.here) {
            self.wish = Some((nonce, None, Game::Xiangqi));
            self.out.push(ServerMessage::Waiting { nonce, game: Game::Xiangqi, code: None });
        }
    }

    fn start_if_chosen(&mut self, at: usize) {
        if self.games[at].chosen == [true; 2] {
            self.games[at].phase = Phase::Playing;
            self.tell(at, started());
        }
    }

    fn play(&mut self, at: usize, text: String) {
        self.games[at].moves.push(text.clone());
        let ply = self.games[at].moves.len() as u32;
        self.tell(at, News::Played { ply, text, clocks: [FULL; 2] });
    }

    /// The user's client says something.
    pub(super) fn receive(&mut self, message: ClientMessage, random: &mut Random, happened: &mut Happened) {
        match message {
            ClientMessage::Hello { resume, .. } => {
                self.here = true;
                let game = self.open().map(|game| game.id);
                self.out.push(ServerMessage::Ready { game });
                let Some(resume) = resume else { return };
                match self.games.iter().position(|game| game.id == resume.id) {
                    None => self.out.push(refused(None, Some(resume.id), Refusal::NoSuchGame)),
                    Some(at) => {
                        if random.between(0, 1) == 0 {
                            let missed: Vec<News> =
                                self.games[at].news.iter().skip(resume.have as usize).cloned().collect();
                            for (seq, event) in (resume.have + 1..).zip(missed) {
                                self.out.push(ServerMessage::Event { id: resume.id, seq, event });
                            }
                        }
                        self.sync(at);
                    }
                }
            }
            ClientMessage::Seek { nonce, game } => match self.open() {
                Some(open) if open.wish == Some(nonce) => self.sync(self.games.len() - 1),
                Some(open) => self.out.push(refused(Some(nonce), Some(open.id), Refusal::Busy)),
                None => {
                    if self.absent.take() == Some(nonce) {
                        happened.places_kept += 1;
                    }
                    self.wish = Some((nonce, None, game));
                    self.out.push(ServerMessage::Waiting { nonce, game, code: None });
                }
            },
            ClientMessage::Cancel { nonce } => {
                self.wish.take_if(|(own, ..)| *own == nonce);
                let at = self.games.iter().position(|game| game.wish == Some(nonce) && game.is_open());
                match at {
                    Some(at) if self.games[at].chosen[0] || self.games[at].phase == Phase::Playing => {
                        let id = self.games[at].id;
                        self.out.push(refused(Some(nonce), Some(id), Refusal::NothingToCancel));
                    }
                    Some(at) => {
                        self.call_off(at, Side::First, happened);
                        self.out.push(ServerMessage::Cancelled { nonce });
                    }
                    None => self.out.push(ServerMessage::Cancelled { nonce }),
                }
            }
            ClientMessage::Act { id, nonce, ply, act } => self.act(id, nonce, ply, act, random, happened),
            ClientMessage::Resync { id } => {
                happened.resynced += 1;
                if let Some(at) = self.games.iter().position(|game| game.id == id) {
                    self.sync(at);
                }
            }
            ClientMessage::Invite { .. } | ClientMessage::Join { .. } | ClientMessage::Pong { .. } => {}
        }
    }

    fn act(
        &mut self,
        id: GameId,
        nonce: Nonce,
        ply: u32,
        act: Act,
        random: &mut Random,
        happened: &mut Happened,
    ) {
        let Some(at) = self.games.iter().position(|game| game.id == id) else {
            return self.out.push(refused(Some(nonce), Some(id), Refusal::NoSuchGame));
        };
        if let Some(seq) = self.games[at].answered.get(&(ply, nonce)) {
            happened.resent += 1;
            let event = self.games[at].news[*seq as usize - 1].clone();
            return self.out.push(ServerMessage::Done { id, nonce, seq: *seq, event });
        }
        if random.between(0, 9) == 0 {
            return self.out.push(refused(Some(nonce), Some(id), Refusal::Unavailable));
        }
        let free = self.open().is_none();
        let said = self.out.len();
        let game = &mut self.games[at];
        let seq = game.news.len() as u32 + 1;
        let right_ply = ply as usize == game.moves.len();
        let phase = game.phase;
        match (&act, phase) {
            (Act::Ready, Phase::Setup) if !game.chosen[0] => {
                game.chosen[0] = true;
                self.tell(at, News::Chosen { side: Side::First });
                self.start_if_chosen(at);
            }
            (Act::Move { text }, Phase::Playing) if right_ply && turn(ply as usize) == Side::First => {
                happened.moves += 1;
                let text = text.clone();
                self.play(at, text);
            }
            (Act::Resign, Phase::Playing) => self.end(at, "win black resignation"),
            (Act::Rematch, Phase::Over) if !game.rematch[0] && !game.gone && free => {
                self.games[at].rematch[0] = true;
                self.tell(at, News::RematchOffered { by: Side::First });
                self.rematch(at, happened);
            }
            (Act::Leave, Phase::Over) => {
                game.gone = true;
                self.tell(at, News::Left { side: Side::First });
            }
            (Act::Leave, Phase::Setup) => {
                game.gone = true;
                self.call_off(at, Side::First, happened);
            }
            (_, Phase::Over) => return self.out.push(refused(Some(nonce), Some(id), Refusal::Over)),
            (Act::Move { .. }, _) => return self.out.push(refused(Some(nonce), Some(id), Refusal::Late)),
            _ => return self.out.push(refused(Some(nonce), Some(id), Refusal::NotNow)),
        }
        self.games[at].answered.insert((ply, nonce), seq);
        self.carried_out.push(act);
        // The first event is told with the answer.
        let first = self.out[said..].iter_mut().find(|message| {
            matches!(message, ServerMessage::Event { id: of, seq: number, .. } if (*of, *number) == (id, seq))
        });
        let Some(first) = first else { panic!("nothing came of it") };
        if let ServerMessage::Event { event, .. } = first {
            *first = ServerMessage::Done { id, nonce, seq, event: event.clone() };
        }
    }
}
