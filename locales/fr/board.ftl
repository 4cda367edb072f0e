### The words on and around the board that stand in the page before any script runs, in French.
### What each message is for and what its variables hold is said in locales/en/board.ftl.

board-game = Jeu : { $name }
board-name = Plateau : { $name }
board-needs-script = Le plateau montre le début de la partie. Pour y jouer, autorisez les scripts de cette page ; les règles se lisent sans eux.
board-description = Les cases sont numérotées dans l’ordre du parcours. On se déplace sur le plateau avec les flèches, on choisit un pion, puis sa case d’arrivée, avec Entrée, on lance avec T, on va d’un pion jouable à l’autre avec N et P, on demande conseil avec H, on annule avec U, le point d’interrogation montre toutes les touches.

## Controls

board-throw-sticks = Lancer les bâtonnets
board-throw-die = Lancer le dé
board-bear-off = Sortir le pion
board-new-game = Nouvelle partie
board-undo = Annuler
board-hint = Conseil
board-rematch = Revanche
board-players = Joueurs
board-players-two = À deux sur le même plateau
board-players-computer = L’ordinateur joue : { $side }
board-level = Niveau de l’ordinateur
board-level-beginner = Débutant
board-level-casual = Occasionnel
board-level-skilled = Confirmé
board-level-strong = Fort

## Panels below the board; each is opened by its summary

board-moves = Coups
board-step-first = Au début
board-step-back = Un coup en arrière
board-step-on = Un coup en avant
board-step-last = Retour à la partie en cours
board-go-on = Reprendre d’ici
board-weigh = Ce que chaque coup a coûté (estimation)
board-share = Partager
board-share-what = Que partager
board-share-position = Cette position
board-share-game = Toute la partie
board-copy-link = Copier le lien
board-send = Partager avec…
board-as-text = La partie en texte ; pour en reprendre une autre, mettez ici son texte ou son lien
board-copy-text = Copier le texte
board-save = Enregistrer dans un fichier
board-take-up = Reprendre d’après ce texte
board-more = Plus
board-sounds = Sons
board-resign = Abandonner
board-resign-sure = Oui, abandonner cette partie

## Beside the board

board-tray = { $side } : pions sortis du plateau
board-houses = Maisons et marques
board-safe = Cases sûres : { $squares }
board-version = Partie jouée selon la version { $version } de ces règles, { $date }

## Keys

board-keys = Clavier
board-key-arrows = se déplacer sur le plateau
board-key-enter = choisir un pion, puis sa case d’arrivée
board-key-escape = reposer le pion
board-key-throw = lancer
board-key-next = pion jouable suivant, précédent
board-key-hint = conseil : ce que vaut chaque coup
board-key-undo = annuler le dernier coup
board-key-step = reculer et avancer dans la partie
board-key-keys = cette liste
board-key-name-arrows = Flèches
board-key-name-enter = Entrée
board-key-name-escape = Échap
