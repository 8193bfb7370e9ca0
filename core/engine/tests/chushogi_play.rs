//! How the engine plays Chu Shogi: hand-worked positions, and legal play at every level.
#![allow(clippy::panic, clippy::unwrap_used)] // A test fails by panicking.

use std::collections::HashSet;

use palgak_engine::{Choice, Engine, Level, Limits, Playable as _, Score, StopFlag, Tag, Thought};
use palgak_rules::chushogi::notation::{machine, parse_machine};
use palgak_rules::chushogi::{Handicap, Kind, Position, Rules};
use palgak_rules::{Match, Move, MoveList, Position as _, Side};

fn game(sfen: &str) -> Match<Position> {
    Match::new(Position::from_sfen(sfen, Rules::STANDARD).unwrap_or_else(|error| panic!("{sfen}: {error}")))
}

fn search(game: &Match<Position>, nodes: u64) -> Thought {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    Engine::new(1 << 20).think(game, &limits, &StopFlag::new(), &mut |_| ()).unwrap()
}

fn chosen(thought: &Thought) -> Move {
    match thought.choice {
        Choice::Move(mv) => mv,
        Choice::AcceptDraw => panic!("Chu Shogi offers no draws"),
    }
}

fn best(sfen: &str) -> (Match<Position>, Move, Score) {
    let game = game(sfen);
    let thought = search(&game, 30_000);
    let mv = chosen(&thought);
    (game, mv, thought.score)
}

/// What is captured by a move, lower case for gote's pieces.
fn captured(game: &Match<Position>, mv: Move) -> Vec<Kind> {
    let at = |square| game.position().piece_at(square).map(|piece| piece.kind);
    let last = if mv.to() == mv.from() { None } else { at(mv.to()) };
    [mv.middle().and_then(at), last].into_iter().flatten().collect()
}

#[test]
fn a_lion_left_hanging_is_taken() {
    let (game, mv, _) = best("5k4p1/12/12/3n8/12/12/12/3R8/12/12/12/5K6 b - 1");
    assert_eq!(captured(&game, mv), [Kind::Lion]);
    assert!(mv.promotes(), "a rook that takes in the zone promotes");
}

#[test]
fn the_king_is_taken_when_it_is_left_to_be() {
    let (_, mv, score) = best("k10p/12/12/12/12/Q11/12/12/12/12/12/5K6 b - 1");
    assert!(machine(mv).starts_with("12f12a"), "{}", machine(mv));
    assert_eq!(score, Score::Mate(1));
}

#[test]
fn a_mate_in_one_is_found() {
    let (_, mv, score) = best("k11/11R/12/9p1p/9p2/12/12/10R1/12/12/12/5K6 b - 1");
    assert!(machine(mv).starts_with("2h2a"), "{}", machine(mv));
    assert_eq!(score, Score::Mate(1));
}

#[test]
fn a_mated_side_knows_it() {
    // Both royal moves and the king's neighbours are covered: whatever gote does the king falls.
    let game = game("k9+R1/11R/12/11p/12/12/12/12/12/12/12/5K6 w - 1");
    let thought = search(&game, 5_000);
    assert_eq!(thought.score, Score::Mate(-1));
}

#[test]
fn no_lion_is_given_for_a_protected_pawn() {
    // The pawn two squares ahead of the lion is protected by a rook far behind it.
    let (game, mv, _) = best("6r2k2/12/12/12/6p5/12/6N5/12/12/12/12/3K8 b - 1");
    let mut after = game.position().clone();
    after.make(mv);
    let lion = (0..144)
        .map(palgak_rules::Square::new)
        .find(|&at| after.piece_at(at).is_some_and(|piece| piece.kind.is_lion()))
        .unwrap();
    assert_eq!(after.attackers(Side::Second, lion).count(), 0, "{} leaves the lion to be taken", machine(mv));
}

#[test]
fn a_protected_piece_beside_the_lion_can_be_taken_without_loss() {
    // The gold is protected by the rook: the lion may take it and go back, not stay there.
    let game = game("l5r2gkg/p8ppp/12/12/6g5/6N5/12/12/12/12/12/3K8 b - 1");
    let gain = |text: &str| game.position().exchange(parse_machine(text).unwrap());
    let (gold, lion) = (Position::worth(Kind::Gold), Position::worth(Kind::Lion));
    assert_eq!(gain("6f6e6f"), gold);
    assert_eq!(gain("6f6e"), gold - lion);
    assert_eq!(gain("6f6e5e"), gold);
    // And what a lion stands beside is protected by it: the rook loses itself for the gold.
    let game = self::game("3k8/12/12/6R5/12/12/12/5n6/6g5/12/12/3K8 b - 1");
    let mv = parse_machine("6d6i").unwrap();
    assert_eq!(game.position().exchange(mv), gold - Position::worth(Kind::Rook));
}

#[test]
fn a_lion_takes_two_at_once() {
    let (game, mv, _) = best("3k8/12/12/5b6/6b5/6N5/12/12/12/12/3P8/3K8 b - 1");
    assert_eq!(captured(&game, mv), [Kind::Bishop, Kind::Bishop], "{}", machine(mv));
}

#[test]
fn a_kirin_becomes_a_lion_when_it_can() {
    let (game, mv, _) = best("k10p/12/12/12/6O5/12/12/12/12/12/12/5K6 b - 1");
    assert_eq!(game.position().piece_at(mv.from()).unwrap().kind, Kind::Kirin);
    assert!(mv.promotes(), "{}", machine(mv));
}

