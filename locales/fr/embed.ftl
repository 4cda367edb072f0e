### The board in a page of another site, in French.
### What each message is for and what its variables hold is said in locales/en/embed.ftl.

embed-lead = { $name } : un plateau pour jouer, à deux ou contre l’ordinateur.
embed-new-tab = (s’ouvre dans un nouvel onglet)
embed = Intégrer ce plateau
embed-about = Placez ce code dans une de vos pages : on pourra y jouer comme ici.
embed-code = Code d’intégration
embed-copy = Copier le code
embed-alone = Le plateau seul
