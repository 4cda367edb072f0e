//! The pictures of `content/`: what each file is by what stands in it, and how large it is shown.

use imagesize::{Compression, ImageType, blob_size, image_type};

use crate::diag::Diagnostics;
use crate::load::tree::{PICTURES, Picture};
use crate::source::Span;

/// A picture of more bytes keeps readers waiting.
const LARGE: usize = 2_000_000;
const MEGABYTE: usize = 1_000_000;

/// A picture beside the texts of a folder.
pub(crate) struct PictureFile {
    /// Below `content/`.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    /// Width and height in pixels.
    pub(crate) size: (usize, usize),
    pub(crate) place: Span,
}

/// The pictures with their sizes. What is wrong with one is reported; it stays there by its name.
pub(super) fn pictures(files: Vec<Picture>, diags: &mut Diagnostics) -> Vec<PictureFile> {
    let read = |Picture { file, path, bytes }: Picture| {
        let place = Span::start_of(file);
        let size = size(&path, &bytes, place, diags);
        if bytes.len() > LARGE {
            let message = format!("this picture has {} MB", bytes.len() / MEGABYTE);
            diags
                .warning("large-picture", message, place)
                .help("save it smaller: no page shows a picture wider than about 1,400 pixels");
        }
        PictureFile { path, bytes, size: size.unwrap_or_default(), place }
    };
    files.into_iter().map(read).collect()
}

/// Width and height in pixels.
fn size(path: &str, bytes: &[u8], place: Span, diags: &mut Diagnostics) -> Option<(usize, usize)> {
    let ending = path.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase()).unwrap_or_default();
    let svg = std::str::from_utf8(bytes).ok().filter(|text| text.contains("<svg"));
    let found = match (image_type(bytes), svg) {
        (Ok(kind), _) => ending_of(kind),
        (Err(_), Some(_)) => Some("svg"),
        (Err(_), None) => None,
    };
    let Some(found) = found else {
        diags
            .error(
                "unreadable-picture",
                format!("what is in this file is no picture of a known kind: {}", PICTURES.join(", ")),
                place,
            )
            .help("save the picture anew, as one of these");
        return None;
    };
    if ending != found && !(ending == "jpeg" && found == "jpg") {
        let message = format!("the name ends in `.{ending}`, and what is in the file is `{found}`");
        diags.error("wrong-picture", message, place).help(format!("let the name end in `.{found}`"));
        return None;
    }
    let size = match svg.filter(|_| found == "svg") {
        Some(svg) => size_of_svg(svg, place, diags)?,
        None => blob_size(bytes).ok().map(|size| (size.width, size.height)),
    };
    if size.is_none() {
        diags
            .error("unreadable-picture", "the width and height of this picture cannot be read", place)
            .help("save the picture anew; a drawing needs `width` and `height`, or a `viewBox`");
    }
    size
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the other kinds are none that browsers show")]
fn ending_of(kind: ImageType) -> Option<&'static str> {
    match kind {
        ImageType::Png => Some("png"),
        ImageType::Jpeg => Some("jpg"),
        ImageType::Webp => Some("webp"),
        ImageType::Gif => Some("gif"),
        ImageType::Heif(Compression::Av1) => Some("avif"),
        _ => None,
    }
}

/// The size that a drawing says it has. None, and reported, if it has a script in it.
fn size_of_svg(svg: &str, place: Span, diags: &mut Diagnostics) -> Option<Option<(usize, usize)>> {
    if svg.contains("<script") {
        diags
            .error("wrong-picture", "this drawing has a script in it", place)
            .help("save it without: a picture runs nothing");
        return None;
    }
    let opening = svg.split_once("<svg")?.1.split_once('>')?.0;
    let value = |name: &str| {
        let rest = opening.split_once(&format!(" {name}="))?.1;
        let quote = rest.chars().next()?;
        Some(rest[quote.len_utf8()..].split(quote).next()?.to_owned())
    };
    let pixels =
        |text: &str| text.trim_end_matches("px").parse::<f64>().ok().map(|number| number.round() as usize);
    let given = |name| value(name).as_deref().and_then(pixels);
    let view = || {
        let view = value("viewBox")?;
        let numbers: Vec<usize> = view.split([' ', ',']).filter_map(pixels).collect();
        Some((*numbers.get(2)?, *numbers.get(3)?))
    };
    let size = given("width").zip(given("height")).or_else(view);
    Some(size.filter(|(width, height)| *width > 0 && *height > 0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Sources;

    /// The size, or what is wrong.
    fn found(path: &str, bytes: &[u8]) -> Result<(usize, usize), String> {
        let mut sources = Sources::default();
        let file = sources.add(path.to_owned(), String::new());
        let mut diags = Diagnostics::default();
        let pictures =
            pictures(vec![Picture { file, path: path.to_owned(), bytes: bytes.to_vec() }], &mut diags);
        if diags.has_errors() { Err(diags.sentence()) } else { Ok(pictures[0].size) }
    }

    #[test]
    fn reads_the_size_of_every_kind() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x1e\0\0\0\x0a\x08\x06\0\0\0";
        let gif = b"GIF89a\x1e\0\x0a\0\0\0\0";
        let jpeg = b"\xff\xd8\xff\xe0\0\x04\0\0\xff\xc0\0\x0b\x08\0\x0a\0\x1e\x01\x01\x11\0\xff\xd9";
        let webp = b"RIFF\x1a\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x1d\0\0\x09\0\0";
        assert_eq!(found("a/b.png", png), Ok((30, 10)));
        assert_eq!(found("a/b.GIF", gif), Ok((30, 10)));
        assert_eq!(found("a/b.jpeg", jpeg), Ok((30, 10)));
        assert_eq!(found("a/b.jpg", jpeg), Ok((30, 10)));
        assert_eq!(found("a/b.webp", webp), Ok((30, 10)));
        assert_eq!(found("a/b.svg", b"<svg width='30' height=\"10px\">"), Ok((30, 10)));
        assert_eq!(found("a/b.svg", b"<svg viewBox='0 0 30 10'>"), Ok((30, 10)));
    }

    #[test]
    fn refuses_a_picture_of_another_kind_than_its_name() {
        let gif = b"GIF89a\x1e\0\x0a\0\0\0\0";
        let expected =
            "the name ends in `.png`, and what is in the file is `gif`: let the name end in `.gif`";
        assert_eq!(found("a/b.png", gif), Err(expected.to_owned()));
    }
}
