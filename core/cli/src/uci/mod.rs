//! `palgak uci`: the Universal Chess Interface, as programs that know variants speak it. Another program sends
//! lines and gets lines; whatever it sends, the conversation goes on.

mod request;
mod search;
mod session;

use std::sync::mpsc;

use crate::error::{Failure, Result};
use crate::games::janggi::Janggi;
use crate::lines::Lines;
use request::Request;
use session::Session;

/// What happens to a session.
enum Event<E> {
    /// The other side asks for something.
    Asked(Request),
    /// The other side has closed its end.
    Closed,
    /// The other side cannot be read.
    Unreadable(Failure),
    /// The search has said its move; the engine comes back, unless it failed.
    Searched(std::io::Result<Option<E>>),
}

/// Talk until the other side leaves.
pub(crate) fn run() -> Result<()> {
    let (events, inbox) = mpsc::channel();
    std::thread::spawn({
        let events = events.clone();
        // At the end of the program the thread may still wait for a line; it ends with the program.
        move || listen(&events)
    });
    Session::<Janggi>::new(events)?.serve(&inbox)
}

/// Read lines until there are no more, or nobody wants them.
fn listen<E>(events: &mpsc::Sender<Event<E>>) {
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
