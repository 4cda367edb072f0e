### The edition of the rules on a page: versions and what changed, when they were last reviewed.

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
