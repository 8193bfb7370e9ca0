//! Games: made, written down, taken over.

use palgak_online::id::GameId;
use palgak_rules::Game;
use palgak_server::store::{Append, Appended, Claim, Enqueued, Store, Ticket};

use super::*;

pub(crate) async fn a_game_is_made_once_however_often_it_is_asked_for(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    for number in 1..=4 {
        wait(store, ticket(number, A)).await;
    }
    let made = pair(store, new(1, A)).await;
    assert_eq!(numbers(&made), Some([1, 2]));
    assert_eq!(pair(store, new(1, A)).await, made);
    assert_eq!(numbers(&pair(store, new(2, A)).await), Some([3, 4]), "nobody was taken by the repeat");

    wait(store, Ticket { code: Some(code(5)), ..ticket(5, A) }).await;
    let joined = store.join(code(5), player(6), 6, new(3, A)).await.unwrap();
    assert_eq!(numbers(&joined), Some([5, 6]));
    assert_eq!(store.join(code(5), player(6), 6, new(3, A)).await, Ok(joined));

    let tickets = [ticket(7, A), ticket(8, A)];
    let created = store.create(Game::Janggi, tickets, new(4, A)).await.unwrap();
    assert_eq!(numbers(&created), Some([7, 8]));
    assert_eq!(store.create(Game::Janggi, tickets, new(4, A)).await, Ok(created));
}

pub(crate) async fn a_rematch_frees_both_from_their_wishes(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    for number in 1..=3 {
        wait(store, ticket(number, A)).await;
    }
    wait(store, Ticket { code: Some(code(5)), ..ticket(4, A) }).await;
    game_of(store, 1, A, [4, 1]).await;
    assert_eq!(store.join(code(5), player(9), 9, new(2, A)).await, Ok(None));
    assert_eq!(numbers(&pair(store, new(2, A)).await), Some([2, 3]));
}

pub(crate) async fn a_rematch_waits_for_nobody_in_the_middle_of_a_game(stage: impl Stage) {
    let store = stage.handle(0);
    let id = game(store, 1, A).await;
    wait(store, ticket(3, A)).await;
    for tickets in [[ticket(1, A), ticket(3, A)], [ticket(3, A), ticket(2, A)]] {
        assert_eq!(store.create(Game::Janggi, tickets, new(2, A)).await, Ok(None));
    }
    assert_eq!(store.claim(GameId(2), A).await, Ok(Claim::Unknown));
    assert_eq!(store.open_game(player(1)).await, Ok(Some(id)));
    wait(store, ticket(4, A)).await;
    assert_eq!(numbers(&pair(store, new(3, A)).await), Some([3, 4]), "player 3 still waits");
}

pub(crate) async fn records_come_back_in_order(stage: impl Stage) {
    let store = stage.handle(0);
    let id = game(store, 1, A).await;
    let other = game_of(store, 2, A, [3, 4]).await;
    let mut expected = own(store, id, A).await.1;
    assert_eq!(expected.len(), 1);
    for seq in 2..=300 {
        let text = format!("record {seq}");
        assert_eq!(append(store, record(id, 1, seq, &text)).await, Appended::Durable);
        expected.push(text);
    }
    assert_eq!(own(store, id, A).await, (1, expected));
    assert_eq!(own(store, other, A).await.1.len(), 1);
}

pub(crate) async fn the_same_record_again_is_durable_and_another_is_fenced(stage: impl Stage) {
    let store = stage.handle(0);
    let id = game(store, 1, A).await;
    assert_eq!(append(store, record(id, 1, 2, "two")).await, Appended::Durable);
    assert_eq!(append(store, record(id, 1, 3, "three")).await, Appended::Durable);
    assert_eq!(append(store, record(id, 1, 2, "two")).await, Appended::Durable);
    assert_eq!(append(store, record(id, 1, 3, "three")).await, Appended::Durable);
    assert_eq!(append(store, record(id, 1, 2, "another")).await, Appended::Fenced);
    assert_eq!(append(store, record(id, 1, 3, "")).await, Appended::Fenced);
    assert_eq!(own(store, id, A).await.1[1..], ["two", "three"]);
}

