//! Requests of every kind: what is answered, with which headers, and what is refused.

use std::net::TcpListener;
use std::process::Command;

use crate::browser::ask;
use crate::preview::{Preview, small_site};

#[test]
fn pages_come_as_readers_will_get_them() {
    let preview = Preview::new("answers");
    let page = preview.get("/en/steps/");
    assert_eq!(page.status, 200);
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    let text = page.text();
    assert!(text.contains("<script type=\"module\" src=\"/.variorum/preview.js?shows="), "{text}");
    assert!(
        text.contains(&format!("href=\"http://{}/en/steps/\"", preview.address)),
        "under its own address"
    );
    for (path, status, media_type) in [
        ("/", 200, "text/html; charset=utf-8"),
        ("/sitemap.xml", 200, "application/xml"),
        ("/robots.txt", 200, "text/plain; charset=utf-8"),
        ("/.variorum/preview.js?shows=1", 200, "text/javascript; charset=utf-8"),
        ("/.variorum/preview.css", 200, "text/css; charset=utf-8"),
        ("/.variorum/report", 200, "text/plain; charset=utf-8"),
        ("/.variorum/nothing", 404, "text/html; charset=utf-8"),
        ("/he/nothing/", 404, "text/html; charset=utf-8"),
    ] {
        let answer = preview.get(path);
        assert_eq!((answer.status, answer.header("content-type")), (status, Some(media_type)), "{path}");
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "), "{policy}");
        assert!(policy.ends_with("; frame-ancestors 'none'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
    }
    for (name, media_type) in [(".js", "text/javascript; charset=utf-8"), (".css", "text/css; charset=utf-8")]
    {
        let asset = text.split('"').find(|path| path.starts_with("/assets/") && path.ends_with(name));
        let answer = preview.get(asset.unwrap());
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(media_type)));
    }
}

#[test]
fn missing_pages_are_told_in_the_language_of_their_address() {
    let preview = Preview::new("missing");
    for (path, language) in [
        ("/he/steps/nothing/", "he"),
        ("/br/nothing", "pt-BR"),
        ("/en/steps/leap/nothing.png", "en"),
        ("/nothing", "en"),
    ] {
        let answer = preview.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text().contains(&format!("<html lang=\"{language}\"")), "{path}");
    }
    let folder = preview.get("/en/steps");
    assert_eq!((folder.status, folder.header("location")), (307, Some("/en/steps/")));
}

#[test]
fn no_path_leads_outside() {
    let preview = Preview::new("outside");
    for path in [
        "/../Cargo.toml",
        "/en/../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/en/%2E%2E%2F%2e%2e%2fcontent/site.yaml",
        "/..%5c..%5ccontent%5csite.yaml",
        "/%252e%252e/content/site.yaml",
        "//etc/passwd",
        "/content/site.yaml",
        "/site/base.css",
        "/.variorum/../content/site.yaml",
        "/%00",
    ] {
        let status = preview.get(path).status;
        assert!(matches!(status, 400 | 404), "{path}: {status}");
    }
}

#[test]
fn foreign_hosts_are_refused() {
    let preview = Preview::new("hosts");
    let port = preview.address.port();
    let own = [format!("127.0.0.1:{port}"), format!("localhost:{port}"), "localhost".to_owned()];
    for host in &own {
        assert_eq!(ask(preview.address, "GET", "/en/", &[("Host", host)]).status, 200, "{host}");
    }
    let foreign = [
        format!("rebound.example:{port}"),
        "rebound.example".to_owned(),
        format!("127.0.0.1.rebound.example:{port}"),
        format!("192.0.2.1:{port}"),
    ];
    for host in &foreign {
        for path in ["/en/", "/.variorum/events", "/.variorum/report", "/.variorum/preview.js"] {
            let answer = ask(preview.address, "GET", path, &[("Host", host)]);
            assert_eq!(answer.status, 421, "{host}{path}");
            assert!(!answer.text().contains("<html"), "{host}{path}");
        }
    }
    let two = [("Host", own[0].as_str()), ("Host", "rebound.example")];
    assert!(matches!(ask(preview.address, "GET", "/en/", &two).status, 400 | 421));
    assert!(matches!(ask(preview.address, "GET", "/en/", &[]).status, 400 | 421));
    let absolute = ask(preview.address, "GET", "http://rebound.example/en/", &[("Host", &own[0])]);
    assert_eq!(absolute.status, 421);
}

#[test]
fn it_answers_and_changes_nothing() {
    let preview = Preview::new("methods");
    let host = preview.address.to_string();
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        for path in ["/en/", "/.variorum/report"] {
            let answer = ask(preview.address, method, path, &[("Host", &host)]);
            assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")), "{method} {path}");
        }
    }
    let head = ask(preview.address, "HEAD", "/en/", &[("Host", &host)]);
    assert_eq!((head.status, head.body.len()), (200, 0));
}

#[test]
fn it_ends_with_2_where_it_cannot_serve() {
    let root = small_site("cannot");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let site = root.to_str().unwrap();
    for (arguments, reason) in [
        (vec!["--root", "nowhere"], "`nowhere`"),
        (vec!["--root", env!("CARGO_TARGET_TMPDIR"), "--port", "0"], "site.yaml"),
        (vec!["--root", site, "--port", &port], "cannot listen on `127.0.0.1`"),
        (vec!["--root", site, "--port", "0", "--host", "no.such.host.invalid"], "cannot listen on"),
        (vec!["--root", site, "--port", "65536"], "65536"),
    ] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
        let ended = program.arg("serve").args(&arguments).output().unwrap();
        assert_eq!(ended.status.code(), Some(2), "{arguments:?}");
        let told = String::from_utf8(ended.stderr).unwrap();
        assert!(told.contains(reason) && ended.stdout.is_empty(), "{arguments:?}: {told}");
    }
}
