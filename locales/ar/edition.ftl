### The edition of the rules on a page, in Arabic: versions and what changed, the last review, how to
### cite the page and where to report an error.
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

## The feed

feed-title = { $site }: القواعد الجديدة والمعدَّلة
feed-entry = { $name }: الإصدار { $version }

## How to cite a page

cite = الاستشهاد بهذه الصفحة
cite-version = «{ $name }»، الإصدار { $version }، { $date }. { $site }. { $address }
cite-page = «{ $name }». { $site }. { $address }
cite-bibtex = BibTeX
cite-copy = نسخ
cite-copy-text = نسخ الاستشهاد
cite-copy-bibtex = نسخ مدخل BibTeX

## What comes of copying

copied-link = نُسخ الرابط.
copied-text = تم النسخ.
copy-failed = لم يسمح المتصفح بذلك: يُرجى النسخ يدويًا.

## Errors

report = الإبلاغ عن خطأ
report-row = الإبلاغ عن خطأ: { $topic }
