//! Waiting and being brought together.

use palgak_online::id::GameId;
use palgak_rules::Game;
use palgak_server::store::{Enqueued, NewGame, Store, Summons, Ticket, Withdrawn};

use super::*;

pub(crate) async fn who_has_waited_longest_is_paired_first(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    assert_eq!(pair(store, new(1, A)).await, None);
    wait(store, ticket(1, A)).await;
    assert_eq!(pair(store, new(1, A)).await, None, "nobody plays alone");
    wait(store, ticket(2, A)).await;
    wait(store, ticket(3, A)).await;
    let made = pair(store, new(1, A)).await.unwrap();
    assert_eq!(made.id, GameId(1));
    assert_eq!(made.tickets, [ticket(1, A), ticket(2, A)]);
    assert_eq!(own(store, GameId(1), A).await, (1, vec![text_of(&made.tickets, 5_000)]));
    assert_eq!(pair(store, new(2, A)).await, None, "player 3 waits alone");
    wait(store, ticket(4, A)).await;
    assert_eq!(numbers(&pair(store, new(2, A)).await), Some([3, 4]));
}

fn text_of(tickets: &[Ticket; 2], at_ms: u64) -> String {
    let [first, second] = tickets;
    String::from_utf8(opening(first.game, [first, second], at_ms)).unwrap()
}

pub(crate) async fn who_waits_on_comes_before_who_came_earlier(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    for number in 1..=3 {
        wait(store, ticket(number, A)).await;
    }
    wait(store, Ticket { since_ms: 900, ..ticket(4, A) }).await;
    assert_eq!(numbers(&pair(store, new(1, A)).await), Some([4, 1]));
}

pub(crate) async fn games_do_not_mix(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    let of = |game, number| Ticket { game, ..ticket(number, A) };
    wait(store, of(Game::Janggi, 1)).await;
    wait(store, of(Game::Xiangqi, 2)).await;
    wait(store, of(Game::ChuShogi, 3)).await;
    for game in [Game::Janggi, Game::Xiangqi, Game::ChuShogi] {
        assert_eq!(store.pair(game, new(1, A)).await, Ok(None));
    }
    wait(store, of(Game::ChuShogi, 4)).await;
    let made = store.pair(Game::ChuShogi, new(1, A)).await.unwrap().unwrap();
    assert_eq!(made.tickets, [of(Game::ChuShogi, 3), of(Game::ChuShogi, 4)]);
}

pub(crate) async fn the_one_who_waited_longer_may_play_the_second_side(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    wait(store, ticket(1, A)).await;
    wait(store, ticket(2, A)).await;
    let made = pair(store, NewGame { longer_first: false, ..new(1, A) }).await;
    assert_eq!(numbers(&made), Some([2, 1]));
    assert_eq!(own(store, GameId(1), A).await.1, [text_of(&made.unwrap().tickets, 5_000)]);
}

pub(crate) async fn a_new_wish_takes_the_place_of_the_old_one(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    wait(store, ticket(1, A)).await;
    wait(store, ticket(2, A)).await;
    wait(store, ticket(3, A)).await;
    wait(store, Ticket { nonce: 100, ..ticket(1, A) }).await;
    assert_eq!(store.withdraw(player(1), 1).await, Ok(Withdrawn::Unknown));
    assert_eq!(numbers(&pair(store, new(1, A)).await), Some([2, 3]), "player 1 is last now");
    wait(store, Ticket { nonce: 101, game: Game::Xiangqi, ..ticket(1, A) }).await;
    wait(store, ticket(4, A)).await;
    assert_eq!(pair(store, new(2, A)).await, None, "player 1 waits for another game");
}

pub(crate) async fn a_wish_made_again_keeps_its_place(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    for number in [1, 2, 3, 1] {
        wait(store, ticket(number, A)).await;
    }
    assert_eq!(numbers(&pair(store, new(1, A)).await), Some([1, 2]));
}

pub(crate) async fn who_plays_waits_for_nothing(stage: impl Stage) {
    let store = stage.handle(0);
    let id = game(store, 1, A).await;
    for number in [1, 2] {
        assert_eq!(store.enqueue(ticket(number, A)).await, Ok(Enqueued::Playing(id)));
        assert_eq!(store.open_game(player(number)).await, Ok(Some(id)));
    }
    assert_eq!(store.open_game(player(3)).await, Ok(None));
}

