//! Another program: lines to it and lines from it.

use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use super::fault::Fault;
use super::spec::Program;
use crate::lines::Lines;

/// How long a program may take to leave when it is told to.
const LEAVING: Duration = Duration::from_millis(500);
/// How long a program may take to get ready, before a match and before a game.
pub(crate) const GETTING_READY: Duration = Duration::from_secs(20);

/// A program that runs. It is ended when this is dropped.
pub(crate) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// The word that asks it to leave.
    farewell: &'static str,
}

impl Process {
    /// Starts it. What it says on standard error goes nowhere.
    pub(crate) fn start(program: &Program, farewell: &'static str) -> Result<Process, Fault> {
        let (path, arguments) = program.command.split_first().map_or(("", &[][..]), |(p, a)| (p.as_str(), a));
        let cannot = |why: &str| Fault::CannotStart(format!("cannot start '{path}': {why}"));
        let mut child = Command::new(path)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| cannot(&error.to_string()))?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or_else(|| cannot("it has no output"))?;
        let (sender, lines) = mpsc::channel();
        // It ends with the program's output.
        thread::spawn(move || {
            let mut output = Lines::new(BufReader::new(output));
            while let Ok(Some(line)) = output.next_line() {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Process { child, input, lines, farewell })
    }

    /// Tells it a line.
    pub(crate) fn tell(&mut self, line: &str) -> Result<(), Fault> {
        let told = match &mut self.input {
            Some(input) => writeln!(input, "{line}").and_then(|()| input.flush()),
            None => return Err(self.ended()),
        };
        told.map_err(|_| self.ended())
    }

    /// The next line it says, waiting for it until `patience` has passed since `asked`.
    pub(crate) fn hear(&mut self, asked: Instant, patience: Duration) -> Result<String, Fault> {
        match self.lines.recv_timeout(patience.saturating_sub(asked.elapsed())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent(patience)),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// What it has said and nobody has heard yet.
    pub(crate) fn said(&mut self) -> Vec<String> {
        self.lines.try_iter().collect()
    }

    /// How it ended.
    fn ended(&mut self) -> Fault {
        match self.leaves_within(LEAVING) {
            Some(status) => Fault::Ended(status),
            None => Fault::Ended("it has closed its input or its output".to_owned()),
        }
    }

    /// Waits for it to leave.
    fn leaves_within(&mut self, patience: Duration) -> Option<String> {
        let asked = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            if asked.elapsed() >= patience {
                return None;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.tell(self.farewell);
        self.input = None;
        if self.leaves_within(LEAVING).is_none() {
            // It may have left by itself just now.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
