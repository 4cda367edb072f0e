#!/usr/bin/env python3
"""Lays the benchmark's site out for each generator, in its own ordinary way.

    gen.py --out DIR --variants V [--locales 8] [--tools variorum,hugo,zola,eleventy,astro]

writes DIR/TOOL/ for every tool named: V variants x L locales pages, one game (list page) for every 10 variants
(environment PER_GAME sets another number), one home page a locale. The same arguments give the same bytes.

To add a tool: write a class with the methods of `Layout` (layout.py) and put it in LAYOUTS.
"""
import argparse, json, os

from corpus import *
from layout import CSS, Layout
from variorum import Variorum

# ------------------------------------------------------------------ Hugo
class Hugo(Layout):
    def site(self):
        c = ['baseURL = "%s/"' % BASE_URL, 'defaultContentLanguage = "en"', 'defaultContentLanguageInSubdir = false',
             'disableKinds = ["taxonomy", "term", "rss", "404"]', 'enableRobotsTXT = false', 'title = "Variant Atlas"', "",
             "[languages]"]
        for n, l in enumerate(self.langs):
            c += ["[languages.%s]" % l, "label = %s" % q(LOCALES[l][0]), "locale = %s" % q(l), "weight = %d" % (n + 1),
                  "title = %s" % q(STRINGS[l]["site_name"]), "[languages.%s.params]" % l, "dir = %s" % q(LOCALES[l][1])]
        self.put("hugo.toml", "\n".join(c) + "\n")
        for l in self.langs:
            y = []
            for k, v in STRINGS[l].items():
                y.append("%s: %s" % (k, q(v.replace("{title}", "{{ .title }}").replace("{game}", "{{ .game }}"))))
            self.put("i18n/%s.yaml" % l, "\n".join(y) + "\n")
        self.put("static/style.css", CSS)
        self.put("layouts/baseof.html", """<!DOCTYPE html>
<html lang="{{ site.Language.Lang }}" dir="{{ site.Params.dir }}">
{{ partial "head.html" . }}
<body>
<a class="skip" href="#main">{{ i18n "skip" }}</a>
{{ partial "header.html" . }}
<main id="main">
{{ block "main" . }}{{ end }}
</main>
{{ partialCached "footer.html" . site.Language.Lang }}
</body>
</html>
""")
        self.put("layouts/_partials/head.html", """<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} · {{ i18n "site_name" }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
{{ range .AllTranslations }}<link rel="alternate" hreflang="{{ .Language.Lang }}" href="{{ .Permalink }}">
{{ if eq .Language.Lang "en" }}<link rel="alternate" hreflang="x-default" href="{{ .Permalink }}">
{{ end }}{{ end }}<meta property="og:title" content="{{ .Title }}">
<meta property="og:description" content="{{ .Description }}">
<link rel="stylesheet" href="/style.css">
</head>
""")
        self.put("layouts/_partials/header.html", """<header class="site-header">
<a class="brand" href="{{ site.Home.RelPermalink }}">{{ i18n "site_name" }}</a> <span class="beta">{{ i18n "beta" }}</span>
<nav class="languages" aria-label="{{ i18n "lang_label" }}">
<ul>
{{ range .AllTranslations }}<li><a href="{{ .RelPermalink }}" hreflang="{{ .Language.Lang }}" lang="{{ .Language.Lang }}"{{ if eq .Language.Lang $.Language.Lang }} aria-current="true"{{ end }}>{{ .Language.Label }}</a></li>
{{ end }}</ul>
</nav>
</header>
""")
        self.put("layouts/_partials/crumbs.html", """<nav class="breadcrumbs" aria-label="{{ i18n "crumbs_label" }}">
<ol>
{{ range .Ancestors.Reverse }}<li><a href="{{ .RelPermalink }}">{{ if .IsHome }}{{ i18n "home" }}{{ else }}{{ .Title }}{{ end }}</a></li>
{{ end }}<li aria-current="page">{{ .Title }}</li>
</ol>
</nav>
""")
        links = "".join('<li><a href="{{ "%s/" | relLangURL }}">{{ i18n "%s" }}</a></li>\n' % (k, k) for k in FOOTER_LINKS)
        self.put("layouts/_partials/footer.html", """<footer class="site-footer" data-mark="m0">
<ul>
%s</ul>
<p>{{ i18n "copyright" }}</p>
<p class="version">v0.0.1</p>
</footer>
""" % links)
        self.put("layouts/home.html", """{{ define "main" }}<h1>{{ .Title }}</h1>
<h2>{{ i18n "games" }}</h2>
<ul class="games">
{{ range .Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>
{{ end }}</ul>
{{ end }}""")
        self.put("layouts/section.html", """{{ define "main" }}{{ partial "crumbs.html" . }}<h1>{{ i18n "variants_of" (dict "game" .Title) }}</h1>
<ul class="variants">
{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>: {{ .Description }}</li>
{{ end }}</ul>
{{ end }}""")
        self.put("layouts/page.html", """{{ define "main" }}{{ partial "crumbs.html" . }}
{{- $args := dict "title" .Title "game" .Parent.Title }}
{{- $standard := i18n "col_standard" $args }}
<p class="kicker">{{ i18n "kicker" $args }}</p>
<h1>{{ .Title }}</h1>
<p class="summary">{{ .Description }}</p>
<section id="what">
<h2>{{ i18n "what_is" $args }}</h2>
{{ .Content }}
</section>
<section id="rules">
<h2>{{ i18n "rule_changes" }}</h2>
<table>
<caption>{{ i18n "caption" $args }}</caption>
<thead><tr><th scope="col">{{ i18n "col_rule" }}</th><th scope="col">{{ $standard }}</th><th scope="col">{{ .Title }}</th></tr></thead>
<tbody>
{{ range .Params.rules }}<tr><th scope="row">{{ .aspect }}</th><td><span class="label">{{ $standard }}</span>{{ .standard }}</td><td><span class="label">{{ $.Title }}</span>{{ .variant }}</td></tr>
{{ end }}</tbody>
</table>
</section>
<section id="history">
<h2>{{ i18n "history" }}</h2>
{{ .Params.history | $.RenderString (dict "display" "block") }}
</section>
<p class="updated">{{ i18n "updated" }} <time datetime="{{ .Date.Format "2006-01-02" }}">{{ .Date.Format "2006-01-02" }}</time></p>
<p class="cta">{{ i18n "cta" }}</p>
{{ end }}""")

    @staticmethod
    def suffix(lang):
        return "" if lang == "en" else "." + lang

    def home(self, lang):
        self.put("content/_index%s.md" % self.suffix(lang),
                 "---\ntitle: %s\ndescription: %s\n---\n" % (q(STRINGS[lang]["site_name"]), q(STRINGS[lang]["site_name"])))

    def game(self, g, lang, title, topics, variants):
        self.put("content/%s/_index%s.md" % (g.slug, self.suffix(lang)),
                 "---\ntitle: %s\ndescription: %s\nweight: %d\n---\n" % (q(title), q(title), g.weight))

    def variant(self, v, lang, gtitle, d):
        self.put("content/%s/%s%s.md" % (v.game.slug, v.slug, self.suffix(lang)),
                 "---\ntitle: %s\ndescription: %s\ndate: %s\nweight: %d\nparams:\n  rules:\n%s\n  history: |\n%s\n---\n%s\n" % (
                     q(d["title"]), q(d["summary"]), v.date, v.weight, rows_yaml(d["rows"], "    "), indent(d["history"], "    "), d["body"]))


