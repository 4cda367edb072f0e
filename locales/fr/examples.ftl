### The examples of rule rows, in French: positions that the engine has played, drawn and told below a row.
### What each message is for and what its variables hold is said in locales/en/examples.ftl.

example-summary = { $count ->
    [one] Exemple
   *[other] { $count } exemples
 } : { $topic }

## How the two rulesets differ in a position: which moves each allows, and what follows a move

example-both = Les deux règlements permettent d’aller { $moves }.
example-only-standard = Seules les règles de référence permettent d’aller { $moves }.
example-only-variant = Seules les règles de cette page permettent d’aller { $moves }.
example-no-moves = Aucun des deux règlements ne permet de coup ici, mais pour des raisons différentes.
example-same-moves = Les deux règlements permettent ici les mêmes coups, et en refusent d’autres pour des raisons différentes.
example-same-moves-lead = Les deux règlements permettent ici les mêmes coups, mais la suite n’est pas la même.

example-differs = Coup { $move } : selon les règles de référence, { $standard } ; selon les règles de cette page, { $variant }.
example-differs-no-move = Aucun coup n’est possible ici : selon les règles de référence, { $standard } ; selon les règles de cette page, { $variant }.
example-after-standard = Selon les règles de référence, après un lancer de { $throw } et le coup { $move }, { $then }.
example-after-variant = Selon les règles de cette page, après un lancer de { $throw } et le coup { $move }, { $then }.
example-then-stays = le pion reste en { $to }
example-then-sent = le pion est renvoyé en { $end }
example-then-swapped = les deux pions échangent leurs places
example-then-captured = le pion en { $to } est pris
example-then-again = le même joueur lance à nouveau
example-then-passes = la main passe à l’adversaire
example-then-over = la partie est terminée

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
