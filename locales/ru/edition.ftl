### The edition of the rules on a page, in Russian: versions and what changed, when they were last reviewed.
### What each message is for and what its variables hold is said in locales/en/edition.ftl.

date =
    { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
     } { NUMBER($year, useGrouping: "false") } г.

edition-changes = Изменения в правилах на этой странице
edition-version = Редакция { $version }
edition-reviewed = Последняя проверка этих правил:
