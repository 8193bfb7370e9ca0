//! The files from when they are opened until they are closed or fail: the journal, and the store's own file with the
//! thread that writes to it.
//!
//! # Why nothing is lost
//! - A frame of the journal only goes on from what was durable before: from the game's row in the file, or from records in
//!   frames before it. For a game is taken in hand ([`Heads`]) as a committed transaction has left it.
//! - Whatever a transaction does to a game comes after all the records of it that were taken in before, in the same
//!   transaction or in an earlier one, whether or not the journal has them yet.
//! - A lap of the journal is written over only when the file has all its records.
//! - A game is taken out only when the laps that may speak of it do not count any more.
//!
//! So after a crash, whatever the two files have got to, every record in the journal is in the store's file already or is the
//! next of its game.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread::JoinHandle;

use ::redb::{Database, ReadableDatabase as _};
use palgak_online::id::GameId;

use super::fault::Fault;
use super::filer::{Filer, Filing, Progress, Task, words};
use super::frame::{Draft, Entry, room};
use super::heads::{Hand, Heads};
use super::journal::Journal;
use super::open::{OpenError, Opened};
use super::place::JournalPlace;
use super::tables::{GAMES, GameRow, read};
use super::work::Work;
use super::writer::{Job, Reply, Request, Waiting};
use super::{Clock, Shared, requests, thread};
use crate::store::{Append, Appended, Epoch};

/// The open files.
pub(super) struct Session {
    database: Arc<Database>,
    journal: Journal,
    place: Arc<dyn JournalPlace>,
    heads: Heads,
    /// The frame that is being put together.
    draft: Draft,
    filings: Sender<Filing>,
    progress: Arc<Progress>,
    filer: JoinHandle<()>,
    shared: Arc<Shared>,
}

/// What is done with records that are to be added.
enum Way {
    /// They are written to the journal.
    Journal,
    /// They are filed by a request, like all that does more to a game than to go on with it.
    File,
    /// The file holds something wrong about the games.
    Nowhere(Fault),
}

impl Session {
    /// Begins to work with files that were opened.
    pub(super) fn start(opened: Opened, shared: &Arc<Shared>, clock: &Clock) -> Result<Session, OpenError> {
        let Opened { database, journal, place } = opened;
        let database = Arc::new(database);
        let progress = Arc::new(Progress::at(journal.lap()));
        let (to_filer, filings) = mpsc::channel();
        let filer = Filer {
            filings,
            database: Arc::clone(&database),
            shared: Arc::clone(shared),
            clock: Arc::clone(clock),
            progress: Arc::clone(&progress),
        };
        let filer = thread("store-filer", move || filer.run())?;
        shared.open(Arc::clone(&database));
        Ok(Session {
            database,
            journal,
            place,
            heads: Heads::default(),
            draft: Draft::new(),
            filings: to_filer,
            progress,
            filer,
            shared: Arc::clone(shared),
        })
    }

    /// Whether the filer goes on. If so, the games that it is done with are taken back.
    pub(super) fn ready(&mut self) -> bool {
        let Ok(returned) = self.progress.returned() else { return false };
        returned.into_iter().for_each(|game| self.heads.give_back(game));
        true
    }