#[test]
fn with_a_prince_the_king_is_worth_less_than_a_lion() {
    // Gote's rook attacks sente's king; the bishop could take the lion. Alone the king has to be saved, with a
    // crown prince the lion is taken.
    let alone = "3k7p/12/12/12/12/5r6/8n3/12/12/11B/12/5K6 b - 1";
    let (game, mv, _) = best(alone);
    let mut after = game.position().clone();
    after.make(mv);
    assert!(!after.is_attacked(Side::First), "{}", machine(mv));
    let (game, mv, _) = best("3k7p/12/12/12/12/5r6/8n3/12/12/11B/12/5K3+E2 b - 1");
    assert_eq!(captured(&game, mv), [Kind::Lion], "{}", machine(mv));
}

#[test]
fn an_attacked_lion_gets_away() {
    let (game, mv, _) = best("3k7p/12/12/12/5p6/5N6/12/12/12/4g7/12/8K3 b - 1");
    let mut after = game.position().clone();
    after.make(mv);
    let mut replies = MoveList::new();
    after.legal_captures(&mut replies);
    assert!(!replies.iter().any(|&reply| after.victim(reply).unwrap().kind.is_lion()), "{}", machine(mv));
}

#[test]
fn the_fourth_repetition_is_not_chosen() {
    // Both kings go to and fro; then the engine, hard pressed, has to find another way each time.
    let mut game = game("3k7q/12/12/12/12/12/12/12/12/12/P11/11K b - 1");
    let mut occurred = 1;
    for text in ["1l2l", "9a9b", "2l1l", "9b9a"].repeat(3) {
        if game.play(parse_machine(text).unwrap()).is_err() {
            break;
        }
        occurred = occurred.max(game.occurrences());
    }
    assert_eq!(occurred, 3);
    let mut engine: Engine<Position> = Engine::new(1 << 20);
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    for _ in 0..40 {
        let Some(thought) = engine.think(&game, &limits, &StopFlag::new(), &mut |_| ()) else { break };
        game.play(chosen(&thought)).unwrap();
    }
}

#[test]
fn every_level_plays_legal_moves() {
    for (number, level) in Level::ALL.into_iter().enumerate() {
        let handicap = [Handicap::Even, Handicap::ThreeLions, Handicap::TwoKings][number % 3];
        let mut game = Match::new(Position::start(handicap, Rules::STANDARD));
        let mut engine: Engine<Position> = Engine::new(1 << 20);
        let stop = StopFlag::new();
        let seed = number as u64 + 5;
        while game.outcome().is_none() && game.ply() < 60 {
            let thought = if level == Level::Advanced {
                let limits = Limits { deadline: None, nodes: Some(1_000), ..level.limits(game.ply(), seed) };
                engine.think(&game, &limits, &stop, &mut |_| ())
            } else {
                engine.play(&game, level, seed, &stop, &mut |_| ())
            };
            let thought = thought.unwrap();
            let mv = chosen(&thought);
            game.play(mv).unwrap_or_else(|error| panic!("{level:?} {}: {error}", machine(mv)));
            // Some moves by chance lead to stranger positions.
            let mut list = MoveList::new();
            game.legal_moves(&mut list);
            if game.ply().is_multiple_of(7) && !list.is_empty() {
                game.play(list[game.ply() * 31 % list.len()]).unwrap();
            }
        }
    }
}

#[test]
fn a_raised_flag_stops_the_search_with_a_legal_move() {
    let game = Match::new(Position::start(Handicap::Even, Rules::STANDARD));
    let stop = StopFlag::new();
    stop.stop();
    let thought =
        Engine::<Position>::new(1 << 20).think(&game, &Limits::default(), &stop, &mut |_| ()).unwrap();
    assert!(game.position().is_legal(chosen(&thought)));
}

#[test]
fn games_begin_in_many_ways() {
    let game = Match::new(Position::start(Handicap::Even, Rules::STANDARD));
    let mut engine: Engine<Position> = Engine::new(1 << 20);
    let mut firsts = HashSet::new();
    for seed in 0..40 {
        let mut play =
            || engine.play(&game, Level::Skilled, seed, &StopFlag::new(), &mut |_| ()).unwrap().choice;
        assert_eq!(play(), play());
        firsts.insert(format!("{:?}", play()));
    }
    assert!(firsts.len() >= 6, "{firsts:?}");
}

#[test]
fn a_review_finds_the_lion_that_was_given_away() {
    let mut game = Match::new(Position::start(Handicap::Even, Rules::STANDARD));
    // The lion comes out, and in the end steps in front of a pawn.
    for text in ["7j7h", "1d1e", "7h7f", "12d12e", "7f7e", "7d7e"] {
        game.play(parse_machine(text).unwrap()).unwrap();
    }
    let budget = Limits { nodes: Some(2_000), ..Limits::default() };
    let verdicts = Engine::<Position>::new(1 << 20).analyse(&game, &budget, &StopFlag::new(), &mut |_| ());
    assert_eq!(verdicts.len(), 6);
    assert_eq!(verdicts[4].tag, Tag::LostPiece, "{:?}", verdicts[4]);
    assert_eq!(verdicts[5].tag, Tag::Fine, "{:?}", verdicts[5]);
}
