### The headings and fixed sentences of each kind of page.

## Home

# The one big heading of the home page.
home-heading = Old games, read closely
# The paragraph below it; the page's description too.
home-lead = The old boards survive and their rules do not. Here every reading of a game stands beside its standard, topic by topic, and each can be played on the page.
# Link from a game to its page. $game: its name.
home-standard = { $game }: the standard rules
# Label before a game's variants.
home-variants = Variants

## The list of languages at the root of the site

languages-heading = Languages
# The page's description.
languages-lead = Variorum in all its languages.

## A game's page (its standard rules)

# Small line above the heading.
game-eyebrow = Game
# Heading above the paragraphs on the game. $name: its name.
game-about = What is { $name }?
# Heading of the table of all the standard's rules.
game-rules = The rules, topic by topic
# The table's caption. $name: the game's name.
game-rules-caption = { $name }: the standard rules
# Heading of the column that states the rule.
game-rules-column = Standard rule
# Heading of the list of variants.
game-variants = Variants

## A variant's page

# Small line above the heading; the game's name follows as a link. Include the colon.
variant-eyebrow = Variant:
# Heading above the paragraphs on the variant. $name: its name, such as "Senet after Bell".
variant-about = What is { $name }?
# Heading of the table of differences.
variant-changes = Rule changes
# The table's caption. $name: the variant's name. $game: the game's name.
variant-changes-caption = { $name }: differences from the standard rules ({ $game })
# Heading of the list of the game's other variants. $game: the game's name.
variant-others = { $game }: other variants
# Link to the game's page. $game: the game's name.
variant-standard = { $game }: the standard rules

## Rule tables

# Heading of the first column: the topic of the rule.
table-topic = Rule
# Heading of the column with the standard's rules, and the label of its cells on a narrow screen.
# $game: the game's name.
table-standard = { $game }: standard rules
# Explains the link to a row where a pointer rests on it. $topic: the topic, such as "Throws".
table-permalink = Permanent link: { $topic }

## A game's glossary

# The heading.
glossary-heading = Glossary
# The page's name where something leads to it, and in its title. $game: the game's name.
glossary-name = { $game }: glossary
# Below the heading; the page's description too. $game: the game's name.
glossary-lead = { $game }: the words that its rules use, and what each of them means.
# Link to the page below a table of rules.
glossary-link = What the words of these rules mean

## The rulesets of a game side by side

# The heading.
compare-heading = Side by side
# The page's name where something leads to it, and in its title; the name of its table, too. $game: the game's name.
compare-name = { $game }: the rules side by side
# Below the heading; the page's description too. $game: the game's name.
compare-lead = { $game }: what each set of rules says, topic by topic. Choose which to set beside one another.
# Link to the page, below the list of variants.
compare-link = All rules side by side
# Heading above the names of the rulesets, each of which can be shown or left out.
compare-columns = Rules to compare
# Heading above the choice of rows.
compare-rows = Rows
# When chosen, the rows are hidden on which all rulesets shown agree.
compare-differences = Only what differs
# Below the standard's text where a variant has no other; a link to the standard's row.
compare-same = As the standard
# In place of a text, where a variant tells of the topic in other rows; links to them follow. Include the colon.
compare-under = Told under:
# Names the link from a cell to the row on the page of its ruleset, for screen readers. $name: the ruleset's name.
# $topic: the topic, such as "Throws".
compare-row = { $name }: { $topic }

## Shared sections

# Badge above the heading of a page that is not finished; only those who work on it see the page.
draft = Draft
# Heading above the reason why a page has rules and no board, and a note on links to such a page.
unplayable = Not playable here yet
history = History
sources = Sources
# Before the topics in which a variant differs from the standard; a list of links follows. Include the colon.
card-topics = Differs in:

## A translation that is older than its source

# The source's language follows as a link to this page in it. Include the colon.
behind = This translation is in part older than the text it was made from. The text as it is now:
# Before the rows of rules that changed since; a list of links to them in the source follows. Include the colon.
behind-rows = The rows that have changed there:

## The page that says that there is no such page

not-found-eyebrow = 404
not-found-heading = No such page
not-found-lead = Nothing stands at this address. It may have been moved, or mistyped.
# Link to the home page.
not-found-home = To the list of games

## The page at an address that another page has taken over

moved-heading = This page has moved
# The name of the page follows as a link; the page's description too. Include the colon.
moved-lead = What stood at this address is found here:

## Punctuation

# Stands between the items of a list of links, with the space that follows it.
list-separator = { ", " }
# Stands between the parts of a citation: authors, title, publisher, place, year, pages.
citation-separator = { ", " }
# Stands behind the authors of a work that are named, where there are more; with the space before it.
citation-more-authors = { " and others" }
# The pages of a work, such as "26-28".
citation-pages = p. { $pages }
# Stands between a text that ends in a colon and the link that follows it: a space, or { "" } in a language that
# puts none there.
label-separator = { " " }
