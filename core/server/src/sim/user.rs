//! The players: people with an app, which is the real client.

use std::collections::BTreeMap;
use std::time::Duration;

use palgak_online::auth::Identity;
use palgak_online::client::{self, Command, Config, Event, Phase, Session};
use palgak_online::id::{Code, GameId, PlayerId};
use palgak_online::protocol::{Act, ClientMessage};
use palgak_rules::Game as Kind;
use palgak_rules::janggi::Setup;
use palgak_table::referee::Referee;

use super::dice::Dice;
use super::world::{Happening, World};

/// A person with an app.
#[derive(Debug)]
pub(super) struct User {
    pub(super) player: PlayerId,
    secret: [u8; 32],
    dice: Dice,
    session: Option<Session>,
    pub(super) life: u64,
    saved: Option<Vec<u8>>,
    wakes_at: Option<Duration>,
    pub(super) offline_until: Duration,
    /// How long a message takes, one way.
    pub(super) way: Duration,
    favourite: Kind,
    /// How often in a thousand moves the person gives up.
    fed_up: usize,
    pub(super) asleep_until: Duration,
    /// What the person has chosen before games.
    pub(super) setups: BTreeMap<GameId, String>,
    /// The numbers of wishes.
    pub(super) wishes: Vec<u64>,
    follows: Option<(GameId, Referee)>,
    code: Option<Code>,
}

impl User {
    pub(super) fn new(number: usize, dice: &mut Dice) -> User {
        let mut secret = [7; 32];
        secret[0] = u8::try_from(number).unwrap_or(0);
        let mut dice = dice.split();
        let kinds = [Kind::Janggi, Kind::Xiangqi, Kind::Xiangqi, Kind::Janggi, Kind::ChuShogi];
        let favourite = if dice.in_thousand(700) { Kind::Janggi } else { kinds[dice.below(kinds.len())] };
        User {
            player: Identity::from_secret(&secret).player(),
            secret,
            session: None,
            life: 0,
            saved: None,
            wakes_at: None,
            offline_until: Duration::ZERO,
            way: dice.millis(5, 150),
            favourite,
            fed_up: 10 + dice.below(50),
            asleep_until: Duration::ZERO,
            setups: BTreeMap::new(),
            wishes: Vec::new(),
            follows: None,
            code: None,
            dice,
        }
    }

    /// Whether nothing is on.
    pub(super) fn is_done(&self) -> bool {
        self.session
            .as_ref()
            .is_some_and(|session| matches!(session.phase(), Phase::Idle | Phase::Over { .. }))
    }

    /// Whether the person waits for an opponent, over a connection that stands.
    pub(super) fn waits_connected(&self) -> bool {
        self.session.as_ref().is_some_and(|session| {
            matches!(session.phase(), Phase::Waiting { .. })
                && session.connection() == client::Connection::Online
        })
    }

    /// Where the person stands, for a message.
    pub(super) fn standing(&self) -> String {
        match &self.session {
            None => "without an app".to_owned(),
            Some(session) => format!("{:?}, {:?}", session.phase(), session.connection()),
        }
    }