pub(crate) async fn a_gap_and_an_unknown_game_are_fenced(stage: impl Stage) {
    let store = stage.handle(0);
    let id = game(store, 1, A).await;
    assert_eq!(append(store, record(id, 1, 3, "three")).await, Appended::Fenced);
    assert_eq!(append(store, record(id, 1, 0, "none")).await, Appended::Fenced);
    assert_eq!(append(store, record(id, 2, 2, "two")).await, Appended::Fenced);
    assert_eq!(append(store, record(id, 0, 2, "two")).await, Appended::Fenced);
    assert_eq!(append(store, record(GameId(9), 1, 1, "one")).await, Appended::Fenced);
    assert_eq!(store.claim(GameId(9), A).await, Ok(Claim::Unknown));
    assert_eq!(own(store, id, A).await.1.len(), 1);
    assert_eq!(store.append(vec![]).await, Ok(vec![]));
}

pub(crate) async fn a_batch_is_answered_record_by_record(stage: impl Stage) {
    let store = stage.handle(0);
    let one = game(store, 900, A).await;
    let two = game_of(store, 2, A, [3, 4]).await;
    assert_eq!(append(store, record(two, 1, 2, "b2")).await, Appended::Durable);
    let batch = vec![
        record(one, 1, 2, "a2"),
        record(two, 1, 2, "b2"),
        record(two, 1, 3, "b3"),
        record(one, 1, 3, "a3"),
        record(two, 1, 5, "b5"),
        record(one, 9, 4, "a4"),
        record(one, 1, 4, "A4"),
        record(GameId(77), 1, 2, "c2"),
        record(two, 1, 3, "b3"),
        record(two, 1, 3, "B3"),
    ];
    use Appended::{Durable, Fenced};
    let answers = store.append(batch).await.unwrap();
    assert_eq!(
        answers,
        [Durable, Durable, Durable, Durable, Fenced, Fenced, Durable, Fenced, Durable, Fenced]
    );
    assert_eq!(own(store, one, A).await.1[1..], ["a2", "a3", "A4"]);
    assert_eq!(own(store, two, A).await.1[1..], ["b2", "b3"]);
}

pub(crate) async fn the_end_frees_the_players_and_the_game_goes_on(stage: impl Stage) {
    let store = stage.handle(0);
    let id = game(store, 1, A).await;
    let end = Append { ends: true, ..record(id, 1, 2, "over") };
    assert_eq!(append(store, end.clone()).await, Appended::Durable);
    assert_eq!(store.open_game(player(1)).await, Ok(None));
    assert_eq!(store.open_game(player(2)).await, Ok(None));
    // Word of a rematch comes after the end.
    assert_eq!(append(store, record(id, 1, 3, "again?")).await, Appended::Durable);
    let again = game_of(store, 2, A, [2, 1]).await;
    assert_eq!(append(store, end).await, Appended::Durable, "the same again");
    let end = Append { ends: true, ..record(id, 1, 4, "once more over") };
    assert_eq!(append(store, end).await, Appended::Durable);
    assert_eq!(
        store.open_game(player(1)).await,
        Ok(Some(again)),
        "the new game is not over with the old one"
    );
    assert_eq!(store.enqueue(ticket(1, A)).await, Ok(Enqueued::Playing(again)));
    assert_eq!(own(store, id, A).await.1[1..], ["over", "again?", "once more over"]);
}

pub(crate) async fn a_living_owner_keeps_its_game(stage: impl Stage) {
    let (here, there) = (stage.handle(0), stage.handle(1));
    let id = game(here, 1, A).await;
    alive(there, B).await;
    assert_eq!(there.claim(id, B).await, Ok(Claim::Elsewhere { url: process(A).url }));
    assert_eq!(append(there, record(id, 2, 2, "stolen")).await, Appended::Fenced);
    assert_eq!(append(here, record(id, 1, 2, "two")).await, Appended::Durable);
    assert_eq!(own(here, id, A).await.0, 1, "to read one's own begins no new term");
}

