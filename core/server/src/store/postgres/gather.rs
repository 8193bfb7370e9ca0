//! Gathers the records that come while others are being written into one message to the database: so a single connection
//! serves many games, and the database syncs once for all of them.

use std::sync::Arc;

use tokio::sync::{Semaphore, mpsc, oneshot};

use super::Inner;
use crate::store::{Append, Appended, StoreError};

/// How many batches are on their way at a time: while the database syncs one it can take in the next.
const FLIGHTS: usize = 3;

/// The most records in a batch, so that the first of them does not wait for too many others.
const BATCH: usize = 512;

type Answer = oneshot::Sender<Result<Vec<Appended>, StoreError>>;

/// Where records go in.
pub(super) struct Gather(mpsc::UnboundedSender<(Vec<Append>, Answer)>);

impl Gather {
    /// Starts to gather; it ends when this is dropped.
    pub(super) fn start(store: Arc<Inner>) -> Gather {
        let (sender, requests) = mpsc::unbounded_channel();
        tokio::spawn(gather(store, requests));
        Gather(sender)
    }

    /// Adds records together with those of others.
    pub(super) async fn append(&self, batch: Vec<Append>) -> Result<Vec<Appended>, StoreError> {
        let (sender, answer) = oneshot::channel();
        // If nobody takes it the answer never comes, which is said below.
        let _ = self.0.send((batch, sender));
        let gone = || StoreError::Unavailable("what gathers records for the database has ended".to_owned());
        answer.await.unwrap_or_else(|_| Err(gone()))
    }
}

async fn gather(store: Arc<Inner>, mut requests: mpsc::UnboundedReceiver<(Vec<Append>, Answer)>) {
    let flights = Arc::new(Semaphore::new(FLIGHTS));
    while let Some(first) = requests.recv().await {
        let Ok(flight) = Arc::clone(&flights).acquire_owned().await else { return };
        let mut count = first.0.len();
        let mut together = vec![first];
        while count < BATCH {
            let Ok(next) = requests.try_recv() else { break };
            count += next.0.len();
            together.push(next);
        }
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let batch: Vec<Append> = together.iter().flat_map(|(batch, _)| batch.iter().cloned()).collect();
            let mut answers = store.append_all(&batch).await.map(Vec::into_iter);
            for (batch, sender) in together {
                let answer = match &mut answers {
                    Ok(answers) => Ok(answers.by_ref().take(batch.len()).collect()),
                    Err(error) => Err(error.clone()),
                };
                // Whoever asked may have stopped listening.
                let _ = sender.send(answer);
            }
            drop(flight);
        });
    }
}
