//! The life of the process as others see it: it begins with a lease, which it renews, and ends by giving it back.

use std::time::Duration;

use palgak_online::protocol::ServerMessage;

use super::io::{Connection, Op, Output};
use super::requests::Purpose;
use super::{Service, Timer};

/// How far a process is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Life {
    /// It has done nothing yet.
    New,
    /// It is at work; when the lease that holds was asked for.
    Working { since: Option<Duration> },
    /// It takes in nothing new, and finishes what it has begun.
    Draining,
    /// The lease is being given back.
    Leaving,
    /// All is done.
    Gone,
}

/// How long stopping may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many orphans are taken in at a time.
const ORPHANS: usize = 64;

impl Service {
    pub(super) fn begin_life(&mut self) {
        if self.life == Life::New {
            self.life = Life::Working { since: None };
            self.renew_lease();
        }
    }

    /// Whether the service is stopping.
    pub(super) fn stopping(&self) -> bool {
        matches!(self.life, Life::Draining | Life::Leaving | Life::Gone)
    }

    pub(super) fn renew_lease(&mut self) {
        if matches!(self.life, Life::Leaving | Life::Gone) {
            return;
        }
        let now = self.now;
        self.agenda.set(Timer::Lease, now.steady + self.config.lease / 3);
        let op = Op::Renew(self.config.process.clone(), now.unix_ms);
        self.ask(op, Purpose::Lease { asked: now.steady });
    }

    pub(super) fn lease_renewed(&mut self, asked: Duration) {
        self.release_held();
        let Life::Working { since } = self.life else { return };
        self.life = Life::Working { since: Some(since.map_or(asked, |since| since.max(asked))) };
        match since {
            None => {
                self.look_for_orphans();
                self.sweep();
            }
            // There was a time without a lease, in which others may have taken this process for dead.
            Some(since) if asked > since + self.config.lease => {
                self.verify_games();
                self.recheck_waiting();
            }
            Some(_) => {}
        }
    }

    pub(super) fn look_for_orphans(&mut self) {
        if self.stopping() {
            return;
        }
        self.agenda.set(Timer::Adopt, self.now.steady + self.config.adopt);
        self.ask(Op::Orphans(ORPHANS), Purpose::Orphans);
    }

    pub(super) fn goodbye(&self) -> ServerMessage {
        let after_ms = u64::try_from(self.config.away.as_millis()).unwrap_or(u64::MAX);
        ServerMessage::Goodbye { after_ms }
    }

    /// Stops: takes in nothing new.
    pub(super) fn drain(&mut self) {
        if !self.stopping() {
            self.life = Life::Draining;
            self.agenda.set(Timer::GiveUp, self.now.steady + PATIENCE);
        }
    }

    /// Once everything is written, says goodbye and gives the lease back.
    pub(super) fn check_drained(&mut self) {
        if self.life == Life::Draining && !self.requests.writing() {
            self.leave();
        }
    }

    fn leave(&mut self) {
        self.life = Life::Leaving;
        let connections: Vec<Connection> = self.lines.keys().copied().collect();
        for connection in connections {
            self.out.push(Output::Send { connection, message: self.goodbye().into() });
            self.out.push(Output::Close { connection });
        }
        let op = Op::Renew(self.config.process.clone(), self.now.unix_ms);
        self.ask(op, Purpose::Lease { asked: self.now.steady });
        self.ask(Op::Release(self.config.process.id), Purpose::Release);
    }

    /// Stopping takes too long: what is not written is left to clients to send again.
    pub(super) fn give_up_draining(&mut self) {
        if self.life == Life::Draining {
            self.leave();
        }
        self.agenda.set(Timer::GiveUp, self.now.steady + PATIENCE);
        if self.life == Life::Leaving && self.agenda.has(Timer::GiveUp) {
            self.released();
        }
    }

    pub(super) fn released(&mut self) {
        if self.life == Life::Leaving {
            self.life = Life::Gone;
            self.out.push(Output::Drained);
        }
    }
}
