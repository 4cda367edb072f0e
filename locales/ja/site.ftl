### What stands on every page, in Japanese: header, footer, titles of pages.
### What each message is for and what its variables hold is said in locales/en/site.ftl.

## The site

site-title = Variorum
site-tagline = 古いボードゲームと、そのルールのあらゆる解釈

## Titles, as a browser's tab and a search engine show them

title-page = { $name }｜{ $site }
title-home = { $site }｜{ $tagline }

## Header

skip-to-content = 本文へ移動
beta = ベータ版
language-nav = 言語
games-nav = ゲーム
scheme = 配色
scheme-auto = 端末の設定に合わせる
scheme-light = ライト
scheme-dark = ダーク

## Footer

footer-invitation = 登録もダウンロードも不要です。このページのアドレスを誰かに送れば、すぐに遊べます。
footer-about = このサイトについて
footer-languages = すべての言語
footer-nav = サイト案内
footer-version = v{ $version } · { $digest }
