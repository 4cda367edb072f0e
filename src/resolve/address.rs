//! The base URL, and the addresses and files made from it. Nothing else makes a URL.

/// Where a site lives: `https://host/` or `https://host/path/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BaseUrl {
    /// Scheme and host, without a slash at the end.
    origin: String,
    /// Begins and ends with a slash.
    path: String,
}

impl BaseUrl {
    /// Reads an absolute URL; a slash at its end may be left out.
    ///
    /// # Errors
    /// Says in lower case what is wrong with it.
    pub(crate) fn parse(text: &str) -> Result<BaseUrl, String> {
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let Some(rest) = rest else {
            return Err(format!("expected an address that begins with `https://`, found `{text}`"));
        };
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        if host.is_empty() {
            return Err(format!("expected the name of a host after `://`, found `{text}`"));
        }
        let foreign = |c: char| !c.is_ascii_alphanumeric() && !"-._~:[]%/".contains(c);
        if let Some(found) = host.chars().chain(path.chars()).find(|c| foreign(*c)) {
            return Err(format!("expected a host and a path alone, found `{found}` in `{text}`"));
        }
        let path = path.strip_suffix('/').unwrap_or(path);
        if path.split('/').any(|part| part == "." || part == "..")
            || (!path.is_empty() && path.split('/').any(str::is_empty))
        {
            return Err(format!("expected a path of plain names, found `{text}`"));
        }
        let path = if path.is_empty() { "/".to_owned() } else { format!("/{path}/") };
        Ok(BaseUrl { origin: text[..text.len() - rest.len() + host.len()].to_owned(), path })
    }

    /// The whole of it, with a slash at its end.
    pub(crate) fn text(&self) -> String {
        format!("{}{}", self.origin, self.path)
    }

    /// The address of an output file, for links on pages: an `index.html` is named by its folder.
    pub(super) fn address(&self, file: &str) -> String {
        format!("{}{}", self.path, shown(file))
    }

    /// The same with scheme and host.
    pub(super) fn absolute(&self, file: &str) -> String {
        format!("{}{}{}", self.origin, self.path, shown(file))
    }
}

fn shown(file: &str) -> &str {
    match file.strip_suffix("index.html") {
        Some(folder) if folder.is_empty() || folder.ends_with('/') => folder,
        Some(_) | None => file,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_origin_and_base_path() {
        for (text, address, absolute) in [
            ("https://example.org", "/en/", "https://example.org/en/"),
            ("https://example.org/", "/en/", "https://example.org/en/"),
            ("https://example.org/games/", "/games/en/", "https://example.org/games/en/"),
            ("http://127.0.0.1:8000/a/b", "/a/b/en/", "http://127.0.0.1:8000/a/b/en/"),
        ] {
            let base = BaseUrl::parse(text).unwrap();
            assert_eq!(base.address("en/index.html"), address);
            assert_eq!(base.absolute("en/index.html"), absolute);
        }
    }

    #[test]
    fn names_a_folder_and_not_its_index() {
        let base = BaseUrl::parse("https://example.org/games/").unwrap();
        assert_eq!(base.address("index.html"), "/games/");
        assert_eq!(base.address("en/404.html"), "/games/en/404.html");
        assert_eq!(base.address("en/my-index.html"), "/games/en/my-index.html");
    }

    #[test]
    fn refuses_what_is_no_base_url() {
        for text in [
            "",
            "/games/",
            "ftp://example.org/",
            "https://",
            "https:///games/",
            "https://example.org/?a",
            "https://example.org/#a",
            "https://example.org/a/../b/",
            "https://example.org//a/",
            "https://example.org/a b/",
        ] {
            assert!(BaseUrl::parse(text).is_err(), "{text}");
        }
    }
}
