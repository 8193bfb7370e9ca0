//! The positions of the pictures: FEN, the piece shown moving, and the corners of the part shown.

use palgak_rules::janggi::{Position, Rules};

type Scene = crate::guide::scene::Scene<Position>;

const fn scene(fen: &'static str, selected: &'static str, from: &'static str, to: &'static str) -> Scene {
    Scene { fen, rules: Rules { bikjang: false }, selected, from, to }
}

pub(super) const KING: Scene = scene("3k5/9/9/9/9/9/9/9/4K4/9 w", "e2", "c1", "g4");
pub(super) const GUARD: Scene = scene("3k5/9/9/9/9/9/9/9/3A5/5K3 w", "d2", "c1", "g4");
pub(super) const CHARIOT: Scene = scene("9/5k3/9/3p5/9/3R2p2/9/3P5/4K4/9 w", "d5", "a3", "h7");
pub(super) const CHARIOT_IN_PALACE: Scene = scene("4ka3/9/2PR2n2/3P5/9/9/9/9/3K5/9 w", "d8", "c7", "g10");
pub(super) const CANNON: Scene = scene("9/4k4/2n6/9/9/2P6/9/2C6/9/4K4 w", "c3", "a2", "e8");
pub(super) const CANNON_AND_CANNONS: Scene = scene("9/4k4/9/2p6/9/2c6/9/2C1P1c2/9/4K4 w", "c3", "b2", "h7");
pub(super) const CANNON_IN_PALACE: Scene = scene("9/4k4/9/9/9/9/9/9/4AK3/3C5 w", "d1", "c1", "g4");
pub(super) const HORSE: Scene = scene("3k5/9/9/9/4P1p2/4N4/9/9/9/4K4 w", "e5", "c3", "g7");
pub(super) const ELEPHANT: Scene = scene("3k5/9/9/5n1p1/9/3PB4/9/9/9/4K4 w", "e5", "b2", "h8");
pub(super) const SOLDIER: Scene = scene("3k5/9/9/9/4p4/4P4/9/9/9/5K3 w", "e5", "c4", "g7");
pub(super) const SOLDIER_IN_PALACE: Scene = scene("5k3/4a4/3P5/9/9/9/9/9/4K4/9 w", "d8", "c7", "g10");
pub(super) const CHECK: Scene = scene("3k5/9/9/9/4r4/9/9/3A5/4K4/9 w", "d3", "c1", "g7");
pub(super) const MATE: Scene = scene("R3k4/1R7/9/9/9/9/9/9/3K5/9 b", "", "a7", "i10");
pub(super) const BIKJANG: Scene =
    Scene { rules: Rules { bikjang: true }, ..scene("9/4k4/9/9/9/6R2/9/9/4K4/9 w", "g5", "c1", "g10") };

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::{Position as _, Reason, Side};

    use crate::diagram::Diagram;
    use crate::snapshot::{Mark, Point};
    use crate::view::View;

    const VIEW: View = crate::common::VIEW;

    fn drawn(scene: &Scene) -> Diagram {
        scene.draw(&VIEW).expect("a scene that can be drawn")
    }

    /// The names of the points that carry a mark, sorted.
    fn marked(diagram: &Diagram, mark: Mark) -> String {
        let name = |point: &Point| format!("{}{}", char::from(b'a' + point.index % 9), point.index / 9 + 1);
        let mut names: Vec<String> =
            diagram.points.iter().filter(|point| point.marks.contains(&mark)).map(name).collect();
        names.sort();
        names.join(" ")
    }

    #[test]
    fn every_picture_shows_what_its_caption_says() {
        let expected = [
            (&KING, "d1 d2 d3 e1 e3 f1 f2 f3", ""),
            (&GUARD, "d1 d3 e2", ""),
            (&CHARIOT, "a5 b5 c5 d4 d6 e5 f5", "d7 g5"),
            (&CHARIOT_IN_PALACE, "d10 d9 e8 e9 f8", "f10 g8"),
            (&CANNON, "c6 c7", "c8"),
            (&CANNON_AND_CANNONS, "f3", ""),
            (&CANNON_IN_PALACE, "f3", ""),
            (&HORSE, "c4 c6 d3 f3 g4", "g6"),
            (&ELEPHANT, "c2 c8 g2 h3", "h7"),
            (&SOLDIER, "d5 f5", "e6"),
            (&SOLDIER_IN_PALACE, "c8 d9 e8", "e9"),
            (&CHECK, "e3", ""),
            (&MATE, "", ""),
            (&BIKJANG, "e5", ""),
        ];
        for (scene, dots, rings) in expected {
            let diagram = drawn(scene);
            assert_eq!(marked(&diagram, Mark::Dot), dots, "dots in {}", scene.fen);
            assert_eq!(marked(&diagram, Mark::Ring), rings, "rings in {}", scene.fen);
            assert_eq!(marked(&diagram, Mark::Selected), scene.selected, "{}", scene.fen);
        }
    }

    #[test]
    fn no_move_shown_leads_out_of_the_picture() {
        use palgak_rules::MoveList;
        for scene in [
            &KING,
            &GUARD,
            &CHARIOT,
            &CHARIOT_IN_PALACE,
            &CANNON,
            &CANNON_AND_CANNONS,
            &CANNON_IN_PALACE,
            &HORSE,
            &ELEPHANT,
            &SOLDIER,
            &SOLDIER_IN_PALACE,
            &CHECK,
            &BIKJANG,
        ] {
            let diagram = drawn(scene);
            let mut moves = MoveList::new();
            scene.position().expect("a position").legal_moves(&mut moves);
            let selected = diagram.points.iter().find(|point| point.marks.contains(&Mark::Selected));
            let from = selected.expect("the chosen piece is in the picture").index;
            for mv in moves.iter().filter(|mv| mv.from().number() == from && !mv.is_pass()) {
                assert!(
                    diagram.points.iter().any(|point| point.index == mv.to().number()),
                    "{}: a move leaves the picture",
                    scene.fen
                );
            }
        }
    }

    #[test]
    fn check_mate_and_bikjang_are_what_they_are_called() {
        assert_eq!(marked(&drawn(&CHECK), Mark::Check), "e2");
        assert_eq!(marked(&drawn(&MATE), Mark::Check), "e10");
        let mate = MATE.position().expect("a position").terminal().expect("an end");
        assert_eq!((mate.winner, mate.reason), (Some(Side::First), Reason::Checkmate));
        let bikjang = BIKJANG.position().expect("a position");
        assert!(bikjang.bikjang());
        assert!(!bikjang.in_check());
        assert_eq!(bikjang.terminal(), None);
    }

    #[test]
    fn a_picture_holds_its_part_of_the_board() {
        let diagram = drawn(&CHARIOT_IN_PALACE);
        assert_eq!((diagram.left, diagram.top, diagram.columns, diagram.rows), (2, 0, 5, 4));
        let corners: Vec<(u8, u8, u8)> = [0, 4, 15, 19]
            .iter()
            .filter_map(|&at: &usize| diagram.points.get(at))
            .map(|point| (point.index, point.column, point.row))
            .collect();
        // c10, g10, c7, g7.
        assert_eq!(corners, [(83, 2, 0), (87, 6, 0), (56, 2, 3), (60, 6, 3)]);
        assert_eq!(diagram.points.len(), 20);
    }
}
