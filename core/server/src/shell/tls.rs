//! TLS with a certificate that can be renewed while the server runs.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use rustls::ServerConfig;
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use tokio_rustls::TlsAcceptor;

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read, or is not in PEM.
    #[error("{path}: {error}", path = path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: pem::Error,
    },
    /// A file without a certificate.
    #[error("{path}: there is no certificate in it", path = .0.display())]
    NoCertificate(PathBuf),
    /// Key and certificate do not go together, or are of a kind that is not supported.
    #[error("{cert} and {key}: {error}", cert = cert.display(), key = key.display())]
    Mismatch {
        /// The file of the certificate.
        cert: PathBuf,
        /// The file of the key.
        key: PathBuf,
        /// Why.
        error: rustls::Error,
    },
    /// The library does not accept its settings.
    #[error("TLS: {0}")]
    Config(#[from] rustls::Error),
}

/// A certificate and its key, in two files that may be replaced.
#[derive(Debug)]
pub struct Certificate {
    cert: PathBuf,
    key: PathBuf,
    provider: Arc<CryptoProvider>,
    loaded: RwLock<Arc<CertifiedKey>>,
}

impl Certificate {
    /// Reads the files: the chain of certificates, the server's own first, and the key, both in PEM.
    ///
    /// # Errors
    /// If they cannot be read or do not go together.
    pub fn load(cert: &Path, key: &Path) -> Result<Arc<Certificate>, TlsError> {
        let provider = Arc::new(ring::default_provider());
        let loaded = RwLock::new(Arc::new(read(cert, key, &provider)?));
        Ok(Arc::new(Certificate { cert: cert.to_owned(), key: key.to_owned(), provider, loaded }))
    }

    /// Reads the files anew. New connections get what is in them; if they cannot be used, what was there before.
    ///
    /// # Errors
    /// If they cannot be used.
    pub fn reload(&self) -> Result<(), TlsError> {
        let renewed = Arc::new(read(&self.cert, &self.key, &self.provider)?);
        *self.loaded.write().unwrap_or_else(PoisonError::into_inner) = renewed;
        Ok(())
    }

    /// What takes in TLS connections with this certificate.
    pub(super) fn acceptor(self: &Arc<Certificate>) -> Result<TlsAcceptor, TlsError> {
        let mut config = ServerConfig::builder_with_provider(Arc::clone(&self.provider))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_cert_resolver(Arc::new(Resolver(Arc::clone(self))));
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        // Sessions are resumed by tickets if at all: nothing is kept for each client.
        config.session_storage = Arc::new(rustls::server::NoServerSessionStorage {});
        config.send_tls13_tickets = 0;
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}

struct Resolver(Arc<Certificate>);

impl ResolvesServerCert for Resolver {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.loaded.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

impl fmt::Debug for Resolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Resolver")
    }
}

fn read(cert: &Path, key: &Path, provider: &CryptoProvider) -> Result<CertifiedKey, TlsError> {
    let file = |path: &Path| {
        let path = path.to_owned();
        |error| TlsError::File { path, error }
    };
    let chain: Vec<CertificateDer<'static>> =
        CertificateDer::pem_file_iter(cert).and_then(Iterator::collect).map_err(file(cert))?;
    if chain.is_empty() {
        return Err(TlsError::NoCertificate(cert.to_owned()));
    }
    let private = PrivateKeyDer::from_pem_file(key).map_err(file(key))?;
    CertifiedKey::from_der(chain, private, provider).map_err(|error| TlsError::Mismatch {
        cert: cert.to_owned(),
        key: key.to_owned(),
        error,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn made(folder: &Path, name: &str) -> (PathBuf, PathBuf) {
        let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
        let (cert, key) = (folder.join(format!("{name}.crt")), folder.join(format!("{name}.key")));
        fs::write(&cert, made.cert.pem()).unwrap();
        fs::write(&key, made.signing_key.serialize_pem()).unwrap();
        (cert, key)
    }

    fn message(result: Result<Arc<Certificate>, TlsError>) -> String {
        result.map(|_| ()).unwrap_err().to_string()
    }

    #[test]
    fn what_is_wrong_with_the_files_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let (cert, key) = made(folder.path(), "one");
        let (other, _) = made(folder.path(), "two");
        assert!(Certificate::load(&cert, &key).is_ok());
        let nowhere = folder.path().join("nowhere");
        let said = message(Certificate::load(&nowhere, &key));
        assert!(said.contains("nowhere: ") && said.contains("No such file"), "{said}");
        let said = message(Certificate::load(&key, &key));
        assert!(said.ends_with("one.key: there is no certificate in it"), "{said}");
        let said = message(Certificate::load(&cert, &cert));
        assert!(said.contains("one.crt: "), "{said}");
        let said = message(Certificate::load(&other, &key));
        assert!(said.contains("two.crt and ") && said.contains("one.key: "), "{said}");
    }

    #[test]
    fn a_renewed_certificate_is_taken_up_and_a_broken_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let (cert, key) = made(folder.path(), "one");
        let certificate = Certificate::load(&cert, &key).unwrap();
        let shown = || certificate.loaded.read().unwrap().cert.clone();
        let first = shown();
        let (new_cert, new_key) = made(folder.path(), "two");
        fs::copy(new_cert, &cert).unwrap();
        assert!(certificate.reload().is_err(), "the new certificate with the old key");
        assert_eq!(shown(), first);
        fs::copy(new_key, &key).unwrap();
        certificate.reload().unwrap();
        assert_ne!(shown(), first);
    }
}
