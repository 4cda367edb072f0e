### What stands on every page, in French: header, footer, titles of pages.
### What each message is for and what its variables hold is said in locales/en/site.ftl.

## The site

site-title = Variorum
site-tagline = Les jeux de plateau anciens et toutes les lectures de leurs règles

## Titles, as a browser's tab and a search engine show them

title-page = { $name } · { $site }
title-home = { $site } · { $tagline }

## Header

skip-to-content = Aller au contenu
beta = Bêta
language-nav = Langues
games-nav = Jeux
scheme = Thème
scheme-auto = Selon l’appareil
scheme-light = Clair
scheme-dark = Sombre

## Footer

footer-invitation = Ni compte ni téléchargement : envoyez l’adresse de cette page à quelqu’un et jouez.
footer-about = À propos de cette édition
footer-languages = Toutes les langues
footer-nav = Ce site
footer-version = v{ $version } · { $digest }
