//! Looking back at games made up so that each has one move worth a word.

#![allow(clippy::panic)] // A test fails by panicking.

use palgak_engine::{Choice, Engine, Limits, MoveVerdict, Playable, REVIEW_NODES, Score, StopFlag, Tag};
use palgak_rules::family::geometry::parse_name;
use palgak_rules::{Match, Move, Side, janggi, xiangqi};

fn a_move(text: &str) -> Move {
    let points = parse_name(text).and_then(|(from, rest)| Some((from, parse_name(rest)?.0)));
    let (from, to) = points.unwrap_or_else(|| panic!("{text}"));
    Move::new(from, to)
}

fn played<P: Playable>(start: P, moves: &str) -> Match<P> {
    let mut game = Match::new(start);
    for text in moves.split_whitespace() {
        game.play(a_move(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

fn xiangqi(fen: &str, moves: &str) -> Match<xiangqi::Position> {
    let start = xiangqi::Position::from_fen(fen, xiangqi::Rules::default());
    played(start.unwrap_or_else(|error| panic!("{fen}: {error}")), moves)
}

fn janggi(fen: &str, moves: &str) -> Match<janggi::Position> {
    let start = janggi::Position::from_fen(fen, janggi::Rules { bikjang: false });
    played(start.unwrap_or_else(|error| panic!("{fen}: {error}")), moves)
}

fn budget() -> Limits {
    Limits { nodes: Some(REVIEW_NODES / 4), ..Limits::default() }
}

fn review<P: Playable>(game: &Match<P>) -> Vec<MoveVerdict> {
    let mut told = Vec::new();
    let mut engine: Engine<P> = Engine::new(1 << 20);
    let verdicts = engine.analyse(game, &budget(), &StopFlag::new(), &mut |progress| {
        assert_eq!(progress.total, game.ply());
        assert_eq!(progress.done, told.len() + 1);
        told.push(progress.verdict.clone());
    });
    told.reverse();
    assert_eq!(told, verdicts);
    assert_eq!(verdicts.len(), game.ply());
    for ((index, verdict), mv) in verdicts.iter().enumerate().zip(game.moves()) {
        assert_eq!((verdict.ply, verdict.played), (index + 1, mv));
        assert!(verdict.loss >= 0 && verdict.standing().abs() <= MoveVerdict::HIGHEST);
        assert!(verdict.tag == Tag::Fine || verdict.loss > 0, "{verdict:?}");
    }
    verdicts
}

fn tags(verdicts: &[MoveVerdict]) -> Vec<Tag> {
    verdicts.iter().map(|verdict| verdict.tag).collect()
}

#[test]
fn a_chariot_put_where_a_soldier_takes_it_is_a_lost_piece() {
    let game = xiangqi("2bakab2/9/9/p8/9/9/9/9/4A4/R2AK4 w - - 0 1", "a1a6 a7a6");
    let verdicts = review(&game);
    assert_eq!(tags(&verdicts), [Tag::LostPiece, Tag::Fine]);
    assert!(verdicts[0].loss > 400, "{:?}", verdicts[0]);
    assert!(verdicts[0].before.centipoints() > 200 && verdicts[0].after.centipoints() < 0);
    assert_ne!(verdicts[0].best, Some(Choice::Move(a_move("a1a6"))));
    assert!(verdicts[0].standing() < 0 && verdicts[1].standing() < 0);
    assert_eq!((verdicts[0].side, verdicts[1].side), (Side::First, Side::Second));

    // In Janggi too: Han's soldier takes forward.
    let game = janggi("4k4/4a4/9/p8/9/9/9/9/4A4/R3K4 w - - 0 1", "a1a6 a7a6");
    assert_eq!(tags(&review(&game)), [Tag::LostPiece, Tag::Fine]);
}

#[test]
fn a_chariot_left_where_it_was_attacked_is_a_missed_defence() {
    // The soldier on a7 attacks the chariot on a6, which stays there.
    let game = xiangqi("2bakab2/9/9/p8/R8/9/9/9/4A4/3AK4 w - - 0 1", "e1f1 a7a6");
    let verdicts = review(&game);
    assert_eq!(tags(&verdicts), [Tag::MissedDefence, Tag::Fine]);
    assert!(verdicts[0].loss > 400);
}

#[test]
fn a_mate_on_the_board_that_is_not_given_is_missed() {
    let fen = "3k5/R8/1R7/9/9/9/9/9/8r/5K3 w - - 0 1";
    // The chariot on a9 shuts the general in; b10 would be mate.
    let verdicts = review(&xiangqi(fen, "b8b2 i2b2"));
    assert_eq!(verdicts[0].tag, Tag::MissedMate);
    assert_eq!(verdicts[0].before, Score::Mate(1));
    assert_eq!(verdicts[0].best, Some(Choice::Move(a_move("b8b10"))));
    assert_eq!(verdicts[0].line, [a_move("b8b10")]);
    // Given, it is fine, and the end of the game counts as what it is.
    let verdicts = review(&xiangqi(fen, "b8b10"));
    assert_eq!((verdicts[0].tag, verdicts[0].after), (Tag::Fine, Score::Mate(1)));
    assert_eq!(verdicts[0].standing(), MoveVerdict::HIGHEST);
}

#[test]
fn a_mate_that_could_have_been_warded_off_is_a_missed_defence() {
    // Black's chariots are about to mate on the first rank; red's chariot could take one, and wanders off.
    let game = xiangqi("3ak4/9/9/1R7/9/9/9/1r7/r8/5K3 w - - 0 1", "b7i7 b3b1");
    let verdicts = review(&game);
    assert_eq!(game.outcome().map(|outcome| outcome.winner), Some(Some(Side::Second)));
    assert_eq!(tags(&verdicts), [Tag::MissedDefence, Tag::Fine]);
    assert_eq!((verdicts[0].after, verdicts[1].after), (Score::Mate(-1), Score::Mate(1)));
    assert_eq!(verdicts[1].standing(), -MoveVerdict::HIGHEST);
}

#[test]
fn the_only_move_is_never_blamed() {
    // In check there is one answer, and it changes nothing about the loss of the chariot.
    let game = xiangqi("3k5/9/9/9/9/9/9/9/r8/R3K4 b - - 0 1", "a2a1 e1e2");
    for verdict in review(&game).iter().filter(|verdict| verdict.best.is_none()) {
        assert_eq!((verdict.tag, verdict.loss), (Tag::Fine, 0));
    }
}

#[test]
fn a_resignation_is_not_a_judgement() {
    let mut game = xiangqi("2bakab2/9/9/p8/9/9/9/9/4A4/R2AK4 w - - 0 1", "a1b1 a7a6");
    game.resign(Side::First).expect("open");
    let verdicts = review(&game);
    assert_eq!(tags(&verdicts), [Tag::Fine, Tag::Fine]);
    // Red resigned, and was ahead.
    assert!(verdicts[1].standing() > 200, "{:?}", verdicts[1]);
}

#[test]
fn a_game_without_moves_has_no_verdicts() {
    assert_eq!(review(&xiangqi("3ak4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1", "")), []);
}

/// Some sensible moves from the start.
fn opening() -> Match<xiangqi::Position> {
    let start = xiangqi::Position::start(xiangqi::Handicap::Even, xiangqi::Rules::default());
    played(start, "h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 b1a3 c7c6")
}

#[test]
fn sensible_moves_pass_and_the_verdicts_are_the_same_every_time() {
    let verdicts = review(&opening());
    assert!(
        verdicts
            .iter()
            .all(|verdict| !matches!(verdict.tag, Tag::Blunder | Tag::LostPiece | Tag::MissedMate))
    );
    assert_eq!(verdicts, review(&opening()));
}

#[test]
fn a_review_can_be_stopped_and_keeps_what_it_has() {
    let stop = StopFlag::new();
    let mut engine: Engine<xiangqi::Position> = Engine::new(1 << 20);
    let verdicts = engine.analyse(&opening(), &budget(), &stop, &mut |progress| {
        if progress.done == 3 {
            stop.stop();
        }
    });
    let plies: Vec<usize> = verdicts.iter().map(|verdict| verdict.ply).collect();
    assert_eq!(plies, [6, 7, 8]);
    assert_eq!(engine.analyse(&opening(), &budget(), &stop, &mut |_| ()), []);
}