# ------------------------------------------------------------------ Zola
class Zola(Layout):
    def site(self):
        c = ['base_url = "%s"' % BASE_URL, 'default_language = "en"', 'title = "Variant Atlas"', "generate_feeds = false",
             "build_search_index = false", "generate_robots_txt = false", "compile_sass = false", ""]
        tr = lambda l: "\n".join("%s = %s" % (k, q(v)) for k, v in STRINGS[l].items())
        c += ["[translations]", tr("en"), ""]
        for l in self.langs[1:]:
            c += ["[languages.%s]" % l, "title = %s" % q(STRINGS[l]["site_name"]), "[languages.%s.translations]" % l, tr(l), ""]
        c += ["[extra.names]"] + ["%s = %s" % (l, q(LOCALES[l][0])) for l in self.langs]
        c += ["[extra.dirs]"] + ["%s = %s" % (l, q(LOCALES[l][1])) for l in self.langs]
        self.put("config.toml", "\n".join(c) + "\n")
        self.put("static/style.css", CSS)
        links = "".join('<li><a href="{%% if lang != "en" %%}/{{ lang }}{%% endif %%}/%s/">{{ trans(key="%s", lang=lang) }}</a></li>\n' % (k, k) for k in FOOTER_LINKS)
        self.put("templates/base.html", """{% set doc = page | default(value=section) -%}
<!DOCTYPE html>
<html lang="{{ lang }}" dir="{{ config.extra.dirs[lang] }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ doc.title }} · {{ trans(key="site_name", lang=lang) }}</title>
<meta name="description" content="{{ doc.description }}">
<link rel="canonical" href="{{ doc.permalink | safe }}">
{% for t in doc.translations %}<link rel="alternate" hreflang="{{ t.lang }}" href="{{ t.permalink | safe }}">
{% if t.lang == "en" %}<link rel="alternate" hreflang="x-default" href="{{ t.permalink | safe }}">
{% endif %}{% endfor %}<meta property="og:title" content="{{ doc.title }}">
<meta property="og:description" content="{{ doc.description }}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a class="skip" href="#main">{{ trans(key="skip", lang=lang) }}</a>
<header class="site-header">
<a class="brand" href="{% if lang != "en" %}/{{ lang }}{% endif %}/">{{ trans(key="site_name", lang=lang) }}</a> <span class="beta">{{ trans(key="beta", lang=lang) }}</span>
<nav class="languages" aria-label="{{ trans(key="lang_label", lang=lang) }}">
<ul>
{% for t in doc.translations %}<li><a href="{{ t.permalink | replace(from=config.base_url, to="") | safe }}" hreflang="{{ t.lang }}" lang="{{ t.lang }}"{% if t.lang == lang %} aria-current="true"{% endif %}>{{ config.extra.names[t.lang] }}</a></li>
{% endfor %}</ul>
</nav>
</header>
<main id="main">
{% block main %}{% endblock main %}
</main>
{% include "footer.html" %}
</body>
</html>
""")
        self.put("templates/footer.html", """<footer class="site-footer" data-mark="m0">
<ul>
%s</ul>
<p>{{ trans(key="copyright", lang=lang) }}</p>
<p class="version">v0.0.1</p>
</footer>
""" % links)
        self.put("templates/macros.html", """{% macro crumbs(doc) %}<nav class="breadcrumbs" aria-label="{{ trans(key="crumbs_label", lang=doc.lang) }}">
<ol>
{% for a in doc.ancestors %}{% set s = get_section(path=a, metadata_only=true) %}<li><a href="{{ s.path | safe }}">{% if loop.first %}{{ trans(key="home", lang=doc.lang) }}{% else %}{{ s.title }}{% endif %}</a></li>
{% endfor %}<li aria-current="page">{{ doc.title }}</li>
</ol>
</nav>
{% endmacro crumbs %}
""")
        self.put("templates/index.html", """{% extends "base.html" %}
{% block main %}<h1>{{ section.title }}</h1>
<h2>{{ trans(key="games", lang=lang) }}</h2>
<ul class="games">
{% for p in section.subsections %}{% set s = get_section(path=p, metadata_only=true) %}<li><a href="{{ s.path | safe }}">{{ s.title }}</a></li>
{% endfor %}</ul>
{% endblock main %}
""")
        self.put("templates/section.html", """{% extends "base.html" %}
{% import "macros.html" as m %}
{% block main %}{{ m::crumbs(doc=section) }}<h1>{{ trans(key="variants_of", lang=lang) | replace(from="{game}", to=section.title) }}</h1>
<ul class="variants">
{% for p in section.pages %}<li><a href="{{ p.path | safe }}">{{ p.title }}</a>: {{ p.description }}</li>
{% endfor %}</ul>
{% endblock main %}
""")
        self.put("templates/page.html", """{% extends "base.html" %}
{% import "macros.html" as m %}
{% block main %}{{ m::crumbs(doc=page) }}
{%- set parent = get_section(path=page.ancestors | last, metadata_only=true) -%}
{%- set standard = trans(key="col_standard", lang=lang) | replace(from="{game}", to=parent.title) %}
<p class="kicker">{{ trans(key="kicker", lang=lang) | replace(from="{game}", to=parent.title) }}</p>
<h1>{{ page.title }}</h1>
<p class="summary">{{ page.description }}</p>
<section id="what">
<h2>{{ trans(key="what_is", lang=lang) | replace(from="{title}", to=page.title) }}</h2>
{{ page.content | safe }}
</section>
<section id="rules">
<h2>{{ trans(key="rule_changes", lang=lang) }}</h2>
<table>
<caption>{{ trans(key="caption", lang=lang) | replace(from="{title}", to=page.title) | replace(from="{game}", to=parent.title) }}</caption>
<thead><tr><th scope="col">{{ trans(key="col_rule", lang=lang) }}</th><th scope="col">{{ standard }}</th><th scope="col">{{ page.title }}</th></tr></thead>
<tbody>
{% for r in page.extra.rules %}<tr><th scope="row">{{ r.aspect }}</th><td><span class="label">{{ standard }}</span>{{ r.standard }}</td><td><span class="label">{{ page.title }}</span>{{ r.variant }}</td></tr>
{% endfor %}</tbody>
</table>
</section>
<section id="history">
<h2>{{ trans(key="history", lang=lang) }}</h2>
{{ page.extra.history | markdown | safe }}
</section>
<p class="updated">{{ trans(key="updated", lang=lang) }} <time datetime="{{ page.date | date(format="%Y-%m-%d") }}">{{ page.date | date(format="%Y-%m-%d") }}</time></p>
<p class="cta">{{ trans(key="cta", lang=lang) }}</p>
{% endblock main %}
""")

    suffix = staticmethod(Hugo.suffix)

    def home(self, lang):
        self.put("content/_index%s.md" % self.suffix(lang),
                 "---\ntitle: %s\ndescription: %s\n---\n" % (q(STRINGS[lang]["site_name"]), q(STRINGS[lang]["site_name"])))

    def game(self, g, lang, title, topics, variants):
        self.put("content/%s/_index%s.md" % (g.slug, self.suffix(lang)),
                 "---\ntitle: %s\ndescription: %s\nweight: %d\nsort_by: weight\n---\n" % (q(title), q(title), g.weight))

    def variant(self, v, lang, gtitle, d):
        self.put("content/%s/%s%s.md" % (v.game.slug, v.slug, self.suffix(lang)),
                 "---\ntitle: %s\ndescription: %s\ndate: %s\nweight: %d\nextra:\n  rules:\n%s\n  history: |\n%s\n---\n%s\n" % (
                     q(d["title"]), q(d["summary"]), v.date, v.weight, rows_yaml(d["rows"], "    "), indent(d["history"], "    "), d["body"]))


