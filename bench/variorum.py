"""The benchmark's site as Variorum's editors would write it."""
import os

from corpus import BASE_URL, FOOTER_LINKS, KEYS, LOCALES, ROWS, STRINGS, VARIANTS_PER_GAME, indent, q
from layout import CSS, Layout

# Every message that the templates below or the program itself ask for under another name than the peers' strings.
RENAMED = {"site-title": "site_name", "home-lead": "site_name", "home-heading": "site_name"}
TITLES = {"title-page": "{ $name } · { $site }", "title-home": "{ $site } · { $site }"}

BASE = """<!DOCTYPE html>
<html lang="{{ page.lang }}" dir="{{ page.dir }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ page.title }}</title>
<meta name="description" content="{{ page.description }}">
{%- if page.canonical %}
<link rel="canonical" href="{{ page.canonical }}">
{%- endif %}
{%- for alternate in page.alternates %}
<link rel="alternate" hreflang="{{ alternate.hreflang }}" href="{{ alternate.href }}">
{%- endfor %}
<meta property="og:title" content="{{ page.title }}">
<meta property="og:description" content="{{ page.description }}">
<link rel="stylesheet" href="{{ asset(name="style.css") }}">
</head>
<body>
<a class="skip" href="#main">{{ t(id="skip") }}</a>
<header class="site-header">
<a class="brand" href="{{ page.home }}">{{ t(id="site-title") }}</a> <span class="beta">{{ t(id="beta") }}</span>
<nav class="languages" aria-label="{{ label(id="lang-label") }}">
<ul>
{%- for switch in page.switcher %}
<li><a href="{{ switch.href }}" hreflang="{{ switch.lang }}" lang="{{ switch.lang }}"{% if switch.current %} aria-current="true"{% endif %}>{{ switch.name }}</a></li>
{%- endfor %}
</ul>
</nav>
</header>
<main id="main">
{% block main %}{% endblock main %}
</main>
{% include "footer.html" %}
</body>
</html>
"""

CRUMBS = """<nav class="breadcrumbs" aria-label="{{ label(id="crumbs-label") }}">
<ol>
<li><a href="{{ page.home }}">{{ t(id="home") }}</a></li>
%s<li aria-current="page">%s</li>
</ol>
</nav>
"""

HOME = """{% extends "base.html" %}
{% block main %}<h1>{{ t(id="home-heading") }}</h1>
<h2>{{ t(id="games") }}</h2>
<ul class="games">
{%- for game in home.games %}
<li><a href="{{ game.href }}">{{ game.name.html | safe }}</a></li>
{%- endfor %}
</ul>
{% endblock main %}
"""

GAME = """{% extends "base.html" %}
{% block main %}""" + CRUMBS % ("", "{{ game.name.html | safe }}") + """<h1>{{ t(id="variants-of", game=game.name.plain) }}</h1>
<ul class="variants">
{%- for card in game.variants %}
<li><a href="{{ card.href }}">{{ card.name.html | safe }}</a>: {{ card.lead.html | safe }}</li>
{%- endfor %}
</ul>
{% endblock main %}
"""

VARIANT = """{% extends "base.html" %}
{% block main %}""" + CRUMBS % (
    '<li><a href="{{ variant.game.href }}">{{ variant.game.name.html | safe }}</a></li>\n', "{{ variant.name.html | safe }}") + """
{%- set name = variant.name.plain %}{% set game = variant.game.name.plain %}{% set standard = label(id="col-standard", game=game) %}
<p class="kicker">{{ t(id="kicker", game=game) }}</p>
<h1>{{ variant.name.html | safe }}</h1>
<p class="summary">{{ variant.lead.html | safe }}</p>
<section id="what">
<h2>{{ t(id="what-is", title=name) }}</h2>
{{ variant.about.html | safe }}
</section>
<section id="rules">
<h2>{{ t(id="rule-changes") }}</h2>
<table>
<caption>{{ t(id="caption", title=name, game=game) }}</caption>
<thead><tr><th scope="col">{{ t(id="col-rule") }}</th><th scope="col">{{ standard }}</th><th scope="col">{{ variant.name.html | safe }}</th></tr></thead>
<tbody>
{%- for row in variant.rows %}
<tr><th scope="row">{{ row.topic.html | safe }}</th><td><span class="label">{{ standard }}</span>{{ row.standard.html | safe }}</td><td><span class="label">{{ name }}</span>{{ row.variant.html | safe }}</td></tr>
{%- endfor %}
</tbody>
</table>
</section>
<section id="history">
<h2>{{ t(id="history") }}</h2>
{{ variant.history.html | safe }}
</section>
<p class="updated">{{ t(id="updated") }} <time datetime="{{ variant.edition.date.iso }}">{{ variant.edition.date.iso }}</time></p>
<p class="cta">{{ t(id="cta") }}</p>
{% endblock main %}
"""

