### The words on and around the board that stand in the page before any script runs, in German.
### What each message is for and what its variables hold is said in locales/en/board.ftl.

board-game = Spiel: { $name }
board-name = Brett: { $name }
board-needs-script = Das Brett zeigt den Beginn des Spiels. Um darauf zu spielen, erlauben Sie dieser Seite Skripte; die Regeln kommen ohne sie aus.
board-description = Die Felder sind in Zugrichtung nummeriert. Die Pfeiltasten führen über das Brett, Enter wählt einen Stein und dann sein Zielfeld, T wirft, N und P führen zu den Steinen, die ziehen können, H gibt einen Tipp, U nimmt zurück, das Fragezeichen zeigt alle Tasten.

## Controls

board-throw-sticks = Stäbe werfen
board-throw-die = Würfeln
board-bear-off = Abtragen
board-new-game = Neues Spiel
board-undo = Zurücknehmen
board-hint = Tipp
board-rematch = Revanche
board-players = Spieler
board-players-two = Zwei an einem Brett
board-players-computer = Computer spielt: { $side }
board-level = Spielstärke des Computers
board-level-beginner = Anfänger
board-level-casual = Amateur
board-level-skilled = Geübt
board-level-strong = Stark

## Panels below the board; each is opened by its summary

board-moves = Züge
board-step-first = An den Anfang
board-step-back = Einen Zug zurück
board-step-on = Einen Zug vor
board-step-last = Zurück zum laufenden Spiel
board-go-on = Von hier weiterspielen
board-weigh = Was jeder Zug gekostet hat (Schätzung)
board-share = Teilen
board-share-what = Was geteilt wird
board-share-position = Diese Stellung
board-share-game = Das ganze Spiel
board-copy-link = Link kopieren
board-send = Teilen mit …
board-as-text = Das Spiel als Text; um ein anderes weiterzuspielen, setzen Sie dessen Text oder Link hier ein
board-copy-text = Text kopieren
board-save = Als Datei speichern
board-take-up = Von diesem Text weiterspielen
board-more = Mehr
board-sounds = Töne
board-resign = Aufgeben
board-resign-sure = Ja, dieses Spiel aufgeben

## Beside the board

board-tray = { $side }: Steine, die das Brett verlassen haben
board-houses = Häuser und Zeichen
board-safe = Sichere Felder: { $squares }
board-version = Gespielt nach Fassung { $version } dieser Regeln, { $date }

## Keys

board-keys = Tasten
board-key-arrows = über das Brett gehen
board-key-enter = Stein wählen, dann sein Zielfeld
board-key-escape = Stein wieder loslassen
board-key-throw = werfen
board-key-next = zum nächsten und zum vorigen Stein, der ziehen kann
board-key-hint = Tipp: was jeder Zug wert ist
board-key-undo = letzten Zug zurücknehmen
board-key-step = im Spiel zurück- und vorgehen
board-key-keys = diese Liste
board-key-name-arrows = Pfeiltasten
board-key-name-enter = Enter
board-key-name-escape = Esc
