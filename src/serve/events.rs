//! The events that tell a page in a browser to load itself again, and what is wrong in the site's files.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::Uri;
use axum::http::header::CONTENT_TYPE;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use percent_encoding::percent_decode_str;
use tokio::sync::watch::Receiver;

use super::answer::Answer;
use super::http::Server;
use super::shown::Shown;
use super::words::Words;

/// How long a browser waits before it asks again, when the preview was ended and started.
const RETRY: Duration = Duration::from_millis(500);

/// Follows what is shown: at the address `page`, of which the browser has the version `shows`, or, without
/// them, at all addresses from now on.
///
/// The events are `report`, with the report of a build that had errors, `mended` when there are none or no
/// more, and `reload` when the browser shows what is no longer so.
pub(super) async fn events(State(server): State<Server>, uri: Uri) -> Response {
    let query = uri.query().unwrap_or_default();
    let page = argument(query, "page");
    let Server { words, mut shown, .. } = server;
    let mut follower = Follower::new(page, argument(query, "shows"), &shown.borrow());
    let news = follower.news(&shown.borrow_and_update());
    let waiting = news.iter().map(|news| news.event(&words)).collect::<VecDeque<Event>>();
    let following = Following { follower, shown, words, waiting };
    let events = stream::unfold(following, |mut following| async {
        let event = following.next().await?;
        Some((Ok::<Event, Infallible>(event), following))
    });
    let events = Sse::new(events).keep_alive(KeepAlive::default());
    ([(CONTENT_TYPE, "text/event-stream; charset=utf-8")], events).into_response()
}

/// The text of a key of a query; none if it is not there.
fn argument(query: &str, key: &str) -> Option<String> {
    let value = query.split('&').find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='))?;
    Some(percent_decode_str(value).decode_utf8().ok()?.into_owned())
}

struct Following {
    follower: Follower,
    shown: Receiver<Arc<Shown>>,
    words: Arc<Words>,
    waiting: VecDeque<Event>,
}

impl Following {
    /// None when nothing will be shown any more.
    async fn next(&mut self) -> Option<Event> {
        while self.waiting.is_empty() {
            self.shown.changed().await.ok()?;
            let news = self.follower.news(&self.shown.borrow_and_update());
            self.waiting.extend(news.iter().map(|news| news.event(&self.words)));
        }
        self.waiting.pop_front()
    }
}

/// What a browser is told.
#[derive(PartialEq, Eq, Debug)]
enum News {
    /// The files have errors, and the last good site is shown: the report.
    Report(Arc<str>),
    /// The files have no errors.
    Mended,
    /// What the browser shows is no longer so.
    Reload,
}

impl News {
    fn event(&self, words: &Words) -> Event {
        let event = Event::default().retry(RETRY);
        match self {
            News::Report(report) => event.event("report").data(words.told(report)),
            // Browsers drop an event without data.
            News::Mended => event.event("mended").data("mended"),
            News::Reload => event.event("reload").data("reload"),
        }
    }
}

/// What a browser knows.
struct Follower {
    /// The address that it shows; none if it follows them all.
    page: Option<String>,
    /// The version of that.
    shows: String,
    /// The report that it was told last; none if it was told nothing yet.
    told: Option<Option<Arc<str>>>,
}

impl Follower {
    /// Without a version, what is shown at this moment is what the browser has.
    fn new(page: Option<String>, shows: Option<String>, shown: &Shown) -> Follower {
        let shows = shows.unwrap_or_else(|| print(page.as_deref(), shown));
        Follower { page, shows, told: None }
    }

    /// What the browser has to be told; from then on it knows it.
    fn news(&mut self, shown: &Shown) -> Vec<News> {
        let mut news = Vec::new();
        // A page that is the report itself needs none laid over it.
        let report = shown.report().filter(|_| self.page.is_none() || !shown.is_empty()).cloned();
        if self.told.as_ref() != Some(&report) {
            news.push(report.clone().map_or(News::Mended, News::Report));
            self.told = Some(report);
        }
        let print = print(self.page.as_deref(), shown);
        if self.shows != print {
            news.push(News::Reload);
            self.shows = print;
        }
        news
    }
}

fn print(page: Option<&str>, shown: &Shown) -> String {
    match page {
        Some(page) => Answer::to(shown, page).print(),
        None => shown.print(),
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Bytes;

    use super::*;

    fn shown(about: &'static str, rules: &'static str) -> Shown {
        let files = [("about/index.html", about), ("rules/index.html", rules)];
        Shown::of(files.map(|(path, text)| (path.to_owned(), Bytes::from_static(text.as_bytes()))))
    }

    #[test]
    fn a_page_is_told_of_its_own_changes_alone() {
        let mut follower = Follower::new(Some("/about/".to_owned()), None, &shown("a", "b"));
        assert_eq!(follower.news(&shown("a", "b")), [News::Mended]);
        assert_eq!(follower.news(&shown("a", "c")), []);
        assert_eq!(follower.news(&shown("b", "c")), [News::Reload]);
        assert_eq!(follower.news(&shown("b", "c")), []);
    }

    #[test]
    fn a_browser_with_an_old_version_is_told_at_once() {
        let mut follower = Follower::new(Some("/about/".to_owned()), Some("0".to_owned()), &shown("a", "b"));
        assert_eq!(follower.news(&shown("a", "b")), [News::Mended, News::Reload]);
    }

    #[test]
    fn a_report_is_told_once_and_its_end_too() {
        let good = shown("a", "b");
        let report = |text: &str| News::Report(text.into());
        let mut follower = Follower::new(Some("/about/".to_owned()), None, &good);
        assert_eq!(follower.news(&good), [News::Mended]);
        assert_eq!(follower.news(&good.with_report("1 error")), [report("1 error")]);
        assert_eq!(follower.news(&good.with_report("1 error")), []);
        assert_eq!(follower.news(&good.with_report("2 errors")), [report("2 errors")]);
        assert_eq!(follower.news(&good), [News::Mended]);
    }

    #[test]
    fn a_page_that_is_the_report_loads_itself_again() {
        let nothing = Shown::default();
        let first = nothing.with_report("1 error");
        let mut follower = Follower::new(Some("/about/".to_owned()), None, &first);
        assert_eq!(follower.news(&first), [News::Mended]);
        assert_eq!(follower.news(&nothing.with_report("2 errors")), [News::Reload]);
        assert_eq!(follower.news(&shown("a", "b")), [News::Reload]);
    }

    #[test]
    fn arguments_are_decoded() {
        let query = "page=%2Fel%2F%25CE%25B1%2F&shows=1f";
        assert_eq!(argument(query, "page").as_deref(), Some("/el/%CE%B1/"));
        assert_eq!(argument(query, "shows").as_deref(), Some("1f"));
        assert_eq!(argument(query, "how"), None);
    }
}
