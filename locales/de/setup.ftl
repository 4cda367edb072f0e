### Setting up a position on the board, in German.
### What each message is for and what its variables hold is said in locales/en/setup.ftl.

board-set-up = Stellung aufbauen
board-set-up-how = Wählen Sie Felder des Bretts: Der Stein kommt dorthin, oder er verschwindet, wenn er schon dort steht. Mit Tasten tut das Enter; 1, 2 und 0 setzen einen Stein der ersten Seite, einen der zweiten oder keinen.
board-put = Auf die Felder
board-put-nothing = Nichts
board-off = Abgetragen
board-throws-next = Nächster Wurf
board-play-from-here = Von hier aus spielen
board-clear = Brett leeren

## Said by the board

play-set-up = Stellung aufbauen: Wählen Sie ein Feld.
play-set-none-stays = Auf diesen Feldern kann kein Stein bleiben: { $squares }.
play-set-too-many = { $side }: { $count } auf dem Brett und abgetragen zusammen, es gibt aber nur { $pieces }.
play-set-too-few = { $side }: { $count } auf dem Brett und abgetragen zusammen, es müssen aber { $pieces } sein.
play-set-both-out = Beide Seiten haben alle Steine abgetragen, das Spiel endet aber mit der ersten, der das gelingt.
