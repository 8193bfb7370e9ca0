//! What is to be looked at when.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Alarms, at most one of each name.
#[derive(Debug)]
pub(super) struct Agenda<K> {
    by_time: BTreeSet<(Duration, K)>,
    by_name: BTreeMap<K, Duration>,
}

impl<K: Copy + Ord> Agenda<K> {
    pub(super) const fn new() -> Agenda<K> {
        Agenda { by_time: BTreeSet::new(), by_name: BTreeMap::new() }
    }

    /// Sets an alarm; an earlier one of the same name is gone.
    pub(super) fn set(&mut self, name: K, at: Duration) {
        if let Some(before) = self.by_name.insert(name, at) {
            self.by_time.remove(&(before, name));
        }
        self.by_time.insert((at, name));
    }

    /// Sees to it that there is an alarm by a time. An earlier one stays: who looks then and sets it anew does less than
    /// who moves it each time.
    pub(super) fn set_by(&mut self, name: K, at: Duration) {
        if self.by_name.get(&name).is_none_or(|before| *before > at) {
            self.set(name, at);
        }
    }

    /// Takes an alarm away.
    pub(super) fn clear(&mut self, name: K) {
        if let Some(before) = self.by_name.remove(&name) {
            self.by_time.remove(&(before, name));
        }
    }

    /// Whether there is such an alarm.
    pub(super) fn has(&self, name: K) -> bool {
        self.by_name.contains_key(&name)
    }

    /// When the next one is.
    pub(super) fn next(&self) -> Option<Duration> {
        self.by_time.first().map(|(at, _)| *at)
    }

    /// Takes out an alarm whose time has come.
    pub(super) fn pop(&mut self, now: Duration) -> Option<K> {
        let (at, name) = *self.by_time.first()?;
        if at > now {
            return None;
        }
        self.clear(name);
        Some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alarms_come_in_order_and_once() {
        let second = Duration::from_secs;
        let mut agenda = Agenda::new();
        agenda.set('b', second(2));
        agenda.set('a', second(3));
        agenda.set('b', second(5));
        agenda.set('c', second(4));
        agenda.clear('c');
        assert_eq!(agenda.next(), Some(second(3)));
        assert_eq!(agenda.pop(second(2)), None);
        assert_eq!(agenda.pop(second(9)), Some('a'));
        assert_eq!(agenda.pop(second(9)), Some('b'));
        assert_eq!(agenda.pop(second(9)), None);
        agenda.set_by('d', second(12));
        agenda.set_by('d', second(13));
        assert_eq!(agenda.next(), Some(second(12)), "that is early enough");
        agenda.set_by('d', second(11));
        assert_eq!(agenda.next(), Some(second(11)));
        assert_eq!(agenda.pop(second(19)), Some('d'));
        assert_eq!(agenda.pop(second(19)), None);
    }
}
