### What stands on every page: header, footer, titles of pages, in Arabic.
### What each message is for and what its variables hold is said in locales/en/site.ftl.
### A title begins with its Arabic words, so that programs that guess its direction read it from right to left.

## The site

site-title = Variorum
site-tagline = ألعاب لوحية قديمة بجميع قراءات قواعدها

## Titles, as a browser's tab and a search engine show them

title-page = { $name } · { $site }
title-home = { $tagline } · { $site }

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
footer-nav = هذا الموقع
footer-version = الإصدار { $version } · { $digest }
