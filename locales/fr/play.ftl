### What the board says in French while it is played: shown below the board, and spoken.
### What each message is for and what its variables hold is said in locales/en/play.ftl.
### Names of sides and houses stand without an article: before a colon, between commas or in brackets. A square
### stands after "de", "à" or "en", or after "case", where its number reads as well alone as with a name.

## Squares in words: for screen readers, each square of the board is one of these

play-cell-empty = { $square }, vide
play-cell-piece = { $square }, { $side }
play-cell-house-empty = { $square }, { $house }, vide
play-cell-house-piece = { $square }, { $house }, { $side }
play-cell-can-move = { $cell }, pion jouable
play-cell-chosen = { $cell }, pion choisi
play-cell-target = { $cell }, arrivée possible
play-cell-odds = { $cell }, environ { $chance } de chances de gagner
play-named-square = { $square } ({ $house })
play-list = { $list }, { $item }
play-sentences = { $said } { $next }

## Whose turn it is, and what to do

play-to-throw = { $side } : à vous de lancer.
play-throw-again = Lancez à nouveau.
play-choose = Choisissez un pion à jouer.
play-to-choose = { $side } : choisissez un pion à jouer.
play-chosen = Pion choisi en { $from }. Arrivée : { $to }.
play-chosen-off = Pion choisi en { $from }. Arrivée : hors du plateau.
play-let-go = Pion reposé en { $from }.
play-computer-turn = { $side } : à l’ordinateur de jouer.
play-remote-turn = { $side } : à l’autre joueur de jouer.

## Throws

play-threw = { $side } : lancer de { $throw }.
play-threw-none-up = { $side } : aucun bâtonnet côté face, le lancer vaut { $throw }.

## Moves

play-moved = { $side } : de { $from } à { $to }.
play-moved-back = { $side } : recul de { $from } à { $to }.
play-swapped = { $side } : de { $from } à { $to } ; les deux pions échangent leurs places.
play-captured = { $side } : de { $from } à { $to } ; le pion qui s’y trouvait est pris et quitte le jeu.
play-sent-away = { $side } : de { $from } à { $to }, et de là à { $end }.
play-borne-off = { $side } : le pion en { $from } sort du plateau.

## No move; the sentence before names the side

play-passed = Aucun coup possible, la main passe à l’adversaire.
play-passed-again = Aucun coup possible, mais encore un lancer.
play-turn-lost = Aucun coup possible, le tour est perdu.

## An opening in which the players throw in turn until one throws a certain number

play-opening = Le premier à obtenir un { $needed } commence.
play-opening-missed = { $side } : lancer de { $throw }, personne ne commence encore.
play-opening-won = { $side } : lancer de { $throw }, ce joueur commence. Premier coup : de { $from } à { $to }.

## The end

play-won = La partie est terminée. Victoire : { $side }.
play-drawn = La partie est terminée : elle est nulle.
play-version = Partie jouée selon la version { $version } de ces règles.
play-new-game = Nouvelle partie.
play-can-come-back = « Annuler » ramène la précédente.
play-rematch = Nouvelle partie, les camps sont échangés.
play-gave-up = { $side } : ce joueur abandonne.

## The game in hand: what may come before whose turn it is

play-resumed = Votre partie continue.
play-set-aside = La partie gardée par ce navigateur ne peut pas être rejouée selon ces règles. Elle a été mise de côté, et une nouvelle partie commence.
play-opened = La partie continue d’ici.
play-undone = Coup annulé.
play-nothing-to-undo = Il n’y a aucun coup de vous à annuler.
play-no-undo = Face à un joueur qui est ailleurs, aucun coup ne s’annule.
play-brought-back = La partie précédente est revenue.
play-looking = Position antérieure : { $at } sur { $plies }.
play-looked = La partie en cours.
play-refused-looking = C’est une position antérieure. Reprenez d’ici, ou revenez à la partie en cours.

