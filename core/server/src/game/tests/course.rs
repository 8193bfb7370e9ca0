//! The course of a game: what players may do, and what they are told.

use super::*;
use palgak_online::digest::digest;
use palgak_online::protocol::Phase;

#[test]
fn setups_are_hidden_until_both_have_chosen() {
    let mut bench = Bench::new(Kind::Janggi);
    assert_eq!(bench.act(FIRST, setup("inner")), Ok(vec![Event::Chosen { side: FIRST }]));
    let own = bench.game.state(FIRST, bench.now, [true; 2]);
    let other = bench.game.state(SECOND, bench.now, [true; 2]);
    assert_eq!((own.own_setup.as_deref(), own.chosen), (Some("inner"), [true, false]));
    assert_eq!((other.own_setup, other.chosen), (None, [true, false]));
    assert!(own.setups.is_empty() && other.setups.is_empty());
    assert_eq!(bench.due(HERE), None, "the second player still chooses");
    assert_eq!(bench.act(SECOND, setup("outer")), Ok(vec![Event::Chosen { side: SECOND }]));
    let clocks = [palgak_online::clock::Budget::new(TimeControl::QUICK_MATCH); 2];
    let setups = vec!["inner".to_owned(), "outer".to_owned()];
    assert_eq!(bench.due(HERE), Some(vec![Event::Started { setups: setups.clone(), clocks }]));
    assert_eq!(bench.game.state(SECOND, bench.now, [true; 2]).setups, setups);
    assert_eq!(bench.act(FIRST, setup("left")), Err(Refusal::NotNow));
}

#[test]
fn a_choice_is_made_once_and_in_the_way_of_the_game() {
    let mut bench = Bench::new(Kind::Janggi);
    assert_eq!(bench.act(FIRST, Act::Ready), Err(Refusal::NotNow));
    assert_eq!(bench.act(FIRST, setup("sideways")), Err(Refusal::Malformed));
    assert_eq!(bench.act(FIRST, a_move("e4e5")), Err(Refusal::NotNow));
    assert!(bench.act(FIRST, setup("left")).is_ok());
    assert_eq!(bench.act(FIRST, setup("right")), Err(Refusal::NotNow));
    let mut bench = Bench::new(Kind::ChuShogi);
    assert_eq!(bench.act(FIRST, setup("left")), Err(Refusal::NotNow));
    assert!(bench.act(FIRST, Act::Ready).is_ok());
}

#[test]
fn a_request_that_comes_again_is_answered_as_before_and_does_nothing() {
    let mut bench = Bench::begun(Kind::Xiangqi);
    // Paired, two chosen, started: the move is event 5.
    let Ok(Verdict::Write(written)) = bench.ask(FIRST, 0, 77, &a_move("h3e3")) else { panic!("refused") };
    assert_eq!(written.events[0].0, 5);
    let told = Verdict::Repeated(5, written.events[0].1.clone());
    bench.store(written);
    for _ in 0..2 {
        assert_eq!(bench.ask(FIRST, 0, 77, &a_move("h3e3")), Ok(told.clone()));
        // After a restart as well.
        bench.game = bench.replayed(Duration::ZERO);
        bench.due(HERE);
    }
    bench.now += Duration::from_secs(9);
    bench.play("h10g8").unwrap();
    assert_eq!(bench.ask(FIRST, 0, 77, &a_move("h3e3")), Ok(told.clone()), "though a ply has passed");
    // The same number is another's request, and so is one at another ply.
    assert_eq!(bench.ask(SECOND, 2, 77, &a_move("b8b4")).unwrap_err().code, Refusal::NotYourTurn);
    assert_eq!(bench.ask(FIRST, 0, 78, &a_move("h3e3")).unwrap_err().code, Refusal::Late);
    bench.act(SECOND, Act::Resign).unwrap();
    assert_eq!(bench.ask(FIRST, 0, 77, &a_move("h3e3")), Ok(told), "though the game is over");
    assert_eq!(bench.ask(FIRST, 0, 79, &a_move("h3e3")).unwrap_err().code, Refusal::Over);
    assert_eq!(bench.game.ply(), 2);
}

