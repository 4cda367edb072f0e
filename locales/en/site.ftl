### What stands on every page: header, footer, titles of pages.
###
### Names (of games, variants, languages) come as arguments and are never declined: where your language
### would need another case, build the sentence around the name, with a colon for example.

## The site

# The site's name, a proper name; most languages keep it as it is.
site-title = Variorum
# One line below the name, on the home page and the list of languages.
site-tagline = Old board games, every reading of their rules

## Titles, as a browser's tab and a search engine show them

# $name: the name of the page, such as "Senet after Bell". $site: site-title.
title-page = { $name } · { $site }
# $site: site-title. $tagline: site-tagline.
title-home = { $site }: { $tagline }

## Header

# Hidden link, the first thing a keyboard reaches.
skip-to-content = Skip to the content
# Badge beside the site's name: this edition is still being tried out.
beta = Beta
# The name of the navigation that lists the languages, for screen readers.
language-nav = Languages
# The name of the navigation that lists the games, for screen readers.
games-nav = Games
# The name of the switch between light and dark, for screen readers; the three choices follow.
scheme = Colours
# As the reader's device has it.
scheme-auto = As the device
scheme-light = Light
scheme-dark = Dark

## Footer

footer-invitation = No account, no download: send someone the address of this page and play.
# Link to the page about this edition.
footer-about = About this edition
# Link to the list of languages.
footer-languages = All languages
# The name of the links at the foot, for screen readers.
footer-nav = This site
# $version: "0.1.0". $digest: seven digits that change when anything on the page does.
footer-version = v{ $version } · { $digest }
