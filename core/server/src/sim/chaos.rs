//! What goes wrong.

use std::time::Duration;

use super::world::{Happening, World};
use crate::service::Input;

impl World {
    /// Something goes wrong, and something else will soon.
    pub(super) fn fault(&mut self) {
        if self.calm {
            return;
        }
        let number = self.dice.below(self.slots.len());
        let user = self.dice.below(self.users.len());
        match self.dice.below(10) {
            0 | 1 => {
                self.crash(number);
                let at = self.now + self.dice.millis(100, 25_000);
                self.schedule(at, Happening::Boot { slot: number });
            }
            2 => {
                // Long enough to lose the lease, perhaps.
                self.slots[number].stalled_until = self.now + self.dice.millis(500, 30_000);
            }
            3 => self.feed_if_awake(number, Input::Drain),
            4 => self.outage_until = self.now + self.dice.millis(200, 12_000),
            5 | 6 => {
                let links: Vec<u64> = self.links.keys().copied().collect();
                if let Some(link) = self.dice.pick(&links) {
                    self.cut(link);
                }
            }
            7 => {
                self.users[user].offline_until = self.now + self.dice.millis(1_000, 40_000);
                let links: Vec<u64> =
                    self.links.iter().filter(|(_, link)| link.user == user).map(|(id, _)| *id).collect();
                for link in links {
                    self.cut(link);
                }
            }
            8 => self.kill_app(user),
            _ => {
                // The whole network to one process is gone for a moment.
                let links: Vec<u64> =
                    self.links.iter().filter(|(_, link)| link.slot == number).map(|(id, _)| *id).collect();
                for link in links {
                    self.cut(link);
                }
            }
        }
        if let Some(every) = self.plan.faults_every {
            let most = u64::try_from(every.as_millis()).unwrap_or(1_000);
            let at = self.now + self.dice.millis(50, most);
            self.schedule(at, Happening::Fault);
        }
    }

    fn feed_if_awake(&mut self, number: usize, input: Input) {
        if self.slots[number].is_up() && !self.slots[number].stalled(self.now) {
            self.feed(number, input);
        }
    }

    /// All is well from now on.
    pub(super) fn calm_down(&mut self) {
        self.calm = true;
        self.outage_until = Duration::ZERO;
        for number in 0..self.slots.len() {
            if !self.slots[number].is_up() {
                self.schedule(self.now, Happening::Boot { slot: number });
            }
        }
        for user in 0..self.users.len() {
            self.users[user].offline_until = Duration::ZERO;
            self.schedule(self.now, Happening::Revive { user });
        }
    }
}