#[test]
fn what_is_not_allowed_changes_nothing() {
    let mut bench = Bench::begun(Kind::Xiangqi);
    let before = (bench.game.last_event(), bench.records.len());
    for (side, ply, act, code) in [
        (FIRST, 0, a_move("h3h1"), Refusal::Illegal),
        (FIRST, 0, a_move("what?"), Refusal::Illegal),
        (SECOND, 0, a_move("h10g8"), Refusal::NotYourTurn),
        (FIRST, 1, a_move("h3e3"), Refusal::Late),
        (FIRST, 0, Act::AcceptDraw, Refusal::NotNow),
        (FIRST, 0, Act::DeclineDraw, Refusal::NotNow),
        (FIRST, 0, Act::AcceptBikjang, Refusal::NotNow),
        (FIRST, 0, Act::Rematch, Refusal::NotNow),
        (FIRST, 0, Act::Leave, Refusal::NotNow),
    ] {
        assert_eq!(bench.ask(side, ply, 500, &act).unwrap_err().code, code, "{act:?}");
    }
    assert_eq!((bench.game.last_event(), bench.records.len()), before);
    assert!(bench.play("h3e3").is_ok());
}

#[test]
fn an_offer_of_a_draw_lapses_with_the_next_move() {
    let mut bench = Bench::begun(Kind::Xiangqi);
    bench.play("h3e3").unwrap();
    assert_eq!(bench.act(FIRST, Act::OfferDraw), Ok(vec![Event::DrawOffered { by: FIRST }]));
    assert_eq!(bench.act(SECOND, Act::OfferDraw), Err(Refusal::NotNow));
    bench.play("h10g8").unwrap();
    assert_eq!(bench.act(SECOND, Act::AcceptDraw), Err(Refusal::NotNow));
    assert!(bench.act(SECOND, Act::OfferDraw).is_ok());
    // An answer to the offer that lapsed does not take the one that came after.
    assert_eq!(bench.ask(FIRST, 1, 900, &Act::AcceptDraw).unwrap_err().code, Refusal::Late);
    assert_eq!(bench.act(FIRST, Act::DeclineDraw), Ok(vec![Event::DrawDeclined { by: FIRST }]));
    assert!(bench.act(SECOND, Act::OfferDraw).is_ok());
    let over = bench.act(FIRST, Act::AcceptDraw).unwrap();
    let digest = digest(Kind::Xiangqi, &[], ["h3e3", "h10g8"], "draw agreement");
    assert_eq!(over, [Event::Over { result: "draw agreement".to_owned(), digest }]);
    let mut janggi = Bench::begun(Kind::Janggi);
    assert_eq!(janggi.act(FIRST, Act::OfferDraw), Err(Refusal::NotNow));
}

#[test]
fn one_may_give_up_out_of_turn_and_whatever_was_played_meanwhile() {
    let mut bench = Bench::begun(Kind::Janggi);
    bench.play("a4a5").unwrap();
    let Ok(Verdict::Write(written)) = bench.ask(FIRST, 0, 9, &Act::Resign) else { panic!("refused") };
    assert!(written.ends);
    let setups = ["left".to_owned(), "left".to_owned()];
    let digest = digest(Kind::Janggi, &setups, ["a4a5"], "win han resignation");
    let over = Event::Over { result: "win han resignation".to_owned(), digest };
    assert_eq!(bench.store(written), [over]);
    assert_eq!(bench.game.phase(), Phase::Over);
}

#[test]
fn a_move_that_ends_the_game_is_one_record() {
    let mut bench = Bench::begun(Kind::Janggi);
    bench.play("e2e2").unwrap();
    let events = bench.play("e9e9").unwrap();
    assert!(
        matches!(&events[..], [Event::Played { ply: 2, .. }, Event::Over { result, .. }] if result == "win han double-pass")
    );
    assert_eq!(bench.game.last_event(), 7);
    assert_eq!(bench.records.len(), 6);
    assert_eq!(bench.replayed(Duration::ZERO).result(), Some("win han double-pass"));
}

