### What stands on every page, in Russian: header, footer, titles of pages.
### What each message is for and what its variables hold is said in locales/en/site.ftl.

## The site

site-title = Variorum
site-tagline = Старинные настольные игры во всех прочтениях их правил

## Titles, as a browser's tab and a search engine show them

title-page = { $name } · { $site }
title-home = { $site } · { $tagline }

## Header

skip-to-content = Перейти к содержимому
beta = Бета
language-nav = Языки
games-nav = Игры
scheme = Цвета
scheme-auto = Как на устройстве
scheme-light = Светлая тема
scheme-dark = Тёмная тема

## Footer

footer-invitation = Без регистрации и загрузок: отправьте кому-нибудь адрес этой страницы и играйте.
footer-about = Об этом издании
footer-languages = Все языки
footer-nav = Этот сайт
footer-version = v{ $version } · { $digest }
