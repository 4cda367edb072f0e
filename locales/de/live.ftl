### Live games in German. What each message is for is said in locales/en/live.ftl.
### Names of sides stand in the nominative, after a colon or before a comma.

## The panel below the board

live-summary = Per Link spielen
live-lead = Für zwei Spieler an verschiedenen Orten: Jede Runde ergibt einen Link, den der andere öffnet. Dazwischen steht kein Server, und beide Browser prüfen jeden Wurf.
live-first = Erster Wurf
live-first-own = bei mir
live-first-other = beim anderen
live-strict = Streng: Nach jedem Wurf geht ein Link hin und her, damit niemand vorausschauen kann
live-invite = Einladung erstellen
live-accept = Einladung annehmen
live-link = Link für den anderen
live-page = Was bei Spielen per Link sicher ist

## What was agreed, a line each

play-live-side = Ihre Seite: { $side }
play-live-begins = Erster Wurf: { $side }
play-live-strictly = Strenge Partie
play-live-checked = Geprüfte Würfe: { $number }. Alle ergeben sich aus den Zahlen beider Seiten.

## What is said when a game begins, goes on, or is opened

play-live-made = Die Einladung ist fertig. Öffnen Sie die Antwort darauf in diesem Browser.
play-live-invited = Sie sind zu einer Partie per Link eingeladen. Nehmen Sie unter dem Brett an, und schicken Sie den Link zurück.
play-live-accepted = Angenommen. Öffnen Sie die Antwort in diesem Browser.
play-live-played = { $ply }.
play-live-send = Als Nächstes: { $side }. Schicken Sie dem anderen den Link unter dem Brett.
play-live-watched = Dieser Browser spielt in dieser Partie keine Seite, hier kann man nur zusehen. Eine Seite wird nur in dem Browser gespielt, in dem sie begonnen wurde, und nur solange er seine Daten behält.
play-live-earlier = Das war ein älterer Link dieser Partie. Hier ist sie, wie sie steht.
play-live-no-hint = In einer Partie mit jemandem anderswo gibt das Brett keine Tipps.

## Why a link is not accepted

play-live-other = Dieser Link wird nicht angenommen: Nach ihm ist die Partie anders verlaufen als hier. Hier ist sie, wie dieser Browser sie kennt.
play-live-bad-throw = Dieser Link wird nicht angenommen: Wurf { $number } ergibt sich nicht aus den Zahlen beider Seiten.
play-live-bad-value = Dieser Link wird nicht angenommen: Eine Zahl darin passt nicht zu ihrem Siegel.
play-live-bad-terms = Dieser Link wird nicht angenommen: Was er von der Partie sagt, widerspricht sich.
play-live-insecure = Spiele per Link brauchen eine sichere Verbindung (https): Ohne sie prüfen Browser keine Würfe.
play-live-not-kept = Dieser Browser behält nichts für diese Website, deshalb lässt sich darin keine Partie per Link spielen.
play-live-too-long = Die Partie ist für einen Link zu lang geworden und kann nicht weitergehen.
