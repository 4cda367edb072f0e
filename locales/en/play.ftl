### What the board says while it is played: shown below the board, and spoken.
###
### These go to the board's script, which puts numbers and names in place of the variables as they are.
### So: no selectors and no functions here, and sentences that hold for any number and any name.
### $side is what a side's pieces are called, such as "Cones" or "Spools", never declined; a colon after it
### serves where a verb would have to agree. $throw is the number thrown; $from, $to, $square are squares:
### a number, or a number with the square's name ("27 House of Beauty", see play-named-square).

## Squares in words: for screen readers, each square of the board is one of these

# $square: number of the square. $house: its name or mark.
play-cell-empty = { $square }, empty
play-cell-piece = { $square }, { $side }
play-cell-house-empty = { $square }, { $house }, empty
play-cell-house-piece = { $square }, { $house }, { $side }
# Put after one of the lines above. $cell: that line.
play-cell-can-move = { $cell }, can move
play-cell-chosen = { $cell }, chosen
play-cell-target = { $cell }, can be moved to
# $chance: an estimated chance to win, see play-percent.
play-cell-odds = { $cell }, about { $chance } to win
# A square with a name, inside a sentence. $house: its name or mark.
play-named-square = { $square } ({ $house })
# Joins a list, two at a time: "26, 28" and then "26, 28, 29". $list: what is joined already. $item: what follows.
play-list = { $list }, { $item }
# Joins sentences, two at a time, with the space between them. $said: what is joined already. $next: what follows.
play-sentences = { $said } { $next }

## Whose turn it is, and what to do

play-to-throw = { $side }: your throw.
# After a sentence that names the side.
play-throw-again = Throw again.
play-choose = Choose a piece to move.
play-to-choose = { $side }: choose a piece to move.
play-chosen = Piece on { $from } chosen. Where to: { $to }.
play-chosen-off = Piece on { $from } chosen. Where to: off the board.
play-let-go = Piece on { $from } let go.
# The computer is about to throw or to move.
play-computer-turn = { $side }: the computer's turn.

# A player who is not at this device has the turn.
play-remote-turn = { $side }: the other player's turn.

## Throws

play-threw = { $side }: { $throw } thrown.
# Sticks that all fell with their flat side down.
play-threw-none-up = { $side }: none face up, which counts { $throw }.

## Moves

play-moved = { $side }: { $from } to { $to }.
play-moved-back = { $side }: { $from } back to { $to }.
play-swapped = { $side }: { $from } to { $to }; the two pieces change places.
play-captured = { $side }: { $from } to { $to }; the piece there is captured and leaves the game.
# A piece stops on a square that sends it away, such as the House of Water. $end: where it goes.
play-sent-away = { $side }: { $from } to { $to }, and from there to { $end }.
play-borne-off = { $side }: { $from } off the board.

## No move; the sentence before names the side

play-passed = No possible move, the turn passes.
# No possible move, but the throw gives another.
play-passed-again = No possible move, but another throw.
# No possible move, and a throw that would have given another does not.
play-turn-lost = No possible move, the turn is lost.

## An opening in which the players throw in turn until one throws a certain number

play-opening = Whoever first throws { $needed } begins.
play-opening-missed = { $side }: { $throw } thrown, nobody begins yet.
# The first move, the only one allowed, is made for the one who begins.
play-opening-won = { $side }: { $throw } thrown, this player begins. First move: { $from } to { $to }.

## The end

play-won = The game is over. Winner: { $side }.
play-drawn = The game is over: a draw.
# Said at the end of a game. $version: of the rules that it was played by, "1" or the like.
play-version = Played by version { $version } of these rules.
# Said when a new game is begun by its button; what is to be done first follows.
play-new-game = New game.

# After it: the game before can be had again by undoing.
play-can-come-back = Undo brings the one before back.
# A new game against the computer, who plays the other side than before.
play-rematch = New game with the sides changed.
play-gave-up = { $side }: this player has resigned.

## The game in hand: what may come before whose turn it is

