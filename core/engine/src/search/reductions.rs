//! How much less deeply moves are looked at that come late in the order.

/// Late-move reductions by depth and number of the move, in 1024ths of a ply.
pub(crate) struct Reductions([i32; 64]);

impl Reductions {
    pub(crate) fn new() -> Reductions {
        let mut table = [0; 64];
        for (number, entry) in table.iter_mut().enumerate().skip(1) {
            *entry = (22.0 * (number as f64).ln()) as i32;
        }
        Reductions(table)
    }

    pub(super) fn of(&self, depth: i32, number: usize) -> i32 {
        self.0[depth.clamp(0, 63) as usize] * self.0[number.min(63)]
    }
}
