//! What every store must do, whatever it keeps things in: one suite, run against each.
//!
//! A test binary names a way to make a [`Stage`] and calls [`store_suite!`] with it.

#![allow(dead_code, reason = "each binary uses a part of this")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test, also where it is not marked as one")]

pub(crate) mod games;
pub(crate) mod queue;
pub(crate) mod races;

use std::future::Future;

use palgak_online::id::{Code, GameId, PlayerId};
use palgak_rules::Game;
use palgak_server::store::{
    Append, Appended, Claim, Enqueued, Epoch, NewGame, Pair, Process, ProcessId, Store, Ticket,
};

/// A fresh store, as several server processes see it.
pub(crate) trait Stage: Send + Sync + 'static {
    /// The store.
    type Store: Store;

    /// The store as the server process of this number sees it. Numbers go round if there are fewer handles.
    fn handle(&self, number: usize) -> &Self::Store;

    /// Lets a lease run out that was not renewed.
    fn expire(&self, process: ProcessId) -> impl Future<Output = ()> + Send;
}

/// The tests of the suite, each on a fresh stage that `$stage().await` makes.
#[macro_export]
macro_rules! store_suite {
    ($stage:path) => {
        $crate::store_suite!(@ $stage, queue:
            who_has_waited_longest_is_paired_first
            who_waits_on_comes_before_who_came_earlier
            games_do_not_mix
            the_one_who_waited_longer_may_play_the_second_side
            a_new_wish_takes_the_place_of_the_old_one
            a_wish_made_again_keeps_its_place
            who_plays_waits_for_nothing
            a_withdrawn_wish_is_gone
            a_code_brings_two_friends_together
            a_code_belongs_to_one_player
            nobody_joins_themselves_or_from_the_middle_of_a_game
            who_joins_gives_up_their_own_wish
            a_player_of_another_process_is_summoned_once
            who_is_paired_here_is_not_summoned
            the_waiting_of_a_dead_process_are_passed_over
            a_code_of_a_dead_process_can_be_used_again
            a_released_process_leaves_nobody_waiting
        );
        $crate::store_suite!(@ $stage, games:
            a_game_is_made_once_however_often_it_is_asked_for
            a_rematch_frees_both_from_their_wishes
            a_rematch_waits_for_nobody_in_the_middle_of_a_game
            records_come_back_in_order
            the_same_record_again_is_durable_and_another_is_fenced
            a_gap_and_an_unknown_game_are_fenced
            a_batch_is_answered_record_by_record
            the_end_frees_the_players_and_the_game_goes_on
            a_living_owner_keeps_its_game
            a_dead_owner_is_fenced
            a_released_game_is_claimed_at_once
            an_owner_who_lost_a_game_can_get_it_back
            orphans_are_unfinished_games_without_a_living_owner
            large_records_and_numbers_are_kept
            games_over_long_ago_are_taken_out
        );
        $crate::store_suite!(@ $stage, races:
            many_processes_pair_everybody_at_most_once
            two_owners_never_both_write_a_record
            players_are_never_in_two_games
            one_code_is_joined_once
        );
    };
    (@ $stage:path, $module:ident: $($case:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $case() {
            store_suite::$module::$case($stage().await).await;
        }
    )*};
}

pub(crate) const A: ProcessId = ProcessId(1);
/// Above what a signed number holds.
pub(crate) const B: ProcessId = ProcessId(u64::MAX - 1);

pub(crate) fn player(number: u64) -> PlayerId {
    let mut key = [0xee; 32];
    key[..8].copy_from_slice(&number.to_be_bytes());
    PlayerId(key)
}

pub(crate) fn process(id: ProcessId) -> Process {
    Process { id, url: format!("wss://{}.example/v1/play", id.0) }
}

/// The wish of a player, with the player's number for a nonce.
pub(crate) fn ticket(number: u64, process: ProcessId) -> Ticket {
    Ticket { player: player(number), nonce: number, game: Game::Janggi, code: None, process, since_ms: 1_000 }
}

pub(crate) fn code(number: u64) -> Code {
    Code::from_number(number)
}

/// The first record that games in these tests get.
pub(crate) fn opening(game: Game, tickets: [&Ticket; 2], at_ms: u64) -> Vec<u8> {
    format!("{} {:?} {:?} {at_ms}", game.as_str(), tickets[0].player, tickets[1].player).into_bytes()
}

pub(crate) fn new(id: u64, owner: ProcessId) -> NewGame {
    NewGame { id: GameId(id), owner, longer_first: true, opening, at_ms: 5_000 }
}

pub(crate) async fn alive(store: &impl Store, id: ProcessId) {
    store.renew(&process(id), 7_000).await.unwrap();
}

pub(crate) async fn wait(store: &impl Store, ticket: Ticket) {
    assert_eq!(store.enqueue(ticket).await, Ok(Enqueued::Waiting));
}

pub(crate) async fn pair(store: &impl Store, new: NewGame) -> Option<Pair> {
    store.pair(Game::Janggi, new).await.unwrap()
}

/// The numbers of the players of a pair, the first side first.
pub(crate) fn numbers(pair: &Option<Pair>) -> Option<[u64; 2]> {
    pair.as_ref().map(|pair| [pair.tickets[0].nonce, pair.tickets[1].nonce])
}

/// A game between players 1 and 2, kept by a process that lives.
pub(crate) async fn game(store: &impl Store, id: u64, owner: ProcessId) -> GameId {
    game_of(store, id, owner, [1, 2]).await
}

pub(crate) async fn game_of(store: &impl Store, id: u64, owner: ProcessId, players: [u64; 2]) -> GameId {
    alive(store, owner).await;
    let tickets = players.map(|number| ticket(number, owner));
    let made = store.create(Game::Janggi, tickets, new(id, owner)).await.unwrap();
    assert_eq!(numbers(&made), Some(players));
    GameId(id)
}

pub(crate) fn record(id: GameId, epoch: u64, seq: u32, text: &str) -> Append {
    Append { id, epoch: Epoch(epoch), seq, record: text.as_bytes().to_vec(), ends: false }
}

pub(crate) async fn append(store: &impl Store, append: Append) -> Appended {
    store.append(vec![append]).await.unwrap()[0]
}

/// The epoch and the records, as text, of a game that is claimed and got.
pub(crate) async fn own(store: &impl Store, id: GameId, process: ProcessId) -> (u64, Vec<String>) {
    match store.claim(id, process).await.unwrap() {
        Claim::Own { epoch, records, .. } => {
            let records = records.into_iter().map(|record| String::from_utf8(record).unwrap());
            (epoch.0, records.collect())
        }
        other => panic!("{other:?}"),
    }
}
