//! The positions of the pictures: FEN, the piece shown moving, and the corners of the part shown.

use palgak_rules::xiangqi::{Position, Preset, Rules};

type Scene = crate::guide::scene::Scene<Position>;

const fn scene(fen: &'static str, selected: &'static str, from: &'static str, to: &'static str) -> Scene {
    Scene { fen, rules: Rules { preset: Preset::Tabletop }, selected, from, to }
}

pub(super) const GENERAL: Scene = scene("3k5/9/3n5/9/9/9/9/9/4K4/9 w", "e2", "c1", "g4");
pub(super) const FACING_BETWEEN: Scene = scene("4k4/9/9/9/9/4C4/9/9/9/4K4 w", "e5", "c1", "g10");
pub(super) const FACING_HOLDS: Scene = scene("3k5/9/9/9/9/9/9/9/9/4K4 b", "d10", "c1", "g10");
pub(super) const ADVISOR: Scene = scene("3k5/9/9/9/9/9/9/9/4A4/4K4 w", "e2", "c1", "g4");
pub(super) const ELEPHANT: Scene = scene("3k5/9/9/9/9/9/5n3/4B4/9/4K4 w", "e3", "b1", "h6");
pub(super) const ELEPHANT_AT_RIVER: Scene = scene("3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c5", "a2", "f7");
pub(super) const HORSE: Scene = scene("3k5/9/9/9/4P1p2/4N4/9/9/9/4K4 w", "e5", "c3", "g7");
pub(super) const HORSES: Scene = scene("3k5/9/9/9/9/4N4/2nC5/9/9/4K4 w", "e5", "b3", "g7");
pub(super) const CHARIOT: Scene = scene("5k3/9/3n5/9/9/3R2p2/9/3C5/9/4K4 w", "d5", "a3", "h8");
pub(super) const CANNON: Scene = scene("3k5/9/2n6/9/9/2P6/9/2C3p2/9/4K4 w", "c3", "a1", "h8");
pub(super) const CANNON_AND_TWO: Scene = scene("3k5/9/2n6/9/2p6/2P6/9/2C3p2/9/4K4 w", "c3", "a1", "h8");
pub(super) const SOLDIER_AT_HOME: Scene = scene("3k5/9/9/9/9/9/4P4/9/9/5K3 w", "e4", "c3", "g7");
pub(super) const SOLDIER_ACROSS: Scene = scene("3k5/9/9/4Pn3/9/9/9/9/9/5K3 w", "e7", "c5", "g9");
pub(super) const SOLDIER_AT_END: Scene = scene("2P6/5k3/9/9/9/9/9/9/9/4K4 w", "c10", "a8", "f10");
pub(super) const CHECK_BY_CANNON: Scene = scene("3k5/9/9/4c4/9/9/9/9/4A4/4K4 w", "e2", "c1", "g7");
pub(super) const CHECK_BY_HORSE: Scene = scene("5k3/9/9/9/9/9/9/3n5/R8/4K4 w", "a2", "a1", "f4");
pub(super) const MATE: Scene = scene("R3k4/1R7/9/9/9/9/9/9/9/3K5 b", "", "a7", "i10");
pub(super) const STALEMATE: Scene = scene("3k5/2P6/9/9/9/9/9/9/9/4K4 b", "", "b1", "g10");
pub(super) const DOUBLE_CHECK: Scene = scene("3aka3/9/3N5/9/9/4R4/9/9/9/3K5 b", "", "b5", "h10");
pub(super) const DOUBLE_CANNON: Scene = scene("3aka3/9/4C4/9/9/4C4/9/9/9/3K5 b", "", "b5", "h10");
pub(super) const CANNON_BEHIND_HORSE: Scene = scene("4k4/9/4N4/9/9/4C4/9/9/9/3K5 b", "", "b5", "h10");
pub(super) const LONG_CHECK: Scene = scene("4k4/9/9/9/9/4R4/9/9/9/3K5 b", "e10", "c1", "g10");

#[cfg(test)]
mod tests {
    use super::*;
    use palgak_rules::xiangqi::{MateName, name_mate, notation};
    use palgak_rules::{Match, Move, MoveList, Position as _, Reason, Side};

    use crate::diagram::Diagram;
    use crate::guide::scene::Staged as _;
    use crate::snapshot::{Mark, Point};
    use crate::view::View;

    const VIEW: View = crate::common::VIEW;

    fn drawn(scene: &Scene) -> Diagram {
        scene.draw(&VIEW).expect("a scene that can be drawn")
    }

    fn position(scene: &Scene) -> Position {
        scene.position().expect("a position")
    }

    /// The names of the points that carry a mark, sorted.
    fn marked(diagram: &Diagram, mark: Mark) -> String {
        let name = |point: &Point| format!("{}{}", char::from(b'a' + point.index % 9), point.index / 9 + 1);
        let mut names: Vec<String> =
            diagram.points.iter().filter(|point| point.marks.contains(&mark)).map(name).collect();
        names.sort();
        names.join(" ")
    }

