//! Games that were over long ago.

use super::*;

const HOUR: Duration = Duration::from_secs(3_600);

/// A process that keeps finished games for an hour.
fn bench() -> Bench {
    let mut bench = Bench::new();
    bench.services[0] = service(0, 2);
    bench.services[0].config.keep = Some(HOUR);
    bench.feed(0, Input::Tick);
    bench
}

#[test]
fn a_game_that_was_over_for_long_is_taken_out_and_then_unknown() {
    let mut bench = bench();
    let (id, first, _) = bench.begun();
    bench.act(first, id, 0, Act::Resign);
    bench.wait(HOUR - Duration::from_secs(60));
    assert!(bench.memory.game(id).is_some_and(|game| game.is_over()));
    assert_eq!(bench.services[0].stats().games_removed, 0);
    bench.wait(Duration::from_secs(180));
    assert!(bench.memory.game(id).is_none());
    assert_eq!(bench.services[0].stats().games_removed, 1);
    bench.open(1);
    bench.quiet();
    bench.say(1, ClientMessage::Resync { id });
    assert_eq!(bench.refusals(1), [Refusal::NoSuchGame]);
}

#[test]
fn more_games_than_are_looked_at_in_one_go_are_all_looked_at() {
    let mut bench = bench();
    for number in 0..2_500_u64 {
        let who = [2 * number, 2 * number + 1].map(|number| {
            let mut key = [200; 32];
            key[..8].copy_from_slice(&number.to_le_bytes());
            PlayerId(key)
        });
        let tickets = who.map(|player| crate::store::Ticket {
            player,
            nonce: 1,
            game: Kind::Xiangqi,
            code: None,
            process: ProcessId(2_000),
            since_ms: MORNING_MS,
        });
        let new = crate::store::NewGame {
            id: GameId(number),
            owner: ProcessId(2_000),
            longer_first: true,
            opening: |_, _, _| Vec::new(),
            at_ms: MORNING_MS,
        };
        bench.memory.create(Kind::Xiangqi, tickets, new);
        bench.memory.append(crate::store::Append {
            id: GameId(number),
            epoch: crate::store::Epoch(1),
            seq: 2,
            record: Vec::new(),
            ends: number % 5 != 0,
        });
    }
    bench.wait(HOUR + Duration::from_secs(240));
    assert_eq!(bench.services[0].stats().games_removed, 2_000);
    assert!(bench.memory.games().all(|(id, game)| id.0 % 5 == 0 && !game.is_over()));
}

#[test]
fn a_game_is_kept_for_ever_if_nothing_else_is_said() {
    let mut bench = Bench::new();
    let (id, first, _) = bench.begun();
    bench.act(first, id, 0, Act::Resign);
    bench.wait(10 * HOUR);
    assert!(bench.memory.game(id).is_some());
}
