//! Running the program.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The last line of the output of a run that went well.
    #[track_caller]
    pub(crate) fn last_line(&self) -> &str {
        self.ok().lines().last().unwrap_or_default()
    }

    /// The output of a run that went well, silent on standard error.
    #[track_caller]
    pub(crate) fn ok(&self) -> &str {
        assert_eq!((self.status, self.err.as_str()), (Some(0), ""), "{self:?}");
        &self.out
    }

    /// The complaint of a run that was asked for what cannot be: status 2, one line, nothing else.
    #[track_caller]
    pub(crate) fn refused(&self) -> &str {
        assert_eq!((self.status, self.out.as_str()), (Some(2), ""), "{self:?}");
        let line = self.err.strip_suffix('\n').unwrap_or_else(|| panic!("no line end: {self:?}"));
        assert!(!line.contains('\n'), "more than one line: {self:?}");
        line.strip_prefix("palgak: ").unwrap_or_else(|| panic!("it does not say who complains: {self:?}"))
    }
}

/// Run with these arguments and nothing on standard input.
pub(crate) fn palgak(arguments: &[&str]) -> Run {
    palgak_with_input(arguments, "")
}

/// Run with these arguments and this on standard input.
pub(crate) fn palgak_with_input(arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_palgak"))
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has left already does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The rows of a file of `tests/oracle/janggi`, each split at its tabs.
pub(crate) fn oracle(file: &str) -> Vec<Vec<String>> {
    oracle_of("janggi", file)
}

/// The rows of a file of a game's oracle data, each split at its tabs.
pub(crate) fn oracle_of(game: &str, file: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../../tests/oracle/{game}/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rows: Vec<Vec<String>> =
        text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect();
    assert!(rows.len() > 20, "{path} is nearly empty");
    rows
}

/// `bikjang=on` or `bikjang=off`.
pub(crate) fn rule(setting: &str) -> String {
    format!("bikjang={setting}")
}
