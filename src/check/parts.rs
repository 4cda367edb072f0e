//! Where the keys of a text file stand that have others below them: what one of them lacks is told there.

use std::collections::BTreeMap;

use crate::load::tree::{Kind, Node};
use crate::source::Span;

/// The places of a file's keys that have others below them.
pub(crate) struct Parts {
    start: Span,
    /// By their paths, such as `topics.throws`.
    keys: BTreeMap<String, Span>,
}

impl Parts {
    /// Those of a whole file.
    pub(super) fn of(root: &Node) -> Parts {
        let mut keys = BTreeMap::new();
        gather(root, "", &mut keys);
        Parts { start: Span::start_of(root.span.file), keys }
    }

    /// Where a text that is missing would stand: at the nearest key above it that is there, or else at the
    /// beginning of the file.
    pub(crate) fn place(&self, key: &str) -> Span {
        let mut above = key;
        while let Some((outer, _)) = above.rsplit_once('.') {
            if let Some(span) = self.keys.get(outer) {
                return *span;
            }
            above = outer;
        }
        self.start
    }
}

fn gather(node: &Node, path: &str, keys: &mut BTreeMap<String, Span>) {
    let Kind::Map(entries) = &node.kind else { return };
    for entry in entries {
        if matches!(entry.value.kind, Kind::Map(_)) {
            let own = if path.is_empty() { entry.key.clone() } else { format!("{path}.{}", entry.key) };
            gather(&entry.value, &own, keys);
            keys.insert(own, entry.key_span);
        }
    }
}
