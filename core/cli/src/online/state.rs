//! The file in which the player and the game are kept.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use data_encoding::HEXLOWER;

use crate::command::random_bytes;
use crate::error::{Failure, Result};

/// Who the player is, and the game they are in. In the file: the secret in hexadecimal digits on the first line, the saved
/// session on the second.
pub(crate) struct StateFile {
    path: PathBuf,
    pub(crate) secret: [u8; 32],
    session: Vec<u8>,
}

impl StateFile {
    /// Reads the file; where there is none, a player is made up.
    pub(crate) fn open(path: &Path) -> Result<StateFile> {
        let state = |secret, session| StateFile { path: path.to_owned(), secret, session };
        let bytes = match std::fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let state = state(random_bytes()?, Vec::new());
                state.write()?;
                return Ok(state);
            }
            Err(error) => return Err(state(<[u8; 32]>::default(), Vec::new()).failure(&error)),
        };
        let mut lines = bytes.splitn(2, |byte| *byte == b'\n');
        let secret = lines.next().and_then(|line| HEXLOWER.decode(line).ok());
        let Some(secret) = secret.and_then(|secret| secret.try_into().ok()) else {
            let why = "its first line is not the 64 hexadecimal digits of a player";
            return Err(Failure::usage(format_args!("--state: {}: {why}", path.display())));
        };
        Ok(state(secret, lines.next().unwrap_or_default().trim_ascii().to_vec()))
    }

    /// The session that was saved.
    pub(crate) fn session(&self) -> Option<Vec<u8>> {
        (!self.session.is_empty()).then(|| self.session.clone())
    }

    /// Keeps a session.
    pub(crate) fn keep(&mut self, session: Vec<u8>) -> Result<()> {
        self.session = session;
        self.write()
    }

    /// Writes the file so that whoever reads it finds the old or the new one, and only the owner does.
    fn write(&self) -> Result<()> {
        let folder = match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let write = || {
            let mut file = tempfile::NamedTempFile::new_in(folder)?;
            file.write_all(HEXLOWER.encode(&self.secret).as_bytes())?;
            file.write_all(b"\n")?;
            file.write_all(&self.session)?;
            file.write_all(b"\n")?;
            file.persist(&self.path)?;
            Ok(())
        };
        write().map_err(|error: io::Error| self.failure(&error))
    }

    fn failure(&self, error: &io::Error) -> Failure {
        Failure::Io(format!("--state: {}: {error}", self.path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_made_up_once_and_kept_with_the_session() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("state");
        let mut first = StateFile::open(&path).unwrap();
        assert_eq!(first.session(), None);
        first.keep(b"{\"version\":1}".to_vec()).unwrap();
        let second = StateFile::open(&path).unwrap();
        assert_eq!(second.secret, first.secret);
        assert_eq!(second.session().as_deref(), Some(&b"{\"version\":1}"[..]));
    }

    #[test]
    fn a_file_that_is_something_else_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("state");
        std::fs::write(&path, "dear diary").unwrap();
        assert!(matches!(StateFile::open(&path), Err(Failure::Usage(_))));
        assert_eq!(std::fs::read(&path).unwrap(), b"dear diary");
    }
}
