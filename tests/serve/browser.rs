//! What a browser does: asks for addresses and follows events. It gives up after a time that no machine
//! needs, so that a test never hangs.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// An answer of the server.
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// Names in lower case.
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }
}

/// Sends a request exactly as it is given, and reads the answer to its end.
pub(crate) fn ask(address: SocketAddr, method: &str, target: &str, headers: &[(&str, &str)]) -> Answer {
    let mut reader = send(address, method, target, headers);
    let (status, headers) = head(&mut reader);
    let mut body = Vec::new();
    reader.read_to_end(&mut body).unwrap();
    Answer { status, headers, body }
}

fn send(address: SocketAddr, method: &str, target: &str, headers: &[(&str, &str)]) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    write!(stream, "{method} {target} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n").unwrap();
    BufReader::new(stream)
}

fn head(reader: &mut impl BufRead) -> (u16, Vec<(String, String)>) {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        if line.trim_end().is_empty() {
            break;
        }
        lines.push(line.trim_end().to_owned());
    }
    let status = lines[0].split(' ').nth(1).unwrap().parse().unwrap();
    let header = |line: &String| {
        let (name, value) = line.split_once(':').unwrap();
        (name.to_ascii_lowercase(), value.trim().to_owned())
    };
    (status, lines[1..].iter().map(header).collect())
}

/// A stream of events.
pub(crate) struct Events {
    reader: BufReader<TcpStream>,
}

impl Events {
    /// Opens the stream, and takes the first event: that the site has no errors, or their report.
    pub(crate) fn open(address: SocketAddr, target: &str) -> Events {
        let host = address.to_string();
        let mut reader = send(address, "GET", target, &[("Host", &host), ("Accept", "text/event-stream")]);
        let (status, _) = head(&mut reader);
        assert_eq!(status, 200);
        let mut events = Events { reader };
        let (first, _) = events.next();
        assert!(first == "mended" || first == "report", "{first}");
        events
    }

    /// Waits for the next event: its name and its data.
    pub(crate) fn next(&mut self) -> (String, String) {
        let mut name = String::new();
        let begun = Instant::now();
        // The server shows now and then that it is alive: that alone is no end of waiting.
        while begun.elapsed() < PATIENCE {
            let mut line = String::new();
            let length = self.reader.read_line(&mut line).unwrap();
            assert_ne!(length, 0, "the stream has ended");
            if let Some(found) = line.strip_prefix("event: ") {
                name = found.trim_end().to_owned();
            }
            if let Some(data) = line.strip_prefix("data: ") {
                return (name, data.trim_end().to_owned());
            }
        }
        panic!("no event has come");
    }

    /// Waits for the next event, which is of this name; its data.
    pub(crate) fn expect(&mut self, expected: &str) -> String {
        let (name, data) = self.next();
        assert_eq!(name, expected, "{data}");
        data
    }

    /// Waits for an event of this name whatever comes before it; its data.
    pub(crate) fn until(&mut self, wanted: &str) -> String {
        loop {
            let (name, data) = self.next();
            if name == wanted {
                return data;
            }
        }
    }

    /// Waits for a report that has this text in it. What stands between may be any number of events: a build
    /// sees the files as they are at its moment.
    pub(crate) fn until_report(&mut self, text: &str) -> String {
        loop {
            let data = self.until("report");
            let told: serde_json::Value = serde_json::from_str(&data).unwrap();
            let report = told["report"].as_str().unwrap();
            if report.contains(text) {
                return report.to_owned();
            }
        }
    }
}
