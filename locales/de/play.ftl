### What the board says in German while it is played: shown below the board, and spoken.
### What each message is for and what its variables hold is said in locales/en/play.ftl.
### Names of sides and houses stand in the nominative: before or after a colon, between commas or in brackets.
### A number thrown is feminine whatever it is: „eine 1“, „eine 4“.

## Squares in words: for screen readers, each square of the board is one of these

play-cell-empty = { $square }, leer
play-cell-piece = { $square }, { $side }
play-cell-house-empty = { $square }, { $house }, leer
play-cell-house-piece = { $square }, { $house }, { $side }
play-cell-can-move = { $cell }, kann ziehen
play-cell-chosen = { $cell }, gewählt
play-cell-target = { $cell }, mögliches Ziel
play-cell-odds = { $cell }, Gewinnchance etwa { $chance }
play-named-square = { $square } ({ $house })
play-list = { $list }, { $item }
play-sentences = { $said } { $next }

## Whose turn it is, and what to do

play-to-throw = { $side }: Ihr Wurf.
play-throw-again = Werfen Sie noch einmal.
play-choose = Wählen Sie den Stein, der ziehen soll.
play-to-choose = { $side }: Wählen Sie den Stein, der ziehen soll.
play-chosen = Stein auf { $from } gewählt. Zug nach: { $to }.
play-chosen-off = Stein auf { $from } gewählt. Zug: vom Brett.
play-let-go = Stein auf { $from } losgelassen.
play-computer-turn = { $side }: Der Computer ist an der Reihe.
play-remote-turn = { $side }: Der andere Spieler ist an der Reihe.

## Throws

play-threw = { $side }: eine { $throw } geworfen.
play-threw-none-up = { $side }: keine Vorderseite oben, das zählt { $throw }.

## Moves

play-moved = { $side }: von { $from } nach { $to }.
play-moved-back = { $side }: von { $from } zurück nach { $to }.
play-swapped = { $side }: von { $from } nach { $to }; die beiden Steine tauschen die Plätze.
play-captured = { $side }: von { $from } nach { $to }; der Stein dort ist geschlagen und scheidet aus.
play-sent-away = { $side }: von { $from } nach { $to } und von dort nach { $end }.
play-borne-off = { $side }: Stein auf { $from } abgetragen.

## No move; the sentence before names the side

play-passed = Kein Zug möglich, der Gegner ist an der Reihe.
play-passed-again = Kein Zug möglich, aber ein Zusatzwurf.
play-turn-lost = Kein Zug möglich, auch der Zusatzwurf verfällt.

## An opening in which the players throw in turn until one throws a certain number

play-opening = Wer zuerst eine { $needed } wirft, beginnt.
play-opening-missed = { $side }: eine { $throw } geworfen, noch beginnt niemand.
play-opening-won = { $side }: eine { $throw } geworfen, dieser Spieler beginnt. Erster Zug: von { $from } nach { $to }.

## The end

play-won = Das Spiel ist zu Ende. Gewinner: { $side }.
play-drawn = Das Spiel ist zu Ende: unentschieden.
play-version = Gespielt nach Fassung { $version } dieser Regeln.
play-new-game = Neues Spiel.
play-can-come-back = Zurücknehmen bringt das vorige wieder.
play-rematch = Neues Spiel mit vertauschten Seiten.
play-gave-up = { $side }: Dieser Spieler hat aufgegeben.

## The game in hand: what may come before whose turn it is

play-resumed = Ihr Spiel geht weiter.
play-set-aside = Das Spiel, das dieser Browser aufbewahrt hat, lässt sich nach diesen Regeln nicht nachspielen. Es wurde beiseitegelegt, und ein neues Spiel beginnt.
play-opened = Von hier geht das Spiel weiter.
play-undone = Zug zurückgenommen.
play-nothing-to-undo = Es gibt keinen Zug von Ihnen, der sich zurücknehmen ließe.
play-no-undo = Gegen jemanden an einem anderen Ort wird kein Zug zurückgenommen.
play-brought-back = Das vorige Spiel ist wieder da.
play-looking = Frühere Stellung: { $at } von { $plies }.
play-looked = Das Spiel, wie es steht.
play-refused-looking = Das ist eine frühere Stellung. Spielen Sie von hier weiter, oder gehen Sie zum laufenden Spiel zurück.

## The list of moves: a line for each throw

