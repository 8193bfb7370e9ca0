//! The UniFFI surface.
uniffi::setup_scaffolding!();
