//! The points diagonally around a point, where the pieces stand that hold up a horse or an elephant on its way to it.

use palgak_rules::Square;
use palgak_rules::family::geometry::{self, POINTS};

/// For each point, those up to so many diagonal steps away.
pub(crate) const fn within(steps: i8) -> [u128; POINTS] {
    let mut table = [0; POINTS];
    let mut a = 0;
    while a < POINTS {
        let square = Square::new(a as u8);
        let (file, rank) = (geometry::file_of(square) as i8, geometry::rank_of(square) as i8);
        let mut step = 1;
        while step <= steps {
            let corners = [(step, step), (step, -step), (-step, step), (-step, -step)];
            let mut corner = 0;
            while corner < 4 {
                if let Some(point) = geometry::at(file + corners[corner].0, rank + corners[corner].1) {
                    table[a] |= 1 << point.index();
                }
                corner += 1;
            }
            step += 1;
        }
        a += 1;
    }
    table
}
