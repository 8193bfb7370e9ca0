//! TLS to the database.
//!
//! `sslmode=require` in the address asks for it, and then the certificate is always checked, name and all: an encrypted
//! connection to nobody knows whom protects nothing. `verify-ca` and `verify-full` mean the same. `sslrootcert` names a
//! file of certificates to trust; without it, those that the system trusts.

use std::future::Future;
use std::io;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

/// Where Debian, Fedora and Alpine keep the certificates that the system trusts.
const SYSTEM: [&str; 3] =
    ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"];

/// What an address says of TLS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TlsWish {
    /// None is wanted.
    Plain,
    /// It is wanted, with these certificates to trust, or those of the system.
    Verified(Option<PathBuf>),
}

impl TlsWish {
    /// Takes what concerns TLS out of an address: the driver does not know all of it.
    pub(super) fn of(url: &str) -> Result<(String, TlsWish), String> {
        let (start, query) = url.split_once('?').unwrap_or((url, ""));
        let (mut wanted, mut roots, mut rest) = (false, None, Vec::new());
        for part in query.split('&').filter(|part| !part.is_empty()) {
            match part.split_once('=').unwrap_or((part, "")) {
                ("sslmode", "disable" | "allow" | "prefer") => wanted = false,
                ("sslmode", "require" | "verify-ca" | "verify-full") => wanted = true,
                ("sslmode", mode) => {
                    return Err(format!(
                        "there is no sslmode {mode:?}; disable and require are what there is"
                    ));
                }
                ("sslrootcert", path) => roots = Some(PathBuf::from(unescape(path)?)),
                _ => rest.push(part),
            }
        }
        if roots.is_some() && !wanted {
            return Err("sslrootcert is of use only with sslmode=require".to_owned());
        }
        let url = if rest.is_empty() { start.to_owned() } else { format!("{start}?{}", rest.join("&")) };
        Ok((url, if wanted { TlsWish::Verified(roots) } else { TlsWish::Plain }))
    }
}

fn unescape(text: &str) -> Result<String, String> {
    let wrong = || format!("{text:?} is wrongly escaped");
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next().ok_or_else(wrong)?, rest.next().ok_or_else(wrong)?];
            let digits = str::from_utf8(&digits).map_err(|_| wrong())?;
            bytes.push(u8::from_str_radix(digits, 16).map_err(|_| wrong())?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).map_err(|_| wrong())
}

/// Makes TLS connections.
#[derive(Clone)]
pub(super) struct Tls(Arc<ClientConfig>);

impl Tls {
    /// What an address wishes for; none if it is a plain connection.
    pub(super) fn for_wish(wish: &TlsWish) -> Result<Option<Tls>, String> {
        let TlsWish::Verified(file) = wish else { return Ok(None) };
        let path = match file {
            Some(path) => path.clone(),
            None => SYSTEM
                .iter()
                .map(PathBuf::from)
                .find(|path| path.exists())
                .ok_or("no certificates of the system were found: name a file with sslrootcert")?,
        };
        let broken = |error: &dyn std::error::Error| format!("{}: {error}", path.display());
        let mut roots = RootCertStore::empty();
        for certificate in CertificateDer::pem_file_iter(&path).map_err(|error| broken(&error))? {
            let certificate = certificate.map_err(|error| broken(&error))?;
            // A system's bundle may hold one that is too old to be of use.
            if let Err(error) = roots.add(certificate)
                && file.is_some()
            {
                return Err(broken(&error));
            }
        }
        if roots.is_empty() {
            return Err(format!("{} holds no certificate", path.display()));
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Some(Tls(Arc::new(config))))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = Stream<S>;
    type TlsConnect = Connect;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> io::Result<Connect> {
        let name = ServerName::try_from(host.to_owned())
            .map_err(|_| io::Error::other(format!("TLS needs the name of the host, and {host:?} is none")))?;
        Ok(Connect { connector: TlsConnector::from(Arc::clone(&self.0)), name })
    }
}

/// A connection about to be made.
pub(super) struct Connect {
    connector: TlsConnector,
    name: ServerName<'static>,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Connect {
    type Stream = Stream<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Stream<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            self.connector.connect(self.name, stream).await.map(|stream| Stream(Box::new(stream)))
        })
    }
}

/// A TLS connection.
pub(super) struct Stream<S>(Box<TlsStream<S>>);

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Stream<S> {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.get_mut().0).poll_read(cx, buf)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Stream<S> {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut *self.get_mut().0).poll_write(cx, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.get_mut().0).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.get_mut().0).poll_shutdown(cx)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> tokio_postgres::tls::TlsStream for Stream<S> {
    fn channel_binding(&self) -> ChannelBinding {
        // The certificate is checked, so that nobody is in between.
        ChannelBinding::none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_concerns_tls_is_taken_out_of_the_address() {
        let plain = TlsWish::of("postgres://h/d?host=/run&sslmode=disable").unwrap();
        assert_eq!(plain, ("postgres://h/d?host=/run".to_owned(), TlsWish::Plain));
        assert_eq!(TlsWish::of("postgres://h/d").unwrap(), ("postgres://h/d".to_owned(), TlsWish::Plain));
        let (url, wish) = TlsWish::of("postgres://h/d?sslmode=verify-full&sslrootcert=%2Fa%20b&x=y").unwrap();
        assert_eq!(url, "postgres://h/d?x=y");
        assert_eq!(wish, TlsWish::Verified(Some(PathBuf::from("/a b"))));
        assert_eq!(TlsWish::of("postgres://h/d?sslmode=require").unwrap().1, TlsWish::Verified(None));
    }

    #[test]
    fn a_wish_that_cannot_be_met_is_refused() {
        for url in [
            "h?sslmode=yes",
            "h?sslrootcert=/a",
            "h?sslmode=require&sslrootcert=%4",
            "h?sslmode=require&sslrootcert=%zz",
        ] {
            assert!(TlsWish::of(url).is_err(), "{url}");
        }
        let missing = TlsWish::Verified(Some(PathBuf::from("/no/such/file")));
        assert!(Tls::for_wish(&missing).err().is_some_and(|error| error.contains("/no/such/file")));
    }
}