play-entry = { $side }, { $throw }: von { $from } nach { $to }
play-entry-off = { $side }, { $throw }: von { $from } vom Brett
play-entry-pass = { $side }, { $throw }: kein Zug

## Estimates

play-percent = { $number } %
play-hint = Nach Schätzung am besten: von { $from } nach { $to }, Gewinnchance etwa { $chance }.
play-hint-off = Nach Schätzung am besten: Stein auf { $from } abtragen, Gewinnchance etwa { $chance }.
play-cost = kostete etwa { $number } %
play-cost-none = keiner war besser
play-costs = { $side }: insgesamt etwa { $number } % verschenkt.
play-weigh-later = Was jeder Zug gekostet hat, lässt sich sagen, wenn das Spiel zu Ende ist.

## Beside the board

play-tray = Abgetragen: { $off }
play-tray-captured = Abgetragen: { $off } · geschlagen: { $captured }

## Why a piece or a square may not be chosen

play-refused-over = Das Spiel ist zu Ende.
play-refused-not-thrown = Werfen Sie zuerst.
play-refused-computer = Der Computer ist an der Reihe.
play-refused-empty = { $from }: Dort steht kein Stein.
play-refused-enemy = { $from }: Dort steht ein gegnerischer Stein.
play-refused-throw = { $from }: Eine { $throw } führt nicht nach { $to }.
play-refused-beyond = { $from }: Eine { $throw } führt über das letzte Feld hinaus, und von hier wird damit kein Stein abgetragen.
play-refused-own-piece = { $to }: Dort steht ein eigener Stein.
play-refused-safe = { $to }: Das Feld ist sicher, der Stein dort ist unantastbar.
play-refused-protected = { $to }: Der Stein dort ist durch einen Nachbarn geschützt.
play-refused-barrier = { $from }: Eine Blockade versperrt den Weg, auf { $squares }.
play-refused-must-stop = { $from }: Jeder Stein muss zuerst auf { $square } haltmachen.
play-refused-only-bearing-off = { $from }: Von hier kann ein Stein nur abgetragen werden, und eine { $throw } erlaubt das nicht.
play-refused-no-bearing-off = { $from }: Steine werden nur von { $squares } abgetragen.
play-refused-bear-off-throw = { $from }: Mit einer { $throw } wird von hier kein Stein abgetragen.
play-refused-bear-off-others = { $from }: Kein Abtragen, solange Ihre Steine auf { $squares } nicht in der letzten Reihe stehen.
play-refused-bears-off = { $from }: Mit diesem Wurf verlässt der Stein das Brett.
play-refused-backward = { $from }: Steine ziehen nicht rückwärts.
play-refused-forward-first = { $from }: Kein Zug rückwärts, solange ein Stein vorwärts ziehen kann.
play-refused-backward-taken = { $to }: Ein Zug rückwärts führt nur auf ein leeres Feld.
play-refused-other-first = { $from }: Ein Stein auf { $squares } kann ziehen und hat Vorrang.
play-refused-opening = Noch ist nicht entschieden, wer beginnt.

## When the board cannot be played

play-no-engine = Der Teil dieser Seite, der nach den Regeln spielt, wurde nicht geladen. Die Regeln unten sind vollständig; laden Sie die Seite neu, um es noch einmal zu versuchen.
play-wrong-engine = Der Teil dieser Seite, der nach den Regeln spielt, gehört zu einer anderen Version als die Seite. Laden Sie die Seite neu, um das zu beheben.
play-link-damaged = Dieser Link ist beschädigt oder unvollständig. Hier ist der Anfang eines Spiels.
play-link-later = Dieser Link stammt von einer neueren Version dieser Seite. Laden Sie die Seite neu und öffnen Sie ihn noch einmal; bis dahin ist hier der Anfang eines Spiels.
play-link-rules = Dieser Link gehört zu anderen Regeln oder zu diesen, bevor sie geändert wurden. Hier ist der Anfang eines Spiels.
play-link-elsewhere = Dieser Link gehört zu anderen Regeln: { $name }. Der Link unter dem Brett führt dorthin.
play-no-code = In diesem Text wurde kein Spiel und keine Stellung nach diesen Regeln gefunden.
play-not-loaded = Dieser Teil der Seite wurde nicht geladen. Laden Sie die Seite neu, um es noch einmal zu versuchen.
play-wrong-link = Was in diesem Link steht, ist nach diesen Regeln nicht möglich. Hier ist der Anfang einer Partie.
