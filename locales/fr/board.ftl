### The words on and around the board that stand in the page before any script runs, in French.
### What each message is for and what its variables hold is said in locales/en/board.ftl.

board-game = Jeu : { $name }
board-name = Plateau : { $name }
board-needs-script = Le plateau montre le début de la partie. Pour y jouer, autorisez les scripts de cette page ; les règles se lisent sans eux.
board-description = Les cases sont numérotées dans l’ordre du parcours. On se déplace sur le plateau avec les flèches, on choisit un pion, puis sa case d’arrivée, avec Entrée, on lance avec T, on va d’un pion jouable à l’autre avec N et P.

## Controls

board-throw-sticks = Lancer les bâtonnets
board-throw-die = Lancer le dé
board-bear-off = Sortir le pion
board-new-game = Nouvelle partie
board-players = Joueurs
board-players-two = À deux sur le même plateau
board-players-computer = L’ordinateur joue : { $side }
board-level = Niveau de l’ordinateur
board-level-beginner = Débutant
board-level-casual = Occasionnel
board-level-skilled = Confirmé
board-level-strong = Fort

## Beside the board

board-tray = { $side } : pions sortis du plateau
board-houses = Maisons et marques
board-safe = Case sûre
board-version = Partie jouée selon la version { $version } de ces règles, { $date }

## Keys

board-keys = Clavier
board-key-arrows = se déplacer sur le plateau
board-key-enter = choisir un pion, puis sa case d’arrivée
board-key-escape = reposer le pion
board-key-throw = lancer
board-key-next = pion jouable suivant, précédent
board-key-name-arrows = Flèches
board-key-name-enter = Entrée
board-key-name-escape = Échap