# ------------------------------------------------------------------ Eleventy
class Eleventy(Layout):
    def site(self):
        nm = os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers/eleventy/node_modules")
        os.makedirs(self.root, exist_ok=True)
        if not os.path.islink(os.path.join(self.root, "node_modules")):
            os.symlink(nm, os.path.join(self.root, "node_modules"))
        self.put("package.json", '{"name":"site","private":true,"type":"module"}\n')
        self.put("eleventy.config.js", """import { EleventyI18nPlugin } from "@11ty/eleventy";
import MarkdownIt from "markdown-it";

const md = new MarkdownIt({ html: true });

export default function (config) {
  config.addPlugin(EleventyI18nPlugin, { defaultLanguage: "en", errorMode: "never" });
  config.setLibrary("md", md);
  config.addPassthroughCopy({ static: "/" });
  config.addFilter("fmt", (text, args) => text.replace(/\\{(\\w+)\\}/g, (_, key) => args[key]));
  config.addFilter("markdown", (text) => md.render(text));
  config.addFilter("iso", (date) => date.toISOString().slice(0, 10));
  const byWeight = (a, b) => a.data.weight - b.data.weight;
  config.addCollection("byGame", (api) => {
    const groups = {};
    for (const item of api.getAll()) {
      if (item.data.kind === "variant") (groups[item.data.lang + "/" + item.data.gameSlug] ??= []).push(item);
    }
    for (const key in groups) groups[key].sort(byWeight);
    return groups;
  });
  config.addCollection("gamesByLang", (api) => {
    const groups = {};
    for (const item of api.getAll()) {
      if (item.data.kind === "game") (groups[item.data.lang] ??= []).push(item);
    }
    for (const key in groups) groups[key].sort(byWeight);
    return groups;
  });
  return {
    dir: { input: "content", includes: "../_includes", data: "../_data" },
    markdownTemplateEngine: false,
    htmlTemplateEngine: "njk",
  };
}
""")
        self.put("static/style.css", CSS)
        self.put("_data/site.json", json.dumps({"base": BASE_URL}))
        self.put("_data/locales.json", json.dumps({l: {"name": LOCALES[l][0], "dir": LOCALES[l][1]} for l in self.langs}, ensure_ascii=False, indent=1))
        for l in self.langs:
            self.put("_data/i18n/%s.json" % l, json.dumps(STRINGS[l], ensure_ascii=False, indent=1))
            strip = "" if l != "en" else '.replace(/^\\/en/, "")'
            self.put("content/%s/%s.11tydata.js" % (l, l), """export default {
  lang: "%s",
  langRoot: "%s",
  permalink: (data) => (data.page.filePathStem + "/").replace(/\\/index\\/$/, "/")%s + "index.html",
};
""" % (l, "/" if l == "en" else "/%s/" % l, strip))
        self.put("_includes/base.njk", """<!DOCTYPE html>
<html lang="{{ lang }}" dir="{{ locales[lang].dir }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }} · {{ i18n[lang].site_name }}</title>
<meta name="description" content="{{ description }}">
<link rel="canonical" href="{{ site.base }}{{ page.url }}">
{% set others = page.url | locale_links %}
<link rel="alternate" hreflang="{{ lang }}" href="{{ site.base }}{{ page.url }}">
{% if lang == "en" %}<link rel="alternate" hreflang="x-default" href="{{ site.base }}{{ page.url }}">
{% endif %}{% for t in others %}<link rel="alternate" hreflang="{{ t.lang }}" href="{{ site.base }}{{ t.url }}">
{% if t.lang == "en" %}<link rel="alternate" hreflang="x-default" href="{{ site.base }}{{ t.url }}">
{% endif %}{% endfor %}<meta property="og:title" content="{{ title }}">
<meta property="og:description" content="{{ description }}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a class="skip" href="#main">{{ i18n[lang].skip }}</a>
<header class="site-header">
<a class="brand" href="{{ langRoot }}">{{ i18n[lang].site_name }}</a> <span class="beta">{{ i18n[lang].beta }}</span>
<nav class="languages" aria-label="{{ i18n[lang].lang_label }}">
<ul>
<li><a href="{{ page.url }}" hreflang="{{ lang }}" lang="{{ lang }}" aria-current="true">{{ locales[lang].name }}</a></li>
{% for t in others %}<li><a href="{{ t.url }}" hreflang="{{ t.lang }}" lang="{{ t.lang }}">{{ locales[t.lang].name }}</a></li>
{% endfor %}</ul>
</nav>
</header>
<main id="main">
{{ content | safe }}
</main>
{% include "footer.njk" %}
</body>
</html>
""")
        links = "".join('<li><a href="{{ langRoot }}%s/">{{ i18n[lang].%s }}</a></li>\n' % (k, k) for k in FOOTER_LINKS)
        self.put("_includes/footer.njk", """<footer class="site-footer" data-mark="m0">
<ul>
%s</ul>
<p>{{ i18n[lang].copyright }}</p>
<p class="version">v0.0.1</p>
</footer>
""" % links)
        self.put("_includes/crumbs.njk", """<nav class="breadcrumbs" aria-label="{{ i18n[lang].crumbs_label }}">
<ol>
<li><a href="{{ langRoot }}">{{ i18n[lang].home }}</a></li>
{% if kind == "variant" %}<li><a href="{{ langRoot }}{{ gameSlug }}/">{{ gameTitle }}</a></li>
{% endif %}<li aria-current="page">{{ title }}</li>
</ol>
</nav>
""")
        self.put("_includes/home.njk", """---
layout: base.njk
---
<h1>{{ title }}</h1>
<h2>{{ i18n[lang].games }}</h2>
<ul class="games">
{% for g in collections.gamesByLang[lang] %}<li><a href="{{ g.url }}">{{ g.data.title }}</a></li>
{% endfor %}</ul>
""")
        self.put("_includes/game.njk", """---
layout: base.njk
---
{% include "crumbs.njk" %}<h1>{{ i18n[lang].variants_of | fmt({ game: title }) }}</h1>
<ul class="variants">
{% for p in collections.byGame[lang + "/" + gameSlug] %}<li><a href="{{ p.url }}">{{ p.data.title }}</a>: {{ p.data.description }}</li>
{% endfor %}</ul>
""")
        self.put("_includes/variant.njk", """---
layout: base.njk
---
{% include "crumbs.njk" %}
{%- set t = i18n[lang] -%}
{%- set args = { title: title, game: gameTitle } -%}
{%- set standard = t.col_standard | fmt(args) %}
<p class="kicker">{{ t.kicker | fmt(args) }}</p>
<h1>{{ title }}</h1>
<p class="summary">{{ description }}</p>
<section id="what">
<h2>{{ t.what_is | fmt(args) }}</h2>
{{ content | safe }}
</section>
<section id="rules">
<h2>{{ t.rule_changes }}</h2>
<table>
<caption>{{ t.caption | fmt(args) }}</caption>
<thead><tr><th scope="col">{{ t.col_rule }}</th><th scope="col">{{ standard }}</th><th scope="col">{{ title }}</th></tr></thead>
<tbody>
{% for r in rules %}<tr><th scope="row">{{ r.aspect }}</th><td><span class="label">{{ standard }}</span>{{ r.standard }}</td><td><span class="label">{{ title }}</span>{{ r.variant }}</td></tr>
{% endfor %}</tbody>
</table>
</section>
<section id="history">
<h2>{{ t.history }}</h2>
{{ history | markdown | safe }}
</section>
<p class="updated">{{ t.updated }} <time datetime="{{ page.date | iso }}">{{ page.date | iso }}</time></p>
<p class="cta">{{ t.cta }}</p>
""")
        self.put("content/sitemap.njk", """---
permalink: /sitemap.xml
eleventyExcludeFromCollections: true
---
<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
{% for item in collections.all %}<url><loc>{{ site.base }}{{ item.url }}</loc><lastmod>{{ item.date | iso }}</lastmod></url>
{% endfor %}</urlset>
""")

    def home(self, lang):
        self.put("content/%s/index.md" % lang, "---\nlayout: home.njk\nkind: home\ntitle: %s\ndescription: %s\ndate: 2025-01-01\n---\n" % (
            q(STRINGS[lang]["site_name"]), q(STRINGS[lang]["site_name"])))

    def game(self, g, lang, title, topics, variants):
        self.put("content/%s/%s/%s.json" % (lang, g.slug, g.slug), json.dumps({"gameSlug": g.slug, "gameTitle": title}, ensure_ascii=False))
        self.put("content/%s/%s/index.md" % (lang, g.slug), "---\nlayout: game.njk\nkind: game\ntitle: %s\ndescription: %s\nweight: %d\ndate: 2025-01-01\n---\n" % (
            q(title), q(title), g.weight))

    def variant(self, v, lang, gtitle, d):
        self.put("content/%s/%s/%s.md" % (lang, v.game.slug, v.slug),
                 "---\nlayout: variant.njk\nkind: variant\ntitle: %s\ndescription: %s\ndate: %s\nweight: %d\nrules:\n%s\nhistory: |\n%s\n---\n%s\n" % (
                     q(d["title"]), q(d["summary"]), v.date, v.weight, rows_yaml(d["rows"], "  "), indent(d["history"], "  "), d["body"]))


