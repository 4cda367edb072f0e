#!/usr/bin/env python3
"""Do two tools' outputs say the same? check.py OUT_A OUT_B [--every N]

Compares, page by page: visible text (whitespace collapsed), table cells, canonical and hreflang links,
link targets in the body, lang and dir. Prints the first differences and counts."""
import argparse, html, os, re, sys


def facts(path):
    # The peers have the default language at the top, Variorum every language in its folder.
    # The marks that keep names of another direction apart are seen by nobody.
    s = re.sub(r'(["=](?:https://variants\.example)?)/en/', r"\1/", re.sub("[\u2066-\u2069]", "", open(path, encoding="utf-8").read()))
    body = s[s.index("<body"):]
    links = sorted(html.unescape(u) for u in re.findall(r'<a[^>]*\shref="?([^" >]*)', body))
    links = [re.sub(r"^https://variants\.example", "", l) for l in links]
    text = " ".join(html.unescape(re.sub(r"<[^>]*>", " ", re.sub(r"(?s)<nav class=\"?languages.*?</nav>", " ", body))).split())
    alts = sorted(html.unescape(x) for x in re.findall(r'<link rel="?alternate"? hreflang="?([^" >]*"? href="?[^" >]*)', s))
    alts = [a.replace('"', "") for a in alts]
    return {
        "html": re.search(r"<html[^>]*>", s).group(0).replace('"', ""),
        "title": html.unescape(re.search(r"<title>(.*?)</title>", s).group(1)),
        "canonical": re.search(r'rel="?canonical"? href="?([^" >]*)', s).group(1),
        "alternates": alts, "links": links, "text": text,
        "cells": len(re.findall(r"<t[dh][ >]", s)), "emphasis": len(re.findall(r"<(?:em|strong)>", s)),
    }


def pages(root):
    """Every page that shows a game, a variant or their list, by its path without the default language's folder."""
    found = {}
    has_folder = os.path.exists(os.path.join(root, "en", "game-0000"))
    for folder, _, names in os.walk(root):
        path = os.path.relpath(folder, root)
        is_redirect = path == ("." if has_folder else "en")
        if "index.html" in names and os.path.getsize(os.path.join(folder, "index.html")) and not is_redirect:
            name = re.sub(r"^en(/|$)", "", path)
            if not name.endswith("/compare"):
                found[name or "."] = os.path.join(folder, "index.html")
    return found


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("a")
    ap.add_argument("b")
    ap.add_argument("--every", type=int, default=1)
    o = ap.parse_args()
    pa, pb = pages(o.a), pages(o.b)
    print("pages: %d / %d, only in A: %s, only in B: %s" % (len(pa), len(pb), sorted(pa.keys() - pb)[:5], sorted(pb.keys() - pa)[:5]))
    diffs, seen = {}, 0
    for n, p in enumerate(sorted(pa.keys() & pb)):
        if n % o.every:
            continue
        seen += 1
        fa, fb = facts(pa[p]), facts(pb[p])
        for k in fa:
            if fa[k] != fb[k]:
                if not diffs.get(k):
                    print("differs in %s: %s\n  A %.600r\n  B %.600r" % (k, p, fa[k], fb[k]))
                diffs[k] = diffs.get(k, 0) + 1
    print("compared %d pages; differing: %s" % (seen, diffs or "none"))
    return bool(diffs)


if __name__ == "__main__":
    sys.exit(main())
