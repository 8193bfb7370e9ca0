//! Two players who play games against each other, one move after the other.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use palgak_online::auth::Identity;
use palgak_online::id::{GameId, PlayerId};
use palgak_online::protocol::{Act, ClientMessage, Event, ServerMessage};
use palgak_rules::Game;
use tokio::time::{sleep, timeout};

use crate::Result;
use crate::link::Link;
use crate::report::Latencies;
use crate::scripts::Script;
use crate::servers::Kind;

/// A player with a link.
struct Seat {
    link: Link,
    player: PlayerId,
}

/// Two players at one server.
pub(crate) struct Pair {
    seats: [Seat; 2],
    /// What the server does.
    server: Kind,
    nonce: u64,
}

/// When to play.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    /// Moves sent from here on are measured.
    pub(crate) from: Instant,
    /// Until here.
    pub(crate) until: Instant,
    /// How long to wait after each move.
    pub(crate) pause: Duration,
}

/// How long any answer may take before the test has failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// The key pair of a player, known by a number.
pub(crate) fn identity(number: usize) -> Identity {
    let mut secret = [7; 32];
    secret[..8].copy_from_slice(&(number as u64).to_le_bytes());
    Identity::from_secret(&secret)
}

impl Pair {
    /// Two connections to a bare server.
    pub(crate) async fn bare(to: SocketAddr, server: Kind) -> Result<Pair> {
        let seat = async || -> Result<Seat> {
            Ok(Seat { link: Link::open(to, Ipv4Addr::LOCALHOST).await?, player: PlayerId([0; 32]) })
        };
        Ok(Pair { seats: [seat().await?, seat().await?], server, nonce: 0 })
    }

    /// Two players of the real server, known by a number.
    pub(crate) async fn palgak(to: SocketAddr, from: Ipv4Addr, number: usize) -> Result<Pair> {
        let seat = async |number| -> Result<Seat> {
            let who = identity(number);
            Ok(Seat { link: Link::greet(to, from, &who).await?, player: who.player() })
        };
        Ok(Pair {
            seats: [seat(2 * number).await?, seat(2 * number + 1).await?],
            server: Kind::Palgak,
            nonce: 0,
        })
    }

    /// Plays games by a script; the latencies of their moves.
    pub(crate) async fn play(mut self, script: &Script, span: Span) -> Result<Latencies> {
        let mut latencies = Latencies::default();
        let knows_games = self.server == Kind::Palgak;
        while Instant::now() < span.until {
            let id = if knows_games { timeout(PATIENCE, self.begin(script.game)).await?? } else { GameId(1) };
            let mut ply = 0;
            for text in &script.moves {
                let sent = Instant::now();
                if sent >= span.until {
                    return Ok(latencies);
                }
                let took = timeout(PATIENCE, self.play_move(id, ply, text)).await??;
                if sent >= span.from {
                    latencies.add(took);
                }
                ply += 1;
                if !span.pause.is_zero() {
                    sleep(span.pause).await;
                }
            }
            if knows_games {
                timeout(PATIENCE, self.finish(id, ply)).await??;
            }
        }
        Ok(latencies)
    }

    /// Begins a game by an invitation. Afterwards the first seat is the first side's.
    async fn begin(&mut self, game: Game) -> Result<GameId> {
        self.nonce += 2;
        let nonce = self.nonce;
        let [host, guest] = &mut self.seats;
        host.link.say(&ClientMessage::Invite { nonce, game, code: None }).await?;
        let waiting = host.link.until(|m| matches!(m, ServerMessage::Waiting { code: Some(_), .. })).await?;
        let ServerMessage::Waiting { code: Some(code), .. } = waiting else { return Err("no code".into()) };
        guest.link.say(&ClientMessage::Join { nonce: nonce + 1, code }).await?;
        guest.link.until(is_paired).await?;
        let paired = host.link.until(is_paired).await?;
        let ServerMessage::Event { id, event: Event::Paired { players, .. }, .. } = paired else {
            return Err("not paired".into());
        };
        if players[0] != host.player {
            self.seats.swap(0, 1);
        }
        for number in 0..2 {
            let act = match game {
                Game::Janggi => Act::Setup { setup: "left".to_owned() },
                Game::Xiangqi | Game::ChuShogi => Act::Ready,
            };
            self.act(number, id, 0, act).await?;
        }
        for seat in &mut self.seats {
            let started =
                |m: &ServerMessage| matches!(m, ServerMessage::Event { event: Event::Started { .. }, .. });
            seat.link.until(started).await?;
        }
        Ok(id)
    }

    /// Plays a move: until the mover has its acknowledgement, which is timed, and the other has the move.
    async fn play_move(&mut self, id: GameId, ply: u32, text: &str) -> Result<Duration> {
        let mover = ply as usize % 2;
        let sent = Instant::now();
        self.act(mover, id, ply, Act::Move { text: text.to_owned() }).await?;
        let link = &mut self.seats[mover].link;
        if self.server == Kind::Palgak {
            link.until_text(|text| text.starts_with("{\"type\":\"done\"")).await?;
        } else {
            link.hear().await?;
        }
        let took = sent.elapsed();
        // The next message is news of this move: that of each is waited for before the next is played.
        let other = &mut self.seats[1 - mover].link;
        match self.server {
            Kind::Echo => {}
            Kind::Relay => drop(other.hear().await?),
            Kind::Palgak => {
                other.until_text(|text| text.contains(",\"event\":{\"event\":\"played\",")).await?;
            }
        }
        Ok(took)
    }

    /// Ends a game, so that the next can begin.
    async fn finish(&mut self, id: GameId, ply: u32) -> Result<()> {
        self.act(0, id, ply, Act::Resign).await?;
        for seat in &mut self.seats {
            let over = |m: &ServerMessage| {
                matches!(
                    m,
                    ServerMessage::Event { event: Event::Over { .. }, .. }
                        | ServerMessage::Done { event: Event::Over { .. }, .. }
                )
            };
            seat.link.until(over).await?;
        }
        Ok(())
    }

    async fn act(&mut self, seat: usize, id: GameId, ply: u32, act: Act) -> Result<()> {
        self.nonce += 1;
        let nonce = self.nonce;
        self.seats[seat].link.say(&ClientMessage::Act { id, nonce, ply, act }).await
    }
}

fn is_paired(message: &ServerMessage) -> bool {
    matches!(message, ServerMessage::Event { event: Event::Paired { .. }, .. })
}
