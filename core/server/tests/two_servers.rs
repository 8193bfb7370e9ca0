//! Two servers with one database: players of both meet, and a game outlives the server that keeps it.
#![allow(clippy::unwrap_used, clippy::panic)] // In a test, a panic is the report.

mod postgres;
mod shell_support;
mod store_suite;

use palgak_rules::Game;

use self::postgres::Cluster;
use self::shell_support::player::{begin, check_the_end, play};
use self::shell_support::process::Process;

#[test]
fn players_of_two_servers_meet_and_their_game_outlives_both() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let database = runtime.block_on(Cluster::shared().database());
    let mut one = Process::start(&database, &[]);
    let mut two = Process::start(&database, &[]);
    // One of them keeps the game; the player of the other is sent there.
    let (players, mut reference) = begin([&one.url(), &two.url()], Game::Xiangqi);
    let both = [&players[0], &players[1]];
    play(both, &mut reference, 6);
    // Whichever keeps it is killed, and one that is alive takes over when the dead one's lease has ended.
    one = one.crash_and_restart();
    play(both, &mut reference, 5);
    two = two.crash_and_restart();
    play(both, &mut reference, 5);
    check_the_end(&players, &mut reference, Game::Xiangqi);
    drop((one, two));
}
