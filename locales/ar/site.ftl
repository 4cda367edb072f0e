### What stands on every page: header, footer, titles of pages, in Arabic.
### What each message is for and what its variables hold is said in locales/en/site.ftl.
### A title begins with its Arabic words, so that programs that guess its direction read it from right to left.

## The site

site-title = Variorum
site-tagline = ألعاب لوحية قديمة بجميع قراءات قواعدها

## Titles, as a browser's tab and a search engine show them

title-page = { $name } · { $site }
title-home = { $tagline } · { $site }
picture-alt = { $name }: رقعة معدّة لبدء اللعب

## Header

skip-to-content = الانتقال إلى المحتوى
beta = تجريبي
language-nav = اللغات
games-nav = الألعاب
scheme = الألوان
scheme-auto = كما في الجهاز
scheme-light = فاتحة
scheme-dark = داكنة

## Footer

footer-invitation = لا حساب ولا تنزيل: أرسل عنوان هذه الصفحة إلى من تشاء، وابدآ اللعب.
footer-about = عن هذه الطبعة
footer-languages = جميع اللغات
footer-feed = القواعد الجديدة والمعدَّلة في خلاصة Atom
footer-nav = هذا الموقع
footer-version = الإصدار { $version } · { $digest }

## Search

search = البحث
search-keys = البحث (Ctrl+K أو ⌘K)
search-label = البحث في القواعد والصفحات
search-close = إغلاق البحث
search-first = الانتقال إلى أول نتيجة
search-hint = اكتب كلمة أو أكثر، أو أوائل الكلمات. تظهر المواضع التي تضمّها كلها.
search-wait = يجري تحميل البحث.
search-failed = تعذّر تحميل البحث. أعد تحميل الصفحة للمحاولة مرة أخرى؛ وقوائم الألعاب والقواعد في الصفحات تؤدي أيضًا إلى كل مكان.
search-none = لا نتائج. جرّب كلمات أقل أو كلمات أخرى.
search-hits =
    { $count ->
        [zero] لا نتائج
        [one] نتيجة واحدة
        [two] نتيجتان
        [few] { $count } نتائج
        [many] { $count } نتيجة
       *[other] { $count } نتيجة
    }
search-more =
    { $count ->
        [zero] لا نتائج معروضة.
        [one] أكثر من نتيجة واحدة؛ المعروضة أفضلها.
        [two] أكثر من نتيجتين؛ المعروضتان أفضلها.
        [few] أكثر من { $count } نتائج؛ تُعرض أفضل { $count } منها.
        [many] أكثر من { $count } نتيجة؛ تُعرض أفضل { $count } منها.
       *[other] أكثر من { $count } نتيجة؛ تُعرض أفضل { $count } منها.
    }