pub(crate) async fn a_dead_owner_is_fenced(stage: impl Stage) {
    let (here, there) = (stage.handle(0), stage.handle(1));
    let id = game(here, 1, A).await;
    assert_eq!(append(here, record(id, 1, 2, "two")).await, Appended::Durable);
    here.renew(&process(A), 123_456_789_012).await.unwrap();
    stage.expire(A).await;
    alive(there, B).await;
    match there.claim(id, B).await.unwrap() {
        Claim::Own { epoch, records, alive_ms } => {
            assert_eq!((epoch, alive_ms), (Epoch(2), 123_456_789_012));
            assert_eq!(records[1..], [b"two"]);
        }
        other => panic!("{other:?}"),
    }
    // The old owner wakes up and goes on as if nothing had happened.
    alive(here, A).await;
    assert_eq!(append(here, record(id, 1, 3, "old owner")).await, Appended::Fenced);
    assert_eq!(append(there, record(id, 2, 3, "new owner")).await, Appended::Durable);
    assert_eq!(append(here, record(id, 1, 4, "old owner")).await, Appended::Fenced);
    assert_eq!(here.claim(id, A).await, Ok(Claim::Elsewhere { url: process(B).url }));
    assert_eq!(
        own(there, id, B).await,
        (2, vec![own(there, id, B).await.1[0].clone(), "two".into(), "new owner".into()])
    );
}

pub(crate) async fn a_released_game_is_claimed_at_once(stage: impl Stage) {
    let (here, there) = (stage.handle(0), stage.handle(1));
    let id = game(here, 1, A).await;
    here.renew(&process(A), 4_321).await.unwrap();
    here.release(A).await.unwrap();
    alive(there, B).await;
    let claim = there.claim(id, B).await.unwrap();
    assert!(matches!(claim, Claim::Own { epoch: Epoch(2), alive_ms: 4_321, .. }), "{claim:?}");
}

pub(crate) async fn an_owner_who_lost_a_game_can_get_it_back(stage: impl Stage) {
    let (here, there) = (stage.handle(0), stage.handle(1));
    let id = game(here, 1, A).await;
    stage.expire(A).await;
    alive(there, B).await;
    assert_eq!(own(there, id, B).await.0, 2);
    stage.expire(B).await;
    alive(here, A).await;
    assert_eq!(own(here, id, A).await.0, 3);
    assert_eq!(append(here, record(id, 1, 2, "first term")).await, Appended::Fenced);
    assert_eq!(append(there, record(id, 2, 2, "other's")).await, Appended::Fenced);
    assert_eq!(append(here, record(id, 3, 2, "third term")).await, Appended::Durable);
}

pub(crate) async fn orphans_are_unfinished_games_without_a_living_owner(stage: impl Stage) {
    let store = stage.handle(0);
    let mine = game_of(store, 1, A, [1, 2]).await;
    let theirs = game_of(store, 2, B, [3, 4]).await;
    let over = game_of(store, 3, B, [5, 6]).await;
    let more = game_of(store, u64::MAX, B, [7, 8]).await;
    assert_eq!(append(store, Append { ends: true, ..record(over, 1, 2, "over") }).await, Appended::Durable);
    assert_eq!(store.orphans(10).await, Ok(vec![]));
    stage.expire(B).await;
    alive(store, A).await;
    let mut found = store.orphans(10).await.unwrap();
    found.sort();
    assert_eq!(found, [theirs, more]);
    assert_eq!(store.orphans(1).await.unwrap().len(), 1);
    assert_eq!(own(store, theirs, A).await.0, 2);
    assert_eq!(store.orphans(10).await, Ok(vec![more]));
    // Also when the owner went properly, and when the last record of a claimed game ends it.
    assert_eq!(append(store, Append { ends: true, ..record(theirs, 2, 2, "over") }).await, Appended::Durable);
    store.release(A).await.unwrap();
    let mut found = store.orphans(10).await.unwrap();
    found.sort();
    assert_eq!(found, [mine, more]);
}

