//! The connection: when to make one, when to give it up, where to.

use std::time::Duration;

use super::event::{Attempt, Connection};
use super::random::Random;

/// How long connecting and greeting may take.
const GREETING: Duration = Duration::from_secs(15);
/// How long a standing connection may be silent after something was asked on it: the server answers everything.
const ANSWER: Duration = Duration::from_secs(9);
/// A connection that has held so long is a good one: its loss is the first failure, not one more.
const SETTLED: Duration = Duration::from_secs(10);
/// What each further failure adds to the wait before the next attempt.
const STEP_MS: u64 = 3_500;
/// The longest wait.
const LONGEST_MS: u64 = 30_000;
/// How often a client follows a redirect without getting anywhere.
const REDIRECTS: u32 = 5;
/// The longest address that is followed.
const URL_LIMIT: usize = 512;

/// How far a connection has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// There is none.
    Down,
    /// It is being opened.
    Opening,
    /// It is open; the server's welcome has not come.
    Greeting,
    /// The hello is sent; the server's ready has not come.
    Proving,
    /// It stands.
    Up,
}

/// What the session has to do for the connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Todo {
    Connect(Attempt, String),
    Close(Attempt),
    /// Tell of a failure.
    Failed(String),
}

#[derive(Clone, Debug)]
pub(super) struct Link {
    home: String,
    place: String,
    attempt: Attempt,
    stage: Stage,
    /// When the stage was reached.
    since: Duration,
    /// When something was last heard.
    heard: Duration,
    /// Since when something that was asked is followed by silence.
    asked: Option<Duration>,
    failures: u32,
    retry_at: Duration,
    down_since: Option<Duration>,
    redirects: u32,
}

impl Link {
    pub(super) fn new(home: String) -> Link {
        Link {
            place: home.clone(),
            home,
            attempt: Attempt(0),
            stage: Stage::Down,
            since: Duration::ZERO,
            heard: Duration::ZERO,
            asked: None,
            failures: 0,
            retry_at: Duration::ZERO,
            down_since: None,
            redirects: 0,
        }
    }

    pub(super) fn stage(&self) -> Stage {
        self.stage
    }

    pub(super) fn attempt(&self) -> Attempt {
        self.attempt
    }

    pub(super) fn is_up(&self) -> bool {
        self.stage == Stage::Up
    }

    /// Whether something heard of an attempt still matters.
    pub(super) fn is_current(&self, attempt: Attempt) -> bool {
        self.attempt == attempt && self.stage != Stage::Down
    }

    pub(super) fn failures(&self) -> u32 {
        self.failures
    }

    pub(super) fn connection(&self, wanted: bool) -> Connection {
        match (wanted, self.stage, self.down_since) {
            (false, ..) => Connection::Offline,
            (true, Stage::Up, _) => Connection::Online,
            (true, _, Some(since)) => Connection::Reconnecting { since },
            (true, _, None) => Connection::Connecting,
        }
    }

    pub(super) fn reached(&mut self, stage: Stage, now: Duration) {
        self.stage = stage;
        self.since = now;
        self.heard = now;
        self.asked = None;
        if stage == Stage::Up {
            self.down_since = None;
        }
    }

    pub(super) fn heard(&mut self, now: Duration) {
        self.heard = now;
        self.asked = None;
    }

    /// Something was asked that the server answers.
    pub(super) fn asked(&mut self, now: Duration) {
        self.asked.get_or_insert(now);
    }

    /// When a standing connection is given up if nothing is heard.
    fn dead_at(&self, dead_after: Duration) -> Duration {
        let silent = self.heard + dead_after;
        self.asked.map_or(silent, |asked| silent.min(asked + ANSWER))
    }

    /// The game goes on over this connection: redirects have led somewhere.
    pub(super) fn progress(&mut self) {
        self.redirects = 0;
    }

    /// Does what the time asks for. `dead_after` is how long a standing connection may be silent.
    pub(super) fn drive(
        &mut self,
        now: Duration,
        wanted: bool,
        dead_after: Duration,
        random: &mut Random,
    ) -> Vec<Todo> {
        let mut todo = Vec::new();
        if !wanted {
            self.down_since = None;
            self.failures = 0;
            self.retry_at = now;
            self.place.clone_from(&self.home);
            if self.stage != Stage::Down {
                todo.push(Todo::Close(self.attempt));
                self.stage = Stage::Down;
            }
            return todo;
        }
        match self.stage {
            Stage::Opening | Stage::Greeting | Stage::Proving if now >= self.since + GREETING => {
                todo.push(Todo::Close(self.attempt));
                todo.push(self.fail(now, "the server did not answer in time", random));
            }
            Stage::Up if now >= self.dead_at(dead_after) => {
                todo.push(Todo::Close(self.attempt));
                todo.push(self.fail(now, "nothing was heard from the server for too long", random));
            }
            _ => {}
        }
        if self.stage == Stage::Down && now >= self.retry_at {
            self.attempt.0 += 1;
            self.stage = Stage::Opening;
            self.since = now;
            todo.push(Todo::Connect(self.attempt, self.place.clone()));
        }
        todo
    }

