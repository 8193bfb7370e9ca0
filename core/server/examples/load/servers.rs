//! The servers under test: started here, ended here.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::Result;

/// What a server does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Makes messages durable and echoes them.
    Echo,
    /// Makes messages durable and sends them to both players of a game.
    Relay,
    /// The real one.
    Palgak,
}

impl Kind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Echo => "bare",
            Kind::Relay => "relay",
            Kind::Palgak => "palgak",
        }
    }
}

/// A server that runs until it is dropped.
pub(crate) struct Running {
    child: Child,
    pub(crate) address: SocketAddr,
    folder: PathBuf,
}

impl Running {
    /// A server of a kind; the real one without limits.
    pub(crate) fn start(folder: &Path, kind: Kind) -> Result<Running> {
        match kind {
            Kind::Echo => Running::bare(folder, &[]),
            Kind::Relay => Running::bare(folder, &["relay"]),
            Kind::Palgak => Running::palgak(folder, UNLIMITED),
        }
    }

    /// The real server, with a file as its store.
    pub(crate) fn palgak(folder: &Path, options: &[&str]) -> Result<Running> {
        let folder = fresh(folder, "palgak")?;
        let mut command = Command::new(beside("palgak-server")?);
        command.args(["--listen", "127.0.0.1:0", "--log", "json", "--store"]).arg(folder.join("games.redb"));
        command.args(options).env("RUST_LOG", "palgak_server=info").stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let stderr = child.stderr.take().ok_or("no standard error")?;
        let mut lines = BufReader::new(stderr).lines();
        let address = loop {
            let line = lines.next().ok_or("the server said nothing of where it listens")??;
            let said: serde_json::Value = serde_json::from_str(&line).map_err(|_| line.clone())?;
            if said["message"] == "listening" {
                break said["address"].as_str().ok_or("no address")?.parse()?;
            }
        };
        // What it says later must not fill the pipe.
        std::thread::spawn(move || {
            for line in lines.map_while(std::result::Result::ok) {
                if line.contains("\"ERROR\"") {
                    crate::report::line(format_args!("the server says: {line}"));
                }
            }
        });
        Ok(Running { child, address, folder })
    }

    /// A bare server.
    fn bare(folder: &Path, options: &[&str]) -> Result<Running> {
        let folder = fresh(folder, "bare")?;
        let mut command = Command::new(beside("examples/bare")?);
        let mut child = command.arg(folder.join("messages")).args(options).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no standard output")?).read_line(&mut line)?;
        let address = line.trim().strip_prefix("listening ").ok_or("the bare server does not listen")?;
        Ok(Running { address: address.parse()?, child, folder })
    }

    /// How much memory it has in use, in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        let kibibytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kibibytes * 1_024)
    }

    /// How much processor time it has used, in seconds.
    pub(crate) fn processor(&self) -> Result<f64> {
        processor(self.child.id())
    }
}

/// How much processor time a process has used, in seconds.
pub(crate) fn processor(process: u32) -> Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let after_name = stat.rsplit(") ").next().unwrap_or_default();
    let ticks = |place: usize| -> Result<u64> {
        Ok(after_name.split(' ').nth(place).ok_or("no processor time")?.parse()?)
    };
    // In hundredths of a second, whatever the processor.
    Ok((ticks(11)? + ticks(12)?) as f64 / 100.0)
}

impl Drop for Running {
    fn drop(&mut self) {
        // It was started to be measured; how it ends does not matter here.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// An empty folder.
fn fresh(folder: &Path, name: &str) -> Result<PathBuf> {
    let fresh = folder.join(format!("load-{}-{name}", std::process::id()));
    if fresh.exists() {
        std::fs::remove_dir_all(&fresh)?;
    }
    std::fs::create_dir_all(&fresh)?;
    Ok(fresh)
}

/// A program built together with this one.
fn beside(name: &str) -> Result<PathBuf> {
    let me = std::env::current_exe()?;
    let folder = me.parent().and_then(Path::parent).ok_or("where is this program?")?;
    let path = folder.join(name);
    if !path.exists() {
        return Err(format!("{} is not there; build with --bins --examples", path.display()).into());
    }
    Ok(path)
}

/// Options without limits on what an address may do: here, all clients have the same.
const UNLIMITED: &[&str] = &[
    "--limit-connections",
    "100000",
    "--limit-address-connections",
    "0",
    "--limit-address-connects",
    "0",
    "--limit-address-messages",
    "0",
    "--limit-messages",
    "0",
];
