### The edition of the rules on a page, in German: versions and what changed, the last review, how to
### cite the page and where to report an error.
### What each message is for and what its variables hold is said in locales/en/edition.ftl.

date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
     } { NUMBER($year, useGrouping: "false") }

edition-changes = Änderungen an den Regeln dieser Seite
edition-version = Fassung { $version }
edition-reviewed = Zuletzt durchgesehen wurden diese Regeln am:

## The feed

feed-title = { $site }: neue und geänderte Regeln
feed-entry = { $name }: Fassung { $version }

## How to cite a page

cite = Diese Seite zitieren
cite-version = „{ $name }“, Fassung { $version }, { $date }. { $site }. { $address }
cite-page = „{ $name }“. { $site }. { $address }
cite-bibtex = BibTeX
cite-copy = Kopieren
cite-copy-text = Kopieren: Zitat
cite-copy-bibtex = Kopieren: BibTeX-Eintrag

## What comes of copying

copied-link = Link kopiert.
copied-text = Kopiert.
copy-failed = Der Browser hat es nicht erlaubt: bitte von Hand kopieren.

## Errors

report = Einen Fehler melden
report-row = Einen Fehler melden: { $topic }
