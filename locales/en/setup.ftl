### Setting up a position on the board, to play on from it.

# A panel below the board, in which readers put the pieces where they want them.
board-set-up = Set up a position
# What is to be done in it. 1, 2 and 0 are keys.
board-set-up-how = Choose squares of the board: a piece is put there, or taken away if it is there already. By keys Enter does that, and 1, 2 and 0 put a piece of the first side, one of the second, or none.
# A choice: what is put on the squares that are chosen next. The sides' pieces follow, such as "Cones", and:
board-put = On the squares
board-put-nothing = Nothing
# Two numbers, one a side: how many of its pieces have left the board.
board-off = Borne off
# A choice of sides: whose turn it is.
board-throws-next = Throws next
# Button: the game goes on from what was set up.
board-play-from-here = Play from here
# Button: takes all pieces away.
board-clear = Empty the board

## Said by the board: no selectors and no functions here, as in play.ftl

# Said when the panel opens.
play-set-up = Setting up a position: choose a square.
# Why what was set up cannot be played. $squares: a list of squares.
play-set-none-stays = No piece can stay on these squares: { $squares }.
# $side: what the pieces are called. $count: how many there are in what was set up. $pieces: how many there are.
play-set-too-many = { $side }: { $count } on the board and borne off together, and there are only { $pieces }.
play-set-too-few = { $side }: { $count } on the board and borne off together, and there must be { $pieces }.
play-set-both-out = Both sides have borne off all their pieces, but the game ends with the first that has.
