//! The positions of the pictures: SFEN, the piece shown moving, and the corners of the part shown.

use palgak_rules::chushogi::{Kind, Position, Rules};

type Scene = crate::guide::scene::Scene<Position>;

const fn scene(fen: &'static str, selected: &'static str, from: &'static str, to: &'static str) -> Scene {
    Scene { fen, rules: Rules::STANDARD, selected, from, to }
}

pub(super) const START: Scene = scene(
    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b",
    "",
    "12l",
    "1a",
);
pub(super) const LION: Scene = scene("k11/12/12/12/12/12/5N6/12/12/12/12/11K b", "7g", "9i", "5e");
pub(super) const LION_AND_TWO: Scene = scene("k11/12/12/12/5s6/5p6/5N6/12/12/12/12/11K b", "7g", "9i", "5e");
pub(super) const NEAR: Scene = scene("k11/12/12/12/6g5/5n6/4N7/12/12/12/12/11K b", "8g", "10i", "6e");
pub(super) const PROTECTED: Scene = scene("k11/12/6g5/5n6/12/5N6/12/12/12/12/12/11K b", "7f", "9h", "5c");
pub(super) const HIDDEN: Scene = scene("k11/12/12/5n6/12/5N6/12/12/12/5r6/12/11K b", "7f", "9j", "5d");
pub(super) const WITH_ANOTHER: Scene =
    scene("k11/12/12/5n1r4/3gi7/5N6/6s5/7n4/12/12/12/11K b", "7f", "9h", "5d");
pub(super) const SENJISHI: Scene = scene("k11/12/4r7/12/12/8B3/4N7/12/12/12/12/11K w 4f", "8c", "10h", "3b");
pub(super) const ENTERING: Scene = scene("k11/12/12/6p5/5S6/12/12/12/12/12/12/11K b", "7e", "9g", "5c");
pub(super) const INSIDE: Scene = scene("k11/6p5/5S6/12/12/12/12/12/12/12/12/11K b", "7c", "9e", "5a");
/// A lion between moves that a record shows.
pub(super) const RECORDED: Scene = scene("k11/12/12/5g6/5p6/5N6/12/12/12/12/12/11K b", "7f", "9h", "5d");

/// Where a piece stands in the picture of its moves.
pub(super) const MIDDLE: &str = "7g";

/// A piece of sente's in the middle of an empty board, the kings in corners where nothing reaches them.
pub(super) fn alone(kind: Kind) -> String {
    let promoted = if kind.unpromoted().is_some() { "+" } else { "" };
    let corner = if kind == Kind::King { "12" } else { "11K" };
    format!("k11/12/12/12/12/12/5{promoted}{}6/12/12/12/12/{corner} b", kind.letter().to_ascii_uppercase())
}

