### The examples of rule rows, in German: positions that the engine has played, drawn and told below a row.
### What each message is for and what its variables hold is said in locales/en/examples.ftl.

example-summary = { $count ->
    [one] Beispiel
   *[other] { $count } Beispiele
 }: { $topic }

## How the two rulesets differ in a position: which moves each allows, and what follows a move

example-both = Beide Regelwerke erlauben, { $moves } zu ziehen.
example-only-standard = Nur die Standardregeln erlauben, { $moves } zu ziehen.
example-only-variant = Nur die Regeln dieser Seite erlauben, { $moves } zu ziehen.
example-no-moves = Nach keinem der beiden Regelwerke ist hier ein Zug möglich, doch die Gründe sind verschieden.
example-same-moves = Beide Regelwerke erlauben hier dieselben Züge und verbieten andere aus verschiedenen Gründen.
example-same-moves-lead = Beide Regelwerke erlauben hier dieselben Züge, doch was darauf folgt, ist nicht dasselbe.

example-differs = Zug { $move }: Nach den Standardregeln { $standard }, nach den Regeln dieser Seite { $variant }.
example-differs-no-move = Kein Zug ist hier möglich: Nach den Standardregeln { $standard }, nach den Regeln dieser Seite { $variant }.
example-after-standard = Nach den Standardregeln { $then }, wenn eine { $throw } gefallen und { $move } gezogen ist.
example-after-variant = Nach den Regeln dieser Seite { $then }, wenn eine { $throw } gefallen und { $move } gezogen ist.
example-then-stays = bleibt der Stein auf { $to }
example-then-sent = kommt der Stein auf { $end }
example-then-swapped = tauschen die beiden Steine die Plätze
example-then-captured = wird der Stein auf { $to } geschlagen
example-then-again = wirft dieselbe Seite noch einmal
example-then-passes = ist der Gegner an der Reihe
example-then-over = ist das Spiel zu Ende

## Below each of the two boards; what was thrown is said before

example-legal = Erlaubte Züge: { $moves }.
example-no-such-throw = Eine { $throw } kommt nach diesen Regeln nicht vor.
example-move = von { $from } nach { $to }
example-move-off = von { $from } vom Brett

## For screen readers: what is drawn

example-position = { $first }. { $second }.
example-pieces = { $side }: { $squares }; abgetragen: { $off }

## The link that takes the position to the board of the page

example-play-on = Von hier weiterspielen
example-play-on-label = Von hier weiterspielen: { $name }
