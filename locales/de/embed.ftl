### The board in a page of another site, in German.
### What each message is for and what its variables hold is said in locales/en/embed.ftl.

embed-lead = { $name }: ein Brett zum Spielen, zu zweit oder gegen den Computer.
embed-new-tab = (öffnet sich in einem neuen Tab)
embed = Dieses Brett einbetten
embed-about = Fügen Sie diesen Code in eine eigene Seite ein; auf dem Brett lässt sich dann auch dort spielen.
embed-code = Code zum Einbetten
embed-copy = Kopieren: Code
embed-alone = Das Brett allein
