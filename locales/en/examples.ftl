### The examples of rule rows: positions that the engine has played, drawn and told below a row.
###
### $moves is a list of moves, each as example-move or example-move-off has it. $side is what a side's pieces
### are called, never declined.

# Opens a row's examples. $count: how many. $topic: the row's topic, such as "Barriers".
example-summary = { $count ->
    [one] Example
   *[other] { $count } examples
 }: { $topic }

## How the two rulesets differ in a position; at most three of these follow one another

example-both = Legal under both rules: { $moves }.
example-only-standard = Only under the standard rules: { $moves }.
example-only-variant = Only under the rules of this page: { $moves }.
example-same-moves = Both rules allow the same moves here, and refuse others for different reasons.
example-same-moves-lead = Both rules allow the same moves here, but what follows is not the same.

## Below each of the two boards; what was thrown is said before

example-legal = Legal moves: { $moves }.
# The dice of this ruleset never count so. $throw: a number.
example-no-such-throw = There is no throw of { $throw } under these rules.
# A move in a list. $from, $to: numbers of squares.
example-move = { $from } to { $to }
example-move-off = { $from } off the board

## For screen readers: what is drawn

# $first, $second: each as example-pieces has it.
example-position = { $first }. { $second }.
# $squares: a list of squares. $off: a number.
example-pieces = { $side }: { $squares }; borne off: { $off }

## The link that takes the position to the board of the page

example-play-on = Play on from here
# The same for screen readers. $name: the ruleset's name, such as "Senet after Bell". It begins with the words of the link.
example-play-on-label = Play on from here: { $name }
