//! The words of the preview itself, and the page that stands in for a site that could not be built yet.

use fluent_bundle::{FluentBundle, FluentResource};
use serde_json::json;
use unic_langid::LanguageIdentifier;

use super::answer::OWN;

const MESSAGES: &str = include_str!("words.ftl");
/// The language of the words, as of the tool's reports.
const LANGUAGE: &str = "en";

/// The words of the preview itself.
#[derive(Debug)]
pub(super) struct Words {
    heading: String,
    still_shown: String,
    nothing_to_show: String,
    dismiss: String,
}

impl Words {
    pub(super) fn new() -> Words {
        let language: LanguageIdentifier = LANGUAGE.parse().expect("the tag is valid");
        let resource = FluentResource::try_new(MESSAGES.to_owned()).expect("the messages are valid");
        let mut bundle = FluentBundle::new(vec![language]);
        bundle.add_resource(resource).expect("no message is given twice");
        let word = |id: &str| {
            let pattern = bundle.get_message(id).and_then(|message| message.value()).expect("it is there");
            bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned()
        };
        Words {
            heading: word("heading"),
            still_shown: word("still-shown"),
            nothing_to_show: word("nothing-to-show"),
            dismiss: word("dismiss"),
        }
    }

    /// A report with all that stands around it, as JSON for the script that lays it over a page.
    pub(super) fn told(&self, report: &str) -> String {
        let told = json!({
            "language": LANGUAGE,
            "heading": self.heading,
            "note": self.still_shown,
            "report": report,
            "dismiss": self.dismiss,
        });
        told.to_string()
    }

    /// A page that shows a report and nothing else.
    pub(super) fn page(&self, report: &str) -> String {
        let report: String = report.split_inclusive('\n').map(line).collect();
        let Words { heading, nothing_to_show, .. } = self;
        format!(
            r#"<!doctype html>
<html lang="{LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{heading}</title>
<link rel="stylesheet" href="{OWN}preview.css">
</head>
<body>
<main class="report">
<h1>{heading}</h1>
<p>{nothing_to_show}</p>
<pre tabindex="0">{report}</pre>
</main>
</body>
</html>
"#
        )
    }
}

/// A line of a report. Those of files stay whole, with the marks below them; all others may be broken.
fn line(line: &str) -> String {
    let text = line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let bare = line.trim_start_matches(' ').trim_start_matches(|c: char| c.is_ascii_digit());
    if bare.starts_with(" |") || bare.starts_with('|') { text } else { format!("<span>{text}</span>") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_text_on_its_page() {
        let page = Words::new().page("expected `<b>` & more");
        assert!(page.contains("<span>expected `&lt;b&gt;` &amp; more</span></pre>"), "{page}");
        let page = Words::new().page("error: a\n --> b:1:1\n  |\n1 | c\n  | ^\n");
        let lines = "<span>error: a\n</span><span> --&gt; b:1:1\n</span>  |\n1 | c\n  | ^\n</pre>";
        assert!(page.contains(lines), "{page}");
    }
}