    /// When [`Link::drive`] next has something to do.
    pub(super) fn wake_at(&self, wanted: bool, dead_after: Duration) -> Option<Duration> {
        wanted.then_some(match self.stage {
            Stage::Down => self.retry_at,
            Stage::Opening | Stage::Greeting | Stage::Proving => self.since + GREETING,
            Stage::Up => self.dead_at(dead_after),
        })
    }

    /// The connection is gone or could not be made.
    pub(super) fn fail(&mut self, now: Duration, why: &str, random: &mut Random) -> Todo {
        if self.stage == Stage::Up && now >= self.since + SETTLED {
            self.failures = 0;
        }
        self.failures = self.failures.saturating_add(1);
        self.stage = Stage::Down;
        self.down_since.get_or_insert(now);
        self.retry_at = now + wait_after(self.failures, random);
        // The process that a redirect led to may be gone: the service itself knows who has the game now.
        self.place.clone_from(&self.home);
        Todo::Failed(why.to_owned())
    }

    /// The server says that it stops, and for how long.
    pub(super) fn goodbye(&mut self, now: Duration, after: Duration, random: &mut Random) {
        self.stage = Stage::Down;
        self.down_since.get_or_insert(now);
        let after = after.min(Duration::from_millis(LONGEST_MS));
        // Not all at once: its clients were all told the same.
        self.retry_at = now + after + Duration::from_millis(random.between(0, 1_000));
        self.place.clone_from(&self.home);
    }

    /// Another server has the game.
    pub(super) fn redirect(&mut self, now: Duration, url: &str, random: &mut Random) -> Vec<Todo> {
        let mut todo = vec![Todo::Close(self.attempt)];
        self.redirects += 1;
        if self.redirects > REDIRECTS {
            self.redirects = 0;
            todo.push(self.fail(now, "the servers send this client round in circles", random));
        } else if let Err(why) = may_follow(&self.home, url) {
            todo.push(self.fail(now, why, random));
        } else {
            self.stage = Stage::Down;
            self.retry_at = now;
            url.clone_into(&mut self.place);
        }
        todo
    }

    /// No more waiting: the next attempt is made now.
    pub(super) fn retry(&mut self, now: Duration) {
        self.failures = 0;
        if self.stage == Stage::Down {
            self.retry_at = now;
        }
    }
}

/// How long to wait after so many failures: hardly at all after the first, then longer each time, and never for just as
/// long as everybody else.
fn wait_after(failures: u32, random: &mut Random) -> Duration {
    let ms = match failures {
        0 | 1 => random.between(200, 1_000),
        _ => {
            let most = STEP_MS.saturating_mul(u64::from(failures - 1)).min(LONGEST_MS);
            random.between(most * 3 / 4, most)
        }
    };
    Duration::from_millis(ms)
}

/// Whether a redirect is followed: to a WebSocket address, and never from a secured one to one that is not.
fn may_follow(home: &str, url: &str) -> Result<(), &'static str> {
    if url.len() > URL_LIMIT || url.chars().any(|c| c.is_control() || c.is_whitespace()) {
        return Err("the server redirects to something that is no address");
    }
    let secured = |url: &str| url.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("wss://"));
    let open = |url: &str| url.get(..5).is_some_and(|start| start.eq_ignore_ascii_case("ws://"));
    if secured(url) || (open(url) && !secured(home)) {
        Ok(())
    } else {
        Err("the server redirects to an address that is not secured")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_in_steps_up_to_thirty_seconds() {
        let mut random = Random::new(1);
        for (failures, from, to) in
            [(1, 200, 1_000), (2, 2_625, 3_500), (3, 5_250, 7_000), (9, 21_000, 28_000), (10, 22_500, 30_000)]
        {
            for _ in 0..200 {
                let ms = wait_after(failures, &mut random).as_millis();
                assert!((from..=to).contains(&ms), "{failures} failures: {ms} ms");
            }
        }
        assert!(wait_after(u32::MAX, &mut random) <= Duration::from_secs(30));
    }

    #[test]
    fn a_redirect_never_leaves_the_secured_for_the_open() {
        assert_eq!(may_follow("ws://a/v1/play", "ws://b/v1/play"), Ok(()));
        assert_eq!(may_follow("ws://a/v1/play", "wss://b/v1/play"), Ok(()));
        assert_eq!(may_follow("wss://a/v1/play", "WSS://b/v1/play"), Ok(()));
        assert!(may_follow("wss://a/v1/play", "ws://b/v1/play").is_err());
        assert!(may_follow("ws://a/v1/play", "http://b").is_err());
        assert!(may_follow("ws://a/v1/play", "ws://b\r\nHost: c").is_err());
        assert!(may_follow("ws://a/v1/play", &format!("ws://{}", "b".repeat(600))).is_err());
    }
}
