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
# What the picture shows that programs put beside a shared address, for those who do not see it. $name: the page's name.
picture-alt = { $name }: a board set up for the start of a game

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
# Link to the feed, which programs read that tell of news.
footer-feed = New and changed rules as a feed
# The name of the links at the foot, for screen readers.
footer-nav = This site
# $version: "0.1.0". $digest: seven digits that change when anything on the page does.
footer-version = v{ $version } · { $digest }

## Search

# The button in the header, and the name of what it opens, for screen readers.
search = Search
# The same where a pointer rests on the button, with the keys that open it.
search-keys = Search (Ctrl+K or ⌘K)
# The label of the field that the words are written into.
search-label = Search rules and pages
# Closes the search; for screen readers.
search-close = Close the search
# Beside the field; the Enter key does the same. For screen readers.
search-first = Go to the first hit
# Before anything has been written into the field.
search-hint = Write one or more words, or the beginnings of words. What has all of them is found.
# While what a search needs is still being loaded.
search-wait = The search is being loaded.
# What a search needs could not be loaded.
search-failed = The search could not be loaded. Reload the page to try again; the lists of games and rules on the pages lead everywhere too.
search-none = Nothing found. Fewer words or other ones may help.
# $count: how many places were found, at least 1.
search-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
# Only the first of them are listed. $count: how many that is.
search-more =
    { $count ->
        [one] More than { $count } hit; the best one is shown.
       *[other] More than { $count } hits; the best { $count } are shown.
    }
