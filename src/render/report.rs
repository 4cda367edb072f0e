//! Where readers report an error in a page or in one of its rows.

use super::scope::Scope;
use crate::resolve::index::PageId;

/// The address with the page and the row filled in; none where the site names none, and on pages that stand for
/// no address. `row` is empty for the page as a whole.
pub(super) fn report(scope: Scope, id: PageId, row: &str) -> Option<String> {
    let index = &scope.site.index;
    index.canonical(id, scope.locale)?;
    let file = index.file(id, scope.locale);
    let page = file.strip_suffix("index.html").unwrap_or(&file).trim_end_matches('/');
    let mut address = index.absolute_file_address(&file);
    if !row.is_empty() {
        address = format!("{address}#{row}");
    }
    Some(scope.site.report.as_ref()?.address(page, row, &address))
}
