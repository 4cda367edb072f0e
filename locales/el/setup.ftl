### Setting up a position on the board, in Greek.
### What each message is for and what its variables hold is said in locales/en/setup.ftl.

board-set-up = Στήσιμο θέσης
board-set-up-how = Επιλέξτε τετράγωνα του ταμπλό: το πιόνι μπαίνει εκεί, ή φεύγει αν βρίσκεται ήδη εκεί. Από το πληκτρολόγιο το ίδιο κάνει το Enter, ενώ τα 1, 2 και 0 βάζουν πιόνι της πρώτης πλευράς, της δεύτερης ή κανένα.
board-put = Στα τετράγωνα
board-put-nothing = Τίποτα
board-off = Βγήκαν
board-throws-next = Επόμενη ρίψη
board-play-from-here = Παιχνίδι από εδώ
board-clear = Άδειασμα του ταμπλό

## Said by the board

play-set-up = Στήσιμο θέσης: επιλέξτε τετράγωνο.
play-set-none-stays = Σε αυτά τα τετράγωνα δεν μπορεί να μείνει πιόνι: { $squares }.
play-set-too-many = { $side }: { $count } μαζί στο ταμπλό και εκτός, ενώ υπάρχουν μόνο { $pieces }.
play-set-too-few = { $side }: { $count } μαζί στο ταμπλό και εκτός, ενώ πρέπει να είναι { $pieces }.
play-set-both-out = Και οι δύο πλευρές έχουν βγάλει όλα τα πιόνια τους, όμως το παιχνίδι τελειώνει με την πρώτη που το καταφέρνει.
