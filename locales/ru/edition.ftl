### The edition of the rules on a page, in Russian: versions and what changed, the last review, how to
### cite the page and where to report an error.
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

## The feed

feed-title = { $site }: новые и изменённые правила
feed-entry = { $name }: редакция { $version }

## How to cite a page

cite = Как сослаться на эту страницу
cite-version = «{ $name }», редакция { $version }, { $date } { $site }. { $address }
cite-page = «{ $name }». { $site }. { $address }
cite-bibtex = BibTeX
cite-copy = Копировать
cite-copy-text = Копировать ссылку на источник
cite-copy-bibtex = Копировать запись BibTeX

## What comes of copying

copied-link = Ссылка скопирована.
copied-text = Скопировано.
copy-failed = Браузер этого не позволил: скопируйте вручную.

## Errors

report = Сообщить об ошибке
report-row = Сообщить об ошибке: { $topic }