# ------------------------------------------------------------------ Astro
class Astro(Layout):
    def site(self):
        nm = os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers/astro/node_modules")
        os.makedirs(self.root, exist_ok=True)
        if not os.path.islink(os.path.join(self.root, "node_modules")):
            os.symlink(nm, os.path.join(self.root, "node_modules"))
        self.put("package.json", '{"name":"site","private":true,"type":"module"}\n')
        self.put("tsconfig.json", '{"extends":"astro/tsconfigs/base"}\n')
        codes = json.dumps(self.langs)
        self.put("astro.config.mjs", """import { defineConfig } from "astro/config";
import sitemap from "@astrojs/sitemap";

const locales = %s;

export default defineConfig({
  site: "%s",
  cacheDir: "./.cache",
  trailingSlash: "always",
  i18n: { defaultLocale: "en", locales },
  integrations: [sitemap({ i18n: { defaultLocale: "en", locales: Object.fromEntries(locales.map((l) => [l, l])) } })],
});
""" % (codes, BASE_URL))
        self.put("public/style.css", CSS)
        self.put("src/locales.json", json.dumps({l: {"name": LOCALES[l][0], "dir": LOCALES[l][1]} for l in self.langs}, ensure_ascii=False, indent=1))
        for l in self.langs:
            self.put("src/i18n/%s.json" % l, json.dumps(STRINGS[l], ensure_ascii=False, indent=1))
        self.put("src/content.config.ts", """import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

const entry = z.object({ title: z.string(), description: z.string(), weight: z.number() });

export const collections = {
  variants: defineCollection({
    loader: glob({ pattern: "**/*.md", base: "./content/variants" }),
    schema: entry.extend({
      date: z.coerce.date(),
      rules: z.array(z.object({ aspect: z.string(), standard: z.string(), variant: z.string() })),
      history: z.string(),
    }),
  }),
  games: defineCollection({ loader: glob({ pattern: "**/*.md", base: "./content/games" }), schema: entry }),
};
""")
        self.put("src/i18n.ts", """import locales from "./locales.json";

const files = import.meta.glob("./i18n/*.json", { eager: true, import: "default" }) as Record<string, Record<string, string>>;

export { locales };
export const strings = (lang: string) => files[`./i18n/${lang}.json`];
export const fmt = (text: string, args: Record<string, string>) => text.replace(/\\{(\\w+)\\}/g, (_, key) => args[key]);
export const href = (lang: string, path: string) => (lang === "en" ? "/" : `/${lang}/`) + path;
""")
        links = "".join('<li><a href={root + "%s/"}>{t.%s}</a></li>\n' % (k, k) for k in FOOTER_LINKS)
        self.put("src/components/Footer.astro", """---
import { strings, href } from "../i18n";
const { lang } = Astro.props;
const t = strings(lang);
const root = href(lang, "");
---
<footer class="site-footer" data-mark="m0">
<ul>
%s</ul>
<p>{t.copyright}</p>
<p class="version">v0.0.1</p>
</footer>
""" % links)
        self.put("src/layouts/Base.astro", """---
import { locales, strings, href } from "../i18n";
import Footer from "../components/Footer.astro";
const { lang, path, title, description, langs } = Astro.props;
const t = strings(lang);
const site = String(Astro.site).replace(/\\/$/, "");
---
<!DOCTYPE html>
<html lang={lang} dir={locales[lang].dir}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · {t.site_name}</title>
<meta name="description" content={description}>
<link rel="canonical" href={site + href(lang, path)}>
{langs.map((l) => <link rel="alternate" hreflang={l} href={site + href(l, path)}>)}
<link rel="alternate" hreflang="x-default" href={site + href("en", path)}>
<meta property="og:title" content={title}>
<meta property="og:description" content={description}>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a class="skip" href="#main">{t.skip}</a>
<header class="site-header">
<a class="brand" href={href(lang, "")}>{t.site_name}</a> <span class="beta">{t.beta}</span>
<nav class="languages" aria-label={t.lang_label}>
<ul>
{langs.map((l) => <li><a href={href(l, path)} hreflang={l} lang={l} aria-current={l === lang ? "true" : undefined}>{locales[l].name}</a></li>)}
</ul>
</nav>
</header>
<main id="main">
<slot />
</main>
<Footer lang={lang} />
</body>
</html>
""")
        self.put("src/components/Crumbs.astro", """---
import { strings, href } from "../i18n";
const { lang, game, title } = Astro.props;
const t = strings(lang);
---
<nav class="breadcrumbs" aria-label={t.crumbs_label}>
<ol>
<li><a href={href(lang, "")}>{t.home}</a></li>
{game && <li><a href={href(lang, game.slug + "/")}>{game.title}</a></li>}
<li aria-current="page">{title}</li>
</ol>
</nav>
""")
        self.put("src/components/Variant.astro", """---
import { render } from "astro:content";
import MarkdownIt from "markdown-it";
import { strings, fmt } from "../i18n";
import Crumbs from "./Crumbs.astro";
const { lang, entry, game } = Astro.props;
const t = strings(lang);
const { title, description, rules, history, date } = entry.data;
const { Content } = await render(entry);
const args = { title, game: game.title };
const standard = fmt(t.col_standard, args);
const day = date.toISOString().slice(0, 10);
const prose = new MarkdownIt().render(history);
---
<Crumbs lang={lang} game={game} title={title} />
<p class="kicker">{fmt(t.kicker, args)}</p>
<h1>{title}</h1>
<p class="summary">{description}</p>
<section id="what">
<h2>{fmt(t.what_is, args)}</h2>
<Content />
</section>
<section id="rules">
<h2>{t.rule_changes}</h2>
<table>
<caption>{fmt(t.caption, args)}</caption>
<thead><tr><th scope="col">{t.col_rule}</th><th scope="col">{standard}</th><th scope="col">{title}</th></tr></thead>
<tbody>
{rules.map((r) => <tr><th scope="row">{r.aspect}</th><td><span class="label">{standard}</span>{r.standard}</td><td><span class="label">{title}</span>{r.variant}</td></tr>)}
</tbody>
</table>
</section>
<section id="history">
<h2>{t.history}</h2>
<Fragment set:html={prose} />
</section>
<p class="updated">{t.updated} <time datetime={day}>{day}</time></p>
<p class="cta">{t.cta}</p>
""")
        self.put("src/pages/[...path].astro", """---
import { getCollection } from "astro:content";
import { locales, strings, fmt, href } from "../i18n";
import Base from "../layouts/Base.astro";
import Crumbs from "../components/Crumbs.astro";
import Variant from "../components/Variant.astro";

export async function getStaticPaths() {
  const langs = Object.keys(locales);
  const games = (await getCollection("games")).sort((a, b) => a.data.weight - b.data.weight);
  const titles = new Map(games.map((g) => [g.id, g.data.title]));
  const byGame = new Map<string, any[]>();
  const pages = [];
  for (const entry of await getCollection("variants")) {
    const [lang, game, slug] = entry.id.split("/");
    const key = `${lang}/${game}`;
    if (!byGame.has(key)) byGame.set(key, []);
    byGame.get(key)!.push(entry);
    pages.push({ lang, path: `${game}/${slug}/`, kind: "variant", entry, game: { slug: game, title: titles.get(key) } });
  }
  for (const g of games) {
    const [lang, slug] = g.id.split("/");
    const list = (byGame.get(g.id) ?? []).sort((a, b) => a.data.weight - b.data.weight);
    pages.push({ lang, path: `${slug}/`, kind: "game", entry: g, list });
  }
  for (const lang of langs) pages.push({ lang, path: "", kind: "home", games: games.filter((g) => g.id.startsWith(lang + "/")) });
  return pages.map((p) => ({ params: { path: href(p.lang, p.path).slice(1, -1) || undefined }, props: { ...p, langs } }));
}

const { lang, path, kind, entry, game, list, games, langs } = Astro.props;
const t = strings(lang);
const title = kind === "home" ? t.site_name : entry.data.title;
const description = kind === "home" ? t.site_name : entry.data.description;
---
<Base lang={lang} path={path} title={title} description={description} langs={langs}>
{kind === "variant" && <Variant lang={lang} entry={entry} game={game} />}
{kind === "game" && <><Crumbs lang={lang} title={title} /><h1>{fmt(t.variants_of, { game: title })}</h1>
<ul class="variants">
{list.map((p) => <li><a href={href(lang, p.id.slice(lang.length + 1) + "/")}>{p.data.title}</a>: {p.data.description}</li>)}
</ul></>}
{kind === "home" && <><h1>{title}</h1>
<h2>{t.games}</h2>
<ul class="games">
{games.map((g) => <li><a href={href(lang, g.id.slice(lang.length + 1) + "/")}>{g.data.title}</a></li>)}
</ul></>}
</Base>
""")

    def home(self, lang):
        pass  # title and text come from the strings

    def game(self, g, lang, title, topics, variants):
        self.put("content/games/%s/%s.md" % (lang, g.slug), "---\ntitle: %s\ndescription: %s\nweight: %d\n---\n" % (q(title), q(title), g.weight))

    def variant(self, v, lang, gtitle, d):
        self.put("content/variants/%s/%s/%s.md" % (lang, v.game.slug, v.slug),
                 "---\ntitle: %s\ndescription: %s\ndate: %s\nweight: %d\nrules:\n%s\nhistory: |\n%s\n---\n%s\n" % (
                     q(d["title"]), q(d["summary"]), v.date, v.weight, rows_yaml(d["rows"], "  "), indent(d["history"], "  "), d["body"]))