    /// What the person would do now.
    fn decide(&mut self, now: Duration, evening: bool, sleepy: bool, codes: &[Code]) -> Option<Command> {
        let session = self.session.as_ref()?;
        let dice = &mut self.dice;
        if self.asleep_until > now {
            return None;
        }
        match session.phase() {
            Phase::Idle if evening => None,
            Phase::Idle => Some(match dice.below(20) {
                0 => Command::Invite(self.favourite),
                1..=3 => Command::Join(dice.pick(codes)?),
                _ => Command::Seek(self.favourite),
            }),
            Phase::Waiting { code, .. } => {
                self.code = code;
                (evening || dice.in_thousand(40)).then_some(Command::Leave)
            }
            Phase::Setup { chosen: true, .. } => None,
            Phase::Setup { id, .. } => {
                if dice.in_thousand(40) {
                    return Some(Command::Leave);
                }
                if dice.in_thousand(400) || session.pending().next().is_some() {
                    return None;
                }
                if session.game()?.game() != Kind::Janggi {
                    return Some(Command::Act(Act::Ready));
                }
                let setup = dice.pick(&Setup::ALL)?.as_str().to_owned();
                self.setups.insert(id, setup.clone());
                Some(Command::Act(Act::Setup { setup }))
            }
            Phase::Playing { id } => self.play(id, now, evening, sleepy),
            Phase::Over { rematch, opponent_left, .. } => {
                if evening {
                    return dice.in_thousand(300).then_some(Command::Leave);
                }
                let wanted = rematch.contains(&true);
                match dice.below(10) {
                    0..=2 => Some(Command::Leave),
                    3 => Some(Command::Seek(self.favourite)),
                    4..=7 if !opponent_left => Some(Command::Act(Act::Rematch)),
                    8 if wanted => Some(Command::Act(Act::Rematch)),
                    _ => None,
                }
            }
        }
    }

    /// What the person would do in a game.
    fn play(&mut self, id: GameId, now: Duration, evening: bool, sleepy: bool) -> Option<Command> {
        let game = self.session.as_ref()?.game()?;
        let dice = &mut self.dice;
        let fed_up = if evening { 60 } else { self.fed_up };
        let offered = game.state().draw_offered_by;
        let own_turn = game.turn() == Some(game.side());
        if sleepy && own_turn && dice.in_thousand(10) {
            self.asleep_until = now + Duration::from_secs(720);
            return None;
        }
        let odd = dice.below(1_000);
        // Who waits for a sleeper has patience.
        if odd < fed_up / if own_turn { 1 } else { 4 } && (own_turn || !sleepy) {
            return Some(Command::Act(Act::Resign));
        }
        if offered == Some(game.side().other()) && odd < 500 {
            return Some(Command::Act(if odd < 150 { Act::AcceptDraw } else { Act::DeclineDraw }));
        }
        if (980..990).contains(&odd) {
            return Some(Command::Act(Act::OfferDraw));
        }
        if !own_turn {
            return None;
        }
        if odd >= 995 {
            return Some(Command::Act(Act::Move { text: "a1a1".to_owned() }));
        }
        if odd >= 990 {
            return Some(Command::Act(Act::AcceptBikjang));
        }
        let setups = game.state().setups.clone();
        let moves = game.moves();
        let fresh =
            self.follows.as_ref().is_none_or(|(of, referee)| *of != id || referee.ply() > moves.len());
        if fresh {
            let chosen = |side: usize| setups.get(side).and_then(|name| Setup::parse(name));
            let setups = [0, 1].map(|side| chosen(side).unwrap_or(Setup::Left));
            self.follows = Some((id, Referee::between_strangers(game.game(), setups)));
        }
        let (_, referee) = self.follows.as_mut()?;
        for text in &moves[referee.ply()..] {
            referee.play(referee.turn()?, text).ok()?;
        }
        let legal = referee.legal();
        let text = legal.get(dice.below(legal.len()))?.clone();
        Some(Command::Act(Act::Move { text }))
    }
}

impl World {
    /// An app is opened, if it was not.
    pub(super) fn revive(&mut self, number: usize) {
        let now = self.now;
        let user = &mut self.users[number];
        if user.session.is_some() {
            return;
        }
        user.life += 1;
        user.wakes_at = None;
        let identity = || Identity::from_secret(&user.secret);
        let config = Config { url: "wss://home".to_owned(), seed: user.dice.number() };
        let session = match user.saved.take() {
            None => Session::new(identity(), config),
            Some(saved) => match Session::restore(identity(), config, &saved, now) {
                Ok(session) => session,
                Err(error) => {
                    self.object(format!("player {number} cannot take up the session: {error}"));
                    return;
                }
            },
        };
        user.session = Some(session);
        self.follow_session(number);
    }

