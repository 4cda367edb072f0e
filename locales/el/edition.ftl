### The edition of the rules on a page, in Greek: versions and what changed, the last review, how to
### cite the page and where to report an error.
### What each message is for and what its variables hold is said in locales/en/edition.ftl.

date =
    { $day } { $month ->
        [1] Ιανουαρίου
        [2] Φεβρουαρίου
        [3] Μαρτίου
        [4] Απριλίου
        [5] Μαΐου
        [6] Ιουνίου
        [7] Ιουλίου
        [8] Αυγούστου
        [9] Σεπτεμβρίου
        [10] Οκτωβρίου
        [11] Νοεμβρίου
       *[12] Δεκεμβρίου
     } { NUMBER($year, useGrouping: "false") }

edition-changes = Αλλαγές στους κανόνες αυτής της σελίδας
edition-version = Έκδοση { $version }
edition-reviewed = Τελευταίος έλεγχος αυτών των κανόνων:

## The feed

feed-title = { $site }: νέοι και αλλαγμένοι κανόνες
feed-entry = { $name }: έκδοση { $version }

## How to cite a page

cite = Παραπομπή σε αυτή τη σελίδα
cite-version = «{ $name }», έκδοση { $version }, { $date }. { $site }. { $address }
cite-page = «{ $name }». { $site }. { $address }
cite-bibtex = BibTeX
cite-copy = Αντιγραφή
cite-copy-text = Αντιγραφή της παραπομπής
cite-copy-bibtex = Αντιγραφή της εγγραφής BibTeX

## What comes of copying

copied-link = Ο σύνδεσμος αντιγράφηκε.
copied-text = Αντιγράφηκε.
copy-failed = Ο περιηγητής δεν το επέτρεψε: αντιγράψτε το με το χέρι.

## Errors

report = Αναφορά λάθους
report-row = Αναφορά λάθους: { $topic }
