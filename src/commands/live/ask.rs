//! Requests: each is sent as it is meant, and nothing is followed.

use std::time::Duration;

use ureq::Agent;

/// How long one answer may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// Files of a site are smaller by far.
pub(super) const LARGEST: u64 = 200 * 1024 * 1024;

/// Asks a host.
pub(super) struct Asker {
    agent: Agent,
}

/// What a host answered.
pub(super) struct Answer {
    pub(super) status: u16,
    /// Names in small letters, as often as they came.
    headers: Vec<(String, String)>,
    pub(super) bytes: Vec<u8>,
}

impl Asker {
    pub(super) fn new() -> Asker {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .http_status_as_error(false)
            .user_agent(concat!("variorum/", env!("CARGO_PKG_VERSION")))
            .build();
        Asker { agent: config.into() }
    }

    /// Asks for an address, packed in one way or not at all.
    ///
    /// # Errors
    /// Says why there is no answer.
    pub(super) fn ask(&self, address: &str, packed: Option<&str>) -> Result<Answer, String> {
        let request = self.agent.get(address).header("Accept-Encoding", packed.unwrap_or("identity"));
        let mut response = request.call().map_err(|error| error.to_string())?;
        let text = |value: &[u8]| String::from_utf8_lossy(value).trim().to_owned();
        let headers = response.headers().iter();
        Ok(Answer {
            status: response.status().as_u16(),
            headers: headers
                .map(|(name, value)| (name.as_str().to_owned(), text(value.as_bytes())))
                .collect(),
            bytes: response
                .body_mut()
                .with_config()
                .limit(LARGEST)
                .read_to_vec()
                .map_err(|error| error.to_string())?,
        })
    }
}

impl Answer {
    /// The values of a header, by its name in whatever letters.
    pub(super) fn all(&self, name: &str) -> Vec<&str> {
        let named = self.headers.iter().filter(|(own, _)| own.eq_ignore_ascii_case(name));
        named.map(|(_, value)| value.as_str()).collect()
    }

    /// The first of them.
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        self.all(name).first().copied()
    }

    /// Whether it leads to another address of the same host, or to this whole one.
    pub(super) fn leads_to(&self, origin: &str, address: &str) -> bool {
        let is_moved = matches!(self.status, 301 | 308);
        is_moved && self.header("location").is_some_and(|to| to.strip_prefix(origin).unwrap_or(to) == address)
    }
}
