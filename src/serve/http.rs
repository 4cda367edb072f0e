//! The server: answers browsers from memory.

use std::net::TcpListener;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::http::{StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use tokio::sync::watch::Receiver;

use super::answer::{Answer, OWN, with_script};
use super::events::events;
use super::guard::guard;
use super::hosts::Hosts;
use super::shown::Shown;
use super::words::Words;
use crate::hosts::headers;
use crate::hosts::media::HTML;

const SCRIPT: &str = include_str!("preview.js");
const STYLE: &str = include_str!("preview.css");

/// What every request may need.
#[derive(Clone)]
pub(super) struct Server {
    pub(super) hosts: Arc<Hosts>,
    pub(super) words: Arc<Words>,
    pub(super) shown: Receiver<Arc<Shown>>,
}

impl Server {
    fn shown(&self) -> Arc<Shown> {
        self.shown.borrow().clone()
    }
}

/// Why the server has ended.
pub(super) enum End {
    /// By Ctrl-C, or because the system asked it to.
    Asked,
    /// Nothing will be shown after what is.
    NothingFollows,
}

/// Serves what is shown.
///
/// # Errors
/// When the machine stops it.
pub(super) fn serve(
    listener: TcpListener,
    hosts: Hosts,
    mut shown: Receiver<Arc<Shown>>,
) -> Result<End, String> {
    let words = Arc::new(Words::new());
    let server = Server { hosts: Arc::new(hosts), words, shown: shown.clone() };
    let serving = async {
        listener.set_nonblocking(true)?;
        // An event is a few bytes: they must not wait for more.
        let listener = tokio::net::TcpListener::from_std(listener)?.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        tokio::select! {
            ended = axum::serve(listener, router(server)) => ended.map(|()| End::Asked),
            asked = asked_to_end() => asked.map(|()| End::Asked),
            () = async { while shown.changed().await.is_ok() {} } => Ok(End::NothingFollows),
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.and_then(|runtime| runtime.block_on(serving)).map_err(|error| error.to_string())
}

/// Ends at Ctrl-C, or when the system asks the program to end.
async fn asked_to_end() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            asked = tokio::signal::ctrl_c() => asked,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

fn router(server: Server) -> Router {
    let own = |name: &str| format!("{OWN}{name}");
    Router::new()
        .route(&own("events"), get(events))
        .route(&own("report"), get(report))
        .route(&own("preview.js"), get(|| async { content(headers("preview.js").content_type, SCRIPT) }))
        .route(&own("preview.css"), get(|| async { content(headers("preview.css").content_type, STYLE) }))
        .fallback(file)
        .layer(from_fn_with_state(server.clone(), guard))
        .with_state(server)
}

/// The report of the last build if it had errors, else nothing.
async fn report(State(server): State<Server>) -> Response {
    let report = server.shown().report().map_or(String::new(), |report| report.to_string());
    content(headers("report.txt").content_type, report)
}

async fn file(State(server): State<Server>, uri: Uri) -> Response {
    let shown = server.shown();
    let answer = Answer::to(&shown, uri.path());
    let page = |status: StatusCode, bytes: &[u8]| {
        (status, content(HTML, with_script(bytes, &answer.print()))).into_response()
    };
    match &answer {
        Answer::File(bytes, name) if headers(name).content_type == HTML => page(StatusCode::OK, bytes),
        Answer::File(bytes, name) => content(headers(name).content_type, Bytes::clone(bytes)),
        Answer::Folder(address) => {
            (StatusCode::TEMPORARY_REDIRECT, [(LOCATION, address.as_str())]).into_response()
        }
        Answer::Missing(Some(bytes)) => page(StatusCode::NOT_FOUND, bytes),
        Answer::Missing(None) => StatusCode::NOT_FOUND.into_response(),
        Answer::Report(report) => page(StatusCode::SERVICE_UNAVAILABLE, server.words.page(report).as_bytes()),
        Answer::Refused => StatusCode::BAD_REQUEST.into_response(),
    }
}

fn content(media_type: &'static str, bytes: impl IntoResponse) -> Response {
    ([(CONTENT_TYPE, media_type)], bytes).into_response()
}