pub(crate) async fn a_withdrawn_wish_is_gone(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    wait(store, ticket(1, A)).await;
    assert_eq!(store.withdraw(player(1), 9).await, Ok(Withdrawn::Unknown));
    assert_eq!(store.withdraw(player(2), 1).await, Ok(Withdrawn::Unknown));
    assert_eq!(store.withdraw(player(1), 1).await, Ok(Withdrawn::Withdrawn));
    assert_eq!(store.withdraw(player(1), 1).await, Ok(Withdrawn::Withdrawn), "the answer may have been lost");
    wait(store, ticket(2, A)).await;
    assert_eq!(pair(store, new(1, A)).await, None);
    wait(store, Ticket { nonce: 11, ..ticket(1, A) }).await;
    assert!(pair(store, new(1, A)).await.is_some());
    assert_eq!(store.withdraw(player(1), 11).await, Ok(Withdrawn::Paired(GameId(1))));
    assert_eq!(store.withdraw(player(2), 2).await, Ok(Withdrawn::Paired(GameId(1))));
    let end = Append { ends: true, ..record(GameId(1), 1, 2, "over") };
    assert_eq!(append(store, end).await, Appended::Durable);
    assert_eq!(store.withdraw(player(2), 2).await, Ok(Withdrawn::Unknown), "the game is over");
}

pub(crate) async fn a_code_brings_two_friends_together(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    let host = Ticket { code: Some(code(5)), game: Game::Xiangqi, ..ticket(1, A) };
    wait(store, host).await;
    wait(store, Ticket { game: Game::Xiangqi, ..ticket(3, A) }).await;
    assert_eq!(
        store.pair(Game::Xiangqi, new(1, A)).await,
        Ok(None),
        "who waits for a friend meets no stranger"
    );
    assert_eq!(store.join(code(6), player(2), 22, new(1, A)).await, Ok(None));
    let made = store.join(code(5), player(2), 22, new(1, A)).await.unwrap().unwrap();
    assert_eq!(made.tickets[0], host);
    let guest = made.tickets[1];
    assert_eq!((guest.player, guest.nonce, guest.game, guest.process), (player(2), 22, Game::Xiangqi, A));
    assert_eq!(own(store, GameId(1), A).await.1, [text_of(&made.tickets, 5_000)]);
    assert_eq!(store.join(code(5), player(3), 3, new(2, A)).await, Ok(None), "a code is used up");
    assert_eq!(store.withdraw(player(2), 22).await, Ok(Withdrawn::Paired(GameId(1))));
}

pub(crate) async fn a_code_belongs_to_one_player(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    let with_code = |number| Ticket { code: Some(code(5)), ..ticket(number, A) };
    wait(store, with_code(1)).await;
    assert_eq!(store.enqueue(with_code(2)).await, Ok(Enqueued::CodeTaken));
    wait(store, Ticket { nonce: 100, ..with_code(1) }).await;
    let id = game_of(store, 1, A, [3, 4]).await;
    assert_eq!(store.enqueue(with_code(3)).await, Ok(Enqueued::Playing(id)), "who plays needs no code");
    assert_eq!(store.withdraw(player(1), 100).await, Ok(Withdrawn::Withdrawn));
    wait(store, with_code(2)).await;
}

pub(crate) async fn nobody_joins_themselves_or_from_the_middle_of_a_game(stage: impl Stage) {
    let store = stage.handle(0);
    game(store, 1, A).await;
    wait(store, Ticket { code: Some(code(5)), ..ticket(3, A) }).await;
    assert_eq!(store.join(code(5), player(3), 33, new(2, A)).await, Ok(None));
    assert_eq!(store.join(code(5), player(1), 11, new(2, A)).await, Ok(None));
    assert!(store.join(code(5), player(4), 4, new(2, A)).await.unwrap().is_some(), "the code is still good");
}

