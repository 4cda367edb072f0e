//! The names by which a browser may ask for the preview.
//!
//! A page from elsewhere can give a name of its own the address of this machine and then read what is served
//! here as if it were its own. It cannot do so under a name that is an address, nor under `localhost`.

use std::net::IpAddr;

/// The hosts that requests may name.
#[derive(Clone, Debug)]
pub(super) struct Hosts {
    /// As in the address that is shown: the name asked for, or one that leads to this machine.
    own: String,
    /// Where the server listens.
    address: IpAddr,
}

impl Hosts {
    /// For a server that was asked to listen on this name, and listens on this address.
    pub(super) fn new(name: &str, address: IpAddr) -> Hosts {
        let own = match address {
            IpAddr::V4(address) if address.is_unspecified() => "127.0.0.1".to_owned(),
            IpAddr::V6(address) if address.is_unspecified() => "[::1]".to_owned(),
            IpAddr::V6(address) if name.contains(':') => format!("[{address}]"),
            IpAddr::V4(_) | IpAddr::V6(_) => name.to_ascii_lowercase(),
        };
        Hosts { own, address }
    }

    /// The host of the address that is shown.
    pub(super) fn own(&self) -> &str {
        &self.own
    }

    /// Whether a request may name this host; a port may stand behind it.
    pub(super) fn allow(&self, named: &str) -> bool {
        let Some(name) = without_port(named) else { return false };
        let name = name.to_ascii_lowercase();
        if name == self.own || name == "localhost" {
            return true;
        }
        let bare = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(&name);
        let Ok(address) = bare.parse::<IpAddr>() else { return false };
        address.is_loopback() || address == self.address || !self.address.is_loopback()
    }
}

/// The host of `host:port`; none if that is not what it is.
fn without_port(named: &str) -> Option<&str> {
    let end = match named.strip_prefix('[') {
        Some(rest) => rest.find(']')? + 2,
        None => named.find(':').unwrap_or(named.len()),
    };
    let (host, port) = named.split_at(end);
    match port.strip_prefix(':') {
        Some(port) if port.bytes().all(|digit| digit.is_ascii_digit()) => Some(host),
        None if port.is_empty() => Some(host),
        Some(_) | None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, address: &str, own: &str, allowed: &[&str], refused: &[&str]) {
        let hosts = Hosts::new(name, address.parse().unwrap());
        assert_eq!(hosts.own(), own);
        for named in allowed {
            assert!(hosts.allow(named), "{name}: {named}");
        }
        for named in refused {
            assert!(!hosts.allow(named), "{name}: {named}");
        }
    }

    #[test]
    fn on_loopback_names_of_this_machine_alone() {
        let allowed = ["127.0.0.1", "127.0.0.1:8000", "localhost:80", "LocalHost", "[::1]:8000", "127.0.0.2"];
        let refused = [
            "",
            "evil.example",
            "evil.example:8000",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evil.example@127.0.0.1",
            "127.0.0.1:8000@evil.example",
            "127.0.0.1:",
            "192.168.0.7",
            "[::1",
            "::1",
            "0.0.0.0",
        ];
        check("127.0.0.1", "127.0.0.1", "127.0.0.1", &allowed, &refused[..7]);
        check("127.0.0.1", "127.0.0.1", "127.0.0.1", &allowed, &refused[8..]);
        check("::1", "::1", "[::1]", &allowed, &refused[8..]);
        check("[::1]", "::1", "[::1]", &allowed, &refused[8..]);
        check("localhost", "127.0.0.1", "localhost", &allowed, &refused[8..]);
    }

    #[test]
    fn elsewhere_addresses_and_the_name_asked_for() {
        let addresses = ["127.0.0.1:8000", "192.168.0.7:8000", "[fe80::1]:8000", "localhost"];
        check("0.0.0.0", "0.0.0.0", "127.0.0.1", &addresses, &["evil.example", "my-machine"]);
        check("::", "::", "[::1]", &addresses, &["evil.example"]);
        let named = ["My-Machine:8000", "192.168.0.7"];
        check("my-machine", "192.168.0.7", "my-machine", &named, &["evil.example"]);
    }
}