    /// An app is killed. What it had saved is left.
    pub(super) fn kill_app(&mut self, number: usize) {
        let user = &mut self.users[number];
        let Some(session) = user.session.take() else { return };
        if user.dice.in_thousand(800) {
            user.saved = Some(session.save());
        }
        let life = user.life;
        user.life += 1;
        user.follows = None;
        let links: Vec<u64> = self
            .links
            .iter()
            .filter(|(_, link)| link.user == number && link.user_life == life && link.client_open)
            .map(|(id, _)| *id)
            .collect();
        for link in links {
            self.close(link, false);
        }
        let at = self.now + self.dice.millis(500, 60_000);
        self.schedule(at, Happening::Revive { user: number });
    }

    pub(super) fn wake_session(&mut self, number: usize, life: u64) {
        let user = &mut self.users[number];
        if user.life != life {
            return;
        }
        user.wakes_at = None;
        if let Some(session) = &mut user.session {
            session.handle(self.now, client::Input::Tick);
            self.follow_session(number);
        }
    }

    /// Something reaches a session over a link.
    pub(super) fn tell_session(&mut self, link: u64, input: client::Input) {
        let Some(known) = self.links.get(&link) else { return };
        let (number, life) = (known.user, known.user_life);
        let user = &mut self.users[number];
        if user.life == life
            && let Some(session) = &mut user.session
        {
            session.handle(self.now, input);
            self.follow_session(number);
        }
    }

    /// A person looks at the screen, and does something perhaps.
    pub(super) fn think(&mut self, number: usize) {
        let codes: Vec<Code> = self.users.iter().filter_map(|user| user.code).collect();
        let user = &mut self.users[number];
        user.code = None;
        let command = user.decide(self.now, self.evening, self.plan.sleepy, &codes);
        if let (Some(command), Some(session)) = (command, &mut user.session) {
            // A person may try what cannot be done.
            let _ = session.command(self.now, command);
            self.follow_session(number);
        }
        let user = &mut self.users[number];
        let at = self.now + user.dice.millis(100, 2_000);
        self.schedule(at, Happening::Think { user: number });
    }

    /// Does what a session says.
    fn follow_session(&mut self, number: usize) {
        let now = self.now;
        loop {
            let user = &mut self.users[number];
            let Some(session) = &mut user.session else { return };
            let Some(output) = session.poll() else { break };
            self.note(&output);
            match output {
                client::Output::Connect { attempt, url } => self.connect(number, attempt, &url),
                client::Output::Send { attempt, message } => {
                    if let ClientMessage::Seek { nonce, .. }
                    | ClientMessage::Invite { nonce, .. }
                    | ClientMessage::Join { nonce, .. }
                    | ClientMessage::Cancel { nonce } = &message
                    {
                        self.users[number].wishes.push(*nonce);
                    }
                    if let Some(link) = self.link_of(number, attempt) {
                        self.send_to_server(link, message);
                    }
                }
                client::Output::Close { attempt } => {
                    if let Some(link) = self.link_of(number, attempt) {
                        self.close(link, false);
                    }
                }
                client::Output::Event(event) => self.witness_event(number, &event),
            }
        }
        let user = &mut self.users[number];
        let life = user.life;
        let wake_at = user.session.as_ref().and_then(Session::wake_at);
        if let Some(at) =
            wake_at.filter(|at| user.wakes_at.is_none_or(|before| before <= now || *at < before))
        {
            let at = at.max(now);
            user.wakes_at = Some(at);
            self.schedule(at, Happening::Wake { user: number, life });
        }
    }

    /// A client tells its user something.
    fn witness_event(&mut self, number: usize, event: &Event) {
        match event {
            Event::Disagreement { own, server } => {
                self.object(format!("player {number} knows a game as {own}, the server as {server}"));
            }
            Event::Problem(client::Problem::Replaced) => {
                // A connection of this app's own earlier life or attempt; people tap "try again".
                if let Some(session) = &mut self.users[number].session {
                    let _ = session.command(self.now, Command::Retry);
                }
            }
            Event::Problem(problem) => self.object(format!("player {number}: {problem}")),
            _ => {}
        }
    }
}
