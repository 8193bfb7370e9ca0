//! The real program as a process, to be stopped and killed.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread::JoinHandle;

use rustix::process::{Pid, Signal, kill_process};

use super::PATIENCE;

/// A running server. It is killed when this is dropped.
pub(crate) struct Process {
    child: Child,
    lines: Receiver<String>,
    reader: Option<JoinHandle<Vec<String>>>,
    pub(crate) address: SocketAddr,
    store: String,
    options: Vec<String>,
}

/// The program, with options of its own.
pub(crate) fn command(options: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_palgak-server"));
    command.args(options).env_remove("RUST_LOG").stdin(Stdio::null()).stdout(Stdio::null());
    command
}

/// Runs the program until it ends by itself.
pub(crate) fn run(options: &[&str]) -> Output {
    command(options).stdout(Stdio::piped()).output().unwrap()
}

impl Process {
    /// Starts a server on a free port.
    pub(crate) fn start(store: &str, options: &[&str]) -> Process {
        Process::on("127.0.0.1:0", store, options)
    }

    fn on(listen: &str, store: &str, options: &[&str]) -> Process {
        let mut command = command(&["--listen", listen, "--store", store, "--log", "json"]);
        let mut child = command.args(options).stderr(Stdio::piped()).spawn().unwrap();
        let stderr = BufReader::new(child.stderr.take().unwrap());
        let (to, lines) = channel();
        let reader = std::thread::spawn(move || {
            let mut all = Vec::new();
            for line in stderr.lines().map_while(Result::ok) {
                all.push(line.clone());
                // The test may not wait for any line.
                let _ = to.send(line);
            }
            all
        });
        let options = options.iter().map(|option| (*option).to_owned()).collect();
        let address = "127.0.0.1:0".parse().unwrap();
        let mut process =
            Process { child, lines, reader: Some(reader), address, store: store.to_owned(), options };
        let said = process.wait_for("listening");
        process.address = said["address"].as_str().unwrap().parse().unwrap();
        process
    }

    /// The URL for clients.
    pub(crate) fn url(&self) -> String {
        format!("ws://{}/v1/play", self.address)
    }

    /// Waits until the log says something.
    pub(crate) fn wait_for(&self, message: &str) -> serde_json::Value {
        loop {
            let line = self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("never said: {message}"));
            let said: serde_json::Value =
                serde_json::from_str(&line).unwrap_or_else(|_| panic!("not a log line: {line}"));
            if said["message"] == message {
                return said;
            }
        }
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Kills it like a crash of the machine would, and starts it again with the same store, at the same address.
    pub(crate) fn crash_and_restart(mut self) -> Process {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.again()
    }

    /// Starts it again after its end.
    pub(crate) fn again(self) -> Process {
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        Process::on(&self.address.to_string(), &self.store, &options)
    }

    /// Waits for its end: how it ended and all that it has logged.
    pub(crate) fn end(&mut self) -> (ExitStatus, Vec<String>) {
        let status = self.child.wait().unwrap();
        let lines = self.reader.take().map(|reader| reader.join().unwrap()).unwrap_or_default();
        (status, lines)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A store in a folder.
pub(crate) fn store_in(folder: &Path) -> String {
    let path: PathBuf = folder.join("games.redb");
    path.to_str().unwrap().to_owned()
}
