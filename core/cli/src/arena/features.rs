//! What a program that speaks CECP says it can do.

use std::time::{Duration, Instant};

use super::fault::Fault;
use super::process::{GETTING_READY, Process};

/// How long to wait for the first feature: a program of the protocol's first version never says any.
const FIRST: Duration = Duration::from_secs(2);

/// What matters here of a program's features.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Features {
    /// It says when it is done with everything.
    pub(crate) ping: bool,
    /// Positions can be set up.
    pub(crate) setboard: bool,
    /// It wants to be told how much memory it may use.
    pub(crate) memory: bool,
    /// Moves come with a word before them.
    pub(crate) usermove: bool,
    /// The games it plays; empty if it does not say.
    pub(crate) variants: Vec<String>,
    /// The names of its options.
    pub(crate) options: Vec<String>,
    done: Option<bool>,
}

impl Features {
    /// Listens until the program has said all.
    pub(crate) fn hear(process: &mut Process) -> Result<Features, Fault> {
        let mut features = Features::default();
        let asked = Instant::now();
        loop {
            // `done=0` asks for patience.
            let patience = if features == Features::default() { FIRST } else { GETTING_READY };
            match process.hear(asked, patience) {
                Ok(line) => features.read(&line),
                Err(Fault::Silent(_)) => return Ok(features),
                Err(fault) => {
                    return Err(Fault::CannotStart(format!("the program does not answer protover: {fault}")));
                }
            }
            if features.done == Some(true) {
                return Ok(features);
            }
        }
    }

    /// Reads a line; one that is not about features changes nothing.
    fn read(&mut self, line: &str) {
        let Some(mut rest) = line.trim().strip_prefix("feature ") else { return };
        while let Some((name, after)) = rest.trim_start().split_once('=') {
            let (value, after) = match after.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                None => after.split_once(' ').unwrap_or((after, "")),
            };
            let on = value.trim() != "0";
            match name.trim() {
                "ping" => self.ping = on,
                "setboard" => self.setboard = on,
                "memory" => self.memory = on,
                "usermove" => self.usermove = on,
                "variants" => self.variants = value.split(',').map(|name| name.trim().to_owned()).collect(),
                "option" => self.options.push(option_name(value)),
                "done" => self.done = Some(on),
                _ => {}
            }
            rest = after;
        }
    }
}

/// The name in `Allow repeats -check 0`.
fn option_name(value: &str) -> String {
    value.split(" -").next().unwrap_or(value).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_read() {
        let mut features = Features::default();
        for line in [
            "# a remark: feature ping=0",
            "feature variants=\"chu,9x9+0_shogi,sho\"",
            "feature ping=1 setboard=1 colors=0 usermove=0 memory=1",
            "feature myname=\"HaChu = 0.21\" highlight=1",
            "feature option=\"Allow repeats -check 0\"",
            "feature done=1",
        ] {
            features.read(line);
        }
        assert_eq!((features.ping, features.setboard, features.memory), (true, true, true));
        assert!(!features.usermove);
        assert_eq!(features.variants, ["chu", "9x9+0_shogi", "sho"]);
        assert_eq!(features.options, ["Allow repeats"]);
        assert_eq!(features.done, Some(true));
    }
}
