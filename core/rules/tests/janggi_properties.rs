//! Properties that hold in every position, tried on the positions of random games and of the oracle data.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

use std::collections::BTreeSet;

use palgak_rules::janggi::{Position, Rules, Setup, explain, notation};
use palgak_rules::{Move, MoveList, Piece, PieceKind, Position as _, Side, Square};
use proptest::prelude::*;

fn points() -> impl Iterator<Item = Square> {
    (0..90).map(Square::new)
}

/// Whether `side`'s king is attacked, by asking every enemy piece where it goes. Slow and simple.
fn attacked(position: &Position, side: Side) -> bool {
    points().any(|from| {
        position.piece_at(from).is_some_and(|piece| piece.side != side)
            && position.attacks_from(from).contains(position.king(side))
    })
}

/// The legal moves by making each one and looking, the simplest way there is.
fn legal_by_trying(position: &Position) -> BTreeSet<Move> {
    let us = position.side_to_move();
    let mut legal = BTreeSet::new();
    if position.passes() >= 2 {
        return legal;
    }
    for from in points() {
        let Some(piece) = position.piece_at(from).filter(|piece| piece.side == us) else { continue };
        for to in points() {
            let target = position.piece_at(to);
            let own = target.is_some_and(|target| target.side == us);
            let cannons = piece.kind == PieceKind::Cannon
                && target.is_some_and(|target| target.kind == PieceKind::Cannon);
            if own || cannons || !position.attacks_from(from).contains(to) {
                continue;
            }
            let mut after = position.clone();
            after.make(Move::new(from, to));
            let still_facing = position.bikjang() && after.facing();
            if !attacked(&after, us) && !still_facing {
                legal.insert(Move::new(from, to));
            }
        }
    }
    if !attacked(position, us) && !position.bikjang() {
        legal.insert(Move::pass(position.king(us)));
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
    assert_eq!(position.in_check(), attacked(position, position.side_to_move()));
    // What is generated is what is accepted, and what is refused has a reason.
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
    let expected: BTreeSet<Move> = generated
        .iter()
        .copied()
        .filter(|mv| !mv.is_pass() && position.piece_at(mv.to()).is_some())
        .collect();
    assert_eq!(captures, expected, "{position:?}");
    let mut quiet = MoveList::new();
    position.legal_quiet(&mut quiet);
    let quiet: BTreeSet<Move> = quiet.into_iter().collect();
    assert_eq!(quiet, &generated - &captures, "{position:?}");
    for mv in generated {
        let mut after = position.clone();
        let undo = after.make(mv);
        // The hash kept up move by move is the hash of the position written down and read again; after two
        // passes a FEN cannot say that the game is over.
        if after.passes() < 2 {
            let read = Position::from_fen(&after.fen(), position.rules()).unwrap();
            assert_eq!(read, after);
            assert_eq!(read.hash(), after.hash(), "{mv:?} in {position:?}");
            assert_eq!(position.hash_after(mv), after.hash(), "{mv:?} in {position:?}");
            assert_eq!(read.fen(), after.fen());
        }
        after.unmake(mv, undo);
        assert_eq!(&after, position);
        assert_eq!(after.hash(), position.hash());
        assert_eq!(after.fen(), position.fen());
        assert_eq!(after.occupied(), position.occupied());
        for text in [notation::machine(mv), notation::korean(position, mv)] {
            assert_eq!(notation::parse(position, &text), Ok(mv), "{text} in {position:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]
    #[test]
    fn random_games(
        setups in (0..4usize, 0..4usize),
        bikjang: bool,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 1..120),
    ) {
        let mut position =
            Position::start(Setup::ALL[setups.0], Setup::ALL[setups.1], Rules { bikjang });
        for (ply, choice) in choices.iter().enumerate() {
            let mut list = MoveList::new();
            position.legal_moves(&mut list);
            if list.is_empty() {
                prop_assert!(position.terminal().is_some());
                break;
            }
            prop_assert!(position.terminal().is_none());
            if ply % 6 == 0 {
                check_position(&position);
            }
            position.make(list[choice.index(list.len())]);
        }
        check_position(&position);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let position = Position::start(Setup::Left, Setup::Right, Rules::default());
        let _ = Position::from_fen(&text, Rules::default());
        let _ = notation::parse(&position, &text);
        let _ = notation::parse_korean(&position, &text);
        let _ = notation::parse_machine(&text);
    }
}

#[test]
fn oracle_positions() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracle/janggi/legal.tsv");
    let text = std::fs::read_to_string(path).unwrap();
    for line in text.lines().skip(1) {
        let fen = line.split('\t').nth(2).unwrap();
        for bikjang in [false, true] {
            check_position(&Position::from_fen(fen, Rules { bikjang }).unwrap());
        }
    }
}

#[test]
fn set_ups_stand_as_their_owners_see_them() {
    use PieceKind::{Elephant, Horse};
    let position = Position::start(Setup::Left, Setup::Right, Rules::default());
    // Both have an elephant on file b: it is at Cho's left and at Han's right.
    for (square, side, kind) in [
        (1, Side::First, Elephant),
        (2, Side::First, Horse),
        (6, Side::First, Elephant),
        (7, Side::First, Horse),
        (81 + 1, Side::Second, Elephant),
        (81 + 2, Side::Second, Horse),
        (81 + 6, Side::Second, Elephant),
        (81 + 7, Side::Second, Horse),
    ] {
        assert_eq!(position.piece_at(Square::new(square)), Some(Piece { side, kind }), "{square}");
    }
    // The oracle data name their start positions by Cho's and Han's set-ups.
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/oracle/janggi/perft.tsv");
    let text = std::fs::read_to_string(path).unwrap();
    let mut names = BTreeSet::new();
    for line in text.lines().filter(|line| line.starts_with("js_")) {
        let mut columns = line.split('\t');
        let name = columns.next().unwrap();
        let fen = columns.nth(1).unwrap();
        let mut setups = name.split('_').skip(1).map(|name| Setup::parse(name).unwrap());
        let (cho, han) = (setups.next().unwrap(), setups.next().unwrap());
        assert_eq!(Position::start(cho, han, Rules::default()).fen(), fen, "{name}");
        names.insert(name);
    }
    assert!(names.len() >= 12, "{names:?}");
}
