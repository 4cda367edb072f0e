### The edition of the rules on a page, in Japanese: versions and what changed, when they were last reviewed.
### What each message is for and what its variables hold is said in locales/en/edition.ftl.

date = { NUMBER($year, useGrouping: "false") }年{ $month }月{ $day }日

edition-changes = このページの規則の変更点
edition-version = 第{ $version }版
edition-reviewed = この規則の最終確認日：