pub(crate) async fn who_joins_gives_up_their_own_wish(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    wait(store, Ticket { code: Some(code(5)), ..ticket(1, A) }).await;
    wait(store, Ticket { code: Some(code(6)), ..ticket(2, A) }).await;
    wait(store, ticket(3, A)).await;
    assert!(store.join(code(5), player(2), 22, new(1, A)).await.unwrap().is_some());
    assert_eq!(store.join(code(6), player(4), 4, new(2, A)).await, Ok(None), "the guest's own code is void");
    assert_eq!(store.withdraw(player(2), 2).await, Ok(Withdrawn::Unknown));
}

pub(crate) async fn a_player_of_another_process_is_summoned_once(stage: impl Stage) {
    let (here, there) = (stage.handle(0), stage.handle(1));
    alive(here, A).await;
    alive(there, B).await;
    wait(there, ticket(1, B)).await;
    wait(here, ticket(2, A)).await;
    assert_eq!(there.summons(B).await, Ok(vec![]));
    assert!(pair(here, new(1, A)).await.is_some());
    let summons = Summons { ticket: ticket(1, B), id: GameId(1), url: process(A).url };
    assert_eq!(here.summons(A).await, Ok(vec![]));
    assert_eq!(there.summons(B).await, Ok(vec![summons]));
    assert_eq!(there.summons(B).await, Ok(vec![]));
    // The same of one who waits with a code, and of one who plays again.
    wait(there, Ticket { code: Some(code(5)), ..ticket(3, B) }).await;
    assert!(here.join(code(5), player(4), 4, new(2, A)).await.unwrap().is_some());
    assert!(here.create(Game::Janggi, [ticket(5, A), ticket(6, B)], new(3, A)).await.unwrap().is_some());
    let summons = there.summons(B).await.unwrap();
    let mut summoned: Vec<_> = summons.iter().map(|summons| (summons.ticket.nonce, summons.id)).collect();
    summoned.sort();
    assert_eq!(summoned, [(3, GameId(2)), (6, GameId(3))]);
}

pub(crate) async fn who_is_paired_here_is_not_summoned(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    wait(store, ticket(1, A)).await;
    wait(store, ticket(2, A)).await;
    assert!(pair(store, new(1, A)).await.is_some());
    assert_eq!(store.summons(A).await, Ok(vec![]));
}

pub(crate) async fn the_waiting_of_a_dead_process_are_passed_over(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    alive(store, B).await;
    wait(store, ticket(1, B)).await;
    wait(store, Ticket { code: Some(code(5)), ..ticket(2, B) }).await;
    for number in [3, 4] {
        wait(store, ticket(number, A)).await;
    }
    stage.expire(B).await;
    alive(store, A).await;
    assert_eq!(store.join(code(5), player(9), 9, new(1, A)).await, Ok(None));
    assert_eq!(numbers(&pair(store, new(1, A)).await), Some([3, 4]));
    wait(store, ticket(5, A)).await;
    assert_eq!(pair(store, new(2, A)).await, None);
    // It was only slow: its players wait again, each in the old place.
    alive(store, B).await;
    assert_eq!(numbers(&pair(store, new(2, A)).await), Some([1, 5]));
}

pub(crate) async fn a_code_of_a_dead_process_can_be_used_again(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    alive(store, B).await;
    wait(store, Ticket { code: Some(code(5)), ..ticket(1, B) }).await;
    stage.expire(B).await;
    alive(store, A).await;
    wait(store, Ticket { code: Some(code(5)), ..ticket(2, A) }).await;
    alive(store, B).await;
    let made = store.join(code(5), player(3), 3, new(1, A)).await.unwrap();
    assert_eq!(numbers(&made), Some([2, 3]));
    assert_eq!(store.withdraw(player(1), 1).await, Ok(Withdrawn::Unknown));
}

pub(crate) async fn a_released_process_leaves_nobody_waiting(stage: impl Stage) {
    let store = stage.handle(0);
    alive(store, A).await;
    alive(store, B).await;
    wait(store, ticket(1, B)).await;
    wait(store, Ticket { code: Some(code(5)), ..ticket(2, B) }).await;
    wait(store, ticket(3, A)).await;
    store.release(B).await.unwrap();
    alive(store, B).await;
    assert_eq!(pair(store, new(1, A)).await, None);
    assert_eq!(store.join(code(5), player(4), 4, new(1, A)).await, Ok(None));
    assert_eq!(store.withdraw(player(3), 3).await, Ok(Withdrawn::Withdrawn), "those elsewhere wait on");
}
