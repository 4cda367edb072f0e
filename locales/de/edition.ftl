### The edition of the rules on a page, in German: versions and what changed, when they were last reviewed.
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
