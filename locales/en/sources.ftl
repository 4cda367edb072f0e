### What sources say on rule rows, in English: a mark below a row opens to it, and the citations at the foot sum it up.
### Topics and names of rulesets stand behind a colon or in brackets, so that they need not be declined.

# Opens what the sources say on a row, where one of them differs. $topic: the row's topic, such as "Barriers".
readings-disputed = Sources differ: { $topic }
# The same where none differs.
readings-told = What sources say: { $topic }
# Behind the title of a source, how it stands to the rule: says something else …
reading-differs = differs
# … says nothing of it …
reading-silent = leaves it open
# … says the same.
reading-agrees = agrees
# Below a citation, before links to the topics on which the source says what the page says. Include the colon.
source-agrees = Agrees on:
# The same for topics on which it says something else.
source-differs = Differs on:
# The same for topics on which it says nothing.
source-silent = Leaves open:
# Names the mark in a cell of the comparison that leads to what the sources of a ruleset say, for screen readers.
# $name: the ruleset's name. $topic: the topic, such as "Throws".
compare-disputed = Sources differ ({ $name }): { $topic }
