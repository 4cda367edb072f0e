### The examples of rule rows, in French: positions that the engine has played, drawn and told below a row.
### What each message is for and what its variables hold is said in locales/en/examples.ftl.

example-summary = { $count ->
    [one] Exemple
   *[other] { $count } exemples
 } : { $topic }

## How the two rulesets differ in a position; at most three of these follow one another

example-both = Permis par les deux règlements : { $moves }.
example-only-standard = Seulement selon les règles de référence : { $moves }.
example-only-variant = Seulement selon les règles de cette page : { $moves }.
example-same-moves = Les deux règlements permettent ici les mêmes coups, et en refusent d’autres pour des raisons différentes.
example-same-moves-lead = Les deux règlements permettent ici les mêmes coups, mais la suite n’est pas la même.

## Below each of the two boards; what was thrown is said before

example-legal = Coups permis : { $moves }.
example-no-such-throw = Selon ces règles, un lancer de { $throw } n’existe pas.
example-move = de { $from } à { $to }
example-move-off = de { $from } hors du plateau

## For screen readers: what is drawn

example-position = { $first }. { $second }.
example-pieces = { $side } : { $squares } ; sortis : { $off }

## The link that takes the position to the board of the page

example-play-on = Continuer la partie d’ici
example-play-on-label = Continuer la partie d’ici : { $name }