/// The corners of the picture of a piece's moves: the second squares around it, one more where it runs on.
pub(super) const fn around(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::King
        | Kind::CrownPrince
        | Kind::Gold
        | Kind::Silver
        | Kind::Copper
        | Kind::Leopard
        | Kind::Pawn
        | Kind::GoBetween
        | Kind::DrunkElephant
        | Kind::BlindTiger
        | Kind::Kirin
        | Kind::Phoenix => ("9i", "5e"),
        _ => ("10j", "4d"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::chushogi::notation::{parse_machine, square_name};
    use palgak_rules::chushogi::{LionRule, Refusal, explain};
    use palgak_rules::{Position as _, Square};
    use palgak_text::Locale;

    use crate::diagram::Diagram;
    use crate::guide::scene::draw;
    use crate::snapshot::Mark;
    use crate::view::View;

    fn drawn(scene: &Scene) -> Diagram {
        scene.draw(&View::new(Locale::En)).expect("a scene that can be drawn")
    }

    /// The names of the squares that carry a mark, sorted.
    fn marked(diagram: &Diagram, mark: Mark) -> String {
        let mut names: Vec<String> = diagram
            .points
            .iter()
            .filter(|point| point.marks.contains(&mark))
            .map(|point| square_name(Square::new(point.index)))
            .collect();
        names.sort();
        names.join(" ")
    }

    fn refusal(scene: &Scene, mv: &str) -> Option<Refusal> {
        explain(&scene.position().expect("a position"), parse_machine(mv).expect("a move"))
    }

    fn square(name: &str) -> Square {
        parse_machine(&format!("{name}1a")).expect("a square").from()
    }

    #[test]
    fn every_piece_is_drawn_with_its_moves() {
        for (kind, dots) in [
            (Kind::King, "6f 6g 6h 7f 7h 8f 8g 8h"),
            (Kind::Gold, "6f 6g 7f 7h 8f 8g"),
            (Kind::Silver, "6f 6h 7f 8f 8h"),
            (Kind::Copper, "6f 7f 7h 8f"),
            (Kind::Leopard, "6f 6h 7f 7h 8f 8h"),
            (Kind::Pawn, "7f"),
            (Kind::GoBetween, "7f 7h"),
            (Kind::DrunkElephant, "6f 6g 6h 7f 8f 8g 8h"),
            (Kind::BlindTiger, "6f 6g 6h 7h 8f 8g 8h"),
            (Kind::Kirin, "5g 6f 6h 7e 7i 8f 8h 9g"),
            (Kind::Phoenix, "5e 5i 6g 7f 7h 8g 9e 9i"),
            (Kind::Lance, "7d 7e 7f"),
            (Kind::ReverseChariot, "7d 7e 7f 7h 7i 7j"),
            (Kind::SideMover, "10g 4g 5g 6g 7f 7h 8g 9g"),
            (Kind::VerticalMover, "6g 7d 7e 7f 7h 7i 7j 8g"),
            (Kind::Bishop, "10d 10j 4d 4j 5e 5i 6f 6h 8f 8h 9e 9i"),
            (Kind::Whale, "10j 4j 5i 6h 7d 7e 7f 7h 7i 7j 8h 9i"),
            (Kind::WhiteHorse, "10d 4d 5e 6f 7d 7e 7f 7h 7i 7j 8f 9e"),
            (Kind::FlyingStag, "6f 6g 6h 7d 7e 7f 7h 7i 7j 8f 8g 8h"),
            // Straight ahead as a lion: two squares and no more.
            (Kind::HornedFalcon, "10d 10g 10j 4d 4g 4j 5e 5g 5i 6f 6g 6h 7e 7f 7h 7i 7j 8f 8g 8h 9e 9g 9i"),
            (Kind::SoaringEagle, "10g 10j 4g 4j 5e 5g 5i 6f 6g 6h 7d 7e 7f 7h 7i 7j 8f 8g 8h 9e 9g 9i"),
        ] {
            let picture =
                draw::<Position>(&alone(kind), Rules::STANDARD, MIDDLE, around(kind), &View::new(Locale::En));
            assert_eq!(marked(&picture.expect("a picture"), Mark::Dot), dots, "{kind:?}");
        }
    }

    #[test]
    fn every_picture_shows_what_its_caption_says() {
        for (scene, dots, rings) in [
            (&LION, 24, ""),
            (&LION_AND_TWO, 22, "7e 7f"),
            (&NEAR, 22, "6e 7f"),
            (&PROTECTED, 23, ""),
            (&HIDDEN, 23, ""),
            (&WITH_ANOTHER, 18, "5d 5h 6g 8e 9e"),
            (&ENTERING, 4, "6d"),
            (&INSIDE, 4, "6b"),
        ] {
            let diagram = drawn(scene);
            let found = diagram.points.iter().filter(|point| point.marks.contains(&Mark::Dot)).count();
            assert_eq!(found, dots, "dots in {}", scene.fen);
            assert_eq!(marked(&diagram, Mark::Ring), rings, "rings in {}", scene.fen);
            assert_eq!(marked(&diagram, Mark::Selected), scene.selected, "{}", scene.fen);
        }
        let senjishi = drawn(&SENJISHI);
        assert_eq!(marked(&senjishi, Mark::Ring), "");
        assert_eq!(marked(&senjishi, Mark::Dot), "10c 3c 4c 5c 6c 7c 8b 8d 8e 8f 9c");
    }

    #[test]
    fn lions_are_safe_for_the_reason_given() {
        for (scene, mv, lion, rule) in [
            (&PROTECTED, "7f7d", "7d", LionRule::Protected(square("6c"))),
            (&HIDDEN, "7f7d", "7d", LionRule::HiddenProtection(square("7j"))),
            (&WITH_ANOTHER, "7f7d", "7d", LionRule::Protected(square("5d"))),
            (&WITH_ANOTHER, "7f8e7d", "7d", LionRule::Protected(square("5d"))),
            (&SENJISHI, "8c8g", "8g", LionRule::Senjishi(square("4f"))),
        ] {
            assert_eq!(refusal(scene, mv), Some(Refusal::Lion(square(lion), rule)), "{mv} in {}", scene.fen);
        }
        assert_eq!(refusal(&WITH_ANOTHER, "7f6g5h"), None);
        assert!(refusal(&WITH_ANOTHER, "7f5h").is_some(), "without the silver the lower lion is safe");
        assert_eq!(refusal(&NEAR, "8g7f"), None);
    }

    #[test]
    fn the_silver_promotes_where_the_text_says() {
        let legal = |scene: &Scene, mv: &str| {
            scene.position().expect("a position").is_legal(parse_machine(mv).expect("a move"))
        };
        for mv in ["7e8d+", "7e7d+", "7e6d+", "7e7d"] {
            assert!(legal(&ENTERING, mv), "{mv}");
        }
        assert!(!legal(&ENTERING, "7e8f+"));
        assert!(legal(&INSIDE, "7c6b+"));
        assert!(!legal(&INSIDE, "7c7b+"));
    }
}
