### The edition of the rules on a page, in Japanese: versions and what changed, the last review, how to
### cite the page and where to report an error.
### What each message is for and what its variables hold is said in locales/en/edition.ftl.

date = { NUMBER($year, useGrouping: "false") }年{ $month }月{ $day }日

edition-changes = このページの規則の変更点
edition-version = 第{ $version }版
edition-reviewed = この規則の最終確認日：

## The feed

feed-title = { $site }：新しいルールと変更
feed-entry = { $name }：第{ $version }版

## How to cite a page

cite = このページの引用
cite-version = 「{ $name }」第{ $version }版、{ $date }。{ $site }。{ $address }
cite-page = 「{ $name }」。{ $site }。{ $address }
cite-bibtex = BibTeX
cite-copy = コピー
cite-copy-text = コピー：引用文
cite-copy-bibtex = コピー：BibTeX の項目

## What comes of copying

copied-link = リンクをコピーしました。
copied-text = コピーしました。
copy-failed = ブラウザがコピーを許可しませんでした。手でコピーしてください。

## Errors

report = 誤りを報告
report-row = 誤りを報告：{ $topic }
