### What stands on every page, in Russian: header, footer, titles of pages.
### What each message is for and what its variables hold is said in locales/en/site.ftl.

## The site

site-title = Variorum
site-tagline = Старинные настольные игры во всех прочтениях их правил

## Titles, as a browser's tab and a search engine show them

title-page = { $name } · { $site }
title-home = { $site } · { $tagline }
picture-alt = { $name }: доска, на которой всё готово к началу партии

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
footer-feed = Новые и изменённые правила лентой
footer-nav = Этот сайт
footer-version = v{ $version } · { $digest }

## Search

search = Поиск
search-keys = Поиск (Ctrl+K или ⌘K)
search-label = Поиск по правилам и страницам
search-close = Закрыть поиск
search-first = Перейти к первому результату
search-hint = Введите одно или несколько слов либо их начало. Находится то, в чём есть все эти слова.
search-wait = Поиск загружается.
search-failed = Поиск не загрузился. Обновите страницу, чтобы попробовать ещё раз; списки игр и правил на страницах тоже ведут всюду.
search-none = Ничего не найдено. Попробуйте меньше слов или другие слова.
search-hits =
    { $count ->
        [one] { $count } результат
        [few] { $count } результата
        [many] { $count } результатов
       *[other] { $count } результата
    }
search-more =
    { $count ->
        [one] Найдено больше, чем { $count } результат; показан лучший.
        [few] Найдено больше, чем { $count } результата; показаны { $count } лучших.
        [many] Найдено больше, чем { $count } результатов; показаны { $count } лучших.
       *[other] Найдено больше, чем { $count } результата; показаны { $count } лучших.
    }
