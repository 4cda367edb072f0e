### What stands on every page, in Japanese: header, footer, titles of pages.
### What each message is for and what its variables hold is said in locales/en/site.ftl.

## The site

site-title = Variorum
site-tagline = 古いボードゲームと、そのルールのあらゆる解釈

## Titles, as a browser's tab and a search engine show them

title-page = { $name }｜{ $site }
title-home = { $site }｜{ $tagline }
picture-alt = { $name }：開始時の配置の盤

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
footer-feed = 新しいルールと変更のフィード
footer-nav = サイト案内
footer-version = v{ $version } · { $digest }

## Search

search = 検索
search-keys = 検索（Ctrl+Kまたは⌘K）
search-label = ルールとページを検索
search-close = 検索を閉じる
search-first = 最初の結果へ
search-hint = 言葉を入力してください。空白で区切ると、そのすべてを含むものが見つかります。
search-wait = 検索を読み込んでいます。
search-failed = 検索を読み込めませんでした。ページを再読み込みして、もう一度お試しください。各ページのゲームやルールの一覧からも、すべての内容に移動できます。
search-none = 見つかりませんでした。言葉を減らすか、別の言葉でお試しください。
search-hits = { $count }件
search-more = { $count }件を超えています。上位{ $count }件を表示しています。