    /// Adds records. Who asked waits for the next [`Session::sync`], or hears from the filer.
    pub(super) fn append(
        &mut self,
        records: Vec<Append>,
        reply: Reply<Vec<Appended>>,
        waiting: &mut Waiting,
    ) -> Result<(), Fault> {
        let way = self.way(&records);
        match way {
            Ok(Way::Journal) => {
                let (heads, draft) = (&mut self.heads, &mut self.draft);
                let add = |append: Append| {
                    heads.append(append, |Append { id, epoch, seq, record, .. }| {
                        draft.push(Entry { game: *id, epoch: *epoch, seq: *seq, record });
                    })
                };
                waiting.push((reply, records.into_iter().map(add).collect()));
                Ok(())
            }
            Ok(Way::File) => {
                let mut games: Vec<GameId> = records.iter().map(|append| append.id).collect();
                games.sort_unstable();
                games.dedup();
                let act = move |work: &mut Work<'_>| {
                    records.iter().map(|append| requests::append(work, append)).collect()
                };
                self.file(Box::new(Request::new(act, reply)), &games);
                Ok(())
            }
            Ok(Way::Nowhere(fault)) => {
                // Whoever asked may have stopped listening.
                let _ = reply.send(Err(fault.answer()));
                Ok(())
            }
            Err(fault) => {
                waiting.push((reply, Vec::new()));
                Err(fault)
            }
        }
    }

    /// Finds out what to do with records. Those that are to be written to the journal have room there, and their games are
    /// in hand.
    fn way(&mut self, records: &[Append]) -> Result<Way, Fault> {
        let size = records.iter().map(|append| room(&append.record)).sum();
        if records.iter().any(|append| append.ends) || !self.journal.can_hold(Draft::size_of(size)) {
            return Ok(Way::File);
        }
        // This first: it may let go of games.
        self.make_room(size)?;
        let mut unknown = Vec::new();
        for append in records {
            match self.heads.hand(append.id) {
                Hand::Here => {}
                Hand::Lent => return Ok(Way::File),
                Hand::Filed => unknown.push(append.id),
            }
        }
        if !unknown.is_empty() {
            match self.take_in(&unknown) {
                Err(fault @ Fault::Damaged(_)) => return Ok(Way::Nowhere(fault)),
                taken => taken?,
            }
        }
        // Whether a record is the same as one that is in the file can be seen only there.
        let filed = records.iter().any(|append| self.heads.is_filed(append));
        Ok(if filed { Way::File } else { Way::Journal })
    }

    /// Takes games in hand that are as the last transaction has left them. There may be no such games.
    fn take_in(&mut self, games: &[GameId]) -> Result<(), Fault> {
        let (database, heads) = (&*self.database, &mut self.heads);
        // What is read from a damaged file may make redb panic; that must not end the thread.
        let taken = catch_unwind(AssertUnwindSafe(|| -> Result<(), Fault> {
            let table = database.begin_read()?.open_table(GAMES)?;
            for game in games {
                if let Some(row) = table.get(game.0)? {
                    let row: GameRow = read(row.value(), &format!("game {game}"))?;
                    heads.take_in(*game, Epoch(row.epoch), row.last);
                }
            }
            Ok(())
        }));
        taken.unwrap_or_else(|panic| Err(Fault::Io(words(&*panic))))
    }

    /// Makes sure that so many bytes of records fit into the lap.
    fn make_room(&mut self, size: usize) -> Result<(), Fault> {
        if self.journal.has_room(self.draft.size_with(size)) {
            return Ok(());
        }
        self.sync()?;
        if self.journal.has_room(self.draft.size_with(size)) {
            return Ok(());
        }
        self.turn()
    }

    /// Begins the next lap of the journal, once all is in it that belongs to this one.
    fn turn(&mut self) -> Result<(), Fault> {
        // The half of the next lap is free only when the last lap that was written there is in the file.
        self.progress.wait_for(self.journal.lap())?;
        let pending = self.heads.take_all();
        self.journal.turn();
        self.send(Filing { pending, task: Task::Lap(self.journal.lap()) });
        Ok(())
    }

    /// Has games taken out. The lap may have records of them, however long ago they were added, and after a crash those would
    /// go on with games that are not there: so a new lap begins before.
    pub(super) fn remove(&mut self, job: Box<dyn Job>, games: &[GameId]) -> Result<(), Fault> {
        self.sync()?;
        self.turn()?;
        self.file(job, games);
        Ok(())
    }

    /// Has a request carried out that concerns these games.
    pub(super) fn file(&mut self, job: Box<dyn Job>, games: &[GameId]) {
        let pending = games.iter().filter_map(|game| self.heads.lend(*game)).collect();
        self.send(Filing { pending, task: Task::Job(job, games.to_vec()) });
    }

    fn send(&self, filing: Filing) {
        // If the thread is gone the request is dropped, and whoever asked hears that nobody will answer.
        let _ = self.filings.send(filing);
    }

    /// Writes the frame that was put together, and waits until it is on the disk.
    pub(super) fn sync(&mut self) -> Result<(), Fault> {
        if self.draft.is_empty() {
            return Ok(());
        }
        let written = self.journal.write(&mut self.draft);
        self.draft.clear();
        written.map_err(|error| {
            tracing::error!(%error, journal = %self.place.name().display(), "the store's journal failed");
            Fault::Io(format!("the journal: {error}"))
        })
    }

    /// Lets go of files of which one has failed. The filer answers what it was asked before.
    pub(super) fn abandon(self) {
        self.end();
    }

    /// Brings all that is in the journal into the store's file, and closes it. The journal is then not needed, and goes.
    pub(super) fn close(mut self) {
        let pending = self.heads.take_all();
        self.send(Filing { pending, task: Task::Retire });
        self.end();
    }

    fn end(self) {
        let Session { database, journal, place, filings, progress, filer, shared, .. } = self;
        drop(filings);
        let _ = filer.join();
        drop(journal);
        // As long as the file is open, no other server makes a journal of its own there.
        if progress.retired()
            && let Err(error) = place.remove()
        {
            tracing::warn!(%error, journal = %place.name().display(), "the store's empty journal stays");
        }
        shared.close();
        drop(database);
    }
}
