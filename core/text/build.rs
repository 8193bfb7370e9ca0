//! Packs the catalogues: the texts of five languages would be a tenth of an app's library.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

include!("src/areas.rs");

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=src/areas.rs");
    println!("cargo:rerun-if-changed=locales");
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("locales");
    let out = env::var("OUT_DIR")?;
    for locale in fs::read_dir(locales)? {
        let locale = locale?.path();
        let mut texts = Vec::new();
        for area in AREAS {
            let file = locale.join(area).with_extension("ftl");
            let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            texts.extend_from_slice(text.as_bytes());
            texts.push(b'\0');
        }
        let name = locale.file_name().ok_or("a language without a name")?;
        let packed = miniz_oxide::deflate::compress_to_vec(&texts, 10);
        fs::write(Path::new(&out).join(name).with_extension("packed"), packed)?;
    }
    Ok(())
}
