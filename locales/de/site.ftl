### What stands on every page, in German: header, footer, titles of pages.
### What each message is for and what its variables hold is said in locales/en/site.ftl.

## The site

site-title = Variorum
site-tagline = Alte Brettspiele in allen Lesarten ihrer Regeln

## Titles, as a browser's tab and a search engine show them

title-page = { $name } · { $site }
title-home = { $site }: { $tagline }

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
footer-nav = Diese Website
footer-version = v{ $version } · { $digest }
