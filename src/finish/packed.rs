//! Compressed copies of files, for hosts that send them as they lie. The same bytes each time.

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, GzBuilder};

use super::Kept;
use crate::hosts::Encoding;
use crate::render::file::{File, Kind};

/// The endings of what compression makes smaller. Pictures and fonts are compressed in themselves.
const GAINING: [&str; 13] =
    ["atom", "bin", "css", "html", "ico", "js", "json", "mjs", "svg", "txt", "wasm", "webmanifest", "xml"];

type Packing = fn(&[u8]) -> Vec<u8>;

/// The compressed copies of a file that are smaller than the file.
pub(super) fn copies(file: &File, kept: &dyn Kept) -> Vec<File> {
    let ending = file.path.rsplit_once('.').map_or("", |(_, ending)| ending);
    if !GAINING.contains(&ending) {
        return Vec::new();
    }
    let mut copies = Vec::new();
    for encoding in Encoding::ALL {
        let (kind, pack) = match encoding {
            Encoding::Brotli => ("brotli-11", brotli as Packing),
            Encoding::Gzip => ("gzip-9", gzip as Packing),
        };
        let bytes = kept.kept(kind, &file.bytes, &|| smaller(&file.bytes, pack));
        if !bytes.is_empty() {
            let path = format!("{}{}", file.path, encoding.ending());
            copies.push(File { path, bytes, kind: Kind::Packed });
        }
    }
    copies
}

/// The packed bytes; none if they are not fewer.
fn smaller(bytes: &[u8], pack: Packing) -> Vec<u8> {
    let packed = pack(bytes);
    if packed.len() < bytes.len() { packed } else { Vec::new() }
}

fn brotli(mut bytes: &[u8]) -> Vec<u8> {
    let params = BrotliEncoderParams { quality: 11, size_hint: bytes.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut packed, &params).expect("memory takes all that is written");
    packed
}

/// The header names neither time nor file nor system.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packing = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    packing.write_all(bytes).expect("memory takes all that is written");
    packing.finish().expect("memory takes all that is written")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    /// Forgets everything.
    struct Nothing;

    impl Kept for Nothing {
        fn kept(&self, _: &'static str, _: &[u8], make: &dyn Fn() -> Vec<u8>) -> Vec<u8> {
            make()
        }
    }

    fn of(path: &str, bytes: &[u8]) -> Vec<File> {
        copies(&File { path: path.to_owned(), bytes: bytes.to_vec(), kind: Kind::Page }, &Nothing)
    }

    #[test]
    fn copies_unpack_to_the_file_and_are_smaller() {
        let text = "Ἑλλάς, здравствуй, سنت. ".repeat(400);
        let copies = of("en/index.html", text.as_bytes());
        let paths: Vec<&str> = copies.iter().map(|copy| copy.path.as_str()).collect();
        assert_eq!(paths, ["en/index.html.br", "en/index.html.gz"]);
        let again =
            std::thread::spawn(move || of("a.css", "Ἑλλάς, здравствуй, سنت. ".repeat(400).as_bytes()));
        let again: Vec<Vec<u8>> = again.join().unwrap().into_iter().map(|copy| copy.bytes).collect();
        assert!(copies.iter().map(|copy| &copy.bytes).eq(&again), "the same bytes each time");
        let (mut from_brotli, mut from_gzip) = (Vec::new(), Vec::new());
        brotli::BrotliDecompress(&mut copies[0].bytes.as_slice(), &mut from_brotli).unwrap();
        flate2::read::GzDecoder::new(copies[1].bytes.as_slice()).read_to_end(&mut from_gzip).unwrap();
        assert_eq!((from_brotli.as_slice(), from_gzip.as_slice()), (text.as_bytes(), text.as_bytes()));
        assert!(copies.iter().all(|copy| copy.bytes.len() < text.len()));
        assert_eq!(copies[1].bytes[..10], [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255], "neither time nor system");
    }

    #[test]
    fn what_would_not_become_smaller_has_no_copy() {
        for (path, bytes) in [("a.css", "".as_bytes()), ("a.css", b"a{}"), ("a.woff2", &[0; 4000])] {
            assert_eq!(of(path, bytes).len(), 0, "{path}");
        }
        // Digests have no order that either could use.
        let noise: Vec<u8> = (0..64_u8).flat_map(|n| *blake3::hash(&[n]).as_bytes()).collect();
        assert_eq!(of("a.wasm", &noise).len(), 0);
    }
}
