### The examples of rule rows: positions that the engine has played, drawn and told below a row.
###
### $moves is a list of moves, each as example-move or example-move-off has it. $side is what a side's pieces
### are called, never declined.

# Opens a row's examples. $count: how many. $topic: the row's topic, such as "Barriers".
example-summary = { $count ->
    [one] Example
   *[other] { $count } examples
 }: { $topic }

## How the two rulesets differ in a position: which moves each allows, and what follows a move

example-both = Both rules allow { $moves }.
example-only-standard = Only the standard rules allow { $moves }.
example-only-variant = Only the rules of this page allow { $moves }.
example-no-moves = No move is possible under either ruleset, but the reasons differ.
example-same-moves = Both rules allow the same moves here, and refuse others for different reasons.
example-same-moves-lead = Both rules allow the same moves here, but what follows is not the same.

# The same move leads elsewhere. $move: as example-move has it. $standard, $variant: what follows, each one of the
# messages example-then-… below.
example-differs = After { $move }, { $standard } under the standard rules, and { $variant } under the rules of this page.
example-differs-no-move = No move is possible here: { $standard } under the standard rules, and { $variant } under the rules of this page.
# Each ruleset has another throw here. $throw: a number. $move: as example-move has it. $then: one of those below.
example-after-standard = Under the standard rules, after a throw of { $throw } and { $move }, { $then }.
example-after-variant = Under the rules of this page, after a throw of { $throw } and { $move }, { $then }.
# What follows, as part of the sentences above. $to, $end: numbers of squares, with their names if they have any.
example-then-stays = the piece stays on { $to }
example-then-sent = the piece is sent to { $end }
# Pieces of the two sides.
example-then-swapped = the two pieces change places
example-then-captured = the piece on { $to } is captured
example-then-again = the same side throws again
example-then-passes = the turn passes
example-then-over = the game is over

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