LAYOUTS = {"variorum": Variorum, "hugo": Hugo, "zola": Zola, "eleventy": Eleventy, "astro": Astro}


def generate(out, variants, nlocales, tools):
    langs = list(LOCALES)[:nlocales]
    lays = [LAYOUTS[t](os.path.join(out, t), langs) for t in tools]
    texts = {l: Text(l) for l in langs}
    for lay in lays:
        lay.site()
        for l in langs:
            lay.home(l)
    titles, topics, last = {}, {}, None
    for i in range(variants):
        v = Variant(i)
        if v.game.slug != last:
            last = v.game.slug
            for l in langs:
                titles[l], topics[l] = game_title(v.game, texts[l]), game_topics(v.game, texts[l])
                for lay in lays:
                    lay.game(v.game, l, titles[l], topics[l], variants)
        for l in langs:
            d = v.text(texts[l], topics[l])
            for lay in lays:
                lay.variant(v, l, titles[l], d)
    return langs


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--out", required=True)
    ap.add_argument("--variants", type=int, required=True)
    ap.add_argument("--locales", type=int, default=8)
    ap.add_argument("--tools", default=",".join(LAYOUTS))
    a = ap.parse_args()
    if not 1 <= a.locales <= len(LOCALES):
        sys.exit("--locales: 1 to %d" % len(LOCALES))
    generate(a.out, a.variants, a.locales, a.tools.split(","))
