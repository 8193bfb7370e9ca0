//! Properties that hold in every position, tried on the positions of random games and of the oracle data, and
//! notation round trips over all oracle games.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use std::collections::BTreeSet;

use palgak_rules::family::geometry::file_of;
use palgak_rules::xiangqi::notation::{Style, parse, parse_as, write};
use palgak_rules::xiangqi::{Handicap, Position, Preset, Rules, explain, notation};
use palgak_rules::{Move, MoveList, PieceKind, Position as _, Side, Square};
use proptest::prelude::*;

fn points() -> impl Iterator<Item = Square> {
    (0..90).map(Square::new)
}

/// Whether `side`'s general is attacked or faces the other, by asking every piece. Slow and simple.
fn exposed(position: &Position, side: Side) -> bool {
    let general = position.king(side);
    let attacked = points().any(|from| {
        position.piece_at(from).is_some_and(|piece| piece.side != side)
            && position.attacks_from(from).contains(general)
    });
    let other = position.king(side.other());
    let facing = file_of(general) == file_of(other)
        && points()
            .filter(|point| {
                file_of(*point) == file_of(general)
                    && (*point > general.min(other) && *point < general.max(other))
            })
            .all(|point| position.piece_at(point).is_none());
    attacked || facing
}

fn legal_by_trying(position: &Position) -> BTreeSet<Move> {
    let us = position.side_to_move();
    let mut legal = BTreeSet::new();
    for from in points() {
        let Some(piece) = position.piece_at(from).filter(|piece| piece.side == us) else { continue };
        let attacks = position.attacks_from(from);
        for to in points() {
            let reaches = match (position.piece_at(to), piece.kind) {
                (Some(target), _) => target.side != us && attacks.contains(to),
                // A cannon that captures nothing moves as a chariot.
                (None, PieceKind::Cannon) => {
                    palgak_rules::xiangqi::attacks::chariot(from, position.occupancy()).contains(to)
                }
                (None, _) => attacks.contains(to),
            };
            if !reaches {
                continue;
            }
            let mut after = position.clone();
            after.make(Move::new(from, to));
            if !exposed(&after, us) {
                legal.insert(Move::new(from, to));
            }
        }
    }
    legal
}

fn check_position(position: &Position) {
    let mut list = MoveList::new();
    position.legal_moves(&mut list);
    let generated: BTreeSet<Move> = list.iter().copied().collect();
    assert_eq!(generated.len(), list.len(), "a move twice in {position:?}");
    assert_eq!(generated, legal_by_trying(position), "{position:?}");
    assert_eq!(position.legal_count(), list.len());
    assert_eq!(position.in_check(), exposed(position, position.side_to_move()));
    for from in points() {
        for to in points() {
            let mv = Move::new(from, to);
            assert_eq!(position.is_legal(mv), generated.contains(&mv), "{mv:?} in {position:?}");
            assert_eq!(explain(position, mv).is_none(), generated.contains(&mv), "{mv:?} in {position:?}");
        }
    }
    let mut captures = MoveList::new();
    position.legal_captures(&mut captures);
    let captures: BTreeSet<Move> = captures.into_iter().collect();
    let expected: BTreeSet<Move> =
        generated.iter().copied().filter(|mv| position.piece_at(mv.to()).is_some()).collect();
    assert_eq!(captures, expected, "{position:?}");
    let mut quiet = MoveList::new();
    position.legal_quiet(&mut quiet);
    let quiet: BTreeSet<Move> = quiet.into_iter().collect();
    assert_eq!(quiet, &generated - &captures, "{position:?}");
    let mut texts = BTreeSet::new();
    for mv in generated {
        let mut after = position.clone();
        let undo = after.make(mv);
        let read = Position::from_fen(&after.fen(), position.rules()).unwrap();
        assert_eq!(read, after);
        assert_eq!(read.hash(), after.hash(), "{mv:?} in {position:?}");
        assert_eq!(position.hash_after(mv), after.hash(), "{mv:?} in {position:?}");
        after.unmake(mv, undo);
        assert_eq!(&after, position);
        assert_eq!(after.hash(), position.hash());
        assert_eq!(after.fen(), position.fen());
        for style in [Style::Chinese, Style::Wxf, Style::Iccs, Style::Machine] {
            let text = write(position, mv, style);
            assert_eq!(parse_as(position, &text, style), Ok(mv), "{text} in {position:?}");
            assert!(style == Style::Iccs || texts.insert(text.clone()), "{text} twice in {position:?}");
            if matches!(style, Style::Chinese | Style::Wxf | Style::Machine) {
                assert_eq!(parse(position, &text), Ok(mv), "{text} in {position:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]
    #[test]
    fn random_games(
        simple: bool,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..160),
    ) {
        let preset = if simple { Preset::Simple } else { Preset::Tabletop };
        let mut position = Position::start(Handicap::Even, Rules { preset });
        for (ply, choice) in choices.iter().enumerate() {
            let mut list = MoveList::new();
            position.legal_moves(&mut list);
            if list.is_empty() {
                prop_assert!(position.terminal().is_some());
                break;
            }
            prop_assert!(position.terminal().is_none());
            if ply % 8 == 0 {
                check_position(&position);
            }
            position.make(list[choice.index(list.len())]);
        }
        check_position(&position);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let position = Position::start(Handicap::Even, Rules::default());
        let _ = Position::from_fen(&text, Rules::default());
        let _ = parse(&position, &text);
        let _ = notation::parse_machine(&text);
    }
}

#[test]
fn oracle_positions() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracle/xiangqi/legal.tsv");
    let text = std::fs::read_to_string(path).unwrap();
    for line in text.lines().skip(1) {
        let fen = line.split('\t').nth(2).unwrap();
        check_position(&Position::from_fen(fen, Rules::default()).unwrap());
    }
}

/// Every move of every oracle game is written in each notation and read back.
#[test]
fn oracle_games_round_trip() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracle/xiangqi/games.tsv");
    let text = std::fs::read_to_string(path).unwrap();
    let mut moves = 0;
    for line in text.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let mut position = Position::from_fen(columns[1], Rules::default()).unwrap();
        for text in columns[3].split(' ') {
            let mv = notation::parse_machine(text).unwrap();
            for style in [Style::Chinese, Style::Wxf, Style::Iccs] {
                let written = write(&position, mv, style);
                assert_eq!(parse_as(&position, &written, style), Ok(mv), "{written}");
            }
            position.make(mv);
            moves += 1;
        }
    }
    assert!(moves > 3000, "{moves}");
}
