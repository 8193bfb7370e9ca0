//! The table of positions already looked at.
//!
//! Entries of 16 bytes lie four to a cache line. Each is two words; the first is the position's hash
//! mixed with the second, so that an entry torn between two threads is seen as no entry at all. The
//! lowest 16 bits of the hash give way to the upper half of the move.

use std::sync::atomic::{AtomicU64, Ordering};

use palgak_rules::Move;

use crate::pages::prefer_large;
use crate::prefetch::prefetch;
use crate::score::{Value, from_table, to_table};

/// How a stored score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Bound {
    None = 0,
    Upper = 1,
    Lower = 2,
    Exact = 3,
}

impl Bound {
    const fn from_bits(bits: u64) -> Bound {
        match bits & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => Bound::None,
        }
    }

    /// Whether a true score is at least the stored one.
    pub(crate) const fn is_lower(self) -> bool {
        self as u8 & 2 != 0
    }

    /// Whether a true score is at most the stored one.
    pub(crate) const fn is_upper(self) -> bool {
        self as u8 & 1 != 0
    }
}

impl Bound {
    /// The bound that a search of a window gives; with an empty window it is never exact.
    pub(crate) const fn of(value: Value, alpha: Value, beta: Value) -> Bound {
        if value >= beta {
            Bound::Lower
        } else if value > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

impl Known {
    /// Whether the stored score decides on which side of `goal` the true one lies.
    pub(crate) const fn settles(&self, goal: Value) -> bool {
        if self.value >= goal { self.bound.is_lower() } else { self.bound.is_upper() }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) mv: Option<Move>,
    pub(crate) value: Value,
    pub(crate) eval: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// Whether the position was on a line of best play.
    pub(crate) pv: bool,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// Depths are stored shifted, so that those of the quiescence search fit.
const DEPTH_SHIFT: i32 = 2;
const AGES: u64 = 32;

/// What of the hash is compared.
const KEY: u64 = !0xFFFF;

// data: lower half of the move 16 | value 16 | eval 16 | depth 8 | bound 2, pv 1, age 5
fn pack(known: &Known, age: u64) -> u64 {
    u64::from(move_bits(known) & 0xFFFF)
        | u64::from(known.value as i16 as u16) << 16
        | u64::from(known.eval as i16 as u16) << 32
        | u64::from((known.depth + DEPTH_SHIFT).clamp(0, 255) as u8) << 48
        | (known.bound as u64 | u64::from(known.pv) << 2 | age << 3) << 56
}

fn unpack(data: u64, upper: u64) -> Known {
    let bits = (upper << 16 | data & 0xFFFF) as u32;
    Known {
        // No game has a move from the first point to itself: a pass is made at a king.
        mv: (bits != 0).then(|| Move::from_bits(bits)),
        value: Value::from((data >> 16) as u16 as i16),
        eval: Value::from((data >> 32) as u16 as i16),
        depth: i32::from((data >> 48) as u8) - DEPTH_SHIFT,
        bound: Bound::from_bits(data >> 56),
        pv: data >> 58 & 1 != 0,
    }
}

fn move_bits(known: &Known) -> u32 {
    known.mv.map_or(0, Move::bits)
}

impl Slot {
    /// What the slot knows of a position, and its data; none if it is about another.
    #[inline]
    fn read(&self, key: u64) -> Option<(Known, u64)> {
        let data = self.data.load(Ordering::Relaxed);
        let check = self.check.load(Ordering::Relaxed) ^ data;
        ((check ^ key) & KEY == 0 && data != 0).then(|| (unpack(data, check & !KEY), data))
    }

    fn write(&self, key: u64, known: &Known, age: u64) {
        let data = pack(known, age);
        self.data.store(data, Ordering::Relaxed);
        self.check.store((key & KEY | u64::from(move_bits(known) >> 16)) ^ data, Ordering::Relaxed);
    }
}

/// The table.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: u64,
}

impl Table {
    /// A table of about so many bytes, at least one bucket.
    pub(crate) fn new(bytes: usize) -> Table {
        let count = (bytes / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::with_capacity(count);
        prefer_large(buckets.spare_capacity_mut());
        buckets.resize_with(count, Bucket::default);
        Table { buckets, age: 0 }
    }

    /// Its size in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
        self.age = 0;
    }

    /// To be called before each search: what older searches stored is replaced first.
    pub(crate) fn next_age(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let index = ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize;
        &self.buckets[index]
    }

    /// Says that a position will be asked for soon.
    #[inline]
    pub(crate) fn expect(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// What is known of a position, its ends of the game counted from the root.
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Known> {
        self.bucket(key).0.iter().find_map(|slot| slot.read(key)).map(|(mut known, _)| {
            known.value = from_table(known.value, ply);
            known
        })
    }

    /// Stores what is known. A known best move is kept when the new knowledge has none.
    pub(crate) fn store(&self, key: u64, ply: usize, mut known: Known) {
        known.value = to_table(known.value, ply);
        let bucket = self.bucket(key);
        let mut target = &bucket.0[0];
        let mut worst = i32::MAX;
        for slot in &bucket.0 {
            if let Some((old, data)) = slot.read(key) {
                // Deeper knowledge of this search is not given up for much shallower bounds.
                if known.bound != Bound::Exact
                    && data >> 59 == self.age
                    && known.depth + 4 + 2 * i32::from(known.pv) < old.depth
                {
                    return;
                }
                known.mv = known.mv.or(old.mv);
                target = slot;
                break;
            }
            let data = slot.data.load(Ordering::Relaxed);
            let distance = (self.age + AGES - (data >> 59)) % AGES;
            let worth = if data == 0 { i32::MIN } else { (data >> 48 & 0xFF) as i32 - 8 * distance as i32 };
            if worth < worst {
                worst = worth;
                target = slot;
            }
        }
        target.write(key, &known, self.age);
    }

    /// How full the table is with entries of this search, in thousandths.
    pub(crate) fn fill(&self) -> u16 {
        let sample = self.buckets.len().min(250);
        let used = self.buckets[..sample]
            .iter()
            .flat_map(|bucket| &bucket.0)
            .filter(|slot| {
                let data = slot.data.load(Ordering::Relaxed);
                data != 0 && data >> 59 == self.age
            })
            .count();
        (used * 1000 / (sample * 4)) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::Square;

    fn a_move(from: u8, to: u8) -> Option<Move> {
        Some(Move::new(Square::new(from), Square::new(to)))
    }

    fn known(depth: i32) -> Known {
        Known { mv: a_move(3, 89), value: -123, eval: 456, depth, bound: Bound::Lower, pv: true }
    }

    #[test]
    fn what_is_stored_is_found_again() {
        let table = Table::new(1 << 16);
        table.store(0xDEAD_BEEF_0123_4567, 3, known(11));
        assert_eq!(table.probe(0xDEAD_BEEF_0123_4567, 3), Some(known(11)));
        assert_eq!(table.probe(0xDEAD_BEEF_0133_4567, 3), None);
    }

    #[test]
    fn a_move_of_many_bits_is_kept_whole() {
        let table = Table::new(1 << 12);
        let long = Some(Move::from_bits(0x00AB_1234));
        table.store(5 << 33, 0, Known { mv: long, ..known(1) });
        assert_eq!(table.probe(5 << 33, 0).and_then(|known| known.mv), long);
    }

    #[test]
    fn an_entry_is_sixteen_bytes() {
        assert_eq!(size_of::<Slot>(), 16);
        assert_eq!(size_of::<Bucket>(), 64);
        assert_eq!(Table::new(32 << 20).bytes(), 32 << 20);
    }

    #[test]
    fn shallow_and_old_entries_give_way_first() {
        let mut table = Table::new(64);
        let [a, b, c, d, e, f] = [1, 2, 3, 4, 5, 6].map(|key: u64| key << 40);
        for (key, depth) in [(a, 9), (b, 3), (c, 7), (d, 8)] {
            table.store(key, 0, known(depth));
        }
        table.store(e, 0, known(6));
        assert_eq!(table.probe(b, 0), None);
        assert!([a, c, d, e].iter().all(|&key| table.probe(key, 0).is_some()));
        table.next_age();
        table.store(a, 0, known(9));
        table.store(f, 0, known(1));
        assert_eq!(table.probe(e, 0), None, "the shallowest of the old ones");
        assert!(table.probe(f, 0).is_some());
        table.clear();
        assert!([a, b, c, d, e, f].iter().all(|&key| table.probe(key, 0).is_none()));
    }

    #[test]
    fn a_move_is_kept_when_the_new_knowledge_has_none() {
        let table = Table::new(1 << 12);
        table.store(77 << 20, 0, known(5));
        table.store(77 << 20, 0, Known { mv: None, bound: Bound::Exact, ..known(6) });
        let found = table.probe(77 << 20, 0);
        assert_eq!(found.and_then(|known| known.mv), a_move(3, 89));
        assert_eq!(found.map(|known| known.depth), Some(6));
    }
}
