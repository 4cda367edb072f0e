### The words on and around the board that stand in the page before any script runs, in German.
### What each message is for and what its variables hold is said in locales/en/board.ftl.

board-game = Spiel: { $name }
board-name = Brett: { $name }
board-needs-script = Das Brett zeigt den Beginn des Spiels. Um darauf zu spielen, erlauben Sie dieser Seite Skripte; die Regeln kommen ohne sie aus.
board-description = Die Felder sind in Zugrichtung nummeriert. Die Pfeiltasten führen über das Brett, Enter wählt einen Stein und dann sein Zielfeld, T wirft, N und P führen zu den Steinen, die ziehen können.

## Controls

board-throw-sticks = Stäbe werfen
board-throw-die = Würfeln
board-bear-off = Abtragen
board-new-game = Neues Spiel
board-players = Spieler
board-players-two = Zwei an einem Brett
board-players-computer = Computer spielt: { $side }
board-level = Spielstärke des Computers
board-level-beginner = Anfänger
board-level-casual = Amateur
board-level-skilled = Geübt
board-level-strong = Stark

## Beside the board

board-tray = { $side }: Steine, die das Brett verlassen haben
board-houses = Häuser und Zeichen
board-safe = Sicheres Feld
board-version = Gespielt nach Fassung { $version } dieser Regeln, { $date }

## Keys

board-keys = Tasten
board-key-arrows = über das Brett gehen
board-key-enter = Stein wählen, dann sein Zielfeld
board-key-escape = Stein wieder loslassen
board-key-throw = werfen
board-key-next = zum nächsten und zum vorigen Stein, der ziehen kann
board-key-name-arrows = Pfeiltasten
board-key-name-enter = Enter
board-key-name-escape = Esc
