//! What the clocks show, to the millisecond.

use std::time::Duration;

use palgak_online::app::OnlineEvent;
use palgak_rules::Game;
use palgak_table::snapshot::ClockView;

use crate::flow::begun;
use crate::world::World;

/// The player's own clock and the opponent's.
fn clocks(world: &World, number: usize) -> (ClockView, ClockView) {
    let board = world.board(number);
    (board.bottom_panel.clock.clone().unwrap(), board.top_panel.clock.clone().unwrap())
}

/// How often a sound was made.
fn heard(world: &World, number: usize, sound: OnlineEvent) -> usize {
    world.apps[number].shown.iter().flat_map(|shown| &shown.events).filter(|event| **event == sound).count()
}

#[test]
fn both_begin_with_ten_minutes_and_the_first_clock_runs() {
    let (mut world, first, second) = begun(Game::Janggi);
    let (own, other) = clocks(&world, first);
    assert_eq!(
        (own.left_ms, own.periods, own.in_period, own.running, own.urgent),
        (600_000, 3, false, true, false)
    );
    assert_eq!((other.left_ms, other.running), (600_000, false));
    assert_eq!(
        (own.detail.as_str(), own.spoken.as_str()),
        ("then 3 × 30 s", "10 minutes left, then 3 × 30 s")
    );
    world.pass(Duration::from_millis(61_700));
    let (own, _) = clocks(&world, first);
    assert_eq!((own.left_ms, own.spoken.as_str()), (538_300, "8 minutes 59 seconds left, then 3 × 30 s"));
    let (own, other) = clocks(&world, second);
    assert_eq!((own.left_ms, own.running, other.left_ms, other.running), (600_000, false, 538_300, true));
}

#[test]
fn a_move_stops_the_clock_and_starts_the_other() {
    let (mut world, first, second) = begun(Game::Janggi);
    world.pass(Duration::from_secs(20));
    world.play(first, "a4b4");
    world.pass(Duration::from_millis(2_500));
    for (number, swap) in [(first, false), (second, true)] {
        let (own, other) = clocks(&world, number);
        let (cho, han) = if swap { (other, own) } else { (own, other) };
        assert_eq!((cho.left_ms, cho.running), (580_000, false));
        assert_eq!((han.left_ms, han.running), (597_500, true));
    }
}

#[test]
fn a_move_without_a_connection_still_costs_time_until_it_arrives() {
    let (mut world, first, _) = begun(Game::Xiangqi);
    world.apps[first].online = false;
    world.cut(first);
    world.pass(Duration::from_secs(5));
    world.play(first, "h3e3");
    world.pass(Duration::from_secs(5));
    let (own, other) = clocks(&world, first);
    assert_eq!(
        (own.left_ms, own.running, other.running),
        (590_000, true, false),
        "the server has not got it"
    );
}

#[test]
fn the_main_time_runs_into_the_periods_with_sounds() {
    let (mut world, first, second) = begun(Game::Xiangqi);
    world.pass(Duration::from_millis(589_999));
    assert_eq!(heard(&world, first, OnlineEvent::ClockTick), 0);
    assert!(!clocks(&world, first).0.urgent);
    world.pass(Duration::from_millis(1));
    assert_eq!(heard(&world, first, OnlineEvent::ClockTick), 1);
    assert!(clocks(&world, first).0.urgent);
    world.pass(Duration::from_millis(9_999));
    assert_eq!(heard(&world, first, OnlineEvent::ClockTick), 10, "10, 9, … 1");
    assert_eq!(heard(&world, second, OnlineEvent::ClockTick), 0, "it is not the other's clock");
    assert_eq!(clocks(&world, first).0.left_ms, 1);

    world.pass(Duration::from_millis(1));
    let (own, _) = clocks(&world, first);
    assert_eq!((own.left_ms, own.periods, own.in_period, own.urgent), (30_000, 3, true, false));
    assert_eq!(
        (own.detail.as_str(), own.spoken.as_str()),
        ("3 periods left", "30 seconds left, 3 periods left")
    );
    assert_eq!(heard(&world, first, OnlineEvent::PeriodLost), 1);
    let said: Vec<_> =
        world.apps[first].shown.iter().filter_map(|shown| shown.announcement.clone()).collect();
    assert!(said.contains(&"10 seconds left, then 3 × 30 s".to_owned()), "{said:?}");
    assert!(said.contains(&"30 seconds left, 3 periods left".to_owned()), "{said:?}");

    world.pass(Duration::from_millis(60_000));
    let (own, _) = clocks(&world, first);
    assert_eq!((own.left_ms, own.periods, own.detail.as_str()), (30_000, 1, "Last period"));
    assert_eq!(heard(&world, first, OnlineEvent::ClockTick), 30);
    assert_eq!(heard(&world, first, OnlineEvent::PeriodLost), 3);
    // A move inside the period keeps it.
    world.pass(Duration::from_millis(29_000));
    world.play(first, "h3e3");
    let (own, _) = clocks(&world, first);
    assert_eq!((own.left_ms, own.periods, own.running), (30_000, 1, false));
}

#[test]
fn a_snapshot_comes_where_a_shell_cannot_count_by_itself() {
    let (mut world, first, second) = begun(Game::Xiangqi);
    let before = world.apps[second].shown.len();
    world.pass(Duration::from_secs(601));
    let stages: Vec<(u64, bool)> = world.apps[second].shown[before..]
        .iter()
        .filter_map(|shown| shown.table.as_ref()?.top_panel.clock.as_ref())
        .map(|clock| (clock.left_ms, clock.in_period))
        .collect();
    assert!(stages.contains(&(30_000, true)), "{stages:?}");
    assert!(world.apps[first].shown.len() < 60, "and not all the time: {}", world.apps[first].shown.len());
}
