//! Where the device has its power from, and on how many processors the computer may think therefore.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use palgak_engine::Level;

/// On more threads than these the computer hardly plays better, and the device gets warm.
const MOST: usize = 4;

/// Where a device has its power from. Until somebody who can know says otherwise it is taken to be a battery.
#[derive(Debug, Default)]
pub struct Power {
    mains: AtomicBool,
}

static DEVICE: Power = Power { mains: AtomicBool::new(false) };

impl Power {
    /// What the device that the program runs on is known to have.
    #[must_use]
    pub fn of_this_device() -> &'static Power {
        &DEVICE
    }

    /// Says where the power comes from, from now on. A search that is under way goes on as it began.
    pub fn set_on_battery(&self, on_battery: bool) {
        self.mains.store(!on_battery, Ordering::Relaxed);
    }

    /// Whether the device is to be spared.
    #[must_use]
    pub fn on_battery(&self) -> bool {
        !self.mains.load(Ordering::Relaxed)
    }

    /// On how many threads a level thinks, on a device with so many processors.
    ///
    /// The strongest level alone thinks on more than one: it is the only one that looks as far as it can, and what the others do
    /// must not depend on the device. One processor is left to the screen.
    pub(super) fn threads(&self, level: Level, processors: usize) -> NonZero<usize> {
        if self.on_battery() || level != Level::Advanced {
            return NonZero::<usize>::MIN;
        }
        NonZero::new(processors.saturating_sub(1).min(MOST)).unwrap_or(NonZero::<usize>::MIN)
    }
}

/// How many processors the program may use.
pub(super) fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn threads(power: &Power, level: Level, processors: usize) -> usize {
        power.threads(level, processors).get()
    }

    #[test]
    fn on_battery_every_level_thinks_on_one_thread() {
        let power = Power::default();
        assert!(power.on_battery(), "a battery until somebody knows better");
        for level in Level::ALL {
            assert_eq!(threads(&power, level, 8), 1, "{level:?}");
        }
    }

    #[test]
    fn on_mains_the_strongest_level_leaves_one_processor_and_takes_four_at_most() {
        let power = Power::default();
        power.set_on_battery(false);
        let taken = [0, 1, 2, 3, 4, 5, 6, 64].map(|processors| threads(&power, Level::Advanced, processors));
        assert_eq!(taken, [1, 1, 1, 2, 3, 4, 4, 4]);
        for level in Level::ALL.into_iter().filter(|&level| level != Level::Advanced) {
            assert_eq!(threads(&power, level, 8), 1, "{level:?}");
        }
        power.set_on_battery(true);
        assert_eq!(threads(&power, Level::Advanced, 8), 1);
    }
}
