### The headings and fixed sentences of each kind of page, in Greek.
### What each message is for and what its variables hold is said in locales/en/pages.ftl.
### Names stand undeclined and without an article: before a colon, after one or in brackets.

## Home

home-heading = Παλιά παιχνίδια, προσεκτικά διαβασμένα
home-lead = Τα παλιά ταμπλό σώζονται, οι κανόνες τους όχι. Εδώ κάθε ανάγνωση ενός παιχνιδιού βρίσκεται δίπλα στους βασικούς του κανόνες, θέμα προς θέμα, και όλες παίζονται πάνω στη σελίδα.
home-standard = { $game }: οι βασικοί κανόνες
home-variants = Παραλλαγές

## The list of languages at the root of the site

languages-heading = Γλώσσες
languages-lead = Το Variorum σε όλες τις γλώσσες του.

## A game's page (its standard rules)

game-eyebrow = Παιχνίδι
game-about = { $name }: τι είναι;
game-rules = Οι κανόνες, θέμα προς θέμα
game-rules-caption = { $name }: οι βασικοί κανόνες
game-rules-column = Βασικός κανόνας
game-variants = Παραλλαγές

## A variant's page

variant-eyebrow = Παραλλαγή:
variant-about = { $name }: τι είναι;
variant-changes = Αλλαγές στους κανόνες
variant-changes-caption = { $name }: διαφορές από τους βασικούς κανόνες ({ $game })
variant-others = { $game }: άλλες παραλλαγές
variant-standard = { $game }: οι βασικοί κανόνες

## Rule tables

table-topic = Κανόνας
table-standard = { $game }: βασικοί κανόνες
table-permalink = Μόνιμος σύνδεσμος: { $topic }

## A game's glossary

glossary-heading = Γλωσσάρι
glossary-name = { $game }: γλωσσάρι
glossary-lead = { $game }: οι όροι που χρησιμοποιούν οι κανόνες του και η σημασία του καθενός.
glossary-link = Τι σημαίνουν οι όροι αυτών των κανόνων

## The rulesets of a game side by side

compare-heading = Δίπλα δίπλα
compare-name = { $game }: οι κανόνες δίπλα δίπλα
compare-lead = { $game }: τι ορίζει κάθε σύνολο κανόνων, σημείο προς σημείο. Διαλέξτε ποια θα βάλετε το ένα δίπλα στο άλλο.
compare-link = Όλοι οι κανόνες δίπλα δίπλα
compare-columns = Κανόνες προς σύγκριση
compare-rows = Γραμμές
compare-differences = Μόνο όσα διαφέρουν
compare-same = Όπως στους βασικούς κανόνες
compare-under = Ορίζεται στο:
compare-row = { $name }: { $topic }

## Shared sections

draft = Πρόχειρο
unplayable = Δεν παίζεται ακόμη εδώ
history = Ιστορία
sources = Πηγές
card-topics = Διαφέρει ως προς:

## A translation that is older than its source

behind = Η μετάφραση αυτή είναι εν μέρει παλαιότερη από το κείμενο από το οποίο έγινε. Το κείμενο όπως είναι σήμερα:
behind-rows = Οι κανόνες που άλλαξαν εκεί:

## The page that says that there is no such page

not-found-eyebrow = 404
not-found-heading = Δεν υπάρχει τέτοια σελίδα
not-found-lead = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα. Ίσως η σελίδα μεταφέρθηκε ή η διεύθυνση γράφτηκε λάθος.
not-found-home = Προς τον κατάλογο των παιχνιδιών

## The page at an address that another page has taken over

moved-heading = Αυτή η σελίδα μεταφέρθηκε
moved-lead = Ό,τι βρισκόταν σε αυτή τη διεύθυνση είναι πλέον εδώ:

## Punctuation

list-separator = { ", " }
citation-separator = { ", " }
citation-more-authors = { " κ.ά." }
citation-pages = σ. { $pages }
label-separator = { " " }
