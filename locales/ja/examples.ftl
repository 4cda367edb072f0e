### The examples of rule rows, in Japanese: positions that the engine has played, drawn and told below a row.
### What each message is for and what its variables hold is said in locales/en/examples.ftl.

example-summary = 例（{ $count }）：{ $topic }

## How the two rulesets differ in a position; at most three of these follow one another

example-both = どちらのルールでも動かせる：{ $moves }。
example-only-standard = 標準ルールでだけ動かせる：{ $moves }。
example-only-variant = このページのルールでだけ動かせる：{ $moves }。
example-same-moves = ここで動かせる手は、どちらのルールでも同じである。ほかの手が許されない理由は、それぞれ違う。
example-same-moves-lead = ここで動かせる手は、どちらのルールでも同じだが、そのあとが違う。

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
