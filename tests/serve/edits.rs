//! Edits of every kind of file, saved in every way: the page that shows them loads itself again.

use std::fs;

use crate::browser::Events;
use crate::preview::{Preview, small_site};

const PAGE: &str = "/en/steps/leap/";
const TEXTS: &str = "content/steps/leap/en.yaml";

#[test]
fn a_page_follows_every_kind_of_file() {
    let preview = Preview::new("kinds");
    let mut events = preview.follow(PAGE);
    let edits: [(&str, &str, &str); 6] = [
        (TEXTS, "One die and no well.", "One die, and no well at all."),
        ("content/steps/leap/variant.yaml", "sources: [plain]", "sources: [plain, hodos]"),
        ("locales/en/site.ftl", "footer-about = ", "footer-about = More "),
        ("templates/page.html", "<main ", "<main data-edited "),
        ("site/page.js", "function remember(", "function remembered() {}\n\nfunction remember("),
        ("site/base.css", "--line: 1.62;", "--line: 1.7;"),
    ];
    for (path, from, to) in edits {
        let before = preview.page(PAGE);
        let text = preview.read(path);
        assert!(text.contains(from), "`{from}` in {path}");
        preview.write(path, text.replacen(from, to, 1));
        events.expect("reload");
        assert_ne!(preview.page(PAGE), before, "{path}");
    }
    let before = preview.page(PAGE);
    let mut module = fs::read(preview.path("site/engine.wasm")).unwrap();
    // An empty section of its own: the same module in other bytes.
    module.extend([0, 2, 1, b'x']);
    preview.write("site/engine.wasm", module);
    events.expect("reload");
    assert_ne!(preview.page(PAGE), before, "the engine");
}

#[test]
fn a_page_does_not_load_again_for_what_it_does_not_show() {
    let preview = Preview::new("apart");
    let (mut variant, mut about) = (preview.follow(PAGE), preview.follow("/en/about/"));
    preview.change(TEXTS, "It was made up as well.", "It was made up as well, and later.");
    variant.expect("reload");
    preview.change("content/pages/about/en.md", "name: ", "name: All ");
    about.expect("reload");
    preview.change("site/base.css", "--line: 1.62;", "--line: 1.7;");
    variant.expect("reload");
    about.expect("reload");
    // Had one been told of the other's edit, its stream would still hold that.
    preview.write("locales/en/pages.ftl", "broken");
    variant.expect("report");
    about.expect("report");
}

#[test]
fn two_browsers_follow_the_same_page() {
    let preview = Preview::new("two");
    let mut browsers = [preview.follow(PAGE), preview.follow(PAGE)];
    preview.change(TEXTS, "One die and no well.", "One die alone.");
    for events in &mut browsers {
        events.expect("reload");
    }
    drop(browsers);
    let mut late = preview.follow(PAGE);
    preview.change(TEXTS, "One die alone.", "One die.");
    late.expect("reload");
}

#[test]
fn a_browser_that_was_away_is_told_at_once() {
    let preview = Preview::new("away");
    let text = preview.page(PAGE);
    let shows = text.split_once("preview.js?shows=").unwrap().1.split('"').next().unwrap().to_owned();
    let mut events = preview.follow(PAGE);
    preview.change(TEXTS, "One die and no well.", "One die alone.");
    events.expect("reload");
    let target = format!("/.variorum/events?page={PAGE}&shows={shows}");
    let mut late = Events::open(preview.address, &target);
    late.expect("reload");
}

#[test]
fn a_save_by_way_of_a_second_file_is_followed() {
    let preview = Preview::new("rename");
    let mut events = preview.follow(PAGE);
    let saves = [
        ("content/steps/leap/.en.yaml.swp", "One die, written beside it."),
        ("content/steps/leap/en.yaml~", "One die, written beside it again."),
        ("elsewhere.tmp", "One die, written elsewhere."),
    ];
    let first = preview.read(TEXTS);
    for (beside, lead) in saves {
        fs::write(preview.path(beside), first.replace("One die and no well.", lead)).unwrap();
        fs::rename(preview.path(beside), preview.path(TEXTS)).unwrap();
        events.expect("reload");
        assert!(preview.page(PAGE).contains(lead), "{beside}");
    }
    // The old file is moved away first, as some editors do to keep it.
    fs::rename(preview.path(TEXTS), preview.path("content/steps/leap/en.yaml~")).unwrap();
    preview.write(TEXTS, &first);
    preview.until_page_has(&mut events, PAGE, "One die and no well.");
    fs::write(preview.path(TEXTS), first.replace("One die and no well.", "One die, in place.")).unwrap();
    preview.until_page_has(&mut events, PAGE, "One die, in place.");
}

