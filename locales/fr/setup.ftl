### Setting up a position on the board, in French.
### What each message is for and what its variables hold is said in locales/en/setup.ftl.

board-set-up = Composer une position
board-set-up-how = Choisissez des cases du plateau : le pion s’y place, ou s’en va s’il y est déjà. Au clavier, Entrée fait de même ; 1, 2 et 0 y mettent un pion du premier camp, un du second, ou aucun.
board-put = Sur les cases
board-put-nothing = Rien
board-off = Sortis
board-throws-next = Prochain lancer
board-play-from-here = Jouer à partir d’ici
board-clear = Vider le plateau

## Said by the board

play-set-up = Composition d’une position : choisissez une case.
play-set-none-stays = Aucun pion ne peut rester sur ces cases : { $squares }.
play-set-too-many = { $side } : { $count } sur le plateau et sortis en tout, alors qu’il n’y en a que { $pieces }.
play-set-too-few = { $side } : { $count } sur le plateau et sortis en tout, alors qu’il en faut { $pieces }.
play-set-both-out = Les deux camps ont sorti tous leurs pions, mais la partie finit dès que l’un y parvient.