play-resumed = Your game goes on.
play-set-aside = The game kept in this browser cannot be replayed by these rules. It was set aside, and a new game begins.
# A game or a position was taken from a link or a text, or an earlier position is played on from.
play-opened = Play goes on from here.
play-undone = Move taken back.
play-nothing-to-undo = There is no move of yours to take back.
play-no-undo = In a game with someone elsewhere no move is taken back.
play-brought-back = The game before is back.
# An earlier position is shown. $at: after how many moves. $plies: how many there are.
play-looking = Earlier position: { $at } of { $plies }.
play-looked = The game as it stands.
play-refused-looking = This is an earlier position. Play on from here, or go back to the game as it stands.

## The list of moves: a line for each throw

play-entry = { $side }, { $throw }: { $from } to { $to }
play-entry-off = { $side }, { $throw }: { $from } off the board
play-entry-pass = { $side }, { $throw }: no move

## Estimates

play-percent = { $number }%
# $chance: see play-percent.
play-hint = Best by estimate: { $from } to { $to }, about { $chance } to win.
play-hint-off = Best by estimate: { $from } off the board, about { $chance } to win.
# Beside a move of a game that is over: how many of a hundred games it gave away, and that it gave away none.
play-cost = cost about { $number }%
play-cost-none = none was better
# The sum for a side.
play-costs = { $side }: about { $number }% given away in all.
play-weigh-later = What each move cost can be told once the game is over.

## Beside the board

# What stands below a tray. $off: number of pieces borne off. $captured: number of pieces captured.
play-tray = Borne off: { $off }
play-tray-captured = Borne off: { $off } · captured: { $captured }

## Why a piece or a square may not be chosen

play-refused-over = The game is over.
play-refused-not-thrown = Throw first.
play-refused-computer = It is the computer's turn.
play-refused-empty = { $from }: no piece stands there.
play-refused-enemy = { $from }: the piece there is the opponent's.
play-refused-throw = { $from }: a throw of { $throw } does not lead to { $to }.
play-refused-beyond = { $from }: a throw of { $throw } leads beyond the last square and does not bear off from here.
play-refused-own-piece = { $to }: one of your own pieces stands there.
play-refused-safe = { $to }: a safe square, the piece there cannot be touched.
play-refused-protected = { $to }: the piece there is protected by a neighbour.
# $squares: a list of squares, the pieces in the way.
play-refused-barrier = { $from }: a barrier stands in the way, on { $squares }.
play-refused-must-stop = { $from }: every piece must first stop on { $square }.
play-refused-only-bearing-off = { $from }: from here a piece only leaves the board, and a { $throw } does not bear it off.
# $squares: a list of squares, all those from which pieces leave the board.
play-refused-no-bearing-off = { $from }: pieces are borne off only from { $squares }.
play-refused-bear-off-throw = { $from }: a throw of { $throw } does not bear off from here.
# $squares: where the pieces stand that keep this one from leaving.
play-refused-bear-off-others = { $from }: no bearing off while your pieces on { $squares } are not in the last row.
# Where reaching the last square is bearing off already.
play-refused-bears-off = { $from }: with this throw the piece leaves the board.
play-refused-backward = { $from }: pieces do not move backward.
play-refused-forward-first = { $from }: no moving backward while a piece can move forward.
play-refused-backward-taken = { $to }: a backward move needs an empty square.
play-refused-other-first = { $from }: a piece on { $squares } can move and must go first.
play-refused-opening = The opening is not decided yet.

## When the board cannot be played

play-no-engine = The part of this page that plays the rules did not load. The rules below are complete; reload the page to try again.
play-wrong-engine = The part of this page that plays the rules is of another version than the page. Reload the page to put that right.
# A link was changed or cut off on its way; is of a later version of this page; is of other rules.
play-link-damaged = This link is damaged or incomplete. Here is the start of a game.
play-link-later = This link was made by a later version of this page. Reload the page and open it again. Here is the start of a game.
play-link-rules = This link belongs to other rules, or to these rules before they were changed. Here is the start of a game.
# Said of a link by the rules of another page of the same game. $name: what those rules are called.
play-link-elsewhere = This link belongs to other rules: { $name }. The link below the board leads there.
# Said of a text that was put in to be played on from.
play-no-code = No game or position of these rules was found in this text.
# A panel whose script did not arrive.
play-not-loaded = This part of the page did not load. Reload the page to try again.
# Said when a link tells a position or a game that these rules do not allow.
play-wrong-link = What this link tells cannot happen by these rules. Here is the start of a game.