#[test]
fn a_renamed_folder_is_followed() {
    let preview = Preview::new("folder");
    let mut events = preview.follow(PAGE);
    fs::rename(preview.path("content/steps/leap"), preview.path("content/steps/hop")).unwrap();
    events.until_report("leap");
    assert_eq!(preview.get(PAGE).status, 200, "the last good page stays");
    let game = preview.read("content/steps/game.yaml");
    let game =
        game.replace("variants: [leap, still]", "variants: [hop, still]").replace("jump: leap", "jump: hop");
    preview.change("content/pages/about/en.md", "and [](page:steps/leap)", "and [](page:steps/hop)");
    preview.change("content/pages/about/en.md", "](page:steps/leap)", "](page:steps/hop)");
    preview.change("content/steps/en.yaml", "](page:steps/leap)", "](page:steps/hop)");
    preview.write("content/steps/game.yaml", game);
    events.until("reload");
    assert_eq!(preview.get(PAGE).status, 404);
    let mut events = preview.follow("/en/steps/hop/");
    preview.change("content/steps/hop/en.yaml", "One die and no well.", "One die, hopping.");
    events.expect("reload");
    assert!(preview.page("/en/steps/hop/").contains("One die, hopping."));
}

#[test]
fn a_top_folder_that_goes_and_comes_back_is_followed() {
    let preview = Preview::new("top");
    let mut events = preview.follow(PAGE);
    fs::rename(preview.path("content"), preview.path("aside")).unwrap();
    let report = events.until_report("content/site.yaml` is missing: put it back");
    assert!(!report.contains("--root"), "{report}");
    assert_eq!(preview.get(PAGE).status, 200, "the last good page stays");
    fs::rename(preview.path("aside"), preview.path("content")).unwrap();
    events.until("mended");
    preview.change(TEXTS, "One die and no well.", "One die, once more.");
    preview.until_page_has(&mut events, PAGE, "One die, once more.");
    fs::rename(preview.path("templates"), preview.path("aside")).unwrap();
    fs::rename(preview.path("aside"), preview.path("templates")).unwrap();
    preview.change("templates/page.html", "<main ", "<main data-edited ");
    preview.until_page_has(&mut events, PAGE, "<main data-edited ");
}

#[test]
fn a_folder_that_comes_is_followed() {
    let preview = Preview::new("new-folder");
    let missing = preview.get("/en/news/");
    assert_eq!(missing.status, 404);
    let mut events = preview.follow("/en/news/");
    fs::create_dir_all(preview.path("content/pages/news")).unwrap();
    preview.write("content/pages/news/en.md", "---\nname: News\nlead: What is new.\n---\nAll of it.\n");
    preview.until_page_has(&mut events, "/en/news/", "All of it.");
    preview.change("content/pages/news/en.md", "All of it.", "Nothing.");
    preview.until_page_has(&mut events, "/en/news/", "Nothing.");
}

#[test]
fn files_that_pass_through_are_served_and_followed() {
    let preview = Preview::new("passed");
    let mut events = preview.follow("/.well-known/late.html");
    assert_eq!(preview.page("/key.txt"), "8f14e45f\n");
    let answer = preview.get("/.well-known/security.txt");
    assert_eq!((answer.status, answer.text().as_str()), (200, "Contact: mailto:steps@example.org\n"));
    preview.write("files/.well-known/late.html", "<title>Late</title>");
    events.expect("reload");
    assert!(preview.page("/.well-known/late.html").starts_with("<title>Late</title>"));
    fs::remove_file(preview.path("files/.well-known/late.html")).unwrap();
    events.expect("reload");
    assert_eq!(preview.get("/.well-known/late.html").status, 404);
}

#[test]
fn drafts_are_shown_where_they_are_asked_for() {
    assert_eq!(Preview::new("drafts-hidden").get("/en/later/").status, 404);
    let preview = Preview::start_with(small_site("drafts"), &["--drafts"]);
    let mut events = preview.follow("/en/later/");
    assert!(preview.page("/en/later/").contains("<p class=\"draft\">"));
    preview.change("content/pages/later/en.md", "draft: true", "draft: false");
    events.expect("reload");
    assert!(!preview.page("/en/later/").contains("<p class=\"draft\">"));
}
