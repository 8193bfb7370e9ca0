//! `palgak uci`: the Universal Chess Interface, as programs that know variants speak it. Another program sends
//! lines and gets lines; whatever it sends, the conversation goes on.

mod request;
mod search;
mod session;

use std::any::Any;
use std::sync::mpsc;

use palgak_rules::Game;

use crate::error::{Failure, Result};
use crate::games::chushogi::ChuShogi;
use crate::games::janggi::Janggi;
use crate::games::xiangqi::Xiangqi;
use crate::lines::Lines;
use request::Request;
use session::{Session, State};

/// What happens to a session.
enum Event {
    /// The other side asks for something.
    Asked(Request),
    /// The other side has closed its end.
    Closed,
    /// The other side cannot be read.
    Unreadable(Failure),
    /// The search has said its move; the engine comes back, unless it failed. What engine it is depends on the
    /// game, and the session that lent it knows.
    Searched(std::io::Result<Option<Box<dyn Any + Send>>>),
}

/// Talk until the other side leaves.
pub(crate) fn run() -> Result<()> {
    let (events, inbox) = mpsc::channel();
    std::thread::spawn({
        let events = events.clone();
        // At the end of the program the thread may still wait for a line; it ends with the program.
        move || listen(&events)
    });
    let mut state = State::default();
    let mut game = Some(Game::Janggi);
    while let Some(now) = game {
        (game, state) = match now {
            Game::Xiangqi => Session::<Xiangqi>::new(state, events.clone())?.serve(&inbox)?,
            Game::ChuShogi => Session::<ChuShogi>::new(state, events.clone())?.serve(&inbox)?,
            Game::Janggi => Session::<Janggi>::new(state, events.clone())?.serve(&inbox)?,
        };
    }
    Ok(())
}

/// Read lines until there are no more, or nobody wants them.
fn listen(events: &mpsc::Sender<Event>) {
    let mut input = Lines::new(std::io::stdin().lock());
    loop {
        let event = match input.next_line() {
            Ok(Some(line)) => Event::Asked(Request::read(&line)),
            Ok(None) => Event::Closed,
            Err(failure) => Event::Unreadable(failure),
        };
        let more = matches!(event, Event::Asked(_));
        if events.send(event).is_err() || !more {
            return;
        }
    }
}
