//! The server processes and what they do with the store.

use std::time::Duration;

use super::dice::Dice;
use super::world::{Happening, World};
use crate::service::{Config, Connection, Input, Now, Op, Output, Reply, Service};
use crate::store::{Process, ProcessId, StoreError};

/// How long a lease holds.
pub(super) const LEASE: Duration = Duration::from_secs(10);
/// When the world begins, in milliseconds since 1970.
const MORNING_MS: u64 = 1_700_000_000_000;
/// How late a store that lies does what it said it had done.
const LIE: Duration = Duration::from_millis(500);

/// A place where a process runs, or does not.
#[derive(Debug)]
pub(super) struct Slot {
    pub(super) life: u64,
    service: Option<Service>,
    /// Until when it does nothing at all, though it thinks nothing of it.
    pub(super) stalled_until: Duration,
    wakes_at: Option<Duration>,
    /// By how much its calendar clock is ahead of the true time.
    ahead_ms: u64,
}

impl Slot {
    pub(super) fn new(dice: &mut Dice) -> Slot {
        let ahead_ms = if dice.in_thousand(300) { dice.number() % 3_000 } else { 0 };
        Slot { life: 0, service: None, stalled_until: Duration::ZERO, wakes_at: None, ahead_ms }
    }

    pub(super) fn is_up(&self) -> bool {
        self.service.is_some()
    }

    pub(super) fn stalled(&self, now: Duration) -> bool {
        self.stalled_until > now
    }
}

impl World {
    /// A process starts.
    pub(super) fn boot(&mut self, number: usize) {
        if self.slots[number].is_up() {
            return;
        }
        let process = Process { id: ProcessId(self.dice.number()), url: format!("wss://s{number}") };
        let config = Config { lease: LEASE, ..Config::new(process) };
        let seed = self.dice.number();
        let slot = &mut self.slots[number];
        slot.life += 1;
        slot.service = Some(Service::new(config, seed));
        slot.stalled_until = Duration::ZERO;
        slot.wakes_at = None;
        self.feed(number, Input::Tick);
    }

    /// A process dies. What it had asked of the store and the store had not got to is lost, or is done after all.
    pub(super) fn crash(&mut self, number: usize) {
        let life = self.slots[number].life;
        self.bury(number);
        self.report.crashes += 1;
        let mut dice = self.dice.split();
        self.unschedule(|happening| {
            let own = matches!(happening, Happening::Commit { slot, life: of, .. } if (*slot, *of) == (number, life));
            own && dice.in_thousand(700)
        });
        let ends: Vec<u64> = self
            .links
            .iter()
            .filter(|(_, link)| link.slot == number && link.slot_life == Some(life))
            .map(|(id, _)| *id)
            .collect();
        for link in ends {
            if let Some(known) = self.links.get_mut(&link) {
                known.server_open = false;
            }
            // The machine may be gone with it, and then nobody says anything.
            if self.dice.in_thousand(800) {
                let at = self.now + self.dice.millis(1, 500);
                self.schedule(at, Happening::ClientHears { link });
            }
        }
    }

    /// A process is no more.
    fn bury(&mut self, number: usize) {
        let slot = &mut self.slots[number];
        slot.service = None;
        slot.life += 1;
        slot.wakes_at = None;
    }

    /// Hands something to a service and does what it says.
    pub(super) fn feed(&mut self, number: usize, input: Input) {
        let now = self.now;
        let slot = &mut self.slots[number];
        let unix_ms = MORNING_MS + slot.ahead_ms + u64::try_from(now.as_millis()).unwrap_or(0);
        let Some(service) = &mut slot.service else { return };
        let mut outputs = Vec::new();
        service.handle(input, Now { steady: now, unix_ms }, &mut outputs);
        let wake_at = service.wake_at();
        let life = slot.life;
        if let Some(at) =
            wake_at.filter(|at| slot.wakes_at.is_none_or(|before| before <= now || *at < before))
        {
            let at = at.max(now);
            slot.wakes_at = Some(at);
            self.schedule(at, Happening::Tick { slot: number, life });
        }
        for output in outputs {
            self.note(&output);
            match output {
                Output::Send { connection: Connection(link), message } => {
                    let user = self.links.get(&link).map(|link| link.user);
                    if let Some(user) = user {
                        self.watch_message(user, &message);
                    }
                    self.send_to_client(link, message);
                }
                Output::Close { connection: Connection(link) } => self.close(link, true),
                Output::Store { request, op } => self.ask_store(number, life, request, op),
                Output::Drained => {
                    self.bury(number);
                    let at = self.now + self.dice.millis(100, 5_000);
                    self.schedule(at, Happening::Boot { slot: number });
                    return;
                }
            }
        }
    }

    pub(super) fn tick(&mut self, number: usize, life: u64) {
        let slot = &mut self.slots[number];
        if slot.life != life {
            return;
        }
        if slot.stalled(self.now) {
            let at = slot.stalled_until;
            slot.wakes_at = Some(at);
            self.schedule(at, Happening::Tick { slot: number, life });
            return;
        }
        slot.wakes_at = None;
        self.feed(number, Input::Tick);
    }

    fn ask_store(&mut self, slot: usize, life: u64, request: u64, op: Op) {
        let slow = !self.calm && self.dice.in_thousand(20);
        let commit = self.now + if slow { self.dice.millis(50, 3_000) } else { self.dice.millis(1, 15) };
        if self.plan.lying_store && matches!(op, Op::Append(_)) {
            let reply = Ok(Reply::Appended(crate::store::Appended::Durable));
            self.schedule(commit, Happening::Answer { slot, life, request, reply });
            self.schedule(commit + LIE, Happening::Commit { slot, life, request: 0, op });
            return;
        }
        self.schedule(commit, Happening::Commit { slot, life, request, op });
    }

    /// The store gets to a request.
    pub(super) fn commit(&mut self, slot: usize, life: u64, request: u64, op: Op) {
        let unavailable = || Err(StoreError::Unavailable("simulated".to_owned()));
        let out = self.outage_until > self.now;
        // An answer may be lost although all was done.
        let lost = out && self.dice.in_thousand(300);
        let reply = if out && !lost {
            unavailable()
        } else {
            let reply = self.memory.carry_out(op.clone(), self.now);
            self.watch_store(&op, &reply);
            if lost { unavailable() } else { Ok(reply) }
        };
        let at = self.now + self.dice.millis(0, 5);
        self.schedule(at, Happening::Answer { slot, life, request, reply });
    }

    pub(super) fn answer(
        &mut self,
        number: usize,
        life: u64,
        request: u64,
        reply: Result<Reply, StoreError>,
    ) {
        let slot = &self.slots[number];
        if slot.life != life {
            return;
        }
        if slot.stalled(self.now) {
            let at = slot.stalled_until;
            self.schedule(at, Happening::Answer { slot: number, life, request, reply });
            return;
        }
        self.feed(number, Input::Stored { request, reply });
    }
}
