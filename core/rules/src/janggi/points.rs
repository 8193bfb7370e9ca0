//! Points (docs/rules/janggi.md#points).

use std::fmt;

use crate::piece::PieceKind;

/// Points, counted in halves because Han's deom is one and a half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Points {
    halves: u16,
}

impl Points {
    /// Han's compensation for moving second: 1.5 points.
    pub const DEOM: Points = Points { halves: 3 };

    /// A whole number of points.
    #[must_use]
    pub const fn whole(points: u16) -> Points {
        Points { halves: points * 2 }
    }

    /// The number of half points.
    #[must_use]
    pub const fn halves(self) -> u16 {
        self.halves
    }

    /// The sum of two numbers of points.
    #[must_use]
    pub const fn plus(self, other: Points) -> Points {
        Points { halves: self.halves + other.halves }
    }
}

impl fmt::Display for Points {
    /// One digit after the point: `72.0`, `73.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.halves / 2, self.halves % 2 * 5)
    }
}

/// What a piece counts.
#[must_use]
pub const fn value(kind: PieceKind) -> u16 {
    match kind {
        PieceKind::King => 0,
        PieceKind::Guard | PieceKind::Elephant => 3,
        PieceKind::Chariot => 13,
        PieceKind::Cannon => 7,
        PieceKind::Horse => 5,
        PieceKind::Soldier => 2,
    }
}
