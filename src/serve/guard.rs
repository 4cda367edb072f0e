//! Who may ask for what, and the headers of every answer.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::http::Server;
use crate::hosts::policy::{PERMISSIONS, Policy, REFERRER};

/// Unlike on a host, no page from elsewhere may load what is served here, and browsers keep none of it.
const HERE: [(HeaderName, &str); 2] = [
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (header::CACHE_CONTROL, "no-store"),
];

/// Lets through what may be asked, and completes the answer.
pub(super) async fn guard(State(server): State<Server>, request: Request, next: Next) -> Response {
    let policy = Policy::of(request.uri().path().trim_start_matches('/'));
    let mut response = if !is_for_us(&server, request.uri(), request.headers()) {
        let told = format!("Go to http://{}: no other name leads to this preview.\n", server.hosts.own());
        (StatusCode::MISDIRECTED_REQUEST, told).into_response()
    } else if !matches!(*request.method(), Method::GET | Method::HEAD) {
        (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response()
    } else {
        next.run(request).await
    };
    // As hosts are asked to send it, so that what works here works there.
    let as_there = [
        (header::CONTENT_SECURITY_POLICY, policy.content_security()),
        (header::REFERRER_POLICY, REFERRER),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    for (name, value) in as_there.into_iter().chain(HERE) {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether the one host that a request names is ours.
fn is_for_us(server: &Server, uri: &Uri, headers: &HeaderMap) -> bool {
    let mut named = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (named.next(), named.next()) else { return false };
    let in_address = uri.authority().is_none_or(|host| server.hosts.allow(host.as_str()));
    in_address && host.to_str().is_ok_and(|host| server.hosts.allow(host))
}