pub(crate) async fn large_records_and_numbers_are_kept(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, B).await;
    let tickets = [1, 2].map(|number| Ticket {
        nonce: (1 << 53) - number,
        since_ms: (1 << 52) + number,
        ..ticket(number, B)
    });
    for ticket in tickets {
        wait(store, ticket).await;
    }
    let id = GameId(u64::MAX - 5);
    let made = pair(store, new(id.0, B)).await.unwrap();
    assert_eq!((made.id, made.tickets), (id, tickets));
    let large: Vec<u8> = (0..70_000u32).map(|n| (n % 251) as u8).collect();
    let append = Append { record: large.clone(), ..record(id, 1, 2, "") };
    assert_eq!(store.append(vec![append]).await, Ok(vec![Appended::Durable]));
    let Claim::Own { records, .. } = store.claim(id, B).await.unwrap() else { panic!("not ours") };
    assert_eq!(records[1], large);
    assert_eq!(store.open_game(player(1)).await, Ok(Some(id)));
}

/// Goes through all games, so many at a time; how many were taken out.
async fn sweep(store: &impl Store, limit: usize, before_ms: u64) -> usize {
    let (mut gone, mut after) = (0, None);
    loop {
        let swept = store.sweep(after, limit, before_ms).await.unwrap();
        gone += swept.gone;
        assert!(swept.next.is_none() || swept.next != after, "it goes on");
        after = swept.next;
        if after.is_none() {
            return gone;
        }
    }
}

pub(crate) async fn games_over_long_ago_are_taken_out(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    let make = async |id: u64, since_ms: [u64; 2]| {
        let tickets =
            [0, 1].map(|side| Ticket { since_ms: since_ms[side], ..ticket(2 * id.min(9) + side as u64, A) });
        store.create(Game::Janggi, tickets, new(id, A)).await.unwrap().unwrap();
        assert_eq!(append(store, record(GameId(id), 1, 2, "on")).await, Appended::Durable);
        assert_eq!(append(store, record(GameId(id), 1, 3, "and on")).await, Appended::Durable);
        GameId(id)
    };
    let end = async |id| append(store, Append { ends: true, ..record(id, 1, 4, "over") }).await;
    let old = make(1, [1_000, 1_999]).await;
    let going_on = make(2, [1_000, 1_000]).await;
    let young = make(3, [1_000, 2_000]).await;
    let far = make(u64::MAX, [1_500, 1_200]).await;
    for id in [old, young, far] {
        assert_eq!(end(id).await, Appended::Durable);
    }
    // Something may still be said after the end.
    assert_eq!(append(store, record(old, 1, 5, "again?")).await, Appended::Durable);

    assert_eq!(sweep(store, 1, 1_000).await, 0);
    assert_eq!(sweep(store, 1, 2_000).await, 2);
    for id in [old, far] {
        assert_eq!(store.claim(id, A).await, Ok(Claim::Unknown));
        assert_eq!(append(store, record(id, 1, 6, "late")).await, Appended::Fenced);
        assert_eq!(append(store, record(id, 1, 2, "on")).await, Appended::Fenced);
    }
    assert_eq!(own(store, going_on, A).await.1.len(), 3);
    assert_eq!(own(store, young, A).await.1[1..], ["on", "and on", "over"]);
    assert_eq!(append(store, record(going_on, 1, 4, "and on")).await, Appended::Durable);
    assert_eq!(store.enqueue(Ticket { nonce: 99, ..ticket(2, A) }).await, Ok(Enqueued::Waiting));

    assert_eq!(sweep(store, 100, 1 << 52).await, 1);
    assert_eq!(store.claim(young, A).await, Ok(Claim::Unknown));
    assert_eq!(end(going_on).await, Appended::Fenced, "its fourth record is another");
    assert_eq!(store.open_game(player(4)).await, Ok(Some(going_on)));
}
