//! The options of the game (docs/rules/chushogi.md#options).

/// When a piece may promote.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Promotion {
    /// On entering the zone, on a capture from within it, and for pawn and lance on the last rank.
    #[default]
    OnEntry,
    /// As in shogi: on any move into, inside or out of the zone.
    Shogi,
}

/// Which lions senjishi protects on the move after a lion was taken by another piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Senjishi {
    /// Every lion.
    #[default]
    EveryLion,
    /// Every lion but one on the square where the lion was taken.
    ExceptSameSquare,
    /// Only a lion that is protected.
    ProtectedLion,
}

/// The options of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// When a piece may promote.
    pub promotion: Promotion,
    /// Which lions senjishi protects.
    pub senjishi: Senjishi,
    /// Whether a side with anything but royals beats a lone royal.
    pub bare_king: bool,
    /// Whether 199 plies without a capture or a promotion are a draw.
    pub quiet_draw: bool,
    /// Whether a lone royal against too little to mate with is a draw.
    pub insufficient_material: bool,
    /// Whether a move that leaves one's last royal to be captured is refused.
    pub refuse_exposure: bool,
}

impl Rules {
    /// The rules as `docs/rules/chushogi.md` tells them.
    pub const STANDARD: Rules = Rules {
        promotion: Promotion::OnEntry,
        senjishi: Senjishi::EveryLion,
        bare_king: true,
        quiet_draw: false,
        insufficient_material: false,
        refuse_exposure: false,
    };

    /// The rules of the Lishogi server.
    pub const LISHOGI: Rules = Rules { senjishi: Senjishi::ExceptSameSquare, ..Rules::STANDARD };
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::STANDARD
    }
}