## The list of moves: a line for each throw

play-entry = { $side }, { $throw } : de { $from } à { $to }
play-entry-off = { $side }, { $throw } : sortie de { $from }
play-entry-pass = { $side }, { $throw } : aucun coup

## Estimates

play-percent = { $number } %
play-hint = Le meilleur coup, par estimation : de { $from } à { $to }, environ { $chance } de chances de gagner.
play-hint-off = Le meilleur coup, par estimation : sortir le pion en { $from }, environ { $chance } de chances de gagner.
play-cost = a coûté environ { $number } %
play-cost-none = rien de mieux
play-costs = { $side } : environ { $number } % perdus en tout.
play-weigh-later = Ce que chaque coup a coûté se dit quand la partie est finie.

## Beside the board

play-tray = Sortis : { $off }
play-tray-captured = Sortis : { $off } · pris : { $captured }

## Why a piece or a square may not be chosen

play-refused-over = La partie est terminée.
play-refused-not-thrown = Il faut d’abord lancer.
play-refused-computer = C’est à l’ordinateur de jouer.
play-refused-empty = { $from } : il n’y a pas de pion ici.
play-refused-enemy = { $from } : ce pion est celui de l’adversaire.
play-refused-throw = { $from } : un lancer de { $throw } ne mène pas à { $to }.
play-refused-beyond = { $from } : un lancer de { $throw } mène au-delà de la dernière case et ne permet pas de sortir d’ici.
play-refused-own-piece = { $to } : un de vos pions occupe cette case.
play-refused-safe = { $to } : case sûre, le pion qui s’y trouve est intouchable.
play-refused-protected = { $to } : le pion qui s’y trouve est protégé par un voisin.
play-refused-barrier = { $from } : une barrière ferme la route, en { $squares }.
play-refused-must-stop = { $from } : tout pion doit d’abord s’arrêter en { $square }.
play-refused-only-bearing-off = { $from } : d’ici, un pion ne peut que sortir du plateau, et un { $throw } ne le permet pas.
play-refused-no-bearing-off = { $from } : les pions ne sortent que depuis { $squares }.
play-refused-bear-off-throw = { $from } : un lancer de { $throw } ne permet pas de sortir d’ici.
play-refused-bear-off-others = { $from } : pas de sortie tant que vos pions ne sont pas tous dans la dernière rangée ; encore en arrière : { $squares }.
play-refused-bears-off = { $from } : avec ce lancer, le pion sort du plateau.
play-refused-backward = { $from } : les pions ne reculent pas.
play-refused-forward-first = { $from } : pas de recul tant qu’un pion peut avancer.
play-refused-backward-taken = { $to } : un pion ne recule que sur une case vide.
play-refused-other-first = { $from } : priorité à un pion qui peut jouer, en { $squares }.
play-refused-opening = On ne sait pas encore qui commence.

## When the board cannot be played

play-no-engine = Le module de jeu de cette page ne s’est pas chargé. Les règles ci-dessous sont complètes ; rechargez la page pour réessayer.
play-wrong-engine = Le module de jeu et la page ne sont pas de la même version. Rechargez la page pour y remédier.
play-link-damaged = Ce lien est abîmé ou incomplet. Voici le début d’une partie.
play-link-later = Ce lien vient d’une version plus récente de cette page. Rechargez la page et ouvrez-le de nouveau ; en attendant, voici le début d’une partie.
play-link-rules = Ce lien relève d’autres règles, ou de celles-ci avant leur changement. Voici le début d’une partie.
play-link-elsewhere = Ce lien relève d’autres règles : { $name }. Le lien sous le plateau y mène.
play-no-code = Ce texte ne contient ni partie ni position de ces règles.
play-not-loaded = Cette partie de la page ne s’est pas chargée. Rechargez la page pour réessayer.
play-wrong-link = Ce que décrit ce lien est impossible selon ces règles. Voici le début d’une partie.
