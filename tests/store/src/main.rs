//! An object store that speaks as Amazon's does, with its objects in a folder: for the tests of `variorum deploy`.
//!
//! `store FOLDER` prints the port that it listens on and serves until it is killed. The folders in FOLDER are its
//! buckets, and anybody may write.

use std::env;
use std::error::Error;

use hyper::body::Incoming;
use hyper::service::{Service, service_fn};
use hyper::{Request, Uri};
use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto::Builder;
use s3s::service::S3ServiceBuilder;
use s3s_fs::FileSystem;
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("which folder?")?;
    let objects = FileSystem::new(folder).map_err(|error| format!("{error:?}"))?;
    let service = S3ServiceBuilder::new(objects).build();
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?.port());
    let server = Builder::new(TokioExecutor::new());
    loop {
        let (socket, _) = listener.accept().await?;
        let service = service.clone();
        let answer = service_fn(move |mut request: Request<Incoming>| {
            *request.uri_mut() = with_a_delimiter_or_none(request.uri());
            Service::call(&service, request)
        });
        let connection = server.serve_connection(TokioIo::new(socket), answer).into_owned();
        // One that breaks off is what the tests are about.
        tokio::spawn(async move {
            let _ = connection.await;
        });
    }
}

/// rclone asks for all objects at once by an empty delimiter, as Amazon's store takes it; this one would part the
/// names after each letter.
fn with_a_delimiter_or_none(asked: &Uri) -> Uri {
    asked.to_string().replace("?delimiter=&", "?").parse().unwrap_or_else(|_| asked.clone())
}
