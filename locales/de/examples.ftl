### The examples of rule rows, in German: positions that the engine has played, drawn and told below a row.
### What each message is for and what its variables hold is said in locales/en/examples.ftl.

example-summary = { $count ->
    [one] Beispiel
   *[other] { $count } Beispiele
 }: { $topic }

## How the two rulesets differ in a position; at most three of these follow one another

example-both = Nach beiden Regelwerken erlaubt: { $moves }.
example-only-standard = Nur nach den Standardregeln: { $moves }.
example-only-variant = Nur nach den Regeln dieser Seite: { $moves }.
example-same-moves = Beide Regelwerke erlauben hier dieselben Züge und verbieten andere aus verschiedenen Gründen.
example-same-moves-lead = Beide Regelwerke erlauben hier dieselben Züge, doch was darauf folgt, ist nicht dasselbe.

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
