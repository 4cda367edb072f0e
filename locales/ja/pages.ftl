### The headings and fixed sentences of each kind of page, in Japanese.
### What each message is for and what its variables hold is said in locales/en/pages.ftl.

## Home

home-heading = 古いゲームを精読する
home-lead = 古い盤は残り、ルールは残らなかった。ここでは、あるゲームの解釈の一つひとつを、項目ごとに標準ルールと並べて示す。どの解釈も、ページの上でそのまま遊べる。
home-standard = { $game }の標準ルール
home-variants = バリアント

## The list of languages at the root of the site

languages-heading = 言語
languages-lead = Variorumのすべての言語版。

## A game's page (its standard rules)

game-eyebrow = ゲーム
game-about = { $name }とは
game-rules = 項目別のルール
game-rules-caption = { $name }：標準ルール
game-rules-column = 標準ルール
game-variants = バリアント

## A variant's page

variant-eyebrow = バリアント：
variant-about = { $name }とは
variant-changes = ルールの違い
variant-changes-caption = { $name }：標準ルール（{ $game }）との違い
variant-others = { $game }のほかのバリアント
variant-standard = { $game }の標準ルール

## Rule tables

table-topic = 項目
table-standard = { $game }：標準ルール
table-permalink = 固定リンク：{ $topic }

## A game's glossary

glossary-heading = 用語集
glossary-name = { $game }：用語集
glossary-lead = { $game }のルールに出てくる言葉と、その意味。
glossary-link = ルールに出てくる言葉の意味

## The rulesets of a game side by side

compare-heading = ルールを並べて比べる
compare-name = { $game }：ルールの比較
compare-lead = { $game }：それぞれのルールが何を定めているかを、項目ごとに並べました。比べたいルールを選んでください。
compare-link = すべてのルールを並べて比べる
compare-columns = 比べるルール
compare-rows = 行
compare-differences = 異なる項目だけ
compare-same = 標準ルールと同じ
compare-under = 次の項目を参照：
compare-row = { $name }：{ $topic }

## Shared sections

draft = 下書き
unplayable = ここではまだ遊べません
history = 歴史
sources = 出典
card-topics = 異なる項目：

## A translation that is older than its source

behind = この翻訳には、元の文章より古くなった部分があります。現在の文章：
behind-rows = 元の文章で変わった項目：

## The page that says that there is no such page

not-found-eyebrow = 404
not-found-heading = ページがありません
not-found-lead = このアドレスには何もありません。ページが移されたか、アドレスの入力に誤りがあるのかもしれません。
not-found-home = ゲームの一覧へ

## The page at an address that another page has taken over

moved-heading = ページが移動しました
moved-lead = このアドレスにあったページの移動先：

## Punctuation

list-separator = 、
citation-separator = 、
citation-more-authors = ほか
citation-pages = { $pages }ページ
label-separator = { "" }
