//! The preview: the site in memory, built again whenever its files change, and a server that shows it.
//!
//! It writes nothing to the disk. What it keeps between two builds is the last good site, to be shown while
//! the files have errors.

mod answer;
mod events;
mod guard;
mod hosts;
mod http;
mod shown;
mod watch;
mod words;

use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::path::Path;
use std::sync::Arc;
use std::thread;

use tokio::sync::watch as channel;

use crate::check::extent::Drafts;
use hosts::Hosts;
use http::End;
use shown::{Shown, Subject};
use watch::Watch;

pub(crate) use shown::Turn;

/// The port that is tried where none is asked for.
const USUAL_PORT: u16 = 8000;

/// A preview that is about to run: it listens, watches, and has built once.
pub(crate) struct Preview {
    subject: Subject,
    listener: TcpListener,
    hosts: Hosts,
    watch: Watch,
    shown: Shown,
}

impl Preview {
    /// Listens, watches the site's files and builds it for the first time; also gives what there is to tell
    /// of that.
    ///
    /// # Errors
    /// When the folder is no site, cannot be read or watched, or there is no listening there.
    pub(crate) fn begin(
        root: &Path,
        drafts: Drafts,
        host: &str,
        port: Option<u16>,
    ) -> Result<(Preview, Turn), String> {
        let listener = listener(host, port)?;
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        let hosts = Hosts::new(host, address.ip());
        let url = format!("http://{}:{}/", hosts.own(), address.port());
        // Before the first build reads them: what changes from here on is seen.
        let watch = Watch::new(root)?;
        let subject = Subject { root: root.to_owned(), url, drafts };
        let (shown, turn) = Shown::first(&subject)?;
        Ok((Preview { subject, listener, hosts, watch, shown }, turn))
    }

    /// Where browsers find it, with a slash at its end.
    pub(crate) fn url(&self) -> &str {
        &self.subject.url
    }

    /// Serves and follows the files until Ctrl-C or a signal to end; tells of every build.
    ///
    /// # Errors
    /// When the machine stops it.
    pub(crate) fn run(self, tell: impl Fn(&Turn) + Send + 'static) -> Result<(), String> {
        let Preview { subject, listener, hosts, watch, shown } = self;
        let (sender, receiver) = channel::channel(Arc::new(shown));
        let builder = thread::spawn(move || follow(watch, &subject, &sender, tell));
        match http::serve(listener, hosts, receiver)? {
            End::Asked => Ok(()),
            End::NothingFollows => builder
                .join()
                .unwrap_or_else(|_| Err("the build has failed, and the preview with it".to_owned())),
        }
    }
}

/// Builds again after each change, and shows the outcome. Whatever changes meanwhile waits its turn.
fn follow(
    mut watch: Watch,
    subject: &Subject,
    sender: &channel::Sender<Arc<Shown>>,
    tell: impl Fn(&Turn),
) -> Result<(), String> {
    loop {
        watch.wait()?;
        let (shown, turn) = sender.borrow().next(subject);
        watch.saw_change(shown.differs_from(&sender.borrow()));
        sender.send_replace(Arc::new(shown));
        tell(&turn);
    }
}

/// A listener where it is asked for.
fn listener(host: &str, port: Option<u16>) -> Result<TcpListener, String> {
    let bind = |port: u16| TcpListener::bind(addresses(host, port)?.as_slice());
    let bound = match port {
        Some(port) => bind(port),
        None => bind(USUAL_PORT).or_else(|_| bind(0)),
    };
    bound.map_err(|error| {
        let port = port.unwrap_or(USUAL_PORT);
        format!("cannot listen on `{host}`, port {port}: {error}")
    })
}

fn addresses(host: &str, port: u16) -> std::io::Result<Vec<SocketAddr>> {
    let bare = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
    Ok((bare, port).to_socket_addrs()?.collect())
}
