### The board in a page of another site, and the code that puts it there.

# The description of the page that is nothing but the board. $name: the ruleset's name, such as "Senet after Bell".
embed-lead = { $name }: a board to play on, for two or against the computer.
# Behind the link in that board which leads to the rules, for screen readers.
embed-new-tab = (opens in a new tab)
# Below the board on its page: opens the code.
embed = Embed this board
# Above the code.
embed-about = Put this code into a page of your own, and the board can be played there.
# The name of the code.
embed-code = Code to embed
# What the button "Copy" beside the code copies; it begins with that word.
embed-copy = Copy the code
# Link to the page that is nothing but the board.
embed-alone = The board alone
