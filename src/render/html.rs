//! Plain text inside HTML.

/// The text as the content of an element or a quoted attribute.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(c),
        }
    }
    escaped
}

/// JSON as the content of a `script` element: nothing in it can end the element or begin a comment.
pub(super) fn json_in_script(json: &str) -> String {
    json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_nothing_that_a_browser_reads_as_markup() {
        assert_eq!(escape("a < b & \"c\" 'd' >"), "a &lt; b &amp; &quot;c&quot; &#39;d&#39; &gt;");
        assert_eq!(
            json_in_script(r#"{"a":"</script><!--&"}"#),
            r#"{"a":"\u003c/script\u003e\u003c!--\u0026"}"#
        );
    }
}
