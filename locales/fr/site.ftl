### What stands on every page, in French: header, footer, titles of pages.
### What each message is for and what its variables hold is said in locales/en/site.ftl.

## The site

site-title = Variorum
site-tagline = Les jeux de plateau anciens et toutes les lectures de leurs règles

## Titles, as a browser's tab and a search engine show them

title-page = { $name } · { $site }
title-home = { $site } · { $tagline }
picture-alt = { $name } : un plateau prêt pour le début d’une partie

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
footer-feed = Règles nouvelles et modifiées : flux Atom
footer-nav = Ce site
footer-version = v{ $version } · { $digest }

## Search

search = Recherche
search-keys = Recherche (Ctrl+K ou ⌘K)
search-label = Chercher dans les règles et les pages
search-close = Fermer la recherche
search-first = Aller au premier résultat
search-hint = Écrivez un ou plusieurs mots, ou le début de ces mots. On trouve ce qui les contient tous.
search-wait = La recherche se charge.
search-failed = La recherche n’a pas pu être chargée. Rechargez la page pour réessayer ; les listes de jeux et de règles des pages mènent aussi partout.
search-none = Aucun résultat. Essayez avec moins de mots, ou avec d’autres.
search-hits =
    { $count ->
        [one] { $count } résultat
        [many] { $count } de résultats
       *[other] { $count } résultats
    }
search-more =
    { $count ->
        [one] Plus de { $count } résultat ; le meilleur est affiché.
        [many] Plus de { $count } de résultats ; les meilleurs sont affichés.
       *[other] Plus de { $count } résultats ; les { $count } meilleurs sont affichés.
    }
