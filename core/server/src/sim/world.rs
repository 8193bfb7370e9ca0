//! The world: what happens, in order of time.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::{Hash as _, Hasher as _};
use std::time::Duration;

use palgak_online::protocol::{ClientMessage, ServerMessage};

use super::dice::Dice;
use super::memory::Memory;
use super::network::{Link, LinkId};
use super::process::Slot;
use super::user::User;
use super::witness::Witness;
use super::{Plan, Report, Violation};
use crate::service::{Op, Reply};
use crate::store::StoreError;

/// Something that happens.
#[derive(Clone, Debug)]
pub(super) enum Happening {
    /// A client's session wanted to be woken.
    Wake { user: usize, life: u64 },
    /// A person looks at the screen.
    Think { user: usize },
    /// A killed app is opened again.
    Revive { user: usize },
    /// A connection reaches a process.
    Connect { link: LinkId },
    /// A connection is open for the client.
    Connected { link: LinkId },
    /// A message reaches a process.
    ToServer { link: LinkId, message: ClientMessage },
    /// A message reaches a client.
    ToClient { link: LinkId, message: std::sync::Arc<ServerMessage> },
    /// A process hears that a connection is gone.
    ServerHears { link: LinkId },
    /// A client hears that a connection is gone.
    ClientHears { link: LinkId },
    /// A service wanted to be woken.
    Tick { slot: usize, life: u64 },
    /// The store gets to a request.
    Commit { slot: usize, life: u64, request: u64, op: Op },
    /// A process hears from the store.
    Answer { slot: usize, life: u64, request: u64, reply: Result<Reply, StoreError> },
    /// A process starts.
    Boot { slot: usize },
    /// Something goes wrong.
    Fault,
    /// From now on, all is well.
    Calm,
    /// Somebody looks whether anybody waits in vain.
    Audit,
    /// From now on, nobody begins anything new.
    Evening,
}

/// How long after the trouble people go on beginning new games.
const AFTERNOON: Duration = Duration::from_secs(45);
/// How often somebody looks whether anybody waits in vain, while all is well.
const AUDIT: Duration = Duration::from_secs(5);
/// How long everything may take after that. A player who thinks for all of their time needs less than twelve minutes.
const NIGHT: Duration = Duration::from_secs(1_800);

pub(super) struct World {
    pub(super) seed: u64,
    pub(super) plan: Plan,
    pub(super) now: Duration,
    queue: BTreeMap<(Duration, u64), Happening>,
    queued: u64,
    pub(super) dice: Dice,
    pub(super) memory: Memory,
    pub(super) outage_until: Duration,
    pub(super) slots: Vec<Slot>,
    pub(super) users: Vec<User>,
    pub(super) links: BTreeMap<LinkId, Link>,
    pub(super) last_link: u64,
    pub(super) calm: bool,
    pub(super) evening: bool,
    pub(super) witness: Witness,
    pub(super) report: Report,
    pub(super) violation: Option<String>,
    trace: std::hash::DefaultHasher,
}

impl World {
    pub(super) fn new(seed: u64, plan: Plan) -> World {
        let mut dice = Dice::new(seed);
        let slots = (0..plan.processes).map(|_| Slot::new(&mut dice)).collect();
        let users = (0..plan.players).map(|number| User::new(number, &mut dice)).collect();
        World {
            seed,
            now: Duration::ZERO,
            queue: BTreeMap::new(),
            queued: 0,
            memory: Memory::new(super::process::LEASE),
            outage_until: Duration::ZERO,
            slots,
            users,
            links: BTreeMap::new(),
            last_link: 0,
            calm: plan.faults_every.is_none(),
            evening: false,
            witness: Witness::default(),
            report: Report::default(),
            violation: None,
            // Always the same keys.
            trace: std::hash::DefaultHasher::new(),
            dice,
            plan,
        }
    }

    /// Lets something happen later.
    pub(super) fn schedule(&mut self, at: Duration, happening: Happening) {
        self.queued += 1;
        self.queue.insert((at.max(self.now), self.queued), happening);
    }

    /// Takes out what would happen and matches; for what a crash undoes.
    pub(super) fn unschedule(&mut self, mut matches: impl FnMut(&Happening) -> bool) {
        self.queue.retain(|_, happening| !matches(happening));
    }

    /// Something must never happen, and did.
    pub(super) fn object(&mut self, what: impl Into<String>) {
        self.violation.get_or_insert_with(|| what.into());
    }

