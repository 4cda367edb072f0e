//! The fonts that pictures of pages are written in: each must be one.

use skrifa::{FontRef, MetadataProvider};

use super::content::FontFile;
use crate::diag::Diagnostics;
use crate::load::tree::Asset;
use crate::source::Span;

/// Takes the fonts over. What is none is reported and left out.
pub(super) fn fonts(files: Vec<Asset>, diags: &mut Diagnostics) -> Vec<FontFile> {
    let mut fonts = Vec::new();
    for Asset { bytes, file, .. } in files {
        let is_font = FontRef::new(&bytes).is_ok_and(|font| font.charmap().has_map());
        if is_font {
            fonts.push(FontFile { bytes });
        } else if let Some(file) = file {
            diags
                .error("unreadable-font", "what is in this file is no font", Span::start_of(file))
                .help("save it anew, as `.ttf` or `.otf`; fonts for the web, `.woff2`, are packed and cannot be read");
        }
    }
    fonts
}
