//! How games end.

use crate::side::Side;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; none for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    #[must_use]
    pub const fn win(side: Side, reason: Reason) -> Outcome {
        Outcome { winner: Some(side), reason }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// No move answers the check.
    Checkmate,
    /// Two passes in a row: the side with more points wins.
    DoublePass,
    /// The same position for the fourth time: the side with more points wins.
    Repetition,
    /// The side to move accepted the draw while the kings faced.
    BikjangAccepted,
    /// The kings face and no legal move changes that.
    BikjangUnresolvable,
    /// No move at all, without a check (Xiangqi): a loss.
    Stalemate,
    /// The same position for the third time (Xiangqi, simple rules): a draw.
    Threefold,
    /// One side gave check with every move of a repetition (Xiangqi): it loses.
    PerpetualCheck,
    /// Too many moves (Xiangqi): a draw.
    PlyLimit,
    /// The last royal piece was captured (Chu Shogi).
    KingCaptured,
    /// Nothing but a royal piece is left (Chu Shogi).
    BareKing,
    /// 199 plies without a capture or a promotion (Chu Shogi, an option): a draw.
    QuietPlies,
    /// Too little is left to mate with (Chu Shogi, an option): a draw.
    InsufficientMaterial,
    /// Both agreed to a draw.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player's time ran out.
    Time,
}

impl Reason {
    /// The word used on the command line and in records.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::DoublePass => "double-pass",
            Reason::Repetition => "repetition",
            Reason::BikjangAccepted => "bikjang-accepted",
            Reason::BikjangUnresolvable => "bikjang-unresolvable",
            Reason::Stalemate => "stalemate",
            Reason::Threefold => "threefold",
            Reason::PerpetualCheck => "perpetual-check",
            Reason::PlyLimit => "400-plies",
            Reason::KingCaptured => "king-captured",
            Reason::BareKing => "bare-king",
            Reason::QuietPlies => "199-plies",
            Reason::InsufficientMaterial => "insufficient-material",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
            Reason::Time => "time",
        }
    }
}
