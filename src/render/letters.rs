//! Which letters the fonts of pictures have, and how wide a text is in them.

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use crate::resolve::site::Site;

/// The fonts of a site, asked in their order.
pub(super) struct Letters<'a> {
    fonts: Vec<FontRef<'a>>,
    digest: String,
}

impl<'a> Letters<'a> {
    pub(super) fn new(site: &'a Site) -> Letters<'a> {
        let mut digest = blake3::Hasher::new();
        for font in &site.fonts {
            digest.update(&(font.bytes.len() as u64).to_le_bytes());
            digest.update(&font.bytes);
        }
        let fonts = site.fonts.iter().filter_map(|font| FontRef::new(&font.bytes).ok());
        Letters { fonts: fonts.collect(), digest: digest.finalize().to_hex().to_string() }
    }

    /// Differs whenever a font does.
    pub(super) fn digest(&self) -> &str {
        &self.digest
    }

    /// The first letter that no font has.
    pub(super) fn missing(&self, text: &str) -> Option<char> {
        text.chars().find(|letter| !is_unseen(*letter) && self.font(*letter).is_none())
    }

    /// How wide a text is, in parts of its size: what its letters take one by one, which for those that are joined
    /// is more than they need.
    pub(super) fn width(&self, text: &str) -> f32 {
        text.chars().filter(|letter| !is_unseen(*letter)).map(|letter| self.advance(letter)).sum()
    }

    fn advance(&self, letter: char) -> f32 {
        let advance = self.font(letter).and_then(|font| {
            let glyph = font.charmap().map(letter)?;
            let metrics = font.glyph_metrics(Size::new(1.0), LocationRef::default());
            metrics.advance_width(glyph)
        });
        advance.unwrap_or(1.0)
    }

    fn font(&self, letter: char) -> Option<&FontRef<'a>> {
        self.fonts.iter().find(|font| font.charmap().map(letter).is_some())
    }
}

/// Whether a letter only says how others stand.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
}
