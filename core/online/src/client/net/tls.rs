//! Who is trusted to be the service.

use std::sync::Arc;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use tokio_rustls::TlsConnector;

/// Why no secured connection could ever be made.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// The certificates cannot be read.
    #[error("the certificates to be trusted cannot be read: {0}")]
    Certificates(String),
    /// There are none.
    #[error("there is no certificate among those to be trusted")]
    NoCertificate,
    /// The library for cryptography does not do what is needed.
    #[error("secured connections cannot be made: {0}")]
    Unsupported(rustls::Error),
}

/// Makes connections secure.
#[derive(Clone)]
pub(super) struct Tls(pub(super) TlsConnector);

impl Tls {
    /// Trusts the well-known authorities, which come with the program, and these besides (PEM).
    pub(super) fn new(extra: Option<&[u8]>) -> Result<Tls, TlsError> {
        let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        if let Some(pem) = extra {
            let unreadable = |error: &dyn std::fmt::Display| TlsError::Certificates(error.to_string());
            let mut any = false;
            for certificate in CertificateDer::pem_slice_iter(pem) {
                let certificate = certificate.map_err(|error| unreadable(&error))?;
                roots.add(certificate).map_err(|error| unreadable(&error))?;
                any = true;
            }
            if !any {
                return Err(TlsError::NoCertificate);
            }
        }
        // Named, like the version, so that it does not depend on what else is built in.
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_protocol_versions(&[&rustls::version::TLS13])
            .map_err(TlsError::Unsupported)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Tls(TlsConnector::from(Arc::new(config))))
    }
}
