//! Pictures of pages from their drawings. The same drawing and the same fonts give the same bytes on every machine.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, ID, Query};
use resvg::usvg::{Font, FontFamily, FontResolver, Options, Tree};

use crate::render::posters::reading;

/// How pictures are made: a drawing says itself which fonts and which program it is for.
pub(super) const KIND: &str = "png";

/// Draws with fonts of its own; those of the machine are never asked.
pub(crate) struct Painter {
    options: Options<'static>,
}

impl Painter {
    /// A painter with these fonts.
    pub(crate) fn new<'a>(fonts: impl Iterator<Item = &'a [u8]>) -> Painter {
        let mut known = Database::new();
        fonts.for_each(|font| known.load_font_data(font.to_vec()));
        let font_resolver = FontResolver {
            select_font: Box::new(chosen),
            select_fallback: FontResolver::default_fallback_selector(),
        };
        Painter { options: Options { fontdb: Arc::new(known), font_resolver, ..reading() } }
    }

    /// The picture as PNG.
    pub(super) fn paint(&self, drawing: &[u8]) -> Vec<u8> {
        let tree = Tree::from_data(drawing, &self.options).expect("rendering has read the drawing");
        let size = tree.size().to_int_size();
        let mut pixels = Pixmap::new(size.width(), size.height()).expect("a drawing has a size");
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().expect("memory takes all that is written")
    }
}

/// The font of the family that a drawing names, or else the first of all: a text in another font is better than none.
fn chosen(font: &Font, known: &mut Arc<Database>) -> Option<ID> {
    let families = font.families().iter().filter_map(|family| match family {
        FontFamily::Named(name) => Some(resvg::usvg::fontdb::Family::Name(name)),
        FontFamily::Serif
        | FontFamily::SansSerif
        | FontFamily::Cursive
        | FontFamily::Fantasy
        | FontFamily::Monospace => None,
    });
    let families: Vec<_> = families.collect();
    let found = known.query(&Query { families: &families, ..Query::default() });
    found.or_else(|| known.faces().next().map(|face| face.id))
}
