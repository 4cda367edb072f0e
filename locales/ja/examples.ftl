### The examples of rule rows, in Japanese: positions that the engine has played, drawn and told below a row.
### What each message is for and what its variables hold is said in locales/en/examples.ftl.

example-summary = 例（{ $count }）：{ $topic }

## How the two rulesets differ in a position: which moves each allows, and what follows a move

example-both = どちらのルールも、次の手を許す：{ $moves }。
example-only-standard = 標準ルールだけが、次の手を許す：{ $moves }。
example-only-variant = このページのルールだけが、次の手を許す：{ $moves }。
example-no-moves = ここでは、どちらのルールでも動かせる駒がない。その理由は、それぞれ違う。
example-same-moves = ここで動かせる手は、どちらのルールでも同じである。ほかの手が許されない理由は、それぞれ違う。
example-same-moves-lead = ここで動かせる手は、どちらのルールでも同じだが、そのあとが違う。

example-differs = { $move }の手のあと、標準ルールでは{ $standard }が、このページのルールでは{ $variant }。
example-differs-no-move = ここで動かせる駒はない。標準ルールでは{ $standard }が、このページのルールでは{ $variant }。
example-after-standard = 標準ルールでは、{ $throw }の目による{ $move }の手のあと、{ $then }。
example-after-variant = このページのルールでは、{ $throw }の目による{ $move }の手のあと、{ $then }。
example-then-stays = 駒は{ $to }にとどまる
example-then-sent = 駒は{ $end }へ送られる
example-then-swapped = 二つの駒が入れ替わる
example-then-captured = { $to }の駒が取られる
example-then-again = 同じ側がもう一度投げる
example-then-passes = 手番が移る
example-then-over = ゲームが終わる

## Below each of the two boards; what was thrown is said before

example-legal = 動かせる手：{ $moves }。
example-no-such-throw = このルールに{ $throw }の目はない。
example-move = { $from }から{ $to }へ
example-move-off = { $from }から上がり

## For screen readers: what is drawn

example-position = { $first }。{ $second }。
example-pieces = { $side }：{ $squares }、上がり：{ $off }

## The link that takes the position to the board of the page

example-play-on = ここから続けて遊ぶ
example-play-on-label = ここから続けて遊ぶ：{ $name }
