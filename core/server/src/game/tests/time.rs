//! What time brings about.

use super::*;
use palgak_online::clock::Budget;

#[test]
fn who_does_not_choose_in_time_gets_the_default() {
    let mut bench = Bench::new(Kind::Janggi);
    bench.act(SECOND, setup("inner")).unwrap();
    assert_eq!(bench.game.due_at(HERE), Some(Duration::from_secs(30)));
    bench.wait(29_999);
    assert_eq!(bench.due(HERE), None);
    bench.wait(1);
    let events = bench.due(HERE).unwrap();
    assert!(matches!(&events[..], [Event::Started { setups, .. }] if setups == &["left", "inner"]));
}

#[test]
fn two_who_do_not_choose_play_with_the_default_if_they_are_there() {
    let mut bench = Bench::new(Kind::Janggi);
    bench.wait(30_000);
    let events = bench.due(HERE).unwrap();
    assert!(matches!(&events[..], [Event::Started { setups, .. }] if setups == &["left", "left"]));
}

#[test]
fn nobody_plays_with_who_never_came() {
    for (here, by) in [([true, false], Some(SECOND)), ([false, true], Some(FIRST)), ([false; 2], None)] {
        let mut bench = Bench::new(Kind::Xiangqi);
        bench.wait(30_000);
        let events = bench.due(Circumstances { here, ..HERE }).unwrap();
        assert!(matches!(&events[..], [Event::Over { result, .. }] if result == ABORTED));
        assert_eq!(bench.game.called_off_by(), by);
    }
    // Who has chosen and is away for a moment has taken the game up.
    let mut bench = Bench::new(Kind::Xiangqi);
    bench.act(SECOND, Act::Ready).unwrap();
    bench.wait(30_000);
    assert!(matches!(
        &bench.due(Circumstances { here: [true, false], ..HERE }).unwrap()[..],
        [Event::Started { .. }]
    ));
}

#[test]
fn the_clock_of_the_side_to_move_runs_out() {
    let mut bench = Bench::begun(Kind::Xiangqi);
    assert_eq!(bench.game.due_at(HERE), Some(Duration::from_secs(690)));
    bench.wait(689_999);
    assert_eq!(bench.due(HERE), None);
    assert!(bench.clone_and_play("h3e3"), "a move in the last millisecond counts");
    bench.wait(1);
    assert_eq!(
        bench.ask(FIRST, 0, 40, &a_move("h3e3")).unwrap_err().code,
        Refusal::NotNow,
        "even if nobody looked"
    );
    let events = bench.due(HERE).unwrap();
    assert!(matches!(&events[..], [Event::Over { result, .. }] if result == "win black time"));
    assert_eq!(bench.due(HERE), None);
    assert_eq!(bench.game.due_at(HERE), None);
}

impl Bench {
    fn clone_and_play(&self, text: &str) -> bool {
        let mut other = Bench {
            game: self.game.clone(),
            records: self.records.clone(),
            now: self.now,
            nonce: self.nonce,
        };
        other.play(text).is_ok()
    }
}

#[test]
fn the_delay_of_the_line_is_given_back_and_waited_for() {
    let mut bench = Bench::begun(Kind::Xiangqi);
    let around = Circumstances { delays: [Duration::from_millis(400), Duration::ZERO], ..HERE };
    assert_eq!(bench.game.due_at(around), Some(Duration::from_millis(690_400)));
    bench.wait(1_500);
    let asked = Asked { side: FIRST, ply: 0, nonce: 3 };
    let at = bench.at();
    let Ok(Verdict::Write(written)) = bench.game.act(asked, &a_move("h3e3"), at, around.delays[0]) else {
        panic!("refused")
    };
    let events = bench.store(written);
    let Event::Played { clocks, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(clocks[0], Budget { main_ms: 600_000 - 1_100, ..clocks[1] });
}

#[test]
fn a_game_taken_up_again_goes_on_where_its_server_was_last_alive() {
    let mut bench = Bench::begun(Kind::Xiangqi);
    bench.wait(20_000);
    bench.play("h3e3").unwrap();
    // The server dies 7 s into black's turn and is away for a minute.
    let alive = bench.now + Duration::from_secs(7);
    bench.wait(67_000);
    bench.game = bench.replayed(alive);
    assert_eq!(bench.game.state(FIRST, bench.now, [false; 2]).elapsed_ms, 7_000);
    assert_eq!(bench.due(NOBODY), Some(vec![]), "it is written down");
    assert_eq!(bench.due(NOBODY), None);
    bench.wait(5_000);
    assert_eq!(bench.due(NOBODY), None, "black is not back: the clock stands");
    assert_eq!(bench.due(Circumstances { here: [true, false], ..HERE }), None, "nor by red's coming");
    assert_eq!(bench.due(Circumstances { here: [false, true], ..HERE }), Some(vec![]), "black is back");
    bench.wait(1_000);
    // It dies again at once: what the first absence took is not counted now either.
    let alive = bench.now;
    bench.wait(500_000);
    bench.game = bench.replayed(alive);
    assert_eq!(bench.game.state(FIRST, bench.now, [false; 2]).elapsed_ms, 8_000);
    bench.due(NOBODY);
    assert_eq!(bench.game.due_at(NOBODY), Some(bench.now + Game::GRACE));
    bench.wait(10_000);
    assert_eq!(bench.due(NOBODY), Some(vec![]), "after ten seconds it runs whoever is there");
    bench.wait(2_000);
    let events = bench.play("h10g8").unwrap();
    let Event::Played { clocks, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(clocks.map(|clock| clock.main_ms), [580_000, 590_000]);
}

#[test]
fn the_choice_of_setups_is_taken_up_again_too() {
    let mut bench = Bench::new(Kind::Janggi);
    let alive = Duration::from_secs(12);
    bench.wait(100_000);
    bench.game = bench.replayed(alive);
    bench.due(NOBODY);
    assert_eq!(bench.due(Circumstances { here: [true, false], ..HERE }), None, "one is not back");
    assert_eq!(bench.due(HERE), Some(vec![]));
    bench.wait(17_999);
    assert_eq!(bench.due(HERE), None);
    bench.wait(1);
    assert!(matches!(&bench.due(HERE).unwrap()[..], [Event::Started { .. }]));
}

#[test]
fn a_turn_that_began_late_is_not_charged_for_the_store() {
    let mut bench = Bench::begun(Kind::Xiangqi);
    let Ok(Verdict::Write(written)) = bench.ask(FIRST, 0, 5, &a_move("h3e3")) else { panic!("refused") };
    bench.wait(9_000);
    bench.store(written);
    bench.game.stored_late();
    assert_eq!(bench.due(HERE), Some(vec![]), "that it is late is written down");
    assert_eq!(bench.due(HERE), None);
    bench.wait(3_000);
    assert_eq!(bench.game.state(FIRST, bench.now, [true; 2]).elapsed_ms, 3_000);
    assert_eq!(bench.replayed(bench.now).state(FIRST, bench.now, [true; 2]).elapsed_ms, 3_000);
}