    const MOVING: [(&Scene, &str, &str); 16] = [
        (&GENERAL, "d2 e1 e3 f2", ""),
        (&FACING_BETWEEN, "e2 e3 e4 e6 e7 e8 e9", ""),
        (&FACING_HOLDS, "d9", ""),
        (&ADVISOR, "d1 d3 f1 f3", ""),
        (&ELEPHANT, "c1 c5 g1", ""),
        (&ELEPHANT_AT_RIVER, "a3 e3", ""),
        (&HORSE, "c4 c6 d3 f3 g4", "g6"),
        (&HORSES, "c6 d3 d7 f3 f7 g4 g6", "c4"),
        (&CHARIOT, "a5 b5 c5 d4 d6 d7 e5 f5", "d8 g5"),
        (&CANNON, "a3 b3 c1 c2 c4 d3 e3 f3", "c8"),
        (&CANNON_AND_TWO, "a3 b3 c1 c2 c4 d3 e3 f3", "c6"),
        (&SOLDIER_AT_HOME, "e5", ""),
        (&SOLDIER_ACROSS, "d7 e8", "f7"),
        (&SOLDIER_AT_END, "b10 d10", ""),
        (&CHECK_BY_CANNON, "d1 d3 f1 f3", ""),
        (&CHECK_BY_HORSE, "d2", ""),
    ];

    #[test]
    fn every_picture_shows_what_its_caption_says() {
        for (scene, dots, rings) in MOVING {
            let diagram = drawn(scene);
            assert_eq!(marked(&diagram, Mark::Dot), dots, "dots in {}", scene.fen);
            assert_eq!(marked(&diagram, Mark::Ring), rings, "rings in {}", scene.fen);
            assert_eq!(marked(&diagram, Mark::Selected), scene.selected, "{}", scene.fen);
        }
    }

    #[test]
    fn no_move_shown_leads_out_of_the_picture() {
        for scene in MOVING.map(|(scene, _, _)| scene).into_iter().chain([&LONG_CHECK]) {
            let diagram = drawn(scene);
            let from = Position::point(scene.selected).expect("a point");
            let mut moves = MoveList::new();
            position(scene).legal_moves(&mut moves);
            for mv in moves.iter().filter(|mv| mv.from() == from) {
                assert!(
                    diagram.points.iter().any(|point| point.index == mv.to().number()),
                    "{}: a move leaves the picture",
                    scene.fen
                );
            }
        }
    }

    #[test]
    fn the_black_horse_cannot_strike_back() {
        let back = Move::new(Position::point("c4").unwrap(), Position::point("e5").unwrap());
        let fen = HORSES.fen.replace(" w", " b");
        let black = Position::staged(&fen, Rules::default()).expect("a position");
        assert!(!black.is_legal(back));
    }

    #[test]
    fn checks_mates_and_stalemate_are_what_they_are_called() {
        assert_eq!(marked(&drawn(&CHECK_BY_CANNON), Mark::Check), "e1");
        assert_eq!(marked(&drawn(&CHECK_BY_HORSE), Mark::Check), "e1");
        for (scene, reason) in [
            (&MATE, Reason::Checkmate),
            (&STALEMATE, Reason::Stalemate),
            (&DOUBLE_CHECK, Reason::Checkmate),
            (&DOUBLE_CANNON, Reason::Checkmate),
            (&CANNON_BEHIND_HORSE, Reason::Checkmate),
        ] {
            let end = position(scene).terminal().expect("an end");
            assert_eq!((end.winner, end.reason), (Some(Side::First), reason), "{}", scene.fen);
        }
        for (scene, name) in [
            (&DOUBLE_CHECK, MateName::DoubleCheck),
            (&DOUBLE_CANNON, MateName::DoubleCannon),
            (&CANNON_BEHIND_HORSE, MateName::CannonBehindHorse),
        ] {
            assert_eq!(name_mate(&position(scene)), Some(name), "{}", scene.fen);
        }
    }

    /// The text says that the chariot can follow the general for ever, and loses by it.
    #[test]
    fn the_long_check_goes_on_until_it_loses() {
        let mut game = Match::new(position(&LONG_CHECK));
        for text in ["e10f10", "e5f5", "f10e10", "f5e5"].iter().cycle().take(8) {
            assert_eq!(game.outcome(), None);
            assert_eq!(game.position().in_check(), game.position().side_to_move() == Side::Second);
            let mv = notation::parse_machine(text).expect("a move");
            game.play(mv).expect("a legal move");
        }
        let end = game.outcome().expect("an end");
        assert_eq!((end.winner, end.reason), (Some(Side::Second), Reason::PerpetualCheck));
    }

    /// The moves that the page on records spells out.
    #[test]
    fn records_are_read_as_the_text_says() {
        use palgak_rules::xiangqi::Handicap;
        use palgak_rules::xiangqi::notation::{Style, parse_machine, write};
        let mut game = Match::new(Position::start(Handicap::Even, Rules::default()));
        let cannon = parse_machine("h3e3").unwrap();
        let written =
            [Style::Chinese, Style::Wxf, Style::Iccs].map(|style| write(game.position(), cannon, style));
        assert_eq!(written, ["炮二平五", "C2=5", "h2e2"]);
        game.play(cannon).unwrap();
        let horse = parse_machine("h10g8").unwrap();
        let written = [Style::Chinese, Style::Wxf].map(|style| write(game.position(), horse, style));
        assert_eq!(written, ["馬8進7", "H8+7"]);
        let doubled =
            Position::staged("3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w", Rules::default()).expect("a position");
        let soldier = parse_machine("g7g8").unwrap();
        assert_eq!(write(&doubled, soldier, Style::Chinese), "前兵三進一");
    }
}
