### The words on and around the board that stand in the page before any script runs.

# For screen readers, the name of all that belongs to playing: board, throws, choices. $name: the ruleset's name,
# such as "Senet after Bell".
board-game = Game: { $name }
# The name of the grid of squares alone. $name: as above.
board-name = Board: { $name }
# Shown instead of the game's state where scripts are off.
board-needs-script = The board shows the start of the game. To play on it, allow this page its scripts; the rules need none.
# How the board is read and played by keys, for screen readers: its squares are a grid.
board-description = The squares are numbered in the order of play. Arrows move along the board, Enter chooses a piece and then its square, T throws, N and P go to the pieces that can move, H gives a hint, U takes back, the question mark lists all keys.

## Controls

# Button: throws the sticks or the die. The same place of the page always holds it.
board-throw-sticks = Throw the sticks
board-throw-die = Throw the die
# Button below the last square: takes the chosen piece off the board.
board-bear-off = Bear off
# Button: ends this game and sets up another.
board-new-game = New game
# Buttons: take back the last move; show what each move is worth and which is best; after a game, play another with
# the sides changed.
board-undo = Undo
board-hint = Hint
board-rematch = Rematch
# Label of the choice of who plays, and its choices.
board-players = Players
board-players-two = Two at one board
# $side: what the pieces of the side that the computer plays are called, such as "Spools".
board-players-computer = Computer plays: { $side }
# Label of the choice of how strong the computer plays, and its choices, weakest first.
board-level = Computer’s strength
board-level-beginner = Beginner
board-level-casual = Casual
board-level-skilled = Skilled
board-level-strong = Strong

## Panels below the board; each is opened by its summary

# The list of throws and moves, and its buttons: the four step through the game, and are shown as arrows.
board-moves = Moves
board-step-first = To the start
board-step-back = One move back
board-step-on = One move on
board-step-last = Back to the game as it stands
# Button: goes on from the earlier position that is shown; the moves after it are dropped.
board-go-on = Play on from here
# Button: once a game is over, says beside each move how much of the chance to win it gave away.
board-weigh = What each move cost (estimate)
# Passing on a position or a game: a choice of which, a link, and the same as text.
board-share = Share
board-share-what = What to share
board-share-position = This position
board-share-game = The whole game
board-copy-link = Copy the link
# Button: opens the list of programs that the device shares with.
board-send = Share with …
# Label of a field with the game as text, in which another can be put as well.
board-as-text = The game as text; to play on from another, put its text or link here
board-copy-text = Copy the text
board-save = Save as a file
board-take-up = Play on from this text
# What is seldom changed: sounds, giving up.
board-more = More
board-sounds = Sounds
# Opens a second button, which ends the game.
board-resign = Resign
board-resign-sure = Yes, resign this game

## Beside the board

# A tray that holds a side's pieces that have left the board. $side: what the pieces are called.
board-tray = { $side }: pieces off the board
# Heading of the list of squares that have a name or a mark.
board-houses = Houses and marks
# In that list: what the thin inner frame of a square means. $squares: a list of their numbers.
board-safe = Safe squares: { $squares }
# Below the board, a link to the changes of the rules. $version: "1" or the like. $date: the day from which it holds.
board-version = Played by version { $version } of these rules, { $date }

## Keys

# Summary of the list of keys; opens it.
board-keys = Keys
# Each is one line of that list: what the key does. The keys themselves are not translated.
board-key-arrows = along the board
board-key-enter = choose a piece, then its square
board-key-escape = let go of the piece
board-key-throw = throw
board-key-next = next and previous piece that can move
board-key-hint = hint: what each move is worth
board-key-undo = take back the last move
board-key-step = back and forward through the game
board-key-keys = this list
# Names of keys as printed on keyboards.
board-key-name-arrows = Arrows
board-key-name-enter = Enter
board-key-name-escape = Esc
