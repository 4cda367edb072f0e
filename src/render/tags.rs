//! The tags of finished pages, their attributes, and the addresses in them.

/// What holds one address, on whatever tag it stands.
const ADDRESSES: [&str; 5] = ["href", "src", "poster", "action", "formaction"];
/// What holds several addresses, each with what it is for behind it.
const LISTS: [&str; 2] = ["srcset", "imagesrcset"];
/// What a page says of itself as an address, without a colon and what follows it.
const ABOUT: [&str; 6] = ["og:url", "og:image", "og:audio", "og:video", "twitter:image", "twitter:player"];

use std::borrow::Cow;

/// An attribute as it is written.
#[derive(Clone, Copy)]
pub(super) struct Attribute<'t> {
    pub(super) name: &'t str,
    value: &'t str,
}

impl<'t> Attribute<'t> {
    pub(super) fn value(&self) -> Cow<'t, str> {
        if !self.value.contains('&') {
            return self.value.into();
        }
        let plain = self.value.replace("&quot;", "\"").replace("&#39;", "'");
        plain.replace("&#x27;", "'").replace("&amp;", "&").into()
    }
}

/// What stands between `<` and `>`, of each tag. Templates and texts escape what they put into attributes, so
/// that a tag ends at its first `>`.
pub(super) fn tags(html: &str) -> impl Iterator<Item = &str> {
    let tags = html.split('<').skip(1).filter_map(|rest| rest.split_once('>'));
    tags.map(|(tag, _)| tag).filter(|tag| tag.starts_with(|first: char| first.is_ascii_alphabetic()))
}

/// The name of a tag.
pub(super) fn name(tag: &str) -> &str {
    tag.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default()
}

/// The attributes of a tag that have a value.
pub(super) fn attributes(tag: &str) -> Vec<Attribute<'_>> {
    let bytes = tag.as_bytes();
    let is = |at: usize, what: fn(&u8) -> bool| bytes.get(at).is_some_and(what);
    let skip = |at: usize, what: fn(&u8) -> bool| (at..).find(|at| !is(*at, what)).unwrap_or(at);
    let mut found = Vec::new();
    let mut at = name(tag).len();
    loop {
        let start = skip(at, ends_name);
        let end = skip(start, |byte| !ends_name(byte));
        if start == end {
            return found;
        }
        at = skip(end, u8::is_ascii_whitespace);
        if bytes.get(at) != Some(&b'=') {
            continue;
        }
        at = skip(at + 1, u8::is_ascii_whitespace);
        let value = match bytes.get(at) {
            Some(quote @ (b'"' | b'\'')) => {
                let inside = &tag[at + 1..];
                let value = inside.split_once(char::from(*quote)).map_or(inside, |(value, _)| value);
                at += 2;
                value
            }
            _ => &tag[at..skip(at, |byte| !byte.is_ascii_whitespace())],
        };
        at += value.len();
        found.push(Attribute { name: &tag[start..end], value });
    }
}

fn ends_name(byte: &u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'/' | b'=')
}

/// The value of an attribute.
pub(super) fn value(attributes: &[Attribute], name: &str) -> Option<String> {
    let found = attributes.iter().find(|attribute| attribute.name.eq_ignore_ascii_case(name))?;
    Some(found.value().into_owned())
}

/// The addresses in a tag, each with the attribute that has it.
pub(super) fn addresses<'t>(tag: &'t str, attributes: &[Attribute<'t>]) -> Vec<(&'t str, String)> {
    let tag = name(tag);
    let mut found = Vec::new();
    for attribute in attributes {
        let is = |name: &&str| attribute.name.eq_ignore_ascii_case(name);
        if ADDRESSES.iter().any(is) || (tag == "object" && is(&"data")) {
            found.push((attribute.name, attribute.value().trim().to_owned()));
        } else if LISTS.iter().any(is) {
            let value = attribute.value();
            found.extend(candidates(&value).into_iter().map(|address| (attribute.name, address.to_owned())));
        } else if tag == "meta" && is(&"content") {
            let address = address_of_meta(attributes, &attribute.value());
            found.extend(address.map(|address| (attribute.name, address)));
        }
    }
    found
}

/// The addresses of `a.png 1x, b.png 2x`.
fn candidates(list: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = list;
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        if rest.is_empty() {
            return found;
        }
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let address = rest[..end].trim_end_matches(',');
        found.push(address);
        let after = &rest[end..];
        rest = match address.len() < end {
            true => after,
            false => after.split_once(',').map_or("", |(_, rest)| rest),
        };
    }
}

/// The address in the `content` of a tag that says something of the page, if it is one.
fn address_of_meta(attributes: &[Attribute], content: &str) -> Option<String> {
    if value(attributes, "http-equiv").is_some_and(|kind| kind.eq_ignore_ascii_case("refresh")) {
        let (_, address) = content.split_once(';')?;
        let (_, address) = address.split_once('=')?;
        return Some(address.trim().trim_matches(['"', '\'']).to_owned());
    }
    let about = value(attributes, "property").or_else(|| value(attributes, "name"))?;
    let is_address = ABOUT.iter().any(|known| match about.strip_prefix(known) {
        Some(rest) => ["", ":url", ":secure_url", ":src"].contains(&rest),
        None => false,
    });
    is_address.then(|| content.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_addresses_of_every_kind_of_tag() {
        for (html, expected) in [
            ("<a class=b href=\"/a?b&amp;c\">", "href /a?b&c"),
            ("<a\n href='/a'>", "href /a"),
            ("<img src=/a.png alt>", "src /a.png"),
            (
                "<img srcset=\"/a.png 1x, /b.png 2x,/c.png\" src=\"/d.png\">",
                "srcset /a.png, srcset /b.png, srcset /c.png, src /d.png",
            ),
            ("<source srcset=\"/a.png, /b.png 2x\">", "srcset /a.png, srcset /b.png"),
            ("<video poster=\"/a.png\">", "poster /a.png"),
            ("<object data=\"/a.svg\">", "data /a.svg"),
            ("<div data=\"/a.svg\" data-src=\"/b\">", ""),
            ("<form action=\"/a\"><button formaction=\"/b\">", "action /a, formaction /b"),
            ("<meta property=\"og:image\" content=\"/a.png\">", "content /a.png"),
            ("<meta content=\"/a.png\" property=\"og:image:url\">", "content /a.png"),
            ("<meta property=\"og:image:alt\" content=\"/a.png\">", ""),
            ("<meta name=\"twitter:image\" content=\"/a.png\">", "content /a.png"),
            ("<meta name=\"description\" content=\"/a\">", ""),
            ("<meta http-equiv=\"refresh\" content=\"0; url=/a\">", "content /a"),
            ("</a href=\"/a\">", ""),
        ] {
            let of = |tag| addresses(tag, &attributes(tag)).into_iter();
            let found: Vec<String> =
                tags(html).flat_map(of).map(|(name, address)| format!("{name} {address}")).collect();
            assert_eq!(found.join(", "), expected, "{html}");
        }
    }
}
