//! The first words: a player shows who they are.

use palgak_online::auth::{self, Challenge};
use palgak_online::id::PlayerId;
use palgak_online::protocol::{ClientMessage, Refusal, Resume, ServerMessage, VERSION};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::line::{Gone, Heard, Line};
use super::outbox::Farewell;

/// A player who has shown who they are.
#[derive(Debug)]
pub(super) struct Greeted {
    pub(super) player: PlayerId,
    pub(super) resume: Option<Resume>,
}

/// Why nobody was greeted.
#[derive(Debug)]
pub(super) enum NotGreeted {
    /// The other side has gone.
    Gone,
    /// It was told why; what remains is to close.
    Close(Farewell),
}

impl From<Gone> for NotGreeted {
    fn from(Gone: Gone) -> NotGreeted {
        NotGreeted::Gone
    }
}

/// Greets whoever has connected.
pub(super) async fn greet(
    line: &mut Line,
    deadline: Instant,
    mut stop: watch::Receiver<bool>,
) -> Result<Greeted, NotGreeted> {
    let mut challenge: Challenge = [0; 32];
    if let Err(error) = getrandom::fill(&mut challenge) {
        tracing::error!(%error, "the system has no random numbers");
        line.refuse(Refusal::Unavailable, "try again later").await?;
        return Err(NotGreeted::Close(Farewell::GOING));
    }
    let welcome = ServerMessage::Welcome { version: VERSION, challenge: auth::write_challenge(&challenge) };
    line.say(&welcome).await?;
    loop {
        let frame = tokio::select! {
            frame = line.frame() => frame,
            () = sleep_until(deadline) => return Err(NotGreeted::Close(Farewell::STRANGER)),
            _ = stop.wait_for(|stop| *stop) => return Err(NotGreeted::Close(Farewell::GOING)),
        };
        match line.judge(frame) {
            Heard::Message(ClientMessage::Hello { version, key, signature, resume }) => {
                let (code, why) = if version != VERSION {
                    (Refusal::Version, format!("version {VERSION} is spoken here"))
                } else if let Err(error) = auth::verify(key, &challenge, &signature) {
                    (Refusal::Signature, error.to_string())
                } else {
                    return Ok(Greeted { player: key, resume });
                };
                line.refuse(code, why).await?;
                return Err(NotGreeted::Close(Farewell::STRANGER));
            }
            Heard::Message(_) => {
                line.refuse(Refusal::OutOfPlace, "hello comes first").await?;
                return Err(NotGreeted::Close(Farewell::STRANGER));
            }
            Heard::Refused(code, why) => line.refuse(code, why).await?,
            Heard::Nothing => {}
            Heard::Last(code, why, farewell) => {
                line.refuse(code, why).await?;
                return Err(NotGreeted::Close(farewell));
            }
            Heard::End => return Err(NotGreeted::Gone),
        }
    }
}
