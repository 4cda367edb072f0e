### The edition of the rules on a page, in French: versions and what changed, when they were last reviewed.
### What each message is for and what its variables hold is said in locales/en/edition.ftl.

date =
    { $day ->
        [1] 1er
       *[other] { $day }
     } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
     } { NUMBER($year, useGrouping: "false") }

edition-changes = Changements apportés aux règles de cette page
edition-version = Version { $version }
edition-reviewed = Dernière révision de ces règles :