#[test]
fn both_may_wish_to_play_again_and_nobody_after_one_has_left() {
    let mut bench = Bench::begun(Kind::Xiangqi);
    bench.act(FIRST, Act::Resign).unwrap();
    assert_eq!(bench.act(FIRST, Act::Rematch), Ok(vec![Event::RematchOffered { by: FIRST }]));
    assert_eq!(bench.act(FIRST, Act::Rematch), Err(Refusal::NotNow), "once is enough");
    assert_eq!(bench.ask(SECOND, 0, 50, &Act::Rematch), Ok(Verdict::MakeRematch));
    let mut left =
        Bench { game: bench.game.clone(), records: bench.records.clone(), ..Bench::new(Kind::Xiangqi) };
    // One way: it is made.
    let asked = Asked { side: SECOND, ply: 0, nonce: 50 };
    let at = bench.at();
    let written = bench.game.play_again(asked, GameId(5), at).unwrap();
    assert!(!written.ends, "it ended before");
    assert_eq!(bench.store(written), [Event::Rematch { id: GameId(5) }]);
    assert!(matches!(bench.ask(SECOND, 0, 50, &Act::Rematch), Ok(Verdict::Repeated(..))));
    assert_eq!(bench.ask(SECOND, 0, 51, &Act::Rematch).unwrap_err().code, Refusal::NotNow);
    // The other: who had wished for it leaves.
    left.nonce = 60;
    assert_eq!(left.act(FIRST, Act::Leave), Ok(vec![Event::Left { side: FIRST }]));
    assert_eq!(left.game.state(SECOND, left.now, [true; 2]).rematch, [false; 2]);
    assert_eq!(left.ask(SECOND, 0, 70, &Act::Rematch).unwrap_err().code, Refusal::NotNow);
    assert_eq!(left.act(FIRST, Act::Leave), Err(Refusal::NotNow));
    assert!(left.act(SECOND, Act::Leave).is_ok());
}

#[test]
fn a_game_is_called_off_by_who_has_not_taken_it_up() {
    let mut bench = Bench::new(Kind::Janggi);
    bench.act(FIRST, setup("left")).unwrap();
    let at = bench.at();
    assert_eq!(bench.game.call_off(FIRST, at), CallOff::TakenUp);
    let CallOff::Write(written) = bench.game.call_off(SECOND, at) else { panic!("refused") };
    assert!(written.ends);
    let digest = digest(Kind::Janggi, &[], [], ABORTED);
    assert_eq!(bench.store(written), [Event::Over { result: ABORTED.to_owned(), digest }]);
    assert_eq!(bench.game.called_off_by(), Some(SECOND));
    assert_eq!(bench.game.call_off(FIRST, at), CallOff::Done);
    assert_eq!(bench.act(FIRST, Act::Rematch), Err(Refusal::NotNow), "there was nothing to play again");
}

#[test]
fn leaving_before_the_game_begins_calls_it_off() {
    let mut bench = Bench::new(Kind::Janggi);
    bench.act(FIRST, setup("left")).unwrap();
    let events = bench.act(FIRST, Act::Leave).unwrap();
    assert!(
        matches!(&events[..], [Event::Left { side: FIRST }, Event::Over { result, .. }] if result == ABORTED)
    );
    assert_eq!(bench.game.called_off_by(), Some(FIRST));
}

#[test]
fn a_game_read_from_its_records_is_the_same() {
    let mut bench = Bench::begun(Kind::Janggi);
    for text in ["a4a5", "a7a6", "i4i5", "i7i6"] {
        bench.wait(1_234);
        bench.play(text).unwrap();
    }
    let replayed = bench.replayed(bench.now);
    for side in Side::BOTH {
        assert_eq!(replayed.state(side, bench.now, [true; 2]), bench.game.state(side, bench.now, [true; 2]));
    }
    assert_eq!(replayed.last_event(), bench.game.last_event());
}
