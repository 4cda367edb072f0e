### The edition of the rules on a page, in Greek: versions and what changed, when they were last reviewed.
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
