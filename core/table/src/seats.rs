//! Which side sits where, and what is turned to whom.

use palgak_rules::Side;

use crate::snapshot::Mode;
use crate::table::Table;
use crate::view::Seating;

impl Table {
    /// The side nearest the bottom of the screen.
    pub(crate) fn bottom(&self) -> Side {
        let home = match (self.human(), self.view.seating) {
            (Some(human), _) => human,
            (None, Seating::TurnAfterMove) => self.contest.side_to_move(),
            (None, Seating::OneSide | Seating::FaceToFace) if self.swapped => Side::Second,
            (None, Seating::OneSide | Seating::FaceToFace) => Side::First,
        };
        if self.flipped { home.other() } else { home }
    }

    /// Whether what belongs to a side is drawn upside down, for the person across.
    pub(crate) fn upside_down(&self, side: Side) -> bool {
        self.choices.mode == Mode::TwoPlayers
            && self.view.seating == Seating::FaceToFace
            && side != self.bottom()
    }
}
