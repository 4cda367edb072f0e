### Live games: two players in different places play one game by sending each other its link.
### A side commits to its secret numbers by a seal; content/pages/by-link tells it all in plain words.

## The panel below the board

live-summary = Play by link
live-lead = For two players in different places: each turn makes a link, which the other opens. No server stands in between, and both browsers check every throw.
# A choice of who throws first: whoever makes the invitation, or the other.
live-first = First throw
live-first-own = mine
live-first-other = the other player’s
# A choice that both must keep to; see the page about games by link.
live-strict = Strict: a link goes back after every throw, so that nobody can look ahead
live-invite = Make an invitation
live-accept = Accept the invitation
# Label of the field with the link, for whoever has to send it.
live-link = Link for the other player
# Leads to the page about games by link.
live-page = What games by link guarantee

## What was agreed, a line each; $side is what a side's pieces are called

play-live-side = Your side: { $side }
play-live-begins = First throw: { $side }
play-live-strictly = Strict game
# $number: how many throws, from 1.
play-live-checked = Throws checked: { $number }. All of them follow from both sides’ numbers.

## What is said when a game begins, goes on, or is opened

# An invitation was made, or accepted; that its link is to be sent (see play-live-send) is said after it.
play-live-made = The invitation is ready. Open its answer in this browser.
play-live-invited = You are invited to a game by link. Accept it below the board, and send the link back.
play-live-accepted = Accepted. Open what comes back in this browser.
# $ply: a throw and its move, as in the list of moves (see play-entry).
play-live-played = { $ply }.
# After a turn, or where the other side has to answer. $side: whose throw is next.
play-live-send = { $side } next. Send the link below the board to the other player.
# For whoever opens a game of others, or one of his own in another browser.
play-live-watched = This browser plays no side of this game: it can be watched here. A side is played only in the browser in which it was begun, and only while that keeps its data.
play-live-earlier = That was an older link of this game. Here is the game as it stands.
# Whoever plays is not told what the computer would do.
play-live-no-hint = In a game with someone elsewhere the board gives no hints.

## Why a link is not accepted

play-live-other = This link is not accepted: it tells the game otherwise than it went here. Here is the game as this browser knows it.
# $number: which throw, counted from the start.
play-live-bad-throw = This link is not accepted: throw { $number } does not follow from both sides’ numbers.
play-live-bad-value = This link is not accepted: a number in it does not fit its seal.
play-live-bad-terms = This link is not accepted: what it says of the game contradicts itself.
play-live-insecure = Games by link need a secure connection (https): without it, browsers check no throws.
play-live-not-kept = This browser keeps nothing for this site, so no game by link can be played in it.
play-live-too-long = The game has become too long for a link and cannot go on.
