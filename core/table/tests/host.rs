//! A table that runs by itself: order of snapshots, closing, and listeners and minds that misbehave.

mod common;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use common::{VIEW, against_computer, index, two_players};
use palgak_engine::{Choice, Level, StopFlag};
use palgak_rules::Side;
use palgak_table::command::{Command, Pacing, Search};
use palgak_table::host::{Host, Listener, Mind, TableError, Thinker};
use palgak_table::new_game::NewGame;
use palgak_table::snapshot::{Event, Snapshot};

/// How long a test waits for what must come.
const SOON: Duration = Duration::from_secs(10);

/// A mind that plays the first legal move it sees, at once.
struct Quick;

impl Thinker for Quick {
    fn think(&mut self, search: &Search, _: &StopFlag) -> Option<Choice> {
        search.game.legal().first().copied().map(Choice::Move)
    }
}

/// A mind that thinks until it is stopped.
struct Endless;

impl Thinker for Endless {
    fn think(&mut self, _: &Search, stop: &StopFlag) -> Option<Choice> {
        while !stop.is_stopped() {
            thread::sleep(Duration::from_millis(1));
        }
        None
    }
}

fn open<T: Thinker + Send + 'static>(choices: NewGame, mind: T) -> (Host, Receiver<Snapshot>) {
    let (sender, receiver) = mpsc::channel();
    let host = Host::open(
        choices,
        VIEW,
        Pacing::INSTANT,
        move |snapshot| {
            let _ = sender.send(snapshot);
        },
        move || mind,
    )
    .expect("a table");
    (host, receiver)
}

fn next(snapshots: &Receiver<Snapshot>) -> Snapshot {
    snapshots.recv_timeout(SOON).expect("a snapshot comes")
}

fn wait_for(snapshots: &Receiver<Snapshot>, wanted: impl Fn(&Snapshot) -> bool) -> Snapshot {
    loop {
        let snapshot = next(snapshots);
        if wanted(&snapshot) {
            return snapshot;
        }
    }
}

#[test]
fn the_first_snapshot_comes_first_and_the_rest_in_order() {
    let (host, snapshots) = open(two_players(), Quick);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..25 {
                    host.send(Command::Tap(index("e4"))).unwrap();
                }
            });
        }
    });
    let shown: Vec<Snapshot> = (0..101).map(|_| next(&snapshots)).collect();
    assert_eq!(shown[0].events, [Event::Start]);
    let sequence: Vec<u64> = shown.iter().map(|snapshot| snapshot.sequence).collect();
    assert_eq!(sequence, (1..=101).collect::<Vec<u64>>());
}

#[test]
fn the_computer_answers() {
    let (host, snapshots) = open(against_computer(Side::First), Quick);
    next(&snapshots);
    host.send(Command::Tap(index("e4"))).unwrap();
    host.send(Command::Tap(index("e5"))).unwrap();
    let moved = wait_for(&snapshots, |snapshot| snapshot.moves.len() == 1);
    assert!(moved.thinking.is_some());
    let answered = wait_for(&snapshots, |snapshot| snapshot.moves.len() == 2);
    assert!(answered.thinking.is_none());
    assert_eq!(answered.turn, Some(Side::First));
}

#[test]
fn the_real_mind_answers_at_every_level_and_in_time() {
    for level in Level::ALL {
        let choices = NewGame { level, ..against_computer(Side::Second) };
        let start = Instant::now();
        let (_host, snapshots) = open(choices, Mind::default());
        wait_for(&snapshots, |snapshot| snapshot.moves.len() == 1);
        // The promise is a second and a half; a machine busy with other tests gets some slack.
        assert!(start.elapsed() < Duration::from_millis(2500), "{level:?} took {:?}", start.elapsed());
    }
}

#[test]
fn progress_is_shown_while_the_computer_thinks() {
    let (host, snapshots) = open(against_computer(Side::Second), Endless);
    let progress: Vec<u16> =
        (0..5).map(|_| next(&snapshots).thinking.expect("it is thinking").permille).collect();
    assert!(progress.is_sorted() && progress[4] > progress[0], "{progress:?}");
    host.close();
}

#[test]
fn closing_stops_a_thought_at_once() {
    for mind in 0..2 {
        let choices = NewGame { level: Level::Advanced, ..against_computer(Side::Second) };
        let (host, snapshots) =
            if mind == 0 { open(choices, Endless) } else { open(choices, Mind::default()) };
        wait_for(&snapshots, |snapshot| {
            snapshot.thinking.as_ref().is_some_and(|thinking| thinking.permille > 0)
        });
        // Would never come back from the endless thought if it waited for its end.
        host.close();
        let left: Vec<_> = snapshots.try_iter().collect();
        assert!(left.iter().all(|snapshot| snapshot.moves.is_empty()), "the thought was not played");
        assert_eq!(snapshots.recv_timeout(SOON), Err(RecvTimeoutError::Disconnected), "the listener is gone");
    }
}

#[test]
fn taking_back_stops_a_thought_at_once() {
    let choices = NewGame { level: Level::Advanced, ..against_computer(Side::First) };
    let (host, snapshots) = open(choices, Mind::default());
    next(&snapshots);
    host.send(Command::Tap(index("e4"))).unwrap();
    host.send(Command::Tap(index("e5"))).unwrap();
    wait_for(&snapshots, |snapshot| snapshot.moves.len() == 1);
    host.send(Command::Undo).unwrap();
    let back = wait_for(&snapshots, |snapshot| snapshot.events.contains(&Event::Undo));
    assert!(back.moves.is_empty() && back.thinking.is_none());
    // Nothing comes of it later.
    assert_eq!(snapshots.recv_timeout(Duration::from_millis(1700)), Err(RecvTimeoutError::Timeout));
}

