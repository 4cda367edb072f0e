### What stands on every page, in German: header, footer, titles of pages.
### What each message is for and what its variables hold is said in locales/en/site.ftl.

## The site

site-title = Variorum
site-tagline = Alte Brettspiele in allen Lesarten ihrer Regeln

## Titles, as a browser's tab and a search engine show them

title-page = { $name } · { $site }
title-home = { $site }: { $tagline }
picture-alt = { $name }: ein Brett in der Aufstellung zu Spielbeginn

## Header

skip-to-content = Zum Inhalt springen
beta = Beta
language-nav = Sprachen
games-nav = Spiele
scheme = Farben
scheme-auto = Wie auf dem Gerät
scheme-light = Hell
scheme-dark = Dunkel

## Footer

footer-invitation = Kein Konto, kein Download: Schicken Sie jemandem die Adresse dieser Seite und spielen Sie los.
footer-about = Über diese Ausgabe
footer-languages = Alle Sprachen
footer-feed = Neue und geänderte Regeln als Feed
footer-nav = Diese Website
footer-version = v{ $version } · { $digest }

## Search

search = Suche
search-keys = Suche (Strg+K oder ⌘K)
search-label = Regeln und Seiten durchsuchen
search-close = Suche schließen
search-first = Zum ersten Treffer
search-hint = Schreiben Sie ein oder mehrere Wörter oder deren Anfänge. Gefunden wird, was sie alle enthält.
search-wait = Die Suche wird geladen.
search-failed = Die Suche konnte nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen; auch die Listen der Spiele und Regeln auf den Seiten führen überallhin.
search-none = Nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.
search-hits =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
search-more =
    { $count ->
        [one] Mehr als { $count } Treffer; der beste wird gezeigt.
       *[other] Mehr als { $count } Treffer; die { $count } besten werden gezeigt.
    }
