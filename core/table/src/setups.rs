//! The four opening setups of Janggi as a player chooses between them.

use palgak_rules::janggi::{Position, Rules, Setup};
use palgak_rules::{Game, Piece, Position as _, Side};
use palgak_text::Catalogue;

use crate::diagram::{Diagram, Frame};
use crate::pieces::{face, piece_name};
use crate::view::View;
use crate::words;

/// An opening setup to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupChoice {
    /// Which one.
    pub setup: Setup,
    /// Its name ("Left elephant").
    pub name: String,
    /// Its horses and elephants from the owner's left, in the chosen letters ("象馬‥象馬").
    pub shape: String,
    /// What it is like to play, in a sentence or two.
    pub character: String,
    /// Whether it is the one to start with.
    pub recommended: bool,
    /// The side's half of the board as its owner sees it.
    pub board: Diagram,
}

/// How many rows of the board a setup's picture shows: from the back rank to the soldiers.
const ROWS: u8 = 4;

/// The setups that `side` can choose, the recommended one first.
#[must_use]
pub fn setup_choices(side: Side, view: &View) -> Vec<SetupChoice> {
    [Setup::Left, Setup::Right, Setup::Inner, Setup::Outer]
        .into_iter()
        .map(|setup| {
            let words = Catalogue::of(view.locale);
            let name = setup.as_str();
            let start = Position::start(setup, setup, Rules::default());
            SetupChoice {
                setup,
                name: words.text(&format!("setup-{name}-name")),
                shape: shape(setup, side, view),
                character: words.text(&format!("setup-{name}-character")),
                recommended: setup == Setup::Left,
                board: picture(&start, side, view),
            }
        })
        .collect()
}

/// The half of the board that belongs to `side`. In words it is the back rank alone: the rest never differs.
fn picture(start: &Position, side: Side, view: &View) -> Diagram {
    let mut picture = Diagram::of(start, None, Frame::nearest::<Position>(ROWS), side, view);
    let back_rank: Vec<String> = picture
        .points
        .iter()
        .filter(|point| point.row == Position::RANKS - 1)
        .filter_map(|point| point.piece.as_ref())
        .map(|piece| piece_name(Game::Janggi, Piece { side: piece.side, kind: piece.figure }, view.locale))
        .collect();
    picture.spoken = Catalogue::of(view.locale)
        .format("picture-back-rank", &[("pieces", words::list(view.locale, &back_rank).into())]);
    picture
}

/// The letters of the horses and elephants from the owner's left.
fn shape(setup: Setup, side: Side, view: &View) -> String {
    let [a, b, c, d] =
        setup.pieces().map(|kind| face(Game::Janggi, Piece { side, kind: kind.into() }, view.letters));
    format!("{a}{b}‥{c}{d}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::{AnyPiece, Figure};
    use crate::view::Letters;

    const VIEW: View = crate::common::VIEW;

    #[test]
    fn each_setup_has_its_name_and_shape() {
        for side in Side::BOTH {
            let choices = setup_choices(side, &VIEW);
            let shown: Vec<(&str, &str)> =
                choices.iter().map(|choice| (choice.name.as_str(), choice.shape.as_str())).collect();
            assert_eq!(
                shown,
                [
                    ("Left elephant", "象馬‥象馬"),
                    ("Right elephant", "馬象‥馬象"),
                    ("Inner elephant", "馬象‥象馬"),
                    ("Outer elephant", "象馬‥馬象"),
                ]
            );
        }
    }

    #[test]
    fn only_the_left_elephant_is_recommended() {
        for choice in setup_choices(Side::First, &VIEW) {
            assert_eq!(choice.recommended, choice.setup == Setup::Left);
        }
    }

    #[test]
    fn the_board_is_the_owners_own_side_as_the_owner_sees_it() {
        for side in Side::BOTH {
            for choice in setup_choices(side, &VIEW) {
                let board = &choice.board;
                assert_eq!((board.left, board.top, board.columns, board.rows), (0, 6, 9, 4));
                let pieces: Vec<AnyPiece> = board
                    .points
                    .iter()
                    .filter_map(|point| point.piece.as_ref())
                    .map(|piece| Piece { side: piece.side, kind: piece.figure })
                    .collect();
                assert_eq!(pieces.len(), 16);
                assert!(pieces.iter().all(|piece| piece.side == side));
                // The last row from the left, without the chariots and guards.
                let last: Vec<Figure> = board.points[27..]
                    .iter()
                    .filter_map(|point| point.piece.as_ref().map(|piece| piece.figure))
                    .filter(|kind| matches!(kind, Figure::Horse | Figure::Elephant))
                    .collect();
                assert_eq!(last, choice.setup.pieces().map(Figure::from));
            }
        }
    }

    #[test]
    fn in_words_the_board_is_its_back_rank_from_the_owners_left() {
        for side in Side::BOTH {
            assert_eq!(
                setup_choices(side, &VIEW)[0].board.spoken,
                "Back rank from the left: chariot, elephant, horse, guard, guard, elephant, horse, chariot"
            );
        }
    }

    #[test]
    fn the_shape_is_in_the_readers_letters() {
        let latin = View { letters: Letters::Latin, ..VIEW };
        assert_eq!(setup_choices(Side::First, &latin)[0].shape, "EH‥EH");
        let hangul = View { letters: Letters::Hangul, ..VIEW };
        assert_eq!(setup_choices(Side::Second, &hangul)[0].shape, "상마‥상마");
    }
}
