//! The four opening set-ups (docs/rules/janggi.md#opening-set-ups).

use crate::piece::PieceKind;
use crate::side::Side;

/// How a side places its horses and elephants before the first move, named as its owner sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Setup {
    /// Elephants inside: 馬象‥象馬.
    Inner,
    /// Elephants outside: 象馬‥馬象.
    Outer,
    /// The left elephant outside, the right one inside: 象馬‥象馬.
    Left,
    /// The right elephant outside, the left one inside: 馬象‥馬象.
    Right,
}

impl Setup {
    /// All four.
    pub const ALL: [Setup; 4] = [Setup::Inner, Setup::Outer, Setup::Left, Setup::Right];

    /// The name used on the command line and in records.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Setup::Inner => "inner",
            Setup::Outer => "outer",
            Setup::Left => "left",
            Setup::Right => "right",
        }
    }

    /// The set-up of a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Setup> {
        Setup::ALL.into_iter().find(|setup| setup.as_str() == name)
    }

    /// The pieces on the owner's second, third, seventh and eighth points of the back rank, from the owner's
    /// left.
    #[must_use]
    pub const fn pieces(self) -> [PieceKind; 4] {
        use PieceKind::{Elephant, Horse};
        match self {
            Setup::Inner => [Horse, Elephant, Elephant, Horse],
            Setup::Outer => [Elephant, Horse, Horse, Elephant],
            Setup::Left => [Elephant, Horse, Elephant, Horse],
            Setup::Right => [Horse, Elephant, Horse, Elephant],
        }
    }

    /// The nine pieces of the back rank from file a to file i; the middle point is empty.
    #[must_use]
    pub const fn back_rank(self, side: Side) -> [Option<PieceKind>; 9] {
        use PieceKind::{Chariot, Guard};
        let [a, b, c, d] = self.pieces();
        let (a, b, c, d) = match side {
            Side::First => (a, b, c, d),
            // Han sits across: its left is the right of the board.
            Side::Second => (d, c, b, a),
        };
        [Some(Chariot), Some(a), Some(b), Some(Guard), None, Some(Guard), Some(c), Some(d), Some(Chariot)]
    }
}