# The peers have no such page.
COMPARE = """{% extends "base.html" %}
{% block main %}<h1>{{ compare.game.name.html | safe }}</h1>
<ul class="variants">
{%- for column in compare.columns %}
<li><a href="{{ column.href }}">{{ column.name.html | safe }}</a></li>
{%- endfor %}
</ul>
{% endblock main %}
"""

FOOTER = """<footer class="site-footer" data-mark="m0">
<ul>
%s</ul>
<p>{{ t(id="copyright") }}</p>
<p class="version">v0.0.1</p>
</footer>
""" % "".join('<li><a href="{{ page.home }}%s/">{{ t(id="%s") }}</a></li>\n' % (k, k) for k in FOOTER_LINKS)


class Variorum(Layout):
    def site(self):
        locales = ["  %s: { name: %s }" % (l, q(LOCALES[l][0])) for l in self.langs]
        self.put("content/site.yaml", "base-url: %s/\ndefault: en\nlocales:\n%s\nbeta: shown\n" % (BASE_URL, "\n".join(locales)))
        for l in self.langs:
            strings = STRINGS[l]
            own = {k.replace("_", "-"): strings[k] for k in KEYS if k != "site_name"}
            own.update({k: strings[v] for k, v in RENAMED.items()})
            lines = ["%s = %s" % (k, v.replace("{title}", "{ $title }").replace("{game}", "{ $game }")) for k, v in own.items()]
            lines += ["%s = %s" % kv for kv in TITLES.items()]
            self.put("locales/%s/own.ftl" % l, "\n".join(lines) + "\n")
            # The footer leads to pages that the peers do not have either; here a link in vain is an error.
            for k in FOOTER_LINKS:
                self.put("files/%s/%s/index.html" % (l, k), "")
        self.put("site/style.css", CSS)
        for name, text in [("base", BASE), ("home", HOME), ("game", GAME), ("variant", VARIANT), ("compare", COMPARE), ("footer", FOOTER)]:
            self.put("templates/%s.html" % name, text)

    def home(self, lang):
        pass  # its texts are messages

    def game(self, g, lang, title, topics, variants):
        if lang == "en":
            last = min(variants, (g.i + 1) * VARIANTS_PER_GAME)
            names = ["variant-%05d" % i for i in range(g.i * VARIANTS_PER_GAME, last)]
            self.put("content/%s/game.yaml" % g.slug, "topics: { %s }\nvariants: [%s]\nsources: {}\n" % (
                ", ".join("rule-%d: {}" % n for n in range(ROWS)), ", ".join(names)))
            self.put("content/%s/standard.yaml" % g.slug, "playable: false\nsources: []\n")
        rules = "".join("  rule-%d:\n    name: %s\n    rule: %s\n" % (n, q(topic), q(rule)) for n, (topic, rule) in enumerate(topics))
        text = q(title)
        self.put("content/%s/%s.yaml" % (g.slug, lang),
                 "name: %s\nlead: %s\nabout: %s\nhistory: %s\nunplayable: %s\ntopics:\n%s" % (text, text, text, text, text, rules))

    def variant(self, v, lang, gtitle, d):
        if lang == "en":
            self.put("content/%s/%s/variant.yaml" % (v.game.slug, v.slug),
                     "versions:\n  - { version: 1, date: %s }\nplayable: false\ntable: [%s]\nsources: []\n" % (
                         v.date, ", ".join("rule-%d" % n for n in range(ROWS))))
        rules = "".join("  rule-%d: %s\n" % (n, q(rule)) for n, (_, _, rule) in enumerate(d["rows"]))
        self.put("content/%s/%s/%s.yaml" % (v.game.slug, v.slug, lang),
                 "name: %s\nlead: %s\nabout: |\n%s\nrules:\n%schanges:\n  1: %s\nunplayable: %s\nhistory: |\n%s\n" % (
                     q(d["title"]), q(d["summary"]), indent(d["body"], "  "), rules, q(d["title"]), q(d["title"]), indent(d["history"], "  ")))
