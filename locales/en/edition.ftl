### The edition of the rules on a page: versions and what changed, the last review, how to
### cite the page and where to report an error.

# A day as it is written out. $day, $year: numbers. $month: 1 to 12; names may be in the case that a day asks for.
date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
     } { NUMBER($year, useGrouping: "false") }

# Heading of the list of versions.
edition-changes = Changes to this page's rules
# A version. $version: its number, such as "1" or "1.2"; the day from which it holds may follow.
edition-version = Version { $version }
# The day of the last review follows. Include the colon.
edition-reviewed = These rules were last reviewed on:

## The feed, which programs read that tell of news

# Its title. $site: the site's name.
feed-title = { $site }: new and changed rules
# The title of an entry. $name: the name of a ruleset. $version: its version, such as "1" or "1.2".
feed-entry = { $name }: version { $version }

## How to cite a page

# Heading.
cite = Cite this page
# The citation of a page whose rules have a version. $name: the page's name. $date: the day from which the version holds.
# $site: the site's name. $address: the page's address.
cite-version = “{ $name }”, version { $version }, { $date }. { $site }. { $address }
# The same for other pages.
cite-page = “{ $name }”. { $site }. { $address }
# Opens the citation in the form that the program BibTeX reads.
cite-bibtex = BibTeX
# Button beside the citation, and beside the same for BibTeX.
cite-copy = Copy
# The same for screen readers; they begin with the word on the button.
cite-copy-text = Copy the citation
cite-copy-bibtex = Copy the BibTeX entry

## What comes of copying, shown for a moment and spoken

copied-link = Link copied.
copied-text = Copied.
copy-failed = The browser did not allow it: please copy it by hand.

## Errors

# Link at the foot of each page.
report = Report an error
# The same beside a row of rules. $topic: the row's topic, such as "Throws".
report-row = Report an error: { $topic }