    /// Notes what has happened.
    pub(super) fn note(&mut self, what: &impl Debug) {
        // Debug texts are good enough to tell two runs apart, and long to make: the hash is fed bit by bit.
        struct Feed<'a>(&'a mut std::hash::DefaultHasher);
        impl std::fmt::Write for Feed<'_> {
            fn write_str(&mut self, text: &str) -> std::fmt::Result {
                text.hash(self.0);
                Ok(())
            }
        }
        let mut feed = Feed(&mut self.trace);
        let _ = std::fmt::Write::write_fmt(&mut feed, format_args!("{what:?}"));
    }

    pub(super) fn run(mut self, mut log: Option<&mut dyn FnMut(&str)>) -> Result<Report, Violation> {
        for slot in 0..self.slots.len() {
            self.schedule(Duration::ZERO, Happening::Boot { slot });
        }
        for user in 0..self.users.len() {
            let at = self.dice.millis(0, 5_000);
            self.schedule(at, Happening::Revive { user });
            self.schedule(at, Happening::Think { user });
        }
        if let Some(every) = self.plan.faults_every {
            self.schedule(every, Happening::Fault);
        }
        let calm = self.plan.trouble;
        self.schedule(calm, Happening::Calm);
        self.schedule(calm + AUDIT, Happening::Audit);
        self.schedule(calm + AFTERNOON, Happening::Evening);
        let end = calm + AFTERNOON + NIGHT;
        while let Some(((at, _), happening)) = self.queue.pop_first() {
            if at > end || self.violation.is_some() || (self.evening && self.is_quiet()) {
                break;
            }
            self.now = at;
            self.report.steps += 1;
            self.note(&(at, &happening));
            if let Some(log) = &mut log {
                log(&format!("{:>10.3} {}{happening:?}", at.as_secs_f64(), self.whose(&happening)));
            }
            self.happen(happening);
        }
        if self.violation.is_none() {
            self.check_the_end();
        }
        if let Some(what) = self.violation {
            return Err(Violation { seed: self.seed, at: self.now, what });
        }
        self.report.trace = self.trace.finish();
        self.witness.count(&self.memory, &mut self.report);
        Ok(self.report)
    }

    /// Whose connection something happens on, for the log.
    fn whose(&self, happening: &Happening) -> String {
        let link = match happening {
            Happening::Connect { link }
            | Happening::Connected { link }
            | Happening::ToServer { link, .. }
            | Happening::ToClient { link, .. }
            | Happening::ServerHears { link }
            | Happening::ClientHears { link } => self.links.get(link),
            _ => None,
        };
        let cut = |link: &Link| if link.cut { ", cut" } else { "" };
        link.map_or(String::new(), |link| {
            format!("[player {}, process {}{}] ", link.user, link.slot, cut(link))
        })
    }

    fn happen(&mut self, happening: Happening) {
        match happening {
            Happening::Wake { user, life } => self.wake_session(user, life),
            Happening::Think { user } => self.think(user),
            Happening::Revive { user } => self.revive(user),
            Happening::Connect { link } => self.reached(link),
            Happening::Connected { link } => self.connected(link),
            Happening::ToServer { link, message } => self.reach_server(link, message),
            Happening::ToClient { link, message } => self.reach_client(link, &message),
            Happening::ServerHears { link } => self.server_hears(link),
            Happening::ClientHears { link } => self.client_hears(link),
            Happening::Tick { slot, life } => self.tick(slot, life),
            Happening::Commit { slot, life, request, op } => self.commit(slot, life, request, op),
            Happening::Answer { slot, life, request, reply } => self.answer(slot, life, request, reply),
            Happening::Boot { slot } => self.boot(slot),
            Happening::Fault => self.fault(),
            Happening::Calm => self.calm_down(),
            Happening::Audit => {
                self.audit();
                self.schedule(self.now + AUDIT, Happening::Audit);
            }
            Happening::Evening => self.evening = true,
        }
    }

    /// Whether everybody is done.
    fn is_quiet(&self) -> bool {
        self.users.iter().all(User::is_done) && self.memory.games().all(|(_, game)| game.is_over())
    }

    fn check_the_end(&mut self) {
        let open: Vec<String> =
            self.memory.games().filter(|(_, game)| !game.is_over()).map(|(id, _)| id.to_string()).collect();
        if !open.is_empty() {
            self.object(format!("games have not come to an end: {}", open.join(", ")));
        }
        let stuck: Vec<String> = self
            .users
            .iter()
            .enumerate()
            .filter(|(_, user)| !user.is_done())
            .map(|(number, user)| format!("player {number} is left {}", user.standing()))
            .collect();
        if !stuck.is_empty() {
            self.object(stuck.join("; "));
        }
    }
}
