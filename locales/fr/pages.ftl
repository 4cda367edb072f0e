### The headings and fixed sentences of each kind of page, in French.
### What each message is for and what its variables hold is said in locales/en/pages.ftl.
### Names stand without an article: before a colon, after one or in brackets.

## Home

home-heading = Les jeux anciens, lus de près
home-lead = Les plateaux anciens ont survécu, pas leurs règles. Ici, chaque lecture d’un jeu est mise en regard de ses règles de référence, point par point, et chacune peut se jouer sur la page.
home-standard = { $game } : les règles de référence
home-variants = Variantes

## The list of languages at the root of the site

languages-heading = Langues
languages-lead = Variorum dans toutes ses langues.

## A game's page (its standard rules)

game-eyebrow = Jeu
game-about = { $name } : de quoi s’agit-il ?
game-rules = Les règles, point par point
game-rules-caption = { $name } : les règles de référence
game-rules-column = Règle de référence
game-variants = Variantes

## A variant's page

variant-eyebrow = Variante :
variant-about = { $name } : de quoi s’agit-il ?
variant-changes = Ce qui change dans les règles
variant-changes-caption = { $name } : différences avec les règles de référence ({ $game })
variant-others = { $game } : autres variantes
variant-standard = { $game } : les règles de référence

## Rule tables

table-topic = Règle
table-standard = { $game } : règles de référence
table-permalink = Lien permanent : { $topic }

## A game's glossary

glossary-heading = Glossaire
glossary-name = { $game } : glossaire
glossary-lead = { $game } : les mots qu’emploient ses règles et ce que chacun veut dire.
glossary-link = Ce que veulent dire les mots de ces règles

## The rulesets of a game side by side

compare-heading = Côte à côte
compare-name = { $game } : les règles côte à côte
compare-lead = { $game } : ce que dit chaque version des règles, point par point. Choisissez celles à mettre côte à côte.
compare-link = Toutes les règles côte à côte
compare-columns = Règles à comparer
compare-rows = Lignes
compare-differences = Seulement ce qui diffère
compare-same = Comme dans les règles de référence
compare-under = Indiqué sous :
compare-row = { $name } : { $topic }

## Shared sections

draft = Brouillon
unplayable = Pas encore jouable ici
history = Histoire
sources = Sources
card-topics = Points qui diffèrent :

## A translation that is older than its source

behind = Cette traduction est en partie plus ancienne que le texte dont elle est tirée. Le texte actuel :
behind-rows = Les règles qui y ont changé depuis :

## The page that says that there is no such page

not-found-eyebrow = 404
not-found-heading = Page introuvable
not-found-lead = Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.
not-found-home = Vers la liste des jeux

## The page at an address that another page has taken over

moved-heading = Cette page a changé d’adresse
moved-lead = Ce qui se trouvait à cette adresse est désormais ici :

## Punctuation

list-separator = { ", " }
citation-separator = { ", " }
citation-more-authors = { " et autres" }
citation-pages = p. { $pages }
label-separator = { " " }
