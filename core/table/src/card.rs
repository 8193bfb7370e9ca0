//! How a piece of Chu Shogi moves and what becomes of it, for who looks it up in the middle of a game.

use palgak_rules::{Game, Piece, Side};

use crate::figure::Figure;
use crate::pieces::{piece_name, piece_view};
use crate::snapshot::PieceView;
use crate::view::View;

/// One way in which a piece goes, as its owner sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reach {
    /// Files to the right.
    pub file: i8,
    /// Ranks forward.
    pub rank: i8,
    /// How far, and how.
    pub kind: ReachKind,
}

/// How a piece goes in a direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReachKind {
    /// One step.
    Step,
    /// A jump to a square two away.
    Jump,
    /// Any distance.
    Slide,
    /// As a lion: two steps, back again, or a jump.
    Lion,
}

/// A piece as it stands or as it promotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceForm {
    /// The piece as drawn.
    pub piece: PieceView,
    /// Its name.
    pub name: String,
    /// Where it goes.
    pub reaches: Vec<Reach>,
}

/// Where a piece of Chu Shogi goes; nowhere for the pieces of other games.
#[must_use]
pub fn reaches(figure: Figure) -> Vec<Reach> {
    let Some(kind) = figure.chushogi() else { return Vec::new() };
    let of = |ways: &'static [(i8, i8)], kind: ReachKind| {
        ways.iter().map(move |&(file, rank)| Reach { file, rank, kind })
    };
    of(kind.slides(), ReachKind::Slide)
        .chain(of(kind.lion_directions(), ReachKind::Lion))
        .chain(of(kind.steps(), ReachKind::Step))
        .map(|reach| match reach.kind {
            ReachKind::Step if reach.file.abs().max(reach.rank.abs()) > 1 => {
                Reach { kind: ReachKind::Jump, ..reach }
            }
            _ => reach,
        })
        .collect()
}

/// A piece of Chu Shogi, and after it the piece it promotes to, if it does; nothing for other games' pieces.
#[must_use]
pub fn piece_forms(side: Side, figure: Figure, view: &View) -> Vec<PieceForm> {
    let Some(kind) = figure.chushogi() else { return Vec::new() };
    std::iter::once(figure)
        .chain(kind.promoted().map(Figure::from))
        .map(|kind| {
            let piece = Piece { side, kind };
            PieceForm {
                piece: piece_view(Game::ChuShogi, piece, view.letters, false),
                name: piece_name(Game::ChuShogi, piece, view.locale),
                reaches: reaches(kind),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use palgak_text::Locale;

    use super::*;

    fn count(figure: Figure, kind: ReachKind) -> usize {
        reaches(figure).iter().filter(|reach| reach.kind == kind).count()
    }

    #[test]
    fn a_kirin_steps_aslant_and_jumps_straight_and_becomes_a_lion() {
        assert_eq!(count(Figure::Kirin, ReachKind::Step), 4);
        assert_eq!(count(Figure::Kirin, ReachKind::Jump), 4);
        assert!(reaches(Figure::Kirin).contains(&Reach { file: 0, rank: 2, kind: ReachKind::Jump }));
        let forms = piece_forms(Side::Second, Figure::Kirin, &View::new(Locale::En));
        assert_eq!(forms.len(), 2);
        assert_eq!(forms[1].piece.figure, Figure::PromotedKirin);
        assert!(forms[1].piece.promoted && !forms[0].piece.promoted);
        assert_eq!(forms[1].reaches, reaches(Figure::Lion));
    }

    #[test]
    fn a_falcon_is_a_lion_straight_ahead_alone() {
        assert_eq!(count(Figure::HornedFalcon, ReachKind::Lion), 1);
        assert_eq!(count(Figure::HornedFalcon, ReachKind::Slide), 7);
        assert_eq!(piece_forms(Side::First, Figure::HornedFalcon, &View::new(Locale::En)).len(), 1);
    }

    #[test]
    fn pieces_of_other_games_have_no_card() {
        assert!(reaches(Figure::Cannon).is_empty());
        assert!(piece_forms(Side::First, Figure::Cannon, &View::new(Locale::En)).is_empty());
    }
}
