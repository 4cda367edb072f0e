### The headings and fixed sentences of each kind of page, in German.
### What each message is for and what its variables hold is said in locales/en/pages.ftl.

## Home

home-heading = Alte Spiele, genau gelesen
home-lead = Die alten Bretter sind erhalten, ihre Regeln nicht. Hier steht jede Lesart eines Spiels neben den Standardregeln, Punkt für Punkt, und jede lässt sich gleich auf der Seite spielen.
home-standard = { $game }: die Standardregeln
home-variants = Varianten

## The list of languages at the root of the site

languages-heading = Sprachen
languages-lead = Variorum in allen seinen Sprachen.

## A game's page (its standard rules)

game-eyebrow = Spiel
game-about = Was ist { $name }?
game-rules = Die Regeln, Punkt für Punkt
game-rules-caption = { $name }: die Standardregeln
game-rules-column = Standardregel
game-variants = Varianten

## A variant's page

variant-eyebrow = Variante:
variant-about = Was ist { $name }?
variant-changes = Abweichende Regeln
variant-changes-caption = { $name }: Abweichungen von den Standardregeln ({ $game })
variant-others = { $game }: weitere Varianten
variant-standard = { $game }: die Standardregeln

## Rule tables

table-topic = Regel
table-standard = { $game }: Standardregeln
table-permalink = Permanenter Link: { $topic }

## A game's glossary

glossary-heading = Glossar
glossary-name = { $game }: Glossar
glossary-lead = { $game }: die Wörter, die in den Regeln vorkommen, und was sie bedeuten.
glossary-link = Was die Wörter dieser Regeln bedeuten

## The rulesets of a game side by side

compare-heading = Nebeneinander
compare-name = { $game }: die Regeln nebeneinander
compare-lead = { $game }: was jedes Regelwerk sagt, Punkt für Punkt. Wählen Sie, welche nebeneinanderstehen sollen.
compare-link = Alle Regeln nebeneinander
compare-columns = Regeln zum Vergleichen
compare-rows = Zeilen
compare-differences = Nur Unterschiede
compare-same = Wie in den Standardregeln
compare-under = Steht unter:
compare-row = { $name }: { $topic }

## Shared sections

draft = Entwurf
unplayable = Hier noch nicht spielbar
history = Geschichte
sources = Quellen
card-topics = Abweichungen:

## A translation that is older than its source

behind = Diese Übersetzung ist teilweise älter als der Text, nach dem sie entstanden ist. Der Text in seiner jetzigen Fassung:
behind-rows = Die Regeln, die sich dort geändert haben:

## The page that says that there is no such page

not-found-eyebrow = 404
not-found-heading = Diese Seite gibt es nicht
not-found-lead = Unter dieser Adresse steht nichts. Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler.
not-found-home = Zur Liste der Spiele

## The page at an address that another page has taken over

moved-heading = Diese Seite ist umgezogen
moved-lead = Was unter dieser Adresse stand, finden Sie hier:

## Punctuation

list-separator = { ", " }
citation-separator = { ", " }
citation-more-authors = { " u. a." }
citation-pages = S. { $pages }
label-separator = { " " }