#[test]
fn a_closed_table_refuses_everything() {
    let (host, snapshots) = open(two_players(), Quick);
    next(&snapshots);
    host.close();
    host.close();
    for command in [Command::Tap(0), Command::Undo, Command::Flip, Command::SetView(VIEW)] {
        assert_eq!(host.send(command), Err(TableError::Closed));
    }
    assert_eq!(host.save(), Err(TableError::Closed));
    assert_eq!(host.record(), Err(TableError::Closed));
    assert!(snapshots.recv().is_err());
}

#[test]
fn dropping_a_table_ends_its_threads() {
    struct Noticed(Arc<AtomicUsize>);
    impl Drop for Noticed {
        fn drop(&mut self) {
            self.0.fetch_add(1, Ordering::SeqCst);
        }
    }
    impl Listener for Noticed {
        fn snapshot(&self, _: Snapshot) {}
    }
    impl Thinker for Noticed {
        fn think(&mut self, search: &Search, stop: &StopFlag) -> Option<Choice> {
            Endless.think(search, stop)
        }
    }
    let gone = Arc::new(AtomicUsize::new(0));
    let (listener, mind) = (Noticed(Arc::clone(&gone)), Noticed(Arc::clone(&gone)));
    let host =
        Host::open(against_computer(Side::Second), VIEW, Pacing::INSTANT, listener, move || mind).unwrap();
    drop(host);
    assert_eq!(gone.load(Ordering::SeqCst), 2, "listener and mind went with their threads");
}

#[test]
fn what_was_asked_for_before_is_in_what_is_saved() {
    let (host, _snapshots) = open(two_players(), Quick);
    for _ in 0..20 {
        host.send(Command::Pass).unwrap();
        host.send(Command::Undo).unwrap();
    }
    host.send(Command::Tap(index("e4"))).unwrap();
    host.send(Command::Tap(index("e5"))).unwrap();
    let bytes = host.save().unwrap();
    let again = common::Seat::at(palgak_table::Table::restore(&bytes, VIEW, Pacing::INSTANT).unwrap());
    assert_eq!(again.last().moves.len(), 1);
}

#[test]
fn a_listener_may_call_the_table() {
    let host: Arc<OnceLock<Host>> = Arc::new(OnceLock::new());
    let saved = Arc::new(Mutex::new(Vec::new()));
    let closed = Arc::new(AtomicBool::new(false));
    let (inside, bytes, done) = (Arc::clone(&host), Arc::clone(&saved), Arc::clone(&closed));
    let opened = Host::open(
        two_players(),
        VIEW,
        Pacing::INSTANT,
        move |snapshot: Snapshot| {
            let host = inside.wait();
            bytes.lock().unwrap().push(host.save().unwrap());
            match snapshot.sequence {
                1 => host.send(Command::Flip).unwrap(),
                2 => host.send(Command::Pass).unwrap(),
                _ => {
                    host.close();
                    assert_eq!(host.save(), Err(TableError::Closed));
                    done.store(true, Ordering::SeqCst);
                }
            }
        },
        || Quick,
    );
    host.set(opened.unwrap()).ok().expect("set once");
    let start = Instant::now();
    while !closed.load(Ordering::SeqCst) && start.elapsed() < SOON {
        thread::sleep(Duration::from_millis(1));
    }
    assert!(closed.load(Ordering::SeqCst));
    assert_eq!(saved.lock().unwrap().len(), 3);
}

#[test]
fn a_listener_that_panics_does_not_stop_the_game() {
    let count = Arc::new(AtomicUsize::new(0));
    let seen = Arc::clone(&count);
    let host = Host::open(
        two_players(),
        VIEW,
        Pacing::INSTANT,
        move |_: Snapshot| {
            seen.fetch_add(1, Ordering::SeqCst);
            panic!("a listener of this test fails");
        },
        || Quick,
    )
    .unwrap();
    host.send(Command::Pass).unwrap();
    host.send(Command::Flip).unwrap();
    host.save().unwrap();
    assert_eq!(count.load(Ordering::SeqCst), 3);
}

#[test]
fn a_mind_that_panics_does_not_stop_the_game() {
    struct Broken;
    impl Thinker for Broken {
        fn think(&mut self, _: &Search, _: &StopFlag) -> Option<Choice> {
            panic!("a mind of this test fails")
        }
    }
    let (host, snapshots) = open(against_computer(Side::Second), Broken);
    let moved = wait_for(&snapshots, |snapshot| snapshot.moves.len() == 1);
    assert_eq!(moved.turn, Some(Side::Second));
    host.send(Command::Pass).unwrap();
    wait_for(&snapshots, |snapshot| snapshot.moves.len() == 3);
}

#[test]
fn points_beside_the_board_are_named() {
    let (host, _snapshots) = open(two_players(), Quick);
    assert_eq!(host.send(Command::Tap(90)), Err(TableError::NoSuchPoint { point: 90, last: 89 }));
    assert_eq!(host.send(Command::Tap(89)), Ok(()));
}
