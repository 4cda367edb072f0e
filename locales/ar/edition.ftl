### The edition of the rules on a page, in Arabic: versions and what changed, when they were last reviewed.
### What each message is for and what its variables hold is said in locales/en/edition.ftl.

date =
    { $day } { $month ->
        [1] يناير
        [2] فبراير
        [3] مارس
        [4] أبريل
        [5] مايو
        [6] يونيو
        [7] يوليو
        [8] أغسطس
        [9] سبتمبر
        [10] أكتوبر
        [11] نوفمبر
       *[12] ديسمبر
     } { NUMBER($year, useGrouping: "false") }

edition-changes = التغييرات في قواعد هذه الصفحة
edition-version = الإصدار { $version }
edition-reviewed = آخر مراجعة لهذه القواعد:
